"""The lens: how this camera bends straight lines, measured from pictures of a printed board.

A pixel's centre is at whole numbers. An undistorted point is where a camera without lens errors, with the same
matrix, would have seen it; so all that is straight in the world is straight there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import cv2
import numpy as np
import numpy.typing as npt

from calibration.errors import BadProfile, Unfit

Picture = npt.NDArray[np.uint8]
"""Height x width x 3, blue first."""
Points = npt.NDArray[np.float64]
"""N x 2."""
T = TypeVar("T")

FEWEST_PICTURES = 4
"""So many useful pictures are needed; with fewer the figures may fit by chance."""
FEWEST_CORNERS = 8
"""A picture with fewer corners of the board says too little."""
SPREAD = 0.45
"""The corners of all pictures together must cover this share of the picture's width and of its height."""
UNSURE = 0.03
"""The focal length must be certain to this share of itself (one standard deviation)."""
TILTED = 0.1
"""Between two of the pictures the board's perspective must differ so much: how much larger its near edge is than its
middle, as a share. Views that are all alike fit any focal length, and fit it well."""
WORST_PX = 1.5
"""A larger mean error is no lens but a bent sheet, a blurred picture or two cameras."""
OTHER_BOARD = 0.04
"""Marks further from their place on the sheet than this share of its width lie on another sheet."""


@dataclass(frozen=True, slots=True)
class Fit(Generic[T]):
    """Something found by fitting: how far off it is, in px of the picture and, on a plane, in mm (root mean square)."""

    found: T
    error_px: float
    error_mm: float = 0.0


@dataclass(frozen=True, slots=True)
class Lens:
    """Matrix (row by row) and distortion (k1 k2 p1 p2 k3) of a camera at one picture size (width, height)."""

    size: tuple[int, int]
    matrix: tuple[float, ...]
    distortion: tuple[float, ...]

    def undistorted(self, points: npt.ArrayLike) -> Points:
        """The points (px) as a camera without lens errors would see them."""
        flat = np.asarray(points, np.float64).reshape(-1, 1, 2)
        if not len(flat):
            return flat.reshape(-1, 2)
        enough = (cv2.TERM_CRITERIA_EPS | cv2.TERM_CRITERIA_COUNT, 50, 1e-9)
        k, bent = self._arrays()
        return np.asarray(cv2.undistortPointsIter(flat, k, bent, np.eye(3), k, enough), np.float64).reshape(-1, 2)

    def distorted(self, points: npt.ArrayLike) -> Points:
        """The points of the ideal camera (px) where this lens shows them: the inverse of `undistorted`."""
        k, bent = self._arrays()
        flat = np.asarray(points, np.float64).reshape(-1, 2)
        if not len(flat):
            return flat
        rays = np.column_stack([(flat[:, 0] - k[0, 2]) / k[0, 0], (flat[:, 1] - k[1, 2]) / k[1, 1], np.ones(len(flat))])
        return np.asarray(cv2.projectPoints(rays, np.zeros(3), np.zeros(3), k, bent)[0], np.float64).reshape(-1, 2)

    def _arrays(self) -> tuple[Points, Points]:
        return np.asarray(self.matrix, np.float64).reshape(3, 3), np.asarray(self.distortion, np.float64)

    def to_json(self) -> dict[str, Any]:
        """Plain values for a profile."""
        return {"size": list(self.size), "matrix": list(self.matrix), "distortion": list(self.distortion)}

    @classmethod
    def from_json(cls, measured: Mapping[str, Any]) -> Lens:
        """From a profile; raises BadProfile where it has another shape."""
        try:
            width, height = (int(side) for side in measured["size"])
            made = cls((width, height), *(tuple(float(v) for v in measured[part]) for part in ("matrix", "distortion")))
        except (KeyError, TypeError, ValueError) as error:
            raise BadProfile("the lens in the profile has another shape: measure the lens again") from error
        whole = (len(made.matrix), len(made.distortion)) == (9, 5) and min(made.size) > 0 and made.matrix[0] > 0
        if not whole or not all(np.isfinite(v) for v in (*made.matrix, *made.distortion)):
            raise BadProfile("the lens in the profile has another shape: measure the lens again")
        return made


@dataclass(frozen=True, slots=True)
class LensBoard:
    """The sheet for the lens: a chessboard with a mark in every white square, so that a part of it is enough."""

    columns: int = 7
    rows: int = 5
    square_mm: float = 36.0
    mark_share: float = 0.72

    def layout(self) -> cv2.aruco.CharucoBoard:
        """The board as OpenCV knows it, in mm from its upper left corner."""
        marks = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_5X5_50)
        mark_mm = self.mark_share * self.square_mm
        return cv2.aruco.CharucoBoard((self.columns, self.rows), self.square_mm, mark_mm, marks)


LENS_BOARD = LensBoard()
"""What `sheets.lens_sheet` prints on A4; on A3 it is larger, which changes nothing for a lens."""


