"""Every choice of cards that a hand can lay off on the melds of the table at once (R19, R20).

What two cards are worth to a hand is told by their `kind`: where wild cards alone may be a meld and a meld may hold any
number of them, a joker and a two are the same to every meld, else a two may be the natural card that a run needs (R14).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.cards import Card
from companion.games.rummy.layoffs import HIGH, LOW, SET, extended
from companion.games.rummy.melds import Meld, MeldRules
from companion.games.rummy.wilds import is_wild

Spent = tuple[int, ...]
"""How many cards of each kind."""
Laid = tuple[tuple[int, str, tuple[int, ...]], ...]
"""On which meld, at which end, cards of which kinds (by number), the first next to the meld."""


@dataclass(frozen=True, slots=True)
class Addition:
    """Cards of the hand on a meld of the table (numbered from 0), at that end, the first next to the meld."""

    meld: int
    end: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice: what is laid off where, and what is left of the hand."""

    additions: tuple[Addition, ...]
    rest: tuple[Card, ...]


def choices(hand: Sequence[Card], table: Sequence[Meld], rules: MeldRules) -> tuple[Choice, ...]:
    """Every choice, nothing among them; of those that lay off the same kinds of cards only one.

    >>> from companion.cards import cards
    >>> from companion.games.rummy.melds import PAGAT, meld
    >>> found = choices(cards("8d 7d Ks"), [meld("4d 5d 6d", "run:D:4-6")], PAGAT)
    >>> [" ".join(str(card) for on in choice.additions for card in on.cards) for choice in found]
    ['', '7d', '7d 8d']
    """
    kinds = _kinds(hand, rules)
    have = tuple(len(kind) for kind in kinds)
    ways: dict[Spent, Laid] = {(0,) * len(kinds): ()}
    for number, meld in enumerate(table):
        own = _on(meld, number, [kind[-1] for kind in kinds], have, rules)
        both: dict[Spent, Laid] = {}
        for spent, way in ways.items():
            for more, also in own.items():
                whole = tuple(map(int.__add__, spent, more))
                if all(n <= most for n, most in zip(whole, have, strict=True)):
                    both.setdefault(whole, (*way, *also))
        ways = both
    return tuple(_choice(way, kinds) for way in ways.values())


def _kinds(hand: Sequence[Card], rules: MeldRules) -> list[list[Card]]:
    """The hand by kinds; a kind's last card is the first to go: of wild cards a joker, for a two may be natural yet."""
    plain = rules.wild_only and rules.max_wild is None
    found: dict[str, list[Card]] = {}
    for card in sorted(hand, key=lambda card: card.is_joker):
        name = "wild" if (plain and is_wild(card)) or card.is_joker else str(card)
        found.setdefault(name, []).append(card)
    return list(found.values())


def _on(meld: Meld, number: int, kinds: Sequence[Card], have: Spent, rules: MeldRules) -> dict[Spent, Laid]:
    """Everything that can be laid off on one meld, by what it takes."""
    found: dict[Spent, Laid] = {}
    end = LOW if meld.is_run else SET
    for first, (after, below) in _grown(meld, end, kinds, have, (0,) * len(kinds), rules).items():
        low: Laid = ((number, end, below),) if below else ()
        found.setdefault(first, low)
        if meld.is_run:
            for spent, (_, above) in _grown(after, HIGH, kinds, have, first, rules).items():
                found.setdefault(spent, (*low, (number, HIGH, above)) if above else low)
    return found


def _grown(meld: Meld, end: str, kinds: Sequence[Card], have: Spent, spent: Spent, rules: MeldRules
           ) -> dict[Spent, tuple[Meld, tuple[int, ...]]]:
    """The meld as it is and as it may grow at that end, by all that is spent then, with the cards that it took."""
    found: dict[Spent, tuple[Meld, tuple[int, ...]]] = {spent: (meld, ())}
    new = [spent]
    for spent in new:  # grows while it is walked
        grown, row = found[spent]
        for n, card in enumerate(kinds):
            more = (*spent[:n], spent[n] + 1, *spent[n + 1:])
            longer = extended(grown, (card,), end, rules) if spent[n] < have[n] and more not in found else None
            if longer is not None:
                found[more] = (longer, (*row, n))
                new.append(more)
    return found


def _choice(way: Laid, kinds: Sequence[Sequence[Card]]) -> Choice:
    rest = [list(kind) for kind in kinds]
    additions = tuple(Addition(meld, end, tuple(rest[n].pop() for n in cards)) for meld, end, cards in way)
    return Choice(additions, tuple(card for kind in rest for card in kind))
