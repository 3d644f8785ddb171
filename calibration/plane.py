"""The board's surface in a picture: millimetres to pixels and back, found by marks or by four corners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import cv2
import numpy as np
from numpy.typing import ArrayLike, NDArray

from calibration.errors import BadProfile, Unfit
from calibration.lens import Fit, Lens
from calibration.marks import Mark, Places, going_round, mirrored
from companion.signals import Point

Floats = NDArray[np.float64]
Picture = NDArray[np.uint8]
Box = tuple[float, float, float, float]
"""West, south, east and north edge (mm)."""
FEWEST_MARKS = 3
"""So many marks give twelve corners around the board; two lie on one side and say nothing about the other."""
CROOKED = 0.12
"""Share of the marks' distance; a mark that lies farther than this from where the others put it is in a wrong place."""
ASPECT = 0.005
"""Share; pictures whose sides differ from the plane's by the same factor within this are scaled, others are refused."""


@dataclass(frozen=True, slots=True)
class Plane:
    """How the board's surface (mm from its middle, x to E, y to N) is mapped into pictures of `size` (width, height).

    `to_px` is the homography of an ideal lens, row by row; `lens` then bends it.
    """

    size: tuple[int, int]
    to_px: tuple[float, ...]
    lens: Lens | None = None

    @property
    def matrix(self) -> Floats:
        """`to_px` as a 3 x 3 array."""
        return np.asarray(self.to_px, np.float64).reshape(3, 3)

    def px(self, points_mm: ArrayLike) -> Floats:
        """Where points of the board (n x 2, mm) are in the picture (n x 2, px)."""
        ideal = _mapped(self.matrix, points_mm)
        return ideal if self.lens is None else np.asarray(self.lens.distorted(ideal), np.float64)

    def mm(self, points_px: ArrayLike) -> Floats:
        """Where pixels (n x 2) are on the board (n x 2, mm): the reverse of `px`."""
        points = np.asarray(points_px, np.float64).reshape(-1, 2)
        ideal = points if self.lens is None else self.lens.undistorted(points)
        return _mapped(np.linalg.inv(self.matrix), ideal)

    def scale(self, point_mm: Point = (0.0, 0.0)) -> float:
        """Pixels a millimetre at a point of the board (root of the area)."""
        x, y = point_mm
        a, b, c = self.px([(x, y), (x + 1, y), (x, y + 1)])
        return float(abs((b - a)[0] * (c - a)[1] - (b - a)[1] * (c - a)[0]) ** 0.5)

    def flatten(self, picture: Picture, box_mm: Box, px_per_mm: float) -> Picture:
        """The part of the board within `box_mm` as seen from straight above, N at the top, W at the left."""
        wide, high = _flat_size(box_mm, px_per_mm)
        from_flat = _from_flat(box_mm, px_per_mm)
        if self.lens is None:
            back = self.matrix @ from_flat
            flat = cv2.warpPerspective(picture, back, (wide, high), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP)
            return np.asarray(flat, np.uint8)
        map_x, map_y = _flat_map(self, box_mm, px_per_mm)
        return np.asarray(cv2.remap(picture, map_x, map_y, cv2.INTER_LINEAR), np.uint8)

    def at(self, size: tuple[int, int]) -> Plane:
        """The same plane in pictures of another resolution of the same camera.

        Raises Unfit when the sides are not in the same proportion: that is another camera or another crop.
        """
        if size == self.size:
            return self
        across, down = size[0] / self.size[0], size[1] / self.size[1]
        if abs(across / down - 1) > ASPECT:
            raise Unfit("board-eye.size", wide=size[0], high=size[1], was_wide=self.size[0], was_high=self.size[1])
        return self._mapped(size, np.array([[across, 0, 0.5 * across - 0.5], [0, down, 0.5 * down - 0.5], [0, 0, 1.0]]))

    def part(self, left: int, top: int, scale: float, size: tuple[int, int]) -> Plane:
        """The same plane in the part of the picture that begins at (left, top), made `scale` times as large and then of
        that size (width, height)."""
        grow = np.array([[scale, 0, (0.5 - left) * scale - 0.5], [0, scale, (0.5 - top) * scale - 0.5], [0, 0, 1.0]])
        return self._mapped(size, grow)

    def _mapped(self, size: tuple[int, int], grow: Floats) -> Plane:
        lens = None if self.lens is None else _grown(self.lens, size, grow)
        return Plane(size, tuple(float(v) for v in (grow @ self.matrix).ravel()), lens)

    def to_json(self) -> dict[str, Any]:
        """Plain values for a profile."""
        lens = None if self.lens is None else self.lens.to_json()
        return {"size": list(self.size), "to_px": list(self.to_px), "lens": lens}

    @classmethod
    def from_json(cls, measured: Mapping[str, Any]) -> Plane:
        """From a profile; raises BadProfile where it has another shape."""
        try:
            wide, high = (int(side) for side in measured["size"])
            values = tuple(float(v) for v in measured["to_px"])
            lens = None if measured["lens"] is None else Lens.from_json(measured["lens"])
            there = abs(float(np.linalg.det(np.reshape(values, (3, 3))))) > 0
        except (KeyError, TypeError, ValueError) as error:
            raise BadProfile("the profile of the board's plane has another shape: calibrate again") from error
        if min(wide, high) < 1 or not there:
            raise BadProfile("the profile of the board's plane maps nothing: calibrate again")
        return cls((wide, high), values, lens)