def corners_of(picture: Picture, board: LensBoard = LENS_BOARD) -> tuple[Points, npt.NDArray[np.int32]] | None:
    """The inner corners of the board in px and their numbers, or None where there are too few to help.

    Raises Unfit (`cal.lens.other_board`) where the marks lie as on no sheet of ours, such as one with its rows and
    columns swapped: its corners would fit nonsense with confidence.
    """
    layout = board.layout()
    grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)
    marks, numbers, _ = cv2.aruco.ArucoDetector(layout.getDictionary()).detectMarkers(grey)
    if numbers is None or len(numbers) < 4:
        return None
    _check_places(layout, marks, numbers.ravel().tolist(), board)
    corners, found, _, _ = cv2.aruco.CharucoDetector(layout).detectBoard(grey, None, None, marks, numbers)
    if found is None or len(found) < FEWEST_CORNERS:
        return None
    return np.asarray(corners, np.float64).reshape(-1, 2), np.asarray(found, np.int32).ravel()


def _check_places(layout: cv2.aruco.CharucoBoard, marks: Any, numbers: list[int], board: LensBoard) -> None:
    places = dict(zip(np.asarray(layout.getIds()).ravel().tolist(), layout.getObjPoints(), strict=True))
    seen = [(np.asarray(mark).reshape(4, 2), places[number])
            for mark, number in zip(marks, numbers, strict=True) if number in places]
    if len(seen) < 4:
        raise Unfit("cal.lens.other_board")
    px = np.concatenate([corners for corners, _ in seen]).astype(np.float64)
    mm = np.concatenate([np.asarray(place)[:, :2] for _, place in seen]).astype(np.float64)
    to_mm, _ = cv2.findHomography(px, mm)
    off = np.inf if to_mm is None else np.abs(cv2.perspectiveTransform(px.reshape(-1, 1, 2), to_mm).reshape(-1, 2) - mm)
    if float(np.max(off)) > OTHER_BOARD * board.columns * board.square_mm:
        raise Unfit("cal.lens.other_board")


def lens_from_boards(pictures: Iterable[Picture], board: LensBoard = LENS_BOARD) -> Fit[Lens]:
    """The lens that saw the printed board in these pictures; pictures without it are passed over.

    Raises Unfit when they are too few (`cal.lens.few`), of different sizes (`cal.lens.sizes`), all in the middle
    (`cal.lens.middle`), all alike so that the focal length stays open (`cal.lens.tilt`), or fit badly (`cal.lens.bad`).
    """
    size: tuple[int, int] | None = None
    views = []
    for picture in pictures:
        if size is not None and size != (picture.shape[1], picture.shape[0]):
            raise Unfit("cal.lens.sizes")
        size = (picture.shape[1], picture.shape[0])
        found = corners_of(picture, board)
        if found is not None:
            views.append(found)
    return lens_from_corners(views, size or (1, 1), board)


def lens_from_corners(views: Iterable[tuple[Points, npt.NDArray[np.int32]]], size: tuple[int, int],
                      board: LensBoard = LENS_BOARD) -> Fit[Lens]:
    """The lens from corners that `corners_of` found in pictures of this size; refuses as `lens_from_boards`."""
    seen = list(views)
    if len(seen) < FEWEST_PICTURES:
        raise Unfit("cal.lens.few", have=len(seen), want=FEWEST_PICTURES)
    every = np.concatenate([corners for corners, _ in seen])
    if min(np.ptp(every, axis=0) / size) < SPREAD:
        raise Unfit("cal.lens.middle")
    places = np.asarray(board.layout().getChessboardCorners(), np.float32)
    leaning = np.array([_leaning(places[numbers], corners) for corners, numbers in seen])
    if np.linalg.norm(leaning[:, None] - leaning[None], axis=2).max() < TILTED:
        raise Unfit("cal.lens.tilt")
    error, matrix, bent, _, _, deviations, _, _ = cv2.calibrateCameraExtended(
        [places[numbers] for _, numbers in seen], [corners.astype(np.float32) for corners, _ in seen], size,
        np.eye(3), np.zeros(5), flags=cv2.CALIB_FIX_K3)
    if float(deviations[0, 0]) > UNSURE * matrix[0, 0]:
        raise Unfit("cal.lens.tilt")
    if error > WORST_PX:
        raise Unfit("cal.lens.bad", tenths=round(10 * error))
    lens = Lens(size, tuple(map(float, matrix.ravel())), tuple(map(float, bent.ravel()[:5])))
    return Fit(lens, float(error))


def _leaning(places: npt.NDArray[np.float32], corners: Points) -> Points:
    """How much the board leans away along its two sides, from half its size: 0 when it is seen from straight before."""
    middle = places[:, :2].mean(0)
    half = np.ptp(places[:, :2], axis=0) / 2
    matrix, _ = cv2.findHomography(places[:, :2] - middle, corners)
    return np.zeros(2) if matrix is None else np.asarray(matrix[2, :2] / matrix[2, 2] * half, np.float64)
