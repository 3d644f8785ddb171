"""A hand that reaches over the board."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hardware.eye.board.training.textures import any_colour, linear

Floats = NDArray[np.float64]

SKINS = ((224, 172, 140), (198, 134, 96), (141, 85, 54), (90, 56, 38), (241, 194, 165))


def hand(rng: np.random.Generator, reach: float) -> tuple[list[list[float]], list[NDArray[np.float32]]]:
    """Fingers, back of the hand, arm and sleeve as capsules, coming in from one side."""
    tone = np.array(SKINS[int(rng.integers(len(SKINS)))], np.float32)[::-1]
    skin = linear(np.clip(tone + rng.normal(0, 8, 3), 5, 250))
    sleeve = any_colour(rng)
    a = rng.uniform(0, 2 * np.pi)
    d, across = np.array([np.cos(a), np.sin(a), 0]), np.array([-np.sin(a), np.cos(a), 0])
    tip = np.array([*rng.uniform(-0.8, 0.8, 2) * reach, rng.uniform(8, 60)])
    parts: list[list[float]] = []
    tones: list[NDArray[np.float32]] = []
    palm = tip - d * rng.uniform(70, 100) + np.array([0, 0, rng.uniform(10, 45)])

    def add(one: Floats, two: Floats, radius: float, tone: NDArray[np.float32]) -> None:
        parts.append([*one, *two, radius])
        tones.append(tone)

    for n in range(4):
        side = (n - 1.5) * rng.uniform(15, 22)
        end = tip + across * side * 1.2 - d * abs(n - 1.3) * rng.uniform(2, 12) + np.array([0, 0, rng.normal(0, 6)])
        knuckle = palm + across * side + d * 35
        bend = (end + knuckle) / 2 + np.array([0, 0, rng.uniform(5, 22)])
        add(end, bend, rng.uniform(6.5, 9), skin)
        add(bend, knuckle, rng.uniform(7.5, 10), skin)
        add(knuckle, palm + across * side * 0.7 - d * 30, 12, skin)
    add(palm + across * 30 + d * 45 - np.array([0, 0, 10]), palm + across * 28 - d * 20, 10, skin)
    wrist = palm - d * 60
    add(palm, wrist, 24, skin)
    add(wrist, wrist - d * 70 + np.array([0, 0, 12]), 25, skin)
    add(wrist - d * 60, wrist - d * 600 + np.array([0, 0, 60]), 38, sleeve)
    return parts, tones
