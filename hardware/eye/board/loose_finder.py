"""The network that finds loose stones: it sees the board from straight above and says where stones lie in no hole."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.plane import Plane
from companion.signals import Point

Picture = NDArray[np.uint8]
Floats = NDArray[np.float64]
SIDE = 288
"""px; side of the board as the network sees it."""
REACH = 4.3
"""Pitches from the board's middle to the edge of that (boards are 6.0 to 10.2 pitches wide, mostly 7.2)."""
STRIDE = 4
"""px of that for one cell of the network's answer."""
SURER = (3.3, 0.35)
"""By what the network's logit is multiplied, and what is added, to make it the chance that a stone is there: fitted on
drawn boards that were not trained on. The loss it is trained with leaves it too careful."""
CHANCE = 0.5
"""0 to 1; what is less likely the middle of a stone is not named."""
ONE = 0.5
"""Stone radii; middles nearer to each other are of one stone. Of a stone that far under another a third is seen."""


@dataclass(frozen=True, slots=True)
class Peak:
    """A stone as the network sees it: the middle of its upper face, its radius (px), the chance that it is one."""

    middle: Point
    radius: float
    chance: float


class LooseFinder:
    """The trained network, run by OpenCV. One instance serves one thread at a time."""

    def __init__(self, models: Path) -> None:
        """Load `board_loose.onnx`."""
        self._net = cv2.dnn.readNetFromONNX(np.frombuffer((models / "board_loose.onnx").read_bytes(), np.uint8))

    def find(self, flat: Picture, least: float = CHANCE) -> list[Peak]:
        """The loose stones of a board as `flattened` shows it, of at least this chance, the likeliest first."""
        self._net.setInput(cv2.dnn.blobFromImage(flat, 1 / 255))
        return peaks(np.asarray(self._net.forward(), np.float32)[0], least)


def flattened(picture: Picture, plane: Plane, pitch_mm: float, quarter: int) -> Picture:
    """The board and what lies around it from straight above (SIDE x SIDE), turned by so many quarters against N."""
    # More than two picture pixels to one of these would be skipped: halve the picture first.
    while plane.scale() * 2 * REACH * pitch_mm / SIDE > 1.7:
        half = (picture.shape[1] // 2, picture.shape[0] // 2)
        picture, plane = np.asarray(cv2.resize(picture, half, interpolation=cv2.INTER_AREA), np.uint8), plane.at(half)
    reach = REACH * pitch_mm
    flat = plane.flatten(picture, (-reach, -reach, reach, reach), SIDE / (2 * reach))
    return np.ascontiguousarray(np.rot90(flat, -quarter))


def on_board(px: Floats, pitch_mm: float, quarter: int) -> Floats:
    """Where pixels of such a picture (n x 2) are on the board's level (n x 2, mm)."""
    x, y = ((px + 0.5) / SIDE * 2 - 1).T * REACH * pitch_mm * np.array([[1.0], [-1.0]])
    for _ in range(quarter):
        x, y = -y, x
    return np.asarray(np.stack([x, y], 1))


def peaks(answer: NDArray[np.float32], least: float) -> list[Peak]:
    """The stones in the network's answer (4 x cells x cells), the likeliest first."""
    chance = 1 / (1 + np.exp(-(SURER[0] * answer[0] + SURER[1])))
    top = (chance >= cv2.dilate(chance, np.ones((3, 3), np.uint8))) & (chance >= least)
    made: list[Peak] = []
    for row, column in sorted(np.argwhere(top).tolist(), key=lambda cell: -float(chance[cell[0], cell[1]])):
        dx, dy, size = answer[1:, row, column].tolist()
        x, y = (column + dx + 0.5) * STRIDE - 0.5, (row + dy + 0.5) * STRIDE - 0.5
        radius = float(np.exp(size)) * STRIDE
        if all(np.hypot(x - other.middle[0], y - other.middle[1]) > ONE * radius for other in made):
            made.append(Peak((x, y), radius, float(chance[row, column])))
    return made
