"""Suit signs drawn from curves, so that no two packs have the same hearts, spades, diamonds and clubs."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

Mask = NDArray[np.uint8]
SIDE = 192
"""Side of the drawing area in px; signs are cut to their ink and scaled afterwards."""
SYMBOLS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


def _fill(points: NDArray[np.float64], into: Mask) -> None:
    cv2.fillPoly(into, [np.round(points * SIDE * 8).astype(np.int32)], 255, cv2.LINE_AA, 3)


def _heart(rng: np.random.Generator) -> NDArray[np.float64]:
    t = np.linspace(0, 2 * np.pi, 120)
    lobes, tip = rng.uniform(4.2, 6.2), rng.uniform(0.5, 2.2)
    x = 16 * np.abs(np.sin(t)) ** rng.uniform(2.3, 3.2) * np.sign(np.sin(t))
    y = 13 * np.cos(t) - lobes * np.cos(2 * t) - tip * np.cos(3 * t) - np.cos(4 * t)
    points = np.stack([x, -y], 1)
    points -= points.min(0)
    points /= points.max(0)
    return points * 0.8 + 0.1


def _stem(rng: np.random.Generator, top: float, bottom: float) -> NDArray[np.float64]:
    foot, waist = rng.uniform(0.1, 0.24), rng.uniform(0.015, 0.05)
    t = np.linspace(0, 1, 14)
    half = waist + (foot - waist) * t ** rng.uniform(1.6, 4)
    y = top + (bottom - top) * t
    return np.concatenate([np.stack([0.5 - half, y], 1), np.stack([0.5 + half[::-1], y[::-1]], 1)])


def _diamond(rng: np.random.Generator) -> NDArray[np.float64]:
    bend, wide = rng.uniform(-0.06, 0.12), rng.uniform(0.3, 0.42)
    corners = np.array([[0.5, 0.08], [0.5 + wide, 0.5], [0.5, 0.92], [0.5 - wide, 0.5]])
    sides = []
    t = np.linspace(0, 1, 16)[:, None]
    for n in range(4):
        a, b = corners[n], corners[(n + 1) % 4]
        middle = (a + b) / 2 * (1 - bend * 2) + 0.5 * bend * 2
        sides.append((1 - t) ** 2 * a + 2 * t * (1 - t) * middle + t**2 * b)
    return np.concatenate(sides)


def _club(rng: np.random.Generator, into: Mask) -> None:
    radius = rng.uniform(0.17, 0.215)
    spread, top, low = rng.uniform(0.19, 0.25), rng.uniform(0.25, 0.3), rng.uniform(0.52, 0.6)
    for x, y in ((0.5, top), (0.5 - spread, low), (0.5 + spread, low)):
        cv2.circle(into, (int(x * SIDE), int(y * SIDE)), int(radius * SIDE), 255, -1, cv2.LINE_AA)
    core = np.array([[0.5, top], [0.5 - spread * 0.6, low + 0.03], [0.5 + spread * 0.6, low + 0.03]])
    _fill(core, into)
    _fill(_stem(rng, low - 0.08, 0.92), into)


def drawn_sign(suit: str, rng: np.random.Generator) -> Mask:
    """One sign as a mask cut to its ink: white where there is colour, at most SIDE px high and wide."""
    mask = np.zeros((SIDE, SIDE), np.uint8)
    if suit == "c":
        _club(rng, mask)
    elif suit == "d":
        _fill(_diamond(rng), mask)
    elif suit == "h":
        _fill(_heart(rng), mask)
    else:
        leaf = _heart(rng)
        leaf[:, 1] = 0.88 - leaf[:, 1] * rng.uniform(0.86, 0.95)
        _fill(leaf, mask)
        _fill(_stem(rng, 0.5, 0.93), mask)
    return _cut(mask)


def font_sign(suit: str, path: str) -> Mask:
    """One sign from a font, cut to its ink; an empty array where the font draws nothing."""
    return text_mask(SYMBOLS[suit], path, SIDE)


def text_mask(text: str, path: str, size: int) -> Mask:
    """Text in one font as a mask cut to its ink."""
    font = ImageFont.truetype(path, size)
    left, top, right, bottom = font.getbbox(text)
    if right <= left or bottom <= top:
        return np.zeros((0, 0), np.uint8)
    picture = Image.new("L", (int(right - left) + 8, int(bottom - top) + 8))
    ImageDraw.Draw(picture).text((4 - left, 4 - top), text, 255, font)
    return _cut(np.asarray(picture))


def _cut(mask: Mask) -> Mask:
    ink = (mask > 60).astype(np.uint8)
    if not ink.any():
        return np.zeros((0, 0), np.uint8)
    x, y, w, h = cv2.boundingRect(ink)
    return np.ascontiguousarray(mask[y : y + h, x : x + w])


def signs(rng: np.random.Generator, fonts: list[str]) -> dict[str, Mask]:
    """The four signs of one pack, drawn from curves or taken from one of `fonts`."""
    if fonts and rng.random() < 0.4:
        path = str(rng.choice(fonts))
        taken = {suit: font_sign(suit, path) for suit in SYMBOLS}
        if all(mask.size for mask in taken.values()):
            return taken
    return {suit: drawn_sign(suit, rng) for suit in SYMBOLS}
