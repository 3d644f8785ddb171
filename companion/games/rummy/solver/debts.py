"""What the melds under way, and the parts of the contract, still need in wild cards beyond all shares to come."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.rummy.contracts import Contract
from companion.games.rummy.solver.bounds import GRAIN, WHOLE, Counts, Shares
from companion.games.rummy.solver.keys import HALF, SETS, Keys

FINE = WHOLE // 24
"""Debts are rounded down to so many WHOLEths, so that few are different."""


More = tuple[tuple[int, ...], ...]
"""Run by run what it would need, by kind of part, to become that part."""


class Ledger:
    """What was found so far for one hand and contract."""

    def __init__(self) -> None:
        self.more: list[More] = []
        self._numbers: dict[More, int] = {}
        self.extra: dict[tuple[int, int], list[int]] = {}
        self.by_code: dict[tuple[int, int, int], tuple[int, ...]] = {}
        self.runs: dict[tuple[int, int, int, int, int], int] = {}
        self.halves: dict[tuple[int, int, int, int], dict[int, tuple[int, int]]] = {}

    def number(self, more: More) -> int:
        """A number for it, always the same."""
        number = self._numbers.setdefault(more, len(self.more))
        if number == len(self.more):
            self.more.append(more)
        return number


class Debts:
    """The debts after one step: at `place`, with the suits up to `suit` already looked at.

    `shares` are those of the cards above the place; `kinds` the different parts of the contract and `wanted` by code
    how many of each are still to be met; `shortest` the fewest cards of a meld (0: sets under way cost nothing).
    `ledger` is one for all steps of a search.
    """

    def __init__(
        self, keys: Keys, counts: Counts, shares: Shares, place: int, suit: int, kinds: Contract,
        wanted: Sequence[Sequence[int]], shortest: int, same_suit: bool, ledger: Ledger,
    ) -> None:
        self.keys, self.counts, self.shares, self.place, self.suit = keys, counts, shares, place, suit
        self.lengths = [part.length if part.run else 0 for part in kinds]
        self.wanted, self.shortest = wanted, shortest
        self.later = 0 if suit == 4 or place > 14 else sum(
            one[place] if same_suit else min(one[place], 1) for one in counts[suit + 1:]
        )
        self.first = place + (suit == 4)
        # Half of the suits may stand as after the step before; then what was found holds still.
        seen = [min(2, max(0, suit + 1)), min(2, max(0, suit - 1))]
        self._halves = tuple(
            ledger.halves.setdefault((place, half, seen[half], self.first if not half else 0), {}) for half in (0, 1)
        )
        self._sets: dict[int, int] = {}
        self._ledger = ledger
        # Runs that are not yet begun can become parts too, as often as the contract wants.
        self._begun_later = [self._fresh()] * max(map(sum, self.wanted), default=0) if any(self.lengths) else []

    def of(self, key: int) -> tuple[int, ...]:
        """The debts of that state, by code of the parts met: the GRAINths of wild cards that it owes at least."""
        below, above, sets = key & HALF, key >> SETS // 2 & HALF, key >> SETS
        low = self._halves[0].get(below) or self._half(0, below)
        high = self._halves[1].get(above) or self._half(1, above)
        whole = low[0] + high[0]
        if sets:
            owed = self._sets.get(sets)
            if owed is None:
                owed = self._sets[sets] = WHOLE // FINE * sum(
                    max(0, self.shortest - size - self.later) for size in self.keys.sets[sets]
                )
            whole += owed
        name = whole, low[1], high[1]
        return self._ledger.by_code.get(name) or self._spelt(name)

    def _spelt(self, name: tuple[int, int, int]) -> tuple[int, ...]:
        whole, low, high = name
        extra = self._ledger.extra.get((low, high))
        if extra is None:
            cheapest = self._cheapest(self._ledger.more[low] + self._ledger.more[high])
            extra = self._ledger.extra[low, high] = [
                max([sum(of_kind[:count]) for of_kind, count in zip(cheapest, unmet, strict=True)], default=0)
                for unmet in self.wanted
            ]
        found = self._ledger.by_code[name] = tuple((whole + more) * GRAIN * FINE // WHOLE for more in extra)
        return found

    def _half(self, half: int, ids: int) -> tuple[int, int]:
        whole = 0
        more = [] if half else list(self._begun_later)
        for suit in (2 * half, 2 * half + 1):
            at = self.place if suit <= self.suit else self.place - 1
            for length, _, _ in self.keys.local(ids, suit - 2 * half)[1]:
                plain = self.run(suit, at, length, self.shortest)
                whole += plain
                more.append(tuple(max(0, self.run(suit, at, length, to) - plain) if to else 0 for to in self.lengths))
        cheapest = tuple(zip(*self._cheapest(more), strict=True))
        found = self._halves[half][ids] = whole, self._ledger.number(cheapest)
        return found

    def _cheapest(self, more: Sequence[tuple[int, ...]]) -> list[list[int]]:
        """By kind of part what the runs would need to become it, the cheapest first, as many as are wanted."""
        most = max(map(sum, self.wanted), default=0)
        return [sorted(one[kind] for one in more)[:most] for kind in range(len(self.lengths))]

    def _fresh(self) -> tuple[int, ...]:
        found = []
        for wanted in self.lengths:
            best = wanted * WHOLE // FINE
            for suit in range(4) if wanted else ():
                for start in range(max(1, self.first), 15):
                    own = 14 if start == 1 else start
                    if self.counts[suit][own]:
                        share = -(-self.shares[suit].get(own, 0) // FINE)
                        best = min(best, self.run(suit, start, 1, wanted) - share)
            found.append(max(0, best))
        return tuple(found)

    def run(self, suit: int, place: int, length: int, wanted: int) -> int:
        """The least for a run of that length whose last card lies at `place` and that becomes `wanted` or longer."""
        name = self.place, suit, place, length, wanted
        if name in self._ledger.runs:
            return self._ledger.runs[name]
        best, naturals, taken = max(0, wanted - length) * WHOLE, 0, 0
        counts, shares = self.counts[suit], self.shares[suit]
        for end in range(place + 1, 15):
            if counts[end]:
                naturals += 1
                taken += shares.get(end, 0)
                ahead = end - place
                best = min(best, (ahead - naturals + max(0, wanted - length - ahead)) * WHOLE - taken)
        self._ledger.runs[name] = best // FINE
        return best // FINE
