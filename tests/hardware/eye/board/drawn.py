"""Boards drawn for tests: the right perspective, holes with a wall and a floor, stones with a thickness and a mark."""

from __future__ import annotations

from collections.abc import Mapping

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.holes import Grid
from calibration.marks import DICTIONARY
from calibration.plane import Plane
from companion.games.board.holes import HOLES

Picture = NDArray[np.uint8]
PAINTS = {"red": (200.0, 30.0, 30.0), "blue": (30.0, 70.0, 190.0), "yellow": (235.0, 190.0, 40.0)}
SIZE = (1280, 720)
THICK_MM = 8.5
EYE = np.array([0.0, -480.0, 780.0])
"""Where the camera is (mm), looking at the board's middle."""


def project(points: NDArray[np.float64], turn: float = 0.0) -> NDArray[np.float64]:
    """World (n x 3, mm) to px for the camera at EYE; `turn` turns the table under it (rad)."""
    c, s = np.cos(turn), np.sin(turn)
    world = points @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1.0]])
    forward = -EYE / np.linalg.norm(EYE)
    right = np.array([1.0, 0, 0])
    seen = (world - EYE) @ np.stack([right, np.cross(forward, right), forward]).T
    return np.asarray(seen[:, :2] / seen[:, 2:] * 1150 + np.array([639.5, 359.5]))


def plane(turn: float = 0.0) -> Plane:
    """The board's plane under that camera."""
    corners = np.array([(-200.0, 200, 0), (200, 200, 0), (200, -200, 0), (-200, -200, 0)])
    matrix, _ = cv2.findHomography(corners[:, :2], project(corners, turn))
    return Plane(SIZE, tuple(float(v) for v in np.asarray(matrix).ravel()))


def _disc(picture: Picture, x: float, y: float, z: float, radius: float, tone: tuple[float, float, float], turn: float
          ) -> None:
    a = np.linspace(0, 2 * np.pi, 64)
    edge = project(np.stack([x + radius * np.cos(a), y + radius * np.sin(a), np.full(64, z)], 1), turn)
    red, green, blue = tone
    cv2.fillPoly(picture, [np.round(edge * 16).astype(np.int32)], (blue, green, red), cv2.LINE_AA, 4)


def draw(stones: Mapping[str, tuple[str, bool]] | None = None, turn: float = 0.0, marks: bool = True,
         loose: Mapping[tuple[float, float], tuple[str, bool]] | None = None, thick: float = THICK_MM) -> Picture:
    """A board with stones in holes (`{"a1": ("red", True)}`: marked side up) and loose ones, `thick` mm high, at places
    in mm."""
    rng = np.random.default_rng(5)
    picture = np.full((SIZE[1], SIZE[0], 3), (120, 130, 126), np.uint8)
    board = np.array([(-230.0, -230, 0), (230, -230, 0), (230, 230, 0), (-230, 230, 0)])
    for z, tone in ((-16.0, (60, 85, 110)), (0.0, (110, 160, 200))):
        corners = project(board + np.array([0, 0, z]), turn)
        cv2.fillPoly(picture, [np.round(corners).astype(np.int32)], tone, cv2.LINE_AA)
    grid = Grid(5, 5, 70, 40)
    middles = dict(zip(HOLES, grid.centres().tolist(), strict=True))
    for name, (x, y) in middles.items():
        _disc(picture, x, y, 0, 20, (110, 80, 50), turn)
        hole = picture.copy()
        _disc(hole, x, y, -9, 20, (70, 52, 34), turn)
        mouth = np.zeros(picture.shape, np.uint8)
        _disc(mouth, x, y, 0, 20, (255, 255, 255), turn)
        picture = np.where(mouth > 127, hole, picture).astype(np.uint8)
        if stones and name in stones:
            colour, up = stones[name]
            _stone(picture, x + 1, y - 1, -9, colour, up, turn, mouth)
    for (x, y), (colour, up) in (loose or {}).items():
        _stone(picture, x, y, 0, colour, up, turn, None, thick)
    if marks:
        for number, (x, y) in enumerate(((-195, 195), (195, 195), (195, -195), (-195, -195))):
            _mark(picture, number, x, y, turn)
    soft = cv2.GaussianBlur(picture, (0, 0), 0.8) + rng.normal(0, 2.5, picture.shape)
    return np.clip(soft, 0, 255).astype(np.uint8)


def _stone(picture: Picture, x: float, y: float, z: float, colour: str, up: bool, turn: float, mouth: Picture | None,
           thick: float = THICK_MM) -> None:
    """A stone of 17.5 mm radius that stands on `z`."""
    layer = picture.copy()
    tone = PAINTS[colour]
    for height in np.arange(0.0, thick, 1.0):
        _disc(layer, x, y, z + height, 17.5, (tone[0] * 0.6, tone[1] * 0.6, tone[2] * 0.6), turn)
    _disc(layer, x, y, z + thick, 17.5, tone, turn)
    if up:
        _disc(layer, x, y, z + thick, 7, (250, 250, 245), turn)
    picture[:] = layer if mouth is None else np.where(mouth > 127, layer, picture)


def _mark(picture: Picture, number: int, x: float, y: float, turn: float) -> None:
    side = 80
    code = cv2.aruco.generateImageMarker(cv2.aruco.getPredefinedDictionary(DICTIONARY), number, side)
    paper = np.pad(code, 12, constant_values=255)
    corners = np.array([(-22.0, 22), (22, 22), (22, -22), (-22, -22)]) + np.array([x, y])
    there = project(np.column_stack([corners, np.zeros(4)]), turn)
    edge = len(paper) - 1
    here = np.array([(0, 0), (edge, 0), (edge, edge), (0, edge)], np.float32)
    matrix = cv2.getPerspectiveTransform(here, there.astype(np.float32))
    laid = cv2.warpPerspective(np.repeat(paper[:, :, None], 3, 2), matrix, SIZE, flags=cv2.INTER_AREA)
    mask = cv2.warpPerspective(np.full(paper.shape, 255, np.uint8), matrix, SIZE)
    picture[mask > 127] = laid[mask > 127]
