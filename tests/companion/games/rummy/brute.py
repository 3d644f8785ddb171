"""The least penalty the slow way: every card stays or goes into every group that is a meld."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from companion.cards import Card
from companion.games.rummy.contracts import Contract, Part, unmet
from companion.games.rummy.layoffs import extended
from companion.games.rummy.melds import Meld, MeldRules, readings
from companion.games.rummy.wilds import hand_value, penalty


def least(hand: Sequence[Card], rules: MeldRules, contract: Contract = (), discard: bool = False) -> int | None:
    """The least penalty that stays, tried out over all divisions of the hand; None when none meets the contract."""
    cards = tuple(hand)
    kinds: dict[tuple[int, ...], frozenset[Part]] = {}
    for size in range(3, len(cards) + 1):
        for group in combinations(range(len(cards)), size):
            found = readings([cards[n] for n in group], rules)
            if found:
                kinds[group] = frozenset(Part(meant.is_run, size) for meant in found)
    best: int | None = None

    def divide(free: tuple[int, ...], left: tuple[int, ...], parts: tuple[frozenset[Part], ...]) -> None:
        nonlocal best
        if not free:
            cost = hand_value(cards[n] for n in left)
            if discard and left:
                cost -= max(penalty(cards[n]) for n in left)
            if (best is None or cost < best) and not unmet(parts, contract):
                best = cost
            return
        first, rest = free[0], free[1:]
        for group, parts_of_it in kinds.items():
            if group[0] == first and set(group) <= set(free):
                divide(tuple(n for n in rest if n not in group), left, (*parts, parts_of_it))
        divide(rest, (*left, first), parts)

    divide(tuple(range(len(cards))), (), ())
    return best


def least_with_table(hand: Sequence[Card], rules: MeldRules, table: Sequence[Meld], contract: Contract = (),
                     discard: bool = False) -> int | None:
    """The same where cards may be laid off on the table, tried out card by card in every order."""
    seen: set[tuple[tuple[str, ...], tuple[Meld, ...]]] = set()
    rests: dict[tuple[str, ...], tuple[Card, ...]] = {}

    def lay(cards: tuple[Card, ...], melds: tuple[Meld, ...]) -> None:
        name = tuple(sorted(map(str, cards)))
        if (name, melds) in seen:
            return
        seen.add((name, melds))
        rests[name] = cards
        for n, card in enumerate(cards):
            for number, meld in enumerate(melds):
                for end in ("low", "high", "set"):
                    longer = extended(meld, (card,), end, rules)
                    if longer is not None:
                        lay((*cards[:n], *cards[n + 1:]), (*melds[:number], longer, *melds[number + 1:]))

    lay(tuple(hand), tuple(table))
    found = [cost for rest in rests.values() if (cost := least(rest, rules, contract, discard)) is not None]
    return min(found, default=None)
