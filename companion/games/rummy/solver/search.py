"""The walk over places and suits: all ways to lay a hand down at once, within a bound that rises."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from operator import itemgetter

from companion.cards import Card, Suit
from companion.games.rummy.contracts import Contract
from companion.games.rummy.melds import MeldRules
from companion.games.rummy.solver.keys import BITS, FIELD, SETS, Keys
from companion.games.rummy.solver.lanes import Lanes
from companion.games.rummy.solver.prices import UNIT, Prices
from companion.games.rummy.solver.steps import Frame, Move, Runs, closed_sets, low_aces, run_moves, set_moves
from companion.games.rummy.wilds import is_wild, penalty

POINTS = 5
"""Every penalty is a multiple of so many points (R26)."""
GRAIN = UNIT // 24
"""Limits are told apart so finely."""
WIDTHS = (8, 24, 96, 0)
"""So many states are kept at each step: narrow looks first, which often find a best way at once, then (0) all."""
Variants = tuple[tuple[int, int], ...]
Row = tuple[int, int, int, Variants, Move, tuple[int, ...]]
"""A move: its loss against the prices, what it adds to the key and to the height, how it shifts the bits."""


_loss = itemgetter(0)


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
                self.units[card.number] = penalty(card) // POINTS
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
        self._tables: dict[Step, dict[int, list[Row]]] = {}
        self._pieces: dict[int, int] = {}
        self._masks: dict[int, int] = {}
        self._all_kept = True
        self._of_runs: dict[tuple[int, int, int, int], list[tuple[int, int, int, Move]]] = {}
        self._of_sets: dict[tuple[int, int, int, int], list[tuple[int, int, tuple[int, ...]]]] = {}
        self._run_moves: dict[tuple[Runs, int, int, int, bool], Sequence[Move]] = {}
        self._sets: dict[tuple[int, int], list[int]] = {}
        self.prices = Prices(
            self.counts, [0] * 15 if self.only_parts else self.units, self.wild, self.lanes.counts, self.discard,
            self.low, self.frame,
        )
        self._refunds = [
            sum(n * one for n, one in zip(met, self.prices.part, strict=True)) for met in self.lanes.met
        ]

    def best(self) -> Found | None:
        """A way that leaves the least, or None when the contract cannot be met."""
        steps = list(self._steps())
        bound = max(0, -(-self.least_loss() // UNIT))
        if bound > self.whole:
            return None
        # The bound rises from what no melding can beat, so the first way that is found is a best one.
        rise = 1
        while True:
            # A narrow look may miss the best within a bound that rose by more than one.
            found = self._look(steps, bound, WIDTHS if rise <= 2 else WIDTHS[-1:])
            if found is not None or bound == self.whole:
                return found
            if rise == 4 and self.contract and not self.possible():
                return None
            bound, rise = min(self.whole, bound + rise), 2 * rise

    def _look(self, steps: list[Step], bound: int, widths: Sequence[int]) -> Found | None:
        for width in widths:
            found = self._within(steps, bound, width)
            if found is not None or (self._all_kept and bound < self.whole):
                return found
        return None

    def least_loss(self) -> int:
        """What no melding can beat, in the prices' units."""
        return self.prices.all - self.prices.wild * self.wild - self.prices.discard

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

    def _within(self, steps: list[Step], bound: int, width: int = 0) -> Found | None:
        """The best way of at most `bound` units, or None. With a `width` only so many states are kept at each step."""
        layers: list[dict[int, int]] = [{0: 1}]
        prices = self.prices
        self._all_kept = True
        limit = bound * UNIT + prices.wild * self.wild + prices.discard - self._refunds[-1]
        start = prices.all - self._refunds[-1]
        heights, slacks = {0: start}, {0: limit - start}
        for step in steps:
            after: dict[int, int] = {}
            higher: dict[int, int] = {}
            slack: dict[int, int] = {}
            here = FIELD << step.suit * BITS | FIELD << SETS if step.suit < 4 else FIELD << SETS
            table = self._tables.setdefault(step, {})
            for key, bits in layers[-1].items():
                rows = table.get(key & here)
                if rows is None:
                    rows = table[key & here] = self._rows(step, key)
                room, height = slacks[key], heights[key]
                for loss, delta, rise, variants, _, _ in rows:
                    if loss > room:
                        break
                    out = 0
                    for mask, by in variants:
                        out |= (bits & mask) << by
                    if out:
                        to = key + delta
                        if to in after:
                            after[to] |= out
                            if room - loss > slack[to]:
                                slack[to] = room - loss
                        else:
                            after[to], slack[to], higher[to] = out, room - loss, height + rise
            kept = {}
            masks = self._masks
            if width and len(after) > width:
                self._all_kept = False
                names: Iterable[int] = sorted(after, key=slack.__getitem__, reverse=True)
            else:
                names = after
            for key in names:
                room = (limit - higher[key]) // GRAIN
                allowed = masks.get(room)
                if allowed is None:
                    allowed = masks[room] = self._mask(room)
                bits = after[key] & allowed
                if bits:
                    kept[key] = bits
                    if len(kept) == width:
                        break
            if not kept:
                return None
            layers.append(kept)
            heights, slacks = higher, slack
        return self._ended(steps, layers, bound, narrow=width > 0)

    def _mask(self, room: int) -> int:
        """The bits that can still end within so many GRAINs."""
        mask = 0
        for code, refund in enumerate(self._refunds):
            left = room + -(-refund // GRAIN)
            piece = self._pieces.get(left)
            if piece is None:
                piece = self._pieces[left] = self.lanes.within(
                    (left + 1) * GRAIN - 1, UNIT, self.prices.wild, self.prices.discard,
                )
            mask |= piece << code * self.lanes.of_part[0]
        return mask

    def _rows(self, step: Step, key: int) -> list[Row]:
        """Every move from a state, the least loss first."""
        number = key >> SETS
        if step.suit == 4:
            return self._closed_rows(step, number)
        field = key >> step.suit * BITS & FIELD
        local = self._keys.locals[field]
        n = 0
        if 1 < step.place < 15:
            n = self.counts[step.suit][step.place] - (local[0] if step.place == 14 else 0)
        lanes, discard = self.lanes, self.prices.discard
        at = self.units[step.place] if step.place < 15 and not self.only_parts else 0
        refund = min(0, discard - at * UNIT)
        rows: list[Row] = []
        for count in range(n + 1 if step.place > 2 else 1):
            of_sets = self._set_rows(step, number, count)
            if not of_sets:
                continue
            for loss, delta, rise, move in self._run_rows(step, field, n - count):
                parts, wild, left = move.parts, move.wild, move.left
                by = wild * lanes.of_wild + left * at
                for part in parts:
                    by += lanes.of_part[part]
                variants: Variants = ((lanes.mask(wild, 0, parts), by),)
                if left and self.discard:
                    variants += ((lanes.mask(wild, 1, parts), by + lanes.width - at),)
                    loss += refund
                for set_rise, set_delta, to_sets in of_sets:
                    rows.append((loss + set_rise, delta + set_delta, rise + set_rise, variants, move, to_sets))
        rows.sort(key=_loss)
        return rows

    def _run_rows(self, step: Step, field: int, n: int) -> list[tuple[int, int, int, Move]]:
        """What can be done but sets: the loss, what it adds to the key and to the height, and the move."""
        name = step.place, step.suit, field, n
        found = self._of_runs.get(name)
        if found is None:
            prices, place, suit = self.prices, step.place, step.suit
            low, runs = self._keys.locals[field]
            base = 0
            if runs:
                was = prices.run[suit][place - 1]
                base = sum([was[run[0]] for run in runs])
            low = 0 if place >= 14 else low
            become = prices.run[suit][place] if place < 15 else []
            card = prices.card[suit][place] if place > 2 and place < 15 else prices.card[suit][14]
            base -= n * card if 2 < place < 15 else 0
            units = 0 if self.only_parts or place > 14 else self.units[place] * UNIT
            found = self._of_runs[name] = []
            for move in self._moves(step, runs, low, n):
                rise = base
                for run in move.runs:
                    rise -= become[run[0]]
                if place == 1:
                    low = move.starts
                    rise -= card * low
                loss = rise + units * move.left + prices.wild * move.wild
                for part in move.parts:
                    loss -= prices.part[part]
                found.append((loss, self._keys.of_local((low, move.runs)) - field << suit * BITS, rise, move))
        return found

    def _set_rows(self, step: Step, number: int, count: int) -> list[tuple[int, int, tuple[int, ...]]]:
        """What can be done with so many cards in sets: the loss, what it adds to the key, and the sets."""
        name = step.place, step.suit, number, count
        found = self._of_sets.get(name)
        if found is None:
            sets = self._keys.sets[number]
            were, become = self._set_prices(step.place, step.suit - 1), self._set_prices(step.place, step.suit)
            card = self.prices.card[step.suit][step.place] if count else 0
            base = sum([were[size] for size in sets]) - count * card
            found = self._of_sets[name] = [
                (base - sum([become[size] for size in after]), self._keys.of_sets(after) - number << SETS, to_sets)
                for to_sets, after in set_moves(self.frame, sets, count)
            ]
        return found

    def _closed_rows(self, step: Step, number: int) -> list[Row]:
        sets, prices, lanes = self._keys.sets[number], self.prices, self.lanes
        rows: list[Row] = []
        were = self._set_prices(step.place, 3)
        rise = sum([were[size] for size in sets])
        for move in closed_sets(self.frame, sets):
            loss = rise + prices.wild * move.wild - sum([prices.part[part] for part in move.parts])
            variants: Variants = ((lanes.mask(move.wild, 0, move.parts), lanes.shift(move.wild, 0, move.parts, 0)),)
            rows.append((loss, -number << SETS, rise, variants, move, ()))
        rows.sort(key=_loss)
        return rows

    def _set_prices(self, place: int, suit: int) -> list[int]:
        name = place, min(suit, 3)
        if name not in self._sets:
            self._sets[name] = self.prices.of_sets(*name)
        return self._sets[name]

    def _moves(self, step: Step, runs: Runs, low: int, n: int) -> Sequence[Move]:
        counts, place = self.counts[step.suit], step.place
        if place == 1:
            return low_aces(self.frame, counts[14] if self.low[step.suit] else 0)
        if place == 15:
            return self._known(runs, 0, -1, 0, False)
        later = [at for at in range(place + 1, 15) if counts[at]]
        ahead = later[0] - place if later else 0
        if ahead and later[0] == 14 and low >= counts[14]:
            ahead = 0
        twos = self.twos[step.suit] if place == 2 and self.explicit else 0
        return self._known(runs, n, ahead, twos, self.explicit and self.frame.max_wild > 0 and place <= 12)

    def _known(self, runs: Runs, n: int, ahead: int, twos: int, wild_starts: bool) -> Sequence[Move]:
        name = runs, n, ahead, twos, wild_starts
        found = self._run_moves.get(name)
        if found is None:
            found = self._run_moves[name] = run_moves(self.frame, *name)
        return found

    def _ended(self, steps: list[Step], layers: list[dict[int, int]], bound: int, narrow: bool) -> Found | None:
        """The lowest penalty of the last layer that meets the contract, and the way to it."""
        bits, best = layers[-1].get(0, 0), None
        for code, spent, used, at in self.lanes.lanes:
            lane = bits >> at & ((1 << self.lanes.width) - 1)
            if not lane:
                continue
            met = self.lanes.met[code]
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
        if best is None or (best[0] > bound and (narrow or bound < self.whole)):
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
            for _, delta, _, variants, move, to_sets in rows:
                came = key - delta
                bits = before.get(came, 0) if came & here == name else 0
                for mask, by in variants:
                    if bit >= by and (bits & mask) >> (bit - by) & 1:
                        return came, bit - by, replace(move, to_sets=to_sets)
        raise AssertionError("every bit of a layer comes from the layer before")
