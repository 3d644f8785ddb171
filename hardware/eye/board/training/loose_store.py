"""Drawn boards in files of a folder, for the search of loose stones; an interrupted drawing goes on."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
from tqdm import tqdm

from hardware.eye.board.training.loose_boards import Board, boards_by_chance

TABLES = 10
"""Tables a file."""


def draw_loose(folder: Path, files: int, seed: int, part: int = 0, parts: int = 1) -> None:
    """Draws `files` files; several processes may share the work, each with its own `part` of `parts`."""
    cv2.setNumThreads(1)
    folder.mkdir(parents=True, exist_ok=True)
    for number in tqdm(range(part, files, parts), desc="tables", mininterval=20):
        target = folder / f"{seed:03}-{number:05}.npz"
        if target.exists():
            continue
        made = [board for n in range(TABLES) for board in boards_by_chance(seed * 1_000_000 + number * TABLES + n)]
        with target.with_suffix(".part").open("wb") as file:
            np.savez(file, light=np.stack([board.light for board in made]),
                     spots=np.concatenate([board.spots for board in made]),
                     counts=np.array([len(board.spots) for board in made]))
        target.with_suffix(".part").replace(target)


def stored_loose(folder: Path, known: set[str]) -> list[Board]:
    """The boards of the files that are not `known` yet; their names are added."""
    made: list[Board] = []
    for file in sorted(folder.glob("*.npz")):
        if file.name in known:
            continue
        known.add(file.name)
        with np.load(file) as opened:
            light, spots, counts = opened["light"], opened["spots"], opened["counts"]
        ends = np.cumsum(counts)
        made += [Board(light[n], spots[ends[n] - counts[n] : ends[n]]) for n in range(len(light))]
    return made
