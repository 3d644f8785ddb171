"""The four suit signs as outlines, drawn from curves of our own."""

from __future__ import annotations

import math
from functools import cache

import cv2
import numpy as np
import numpy.typing as npt

from companion.cards import Suit

Outline = npt.NDArray[np.float64]
"""Points (x, y); the sign fills about -0.5 to 0.5 in both directions, y downwards."""

FINE = 4
"""Bits of fraction that OpenCV draws with: 1/16 px."""


@cache
def outlines(suit: Suit) -> tuple[Outline, ...]:
    """The closed outlines that make up one sign."""
    turn = np.linspace(0, 2 * math.pi, 72, endpoint=False)
    bow = 13 * np.cos(turn) - 5 * np.cos(2 * turn) - 2 * np.cos(3 * turn) - np.cos(4 * turn)
    heart = np.stack([0.5 * np.sin(turn) ** 3, -bow / 30 - 0.08], 1)
    stem = np.array([(-0.04, 0.1), (0.04, 0.1), (0.07, 0.36), (0.2, 0.5), (-0.2, 0.5), (-0.07, 0.36)])
    if suit is Suit.HEARTS:
        return (heart,)
    if suit is Suit.SPADES:
        return (heart * np.array((1, -1)) - np.array((0, 0.08)), stem)
    if suit is Suit.DIAMONDS:
        # Sides bent inwards a little: |x|^p + |y|^p = const with p a bit under 1.
        x, y = np.cos(turn), np.sin(turn)
        return (np.stack([0.38 * np.sign(x) * np.abs(x) ** 2.15, 0.5 * np.sign(y) * np.abs(y) ** 2.15], 1),)
    lobe = np.stack([0.23 * np.cos(turn), 0.23 * np.sin(turn)], 1)
    return (*(lobe + np.array(at) for at in ((0, -0.26), (-0.26, 0.08), (0.26, 0.08))), lobe * 0.5, stem)


def draw(canvas: npt.NDArray[np.uint8], suit: Suit, x: float, y: float, high: float, colour: tuple[int, int, int],
         upside_down: bool = False) -> None:
    """The sign of `suit` stands on the canvas with its middle at (x, y), `high` px tall."""
    for outline in outlines(suit):
        points = outline * np.array((high, -high if upside_down else high)) + np.array((x, y))
        cv2.fillPoly(canvas, [np.round(points * 2**FINE).astype(np.int32)], colour, cv2.LINE_AA, FINE)