def plane_from_marks(marks: Sequence[Mark], places: Places, size: tuple[int, int], lens: Lens | None = None
                     ) -> Fit[Plane]:
    """The plane in which the marks lie at their places.

    Raises Unfit when there are fewer than three, when one lies in another's corner or is turned, and when
    their order goes the wrong way round (a mirrored picture, or marks exchanged).
    """
    known = [mark for mark in marks if mark.number in places]
    if len(known) < FEWEST_MARKS:
        raise Unfit("board-eye.few-marks", n=len(known))
    _check_round(known, places)
    _check_turns(known, places)
    there = np.concatenate([np.asarray(places[mark.number]) for mark in known])
    seen = np.concatenate([np.asarray(mark.corners) for mark in known])
    fit = _fitted(there, seen, size, lens)
    off = np.linalg.norm(fit.found.px(there) - seen, axis=1).reshape(-1, 4).mean(1)
    reach = np.linalg.norm(seen.max(0) - seen.min(0))
    if off.max() > CROOKED * reach:
        number = known[int(off.argmax())].number
        raise Unfit("board-eye.crooked", mark=number)
    return fit


def plane_from_corners(corners: Sequence[Point], side_mm: float, size: tuple[int, int], lens: Lens | None = None
                       ) -> Fit[Plane]:
    """The plane of a square board by its four corners (px): N-W, N-E, S-E, S-W.

    Raises Unfit when they are not four, when they go round the wrong way (a mirrored picture or E and W
    exchanged), and when they are no convex square (two neighbours exchanged).
    """
    if len(corners) != 4:
        raise Unfit("board-eye.corners", n=len(corners))
    turns = [going_round((corners[n - 1], corners[n], corners[(n + 1) % 4])) for n in range(4)]
    if all(turn < 0 for turn in turns):
        raise Unfit("board-eye.mirrored")
    if not all(turn > 1e-6 for turn in turns):
        raise Unfit("board-eye.swapped")
    half = side_mm / 2
    return _fitted(np.array([(-half, half), (half, half), (half, -half), (-half, -half)]),
                   np.asarray(corners, np.float64), size, lens)


def check_not_mirrored(picture: Picture) -> None:
    """Raises Unfit when the marks can be read only in the looking-glass."""
    if mirrored(picture):
        raise Unfit("board-eye.mirrored")


