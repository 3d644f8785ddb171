"""Poker hands of any number of cards, and why one beats another (M22, M31).

A hand may hold 0 to 5 cards; of more, the best five count. Ranks are numbers, 2 to 14. A card without a rank (a
poker-rules card, a joker, a self-made card nobody agreed on) is a card that never pairs: it is lower than any
ranked card and higher than a missing one. A self-made card with an agreed number has a rank but no suit: it pairs
and fills straights, never a flush, and it makes five of a kind possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum, unique
from itertools import combinations
from typing import TypeVar

from companion.cards import RANKS, Card
from companion.engine import Prompt

HAND = 5
"""So many cards make a full hand."""
MISSING = -1
"""Stands for a card that is not there: lower than any card (M22)."""


@unique
class Category(IntEnum):
    """The classes of M22; a higher number beats a lower one."""

    EMPTY = 0
    HIGH_CARD = 1
    PAIR = 2
    TWO_PAIR = 3
    TRIPS = 4
    STRAIGHT = 5
    FLUSH = 6
    FULL_HOUSE = 7
    QUADS = 8
    STRAIGHT_FLUSH = 9
    FIVE_OF_A_KIND = 10

    @property
    def label(self) -> str:
        """Its name in notation.

        >>> Category.TWO_PAIR.label
        'two pair'
        """
        return self.name.lower().replace("_", " ")


_GROUPS = {
    (2,): Category.PAIR,
    (2, 2): Category.TWO_PAIR,
    (3,): Category.TRIPS,
    (3, 2): Category.FULL_HOUSE,
    (4,): Category.QUADS,
    (5,): Category.FIVE_OF_A_KIND,
}
_TERMS = {Category.TRIPS: "three", Category.QUADS: "four", Category.FIVE_OF_A_KIND: "five"}
_DECIDING = {Category.TWO_PAIR: 2, Category.FULL_HOUSE: 2, Category.HIGH_CARD: 1, Category.FLUSH: 1}
"""How many of the leading ranks belong to the figure itself (one where not named); the others are kickers."""


@dataclass(frozen=True, slots=True, order=True)
class Hand:
    """The value of a hand: greater is better, equal is a tie.

    `ranks` are the ranks of the groups from the biggest group down, `MISSING` where a card is missing; a
    straight has only its top.
    """

    category: Category
    ranks: tuple[int, ...]

    @property
    def name(self) -> Prompt:
        """The hand in words: the figure and the ranks that make it.

        >>> from companion.cards import cards
        >>> value(cards("7c 7d 7h")).name.key
        'term.hand.three'
        """
        key = f"term.hand.{_TERMS.get(self.category, self.category.name.lower())}"
        if self.category is Category.EMPTY:
            return Prompt(key, rule="M22")
        values = {"rank": rank_term(self.ranks[0])}
        if self.category in (Category.TWO_PAIR, Category.FULL_HOUSE):
            values["second"] = rank_term(self.ranks[1])
        return Prompt(key, values, rule="M22")


def rank_term(number: int) -> Prompt:
    """The word for a rank, 2 to 14, or 0 for a card without one.

    >>> rank_term(10).key, rank_term(0).key
    ('term.rank.T', 'term.rank.none')
    """
    return Prompt(f"term.rank.{RANKS[number - 2]}" if number else "term.rank.none")


def number(card: Card, specials: Mapping[str, int] | None = None) -> int:
    """What a card counts: 2 to 14, 0 without a rank; custom cards as agreed in `specials` (M13, M31).

    >>> number(Card("Ts")), number(Card("!rules")), number(Card("!dragon"), {"!dragon": 14})
    (10, 0, 14)
    """
    if card.is_custom and specials:
        return specials.get(card.notation, 0)
    return card.number


def value(hand: Sequence[Card], specials: Mapping[str, int] | None = None) -> Hand:
    """The value of a hand of any size; of more than five cards the best five count (M22).

    >>> from companion.cards import cards
    >>> value(cards("As 2d 3c 4h 5s")).category.label, value(()).category.label
    ('straight', 'empty')
    >>> value(cards("As")) < value(cards("As 2c")) < value(cards("4c 4d"))
    True
    """
    if len(hand) > HAND:
        return max(value(five, specials) for five in combinations(hand, HAND))
    if not hand:
        return Hand(Category.EMPTY, (MISSING,) * HAND)
    numbers = [number(card, specials) for card in hand]
    top = _straight_top(numbers)
    suits = {card.suit for card in hand}
    flush = len(hand) == HAND and len(suits) == 1 and None not in suits
    if top:
        return Hand(Category.STRAIGHT_FLUSH if flush else Category.STRAIGHT, (top,))
    counts = Counter(rank for rank in numbers if rank)
    groups = sorted(counts.items(), key=lambda group: (group[1], group[0]), reverse=True)
    figure = tuple(size for _, size in groups if size > 1)
    category = _GROUPS[figure] if figure else Category.HIGH_CARD
    if flush and category < Category.FLUSH:
        # Cards of two packs may pair within one suit (MA11, MA16): the flush is the higher figure.
        return Hand(Category.FLUSH, tuple(sorted(numbers, reverse=True)))
    ranks = [rank for rank, _ in groups] + [0] * numbers.count(0)
    return Hand(category, tuple(ranks + [MISSING] * (HAND - len(hand))))


def _straight_top(numbers: Sequence[int]) -> int:
    """The top of five ranks in a row, 5 for A-2-3-4-5, 0 where there is no straight."""
    if len(numbers) != HAND or 0 in numbers or len(set(numbers)) != HAND:
        return 0
    low, high = min(numbers), max(numbers)
    if high - low == HAND - 1:
        return high
    return 5 if sorted(numbers) == [2, 3, 4, 5, 14] else 0


W = TypeVar("W")


@dataclass(frozen=True, slots=True)
class Verdict:
    """How two hands compare: `winner` is 0 for the first, 1 for the second, None for a tie; `reason` says why."""

    winner: int | None
    hands: tuple[Hand, Hand]
    reason: Prompt


def compare(
    first: Sequence[Card],
    second: Sequence[Card],
    specials: Mapping[str, int] | None = None,
    *,
    fewer_loses: bool = False,
) -> Verdict:
    """Which hand is higher, and what decided it (M22, M23); `fewer_loses` is the house rule of MA15.

    >>> from companion.cards import cards
    >>> verdict = compare(cards("As"), cards("Ah 2c"))
    >>> verdict.winner, verdict.reason.key
    (1, 'hand.reason.missing')
    """
    hands = (value(first, specials), value(second, specials))
    sizes = (min(len(first), HAND), min(len(second), HAND))
    if fewer_loses and sizes[0] != sizes[1]:
        winner = int(sizes[1] > sizes[0])
        reason = Prompt("hand.reason.fewer", {"more": max(sizes), "fewer": min(sizes)}, rule="M22")
        return Verdict(winner, hands, reason)
    if hands[0] == hands[1]:
        return Verdict(None, hands, Prompt("hand.reason.equal", rule="M23"))
    winner = int(hands[1] > hands[0])
    return Verdict(winner, hands, _reason(hands[winner], hands[1 - winner]))


def _reason(better: Hand, worse: Hand) -> Prompt:
    """What decided between two different hands, the better one first."""
    if better.category is not worse.category:
        return Prompt("hand.reason.category", {"better": better.name, "worse": worse.name}, rule="M22")
    place = next(n for n, (a, b) in enumerate(zip(better.ranks, worse.ranks, strict=True)) if a != b)
    high, low = better.ranks[place], worse.ranks[place]
    if low == MISSING:
        return Prompt("hand.reason.missing", {"rank": rank_term(high)}, rule="M22")
    key = "rank" if place < _DECIDING.get(better.category, 1) else "kicker"
    return Prompt(f"hand.reason.{key}", {"high": rank_term(high), "low": rank_term(low)}, rule="M22")
