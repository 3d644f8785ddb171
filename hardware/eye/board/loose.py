"""Stones that lie on the board and in no hole: where they may be, and where they are in millimetres."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from calibration.holes import Grid
from calibration.plane import Plane
from calibration.rounds import Round

Floats = NDArray[np.float64]
OF_HOLE = 0.87
"""A stone's diameter against its hole's when nobody has measured it (BOARD_GEOMETRY: 5 to 15 % smaller)."""
THICK = 0.27
"""A stone's thickness against its diameter (BOARD_GEOMETRY: 8 of 30 mm)."""
SIZE = (0.72, 1.32)
"""Times; how much smaller or larger than a stone on the board an outline may be."""
IN_HOLE = 0.5
"""Hole radii; what is round nearer to a hole's middle is the hole, or the stone in it."""
ONE = 0.7
"""Stone radii; outlines nearer to each other are of one stone: its faces, its shadow."""
BEYOND = 4.3
"""Pitches from the middle; what lies farther out is not on the board (its edge is at 3.0 to 5.1, mostly at 3.6)."""
OFTEN = 2
"""Of twelve searches so many must show an outline; the networks leave out what is no stone."""
WIDE = 0.95
"""A camera's focal length against the picture's longer side when no lens was measured."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """Something round that may be a loose stone: the middle of its upper face in px, and in mm as if at board level."""

    px: tuple[float, float]
    mm: tuple[float, float]
    votes: int


def candidates(seen: Sequence[Round], plane: Plane, grid: Grid, stone_mm: float) -> list[Candidate]:
    """What may be loose stones among all that is round in the picture."""
    if not seen:
        return []
    middles = plane.mm([(one.x, one.y) for one in seen])
    from_hole = np.linalg.norm(middles[:, None] - grid.centres()[None], axis=2).min(1)
    made: list[Candidate] = []
    for one, (x, y), away in sorted(zip(seen, middles.tolist(), from_hole, strict=True), key=lambda row: -row[0].votes):
        if one.votes < OFTEN or away < IN_HOLE * grid.hole_mm / 2 or max(abs(x), abs(y)) > BEYOND * grid.pitch_mm:
            continue
        size = one.radius / (plane.scale((x, y)) * stone_mm / 2)
        if not SIZE[0] < size < SIZE[1]:
            continue
        if all(np.hypot(x - other.mm[0], y - other.mm[1]) > ONE * stone_mm / 2 for other in made):
            made.append(Candidate((one.x, one.y), (x, y), one.votes))
    return made


def camera_over(plane: Plane) -> Floats | None:
    """Where the camera is (mm, z up from the board) by the plane's perspective; None when that cannot be."""
    if plane.lens is not None:
        inner = np.asarray(plane.lens.matrix, np.float64).reshape(3, 3)
    else:
        wide, high = plane.size
        focal = WIDE * max(wide, high)
        inner = np.array([[focal, 0, (wide - 1) / 2], [0, focal, (high - 1) / 2], [0, 0, 1.0]])
    sides = np.linalg.inv(inner) @ plane.matrix
    sides = sides / np.sqrt(np.linalg.norm(sides[:, 0]) * np.linalg.norm(sides[:, 1])) * np.sign(sides[2, 2])
    up = np.cross(sides[:, 0], sides[:, 1])
    # The nearest true turn to the two sides, which an assumed focal length leaves a little crooked.
    left, _, right = np.linalg.svd(np.column_stack([sides[:, 0], sides[:, 1], up / np.linalg.norm(up)]))
    eye = -(left @ right).T @ sides[:, 2]
    # The picture's y goes down, so the board's z points away from the camera or towards it: it is above the board.
    return None if abs(eye[2]) < 1 else np.asarray([eye[0], eye[1], abs(eye[2])])


def on_the_board(mm: tuple[float, float], plane: Plane, height_mm: float) -> tuple[float, float]:
    """Where a point is that is seen at `mm` of the board's level but lies `height_mm` above it."""
    eye = camera_over(plane)
    if eye is None:
        return mm
    share = height_mm / float(eye[2])
    return mm[0] + (float(eye[0]) - mm[0]) * share, mm[1] + (float(eye[1]) - mm[1]) * share
