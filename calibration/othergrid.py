"""Whether a board between four marks has another grid than 5 x 5, although it is no row larger than that.

A row that a hand hides and a row of stones laid beside the holes look like a grid of 4 or 6 rows, too. What tells them
apart is the middle: grid and marks are both laid out around it, and with a row hidden or too many it is half a row off.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from calibration.errors import Unfit
from calibration.lattice import COLUMNS, ROWS, Lattice
from calibration.marks import NUMBERS, Mark

Floats = NDArray[np.float64]
OFF = 0.22
"""Pitches; how far the marks' middle may lie from that of their grid. Another parity puts it 0.5 away."""
SIZES = (4, 5, 6)
"""Rows and columns that are looked for; larger grids are told without marks, smaller ones are no grid."""


def check_between(lattice: Lattice, marks: Sequence[Mark]) -> None:
    """Raises Unfit (`board-eye.grid`) when all holes of another grid are seen around the middle between four marks.

    With fewer marks, or marks in wrong corners, nothing is said.
    """
    corners = _corners(lattice, marks)
    if corners is None:
        return
    grid = max(_full(lattice, _crossing(corners)), key=len, default=None)
    if grid is not None:
        wide, deep = (len({place[axis] for place in grid}) for axis in (0, 1))
        east = corners[1] - corners[0]
        across, down = (wide, deep) if abs(east[0]) > abs(east[1]) else (deep, wide)
        raise Unfit("board-eye.grid", rows=down, columns=across)


def may_be_other(lattice: Lattice) -> bool:
    """True when some full part of the lattice has 4 or 6 rows or columns and none has 5 x 5, or one has more."""
    large = any(_places(lattice, m, n, wide, deep) for m, n in lattice.at for wide, deep in ((5, 6), (6, 5)))
    return large or not any(_places(lattice, m, n, COLUMNS, ROWS) for m, n in lattice.at)


def _full(lattice: Lattice, middle: Floats) -> list[set[tuple[int, int]]]:
    """The parts of the lattice around the middle, other than 5 x 5, of which every hole is seen."""
    found = []
    for wide in SIZES:
        for deep in SIZES:
            m0, n0 = (round(float(middle[axis]) - (size - 1) / 2) for axis, size in ((0, wide), (1, deep)))
            off = np.abs(middle - (m0 + (wide - 1) / 2, n0 + (deep - 1) / 2)).max()
            grid = _places(lattice, m0, n0, wide, deep)
            if (wide, deep) != (COLUMNS, ROWS) and off < OFF and grid:
                found.append(grid)
    return found


def _places(lattice: Lattice, m0: int, n0: int, wide: int, deep: int) -> set[tuple[int, int]]:
    """The places of that part of the lattice; none where a hole of it is not seen."""
    grid = {(m, n) for m in range(m0, m0 + wide) for n in range(n0, n0 + deep)}
    return grid if grid <= lattice.at.keys() else set()


def _corners(lattice: Lattice, marks: Sequence[Mark]) -> Floats | None:
    """The middles of the marks 0 to 3 in pitches of the lattice."""
    centres = {mark.number: mark.centre for mark in marks}
    if sorted(centres) != sorted(NUMBERS):
        return None
    px = np.array([(*centres[number], 1.0) for number in sorted(centres)])
    full = px @ np.linalg.inv(lattice.matrix).T
    return np.asarray(full[:, :2] / full[:, 2:], np.float64)


def _crossing(corners: Floats) -> Floats:
    """Where the diagonals cross; far away where the marks lie in wrong corners."""
    one, two = corners[2] - corners[0], corners[3] - corners[1]
    across = one[0] * two[1] - one[1] * two[0]
    if abs(across) < 1e-6:
        return np.full(2, 1e3)
    between = corners[1] - corners[0]
    along = (between[0] * two[1] - between[1] * two[0]) / across
    return np.asarray(corners[0] + along * one if 0 < along < 1 else np.full(2, 1e3), np.float64)
