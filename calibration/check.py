"""How good a calibration is, as numbers: each with its limit and, where it does not pass, what to do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np

from calibration.light import FEWEST_SPOTS, GAMMA, paper
from calibration.marks import Places
from calibration.plane import Floats, Picture, Plane
from companion.engine import Prompt

LIMITS: Mapping[str, tuple[float, str, bool]] = {
    "error_px": (2.0, "px", False),
    "error_mm": (1.5, "mm", False),
    "fineness": (0.9, "px/mm", True),
    "evenness": (0.4, "", True),
    "sharpness": (3.0, "px", False),
    "burnt": (0.05, "", False),
    "brightness": (0.15, "", True),
    "separation": (12.0, "ΔE", True),
}
"""Every figure: its limit, its unit, and whether it has to be at least (True) or at most (False) so much."""

EDGES = 150
"""So many of the sharpest edges tell the sharpness."""
REACH_PX = 8
FAINT = 40.0
"""An edge of less contrast (grey levels) says more about noise."""
CELLS = 4
BURNT, DARK_SHARE = 252, 0.5


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of quality. `name` is its key in `LIMITS`; `advice` is None when it passes."""

    name: str
    value: float
    advice: Prompt | None = None

    @property
    def passed(self) -> bool:
        """Whether it is within its limit."""
        return self.advice is None

    @property
    def limit(self) -> float:
        """What it is measured against."""
        return LIMITS[self.name][0]

    @property
    def unit(self) -> str:
        """Its unit, empty for a share."""
        return LIMITS[self.name][1]

    @property
    def at_least(self) -> bool:
        """True where more is better."""
        return LIMITS[self.name][2]

    def to_json(self) -> dict[str, Any]:
        """Plain values for a profile."""
        return {"name": self.name, "value": round(self.value, 4), "passed": self.passed}


def figure(name: str, value: float) -> Figure:
    """The figure with its advice where it is out of its limit; a value that is no number is out of any.

    >>> figure("error_px", 0.4).passed, figure("error_px", 9.0).advice.key
    (True, 'cal.advice.error_px')
    """
    limit, _, at_least = LIMITS[name]
    fine = value >= limit if at_least else value <= limit
    return Figure(name, value, None if fine else Prompt(f"cal.advice.{name}"))


def of_picture(picture: Picture, plane: Plane | None = None, places: Places | None = None,
               side_mm: float | None = None) -> tuple[Figure, ...]:
    """What can be said about a picture: sharpness and exposure; with a plane also fineness and how even the light is.

    `places` are those of the marks that are seen, `side_mm` is the board's.
    """
    found = [figure("sharpness", sharpness(picture)), figure("burnt", burnt(picture)),
             figure("brightness", brightness(picture))]
    if plane is not None:
        plane = plane.at((picture.shape[1], picture.shape[0]))
        even = evenness(picture, plane, places, side_mm)
        found = [figure("fineness", plane.scale()), *([] if even is None else [figure("evenness", even)]), *found]
    return tuple(found)


def evenness(picture: Picture, plane: Plane, places: Places | None, side_mm: float | None) -> float | None:
    """Least light as a share of the most: on the paper of three marks or more, else between parts of the board.

    None where there is neither.
    """
    papers = [paper(picture, plane, corners) for corners in (places or {}).values()]
    spots = [float(np.percentile(white, 75)) for white in papers if len(white) >= FEWEST_SPOTS]
    if len(spots) < 3:
        if side_mm is None:
            return None
        half = 0.46 * side_mm
        flat = plane.flatten(picture, (-half, -half, half, half), 40 * CELLS / (2 * half))
        grey = cv2.cvtColor(flat, cv2.COLOR_BGR2GRAY)[:40 * CELLS, :40 * CELLS]
        cells = np.asarray(grey).reshape(CELLS, 40, CELLS, 40).swapaxes(1, 2).reshape(CELLS * CELLS, -1)
        # Each part's brighter quarter: what lies there is dark or bright, the best lit of it tells the lamp.
        spots = np.percentile(cells, 75, axis=1).tolist()
    light = [(max(spot, 1.0) / 255) ** GAMMA for spot in spots]
    return float(min(light) / max(light))


def sharpness(picture: Picture) -> float:
    """How wide (px) the picture's sharpest edges are, from a tenth to nine tenths of their contrast; inf if none."""
    grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY).astype(np.float32)
    smooth = cv2.GaussianBlur(grey, (3, 3), 0)
    dx, dy = cv2.Sobel(smooth, cv2.CV_32F, 1, 0), cv2.Sobel(smooth, cv2.CV_32F, 0, 1)
    steep = np.hypot(dx, dy)
    steep[:REACH_PX + 1] = steep[-REACH_PX - 1:] = 0
    steep[:, :REACH_PX + 1] = steep[:, -REACH_PX - 1:] = 0
    # The steepest spot of each part of the picture, so that one bright edge is not asked a hundred times.
    top = cv2.dilate(steep, np.ones((9, 9)))
    rows, columns = np.nonzero((steep == top) & (steep > 0))
    best = np.argsort(steep[rows, columns])[::-1][:EDGES]
    rows, columns = rows[best], columns[best]
    if not len(rows):
        return float("inf")
    along = np.linspace(-REACH_PX, REACH_PX, 4 * REACH_PX + 1)
    across = np.stack([dx[rows, columns], dy[rows, columns]], 1) / steep[rows, columns, None]
    x = (columns[:, None] + across[:, :1] * along).astype(np.float32)
    y = (rows[:, None] + across[:, 1:] * along).astype(np.float32)
    widths = [width for profile in cv2.remap(grey, x, y, cv2.INTER_LINEAR) if (width := _rise(profile)) is not None]
    return float(np.percentile(widths, 25)) if widths else float("inf")


def _rise(profile: Floats) -> float | None:
    """Width (px) of the rise through the middle of a profile with two samples a px; None for a faint one."""
    middle = len(profile) // 2
    low, high = middle, middle
    while low > 0 and profile[low - 1] < profile[low]:
        low -= 1
    while high < len(profile) - 1 and profile[high + 1] > profile[high]:
        high += 1
    rise = float(profile[high] - profile[low])
    if rise < FAINT:
        return None
    part = (profile[low:high + 1] - profile[low]) / rise
    at = np.interp((0.1, 0.9), part, np.arange(len(part)))
    return float(at[1] - at[0]) / 2


def burnt(picture: Picture) -> float:
    """Share of the picture that is burnt out: nothing can be read there."""
    return float((picture.max(2) >= BURNT).mean())


def brightness(picture: Picture) -> float:
    """How bright the brighter half of the picture is, 0 to 1."""
    return float(np.percentile(picture.max(2), 100 * (1 - DARK_SHARE / 2)) / 255)
