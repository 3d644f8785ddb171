"""One step of the solver: what may become of the cards of one suit at one place, given which runs are open there.

The solver walks the places 1 to 14 and at each the four suits. A *run under way* is (length, wild cards, natural):
its length counts up to a cap only, its wild cards only where a house limits them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations
from operator import itemgetter

from companion.games.rummy.contracts import Contract, Part
from companion.games.rummy.melds import SHORTEST

Run = tuple[int, int, bool]
Runs = tuple[Run, ...]
Local = tuple[int, Runs]
"""Of one suit: how many aces were used low, and the runs under way, longest first."""
Sets = tuple[int, ...]
"""Of one rank: how many natural cards each set under way holds, largest first."""
PLAIN = -1
"""A meld that counts for no part of the contract."""


@dataclass(frozen=True, slots=True)
class Move:
    """What becomes of the cards: the runs under way after it, its price, and how it is done.

    `wild` wild cards are spent and `left` natural cards stay in hand; `parts` are the contract's parts fulfilled.
    `how` says for each run under way before `n` (natural card), `w` (wild card) or `c` (closed); `pads` how many wild
    cards each closed one gets; `starts` how many runs begin with a natural, `wild_starts` with a wild card;
    `to_sets` the sets (by their number before the move, new ones after them) that get a card.
    """

    runs: Runs
    wild: int
    left: int
    parts: tuple[int, ...] = ()
    how: str = ""
    pads: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    starts: int = 0
    wild_starts: int = 0
    to_sets: tuple[int, ...] = ()
    twos: int = 0


@dataclass(frozen=True)
class Frame:
    """What every step needs to know of the hand's rules.

    `explicit`: every wild card of a run is placed where it goes and counted; otherwise wild cards at the ends of a
    run are added when it is closed, which is enough where a meld may hold any number of them.
    """

    contract: Contract
    explicit: bool
    wild_only: bool
    max_wild: int
    largest_set: int
    same_suit: bool
    packs: int
    only_parts: bool = False
    """Nothing but the contract counts: no other melds, and what stays in hand is free."""

    @cached_property
    def cap(self) -> int:
        """Longer runs need not be told apart."""
        return max((part.length for part in self.contract if part.run), default=SHORTEST)

    @cached_property
    def joins(self) -> bool:
        """Whether no run need begin beside one that could have gone on: not where a contract counts every natural."""
        return not self.only_parts and (self.wild_only or not self.contract)

    @cached_property
    def kinds(self) -> tuple[Part, ...]:
        """The different parts of the contract."""
        return tuple(dict.fromkeys(self.contract))

    @cached_property
    def most_sets(self) -> int:
        """Sets of one rank that may be under way together."""
        return max(self.packs, sum(not part.run for part in self.contract))

    @cached_property
    def most_runs(self) -> int:
        """Runs of one suit that may be under way together: two packs feed two, and spare wild cards a third."""
        return self.packs + 1 if self.explicit else self.packs


@lru_cache(maxsize=20_000)
def run_moves(
    frame: Frame, runs: Runs, n: int, ahead: int, twos: int = 0, wild_starts: bool = False
) -> tuple[Move, ...]:
    """Everything that may become of `n` equal natural cards (and `twos` natural twos) at one place, but sets.

    `ahead` is how many places further the next natural card of the suit lies: 0 for none, -1 where all must be
    closed. `wild_starts`: runs may begin with a wild card.
    """
    found: dict[tuple[object, ...], Move] = {}
    for move in _moves(frame, runs, n, ahead, twos, wild_starts):
        found.setdefault((move.runs, move.wild, move.left, move.parts), move)
    return tuple(found.values())


def low_aces(frame: Frame, aces: int) -> tuple[Move, ...]:
    """The runs that begin at place 1: with aces low, or with wild cards where every one is placed."""
    found = []
    for low in range(min(aces, frame.most_runs) + 1):
        for wild in range(frame.most_runs - low + 1 if frame.explicit and frame.max_wild else 1):
            runs: Runs = ((1, 0, True),) * low + ((1, 1, False),) * wild
            order = tuple(range(low + wild))
            found.append(Move(runs, wild, 0, order=order, starts=low, wild_starts=wild))
    return tuple(found)


def _moves(frame: Frame, runs: Runs, n: int, ahead: int, twos: int, may_start: bool) -> Iterator[Move]:
    for done in _extended(frame, runs, n, ahead, twos):
        open_, how, pads, parts, wild, natural, used_twos, fulfilled = done
        free = n - natural
        going_on = [run for run in open_ if run is not None]
        room = frame.most_runs - len(going_on)
        for starts in range(min(free, room) + 1):
            left = free - starts
            if left and not frame.only_parts and "n" * len(how) != how:
                continue  # a run under way could have taken the card that stays in hand
            if starts and not frame.explicit and frame.joins and not _busy(how, fulfilled):
                continue  # the run under way and the new one would be one run, or change their tails, for no more
            for two_starts in range(min(twos - used_twos, room - starts) + 1):
                for wild_starts in range(room - starts - two_starts + 1 if may_start else 1):
                    begun: list[Run] = [(1, 0, True)] * (starts + two_starts) + [(1, 1, False)] * wild_starts
                    new = [(run, number) for number, run in enumerate((*open_, *begun)) if run is not None]
                    new.sort(key=_run_first, reverse=True)
                    yield Move(
                        tuple([run for run, _ in new]), wild + two_starts + wild_starts, left, parts, how, pads,
                        tuple([number for _, number in new]), starts, wild_starts, (), used_twos + two_starts,
                    )


_run_first = itemgetter(0)


@lru_cache(maxsize=2_000)
def set_moves(frame: Frame, sets: Sets, count: int) -> tuple[tuple[tuple[int, ...], Sets], ...]:
    """Every way to put so many of the cards into sets of their rank (R9), and the sets after it."""
    if not count:
        return (((), sets),)
    slots = [*sets, *(0,) * (frame.most_sets - len(sets))]
    if frame.same_suit:
        choices = {tuple(sorted(pick)) for pick in _with_repeats(len(slots), count)}
    else:
        choices = set(combinations(range(len(slots)), count))
    found: dict[Sets, tuple[int, ...]] = {}
    for pick in sorted(choices):
        sizes = [size + pick.count(number) for number, size in enumerate(slots)]
        if max(sizes) <= frame.largest_set:
            found.setdefault(tuple(sorted((size for size in sizes if size), reverse=True)), pick)
    return tuple((pick, after) for after, pick in found.items())


def _with_repeats(slots: int, count: int) -> Iterator[tuple[int, ...]]:
    if not count:
        yield ()
        return
    for slot in range(slots):
        for rest in _with_repeats(slots, count - 1):
            yield (slot, *rest)


Done = tuple[tuple["Run | None", ...], str, tuple[int, ...], tuple[int, ...], int, int, int, tuple[bool, ...]]


def _busy(how: str, fulfilled: tuple[bool, ...]) -> bool:
    """Whether every run under way got a natural card or was closed as a part of the contract."""
    return all(one == "n" or part for one, part in zip(how, fulfilled, strict=True))


def _extended(frame: Frame, runs: Runs, n: int, ahead: int, twos: int) -> Iterator[Done]:
    """Every way to go on with, or to close, the runs under way."""
    if not runs:
        yield (), "", (), (), 0, 0, 0, ()
        return
    (length, wilds, natural), rest = runs[0], runs[1:]
    longer = min(length + 1, frame.cap)
    options: list[tuple[Run | None, str, int, tuple[int, ...], int, int, int]] = []
    if n:
        options.append(((longer, wilds, True), "n", 0, (), 0, 1, 0))
    if twos:
        options.append(((longer, wilds, True), "2", 0, (), 1, 0, 1))
    reach = max(4, frame.cap + 2)
    may_bridge = ahead >= 0 and (frame.explicit or 0 < ahead < reach)
    if may_bridge and (not frame.explicit or wilds < frame.max_wild):
        options.append(((longer, wilds + frame.explicit, natural), "w", 0, (), 1, 0, 0))
    options += [(None, "c", pad, part, pad, 0, 0) for pad, part in _closings(frame, runs[0])]
    for run, how, pad, part, wild, used, used_twos in options:
        for done in _extended(frame, rest, n - used, ahead, twos - used_twos):
            yield (
                (run, *done[0]), how + done[1], (pad, *done[2]), tuple(sorted((*part, *done[3]))),
                wild + done[4], used + done[5], used_twos + done[6], (bool(part), *done[7]),
            )


def _closings(frame: Frame, run: Run) -> Iterator[tuple[int, tuple[int, ...]]]:
    """With how many wild cards at its ends a run can be closed, and the part of the contract it then fulfils."""
    length, _, natural = run
    if frame.explicit and not (natural or frame.wild_only):
        return
    if not frame.only_parts and (not frame.explicit or length >= SHORTEST):
        yield max(0, SHORTEST - length), ()
    for number, part in enumerate(frame.kinds):
        if part.run and (not frame.explicit or length >= part.length):
            yield max(0, part.length - length), (number,)


def closed_sets(frame: Frame, sets: Sets) -> list[Move]:
    """Every way to finish the sets of one rank."""
    found: dict[tuple[object, ...], Move] = {}
    for pads, parts in _closed(frame, sets):
        move = Move((), sum(pads), 0, parts, pads=pads)
        found.setdefault((move.wild, parts), move)
    return list(found.values())


def _closed(frame: Frame, sets: Sets) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    if not sets:
        yield (), ()
        return
    size, kinds = sets[0], [number for number, part in enumerate(frame.kinds) if not part.run]
    fewest = max(0, SHORTEST - size)
    longest = max((frame.kinds[number].length for number in kinds), default=0)
    most = max(fewest, (frame.largest_set if frame.explicit else longest) - size)
    for pad in range(fewest, min(most, frame.max_wild) + 1 if frame.explicit else most + 1):
        for pads, parts in _closed(frame, sets[1:]):
            # A single card and two wild ones lie as a run just as well, so only the contract wants them as a set.
            if (size > 1 or frame.explicit) and not frame.only_parts:
                yield (pad, *pads), parts
            for number in kinds:
                if size + pad >= frame.kinds[number].length:
                    yield (pad, *pads), tuple(sorted((number, *parts)))
