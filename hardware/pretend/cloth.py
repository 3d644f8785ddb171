"""The drawn table as a camera sees it: cloth, cards with their shadows, perspective, uneven light and noise."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np
import numpy.typing as npt

from companion.cards import Card
from companion.signals import Quad
from hardware.pretend.faces import HIGH_MM, PX_PER_MM, WIDE_MM, face, shape

Picture = npt.NDArray[np.uint8]
Matrix = npt.NDArray[np.float64]

WIDTH, HEIGHT = 1280, 720
"""The camera's picture (px)."""
TABLE_WIDE_MM, TABLE_HIGH_MM = 534.0, 300.0
"""What of the table is seen; the middle is (0, 0), x to the right, y towards south."""
_FAR_IN_PX = 34.0
"""The far edge is this much narrower on either side: the camera looks down from south, not quite upright."""


@dataclass(frozen=True, slots=True)
class Lying:
    """One card on the table: its middle in mm from the table's middle, turned clockwise by `angle` degrees."""

    card: Card
    zone: str
    x_mm: float
    y_mm: float
    angle: float = 0.0


def _view() -> Matrix:
    """mm on the table -> px in the picture."""
    x, y = TABLE_WIDE_MM / 2, TABLE_HIGH_MM / 2
    table = np.array([(-x, -y), (x, -y), (x, y), (-x, y)], np.float32)
    far = _FAR_IN_PX
    seen = np.array([(far, 0), (WIDTH - far, 0), (WIDTH, HEIGHT), (0, HEIGHT)], np.float32)
    return np.asarray(cv2.getPerspectiveTransform(table, seen), np.float64)


VIEW = _view()


def _placed(lying: Lying) -> Matrix:
    """px of the card's face -> px in the picture."""
    a = math.radians(lying.angle)
    c, s = math.cos(a), math.sin(a)
    to_mm = np.array([[1 / PX_PER_MM, 0, -WIDE_MM / 2], [0, 1 / PX_PER_MM, -HIGH_MM / 2], [0, 0, 1]])
    onto_table = np.array([[c, -s, lying.x_mm], [s, c, lying.y_mm], [0, 0, 1]])
    return np.asarray(VIEW @ onto_table @ to_mm, np.float64)


def quad(lying: Lying) -> Quad:
    """The card's four corners in px, clockwise from its own top left."""
    wide, high = WIDE_MM * PX_PER_MM, HIGH_MM * PX_PER_MM
    corners = np.array([[(0, 0), (wide, 0), (wide, high), (0, high)]], np.float64)
    a, b, c, d = ((float(x), float(y)) for x, y in cv2.perspectiveTransform(corners, _placed(lying))[0])
    return (a, b, c, d)


class Cloth:
    """An empty table and how things look on it. The same seed gives the same cloth and the same noise."""

    def __init__(self, seed: int = 1) -> None:
        dice = np.random.default_rng(seed)
        coarse = cv2.resize(dice.normal(0, 1, (HEIGHT // 8, WIDTH // 8)).astype(np.float32), (WIDTH, HEIGHT))
        fine = cv2.GaussianBlur(dice.normal(0, 1, (HEIGHT, WIDTH)).astype(np.float32), (0, 0), 0.8)
        weave = (3.0 * np.asarray(coarse) + 7.0 * np.asarray(fine))[:, :, None]
        self._empty: Picture = np.clip(np.array((58, 84, 36), np.float32) + weave, 0, 255).astype(np.uint8)
        y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
        # A lamp to the upper left: 10 % brighter there, 20 % darker at the far corner.
        away = np.hypot(x - 0.3 * WIDTH, y - 0.2 * HEIGHT) / math.hypot(0.7 * WIDTH, 0.8 * HEIGHT)
        self._light = (1.10 - 0.30 * away)[:, :, None].astype(np.float32)
        self._noise = [np.asarray(np.round(dice.normal(0, 2.5, (HEIGHT, WIDTH, 3))), np.int16) for _ in range(3)]

    def drawn(self, cards: tuple[Lying, ...]) -> Picture:
        """The table with these cards, later ones on top of earlier ones, before the camera's noise."""
        picture = self._empty.copy()
        for lying in cards:
            _lay(picture, lying)
        return self.lit(picture.astype(np.float32))

    @property
    def bare(self) -> Picture:
        """The cloth itself, without light; not to be drawn on."""
        return self._empty

    def lit(self, picture: npt.NDArray[np.float32]) -> Picture:
        """A picture of things on the cloth under the lamp, before the camera's noise."""
        return np.asarray(np.clip(picture * self._light, 0, 255), np.uint8)

    def noisy(self, picture: Picture, number: int) -> Picture:
        """One frame of it; each number has its own noise."""
        noise = np.roll(self._noise[number % len(self._noise)], (number * 37) % HEIGHT, axis=0)
        return np.asarray(cv2.add(picture, noise, dtype=cv2.CV_8U), np.uint8)


@lru_cache(maxsize=2)
def cloth(seed: int = 1) -> Cloth:
    """The cloth of a seed; it never changes, so one is enough."""
    return Cloth(seed)


def _lay(picture: Picture, lying: Lying) -> None:
    """The card and its shadow are drawn into the picture."""
    corners = np.array(quad(lying))
    margin = 12
    left, top = np.maximum(np.floor(corners.min(0)).astype(int) - margin, 0)
    right, bottom = np.minimum(np.ceil(corners.max(0)).astype(int) + margin, (WIDTH, HEIGHT))
    if left >= right or top >= bottom:
        return
    size = (int(right - left), int(bottom - top))
    here = np.array([[1, 0, -left], [0, 1, -top], [0, 0, 1]], np.float64) @ _placed(lying)
    printed = cv2.warpPerspective(face(lying.card), here, size, borderMode=cv2.BORDER_REPLICATE)
    alpha = np.asarray(cv2.warpPerspective(shape(), here, size), np.float32)[:, :, None] / 255
    part = picture[top:bottom, left:right].astype(np.float32)
    dark = cv2.GaussianBlur(np.roll(alpha[:, :, 0], (3, 3), (0, 1)), (0, 0), 3.0)[:, :, None]
    part *= 1 - 0.45 * dark
    # The edge of a card catches less light than its face.
    edge = 1 - 0.35 * (alpha * (1 - alpha)) * 4
    picture[top:bottom, left:right] = np.clip(part * (1 - alpha) + printed * edge * alpha, 0, 255).astype(np.uint8)


def draw_hand(picture: Picture, number: int) -> Picture:
    """The same picture with a forearm and a hand over it, at another place with every frame."""
    over = picture.copy()
    x = round(WIDTH * (0.5 + 0.18 * math.sin(number / 3)))
    y = round(HEIGHT * (0.45 + 0.15 * math.cos(number / 4)))
    skin, sleeve = (120, 150, 205), (96, 60, 44)
    cv2.line(over, (x + 90, HEIGHT + 80), (x + 20, y + 120), sleeve, 130, cv2.LINE_AA)
    cv2.ellipse(over, (x, y), (78, 96), 15, 0, 360, skin, -1, cv2.LINE_AA)
    for n in range(4):
        cv2.line(over, (x - 45 + 28 * n, y - 60), (x - 62 + 36 * n, y - 170 + 14 * abs(n - 1)), skin, 27, cv2.LINE_AA)
    cv2.line(over, (x - 60, y + 10), (x - 130, y - 50), skin, 30, cv2.LINE_AA)
    return over
