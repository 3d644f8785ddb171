"""Telling a card's printed back from a face whose index cannot be read, and from other things of a card's shape."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.signals import Quad
from hardware.eye.index_geometry import FoundIndex
from hardware.eye.index_reader import IndexReader

WIDE, HIGH = 120, 168
"""px; size of the flattened card that is looked at."""
SMALLEST = 80.0
"""px; on a smaller card an index would be too small to be missed for certain."""
PATTERN = 9.0
"""Grey levels; how much the print of a back varies at least. Plain things of a card's shape vary less."""
PRINTED = 24.0
"""Grey levels; how far the middle of a back differs at least from the paper at its rim, or from its own mean: the faces
of number cards are mostly paper."""
ALIKE = 0.6
"""Correlation; how alike a back is at least to itself turned by half a turn. Nearly all backs are made to be so."""
INDEX = 0.2
"""0 to 1; a corner that is so surely an index belongs to a face."""
HEIGHTS = (0.16, 0.22, 0.3)
"""Card heights; the heights of an index that are looked for in the corners."""


def shows_a_back(picture: NDArray[np.uint8], quad: Quad, reader: IndexReader) -> float:
    """The chance (0 to 1) that the card-shaped outline in `picture` (H x W x 3) is a card lying face down; 0 where
    something speaks against it."""
    corners = np.array(quad, np.float32)
    if min(np.linalg.norm(corners[3] - corners[0]), np.linalg.norm(corners[2] - corners[1])) < SMALLEST:
        return 0.0
    frame = np.array([[0, 0], [WIDE, 0], [WIDE, HIGH], [0, HIGH]], np.float32)
    matrix = cv2.getPerspectiveTransform(corners, frame)
    flat = np.asarray(cv2.warpPerspective(picture, matrix, (WIDE, HIGH), flags=cv2.INTER_AREA), np.uint8)
    grey = cv2.cvtColor(flat, cv2.COLOR_BGR2GRAY).astype(np.float32)
    inner = cv2.GaussianBlur(grey, (0, 0), 1.2)[HIGH // 8 : -HIGH // 8, WIDE // 8 : -WIDE // 8]
    # Lamp light runs across a card; what is left when it is taken out is print.
    print_only = inner - cv2.GaussianBlur(inner, (0, 0), 14)
    if float(print_only.std()) < PATTERN or _paper(flat) < PRINTED:
        return 0.0
    alike = _half_turn(print_only)
    if alike < ALIKE or _corner_index(picture, corners, reader) > INDEX:
        return 0.0
    return float(np.clip(0.8 + 0.4 * (alike - ALIKE), 0.8, 0.97))


def _paper(flat: NDArray[np.uint8]) -> float:
    """How far (grey levels, largest colour) the middle's median lies from the rim's lightest usual colour."""
    rim = np.concatenate([flat[3:8, 10:-10].reshape(-1, 3), flat[-8:-3, 10:-10].reshape(-1, 3)])
    middle = flat[HIGH // 6 : -HIGH // 6, WIDE // 6 : -WIDE // 6].reshape(-1, 3).astype(np.float32)
    away = np.abs(middle - np.percentile(rim, 70, axis=0)).max(1)
    return float(np.mean(np.minimum(away, 60)))


def _half_turn(print_only: NDArray[np.float32]) -> float:
    """Correlation of the print with itself turned by half a turn, at the best of a few shifts."""
    edge = 5
    turned = print_only[::-1, ::-1][edge:-edge, edge:-edge]
    answer = cv2.matchTemplate(print_only, np.ascontiguousarray(turned), cv2.TM_CCOEFF_NORMED)
    return float(answer.max())


def _corner_index(picture: NDArray[np.uint8], corners: NDArray[np.float32], reader: IndexReader) -> float:
    """The largest chance that one of the four corners holds an index, whichever way the card lies."""
    finds = []
    for n in range(4):
        right, down = corners[(n + 1) % 4] - corners[n], corners[(n + 3) % 4] - corners[n]
        for along, high in ((right, down), (down, right)):
            if np.linalg.norm(high) < np.linalg.norm(along):
                continue
            tall = float(np.linalg.norm(high))
            for share in HEIGHTS:
                x, y = corners[n] + along * 0.1 + high * (0.04 + share / 2)
                angle = float(np.arctan2(-high[0], high[1]))
                finds.append(FoundIndex(float(x), float(y), angle, tall * share, 1.0))
    return max((reading.there for reading in reader.read(picture, finds)), default=0.0)
