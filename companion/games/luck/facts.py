"""What happens at the push-your-luck table, as facts. Every card is turned face up, so nothing has to be guessed."""

from __future__ import annotations

from dataclasses import dataclass

from companion.cards import Card, Suit


@dataclass(frozen=True, slots=True)
class Turned:
    """The top card of the pile was turned over (L5)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Placed:
    """The turned card was put into column 1 or 2; told only where both fit (L7)."""

    column: int


@dataclass(frozen=True, slots=True)
class Stopped:
    """The player stopped and took column 1 or 2; the other one stays (L9)."""

    column: int


@dataclass(frozen=True, slots=True)
class Took:
    """The player took the column left over by the player before, instead of drawing (L10)."""


@dataclass(frozen=True, slots=True)
class Banked:
    """The player turned the own pile of that suit face down (L15).

    Neither suit nor card: all open piles; a card: that one alone (both only by house rule, LA2).
    """

    suit: Suit | None = None
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class GaveUp:
    """After a joker the open pile of that suit was discarded (L13, L14)."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The pile turned out to be empty with cards missing from it, and was renewed (L17) or is at its end (L18)."""


Fact = Turned | Placed | Stopped | Took | Banked | GaveUp | Reshuffled
FACTS = (Turned, Placed, Stopped, Took, Banked, GaveUp, Reshuffled)
"""The union of this game's facts."""
