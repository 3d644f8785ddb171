"""Likely corrections of a fact: its neighbours, as a hand or an eye confuses them, that the rules allow. Pure.

What the eye itself named as an alternative comes first, then what is easily confused: the other seat, the other pad,
yes and no, the card of another colour or the same rank, the stone turned over or of another colour, the hole beside.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from typing import Any

from companion import codec
from companion.cards import Card
from companion.engine import Game, Prompt, Refused
from companion.errors import Unreadable
from companion.fold import Folded, Step, taken
from companion.games.board.facts import COLOURS, Stone
from companion.games.board.holes import HOLES
from companion.seats import Seat
from companion.signals import CardsSeen

MOST = 6
"""So many likely corrections are offered."""
_LOOKED_AT = 400
_TWINS = {"6": "9", "9": "6", "T": "7", "7": "T", "Q": "K", "K": "Q", "J": "Q"}
"""Ranks that are taken for each other."""


@dataclass(frozen=True, slots=True)
class Likely:
    """One correction: the fact, and what it would lead to."""

    action: Any
    news: tuple[Prompt, ...]


def likely(game: Game[Any, Any], folded: Folded, place: int, evidence: Any = None) -> tuple[Likely, ...]:
    """What else the fact after `place` steps may have been, likeliest first, each allowed there."""
    before, said = folded.states[place], folded.steps[place].said
    sitting = tuple(score.seat for score in game.scores(before) if score.seat is not None)
    found: list[Likely] = []
    seen = [said]
    news = [_news(game, before, said)]
    for n, other in enumerate(_neighbours(said, sitting, _others(evidence))):
        if n >= _LOOKED_AT or len(found) >= MOST:
            break
        if other in seen:
            continue
        seen.append(other)
        came = _news(game, before, other)
        # What reads the same on the button is no choice.
        if came and came not in news:
            news.append(came)
            found.append(Likely(other, came))
    return tuple(found)


def _news(game: Game[Any, Any], before: Any, said: Any) -> tuple[Prompt, ...]:
    try:
        return game.news(taken(game, before, Step(0, said)))
    except (Refused, ValueError):
        return ()


def _others(evidence: Any) -> dict[Card, tuple[Card, ...]]:
    """For each card the eye named, what else it may have been, as the eye itself said."""
    try:
        signal = codec.read((CardsSeen,), evidence)
    except Unreadable:
        return {}
    return {one.card: tuple(other for other, _ in one.others) for one in signal.cards}


def _neighbours(value: Any, sitting: Sequence[Seat], named: dict[Card, tuple[Card, ...]]) -> Iterator[Any]:
    """Facts that differ from this one in one thing; for two seats' things also those exchanged."""
    parts = [(field.name, getattr(value, field.name)) for field in fields(value)] if is_dataclass(value) else []
    for name, part in parts:
        for other in _named(part, named):
            yield replace(value, **{name: other})
    cards = [(name, part) for name, part in parts if isinstance(part, Card)]
    if len(cards) == 2:
        (first, a), (second, b) = cards
        yield replace(value, **{first: b, second: a})
    for name, part in parts:
        for other in _confused(part, sitting):
            yield replace(value, **{name: other})


def _named(part: Any, named: dict[Card, tuple[Card, ...]]) -> Iterator[Any]:
    if isinstance(part, Card):
        yield from named.get(part, ())
    elif isinstance(part, tuple):
        for n, one in enumerate(part):
            yield from ((*part[:n], other, *part[n + 1:]) for other in _named(one, named))


def _confused(part: Any, sitting: Sequence[Seat]) -> Iterator[Any]:
    if isinstance(part, Seat):
        yield from (seat for seat in sitting if seat is not part)
    elif isinstance(part, Enum):
        yield from (other for other in type(part) if other is not part)
    elif isinstance(part, bool):
        yield not part
    elif isinstance(part, Card):
        yield from _look_alikes(part)
    elif isinstance(part, Stone):
        yield from _stones(part)
    elif isinstance(part, tuple):
        for n, one in enumerate(part):
            yield from ((*part[:n], other, *part[n + 1:]) for other in _confused(one, sitting))


def _look_alikes(card: Card) -> Iterator[Card]:
    if not card.is_face:
        return
    rank, suit = card.notation[0], card.notation[1]
    # Suits of one colour first, then the twin of the rank, then the other suits.
    same = {"c": "s", "s": "c", "d": "h", "h": "d"}[suit]
    yield Card(rank + same)
    if rank in _TWINS:
        yield Card(_TWINS[rank] + suit)
    yield from (Card(rank + other) for other in "shdc" if other not in (suit, same))


def _stones(stone: Stone) -> Iterator[Stone]:
    yield replace(stone, marked_up=not stone.marked_up)
    yield from (replace(stone, colour=colour) for colour in COLOURS if colour != stone.colour)
    yield from (replace(stone, hole=hole) for hole in _beside(stone.hole))


def _beside(hole: str) -> Iterator[str]:
    if len(hole) != 2:
        return
    column, row = ord(hole[0]), ord(hole[1])
    steps = ((0, 1), (0, -1), (1, 0), (-1, 0))
    yield from (name for dc, dr in steps if (name := chr(column + dc) + chr(row + dr)) in HOLES)
