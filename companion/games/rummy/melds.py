"""Sets and runs: what a group of cards can be, and why it is nothing (R8 to R14).

A *reading* is what a group is meant to be: `set:7`, or `run:H:4-6` for places 4 to 6 of hearts (ace 1 or 14).
A *meld* is a group with its reading, a run in order of its places.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from companion.cards import RANKS, Card, Suit
from companion.errors import Unreadable
from companion.games.rummy.wilds import ACE_HIGH, ACE_LOW, at_place, is_wild, places

SHORTEST = 3
"""The fewest cards of a meld (R8, R10)."""
SUITS = tuple(Suit)


class Mark(StrEnum):
    """What a card is in its meld: itself, or a wild card that stands for another."""

    NATURAL = "nat"
    WILD = "wild"


@dataclass(frozen=True, slots=True)
class MeldRules:
    """What a house takes for a meld.

    `wild_only` (RA3): a meld may do without a natural card. `dup_suits` (RA4): a set may hold a suit
    several times, up to one card for each suit and pack. `max_wild` (RA5): most wild cards in one meld.
    """

    wild_only: bool = True
    dup_suits: bool = False
    max_wild: int | None = None
    packs: int = 2

    @property
    def largest_set(self) -> int:
        """The most cards of a set: four, or one for each suit and pack (R9, RA4)."""
        return 4 * self.packs if self.dup_suits else 4


PAGAT = MeldRules()
"""The Persian text (-P): wild cards alone may be a meld."""
GAMERULES = MeldRules(wild_only=False)
"""The Italian text (-G): every meld needs a natural card."""


@dataclass(frozen=True, slots=True, order=True)
class Reading:
    """What a group is meant to be: a set of `rank`, or the run of `suit` from place `start` to place `end`."""

    rank: str = ""
    suit: Suit | None = None
    start: int = 0
    end: int = 0

    @classmethod
    def parse(cls, text: str) -> Reading:
        """The reading that was written; raises Unreadable.

        >>> Reading.parse("set:7"), str(Reading.parse("run:D:4-6"))
        (Reading(rank='7', suit=None, start=0, end=0), 'run:D:4-6')
        """
        kind, _, rest = text.partition(":")
        if kind == "set" and len(rest) == 1 and rest in RANKS and rest != "2":
            return cls(rank=rest)
        suit, _, span = rest.partition(":")
        start, _, end = span.partition("-")
        if kind == "run" and suit.lower() in SUITS and start.isdecimal() and end.isdecimal():
            low, high = int(start), int(end)
            if ACE_LOW <= low <= high <= ACE_HIGH and high - low < 13:
                return cls(suit=Suit(suit.lower()), start=low, end=high)
        raise Unreadable(f"{text!r} is no reading: write set:7, or run:H:4-6 for places 4 to 6 of hearts")

    @property
    def is_run(self) -> bool:
        """False for a set."""
        return self.suit is not None

    def __str__(self) -> str:
        if self.suit is None:
            return f"set:{self.rank}"
        return f"run:{self.suit.value.upper()}:{self.start}-{self.end}"


@dataclass(frozen=True, slots=True)
class Meld:
    """A group as it lies on the table: a set in any order, a run in order of its places."""

    cards: tuple[Card, ...]
    reading: Reading

    @property
    def is_run(self) -> bool:
        """False for a set."""
        return self.reading.is_run

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What each card is: natural or wild. A two is natural only in its own place of a run (R14, RA7)."""
        return tuple(Mark.WILD if self.stands_for(n) else Mark.NATURAL for n in range(len(self.cards)))

    def stands_for(self, index: int) -> tuple[Card, ...]:
        """The cards the wild card at `index` may stand for; empty for a natural card (R22, RA12).

        >>> [str(card) for card in meld("3s 4s 2h", "run:S:3-5").stands_for(2)]
        ['5s']
        """
        card, suit = self.cards[index], self.reading.suit
        if suit is not None:
            own = at_place(suit, self.reading.start + index)
            return () if card == own else (own,)
        if not is_wild(card):
            return ()
        return tuple(Card(self.reading.rank + suit.value) for suit in SUITS)


def meld(text: str, reading: str) -> Meld:
    """The meld that was written, without a check."""
    return Meld(tuple(Card.parse(word) for word in text.split()), Reading.parse(reading))


