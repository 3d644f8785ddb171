"""Upright patches with their names, as the reader is shown them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from hardware.eye.index_geometry import READER_HIGH, READER_WIDE, reader_patch

JOKER, NO_INDEX = 13, 14
NO_SUIT = -1
MARGIN = 4
"""px of a patch; kept around each patch, so that every showing is another cut of it."""


def patch_at(picture: NDArray[np.uint8], x: float, y: float, angle: float, high: float) -> NDArray[np.uint8]:
    """The upright patch at (x, y) with MARGIN on every side."""
    return reader_patch(picture, x, y, angle, high, MARGIN)


@dataclass(frozen=True)
class Patch:
    """One upright patch (64 x 48 x 3 and MARGIN on every side), its rank class (0 to 14) and suit class (0 to 3, 4 red
    or 5 black joker, -1: none asked)."""

    picture: NDArray[np.uint8]
    rank: int
    suit: int


def varied(patches: NDArray[np.uint8], rng: np.random.Generator) -> NDArray[np.uint8]:
    """Patches (with MARGIN) cut to size at a chance place, each in another light: no patch is shown twice alike."""
    count = len(patches)
    corners = rng.integers(0, 2 * MARGIN + 1, (count, 2))
    cut = np.stack([p[y : y + READER_HIGH, x : x + READER_WIDE] for p, (y, x) in zip(patches, corners, strict=True)])
    gain = np.exp(rng.normal(0, 0.16, (count, 1, 1, 1)) + rng.normal(0, 0.05, (count, 1, 1, 3)))
    light = cut.astype(np.float32) * gain.astype(np.float32)
    light += rng.normal(0, 9, (count, 1, 1, 1)).astype(np.float32)
    pale = rng.random(count) < 0.12
    if pale.any():
        grey = light[pale] @ np.array([[0.114], [0.587], [0.299]], np.float32)
        share = rng.uniform(0, 0.8, (int(pale.sum()), 1, 1, 1)).astype(np.float32)
        light[pale] = grey + (light[pale] - grey) * share
    return np.clip(light, 0, 255).astype(np.uint8)


class RealPatches:
    """Patches of real photos, drawn so that every source and no index get their share."""

    def __init__(self, file: Path) -> None:
        with np.load(file) as kept:
            self.pictures, self.ranks, self.suits = kept["pictures"], kept["ranks"], kept["suits"]
            sources = np.array([name.split("/")[0] for name in kept["photos"]])
        weight = np.zeros(len(self.ranks))
        for source in set(sources.tolist()):
            for none, share in ((True, 0.25), (False, 0.75)):
                mine = (sources == source) & ((self.ranks == NO_INDEX) == none)
                # Half way between every source alike and every patch alike.
                weight[mine] = share / np.sqrt(max(mine.sum(), 1))
        self.weight = weight / weight.sum()

    def batch(
        self, count: int, rng: np.random.Generator
    ) -> tuple[NDArray[np.uint8], NDArray[np.int64], NDArray[np.int64]]:
        """Pictures, rank classes and suit classes of `count` patches, each in another cut and light."""
        chosen = rng.choice(len(self.ranks), count, p=self.weight)
        return varied(self.pictures[chosen], rng), self.ranks[chosen], self.suits[chosen]
