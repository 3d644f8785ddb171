"""Surfaces drawn by chance: woods, cloths, stones, paints, and the marks on the stones' faces. Linear light, b g r."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

Texture = NDArray[np.float32]
SIDE = 512
MASK = 72
"""Texels of a stone's face."""
STYLES = ("dot", "ring", "rings", "triangle", "star", "square", "cross", "letter", "bar", "heart", "moon", "dots",
          "sun", "digit", "frame", "arrow")
FONTS = (cv2.FONT_HERSHEY_SIMPLEX, cv2.FONT_HERSHEY_DUPLEX, cv2.FONT_HERSHEY_TRIPLEX, cv2.FONT_HERSHEY_SCRIPT_COMPLEX,
         cv2.FONT_HERSHEY_COMPLEX)


def linear(srgb: NDArray[np.floating] | tuple[float, ...]) -> NDArray[np.float32]:
    """0 to 255 sRGB to 0 to 1 linear light."""
    c = np.asarray(srgb, np.float32) / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4).astype(np.float32)


def noise(rng: np.random.Generator, cells_x: float, cells_y: float, octaves: int = 4, side: int = SIDE) -> Texture:
    """Smooth noise of about -1 to 1 that repeats at the edges, with so many cells across."""
    out = np.zeros((side, side), np.float32)
    for n in range(octaves):
        w, h = max(2, round(cells_x * 2**n)), max(2, round(cells_y * 2**n))
        if max(w, h) > side:
            break
        grid = rng.standard_normal((h, w)).astype(np.float32)
        grid = np.pad(grid, 2, mode="wrap")
        big = cv2.resize(grid, (round(side * (w + 4) / w), round(side * (h + 4) / h)), interpolation=cv2.INTER_CUBIC)
        x, y = round(side * 2 / w), round(side * 2 / h)
        out += big[y : y + side, x : x + side] * 0.6**n
    return out / 1.5


def _mix(share: Texture, one: NDArray[np.float32], two: NDArray[np.float32]) -> Texture:
    s = np.clip(share, 0, 1)[:, :, None]
    return (one * (1 - s) + two * s).astype(np.float32)


