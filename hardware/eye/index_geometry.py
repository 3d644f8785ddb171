"""A corner index as a place in a picture, and how an upright patch of it is cut."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

PATCH_WIDE, PATCH_HIGH = 40, 56
"""Size of an upright patch in px."""
INDEX_IN_PATCH = 37.0
"""Height of the index in the patch in px: half as much again is seen around it, which tells the card's edge and the
next pip."""


@dataclass(frozen=True, slots=True)
class FoundIndex:
    """A place that looks like a printed corner index.

    (x, y) is its centre in px, `angle` the direction of its upper end in rad (0 = up, clockwise),
    `high` its height from the top of the rank to the bottom of the suit in px, `score` 0 to 1.
    """

    x: float
    y: float
    angle: float
    high: float
    score: float


def cut_patch(picture: NDArray[np.uint8], x: float, y: float, angle: float, high: float) -> NDArray[np.uint8]:
    """The index at (x, y) upright in a patch of PATCH_HIGH x PATCH_WIDE px; edges of the picture are continued."""
    scale = INDEX_IN_PATCH / max(high, 1.0)
    c, s = scale * np.cos(angle), scale * np.sin(angle)
    # Turn by -angle about (x, y), then move it to the middle of the patch.
    matrix = np.array(
        [
            [c, s, PATCH_WIDE / 2 - c * x - s * y],
            [-s, c, PATCH_HIGH / 2 + s * x - c * y],
        ]
    )
    size = (PATCH_WIDE, PATCH_HIGH)
    if scale >= 0.6:
        cut = cv2.warpAffine(picture, matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        return np.asarray(cut, np.uint8)
    # A large index is cut larger and shrunk, so that thin strokes do not fall between the samples.
    times = int(np.ceil(1 / scale / 1.4))
    large = cv2.warpAffine(
        picture,
        matrix * times,
        (PATCH_WIDE * times, PATCH_HIGH * times),
        flags=cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE,
    )
    return np.asarray(cv2.resize(large, size, interpolation=cv2.INTER_AREA), np.uint8)
