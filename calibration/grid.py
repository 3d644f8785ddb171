"""The holes of a measured board as its picture shows them, and what a ruler has to say about stones and launch lines.

Almost no size of the game is published (BOARD_GEOMETRY), so every board is measured. Lengths are mm.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.errors import BadProfile, Unfit
from calibration.holes import Grid
from calibration.plane import Picture, Plane

PITCHES = (0.100, 0.170)
"""Smallest and largest distance of two holes, as share of the board's side."""
RADII = (0.028, 0.056)
"""The same for a hole's radius."""
ROUNDS = 24
"""Spots on the edge of a hole that are looked at."""
CLEAR = 0.75
"""Edges of holes are so much stronger than what else is around them; else there are none to be seen."""


THICK = 0.27
"""A stone's thickness against its diameter when nobody has measured it (BOARD_GEOMETRY: 8 of 30 mm)."""


@dataclass(frozen=True, slots=True)
class Ruled:
    """What is measured with a ruler once: a stone's width, from edge to launch line, how long that line is, and how
    thick a stone is (0: not measured)."""

    stone_mm: float
    line_inset_mm: float
    line_length_mm: float
    thick_mm: float = 0.0

    @property
    def thickness_mm(self) -> float:
        """How thick a stone is, as it was measured, else as is likely for its width.

        >>> Ruled(30.0, 60.0, 280.0).thickness_mm, Ruled(30.0, 60.0, 280.0, 11.0).thickness_mm
        (8.1, 11.0)
        """
        return self.thick_mm or round(THICK * self.stone_mm, 1)

    def to_json(self) -> dict[str, Any]:
        """Plain values for a profile."""
        return {"stone_mm": self.stone_mm, "line_inset_mm": self.line_inset_mm, "line_length_mm": self.line_length_mm,
                "thick_mm": self.thick_mm}

    @classmethod
    def from_json(cls, measured: Mapping[str, Any]) -> Ruled:
        """From a profile, also from one without a thickness; raises BadProfile where it has another shape."""
        try:
            stone, inset, length = (float(measured[part]) for part in ("stone_mm", "line_inset_mm", "line_length_mm"))
            return cls(stone, inset, length, float(measured.get("thick_mm", 0.0)))
        except (KeyError, TypeError, ValueError) as error:
            raise BadProfile("the board's lines in the profile have another shape: calibrate again") from error


def usual(side_mm: float) -> tuple[Grid, Ruled]:
    """The sizes that are likely for a board of this side.

    >>> usual(500)[1]
    Ruled(stone_mm=30.0, line_inset_mm=60.0, line_length_mm=280.0, thick_mm=0.0)
    """
    return (Grid(5, 5, round(0.14 * side_mm, 1), round(0.068 * side_mm, 1)),
            Ruled(round(0.06 * side_mm, 1), round(0.12 * side_mm, 1), round(0.56 * side_mm, 1)))


def check_board(side_mm: float, grid: Grid, ruled: Ruled) -> None:
    """Raises Unfit where no board of this side can be so: another grid than the rules know (`cal.grid.count`), a stone
    wider than its hole (`cal.grid.stone`) or thicker than wide (`cal.grid.thick`), holes that touch (`cal.grid.touch`)
    or reach over the launch line or the board's edge (`cal.grid.line`)."""
    if (grid.rows, grid.columns) != (5, 5):
        raise Unfit("cal.grid.count", rows=grid.rows, columns=grid.columns)
    sizes = (grid.pitch_mm, grid.hole_mm, ruled.stone_mm, ruled.thickness_mm, ruled.line_inset_mm,
             ruled.line_length_mm, side_mm)
    if not all(np.isfinite(size) and size > 0 for size in sizes):
        raise Unfit("cal.sizes")
    if not ruled.stone_mm < grid.hole_mm:
        raise Unfit("cal.grid.stone", stone=round(ruled.stone_mm), hole=round(grid.hole_mm))
    if not ruled.thickness_mm < ruled.stone_mm:
        raise Unfit("cal.grid.thick", thick=round(ruled.thickness_mm), stone=round(ruled.stone_mm))
    if not grid.hole_mm < grid.pitch_mm:
        raise Unfit("cal.grid.touch", hole=round(grid.hole_mm), pitch=round(grid.pitch_mm))
    free = side_mm / 2 - 2 * grid.pitch_mm - grid.hole_mm / 2
    if not ruled.line_inset_mm < free:
        raise Unfit("cal.grid.line", inset=round(ruled.line_inset_mm), free=round(free))


def fitted(picture: Picture, plane: Plane, side_mm: float) -> Grid | None:
    """The grid of holes in the middle of a measured board as the picture shows it; None where none is clear.

    Best with an empty board; stones do not matter.
    """
    px_per_mm = 240 / side_mm
    half = side_mm / 2
    flat = plane.flatten(picture, (-half, -half, half, half), px_per_mm)
    # Pitch and radius in px of the flat picture, where one px is side_mm / 240.
    inwards = _inwards(flat)
    pitches, radii = np.arange(PITCHES[0], PITCHES[1], 0.001) * 240, np.arange(RADII[0], RADII[1], 0.001) * 240
    scores = np.array([[_edge(inwards, pitch, radius) for radius in radii] for pitch in pitches])
    best = np.unravel_index(int(scores.argmax()), scores.shape)
    if scores[best] < CLEAR:
        return None
    pitch, radius = float(pitches[best[0]]) / px_per_mm, float(radii[best[1]]) / px_per_mm
    return Grid(5, 5, round(pitch, 1), round(2 * radius, 1))


def _inwards(flat: Picture) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Every edge (of its strongest colour) across and down, against how strong edges are around it."""
    smooth = cv2.GaussianBlur(flat, (3, 3), 0).astype(np.float32)
    dx, dy = cv2.Sobel(smooth, cv2.CV_32F, 1, 0), cv2.Sobel(smooth, cv2.CV_32F, 0, 1)
    strength = np.hypot(dx, dy)
    channel = strength.argmax(2)[..., None]
    pick = [np.take_along_axis(part, channel, 2)[..., 0] for part in (dx, dy, strength)]
    around = cv2.blur(pick[2], (25, 25)) + 8.0
    return np.asarray(pick[0] / around, np.float32), np.asarray(pick[1] / around, np.float32)


def _edge(field: tuple[NDArray[np.float32], NDArray[np.float32]], pitch: float, radius: float) -> float:
    """How much the edges of 25 circles point to their middles, or away from them; holes may be hidden."""
    dx, dy = field
    middle = (dx.shape[0] - 1) / 2
    step = (np.arange(5) - 2) * pitch + middle
    turn = np.arange(ROUNDS) * 2 * np.pi / ROUNDS
    x = step[:, None, None] + radius * np.cos(turn)
    y = step[None, :, None] + radius * np.sin(turn)
    columns, rows = (np.rint(np.broadcast_to(at, (5, 5, ROUNDS))).astype(int) for at in (x, y))
    out = dx[rows, columns] * np.cos(turn) + dy[rows, columns] * np.sin(turn)
    holes = np.clip(out, -3, 3).mean(2).ravel()
    # What is covered by a hand or a stone does not count against the grid.
    return float(np.sort(np.abs(holes))[8:].mean())
