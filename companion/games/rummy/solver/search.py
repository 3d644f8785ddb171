"""The walk over places and suits: all ways to lay a hand down at once, within a bound that rises."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from companion.cards import Card, Suit
from companion.games.rummy.contracts import Contract
from companion.games.rummy.melds import SHORTEST, MeldRules
from companion.games.rummy.solver.bounds import GRAIN, Shares, least, shares
from companion.games.rummy.solver.debts import Debts, Ledger
from companion.games.rummy.solver.keys import BITS, FIELD, SETS, Keys
from companion.games.rummy.solver.lanes import Lanes
from companion.games.rummy.solver.steps import Frame, Local, Move, Sets, closed_sets, low_aces, moves
from companion.games.rummy.wilds import is_wild, penalty

UNIT = 5
"""Every penalty is a multiple of so many points (R26)."""
FIRST_RISE = 6
"""So many units above what cannot be avoided the search looks first; then the step doubles."""
TOLL = 2 * GRAIN
"""For choosing, each set of the contract still to be met is guessed to cost so many GRAINths of a wild card."""
BEAM = 16
"""So many states are kept in the first, narrow look, which only sets the bound that the whole search has to beat."""
Variants = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One suit at one place, or the end of a rank's sets (`suit` 4)."""

    place: int
    suit: int


@dataclass(frozen=True, slots=True)
class Found:
    """A best way: the moves in order, the wild cards spent, and which parts of the contract only wild cards make."""

    moves: tuple[tuple[Step, Move], ...]
    units: int
    bare: tuple[int, ...]


