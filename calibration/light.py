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

GAMMA = 2.2
"""Pictures are coded about so; a ratio of light is one of decoded values."""
DARKER, BRIGHTER = 0.6, 1.6
"""Light within these factors of what it was is fine."""
TINTED = 0.15
"""So much more or less of blue or red, against green, is another lamp."""
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
    white = _paper(picture, plane, places) if plane is not None and places else None
    if white is None or len(white) < 8:
        small = cv2.resize(picture, (64, 36), interpolation=cv2.INTER_AREA).reshape(-1, 3)
        white = small[np.argsort(small.sum(1))[len(small) // 2:]]
    blue, green, red = np.median(white.astype(np.float64), axis=0)
    decoded = [max(float(v), 1.0) / 255 for v in (blue, green, red)]
    b, g, r = (v**GAMMA for v in decoded)
    return Light(g, b / g, r / g, bool(max(blue, green, red) >= BURNT))


def _paper(picture: Picture, plane: Plane, places: Places) -> Picture:
    """Pixels of the white around each mark: an eighth of its side outside of it."""
    spots = []
    for corners in places.values():
        square = np.asarray(corners, np.float64)
        middle = square.mean(0)
        ring = middle + (square - middle) * 1.25
        spots += [ring + share * (np.roll(ring, -1, axis=0) - ring) for share in (0.0, 0.25, 0.5, 0.75)]
    height, width = picture.shape[:2]
    px = np.rint(plane.at((width, height)).px(np.concatenate(spots))).astype(int)
    seen = px[(px >= 0).all(1) & (px[:, 0] < width) & (px[:, 1] < height)]
    values = np.asarray(picture[seen[:, 1], seen[:, 0]], np.uint8).reshape(-1, 3)
    # A finger or a stone on a mark's border is no paper: the brighter half is.
    return np.asarray(values[np.argsort(values.astype(int).sum(1))[len(values) // 2:]], np.uint8)