def wood(rng: np.random.Generator, light: NDArray[np.float32], dark: NDArray[np.float32]) -> Texture:
    """Grain along x, with rings, fibres and now and then a knot."""
    bend = noise(rng, rng.uniform(0.8, 4), rng.uniform(2, 6), 3)
    y = np.linspace(0, 1, SIDE, dtype=np.float32)[:, None]
    phase = y * round(rng.uniform(3, 28)) + bend * rng.uniform(0.3, 2.4)
    if rng.random() < 0.3:
        cx, cy = rng.uniform(0, SIDE, 2)
        gx, gy = np.meshgrid(np.arange(SIDE) - cx, np.arange(SIDE) - cy)
        knot = np.exp(-((gx / rng.uniform(40, 90)) ** 2 + (gy / rng.uniform(15, 40)) ** 2))
        phase = phase + knot.astype(np.float32) * rng.uniform(1, 4)
    ring = (0.5 + 0.5 * np.sin(2 * np.pi * phase)) ** rng.uniform(0.6, 3)
    fibre = noise(rng, rng.uniform(4, 12), rng.uniform(90, 300), 2)
    share = ring * rng.uniform(0.1, 0.95) + fibre * rng.uniform(0.05, 0.3) + noise(rng, 2, 3, 2) * 0.15
    out = _mix(share, light, dark)
    if rng.random() < 0.25:
        # Boards glued side by side.
        count = int(rng.integers(2, 9))
        rows = (np.arange(SIDE) * count // SIDE) % count
        out = out * rng.uniform(0.75, 1.1, count).astype(np.float32)[rows][:, None, None]
    return np.ascontiguousarray(out.transpose(1, 0, 2)) if rng.random() < 0.5 else out


WOODS = (((222, 184, 135), (160, 110, 60)), ((196, 154, 98), (120, 78, 38)), ((150, 95, 55), (84, 46, 24)),
         ((120, 60, 40), (60, 26, 18)), ((236, 214, 170), (196, 158, 100)), ((90, 66, 50), (40, 28, 20)),
         ((190, 160, 120), (130, 104, 76)), ((170, 70, 40), (90, 28, 16)), ((214, 196, 160), (120, 100, 70)))
"""Light and dark of some woods (sRGB r g b)."""


def wood_colours(rng: np.random.Generator) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Two tones of one wood by chance."""
    light, dark = WOODS[int(rng.integers(len(WOODS)))]
    shift = rng.normal(0, 14, 3)
    two = np.clip(np.array([light, dark], np.float32)[:, ::-1] + shift, 4, 250)
    return linear(two[0]), linear(two[1])


def any_colour(rng: np.random.Generator) -> NDArray[np.float32]:
    """A paint by chance, linear b g r."""
    hsv = np.array([[[rng.uniform(0, 180), 255 * rng.beta(1.2, 1), 255 * rng.beta(2, 1)]]], np.uint8)
    return linear(cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)[0, 0])


def board_surface(rng: np.random.Generator) -> Texture:
    """Wood, stained or painted, or another plain board."""
    kind = rng.random()
    if kind < 0.6:
        return wood(rng, *wood_colours(rng))
    if kind < 0.75:
        tone = any_colour(rng)
        return wood(rng, tone, tone * rng.uniform(0.3, 0.85))
    grey = np.full(3, rng.beta(1.2, 1.2), np.float32) * rng.uniform(0.9, 1.05, 3)
    tone = linear(np.clip(grey * 255, 8, 245)) if rng.random() < 0.6 else any_colour(rng)
    flat = noise(rng, 3, 3, 5) * rng.uniform(0, 0.08) + noise(rng, 200, 200, 1) * rng.uniform(0, 0.08)
    return (tone * (1 + flat[:, :, None])).astype(np.float32)


def table_surface(rng: np.random.Generator) -> Texture:
    """Wood, cloth (plain, checked, striped, dotted), stone or paper."""
    kind = rng.random()
    one, two = any_colour(rng), any_colour(rng)
    if kind < 0.3:
        return wood(rng, *wood_colours(rng))
    if kind < 0.5:
        weave = noise(rng, 250, 250, 1) * rng.uniform(0.03, 0.35) + noise(rng, 5, 5, 5) * rng.uniform(0, 0.2)
        return (one * (1 + weave[:, :, None])).clip(0.004, 1).astype(np.float32)
    if kind < 0.75:
        n = int(rng.integers(4, 24))
        x = np.arange(SIDE) * n // SIDE % 2
        if rng.random() < 0.6:
            share = (x[:, None] + x[None]) / 2 if rng.random() < 0.7 else (x[:, None] ^ x[None]).astype(np.float64)
        else:
            share = np.repeat(x[:, None], SIDE, 1).astype(np.float64)
        weave = noise(rng, 250, 250, 1) * rng.uniform(0.0, 0.15)
        return _mix(share.astype(np.float32), one, two) * (1 + weave[:, :, None])
    if kind < 0.9:
        vein = np.abs(noise(rng, 3, 3, 5)) * rng.uniform(1.5, 5)
        return _mix(vein, one * 0.6 if rng.random() < 0.4 else linear(np.full(3, rng.uniform(150, 245))), two * 0.7)
    return (one * (1 + noise(rng, 6, 6, 6)[:, :, None] * rng.uniform(0, 0.9))).clip(0.003, 1).astype(np.float32)


def mark_mask(rng: np.random.Generator, style: str) -> NDArray[np.float32]:
    """The mark on a face, 0 to 1; the face is the inscribed circle."""
    big = 288
    canvas = np.zeros((big, big), np.uint8)
    middle = big // 2
    size = big / 2 * rng.uniform(0.28, 0.72)
    thick = max(8, int(big * rng.uniform(0.03, 0.085)))
    fill = -1 if rng.random() < 0.65 else thick

    def shape(angles: NDArray[np.float64], reach: NDArray[np.float64] | float) -> None:
        points = np.stack([middle + np.cos(angles) * reach, middle + np.sin(angles) * reach], 1)
        if fill < 0:
            cv2.fillPoly(canvas, [points.astype(np.int32)], 255, cv2.LINE_AA)
        else:
            cv2.polylines(canvas, [points.astype(np.int32)], True, 255, thick, cv2.LINE_AA)

    if style == "dot":
        cv2.circle(canvas, (middle, middle), int(big / 2 * rng.uniform(0.16, 0.6)), 255, -1, cv2.LINE_AA)
    elif style in ("ring", "rings"):
        size = big / 2 * rng.uniform(0.3, 0.82)
        cv2.circle(canvas, (middle, middle), int(size), 255, thick, cv2.LINE_AA)
        if style == "rings":
            cv2.circle(canvas, (middle, middle), int(size * rng.uniform(0.3, 0.6)), 255,
                       -1 if rng.random() < 0.4 else thick, cv2.LINE_AA)
    elif style in ("triangle", "square", "frame"):
        corners = 3 if style == "triangle" else int(rng.choice([4, 4, 5, 6]))
        shape(np.arange(corners) * 2 * np.pi / corners, size * 1.1)
    elif style in ("star", "sun"):
        points = 5 if style == "star" else int(rng.integers(6, 11))
        a = np.arange(points * 2) * np.pi / points
        shape(a, np.where(np.arange(points * 2) % 2 == 0, size * 1.15, size * rng.uniform(0.4, 0.65)))
    elif style == "cross":
        for a in (0.0, np.pi / 2):
            x, y = np.cos(a) * size, np.sin(a) * size
            cv2.line(canvas, (int(middle - x), int(middle - y)), (int(middle + x), int(middle + y)), 255, thick * 2)
    elif style in ("letter", "digit"):
        text = str(rng.choice(list("PUSHABEKMNRWXYZ" if style == "letter" else "12345678")))
        font = FONTS[int(rng.integers(len(FONTS)))]
        (w, h), _ = cv2.getTextSize(text, font, 1.0, 1)
        scale = size * 1.5 / max(w, h)
        (w, h), _ = cv2.getTextSize(text, font, scale, thick)
        cv2.putText(canvas, text, (middle - w // 2, middle + h // 2), font, scale, 255, thick, cv2.LINE_AA)
    elif style == "bar":
        cv2.line(canvas, (int(middle - size * 1.2), middle), (int(middle + size * 1.2), middle), 255, thick * 2)
    elif style == "heart":
        t = np.linspace(0, 2 * np.pi, 60)
        x, y = 16 * np.sin(t) ** 3, 13 * np.cos(t) - 5 * np.cos(2 * t) - 2 * np.cos(3 * t) - np.cos(4 * t)
        shape(np.arctan2(-y, x), np.hypot(x, y) / 16 * size)
    elif style == "moon":
        cv2.circle(canvas, (middle, middle), int(size), 255, -1, cv2.LINE_AA)
        cv2.circle(canvas, (int(middle + size * 0.5), middle), int(size * 0.8), 0, -1, cv2.LINE_AA)
    elif style == "dots":
        count = int(rng.integers(2, 7))
        for n in range(count):
            a = 2 * np.pi * n / count
            cv2.circle(canvas, (int(middle + np.cos(a) * size * 0.8), int(middle + np.sin(a) * size * 0.8)),
                       int(big * 0.065), 255, -1, cv2.LINE_AA)
    else:
        cv2.arrowedLine(canvas, (int(middle - size), middle), (int(middle + size), middle), 255, thick, cv2.LINE_AA,
                        tipLength=0.4)
    if rng.random() < 0.25:
        shift = rng.normal(0, big * 0.02, 2)
        canvas = cv2.warpAffine(canvas, np.array([[1, 0, shift[0]], [0, 1, shift[1]]]), (big, big))
    mask = cv2.resize(canvas, (MASK, MASK), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    wear = noise(rng, 8, 8, 2, 128)[:MASK, :MASK]
    return np.clip(mask * (1 - np.clip(wear, 0, 1) * rng.uniform(0, 0.5)), 0, 1).astype(np.float32)
