"""The light on the table: how bright it is and of which colour, compared with what it was at calibration."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np

from calibration.errors import BadProfile
from calibration.marks import Places
from calibration.plane import Picture, Plane
from companion.engine import Prompt
from companion.signals import Quad

GAMMA = 2.2
"""Pictures are coded about so; a ratio of light is one of decoded values."""
DARKER, BRIGHTER = 0.6, 1.6
"""Light within these factors of what it was is fine."""
TINTED = 0.15
"""So much more or less of blue or red, against green, is another lamp."""
FEWEST_SPOTS = 8
BURNT = 250.0
"""A brighter value says only that it is at least so bright."""


@dataclass(frozen=True, slots=True)
class Light:
    """Light that falls on the table: green of the white paper (0 to 1, decoded), blue and red as parts of it."""

    level: float
    blue: float
    red: float
    burnt: bool = False

    def against(self, now: Light) -> Prompt | None:
        """What has changed since this light, as advice; None while it is about the same."""
        ratio = now.level / max(self.level, 1e-6)
        if ratio < DARKER:
            return Prompt("cal.light.darker", {"percent": round(100 * (1 - ratio))})
        if ratio > BRIGHTER and not self.burnt:
            return Prompt("cal.light.brighter", {"percent": round(100 * (ratio - 1))})
        if now.burnt and not self.burnt:
            return Prompt("cal.light.burnt")
        tint = max(abs(now.blue / self.blue - 1), abs(now.red / self.red - 1))
        # A burnt channel lies about the colour.
        return Prompt("cal.light.tinted") if tint > TINTED and not now.burnt and not self.burnt else None

    def to_json(self) -> dict[str, Any]:
        """Plain values for a profile."""
        return {"level": self.level, "blue": self.blue, "red": self.red, "burnt": self.burnt}

    @classmethod
    def from_json(cls, measured: Mapping[str, Any]) -> Light:
        """From a profile; raises BadProfile where it has another shape."""
        try:
            level, blue, red = (float(measured[part]) for part in ("level", "blue", "red"))
            made = cls(level, blue, red, measured["burnt"] is True)
        except (KeyError, TypeError, ValueError) as error:
            raise BadProfile("the light in the profile has another shape: calibrate again") from error
        if not all(np.isfinite(v) and v > 0 for v in (made.level, made.blue, made.red)):
            raise BadProfile("the light in the profile has another shape: calibrate again")
        return made


def light_on(picture: Picture, plane: Plane | None, places: Places | None) -> Light:
    """The light in a picture: on the white paper around the marks, else the brighter half of the whole picture."""
    values = [] if plane is None or not places else [paper(picture, plane, corners) for corners in places.values()]
    white = np.concatenate(values) if values else np.empty((0, 3), np.uint8)
    if len(white) < FEWEST_SPOTS:
        white = np.asarray(cv2.resize(picture, (64, 36), interpolation=cv2.INTER_AREA), np.uint8).reshape(-1, 3)
    # A finger or a stone on a mark's border is no paper: the brighter half is.
    white = white[np.argsort(white.astype(int).sum(1))[len(white) // 2:]]
    blue, green, red = np.median(white.astype(np.float64), axis=0)
    b, g, r = (max(float(v) / 255, 1 / 255)**GAMMA for v in (blue, green, red))
    return Light(g, b / g, r / g, bool(max(blue, green, red) >= BURNT))


def paper(picture: Picture, plane: Plane, corners: Quad) -> Picture:
    """Pixels (n x 3) of the white paper around one mark: an eighth of its side outside of it. Few where it leaves the
    picture."""
    square = np.asarray(corners, np.float64)
    ring = square.mean(0) + (square - square.mean(0)) * 1.25
    spots = np.concatenate([ring + share * (np.roll(ring, -1, axis=0) - ring) for share in (0.0, 0.25, 0.5, 0.75)])
    height, width = picture.shape[:2]
    px = np.rint(plane.at((width, height)).px(spots)).astype(int)
    seen = px[(px >= 0).all(1) & (px[:, 0] < width) & (px[:, 1] < height)]
    return np.asarray(picture[seen[:, 1], seen[:, 0]], np.uint8).reshape(-1, 3)
