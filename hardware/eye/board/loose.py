"""Stones that lie on the board and in no hole: where they are in the picture and in millimetres."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from calibration.holes import Grid
from calibration.plane import Plane
from companion.signals import Point
from hardware.eye.board.loose_finder import LooseFinder, flattened, on_board
from hardware.eye.board.patches import away

Floats = NDArray[np.float64]
OF_HOLE = 0.87
"""A stone's diameter against its hole's when nobody has measured it (BOARD_GEOMETRY: 5 to 15 % smaller)."""
WIDE = 0.77
"""A camera's focal length against the picture's longer side: the Pi's cameras have 0.73 to 0.83, phones about 0.72."""
TRUSTED = 0.02
"""The square of the tilt's sine from which on the board's perspective says more about the focal length than WIDE does
(8 degrees)."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """What may be a loose stone: the middle of its upper face in px, and in mm as if at board level; the chance."""

    px: Point
    mm: Point
    chance: float


def candidates(picture: NDArray[np.uint8], plane: Plane, grid: Grid, finder: LooseFinder) -> list[Candidate]:
    """What may be loose stones on the board and beside it, the likeliest first."""
    quarter = away(plane)
    seen = finder.find(flattened(picture, plane, grid.pitch_mm, quarter))
    faces = on_board(np.array([one.middle for one in seen]).reshape(-1, 2), grid.pitch_mm, quarter)
    return [Candidate((px[0], px[1]), (mm[0], mm[1]), one.chance)
            for one, mm, px in zip(seen, faces.tolist(), plane.px(faces).tolist(), strict=True)]


def camera_over(plane: Plane) -> Floats | None:
    """Where the camera is (mm, z up from the board) by the plane's perspective; None when that cannot be."""
    if plane.lens is not None:
        inner = np.asarray(plane.lens.matrix, np.float64).reshape(3, 3)
    else:
        wide, high = plane.size
        focal = focal_length(plane)
        inner = np.array([[focal, 0, (wide - 1) / 2], [0, focal, (high - 1) / 2], [0, 0, 1.0]])
    sides = np.linalg.inv(inner) @ plane.matrix
    sides = sides / np.sqrt(np.linalg.norm(sides[:, 0]) * np.linalg.norm(sides[:, 1])) * np.sign(sides[2, 2])
    up = np.cross(sides[:, 0], sides[:, 1])
    # The nearest true turn to the two sides, which a focal length that is not exact leaves a little crooked.
    left, _, right = np.linalg.svd(np.column_stack([sides[:, 0], sides[:, 1], up / np.linalg.norm(up)]))
    eye = -(left @ right).T @ sides[:, 2]
    # The picture's y goes down, so the board's z points away from the camera or towards it: it is above the board.
    return None if abs(eye[2]) < 1 else np.asarray([eye[0], eye[1], abs(eye[2])])


def focal_length(plane: Plane) -> float:
    """The focal length (px) of the camera that saw the board so.

    The board's two sides are at a right angle and of one length: each says what the focal length is (Zhang 2000), the
    better the more the board is tilted; from straight above they say nothing and the usual one is taken.
    """
    wide, high = plane.size
    longer = max(wide, high)
    # Lengths in the picture's longer side, its middle the origin, the board's unit such that its sides have length 1.
    to_middle = np.array([[1 / longer, 0, -(wide - 1) / 2 / longer], [0, 1 / longer, -(high - 1) / 2 / longer],
                          [0, 0, 1.0]])
    east, north = (to_middle @ plane.matrix)[:, :2].T
    size = np.sqrt(np.linalg.norm(east[:2]) * np.linalg.norm(north[:2]))
    east, north = east / size, north / size
    known = np.array([east[:2] @ north[:2], east[:2] @ east[:2] - north[:2] @ north[:2]])
    due = -np.array([east[2] * north[2], east[2] ** 2 - north[2] ** 2])
    # Of 1 / focal length squared, the unknown of both.
    inverse = (known @ due + TRUSTED**2 / WIDE**2) / (known @ known + TRUSTED**2)
    return float(longer / np.sqrt(np.clip(inverse, 1 / (2 * WIDE) ** 2, 1 / (0.5 * WIDE) ** 2)))


def on_the_board(mm: Point, plane: Plane, height_mm: float) -> Point:
    """Where a point is that is seen at `mm` of the board's level but lies `height_mm` above it."""
    eye = camera_over(plane)
    if eye is None:
        return mm
    share = height_mm / float(eye[2])
    return mm[0] + (float(eye[0]) - mm[0]) * share, mm[1] + (float(eye[1]) - mm[1]) * share
