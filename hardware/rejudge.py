"""Judging a match again from its evidence: every race from its edges, every reading from its picture.

What comes out must agree with what was written down. A race is judged by the limits of that evening, which lie with it,
a board by the calibration and the colours of that evening; a reading is read by the model that is installed now, so one
that another model made is told apart.
"""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from typing import Any, Protocol

from companion.boardread import at_odds, board_told, holes_apart, holes_told
from companion.cards import Card
from companion.engine import Doubt, Game, Prompt, Refused
from companion.errors import CompanionError
from companion.evidence import Proof
from companion.photofinish import verdict
from companion.signals import SURE, BoardSeen, BoardTerms, CardsSeen, LooseStone, Race, SeenCard, Signal
from hardware.board_agreement import SAME_MM
from hardware.camera import Picture, read_picture
from hardware.race import judged_again
from hardware.zones import middle

PACKS = 2
MODELS = Path(__file__).parent / "eye" / "models"
"""The trained models that come with the program."""
SAME_PLACE = 0.12
"""A card is the same one while its middle stays within this share of the cut's longer side."""


class Reader(Protocol):
    """Names the cards of a picture."""

    def read(self, picture: Picture, packs: int = 1) -> CardsSeen:
        """Every card that lies in the picture (blue first), at its place in px."""


class BoardReader(Protocol):
    """Reads the board in a kept picture by what it was read by then (`hardware.board_eye.BoardAgain`)."""

    def read(self, picture: Picture, terms: BoardTerms) -> BoardSeen:
        """Raises BadProfile (a CompanionError) or Refused where it cannot."""


@dataclass(frozen=True, slots=True)
class Eyes:
    """What reads pictures again, and the marks of the models behind it; None where it cannot be loaded."""

    cards: Reader | None = None
    cards_mark: str = ""
    board: BoardReader | None = None
    board_mark: str = ""


@dataclass(frozen=True, slots=True)
class Again:
    """One entry judged again. `outcome` is `same`, `unsure` (no contradiction, but one of both is not sure), `differs`,
    `other_model`, `no_picture` or `no_reader`; `was` and `now` are what was written down and what comes out now, `mark`
    the model that read it then."""

    seq: int
    kind: str
    outcome: str
    was: Prompt
    now: Prompt
    mark: str = ""

    @property
    def prompt(self) -> Prompt:
        """The outcome as a sentence."""
        values: dict[str, Any] = {"n": self.seq}
        if self.outcome in ("differs", "other_model", "unsure"):
            values |= {"was": self.was, "now": self.now}
        if self.outcome == "other_model":
            values["mark"] = self.mark
        return Prompt(f"evidence.again.{self.outcome}", values)


@cache
def model_mark(models: Path, sense: str = "cards") -> str:
    """Twelve signs that name the trained models for cards or for the board in this folder: any other training has
    others. Empty without a model."""
    files = [path for path in sorted(models.glob("*"))
             if path.suffix in (".onnx", ".npz") and path.name.startswith("board") == (sense == "board")]
    seen = hashlib.sha256()
    for path in files:
        seen.update(path.read_bytes())
    return seen.hexdigest()[:12] if files else ""


def again(proofs: Iterable[Proof], game: Game[Any, Any], picture: Callable[[str], bytes | None], eyes: Eyes
          ) -> tuple[Again, ...]:
    """Every proof judged again, in order; `picture` gives the kept JPEG of a key."""
    return tuple(_again(proof, game, picture, eyes) for proof in proofs)


def _again(proof: Proof, game: Game[Any, Any], picture: Callable[[str], bytes | None], eyes: Eyes) -> Again:
    was = proof.signal
    if isinstance(was, Race):
        return _race(proof, was, game)
    if isinstance(was, BoardSeen):
        return _board(proof, was, game, picture, eyes)
    return _cards(proof, was, game, picture, eyes)


def _race(proof: Proof, was: Race, game: Game[Any, Any]) -> Again:
    told = verdict(was, proof.names)
    if not was.edges and was.presses:
        return Again(proof.seq, "race", "no_picture", told, told)
    now = judged_again(was)
    if now is None:
        return Again(proof.seq, "race", "differs", told, Prompt("evidence.nobody"))
    same = now == was and _says(proof, game, now)
    return Again(proof.seq, "race", "same" if same else "differs", told, verdict(now, proof.names))


def _cards(proof: Proof, was: CardsSeen, game: Game[Any, Any], picture: Callable[[str], bytes | None], eyes: Eyes
           ) -> Again:
    told = cards_told(was.cards)
    if eyes.cards is None:
        return Again(proof.seq, "cards", "no_reader", told, told, was.reader)
    seen = _kept(proof, picture)
    if seen is None:
        return Again(proof.seq, "cards", "no_picture", told, told, was.reader)
    now = read_again(was, eyes.cards.read(seen, PACKS), max(seen.shape[:2]))
    same = [card.card for card in now.cards] == [card.card for card in was.cards] and _says(proof, game, now)
    outcome = _outcome(same, was.reader, eyes.cards_mark)
    return Again(proof.seq, "cards", outcome, told, cards_told(now.cards), was.reader)


