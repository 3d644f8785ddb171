"""A second statement of B16 to B24, V3, V5 and V6, written without the tables of the engine: for comparison only."""

from __future__ import annotations

from itertools import product

from companion.games.board import Stone
from companion.games.board.holes import xy
from companion.games.board.options import House
from companion.seats import Seat

STEPS = ((1, 0), (0, 1), (1, 1), (1, -1))
TURNS = {Seat.S: 0, Seat.W: 3, Seat.N: 2, Seat.E: 1}


def seen_from(seat: Seat, stones: tuple[Stone, ...]) -> dict[tuple[int, int], bool]:
    """The stones as that seat sees them, its own row being 1: the board turned until the seat is South."""
    found = {}
    for stone in stones:
        x, y = xy(stone.hole)
        for _ in range(TURNS[seat]):
            x, y = y, 6 - x  # a quarter turn clockwise
        found[x, y] = stone.marked_up
    return found


def total(seat: Seat, stones: tuple[Stone, ...], house: House) -> int:
    """What these stones, all of one colour, are worth to that seat."""
    lying = seen_from(seat, stones)
    points = 0
    for (_, y), up in lying.items():
        points += y + (3 if up else 0) if house.vienna else y * (1 if up else 2)
    for (x, y), (dx, dy) in product(product(range(1, 6), repeat=2), STEPS):
        if (x - dx, y - dy) in lying:
            continue  # only from where a run begins
        length = 0
        while (x + length * dx, y + length * dy) in lying:
            length += 1
        if length == 4:
            points += _four(y, dy, house)
        if length == 5:
            points -= 0 if house.vienna and house.v_bad_line == "no" else 2
            points += 2 * _four(y, dy, house) if house.five_contains_fours == "yes" else 0
    for x, y in product(range(2, 5), repeat=2):
        shapes = [((0, 1), (1, 0), (0, -1), (-1, 0))]
        if house.cross_diagonal == "yes":
            shapes.append(((1, 1), (1, -1), (-1, -1), (-1, 1)))
        for arms in shapes:
            if (x, y) in lying and all((x + dx, y + dy) in lying for dx, dy in arms):
                points += 5 if house.vienna else 3
    return points


def _four(row: int, dy: int, house: House) -> int:
    base = 3 if dy else {"row": row, "3": 3, "row+3": row + 3}[house.horizontal4]
    if not house.vienna:
        return base
    return 4 + base if house.v_line_stack == "yes" else 4
