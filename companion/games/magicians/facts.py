"""What can happen at the duel table, in the game's words. These are stored; what they were worth is not."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from companion.cards import Card
from companion.seats import Seat
from companion.signals import RaceKind


class Deck(StrEnum):
    """The two decks in front of each player (M3, M4)."""

    MAIN = "main"
    MAGIC = "magic"

    @property
    def other(self) -> Deck:
        """The other of the two.

        >>> Deck.MAIN.other
        <Deck.MAGIC: 'magic'>
        """
        return Deck.MAGIC if self is Deck.MAIN else Deck.MAIN


@dataclass(frozen=True, slots=True)
class Composed:
    """The magic deck that this seat made for the opponent is handed over (M4); both are when `seat` is None."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Dealt:
    """Pack 1 is shuffled and cut, all four decks lie in place (M3)."""


@dataclass(frozen=True, slots=True)
class Armed:
    """Hands are back, the signal may come (M9)."""


@dataclass(frozen=True, slots=True)
class Raced:
    """How the race for the deck ended (M9, M10).

    `clear`: the hand of `seat` was first, on its `pad`. `dead_heat`: too close, nobody was faster. `nobody`: no hand
    came. `false_start`: the seats in `early` were too soon; `seat` and `pad` are what the one who waited touched
    next, if anything yet. `on` is the seat whose deck was touched where that may be another (MA2). `margin_us` is
    the lead over the other hand where there was one.
    """

    kind: RaceKind
    seat: Seat | None = None
    pad: Deck | None = None
    margin_us: int | None = None
    early: tuple[Seat, ...] = ()
    on: Seat | None = None


@dataclass(frozen=True, slots=True)
class Rolled:
    """The chooser's die shows `n`, where a die takes the place of the race (MA31)."""

    n: int


@dataclass(frozen=True, slots=True)
class Swapped:
    """The faster player let the magic decks change places, or kept them (M11)."""

    swap: bool


@dataclass(frozen=True, slots=True)
class Assigned:
    """The faster player says that the magic card counts for himself or herself, or for the opponent (M15)."""

    mine: bool


@dataclass(frozen=True, slots=True)
class Revealed:
    """The cards turned over in front of the seats (M12); None for a seat whose card is told apart."""

    S: Card | None = None
    N: Card | None = None

    def at(self, seat: Seat) -> Card | None:
        """The card in front of that seat."""
        return self.S if seat is Seat.S else self.N


@dataclass(frozen=True, slots=True)
class Thrown:
    """This seat is done throwing (M18); both are when `seat` is None."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Exchanged:
    """The hats have changed owners and all their cards lie open (M20): the rows may be read now."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The rows of cards lying open after the exchange (M20).

    `S` is the row in front of S, so the cards out of N's hat, which S plays; None for a row told apart, empty for a
    hat without a card. `strays_S` of the row `S` were thrown by S into N's hat, where the house counts these (MA11).
    """

    S: tuple[Card, ...] | None = None
    N: tuple[Card, ...] | None = None
    strays_S: int = 0
    strays_N: int = 0

    def at(self, seat: Seat) -> tuple[Card, ...] | None:
        """The row in front of that seat."""
        return self.S if seat is Seat.S else self.N

    def strays(self, seat: Seat) -> int:
        """How many cards of that row its own player had thrown."""
        return self.strays_S if seat is Seat.S else self.strays_N


@dataclass(frozen=True, slots=True)
class Returned:
    """The misses are shuffled back into the decks they came from (M24)."""


@dataclass(frozen=True, slots=True)
class NextRound:
    """Everything is collected, the players of the next round are seated (M32, M33)."""


@dataclass(frozen=True, slots=True)
class Recounted:
    """The decks in front of this seat were counted by hand: the companion only ever counts along."""

    seat: Seat
    main: int
    magic: int


Fact = (Composed | Dealt | Armed | Raced | Rolled | Swapped | Assigned | Revealed | Thrown | Exchanged | Opened
        | Returned | NextRound | Recounted)
FACTS: tuple[type, ...] = (Composed, Dealt, Armed, Raced, Rolled, Swapped, Assigned, Revealed, Thrown, Exchanged,
                           Opened, Returned, NextRound, Recounted)
"""Every fact of the duel."""
