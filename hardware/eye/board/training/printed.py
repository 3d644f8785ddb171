"""What is printed on boards and tables: lines, zones, rings, words and the four marks."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.eye.board.training.textures import any_colour, linear

Floats = NDArray[np.float64]


def decorated(rng: np.random.Generator, texture: NDArray[np.float32], board: dict[str, float], holes: Floats
              ) -> NDArray[np.float32]:
    """The board's surface with lines, zones, hole rings and whatever else is painted on."""
    side = texture.shape[0]
    per_mm = side / board["side"]
    canvas = texture.copy()

    def at(x: float, y: float) -> tuple[int, int]:
        return round((x + board["side"] / 2) * per_mm), round((board["side"] / 2 - y) * per_mm)

    ink = tuple(float(v) for v in any_colour(rng))
    wide = max(1, round(rng.uniform(0.8, 4) * per_mm))
    off, half = board["line"], board["side"] * rng.uniform(0.2, 0.47)
    if rng.random() < 0.8:
        for turn in range(4):
            spots = [(-half, -off), (half, -off), (half, -board["side"] / 2 * 0.97), (-half, -board["side"] / 2 * 0.97)]
            for _ in range(turn):
                spots = [(-y, x) for x, y in spots]
            points = [at(*spot) for spot in spots]
            cv2.line(canvas, points[0], points[1], ink, wide, cv2.LINE_AA)
        if rng.random() < 0.4:
            tint = canvas.copy()
            for turn in range(4):
                spots = [(-half, -off), (half, -off), (half, -board["side"] / 2 * 0.97),
                         (-half, -board["side"] / 2 * 0.97)]
                for _ in range(turn):
                    spots = [(-y, x) for x, y in spots]
                cv2.fillPoly(tint, [np.array([at(*spot) for spot in spots])], ink)
            canvas = canvas + (tint - canvas) * np.float32(rng.uniform(0.1, 0.9))
    if rng.random() < 0.3:
        ring = tuple(float(v) for v in any_colour(rng))
        grow = rng.uniform(1.0, 1.15)
        for x, y in holes:
            wide_ring = max(1, round(2 * per_mm))
            cv2.circle(canvas, at(x, y), round(board["hole"] * grow * per_mm), ring, wide_ring, cv2.LINE_AA)
    if rng.random() < 0.12:
        # Painted spots that are no holes.
        for _ in range(int(rng.integers(1, 9))):
            x, y = rng.uniform(-0.47, 0.47, 2) * board["side"]
            cv2.circle(canvas, at(x, y), round(rng.uniform(3, board["hole"]) * per_mm), ink,
                       -1 if rng.random() < 0.5 else wide, cv2.LINE_AA)
    if rng.random() < 0.15:
        spot = (rng.uniform(-0.4, 0.1) * board["side"], rng.choice([-0.44, 0.4]) * board["side"])
        cv2.putText(canvas, "PUSH", at(*spot),
                    cv2.FONT_HERSHEY_DUPLEX, per_mm * rng.uniform(0.5, 1.2), ink, wide)
    return np.ascontiguousarray(canvas, np.float32)


def marks_on(texture: NDArray[np.float32], centres: list[tuple[float, float]], mark_mm: float, mm: float,
              origin: float) -> None:
    """Prints the four marks into a texture of `mm` width whose point `origin` is the board's middle."""
    side = texture.shape[0]
    per_mm = side / mm
    words = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)
    for number, (x, y) in enumerate(centres):
        px = max(8, round(mark_mm * per_mm))
        paper = np.full((round(px * 1.3), round(px * 1.3)), 235, np.uint8)
        edge = (paper.shape[0] - px) // 2
        paper[edge : edge + px, edge : edge + px] = np.clip(cv2.aruco.generateImageMarker(words, number, px), 18, 235)
        left = round((x + origin) * per_mm) - paper.shape[0] // 2
        top = round((origin - y) * per_mm) - paper.shape[0] // 2
        for i in range(paper.shape[0]):
            rows = (top + i) % side
            columns = np.arange(left, left + paper.shape[1]) % side
            texture[rows, columns] = linear(np.repeat(paper[i][:, None], 3, 1))
