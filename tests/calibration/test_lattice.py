"""The grid among round things, where few of them are neighbours of one size."""

from __future__ import annotations

import numpy as np

from calibration.lattice import best_lattice, windows
from calibration.rounds import Round

STONES = ("sss..", "ss.ss", ".ss.s", "s.s.s", ".s.ss")
"""A board as it is seen: `s` a stone with its rim, `.` a deep empty hole of which a part of the floor is round."""
PITCH, RADIUS, LIT = 75.0, 25.0, 14.0


def seen() -> list[Round]:
    made = []
    for row, line in enumerate(STONES):
        for column, there in enumerate(line):
            # Farther rows are smaller; of an empty hole the floor is seen lower down.
            far = 1 - 0.04 * (4 - row)
            x, y = 640 + (column - 2) * PITCH * far, 200 + row * PITCH * 0.8
            stone = there == "s"
            made.append(Round(x, y if stone else y + 5, RADIUS * far if stone else LIT, 4 if stone else 1))
    return made


def test_stones_that_are_joined_only_over_deep_empty_holes_lie_in_one_grid() -> None:
    lattice = best_lattice(seen())

    assert lattice is not None
    assert max(windows(lattice).values()) >= 24
    # Its steps are the sides of the grid's mesh, not its diagonals.
    steps = np.abs(lattice.matrix[:2, :2] - lattice.matrix[:2, 2:] * lattice.matrix[2:, :2])
    assert min(steps[:, 0].min(), steps[:, 1].min()) < 0.15 * PITCH
    assert steps.max() < 1.2 * PITCH


def test_a_few_round_things_are_no_grid() -> None:
    assert best_lattice(seen()[:8]) is None
