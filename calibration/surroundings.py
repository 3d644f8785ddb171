"""What stands around the board, followed from picture to picture: how the view has moved, to a tenth of a pixel."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.plane import Floats, Picture, Plane

WIDTH = 640
"""Pictures are compared at this width (px)."""
MOST_SPOTS = 160
FEWEST_SPOTS = 12
AGREE = 0.5
"""So many of the followed spots must tell the same movement; the others are stones, cards and hands."""
BACK_PX = 0.7
"""A spot that is not found again on the way back was not followed but lost."""
AROUND_PX = 24
"""How far around itself (px at `WIDTH`) a spot's brightness is measured: farther than the window it is followed in."""
COARSE = 8
"""The brightness around a spot is taken from a picture smaller by this: it changes slowly, and that costs little."""
USUAL = 100.0
"""Grey value of what is as bright as all around it."""
DARKEST = 4.0
"""Grey value; what is darker than this all around stays dark, or its noise would be taken for spots."""


class Surroundings:
    """A picture as it was when the plane held, and spots in it that are easily found again."""

    def __init__(self, picture: Picture, plane: Plane) -> None:
        height, width = picture.shape[:2]
        self._plane = plane.at((width, height))
        self._scale = WIDTH / width
        self._before = self._small(picture)
        spots = cv2.goodFeaturesToTrack(self._before, MOST_SPOTS, 0.01, 8.0)
        self._spots = np.empty((0, 1, 2), np.float32) if spots is None else np.asarray(spots, np.float32)

    def now(self, picture: Picture) -> Plane | None:
        """The plane as this picture of the same size shows it; None where it shows something else altogether."""
        if len(self._spots) < FEWEST_SPOTS:
            return None
        now = self._small(picture)
        there, found = _followed(self._before, now, self._spots)
        again, back = _followed(now, self._before, there)
        off = np.linalg.norm((again - self._spots).reshape(-1, 2), axis=1)
        good = (found.ravel() > 0) & (back.ravel() > 0) & (off < BACK_PX)
        if good.sum() < FEWEST_SPOTS:
            return None
        moved, agreed = cv2.estimateAffinePartial2D(self._spots[good], there[good], ransacReprojThreshold=1.0)
        if moved is None or agreed.sum() < max(FEWEST_SPOTS, AGREE * good.sum()):
            return None
        full = np.asarray(moved, np.float64)
        full[:, 2] /= self._scale
        return turned(self._plane, full)

    def _small(self, picture: Picture) -> Picture:
        grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)
        return even(np.asarray(cv2.resize(grey, None, fx=self._scale, fy=self._scale, interpolation=cv2.INTER_AREA),
                               np.uint8))


def even(grey: Picture) -> Picture:
    """The grey picture with every place compared with how bright it is around there.

    Nothing but noise and what was too bright for the camera tells from it how bright a lamp shines. Spots are followed
    by their grey values: in darker light they would seem to lie elsewhere, by most of a pixel.
    """
    width, height = grey.shape[1], grey.shape[0]
    coarse = cv2.resize(grey, (max(width // COARSE, 1), max(height // COARSE, 1)), interpolation=cv2.INTER_AREA)
    around = cv2.GaussianBlur(coarse.astype(np.float32), (0, 0), AROUND_PX / COARSE)
    usual = cv2.resize(np.maximum(around, DARKEST), (width, height), interpolation=cv2.INTER_LINEAR)
    return np.asarray(cv2.divide(grey, usual, scale=USUAL, dtype=cv2.CV_8U), np.uint8)


def turned(plane: Plane, moved: Floats) -> Plane:
    """The plane after its view has moved in the picture (2 x 3, px)."""
    matrix = np.vstack([moved, (0.0, 0.0, 1.0)]) @ plane.matrix
    return Plane(plane.size, tuple(float(v) for v in matrix.ravel()), plane.lens)


def _followed(before: Picture, after: Picture, spots: NDArray[np.float32]
              ) -> tuple[NDArray[np.float32], NDArray[np.uint8]]:
    there, found, _ = cv2.calcOpticalFlowPyrLK(before, after, spots, np.empty_like(spots), winSize=(21, 21), maxLevel=4)
    return np.asarray(there, np.float32), np.asarray(found, np.uint8)
