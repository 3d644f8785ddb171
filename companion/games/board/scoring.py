"""What a board is worth: every point with the rule and the holes that gave it (B16 to B24, V3, V5, V6).

A final picture alone is enough, so this takes stones and seats and knows nothing about how they got there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from companion.errors import Unreadable
from companion.games.board.facts import Stone
from companion.games.board.holes import CROSSES, DIAGONAL_CROSSES, HOLES, LINES, Line, row, runs
from companion.games.board.options import House
from companion.seats import Seat

SINGLE = ("stone", "turned", "marked")
"""Kinds of items that single stones give; all other kinds are formations."""


@dataclass(frozen=True, slots=True)
class Item:
    """One reason for points.

    `kind` is `stone`, `turned` (the second half of a doubled stone), `marked` (Vienna, mark up), `across`,
    `upright`, `diagonal`, `four` (a Vienna line of any direction), `cross` or `five`.
    """

    rule: str
    kind: str
    points: int
    holes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """What one colour's stones are worth, item by item."""

    colour: str
    seat: Seat
    items: tuple[Item, ...] = ()

    def sum(self, *kinds: str) -> int:
        """The points of all items of these kinds."""
        return sum(item.points for item in self.items if item.kind in kinds)

    @property
    def stones(self) -> int:
        """Points of the single stones, doubling and mark bonus included (B17, B19, V3)."""
        return self.sum(*SINGLE)

    @property
    def lines(self) -> int:
        """Points of the lines of four (B20, B21, V5)."""
        return self.sum("across", "upright", "diagonal", "four")

    @property
    def cross(self) -> int:
        """Points of the crosses (B22, V6)."""
        return self.sum("cross")

    @property
    def bad(self) -> int:
        """Points of the lines of five, 0 or below (B23)."""
        return self.sum("five")

    @property
    def total(self) -> int:
        """Stone points and formation points together (B16)."""
        return sum(item.points for item in self.items)

    @property
    def formations(self) -> tuple[Item, ...]:
        """The items that more than one stone gave."""
        return tuple(item for item in self.items if item.kind not in SINGLE)


ScoreSheet = Mapping[str, Sheet]
"""One sheet for each colour."""


def score_position(stones: Iterable[Stone], seats: Mapping[str, Seat], house: House | None = None) -> ScoreSheet:
    """The score sheet of a board; `seats` says for each colour from which side its owner looks (B18).

    Raises Unreadable for a hole that does not exist or is taken twice, and for a colour without a seat.

    >>> sheet = score_position([Stone("c4", "red", False)], {"red": Seat.S})["red"]
    >>> sheet.total, [(item.rule, item.points, item.holes) for item in sheet.items]
    (8, [('B17', 4, ('c4',)), ('B19', 4, ('c4',))])
    """
    lying = sorted(stones, key=lambda stone: stone.hole)
    for stone, following in pairwise(lying):
        if stone.hole == following.hole:
            raise Unreadable(f"two stones in hole {stone.hole}: a hole takes one (B6)")
    for stone in lying:
        if stone.hole not in HOLES:
            raise Unreadable(f"there is no hole {stone.hole!r}: they are a1 to e5")
        if stone.colour not in seats:
            raise Unreadable(f"nobody plays {stone.colour}: the colours are {', '.join(seats)}")
    return {
        colour: sheet(colour, seat, frozenset(stone for stone in lying if stone.colour == colour), house or House())
        for colour, seat in seats.items()
    }


@lru_cache(maxsize=4096)
def sheet(colour: str, seat: Seat, own: frozenset[Stone], house: House) -> Sheet:
    """The sheet of one colour's stones, all of which are sunk; kept, since most shots leave most colours alone."""
    stones = sorted(own, key=lambda stone: HOLES.index(stone.hole))
    holes = frozenset(stone.hole for stone in stones)
    return Sheet(colour, seat, (
        *(item for stone in stones for item in _single(stone, seat, house)),
        *(item for line in LINES for run in runs(line, holes) for item in _line(line, run, seat, house)),
        *_crosses(holes, house),
    ))


def _single(stone: Stone, seat: Seat, house: House) -> Iterator[Item]:
    points = row(seat, stone.hole)
    yield Item("B17", "stone", points, (stone.hole,))
    if house.vienna and stone.marked_up:
        yield Item("V3", "marked", 3, (stone.hole,))
    elif not house.vienna and not stone.marked_up:
        yield Item("B19", "turned", points, (stone.hole,))


def _line(line: Line, run: tuple[str, ...], seat: Seat, house: House) -> Iterator[Item]:
    if len(run) == 4:
        yield from _four(line, run, seat, house)
        return
    if not house.vienna or house.v_bad_line == "yes":
        yield Item("B23", "five", -2, run)
    if house.five_contains_fours == "yes":
        yield from _four(line, run[:4], seat, house)
        yield from _four(line, run[1:], seat, house)


def _four(line: Line, run: tuple[str, ...], seat: Seat, house: House) -> Iterator[Item]:
    if house.vienna:
        yield Item("V5", "four", 4, run)
        if house.v_line_stack == "no":
            return
    if not line.across(seat):
        yield Item("B21", "diagonal" if line.along == "diagonal" else "upright", 3, run)
        return
    points = {"row": row(seat, run[0]), "3": 3, "row+3": row(seat, run[0]) + 3}[house.horizontal4]
    yield Item("B20", "across", points, run)


def _crosses(own: frozenset[str], house: House) -> Iterator[Item]:
    shapes = [CROSSES, DIAGONAL_CROSSES] if house.cross_diagonal == "yes" else [CROSSES]
    for shape in shapes:
        for holes in shape.values():
            if own.issuperset(holes):
                yield Item("V6", "cross", 5, holes) if house.vienna else Item("B22", "cross", 3, holes)


def completes(hole: str, own: frozenset[str], house: House) -> bool:
    """True when the stone in `hole` is part of a line of exactly four or of a cross of its colour (V9, BA37)."""
    fours = (run for line in LINES for run in runs(line, own) if len(run) == 4)
    crosses = (item.holes for item in _crosses(own, house))
    return any(hole in holes for holes in (*fours, *crosses))


def leaders(totals: Mapping[int, int], then: Mapping[int, int] | None = None) -> tuple[int, ...]:
    """Who has most points; those who are level share the win (B26) unless `then` tells them apart (BA27).

    >>> leaders({0: 31, 1: 28, 2: 31})
    (0, 2)
    """
    best = max(totals.values())
    level = [player for player, points in totals.items() if points == best]
    if then is not None:
        most = max(then[player] for player in level)
        level = [player for player in level if then[player] == most]
    return tuple(sorted(level))
