"""The four printed marks around the board: squares numbered 0 to 3, clockwise from the corner between N and W."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.signals import Quad

DICTIONARY = cv2.aruco.DICT_4X4_50
"""Which set of printed patterns the marks come from."""
NUMBERS = (0, 1, 2, 3)
"""Mark 0 lies in the corner of N and W, 1 of N and E, 2 of S and E, 3 of S and W."""
SMALLEST_PX = 11
"""px; a mark's side. The pattern is 6 squares wide, of under 2 px each nothing is read."""
ENLARGED = 2.0
"""Times; marks of under 20 px in a dim picture are found only when it is drawn up."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One mark in a picture: its number and its corners (px): top left, top right, bottom right and bottom left of
    the printed pattern, whichever way it lies."""

    number: int
    corners: Quad

    @property
    def centre(self) -> tuple[float, float]:
        """Where its diagonals cross (px)."""
        x, y = np.mean(np.asarray(self.corners), axis=0)
        return float(x), float(y)

    @property
    def side(self) -> float:
        """Mean length of its sides (px)."""
        points = np.asarray(self.corners)
        return float(np.linalg.norm(points - np.roll(points, 1, axis=0), axis=1).mean())


Places = Mapping[int, Quad]
"""Where the four corners of each mark lie (mm from the board's middle, x to E, y to N), in the order of `Mark`."""


def mark_places(across_mm: float, deep_mm: float, mark_mm: float) -> Places:
    """Marks of `mark_mm` with their centres in the corners of a rectangle around the board's middle, upright from S.

    >>> mark_places(400, 400, 40)[0][0], mark_places(400, 400, 40)[2][2]
    ((-220.0, 220.0), (220.0, -220.0))
    """
    half = mark_mm / 2
    middles = ((-1, 1), (1, 1), (1, -1), (-1, -1))
    return {
        number: (
            (x * across_mm / 2 - half, y * deep_mm / 2 + half),
            (x * across_mm / 2 + half, y * deep_mm / 2 + half),
            (x * across_mm / 2 + half, y * deep_mm / 2 - half),
            (x * across_mm / 2 - half, y * deep_mm / 2 - half),
        )
        for number, (x, y) in zip(NUMBERS, middles, strict=True)
    }


def find_marks(picture: NDArray[np.uint8], enough: int = len(NUMBERS)) -> list[Mark]:
    """The marks 0 to 3 that the picture shows, by number, each at most once (the largest when there are several).

    `picture` is grey or blue green red. While fewer than `enough` are found they are looked for again in the drawn-up
    picture with its contrast evened out: small, dim, blurred marks and marks half in glare.
    """
    grey = picture if picture.ndim == 2 else np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), np.uint8)
    found = _look(grey, 1.0)
    if len(found) < enough:
        even = np.asarray(cv2.createCLAHE(4.0, (8, 8)).apply(grey), np.uint8)
        for source, scale in ((even, 1.0), (even, ENLARGED)):
            for number, mark in _look(source, scale).items():
                found.setdefault(number, mark)
            if len(found) >= enough:
                break
    return [found[number] for number in sorted(found)]


def mirrored(picture: NDArray[np.uint8]) -> bool:
    """True when the marks can be read only in the looking-glass: the camera's picture is flipped."""
    flipped = np.ascontiguousarray(picture[:, ::-1])
    return not find_marks(picture) and len(find_marks(flipped, 2)) >= 2


def _look(grey: NDArray[np.uint8], scale: float) -> dict[int, Mark]:
    """The largest mark of each number at this scale."""
    large = grey if scale == 1 else cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_CUBIC)
    corners, numbers, _ = _detector(max(large.shape)).detectMarkers(large)
    found: dict[int, Mark] = {}
    for quad, number in zip(corners, [] if numbers is None else numbers.ravel(), strict=True):
        # Pixel centres lie at whole numbers, so drawing up moves them by half a pixel of the finer grid.
        points = [((float(x) + 0.5) / scale - 0.5, (float(y) + 0.5) / scale - 0.5) for x, y in quad[0]]
        mark = Mark(int(number), (points[0], points[1], points[2], points[3]))
        if mark.number in NUMBERS and (mark.number not in found or found[mark.number].side < mark.side):
            found[mark.number] = mark
    return found


def _detector(longest: int) -> cv2.aruco.ArucoDetector:
    settings = cv2.aruco.DetectorParameters()
    settings.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
    settings.minMarkerPerimeterRate = SMALLEST_PX * 4 / longest
    settings.adaptiveThreshWinSizeStep = 8
    settings.polygonalApproxAccuracyRate = 0.05
    settings.errorCorrectionRate = 0.7
    return cv2.aruco.ArucoDetector(cv2.aruco.getPredefinedDictionary(DICTIONARY), settings)


def going_round(points: Sequence[tuple[float, float]]) -> float:
    """Twice the area of the polygon, positive when it goes clockwise in the picture (y down).

    >>> going_round([(0, 0), (1, 0), (1, 1), (0, 1)])
    2.0
    """
    around = zip(points, [*points[1:], points[0]], strict=True)
    return float(sum(x * after_y - after_x * y for (x, y), (after_x, after_y) in around))
