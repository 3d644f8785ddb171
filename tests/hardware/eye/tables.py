"""Drawn tables with known cards, for the tests of the eye. Cards are the pretend table's faces, grounds are plain."""

from __future__ import annotations

import math
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import Card
from companion.signals import CardsSeen, Quad
from hardware.eye.index_geometry import FoundIndex
from hardware.pretend.faces import HIGH_MM, WIDE_MM, face, shape

Picture = NDArray[np.uint8]


@dataclass(frozen=True)
class Put:
    """A card at (x, y) px by its middle, turned clockwise by `angle` degrees, `high` px tall."""

    card: str
    x: float
    y: float
    angle: float = 0.0
    high: float = 260.0

    @property
    def wide(self) -> float:
        """px"""
        return self.high * WIDE_MM / HIGH_MM


def ground(level: int = 90, wide: int = 1280, high: int = 720) -> Picture:
    """A cloth of one grey-green colour with a little weave; the same every time."""
    weave = np.random.default_rng(3).normal(0, 3, (high, wide, 1))
    colour = np.array([level * 0.85, level, level * 0.8]) if level < 200 else np.array([level] * 3)
    return np.asarray(np.clip(colour + weave, 0, 255), np.uint8)


def table(*cards: Put, on: Picture | None = None) -> Picture:
    """The cards on the ground, later ones on top of earlier ones."""
    picture = ground() if on is None else on.copy()
    for put in cards:
        printed, mask = face(Card(put.card)), shape()
        scale = put.high / printed.shape[0]
        # Shrunk first: a small card drawn straight from the large face would sparkle.
        size = (max(2, round(printed.shape[1] * scale)), max(2, round(printed.shape[0] * scale)))
        way = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
        small, part = (np.asarray(cv2.resize(p, size, interpolation=way)) for p in (printed, mask))
        a = math.radians(put.angle)
        c, s = math.cos(a), math.sin(a)
        w, h = size[0] / 2, size[1] / 2
        matrix = np.array([[c, -s, put.x - c * w + s * h], [s, c, put.y - s * w - c * h]])
        frame = (picture.shape[1], picture.shape[0])
        drawn = cv2.warpAffine(small, matrix, frame, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        share = cv2.warpAffine(part, matrix, frame, flags=cv2.INTER_LINEAR).astype(np.float32)
        share = (share / max(float(share.max()), 1.0)).reshape(*share.shape[:2], 1)
        picture = np.asarray(picture * (1 - share) + np.asarray(drawn) * share, np.uint8)
    return picture


def names(seen: CardsSeen) -> str:
    """What was named, sorted: `7h Td`. Cards nobody could read are left out."""
    return " ".join(sorted(str(card.card) for card in seen.cards if card.card.known))


def corners(put: Put) -> Quad:
    """The outline of a card that was put down, from its upper left corner clockwise."""
    a, wide = np.radians(put.angle), put.wide
    turn = np.array([[np.cos(a), np.sin(a)], [-np.sin(a), np.cos(a)]])
    box = np.array([[-wide, -put.high], [wide, -put.high], [wide, put.high], [-wide, put.high]]) / 2 @ turn
    a, b, c, d = ((float(x) + put.x, float(y) + put.y) for x, y in box)
    return a, b, c, d


def index(put: Put, opposite: bool = False) -> FoundIndex:
    """Where the upper left (or lower right) index of a card that was put down is printed."""
    a, side = np.radians(put.angle), -1 if opposite else 1
    right, down = -0.4 * put.wide * side, -0.385 * put.high * side
    x, y = put.x + right * np.cos(a) - down * np.sin(a), put.y + right * np.sin(a) + down * np.cos(a)
    return FoundIndex(float(x), float(y), float(a + np.pi * opposite), 0.16 * put.high, 0.99)
