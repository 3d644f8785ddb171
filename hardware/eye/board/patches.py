"""A hole's patch: the size of it, and the plain figures of its colours that stand beside what the network sees."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.plane import Plane

PATCH = 48
"""px; side of a hole's patch."""
REACH = 1.6
"""Hole radii from the middle of a patch to its edge."""
STATES = ("empty", "sunk", "leaning", "covered")
"""What a hole may be: nothing in it, a stone sunk in it, a stone that leans in it, hidden by something above."""
FACE = 0.62
"""Hole radii; within this all is face when a stone is sunk (the smallest stone is 0.77, and may lie aside)."""


def _inside() -> NDArray[np.bool_]:
    grid = ((np.arange(PATCH) + 0.5) / PATCH * 2 - 1) * REACH
    return np.asarray(np.hypot(grid[None], grid[:, None]) < FACE)


INSIDE = _inside()
COLOURS = 9
"""Figures of one patch: b g r of the quarter, the half and the three quarters of its inner pixels."""


def inner_colours(patches: NDArray[np.uint8]) -> NDArray[np.float32]:
    """For each patch (n x 48 x 48 x 3) the quartiles of its inner pixels: n x 9, 0 to 1."""
    inner = np.sort(patches[:, INSIDE], axis=1)
    count = inner.shape[1]
    quarters = inner[:, [count // 4, count // 2, count * 3 // 4]]
    return np.asarray(quarters.reshape(len(patches), COLOURS) / np.float32(255), np.float32)


def patch_points(middles: NDArray[np.float64], radius_mm: float, quarter: int) -> NDArray[np.float64]:
    """Where the patches' pixels lie on the board (n * 48 * 48 x 2, mm); `quarter` turns of the patches against N."""
    grid = ((np.arange(PATCH) + 0.5) / PATCH * 2 - 1) * REACH * radius_mm
    x, y = np.meshgrid(grid, -grid)
    for _ in range(quarter):
        x, y = -y, x
    return np.asarray((middles[:, None] + np.stack([x.ravel(), y.ravel()], 1)[None]).reshape(-1, 2))


def cut(picture: NDArray[np.uint8], plane: Plane, middles: NDArray[np.float64], radius_mm: float, quarter: int
        ) -> NDArray[np.uint8]:
    """The patches of holes around these middles (mm), as seen from straight above: n x 48 x 48 x 3."""
    points = plane.px(patch_points(middles, radius_mm, quarter))
    # More than two picture pixels to one of the patch would be skipped: halve the picture first.
    shrink = 2 * REACH * radius_mm * plane.scale() / PATCH
    while shrink > 1.7:
        picture = np.asarray(cv2.pyrDown(picture), np.uint8)
        points, shrink = points / 2, shrink / 2
    flat = points.astype(np.float32).reshape(-1, PATCH, 2)
    patches = cv2.remap(picture, flat[..., 0], flat[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(patches, np.uint8).reshape(-1, PATCH, PATCH, 3)


def away(plane: Plane) -> int:
    """How many quarter turns against N the direction is in which the board recedes from the camera."""
    far = plane.matrix[2, :2] / plane.matrix[2, 2]
    if np.hypot(*far) * plane.size[1] / plane.scale() < 0.02:
        # From straight above: the upper edge of the picture counts as far.
        middle, east, north = plane.px([(0, 0), (1, 0), (0, 1)])
        far = -np.array([(east - middle)[1], (north - middle)[1]])
    angle = np.arctan2(-far[0], far[1])
    return int(np.round(angle / (np.pi / 2))) % 4
