"""Pictures of the printed sheets, drawn: as paper seen from above, and as a camera with a known lens sees it."""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

from calibration.lens import Lens, Picture, Points
from calibration.paper import Block, Ring, Sheet, Stroke

SIZE = (1280, 720)
LENS = Lens(SIZE, (950.0, 0.0, 640.0, 0.0, 948.0, 362.0, 0.0, 0.0, 1.0), (-0.11, 0.03, 0.0006, -0.0004, 0.0))
STRAIGHT = Lens(SIZE, LENS.matrix, (0.0, 0.0, 0.0, 0.0, 0.0))


def raster(sheet: Sheet, px_per_mm: float = 4.0) -> Picture:
    """The sheet as it comes out of the printer; its letters are left away."""
    paper = np.full((round(sheet.height * px_per_mm), round(sheet.width * px_per_mm), 3), 255, np.uint8)

    def at(x: float, y: float) -> tuple[int, int]:
        return round(x * px_per_mm), round(y * px_per_mm)

    for shape in sheet.shapes:
        grey = round(255 * shape.grey)
        ink = (grey, grey, grey)
        match shape:
            case Block(x, y, width, height):
                (left, top), (right, bottom) = at(x, y), at(x + width, y + height)
                paper[top:bottom, left:right] = grey
            case Ring(x, y, radius):
                cv2.circle(paper, at(x, y), round(radius * px_per_mm), ink)
            case Stroke(points):
                cv2.polylines(paper, [np.array([at(x, y) for x, y in points])], shape.closed, ink)
    return paper


def pose(tilt: float = 0.0, turn: float = 0.0, roll: float = 0.0, away: float = 420.0, across: float = 0.0,
         down: float = 0.0) -> tuple[Points, Points]:
    """A camera's place: degrees of tilt (about x), turn (about y) and roll, mm away from the sheet's middle."""
    rotation = np.eye(3)
    for axis, degrees in (((1, 0, 0), tilt), ((0, 1, 0), turn), ((0, 0, 1), roll)):
        rotation = np.asarray(cv2.Rodrigues(np.radians(degrees) * np.array(axis, np.float64))[0]) @ rotation
    return rotation, np.array([across, down, away])


def homography(lens: Lens, where: tuple[Points, Points]) -> Points:
    """From mm of a sheet (origin in its middle, y down) to px of the camera without lens errors."""
    rotation, shift = where
    matrix = np.asarray(lens.matrix).reshape(3, 3)
    return np.asarray(matrix @ np.column_stack([rotation[:, 0], rotation[:, 1], shift]))


def photo(sheet: Sheet, where: tuple[Points, Points], lens: Lens = LENS, *, table: int = 120,
          px_per_mm: float = 4.0) -> Picture:
    """What the camera sees of a sheet on a grey table."""
    return photographed(raster(sheet, px_per_mm), homography(lens, where), lens, table=table, px_per_mm=px_per_mm)


def photographed(paper: Picture, to_px: npt.NDArray[np.float64], lens: Lens = STRAIGHT, *, table: int = 120,
                 px_per_mm: float = 4.0) -> Picture:
    """What the camera sees of a flat picture of so many px a mm whose middle is the plane's origin (y down)."""
    width, height = lens.size
    columns, rows = np.meshgrid(np.arange(width, dtype=np.float64), np.arange(height, dtype=np.float64))
    ideal = lens.undistorted(np.column_stack([columns.ravel(), rows.ravel()]))
    mm = cv2.perspectiveTransform(ideal.reshape(-1, 1, 2), np.linalg.inv(to_px)).reshape(-1, 2)
    tall, wide = paper.shape[:2]
    there = (mm * px_per_mm + (wide / 2 - 0.5, tall / 2 - 0.5)).astype(np.float32)
    seen = cv2.remap(paper, there[:, 0].reshape(height, width), there[:, 1].reshape(height, width),
                     cv2.INTER_AREA, borderValue=(table, table, table))
    return np.asarray(cv2.GaussianBlur(seen, (3, 3), 0.7), np.uint8)
