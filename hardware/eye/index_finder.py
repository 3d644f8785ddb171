"""Finding printed corner indices in a picture: where, which way up, how large."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.eye.index_geometry import FoundIndex
from hardware.eye.shrinking import halved, resized
from hardware.eye.thresholds import DEFAULT, Thresholds

STRIDE = 8
"""px; the network answers once per cell of this side."""
UNIT = 32.0
"""px; the index height that the network calls 0 (it answers the binary logarithm of height / UNIT)."""
OUTPUTS = 6


class IndexFinder:
    """Searches a picture at several scales with the trained finder."""

    def __init__(self, model: Path, thresholds: Thresholds = DEFAULT) -> None:
        self._model = model.read_bytes()
        self._thresholds = thresholds
        # One network per picture size: changing the size makes OpenCV lay out its memory anew each time.
        self._nets: dict[tuple[int, int], cv2.dnn.Net] = {}

    def find(self, picture: NDArray[np.uint8]) -> list[FoundIndex]:
        """All indices found in `picture` (H x W x 3), best first, in its px; at most `thresholds.most`."""
        limits = self._thresholds
        longest = max(picture.shape[:2])
        scale = min(1.0, limits.widest / longest)
        if longest < limits.narrowest:
            scale = min(limits.enlarge, limits.narrowest / longest)
        level = resized(picture, scale) if scale != 1.0 else picture
        found = self.at_scale(level, scale)
        # The next scale sees indices twice as large; stop when no card of that size fits.
        while longest * (scale := scale / 2) >= 150:
            level = halved(level)
            found += self.at_scale(level, scale)
        return merged(found, limits.apart)[: limits.most]

    def at_scale(self, level: NDArray[np.uint8], scale: float = 1.0) -> list[FoundIndex]:
        """Unmerged finds in `level`, a picture resized by `scale`, in px of the picture before resizing."""
        high, wide = level.shape[:2]
        padded = cv2.copyMakeBorder(level, 0, -high % STRIDE, 0, -wide % STRIDE, cv2.BORDER_REPLICATE)
        answer = self._answer(np.asarray(padded, np.uint8))
        chance = 1 / (1 + np.exp(-answer[0]))
        rows, columns = np.nonzero(chance > self._thresholds.find)
        found = []
        for row, column in zip(rows.tolist(), columns.tolist(), strict=True):
            _, dx, dy, cos, sin, size = (float(v) for v in answer[:, row, column])
            x, y = (column + 0.5 + dx) * STRIDE, (row + 0.5 + dy) * STRIDE
            index_high = UNIT * 2.0 ** float(np.clip(size, -3, 3))
            found.append(
                FoundIndex(
                    x / scale, y / scale, float(np.arctan2(sin, cos)), index_high / scale, float(chance[row, column])
                )
            )
        return found

    def _answer(self, picture: NDArray[np.uint8]) -> NDArray[np.float32]:
        size = (picture.shape[0], picture.shape[1])
        net = self._nets.get(size)
        if net is None:
            if len(self._nets) >= 4:
                self._nets.clear()
            net = self._nets[size] = cv2.dnn.readNetFromONNX(np.frombuffer(self._model, np.uint8))
        net.setInput(_planes(picture))
        return np.asarray(net.forward()[0], np.float32)


def _planes(picture: NDArray[np.uint8]) -> NDArray[np.float32]:
    """The picture as the network takes it: 1 x 3 x H x W, 0 to 1. OpenCV's blobFromImage takes three times as long."""
    planes = np.empty((1, 3, *picture.shape[:2]), np.float32)
    for n, channel in enumerate(cv2.split(picture)):
        np.multiply(channel, np.float32(1 / 255), out=planes[0, n])
    return planes


def merged(found: list[FoundIndex], apart: float) -> list[FoundIndex]:
    """One find per printed index, best first: finds within `apart` index heights of a better one are averaged into
    it."""
    if not found:
        return []
    order = sorted(found, key=lambda f: -f.score)
    places = np.array([(f.x, f.y) for f in order])
    high = np.array([f.high for f in order])
    free = np.ones(len(order), bool)
    kept = []
    for n, best in enumerate(order):
        if not free[n]:
            continue
        near = free & (np.hypot(*(places - places[n]).T) < apart * np.minimum(high, best.high))
        free &= np.hypot(*(places - places[n]).T) >= apart * np.maximum(np.minimum(high, best.high), 0.6 * best.high)
        free[n] = False
        near[n] = True
        alike = [
            order[int(m)]
            for m in np.nonzero(near)[0]
            if np.cos(order[int(m)].angle - best.angle) > 0.8 and 0.6 < order[int(m)].high / best.high < 1.6
        ]
        weight = np.array([f.score for f in alike]) ** 2
        weight = weight / weight.sum()
        turn = np.angle(np.sum(weight * np.exp(1j * np.array([f.angle for f in alike]))))
        kept.append(
            FoundIndex(
                float(weight @ np.array([f.x for f in alike])),
                float(weight @ np.array([f.y for f in alike])),
                float(turn),
                float(np.exp(weight @ np.log([f.high for f in alike]))),
                best.score,
            )
        )
    return kept
