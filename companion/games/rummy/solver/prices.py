"""What a card, a wild card and a part of the contract are worth: a bound that no melding can beat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from companion.games.rummy.melds import SHORTEST
from companion.games.rummy.solver.simplex import Column, row_prices
from companion.games.rummy.solver.steps import PLAIN, Frame

UNIT = 5040
"""The prices are whole numbers, so many to one unit of penalty."""
IMPOSSIBLE = 1 << 40
"""The cost of what cannot be."""
THRIFT = 1 / 24
"""What a wild card costs anyway, in units: so that of two ways that leave the same, the thriftier is worth more."""
HOPELESS = 60.0
"""What a part of the contract that cannot be met costs, in units."""


class _Program:
    """The linear program of one hand: a row for each different card, one for the wild cards, one for each part, and
    one for the discard; a column for each meld that is no sum of others, for each card that stays, and so on."""

    def __init__(
        self, counts: Sequence[Sequence[int]], units: Sequence[int], wild: int, wanted: Sequence[int], discard: bool,
        low: Sequence[bool], frame: Frame,
    ) -> None:
        self.counts, self.low, self.frame = counts, low, frame
        self.names = [(suit, place) for suit in range(4) for place in range(3, 15) if counts[suit][place]]
        self.rows = {name: number for number, name in enumerate(self.names)}
        self.wild_row = len(self.names)
        self.first_part = self.wild_row + 1
        self.needs = [*(float(counts[suit][place]) for suit, place in self.names), float(wild), *map(float, wanted)]
        self.start = [*(float(units[place]) for _, place in self.names), 0.0, *[HOPELESS] * len(wanted)]
        self.columns: list[Column] = []
        for suit in range(4):
            self._runs(suit)
        for place in range(3, 15):
            self._sets(place)
        for number, part in enumerate(frame.kinds):
            self._meld((), part.length, number)
            self.columns.append(([(self.first_part + number, -1.0)], 0.0))
        # A wild card may stand where the card itself could.
        self.columns += [([(number, -1.0), (self.wild_row, 1.0)], THRIFT) for number in range(self.wild_row)]
        if discard:
            self.columns += [([(number, 1.0), (len(self.needs), 1.0)], 0.0) for number in range(self.wild_row)]
            self.needs.append(1.0)
            self.start.append(0.0)
        self.columns += [([(number, 1.0)], cost) for number, cost in enumerate(self.start)]

    def _meld(self, names: Sequence[tuple[int, int]], wilds: int, part: int = PLAIN) -> None:
        entries = [(self.rows[name], 1.0) for name in names]
        if wilds:
            entries.append((self.wild_row, float(wilds)))
        if part != PLAIN:
            entries.append((self.first_part + part, 1.0))
        self.columns.append((entries, THRIFT * wilds))

    def _runs(self, suit: int) -> None:
        """Runs that are so short that they cannot be cut in two."""
        kinds = [(number, part.length) for number, part in enumerate(self.frame.kinds) if part.run]
        if not self.frame.only_parts:
            kinds.append((PLAIN, SHORTEST))
        places = [1] * self.low[suit] + [place for place in range(3, 15) if self.counts[suit][place]]
        longest = max((length for _, length in kinds), default=0) + SHORTEST - 1
        for first, start in enumerate(places):
            names: list[tuple[int, int]] = []
            for end in places[first:]:
                length = end - start + 1
                if length > longest:
                    break
                names.append((suit, 14 if end == 1 else end))
                for number, least in kinds:
                    if length < least + SHORTEST:
                        self._meld(names, length - len(names) + max(0, least - length), number)

    def _sets(self, place: int) -> None:
        kinds = [(number, part.length) for number, part in enumerate(self.frame.kinds) if not part.run]
        if not self.frame.only_parts:
            kinds.append((PLAIN, SHORTEST))
        suits = [suit for suit in range(4) if self.counts[suit][place]]
        picks = [pick for size in range(1, len(suits) + 1) for pick in combinations(suits, size)]
        if self.frame.same_suit:
            doubled = [suit for suit in suits if self.counts[suit][place] > 1]
            picks += [(twice, twice) for twice in doubled]
            picks += [(twice, twice, suit) for twice in doubled for suit in suits if suit != twice]
        for pick in picks:
            names = [(suit, place) for suit in pick]
            for number, least in kinds:
                if len(pick) > 1 or number != PLAIN:
                    self._meld(names, max(0, least - len(pick)), number)


class Prices:
    """Prices for one hand, whole numbers, UNIT to a unit of penalty.

    `card[suit][place]`, `wild`, `part[kind]` and `discard`. No meld is worth more than its wild cards cost, whatever
    the linear program said. So `UNIT * units + wild * wilds + discard >= all` for every melding that leaves `units`.
    """

    def __init__(
        self, counts: Sequence[Sequence[int]], units: Sequence[int], wild: int, wanted: Sequence[int], discard: bool,
        low: Sequence[bool], frame: Frame,
    ) -> None:
        program = _Program(counts, units, wild, wanted, discard, low, frame)
        price = row_prices(program.columns, program.needs, program.start)
        self._counts, self._frame, self._low = counts, frame, low
        self.wild = max(1, round((THRIFT - price[program.wild_row]) * UNIT))
        self.part = [
            max(0, min(int(one * UNIT), part.length * self.wild))
            for one, part in zip(price[program.first_part:], frame.kinds, strict=False)
        ]
        self.discard = max(0, round(-price[-1] * UNIT)) if discard else 0
        self.card = [[0] * 15 for _ in range(4)]
        for (suit, place), one in zip(program.names, price, strict=False):
            most = min(units[place] * UNIT, self.discard) if discard else units[place] * UNIT
            self.card[suit][place] = max(-self.wild, min(most, round(one * UNIT)))
        self._close_run = [self._closed(length, True) for length in range(frame.cap + 1)]
        self._close_set = [self._closed(length, False) for length in range(frame.largest_set + 1)]
        # Prices are only lowered from here on, which cannot make any other meld worth more.
        for place in range(3, 15):
            self._settle(place)
        self.run = [self._continued(suit) for suit in range(4)]
        self.all = sum(
            n * one for row, prices in zip(counts, self.card, strict=True) for n, one in zip(row, prices, strict=True)
        ) + sum(n * one for n, one in zip(wanted, self.part, strict=True))

    def _closed(self, length: int, run: bool) -> int:
        """What closing a meld of that length is worth at most."""
        kinds = self._frame.kinds
        ways = [] if self._frame.only_parts else [-self.wild * max(0, SHORTEST - length)]
        ways += [
            price - self.wild * max(0, part.length - length)
            for part, price in zip(kinds, self.part, strict=True) if part.run == run
        ]
        return max(ways, default=-IMPOSSIBLE)

    def _settle(self, place: int) -> None:
        """Lowers the cards of a rank until no set of them is worth anything."""
        while True:
            best = self._dearest(place, range(4))
            over, taken = 0, 0
            for size, one in enumerate(best[:self._frame.largest_set], 1):
                taken += one
                over = max(over, -(-(taken + self._close_set[size]) // size))
            if over <= 0:
                return
            for suit in range(4):
                self.card[suit][place] -= over

    def _continued(self, suit: int) -> list[list[int]]:
        """By place and length what a run under way, whose last card lies there, can still be worth."""
        cap, card = self._frame.cap, self.card[suit]
        found = [self._close_run] * 15
        here = self._close_run
        for place in range(13, -1, -1):
            own = place + 1
            if self._counts[suit][own]:
                # No run that begins there is worth anything.
                if card[own] + here[1] > 0:
                    card[own] = -here[1]
                step = max(card[own], -self.wild)
            else:
                step = -self.wild
            after = here
            here = found[place] = [
                max(close, step + after[min(length + 1, cap)]) for length, close in enumerate(self._close_run)
            ]
        if self._low[suit] and card[14] + found[1][1] > 0:
            # The ace of such a run lies at place 1; what was found with its higher price holds all the more.
            card[14] = -found[1][1]
        return found

    def of_sets(self, place: int, suit: int) -> list[int]:
        """By size what a set under way can still be worth, when the suits up to that one are looked at."""
        later = self._dearest(place, range(suit + 1, 4)) if place < 15 else []
        found = []
        for size in range(self._frame.largest_set + 1):
            best, taken = self._close_set[size], 0
            for more, one in enumerate(later[:self._frame.largest_set - size], size + 1):
                taken += one
                best = max(best, taken + self._close_set[more])
            found.append(best)
        return found

    def _dearest(self, place: int, suits: Iterable[int]) -> list[int]:
        """The prices of all cards of the rank that can lie in one set, the highest first."""
        found = []
        for suit in suits:
            n = self._counts[suit][place]
            found += [self.card[suit][place]] * (n if self._frame.same_suit else min(1, n))
        return sorted(found, reverse=True)
