"""The empty board: cloth, wood with its grain, four launch lines, four printed marks, 25 holes with their depth.

The measures are those of a board that nobody has measured (BOARD_GEOMETRY): 500 mm, holes of 34 mm, 70 mm apart.
"""

from __future__ import annotations

from functools import lru_cache

import cv2
import numpy as np

from hardware.pretend.cloth import cloth
from hardware.pretend.layers import Canvas, Layer, ring
from hardware.pretend.view import HEIGHT, WIDTH, Points, View

SIDE_MM, THICK_MM = 500.0, 15.0
PITCH_MM, HOLE_MM, DEEP_MM = 70.0, 34.0, 9.0
INSET_MM, LINE_MM = 60.0, 280.0
MARK_MM, MARK_AT_MM = 44.0, 212.0
"""Side of a printed mark's black square, and how far its middle lies from the board's, both ways."""
HOLES = {f"{column}{row}": ((n % 5 - 2) * PITCH_MM, (row - 3) * PITCH_MM)
         for row in range(1, 6) for n, column in enumerate("abcde")}
"""The middle of each hole (mm)."""
LAMP: Points = np.array([-420.0, 520.0, 1100.0])
"""Where the lamp hangs (mm)."""

_FINE = 2.4
"""px a millimetre of the flat wood before it is seen by the camera."""
_WOOD = (112.0, 158.0, 198.0)


@lru_cache(maxsize=4)
def empty_board(seed: int, tilt_deg: float, turn_deg: float) -> Canvas:
    """The board without stones as the camera sees it, before lamp and noise. Copy it before you draw on it."""
    view = View(tilt_deg, turn_deg=turn_deg)
    picture: Canvas = cloth(seed).bare.astype(np.float32)
    _shadow_of_the_board(picture, view)
    edge = Layer(view, _square(SIDE_MM / 2, -THICK_MM), 60, finer=1)
    edge.fill(edge.mask(np.vstack([_square(SIDE_MM / 2, 0), _square(SIDE_MM / 2, -THICK_MM)])),
              tuple(0.52 * part for part in _WOOD))  # type: ignore[arg-type]  # three parts
    edge.onto(picture)
    _top(picture, view, _flat(seed))
    for x, y in HOLES.values():
        _hole(picture, view, x, y)
    return picture


def shadow(points: Points, height_mm: float) -> Points:
    """Where the lamp throws the points (mm) onto a plane at that height."""
    down = (points[:, 2:] - height_mm) / (LAMP[2] - points[:, 2:])
    return np.asarray(points + (points - LAMP) * down, np.float64)


def _square(half: float, z: float) -> Points:
    return np.array([(-half, half, z), (half, half, z), (half, -half, z), (-half, -half, z)], np.float64)


def _shadow_of_the_board(picture: Canvas, view: View) -> None:
    fallen = np.vstack([shadow(_square(SIDE_MM / 2, 0), -THICK_MM), _square(SIDE_MM / 2, -THICK_MM)])
    layer = Layer(view, fallen, 20, finer=1)
    layer.darken(picture, layer.mask(fallen), 0.5, 4.0)


def _flat(seed: int) -> Canvas:
    """The wood from straight above, `_FINE` px a millimetre, north up."""
    dice = np.random.default_rng(seed)
    size = round(SIDE_MM * _FINE)
    long = cv2.resize(dice.normal(0, 1, (size // 4, 5)).astype(np.float32), (size, size), interpolation=cv2.INTER_CUBIC)
    fine = cv2.resize(dice.normal(0, 1, (size, 24)).astype(np.float32), (size, size), interpolation=cv2.INTER_CUBIC)
    grain = 7.0 * np.asarray(long) + 3.5 * np.asarray(fine)
    wood: Canvas = (np.array(_WOOD, np.float32) + grain[:, :, None] * np.array((1.1, 1.0, 0.85), np.float32))
    wood = np.clip(wood, 0, 255)
    for _ in range(4):
        wood = np.ascontiguousarray(np.rot90(wood))
        y, left = round((SIDE_MM - INSET_MM) * _FINE), round((SIDE_MM - LINE_MM) / 2 * _FINE)
        wood[y - 2 : y + 3, left : size - left] = (52, 66, 84)
    _marks(wood)
    return wood


def _marks(wood: Canvas) -> None:
    """Marks 0 to 3 on white paper: top left, top right, bottom right, bottom left."""
    marks = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)
    inner = round(MARK_MM * _FINE)
    # As much white around it as a printed sheet leaves, so that its paper can be told from the wood.
    paper = round(inner * 1.4)
    for number, (x, y) in enumerate([(-1, 1), (1, 1), (1, -1), (-1, -1)]):
        sheet = np.full((paper, paper), 236, np.float32)
        edge = (paper - inner) // 2
        sheet[edge : edge + inner, edge : edge + inner] = (
            26 + 0.82 * cv2.aruco.generateImageMarker(marks, number, inner).astype(np.float32))
        left = round((SIDE_MM / 2 + x * MARK_AT_MM) * _FINE - paper / 2)
        top = round((SIDE_MM / 2 - y * MARK_AT_MM) * _FINE - paper / 2)
        wood[top : top + paper, left : left + paper] = sheet[:, :, None]


def _top(picture: Canvas, view: View, flat: Canvas) -> None:
    """The flat wood, seen."""
    size = flat.shape[0]
    corners = np.array([(0, 0), (size, 0), (size, size), (0, size)], np.float32) - 0.5
    seen = view.px(_square(SIDE_MM / 2, 0)).astype(np.float32)
    matrix = cv2.getPerspectiveTransform(corners, seen)
    printed = cv2.warpPerspective(cv2.GaussianBlur(flat, (0, 0), 0.8), matrix, (WIDTH, HEIGHT))
    cover = cv2.warpPerspective(np.ones((size, size), np.float32), matrix, (WIDTH, HEIGHT))[:, :, None]
    picture[:] = picture * (1 - cover) + printed * np.minimum(cover, 1)


def _hole(picture: Canvas, view: View, x: float, y: float) -> None:
    """One hole: its wall, its floor, and the part of the floor that the lamp reaches."""
    radius = HOLE_MM / 2
    mouth, floor = ring(x, y, 0, radius), ring(x, y, -DEEP_MM, radius)
    layer = Layer(view, mouth)
    opening = layer.mask(mouth)
    layer.fill(opening, tuple(0.40 * part for part in _WOOD))  # type: ignore[arg-type]  # three parts
    ground = layer.within(layer.mask(floor), opening)
    layer.fill(ground, tuple(0.66 * part for part in _WOOD))  # type: ignore[arg-type]  # three parts
    lit = layer.mask(shadow(mouth, -DEEP_MM))
    layer.shade(layer.without(ground, lit), 0.55, 0.5)
    layer.clip(opening)
    layer.onto(picture)