def set_ok(group: Sequence[Card], rank: str = "", rules: MeldRules = PAGAT) -> bool:
    """Whether the group is a set of `rank`, or of any rank when empty (R8, R9, R12).

    >>> from companion.cards import cards
    >>> set_ok(cards("7c 7d 7h")), set_ok(cards("7c 7c 7h")), set_ok(cards("*r *b 2h"), "K", GAMERULES)
    (True, False, False)
    """
    natural = [card for card in group if not is_wild(card)]
    ranks = {card.rank for card in natural} | ({rank} if rank else set())
    if "2" in ranks or None in ranks or len(ranks) > 1 or not (natural or rules.wild_only):
        return False
    if not SHORTEST <= len(group) <= rules.largest_set or _too_wild(len(group) - len(natural), rules):
        return False
    most = rules.packs if rules.dup_suits else 1
    return all(count <= most for count in Counter(card.suit for card in natural).values())


def run_ok(group: Sequence[Card], suit: Suit | str, start: int, rules: MeldRules = PAGAT) -> tuple[Mark, ...] | None:
    """What each card is when the group lies in order from place `start` of the suit; None when that is no run.

    >>> from companion.cards import cards
    >>> [str(mark) for mark in run_ok(cards("Ah 2s 3h"), "h", 1) or ()], run_ok(cards("Kc Ac 2c"), "c", 13)
    (['nat', 'wild', 'nat'], None)
    """
    end = start + len(group) - 1
    if len(group) < SHORTEST or start < ACE_LOW or end > ACE_HIGH or len(group) > 13:
        return None
    marks = []
    for place, card in enumerate(group, start):
        if card == at_place(Suit(str(suit).lower()), place):
            marks.append(Mark.NATURAL)
        elif is_wild(card):
            marks.append(Mark.WILD)
        else:
            return None
    if not (rules.wild_only or Mark.NATURAL in marks) or _too_wild(marks.count(Mark.WILD), rules):
        return None
    return tuple(marks)


def _too_wild(wild: int, rules: MeldRules) -> bool:
    return rules.max_wild is not None and wild > rules.max_wild


def readings(group: Sequence[Card], rules: MeldRules = PAGAT) -> tuple[Reading, ...]:
    """Everything the group can be, in whatever order it lies: sets by rank, then runs by suit and place (R13).

    >>> from companion.cards import cards
    >>> [str(reading) for reading in readings(cards("6d 2s *r"))]
    ['set:6', 'run:D:4-6', 'run:D:5-7', 'run:D:6-8']
    >>> [str(reading) for reading in readings(cards("*r *r 2h"), GAMERULES)]
    ['run:H:1-3', 'run:H:2-4']
    """
    natural = [card for card in group if not is_wild(card)]
    if len(group) < SHORTEST or not all(card.is_face for card in natural):
        return ()
    ranks = sorted({card.notation[0] for card in natural}, key=RANKS.index) or RANKS[1:]
    found = [Reading(rank=rank) for rank in ranks if set_ok(group, rank, rules)]
    suits = sorted({card.notation[1] for card in natural}) or SUITS
    if len(group) > 13 or (natural and len(suits) > 1):
        return tuple(found)
    # Every natural card but the ace has one place, which leaves few places for the run to begin.
    fixed = [card.number for card in natural if card.rank != "A"]
    first = max(ACE_LOW, max(fixed, default=ACE_LOW) - len(group) + 1)
    last = min(ACE_HIGH - len(group) + 1, min(fixed, default=ACE_HIGH))
    for suit in suits:
        for start in range(first, last + 1):
            reading = Reading(suit=Suit(suit), start=start, end=start + len(group) - 1)
            if laid(group, reading, rules) is not None:
                found.append(reading)
    return tuple(found)


def laid(group: Sequence[Card], reading: Reading, rules: MeldRules = PAGAT) -> Meld | None:
    """The group as that meld, a run put in order of its places; None when it is not one.

    Wild cards keep the order in which they were given; a two goes to its own place where that is free (R14).

    >>> from companion.cards import cards
    >>> " ".join(str(card) for card in laid(cards("6d 2s *r"), Reading.parse("run:D:4-6")).cards)
    '2s *r 6d'
    """
    if reading.suit is None:
        return Meld(tuple(group), reading) if set_ok(group, reading.rank, rules) else None
    if len(group) != reading.end - reading.start + 1:
        return None
    if run_ok(group, reading.suit, reading.start, rules):
        return Meld(tuple(group), reading)
    slots: list[Card | None] = [None] * len(group)
    rest = []
    for card in group:
        own = [place - reading.start for place in places(card) if reading.start <= place <= reading.end]
        if card.suit == reading.suit and own and slots[own[0]] is None:
            slots[own[0]] = card
        elif is_wild(card):
            rest.append(card)
        else:
            return None
    wilds = iter(rest)
    ordered = tuple(card if card is not None else next(wilds) for card in slots)
    return Meld(ordered, reading) if run_ok(ordered, reading.suit, reading.start, rules) else None