def _check_round(marks: Sequence[Mark], places: Places) -> None:
    """Seen from above, marks go round the same way as on the board."""
    names = [mark.number for mark in marks]
    seen = [mark.centre for mark in marks]
    due = [_middle(places[number]) for number in names]
    # The board's y goes up, the picture's down: the same way round has the other sign.
    for n in range(len(names)):
        some = [k for k in range(len(names)) if k != n] if len(names) > 3 else list(range(len(names)))
        if going_round([seen[k] for k in some]) * going_round([due[k] for k in some]) >= 0:
            told = ", ".join(str(names[k]) for k in some)
            raise Unfit("board-eye.exchanged", marks=told)


def _check_turns(marks: Sequence[Mark], places: Places) -> None:
    """Each mark is turned as the layout has it."""
    due = np.array([_middle(places[mark.number]) for mark in marks])
    seen = np.array([mark.centre for mark in marks])
    rough, _ = cv2.estimateAffine2D(due, seen)
    for mark in marks if rough is not None else ():
        corners = np.asarray(places[mark.number])
        edge = (corners[1] - corners[0]) @ np.asarray(rough)[:, :2].T
        real = np.asarray(mark.corners[1]) - np.asarray(mark.corners[0])
        cosine = float(edge @ real / (np.linalg.norm(edge) * np.linalg.norm(real) + 1e-9))
        if cosine < 0.5:
            raise Unfit("board-eye.turned", mark=mark.number)


def _flat_size(box_mm: Box, px_per_mm: float) -> tuple[int, int]:
    west, south, east, north = box_mm
    return round((east - west) * px_per_mm), round((north - south) * px_per_mm)


def _from_flat(box_mm: Box, px_per_mm: float) -> Floats:
    """Pixels of the flattened box to mm; pixel centres lie at whole numbers."""
    return np.array([[1 / px_per_mm, 0, box_mm[0] + 0.5 / px_per_mm], [0, -1 / px_per_mm, box_mm[3] - 0.5 / px_per_mm],
                     [0, 0, 1]])


@lru_cache(maxsize=4)
def _flat_map(plane: Plane, box_mm: Box, px_per_mm: float) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Where each pixel of the flattened box is in the picture. Kept, for through a lens this takes 100 ms each time."""
    wide, high = _flat_size(box_mm, px_per_mm)
    columns, rows = np.meshgrid(np.arange(wide, dtype=np.float64), np.arange(high, dtype=np.float64))
    flat = np.stack([columns.ravel(), rows.ravel()], 1)
    there = plane.px(_mapped(_from_flat(box_mm, px_per_mm), flat)).astype(np.float32)
    return there[:, 0].reshape(high, wide), there[:, 1].reshape(high, wide)


def _middle(quad: Sequence[Point]) -> Point:
    x, y = np.mean(np.asarray(quad), axis=0)
    return float(x), float(y)


def _mapped(matrix: Floats, points: ArrayLike) -> Floats:
    flat = np.asarray(points, np.float64).reshape(-1, 2)
    full = np.column_stack([flat, np.ones(len(flat))]) @ matrix.T
    return np.asarray(full[:, :2] / full[:, 2:])


def _fitted(there: Floats, seen: Floats, size: tuple[int, int], lens: Lens | None) -> Fit[Plane]:
    """The homography from `there` (mm) to `seen` (px), lens taken out first."""
    ideal = seen if lens is None else np.asarray(lens.undistorted(seen), np.float64)
    matrix, _ = cv2.findHomography(there, ideal)
    if matrix is None or abs(np.linalg.det(matrix)) < 1e-12:
        raise Unfit("board-eye.swapped")
    plane = Plane(size, tuple(float(v) for v in matrix.ravel()), lens)
    off_px = np.linalg.norm(plane.px(there) - seen, axis=1)
    off_mm = np.linalg.norm(plane.mm(seen) - there, axis=1)
    return Fit(plane, float(np.sqrt((off_px**2).mean())), float(np.sqrt((off_mm**2).mean())))


def _grown(lens: Lens, size: tuple[int, int], grow: Floats) -> Lens:
    matrix = grow @ np.asarray(lens.matrix, np.float64).reshape(3, 3)
    return Lens(size, tuple(float(v) for v in matrix.ravel()), lens.distortion)
