"""How well loose stones are found on drawn boards that were not trained on."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from hardware.eye.board.loose_finder import CHANCE, LooseFinder
from hardware.eye.board.training.loose_boards import Board
from hardware.eye.board.training.loose_store import stored_loose
from hardware.eye.board.training.loose_train import SEEN, SEEN_FACE, SLIVER, photographed

NEAR = 0.6
"""Stone radii; what is named farther from a stone's middle is another thing."""


@dataclass(frozen=True, slots=True)
class Score:
    """Shares of the stones that are found and of the named that are stones; the error of the face's middle
    in stone radii."""

    stones: int
    recall: float
    precision: float
    off_median: float
    off_95: float


def measure_loose(models: Path, store: Path, least: float = CHANCE, seed: int = 5) -> Score:
    """How `models`/board_loose.onnx does on all boards of a folder, each photographed once; `least` chance is named."""
    finder = LooseFinder(models)
    boards: list[Board] = stored_loose(store, set())
    due = found = named = right = 0
    offs: list[float] = []
    for n, board in enumerate(boards):
        picture, spots = photographed(board, np.random.default_rng(seed * 100_000 + n))
        said = finder.find(picture, least)
        must = (spots[:, 3] >= SEEN_FACE) | (spots[:, 4] >= SEEN)
        # What is named is right when a stone is there of which anything is to be seen.
        pairs = sorted((float(np.hypot(*(spots[i, :2] - one.middle))) / float(spots[i, 2]), i, j)
                       for i in np.flatnonzero(spots[:, 4] > SLIVER) for j, one in enumerate(said))
        mine: dict[int, float] = {}
        theirs: set[int] = set()
        for off, i, j in pairs:
            if off <= NEAR and i not in mine and j not in theirs:
                mine[i] = off
                theirs.add(j)
        due += int(must.sum())
        found += sum(bool(must[i]) for i in mine)
        offs += [off for i, off in mine.items() if must[i]]
        named += len(said)
        right += len(theirs)
    if not offs:
        return Score(due, 0.0, 0.0, np.nan, np.nan)
    middle, most = (float(value) for value in np.percentile(offs, [50, 95]))
    return Score(due, found / due, right / named, middle, most)