def _board(proof: Proof, was: BoardSeen, game: Game[Any, Any], picture: Callable[[str], bytes | None], eyes: Eyes
           ) -> Again:
    told = board_told(was)
    if eyes.board is None or was.terms is None:
        return Again(proof.seq, "board", "no_reader", told, told, was.reader)
    seen = _kept(proof, picture)
    if seen is None:
        return Again(proof.seq, "board", "no_picture", told, told, was.reader)
    try:
        found = eyes.board.read(seen, was.terms)
    except Refused as refused:
        outcome = _outcome(False, was.reader, eyes.board_mark)
        return Again(proof.seq, "board", outcome, told, refused.prompt, was.reader)
    except CompanionError:  # the terms are torn
        return Again(proof.seq, "board", "no_reader", told, told, was.reader)
    now = board_again(was, found)
    outcome = _board_outcome(proof, was, now, game)
    if outcome != "same" and was.reader != eyes.board_mark:
        outcome = "other_model"
    places = holes_apart(was, now)
    if places:
        return Again(proof.seq, "board", outcome, holes_told(was, places), holes_told(now, places), was.reader)
    return Again(proof.seq, "board", outcome, told, board_told(now), was.reader)


def _board_outcome(proof: Proof, was: BoardSeen, now: BoardSeen, game: Game[Any, Any]) -> str:
    """`same`, `unsure` or `differs`, whoever the reader was."""
    if not holes_apart(was, now) and _loose(was) == _loose(now):
        return "same" if _says(proof, game, now) else "differs"
    before = {hole.hole: hole for hole in was.holes}
    if any(at_odds(before.get(hole.hole, hole), hole) for hole in now.holes) or _sure(was) != _sure(now):
        return "differs"
    # What is unsure makes a doubt of the game's; only another fact than the one that was written down contradicts it.
    meant = game.read(proof.state, now)
    fits = proof.by == "referee" or meant is None or isinstance(meant, Doubt) or meant == proof.said
    return "unsure" if fits else "differs"


def _kept(proof: Proof, picture: Callable[[str], bytes | None]) -> Picture | None:
    """The proof's picture, None where it is not kept any more or is damaged."""
    jpeg = picture(proof.picture) if proof.picture else None
    return read_picture(jpeg) if jpeg is not None else None


def _outcome(same: bool, mark: str, now: str) -> str:
    other = "differs" if mark == now else "other_model"
    return "same" if same else other


def _says(proof: Proof, game: Game[Any, Any], signal: Signal) -> bool:
    """True when the game makes of this signal what was written down; a person's answer to a doubt stands by itself."""
    if proof.by == "referee":
        return True
    meant = game.read(proof.state, signal)
    return not isinstance(meant, Doubt) and bool(meant == proof.said)


def read_again(was: CardsSeen, found: CardsSeen, longest_px: int) -> CardsSeen:
    """The first reading with the names that are read now at the same places; a card that is not read now is UNKNOWN.

    A card of the second reading that the first one did not report (an old one beside the new ones) is left out.
    """
    left = [card for card in found.cards if middle(card) is not None]
    cards: list[SeenCard] = []
    for card in was.cards:
        at = middle(card)
        near = min(left, key=lambda one: _apart(at, middle(one)), default=None) if at is not None else None
        if near is not None and _apart(at, middle(near)) <= SAME_PLACE * longest_px:
            left.remove(near)
            cards.append(replace(card, card=near.card, confidence=near.confidence, others=near.others))
        else:
            cards.append(replace(card, card=Card("??"), confidence=0.0, others=()))
    return replace(was, cards=tuple(cards))


def _apart(one: tuple[float, float] | None, other: tuple[float, float] | None) -> float:
    if one is None or other is None:
        return float("inf")
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def cards_told(cards: Iterable[SeenCard]) -> Prompt:
    """The cards in a sentence."""
    return Prompt("evidence.read", {"cards": tuple(card.card for card in cards)})


def board_again(was: BoardSeen, found: BoardSeen) -> BoardSeen:
    """The first reading with what is read now in its holes and of its loose stones, each at its old place; one that is
    not read now is left out, one that is new is there."""
    left = list(found.loose)
    loose: list[LooseStone] = []
    for stone in was.loose:
        near = min(left, key=partial(_mm, stone), default=None)
        if near is not None and _mm(stone, near) <= SAME_MM:
            left.remove(near)
            loose.append(replace(near, x_mm=stone.x_mm, y_mm=stone.y_mm))
    return replace(was, holes=found.holes, loose=(*loose, *left))


def _mm(one: LooseStone, other: LooseStone) -> float:
    return math.dist((one.x_mm, one.y_mm), (other.x_mm, other.y_mm))


def _loose(seen: BoardSeen) -> Counter[tuple[str, bool | None, bool]]:
    return Counter((stone.colour, stone.marked_up, stone.confidence >= SURE) for stone in seen.loose)


def _sure(seen: BoardSeen) -> set[tuple[str, float, float]]:
    """The loose stones that a game goes by."""
    return {(stone.colour, stone.x_mm, stone.y_mm) for stone in seen.loose if stone.confidence >= SURE}
