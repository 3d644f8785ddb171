"""The board: 25 holes, the lines and crosses in them, and its edges in millimetres.

Holes are named `a1` to `e5`: the letter is the column from left to right, the digit the row away from
South, both seen from South. How many holes there are is derived, not written anywhere (BA8).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from companion.errors import Unreadable
from companion.games.board.facts import Stone
from companion.seats import Seat

HOLES = tuple(f"{column}{row}" for row in range(1, 6) for column in "abcde")
"""All holes, row by row from South."""
CENTRE = "c3"
"""The middle hole (V8)."""


def xy(hole: str) -> tuple[int, int]:
    """Column and row of a hole, both 1 to 5, seen from South.

    >>> xy("d2")
    (4, 2)
    """
    return "abcde".index(hole[0]) + 1, int(hole[1])


def named(x: int, y: int) -> str:
    """The hole in column `x` and row `y`; the reverse of `xy`."""
    return f"{'abcde'[x - 1]}{y}"


def row(seat: Seat, hole: str) -> int:
    """The number of the hole's row, counted from that seat's own side (B17, B18).

    >>> [row(seat, "e2") for seat in (Seat.S, Seat.W, Seat.N, Seat.E)]
    [2, 5, 4, 1]
    """
    x, y = xy(hole)
    return {Seat.S: y, Seat.N: 6 - y, Seat.W: x, Seat.E: 6 - x}[seat]


@dataclass(frozen=True, slots=True)
class Line:
    """Holes in a straight line over the whole board; `along` is `row`, `column` or `diagonal` as South sees it."""

    along: str
    holes: tuple[str, ...]

    def across(self, seat: Seat) -> bool:
        """True when the line is parallel to that seat's side (B20)."""
        return self.along == ("row" if seat in (Seat.S, Seat.N) else "column")


def _lines() -> Iterator[Line]:
    span = range(1, 6)
    for n in span:
        yield Line("row", tuple(named(x, n) for x in span))
        yield Line("column", tuple(named(n, y) for y in span))
    for shift in (-1, 0, 1):
        yield Line("diagonal", tuple(named(n, n + shift) for n in span if 1 <= n + shift <= 5))
        yield Line("diagonal", tuple(named(n, 6 - n + shift) for n in span if 1 <= 6 - n + shift <= 5))


LINES = tuple(_lines())
"""The 16 lines with room for four: 12 of five holes, 4 short diagonals of four."""
CROSSES = {named(x, y): tuple(named(x + dx, y + dy) for dx, dy in ((0, 0), (0, 1), (1, 0), (0, -1), (-1, 0)))
           for x in range(2, 5) for y in range(2, 5)}
"""The 9 crosses by their middle: a hole and its four orthogonal neighbours (B22)."""
DIAGONAL_CROSSES = {named(x, y): tuple(named(x + dx, y + dy) for dx, dy in ((0, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)))
                    for x in range(2, 5) for y in range(2, 5)}
"""The 9 crosses that lie askew; they count only with the house rule `cross_diagonal` (BA3)."""


def runs(line: Line, own: frozenset[str]) -> Iterator[tuple[str, ...]]:
    """The longest gapless runs of four or five own stones in the line: at most one.

    >>> [run for line in LINES for run in runs(line, frozenset(("a2", "b2", "c2", "d2")))]
    [('a2', 'b2', 'c2', 'd2')]
    """
    run: list[str] = []
    for hole in (*line.holes, ""):
        if hole in own:
            run.append(hole)
            continue
        if len(run) >= 4:
            yield tuple(run)
        run = []


def position(grid: str, colours: Mapping[str, str]) -> tuple[Stone, ...]:
    """The stones of a typed picture: five rows from North to South, one letter a stone.

    A small letter is a stone with its mark up, a capital one with its mark down, a dot an empty hole.
    Raises Unreadable for another shape or an unknown letter.

    >>> [stone.hole for stone in position("..... ..... ..... ..... ..r..", {"r": "red"})]
    ['c1']
    >>> position("..r..", {"r": "red"})
    Traceback (most recent call last):
    ...
    companion.errors.Unreadable: a position has five rows of five places, not '..r..'
    """
    rows = grid.replace("/", " ").split()
    if len(rows) != 5 or any(len(text) != 5 for text in rows):
        raise Unreadable(f"a position has five rows of five places, not {grid!r}")
    stones = []
    for y, text in zip(range(5, 0, -1), rows, strict=True):
        for x, letter in enumerate(text, 1):
            if letter == ".":
                continue
            if letter.lower() not in colours:
                raise Unreadable(f"{letter!r} is no stone: use a dot or one of {', '.join(colours)}")
            stones.append(Stone(named(x, y), colours[letter.lower()], letter.islower()))
    return tuple(sorted(stones, key=lambda stone: HOLES.index(stone.hole)))


def grid(stones: Iterable[Stone], letters: Mapping[str, str]) -> str:
    """The picture that `position` reads; `letters` give each colour its letter.

    >>> grid(position("..... ..... ..... ..... ..R..", {"r": "red"}), {"red": "r"})
    '..... ..... ..... ..... ..R..'
    """
    lying = {stone.hole: stone for stone in stones}

    def letter(hole: str) -> str:
        stone = lying.get(hole)
        return "." if stone is None else letters[stone.colour] if stone.marked_up else letters[stone.colour].upper()

    return " ".join("".join(letter(named(x, y)) for x in range(1, 6)) for y in range(5, 0, -1))
