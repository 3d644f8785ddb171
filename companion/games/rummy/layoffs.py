"""What may be added to a meld on the table, and which of its wild cards may be exchanged (R19 to R23)."""

from __future__ import annotations

from collections.abc import Sequence

from companion.cards import Card
from companion.games.rummy.melds import PAGAT, Mark, Meld, MeldRules, Reading, laid
from companion.games.rummy.wilds import ACE_HIGH, ACE_LOW

LOW, HIGH, SET = "low", "high", "set"
"""Where a card is laid off: below a run, above it, or to a set."""


def layoff_positions(meld: Meld, card: Card, rules: MeldRules = PAGAT) -> tuple[str, ...]:
    """Where the card may be laid off on the meld: `low`, `high` or `set`; empty when nowhere (R20, R11).

    >>> from companion.games.rummy.melds import meld as written
    >>> layoff_positions(written("Qs Ks As", "run:S:12-14"), Card("2s"))
    ('low',)
    >>> layoff_positions(written("9s 9h 9d *r", "set:9"), Card("9c"))
    ()
    """
    ends = (LOW, HIGH) if meld.is_run else (SET,)
    return tuple(end for end in ends if extended(meld, (card,), end, rules) is not None)


def extended(meld: Meld, cards: Sequence[Card], end: str, rules: MeldRules = PAGAT) -> Meld | None:
    """The meld with the cards laid off at that end, the first next to it; None when they do not fit there.

    >>> from companion.cards import cards
    >>> from companion.games.rummy.melds import meld as written
    >>> longer = extended(written("4d 5d 6d", "run:D:4-6"), cards("7d 2s"), "high")
    >>> str(longer.reading) if longer else None
    'run:D:4-8'
    """
    was = meld.reading
    if not cards or meld.is_run != (end in (LOW, HIGH)):
        return None
    if not meld.is_run:
        return _in_place((*meld.cards, *cards), was, rules)
    start, stop = (was.start - len(cards), was.end) if end == LOW else (was.start, was.end + len(cards))
    if start < ACE_LOW or stop > ACE_HIGH:
        return None
    group = (*reversed(cards), *meld.cards) if end == LOW else (*meld.cards, *cards)
    longer = Reading(suit=was.suit, start=start, end=stop)
    return _in_place(tuple(group), longer, rules)


def _in_place(group: Sequence[Card], reading: Reading, rules: MeldRules) -> Meld | None:
    # Only the order in which the cards lie counts: what already lies there is never turned into something else.
    after = laid(group, reading, rules)
    return after if after is not None and after.cards == tuple(group) else None


def replaceable(meld: Meld, card: Card, rules: MeldRules = PAGAT) -> tuple[int, ...]:
    """The places (from 0) of the wild cards that the natural card may be exchanged for (R22, R23, RA8, RA12).

    >>> from companion.games.rummy.melds import meld as written
    >>> replaceable(written("As 2h 3s", "run:S:1-3"), Card("2s"))
    (1,)
    >>> replaceable(written("Ah 2h 3h", "run:H:1-3"), Card("2h"))
    ()
    """
    natural = [there for there, mark in zip(meld.cards, meld.marks, strict=True) if mark == Mark.NATURAL]
    if not meld.is_run and natural.count(card) >= (rules.packs if rules.dup_suits else 1):
        return ()
    return tuple(n for n in range(len(meld.cards)) if card in meld.stands_for(n))


def replaced(meld: Meld, index: int, card: Card) -> Meld:
    """The meld after the exchange at that place."""
    return Meld((*meld.cards[:index], card, *meld.cards[index + 1 :]), meld.reading)


def room_for_wild(meld: Meld, rules: MeldRules = PAGAT) -> bool:
    """Whether any wild card at all can still be laid off on the meld."""
    return bool(layoff_positions(meld, Card("*r"), rules))
