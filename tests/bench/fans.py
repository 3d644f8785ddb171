"""Fans of thirteen cards of which all but the last show only an index, drawn from any pack's pictures.

`faces` of a folder are pictures named `As.png`, `Td.png` ...; without a folder the pretend table's pack is drawn.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import RANKS, Card
from hardware.pretend.faces import face, shape
from tests.hardware.eye.tables import Picture

SUITS = "cdhs"
Face = tuple[Picture, NDArray[np.float32]]
"""A card's picture and how opaque it is (0 to 1)."""


@dataclass(frozen=True, slots=True)
class Fan:
    """A drawn fan and the names in it, from the first card laid to the last."""

    picture: Picture
    names: tuple[str, ...]


def faces(folder: Path | None) -> dict[str, Face]:
    """The 52 faces (or those that are there) of one pack."""
    if folder is None:
        covers = np.asarray(shape(), np.float32).reshape(shape().shape[:2])
        drawn = {rank + suit: np.asarray(face(Card(rank + suit)), np.uint8) for rank in RANKS for suit in SUITS}
        return {name: (picture, covers / covers.max()) for name, picture in drawn.items()}
    found = {}
    for file in sorted(folder.glob("[2-9TJQKA][cdhs].png")):
        picture = np.asarray(cv2.imread(str(file), cv2.IMREAD_UNCHANGED), np.uint8)
        whole = np.full(picture.shape[:2], 255, np.uint8)
        opaque = (picture[:, :, 3] if picture.shape[2] == 4 else whole).astype(np.float32) / 255
        found[file.stem] = (np.ascontiguousarray(picture[:, :, :3]), np.asarray(opaque, np.float32))
    return found


def fan(pack: dict[str, Face], seed: int, wide: int = 1280, high: int = 720) -> Fan:
    """Thirteen cards of `pack` in one hand: steps of a fifth to a third of a card's width at the index, the hand turned
    up to 40 degrees, lamp light from one side, a little blur and noise. The same seed draws the same fan."""
    rng = np.random.default_rng(seed)
    names = tuple(str(name) for name in rng.permutation(sorted(pack))[:13])
    level, tint = rng.uniform(40, 210), rng.uniform(0.75, 1.0, 3)
    picture = np.full((high, wide, 3), level * tint).astype(np.float32)
    tall = float(rng.uniform(250, 330))
    broad = tall * pack[names[0]][0].shape[1] / pack[names[0]][0].shape[0]
    # The cards turn about a point below their lower edge; the index runs on a circle about it.
    radius = tall * rng.uniform(1.1, 1.5)
    step = float(rng.uniform(0.2, 0.34)) * broad / (radius + 0.35 * tall)
    lean = math.radians(float(rng.uniform(-40, 40)))
    middle = np.array([wide / 2 - radius * math.sin(lean), high / 2 + radius * math.cos(lean)])
    for n, name in enumerate(names):
        a = lean + (n - 6) * step + float(rng.normal(0, 0.008))
        at = middle + radius * np.array([math.sin(a), -math.cos(a)])
        _lay(picture, pack[name], at, a, tall)
    across = np.linspace(1.0, float(rng.uniform(0.55, 1.0)), wide, dtype=np.float32)[None, :, None]
    blurred = cv2.GaussianBlur(picture * across, (0, 0), float(rng.uniform(0.4, 1.0)))
    noisy = blurred + rng.normal(0, float(rng.uniform(1, 5)), picture.shape)
    return Fan(np.asarray(np.clip(noisy, 0, 255), np.uint8), names)


def _lay(picture: NDArray[np.float32], card: Face, at: NDArray[np.float64], angle: float, tall: float) -> None:
    printed, opaque = card
    scale = tall / printed.shape[0]
    small = cv2.resize(printed, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA).astype(np.float32)
    cover = np.asarray(cv2.resize(opaque, (small.shape[1], small.shape[0]), interpolation=cv2.INTER_AREA), np.float32)
    # A fine dark rim: what tells white cards from each other.
    rim = cv2.erode(cover, np.ones((3, 3), np.uint8), borderType=cv2.BORDER_CONSTANT, borderValue=(0.0,))
    small *= (0.72 + 0.28 * rim)[:, :, None]
    c, s = math.cos(angle), math.sin(angle)
    w, h = small.shape[1] / 2, small.shape[0] / 2
    matrix = np.array([[c, -s, at[0] - c * w + s * h], [s, c, at[1] - s * w - c * h]])
    size = (picture.shape[1], picture.shape[0])
    drawn = cv2.warpAffine(small, matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    share = cv2.warpAffine(cover, matrix, size, flags=cv2.INTER_LINEAR)[:, :, None]
    picture[:] = picture * (1 - share) + drawn * share
