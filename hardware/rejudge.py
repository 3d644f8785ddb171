"""Judging a match again from its evidence: every race from its edges, every reading from its picture.

What comes out must agree with what was written down. A race is judged by the limits of that evening, which lie with it;
a reading is read by the model that is installed now, so one that another model made is told apart.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from companion.cards import Card
from companion.engine import Doubt, Game, Prompt
from companion.evidence import Proof
from companion.photofinish import verdict
from companion.signals import CardsSeen, Race, SeenCard, Signal
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


@dataclass(frozen=True, slots=True)
class Again:
    """One entry judged again. `outcome` is `same`, `differs`, `other_model`, `no_picture` or `no_reader`; `was` and
    `now` are what was written down and what comes out now, `mark` the model that read it then."""

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
        if self.outcome in ("differs", "other_model"):
            values |= {"was": self.was, "now": self.now}
        if self.outcome == "other_model":
            values["mark"] = self.mark
        return Prompt(f"evidence.again.{self.outcome}", values)


@cache
def model_mark(models: Path) -> str:
    """Twelve signs that name the trained model in this folder: any other training has others. Empty without a model."""
    seen = hashlib.sha256()
    for path in sorted(models.glob("*.onnx")):
        seen.update(path.read_bytes())
    return seen.hexdigest()[:12] if any(models.glob("*.onnx")) else ""


def again(proofs: Iterable[Proof], game: Game[Any, Any], picture: Callable[[str], bytes | None],
          reader: Reader | None, mark: str = "") -> tuple[Again, ...]:
    """Every proof judged again, in order; `picture` gives the kept JPEG of a key, `mark` names `reader`'s model."""
    return tuple(_race(proof, game) if isinstance(proof.signal, Race) else _reading(proof, game, picture, reader, mark)
                 for proof in proofs)


def _race(proof: Proof, game: Game[Any, Any]) -> Again:
    was = proof.signal
    assert isinstance(was, Race)
    told = verdict(was, proof.names)
    if not was.edges and was.presses:
        return Again(proof.seq, "race", "no_picture", told, told)
    now = judged_again(was)
    if now is None:
        return Again(proof.seq, "race", "differs", told, Prompt("evidence.nobody"))
    same = now == was and _says(proof, game, now)
    return Again(proof.seq, "race", "same" if same else "differs", told, verdict(now, proof.names))


def _reading(proof: Proof, game: Game[Any, Any], picture: Callable[[str], bytes | None], reader: Reader | None,
             mark: str) -> Again:
    was = proof.signal
    if not isinstance(was, CardsSeen) or reader is None:
        nothing = cards_told(was.cards if isinstance(was, CardsSeen) else ())
        return Again(proof.seq, proof.kind, "no_reader", nothing, nothing)
    told = cards_told(was.cards)
    jpeg = picture(proof.picture) if proof.picture else None
    seen = read_picture(jpeg) if jpeg is not None else None
    if seen is None:
        return Again(proof.seq, "cards", "no_picture", told, told, was.reader)
    now = read_again(was, reader.read(seen, PACKS), max(seen.shape[:2]))
    same = [card.card for card in now.cards] == [card.card for card in was.cards] and _says(proof, game, now)
    other = "differs" if was.reader == mark else "other_model"
    outcome = "same" if same else other
    return Again(proof.seq, "cards", outcome, told, cards_told(now.cards), was.reader)


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
