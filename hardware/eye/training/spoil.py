"""What a camera does to a picture: lamp light, glare, shadow, blur, colour cast, noise, sharpening, JPEG."""

from __future__ import annotations

from functools import cache
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint8]
_BANK = 1400


@cache
def _bank() -> NDArray[np.float32]:
    return np.random.default_rng(7).standard_normal((_BANK, _BANK, 3), np.float32)


def _noise(rng: np.random.Generator, side: int, grey: bool) -> NDArray[np.float32]:
    """A window of a noise bank: a thousand times cheaper than fresh noise, and as good for this."""
    y, x = (int(v) for v in rng.integers(0, _BANK - side, 2))
    window = _bank()[y : y + side, x : x + side]
    return window[:, :, :1] if grey else window


def _ramp(rng: np.random.Generator, side: int) -> NDArray[np.float32]:
    """A plane of -1 to 1 in a random direction."""
    a = rng.uniform(0, 2 * np.pi)
    line = np.linspace(-1, 1, side, dtype=np.float32)
    plane = np.cos(a) * line[None] + np.sin(a) * line[:, None]
    return np.asarray(plane / np.abs(plane).max(), np.float32)


def _light(picture: NDArray[np.float32], rng: np.random.Generator) -> NDArray[np.float32]:
    side = picture.shape[0]
    if rng.random() < 0.5:
        picture = picture * (1 + _ramp(rng, side) * np.float32(rng.uniform(0, 0.4)))[:, :, None]
    if rng.random() < 0.25:
        # The edge of a shadow, sharp or soft.
        edge = _ramp(rng, side) + rng.uniform(-0.6, 0.6)
        share = np.clip(edge * np.float32(np.exp(rng.uniform(1, 4))) + 0.5, 0, 1)
        picture = picture * (1 - share * np.float32(rng.uniform(0.15, 0.65)))[:, :, None]
    if rng.random() < 0.14:
        spot = np.zeros((side, side), np.float32)
        for _ in range(int(rng.integers(1, 4))):
            axes = tuple(int(v) for v in rng.uniform(3, side / 5, 2))
            centre = tuple(int(v) for v in rng.uniform(0, side, 2))
            cv2.ellipse(spot, centre, axes, float(rng.uniform(0, 180)), 0, 360, 1, -1)
        reach = int(rng.integers(1, 12)) * 2 + 1
        spot = np.asarray(cv2.blur(cv2.blur(spot, (reach, reach)), (reach, reach)), np.float32)
        picture = picture + spot[:, :, None] * np.float32(rng.uniform(60, 240))
    return picture


def _blur(picture: NDArray[np.float32], rng: np.random.Generator) -> NDArray[np.float32]:
    kind = rng.random()
    if kind < 0.3:
        return np.asarray(cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.3, 1.5)), np.float32)
    if kind < 0.42:
        size = int(rng.integers(2, 8))
        kernel = np.zeros((size * 2 + 1, size * 2 + 1), np.float32)
        a = rng.uniform(0, np.pi)
        step = np.array([np.cos(a), np.sin(a)]) * size / 2
        cv2.line(
            kernel,
            tuple(round(size - v) for v in step),
            tuple(round(size + v) for v in step),
            1,
            1,
            cv2.LINE_AA,
        )
        return np.asarray(cv2.filter2D(picture, -1, kernel / kernel.sum()), np.float32)
    if kind < 0.58:
        # A picture from fewer pixels, drawn up again.
        share = rng.uniform(0.45, 0.9)
        side = picture.shape[0]
        small = cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
        return np.asarray(cv2.resize(small, (side, side), interpolation=cv2.INTER_LINEAR), np.float32)
    return picture


def spoil(picture: Picture, rng: np.random.Generator) -> Picture:
    """The picture as a camera might have taken it, same size."""
    out: NDArray[np.floating[Any]] = picture.astype(np.float32)
    if rng.random() < 0.94:
        out = _light(out, rng)
    cast = rng.random()
    if cast < 0.5:
        out = out * (1 + rng.normal(0, 0.08, 3)).astype(np.float32)
    elif cast < 0.64:
        # Lamp light that the camera leaves as it is: orange, up to no blue at all.
        warm = rng.uniform(0, 1)
        out = out * np.array([1 - 0.75 * warm, 1 - 0.25 * warm, 1 + 0.2 * warm], np.float32)
    if rng.random() < 0.12:
        out = out * np.float32(rng.uniform(0.25, 0.6))
    if rng.random() < 0.5:
        middle = rng.uniform(90, 160)
        out = (out - middle) * np.float32(rng.uniform(0.55, 1.25)) + middle + np.float32(rng.normal(0, 15))
    grey = rng.random()
    if grey < 0.3:
        share = 0.0 if grey < 0.09 else rng.uniform(0.3, 1.5)
        flat = out @ np.array([[0.114], [0.587], [0.299]], np.float32)
        out = flat + (out - flat) * np.float32(share)
    if rng.random() < 0.3:
        out = 255 * (np.clip(out, 0, 255) / 255) ** np.float32(np.exp(rng.normal(0, 0.3)))
    out = _blur(np.asarray(out, np.float32), rng)
    if rng.random() < 0.25:
        soft = cv2.GaussianBlur(out, (0, 0), rng.uniform(0.8, 2))
        out = out + (out - soft) * np.float32(rng.uniform(0.3, 1.6))
    if rng.random() < 0.6:
        out = out + _noise(rng, out.shape[0], rng.random() < 0.4) * np.float32(abs(rng.normal(0, 8)))
    final = np.clip(out, 0, 255).astype(np.uint8)
    if rng.random() < 0.1:
        # Single white and black pixels: dust, glitter, bad sensors.
        count = int(final.shape[0] * final.shape[1] * rng.uniform(0.001, 0.015))
        rows, columns = rng.integers(0, final.shape[0], (2, count))
        final[rows, columns] = rng.choice([0, 255], (count, 1)).astype(np.uint8)
    if rng.random() < 0.5:
        _, code = cv2.imencode(".jpg", final, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(25, 92))])
        final = cv2.imdecode(code, cv2.IMREAD_COLOR).astype(np.uint8)
    return final
