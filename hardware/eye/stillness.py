"""Is the table still? Compares each frame with the ones before it; pure, a few hundred small cells per frame."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

CELLS = (32, 18)
"""A frame is compared as 32 x 18 cells (40 x 40 px of 1280 x 720)."""
FINE = 5
"""Samples per cell and direction: enough that a thin stone or a card's edge cannot hide between them."""


@dataclass(frozen=True, slots=True)
class Change:
    """How one frame differs from those before: the share of cells that changed and whether skin reaches in at the
    edge."""

    share: float
    hand: bool


RE_EXPOSED = 0.1
"""Share of a sample's value by which it may differ in addition after the exposure changed (clipped whites: up to 9
%)."""


class Stillness:
    """Watches frames. Two faults are told apart from movement: the whole picture getting lighter or darker, and
    noise."""

    def __init__(self, frames: int = 3, level: float = 9.0, share: float = 0.0015, patience: int = 60) -> None:
        """`frames`: so many frames before must show the same; `level`: grey levels (0 to 255) by which a sample must
        differ to count (sensor noise of sigma 12 stays below it after averaging); `share`: part of the samples that may
        differ; `patience`: frames after which resting skin colour at the edge is taken for the table itself."""
        if frames < 1:
            raise ValueError(f"Stillness needs at least one frame to compare with, not {frames}.")
        self._level, self._share, self._patience = level, share, patience
        self._before: deque[NDArray[np.int16]] = deque(maxlen=frames)
        self._rest: NDArray[np.int16] | None = None
        self._hand_frames = 0
        self.last = Change(1.0, False)
        """What the last frame showed."""

    def still(self, picture: NDArray[np.uint8]) -> bool:
        """True when this frame and the `frames` before it show the same and no hand reaches in; call it with every
        frame.

        The first frames, a frame of another size and an empty one are not still.
        """
        if picture.size == 0:
            self.clear()
            return False
        small = _samples(picture)
        if self._before and self._before[-1].shape != small.shape:
            self.clear()
        # The oldest frame shows slow movement best, the newest a quick one.
        share = (
            max((_changed(small, old, self._level) for old in (self._before[0], self._before[-1])), default=1.0)
            if self._before
            else 1.0
        )
        full = len(self._before) == self._before.maxlen
        self._before.append(small)
        quiet = full and share <= self._share
        hand = quiet and self._reaches_in(small)
        self._hand_frames = self._hand_frames + 1 if hand else 0
        if self._hand_frames > self._patience:
            hand = False
        self.last = Change(share, hand)
        if quiet and not hand:
            self._rest = small
        return quiet and not hand

    def clear(self) -> None:
        """Forgets all frames."""
        self._before.clear()
        self._rest = None
        self._hand_frames = 0

    def _reaches_in(self, small: NDArray[np.int16]) -> bool:
        """Skin colour that was not there at the last rest and touches the edge of the picture."""
        if self._rest is None or small.shape[2] != 3:
            return False
        new = np.abs(small - self._rest).max(2) > 3 * self._level
        y, cr, cb = cv2.split(cv2.cvtColor(small.astype(np.uint8), cv2.COLOR_BGR2YCrCb))
        skin = ((y > 50) & (cr > 138) & (cr < 178) & (cb > 84) & (cb < 126) & new).astype(np.uint8)
        count, _, boxes, _ = cv2.connectedComponentsWithStats(skin, connectivity=4)
        high, wide = skin.shape
        for n in range(1, count):
            left, top, w, h, area = (int(v) for v in boxes[n])
            if area > 0.012 * skin.size and (left == 0 or top == 0 or left + w == wide or top + h == high):
                return True
        return False


def _samples(picture: NDArray[np.uint8]) -> NDArray[np.int16]:
    """The picture as FINE x FINE averaged samples per cell, H x W x channels."""
    # Every third row is enough for an average, and reading the picture is what takes the time.
    step = 3 if picture.shape[0] >= 540 else 1
    small = cv2.resize(picture[::step], (CELLS[0] * FINE, CELLS[1] * FINE), interpolation=cv2.INTER_AREA)
    return np.atleast_3d(small).astype(np.int16)


def _changed(new: NDArray[np.int16], old: NDArray[np.int16], level: float) -> float:
    """Share of the samples that differ by more than `level` beyond what the whole picture got lighter or darker."""
    difference = np.abs(new - old)
    # Lamps flicker and cameras re-expose: a common factor is no movement. A few samples tell it well enough.
    few_new, few_old = new[::4, ::4].astype(np.float32), old[::4, ::4]
    factor = float(np.clip(np.median(few_new / np.maximum(few_old, 8)), 0.7, 1.4))
    if abs(factor - 1) > 0.02:
        expected = np.minimum(old * np.float32(factor), 255)
        # White near the limit of the sensor does not follow the factor exactly.
        difference = np.abs(new - expected) - np.float32(RE_EXPOSED) * expected
    return float(np.count_nonzero(difference.max(2) > level) / (new.shape[0] * new.shape[1]))