@dataclass
class Search:
    """One hand under one set of rules. `only_parts` asks whether the contract can be met, whatever stays in hand."""

    hand: Sequence[Card]
    rules: MeldRules
    contract: Contract
    discard: bool = False
    explicit: bool = False
    only_parts: bool = False
    counts: list[list[int]] = field(init=False)
    twos: list[int] = field(init=False)
    wild: int = field(init=False)

    def __post_init__(self) -> None:
        suits = tuple(Suit)
        self.counts = [[0] * 15 for _ in suits]
        self.twos = [sum(card.rank == "2" and card.suit == suit for card in self.hand) for suit in suits]
        self.wild = sum(is_wild(card) for card in self.hand)
        self.units = [0] * 15
        for card in self.hand:
            if card.suit is not None and not is_wild(card):
                self.counts[suits.index(card.suit)][card.number] += 1
                self.units[card.number] = penalty(card) // UNIT
        self.frame = Frame(
            self.contract, self.explicit, self.rules.wild_only,
            self.wild if self.rules.max_wild is None else min(self.wild, self.rules.max_wild),
            self.rules.largest_set, self.rules.dup_suits, self.rules.packs, self.only_parts,
        )
        kinds = self.frame.kinds
        whole = 0 if self.only_parts else sum(
            n * units for suit in self.counts for n, units in zip(suit, self.units, strict=True)
        )
        self.whole = whole
        self.lanes = Lanes([self.contract.count(part) for part in kinds], self.wild, int(self.discard), whole)
        # An ace low is worth a thought only where another card of its suit is near (A-3 with a wild two between).
        reach = 2 + max(4, self.frame.cap)
        self.low = [bool(suit[14]) and (self.explicit or any(suit[3:reach])) for suit in self.counts]
        self._keys = Keys()
        self._wanted = [
            [count - done for done, count in zip(self.lanes.met(code), self.lanes.counts, strict=True)]
            for code in range(self.lanes.codes)
        ]
        self._shares: dict[int, Shares] = {}
        self._floors: dict[int, list[int]] = {}
        self._debts: dict[Step, Debts] = {}
        self._ledger = Ledger()
        self._masks: dict[tuple[int, int], dict[tuple[int, ...], int]] = {}
        self._guesses: dict[tuple[int, int], dict[tuple[int, ...], int]] = {}
        self._tolls = [
            TOLL * sum(n for part, n in zip(kinds, unmet, strict=True) if not part.run) for unmet in self._wanted
        ]
        self._pieces: dict[tuple[int, int, int, int], int] = {}
        self._tables: dict[Step, dict[int, list[tuple[int, Variants, Move]]]] = {}

    def best(self) -> Found | None:
        """A way that leaves the least, or None when the contract cannot be met."""
        steps = list(self._steps())
        # The discard may be the dearest of the cards that no melding could take.
        floor = max(0, self._floor(0)[-1] - (max(self.units) if self.discard else 0))
        if self.only_parts:
            return self._within(steps, 0)
        narrow = self._within(steps, self.whole, BEAM) or self._within(steps, self.whole, 4 * BEAM)
        if narrow is not None and narrow.units <= floor:
            return narrow
        if narrow is None and self.contract and not self.possible():
            return None
        # The bound rises from below, so the first way that is found is a best one; beyond the narrow look's there
        # is nothing to find.
        most, rise = self.whole if narrow is None else narrow.units - 1, FIRST_RISE
        bound = min(most, floor + rise)
        while True:
            found = self._within(steps, bound)
            if found is not None or bound >= most:
                return found or narrow
            bound, rise = min(most, bound + rise), 2 * rise

    def possible(self) -> bool:
        """Whether the contract can be met at all."""
        return Search(self.hand, self.rules, self.contract, False, self.explicit, only_parts=True).best() is not None

    def _steps(self) -> Iterator[Step]:
        for place in range(1, 16):
            for suit in range(4):
                if self._busy(place, suit):
                    yield Step(place, suit)
            if 3 <= place <= 14 and (self.explicit or any(counts[place] for counts in self.counts)):
                yield Step(place, 4)

    def _busy(self, place: int, suit: int) -> bool:
        """Whether anything can happen there: a run can be under way, or a card lies there."""
        if self.explicit or (self.low[suit] and place <= 2):
            return True
        places = [at for at, n in enumerate(self.counts[suit]) if n]
        first = 1 if self.low[suit] else min(places, default=99)
        return place > 2 and first <= place <= max(places, default=0) + 1

    def _floor(self, place: int) -> list[int]:
        """What the cards above the place cannot avoid, by GRAINths of wild cards."""
        if place not in self._floors:
            found: Shares = [{} for _ in self.counts]
            if not self.only_parts:
                found = shares(self.counts, max(place, 2), self.low, self.rules.dup_suits, self.explicit)
            self._shares[place] = found
            self._floors[place] = least([
                (self.units[at], share) for counts, by_place in zip(self.counts, found, strict=True)
                for at, share in by_place.items() for _ in range(counts[at])
            ], self.wild)
        return self._floors[place]

    def _debts_after(self, step: Step) -> Debts:
        if step not in self._debts:
            self._floor(step.place)
            shortest = 0 if self.only_parts else SHORTEST
            self._debts[step] = Debts(
                self._keys, self.counts, self._shares[step.place], step.place, step.suit, self.frame.kinds,
                self._wanted, shortest, self.rules.dup_suits, self._ledger,
            )
        return self._debts[step]

    def _within(self, steps: list[Step], bound: int, width: int = 0) -> Found | None:
        """The best way of at most `bound` units, or None. With a `width` only so many states are kept at each step."""
        layers: list[dict[int, int]] = [{0: 1}]
        lowest = 0
        for step in steps:
            after: dict[int, int] = {}
            here = FIELD << step.suit * BITS | FIELD << SETS if step.suit < 4 else FIELD << SETS
            table = self._tables.setdefault(step, {})
            for key, bits in layers[-1].items():
                rows = table.get(key & here)
                if rows is None:
                    rows = table[key & here] = self._rows(step, key)
                for delta, variants, _ in rows:
                    out = 0
                    for mask, by in variants:
                        out |= (bits & mask) << by
                    if out:
                        to = key + delta
                        after[to] = after.get(to, 0) | out
            after = self._viable(step, after, bound)
            if not after:
                return None
            if width and len(after) > width:
                after, lowest = self._likeliest(step, after, lowest, width)
            layers.append(after)
        return self._ended(steps, layers, bound)

    def _viable(self, step: Step, layer: dict[int, int], bound: int) -> dict[int, int]:
        """What of the layer can still end within the bound."""
        of, masks = self._debts_after(step).of, self._masks.setdefault((step.place, bound), {})
        kept = {}
        for key, bits in layer.items():
            debts = of(key)
            mask = masks.get(debts)
            if mask is None:
                mask = masks[debts] = self._mask(step.place, debts, bound)
            bits &= mask
            if bits:
                kept[key] = bits
        return kept

    def _mask(self, place: int, debts: Sequence[int], bound: int, tolls: Sequence[int] = ()) -> int:
        mask = 0
        for code, debt in enumerate(debts):
            toll = tolls[code] if tolls else 0
            name = (place, debt, bound, toll)
            piece = self._pieces.get(name)
            if piece is None:
                dearest = max(self.units[place + 1:], default=0)
                piece = self._pieces[name] = self.lanes.viable(self._floor(place), bound, dearest, debt, toll)
            mask |= piece << code * self.lanes.of_part[0]
        return mask

    def _likeliest(self, step: Step, layer: dict[int, int], bound: int, width: int) -> tuple[dict[int, int], int]:
        """The states that could end with the least, looked for from `bound` on, and what the first could end with."""
        of, kept, first = self._debts_after(step).of, dict[int, int](), -1
        rest = [(key, bits, of(key)) for key, bits in layer.items()]
        while rest:
            masks, far = self._guesses.setdefault((step.place, bound), {}), []
            for state in rest:
                key, bits, debts = state
                mask = masks.get(debts)
                if mask is None:
                    mask = masks[debts] = self._mask(step.place, debts, bound, self._tolls)
                if bits & mask:
                    first = bound if first < 0 else first
                    kept[key] = bits
                    if len(kept) == width:
                        return kept, first
                else:
                    far.append(state)
            rest, bound = far, bound + 1
        return kept, first

    def _rows(self, step: Step, key: int) -> list[tuple[int, Variants, Move]]:
        """Every move from a state: what it adds to the key, how it shifts the bits, and the move itself."""
        local = self._keys.local(key, step.suit) if step.suit < 4 else (0, ())
        rows = []
        for move in self._moves(step, local, self._keys.sets[key >> SETS]):
            rows.append((self._keys.delta(key, step.suit, move.local, move.sets), self._variants(step, move), move))
        return rows

    def _moves(self, step: Step, local: Local, sets: Sets) -> Sequence[Move]:
        if step.suit == 4:
            return closed_sets(self.frame, sets)
        counts = self.counts[step.suit]
        if step.place == 1:
            return low_aces(self.frame, counts[14] if self.low[step.suit] else 0)
        if step.place == 15:
            return moves(self.frame, local, sets, 0, -1, 0, False)
        n = counts[step.place]
        if step.place == 14:
            n, local = n - local[0], (0, local[1])
        later = [place for place in range(step.place + 1, 15) if counts[place]]
        ahead = later[0] - step.place if later else 0
        if ahead and later[0] == 14 and local[0] >= counts[14]:
            ahead = 0
        twos = self.twos[step.suit] if step.place == 2 and self.explicit else 0
        last = 14 - step.place
        return moves(self.frame, local, sets, n, ahead, twos, step.place > 2, last)

    def _variants(self, step: Step, move: Move) -> Variants:
        units = 0 if self.only_parts else self.units[step.place] if step.place < 15 else 0
        found = []
        for used in range(min(1, move.left, int(self.discard)) + 1):
            by = self.lanes.shift(move.wild, used, move.parts, (move.left - used) * units)
            found.append((self.lanes.mask(move.wild, used, move.parts), by))
        return tuple(found)

    def _ended(self, steps: list[Step], layers: list[dict[int, int]], bound: int) -> Found | None:
        """The lowest penalty of the last layer that meets the contract, and the way to it."""
        bits, best = layers[-1].get(0, 0), None
        for code, spent, used, at in self.lanes.lanes:
            lane = bits >> at & ((1 << self.lanes.width) - 1)
            if not lane:
                continue
            met = self.lanes.met(code)
            bare = tuple(
                number for number, (done, count) in enumerate(zip(met, self.lanes.counts, strict=True))
                for _ in range(count - done)
            )
            spare = self.wild - spent - sum(self.frame.kinds[number].length for number in bare)
            if spare < 0 or not self._may_be_bare(bare):
                continue
            low = (lane & -lane).bit_length() - 1
            spare -= sum(self._room(number) for number in bare) + int(self.discard) - used
            stuck = max(0, spare) * 4 if self.explicit and not self.only_parts else 0
            if best is None or low + stuck < best[0]:
                best = (low + stuck, at + low, bare)
        if best is None or (best[0] > bound and bound < self.whole):
            return None
        return Found(tuple(self._traced(steps, layers, best[1])), best[0], best[2])

    def _room(self, number: int) -> int:
        """How many more wild cards go into that part when it is made of wild cards alone."""
        part = self.frame.kinds[number]
        most = 13 if part.run else self.rules.largest_set
        return max(0, (most if self.rules.max_wild is None else min(most, self.rules.max_wild)) - part.length)

    def _may_be_bare(self, bare: Sequence[int]) -> bool:
        """Whether these parts can be made of wild cards alone: for want of naturals only with a two in its place."""
        runs = sum(self.frame.kinds[number].run for number in bare)
        longest = max((self.frame.kinds[number].length for number in bare), default=0)
        if longest > self.frame.max_wild and self.rules.max_wild is not None:
            return False
        return self.rules.wild_only or (runs == len(bare) and runs <= sum(self.twos))

    def _traced(self, steps: list[Step], layers: list[dict[int, int]], bit: int) -> list[tuple[Step, Move]]:
        """The moves that lead to that bit of the last layer, backwards and then turned round."""
        way: list[tuple[Step, Move]] = []
        key = 0
        for number in range(len(steps) - 1, -1, -1):
            step, before = steps[number], layers[number]
            key, bit, move = self._before(step, before, key, bit)
            way.append((step, move))
        return way[::-1]

    def _before(self, step: Step, before: dict[int, int], key: int, bit: int) -> tuple[int, int, Move]:
        here = FIELD << step.suit * BITS | FIELD << SETS if step.suit < 4 else FIELD << SETS
        for name, rows in self._tables[step].items():
            for delta, variants, move in rows:
                came = key - delta
                bits = before.get(came, 0) if came & here == name else 0
                for mask, by in variants:
                    if bit >= by and (bits & mask) >> (bit - by) & 1:
                        return came, bit - by, move
        raise AssertionError("every bit of a layer comes from the layer before")
