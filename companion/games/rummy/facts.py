"""What happens at a rummy table, in its own words. Hands stay hidden: a fact tells only what everybody can see.

`player` is the number in the setup, clockwise from 0; partners are 0 and 2, 1 and 3 (R1).
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.cards import Card


@dataclass(frozen=True, slots=True)
class FirstDealer:
    """Chance named who deals first (R3)."""

    player: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """Everybody got the cards of the deal and this card was turned up; a wild one is buried again (R5, R6)."""

    upcard: Card


@dataclass(frozen=True, slots=True)
class TookUpcard:
    """The player took the top discard into the hand (R15, R16)."""

    player: int


@dataclass(frozen=True, slots=True)
class Pushed:
    """The player pushed the top stock card, unseen, and the top discard to the left (R15)."""

    player: int


@dataclass(frozen=True, slots=True)
class DrewStock:
    """The player drew the top stock card: after a push, or because there was no discard (R15, RA18)."""

    player: int


@dataclass(frozen=True, slots=True)
class CannotDraw:
    """The player does not want the discard, and the stock is empty (R25)."""

    player: int


@dataclass(frozen=True, slots=True)
class Melded:
    """The player laid these groups, all together (R17, R19).

    `readings` says what they are meant to be (`set:7`, `run:H:4-6`), one for each group, empty where the player
    did not say; where a group can be only one thing nobody need say it (R13).
    """

    player: int
    groups: tuple[tuple[Card, ...], ...]
    readings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Declared:
    """The player said what the first group is meant to be that could be several things (R13)."""

    player: int
    reading: str


@dataclass(frozen=True, slots=True)
class LaidOff:
    """The player added cards to the meld number `meld` (from 0), the first next to it (R19, R20).

    `end` is `low` or `high` for a run, and may be empty where the cards fit only one end.
    """

    player: int
    meld: int
    cards: tuple[Card, ...]
    end: str = ""


@dataclass(frozen=True, slots=True)
class Replaced:
    """The player put a natural card in the place of a wild one and must use that at once (R22).

    `index` is the wild card's place in the meld (from 0), -1 for the first that the card can replace.
    """

    player: int
    meld: int
    card: Card
    index: int = -1


@dataclass(frozen=True, slots=True)
class Discarded:
    """The player put this card face up on the discard pile; `??` where nobody named it (R7)."""

    player: int
    card: Card


@dataclass(frozen=True, slots=True)
class Kept:
    """The player ended the turn without a discard: the house rules forbid every card that is left (RA21, RA22)."""

    player: int


@dataclass(frozen=True, slots=True)
class Counted:
    """The player laid the hand open: these cards (R26)."""

    player: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Valued:
    """The player's hand was counted by people: so many points (R26)."""

    player: int
    points: int


@dataclass(frozen=True, slots=True)
class Recounted:
    """Somebody looked: the player's hand holds so many cards, whatever was counted before."""

    player: int
    n: int


Fact = (
    FirstDealer | Dealt | TookUpcard | Pushed | DrewStock | CannotDraw | Melded | Declared | LaidOff | Replaced
    | Discarded | Kept | Counted | Valued | Recounted
)
FACTS: tuple[type, ...] = (
    FirstDealer, Dealt, TookUpcard, Pushed, DrewStock, CannotDraw, Melded, Declared, LaidOff, Replaced,
    Discarded, Kept, Counted, Valued, Recounted,
)
