"""The camera above a pretend board: where a point of the board is seen, and which point is seen there.

A plain pinhole without distortion, looking down from south, not quite upright. mm: origin in the middle of the
board's top, x to the right, y away from south, z up.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

Points = npt.NDArray[np.float64]

WIDTH, HEIGHT = 1280, 720
"""The camera's picture (px)."""


class View:
    """One place of the camera. The same arguments give the same pictures."""

    def __init__(self, tilt_deg: float = 18.0, away_mm: float = 900.0, focal_px: float = 1075.0,
                 turn_deg: float = 0.0) -> None:
        """`tilt_deg` from straight down towards south, `turn_deg` of the board under the camera, clockwise."""
        s, c = math.sin(math.radians(tilt_deg)), math.cos(math.radians(tilt_deg))
        a, b = math.cos(math.radians(turn_deg)), math.sin(math.radians(turn_deg))
        turned = np.array([[a, b, 0], [-b, a, 0], [0, 0, 1.0]])
        # Rows: the picture's x, its y (downwards) and the way the camera looks.
        self._axes = np.array([[1.0, 0, 0], [0, -c, -s], [0, s, -c]]) @ turned
        self._away = np.array([0, 0, away_mm])
        self.focal_px = focal_px
        self.eye: Points = -self._axes.T @ self._away

    def px(self, points: npt.ArrayLike) -> Points:
        """Where N points (mm, N x 3) are seen, N x 2."""
        seen = np.asarray(points, np.float64).reshape(-1, 3) @ self._axes.T + self._away
        return np.asarray(seen[:, :2] / seen[:, 2:] * self.focal_px + (WIDTH / 2, HEIGHT / 2), np.float64)

    def mm(self, x_px: float, y_px: float, height_mm: float = 0.0) -> tuple[float, float]:
        """The point of the board's top (or of a plane that much above it) that is seen there."""
        ray = self._axes.T @ np.array([(x_px - WIDTH / 2) / self.focal_px, (y_px - HEIGHT / 2) / self.focal_px, 1.0])
        at = self.eye + ray * ((height_mm - self.eye[2]) / ray[2])
        return float(at[0]), float(at[1])
