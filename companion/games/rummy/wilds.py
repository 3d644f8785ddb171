"""Wild cards and what a card costs: twos and jokers may stand for anything, and are dear to be caught with (R26)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from companion.cards import RANKS, Card, Suit

ACE_LOW, ACE_HIGH = 1, 14
"""The two places an ace may have in a run (R11). The two's own place is 2."""

_PENALTY = {"2": 20, "T": 10, "J": 10, "Q": 10, "K": 10, "A": 15}


def is_wild(card: Card) -> bool:
    """True for twos and jokers (R12).

    >>> [is_wild(Card(text)) for text in ("2h", "*r", "3h")]
    [True, True, False]
    """
    return card.is_joker or card.rank == "2"


def penalty(card: Card) -> int:
    """What the card costs its holder: 3-9 five, ten to king 10, ace 15, two and joker 20 (R26).

    A card nobody could read costs nothing until somebody names it.

    >>> [penalty(Card(text)) for text in ("9c", "Kd", "As", "2d", "*b")]
    [5, 10, 15, 20, 20]
    """
    if card.is_joker:
        return 20
    return _PENALTY.get(card.rank, 5) if card.rank else 0


def hand_value(hand: Iterable[Card]) -> int:
    """What all cards of a hand cost together (R26).

    >>> from companion.cards import cards
    >>> hand_value(cards("Ks Td 9c 3h As 2d *r"))
    85
    """
    return sum(penalty(card) for card in hand)


def places(card: Card) -> tuple[int, ...]:
    """The places the card may have in a run of its suit as itself: 2 to 13, the ace 1 and 14 (R11, R14).

    >>> places(Card("2h")), places(Card("Ah")), places(Card("*r"))
    ((2,), (1, 14), ())
    """
    if not card.is_face:
        return ()
    return (ACE_LOW, ACE_HIGH) if card.rank == "A" else (card.number,)


@cache
def at_place(suit: Suit, place: int) -> Card:
    """The card whose own place in a run of that suit it is.

    >>> str(at_place(Suit.HEARTS, 1)), str(at_place(Suit.HEARTS, 10)), str(at_place(Suit.HEARTS, 14))
    ('Ah', 'Th', 'Ah')
    """
    return Card(("A" if place == ACE_LOW else RANKS[place - 2]) + suit.value)
