"""Drawn boards in files of a folder, for the search of loose stones; an interrupted drawing goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hardware.eye.board.training.loose_boards import Board, boards_by_chance
from hardware.eye.board.training.store import draw_files, new_files


def draw_loose(folder: Path, numbers: range, seed: int) -> None:
    """Draws the files of these numbers, ten tables each."""
    draw_files(folder, numbers, seed, boards_by_chance, _arrays)


def _arrays(made: list[Board]) -> dict[str, NDArray[Any]]:
    return {"light": np.stack([board.light for board in made]),
            "spots": np.concatenate([board.spots for board in made]),
            "counts": np.array([len(board.spots) for board in made])}


def stored_loose(folder: Path, known: set[str]) -> list[Board]:
    """The boards of the files that are not `known` yet; their names are added."""
    made: list[Board] = []
    for opened in new_files(folder, known):
        light, spots, counts = opened["light"], opened["spots"], opened["counts"]
        ends = np.cumsum(counts)
        made += [Board(light[n], spots[ends[n] - counts[n] : ends[n]]) for n in range(len(light))]
    return made
