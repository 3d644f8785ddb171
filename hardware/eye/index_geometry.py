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
READER_WIDE, READER_HIGH, READER_INDEX = 48, 64, 38.0
"""The same for the patches that the reader is shown: it also sees the neighbour in a fan."""


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


def reader_patch(
    picture: NDArray[np.uint8], x: float, y: float, angle: float, high: float, margin: int = 0
) -> NDArray[np.uint8]:
    """The index at (x, y) upright in a patch of READER_HIGH x READER_WIDE px, and `margin` px more on every side."""
    size = (READER_WIDE + 2 * margin, READER_HIGH + 2 * margin)
    return cut_patch(picture, x, y, angle, high, size, READER_INDEX)


def cut_patch(
    picture: NDArray[np.uint8],
    x: float,
    y: float,
    angle: float,
    high: float,
    size: tuple[int, int] = (PATCH_WIDE, PATCH_HIGH),
    index_high: float = INDEX_IN_PATCH,
) -> NDArray[np.uint8]:
    """The index at (x, y) upright in a patch of `size` (width, height in px) in which it is `index_high` px high; edges
    of the picture are continued."""
    patch_wide, patch_high = size
    scale = index_high / max(high, 1.0)
    c, s = scale * np.cos(angle), scale * np.sin(angle)
    # Turn by -angle about (x, y), then move it to the middle of the patch.
    matrix = np.array(
        [
            [c, s, patch_wide / 2 - c * x - s * y],
            [-s, c, patch_high / 2 + s * x - c * y],
        ]
    )
    if scale >= 0.6:
        cut = cv2.warpAffine(picture, matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        return np.asarray(cut, np.uint8)
    # A large index is cut larger and shrunk, so that thin strokes do not fall between the samples.
    times = int(np.ceil(1 / scale / 1.4))
    large = cv2.warpAffine(
        picture,
        matrix * times,
        (patch_wide * times, patch_high * times),
        flags=cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE,
    )
    return np.asarray(cv2.resize(large, size, interpolation=cv2.INTER_AREA), np.uint8)
