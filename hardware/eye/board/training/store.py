"""Drawn samples in files of a folder, made once and then read by the training; an interrupted drawing goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray
from tqdm import tqdm

from hardware.eye.board.training.samples import Sample, samples_by_chance

TABLES = 10
"""Tables a file."""


Drawn = TypeVar("Drawn")


def draw_files(folder: Path, numbers: range, seed: int, make: Callable[[int], list[Drawn]],
               arrays: Callable[[list[Drawn]], dict[str, NDArray[Any]]]) -> None:
    """Writes the files of these numbers that are not there yet: what `make` draws by ten seeds, as `arrays`."""
    cv2.setNumThreads(1)
    folder.mkdir(parents=True, exist_ok=True)
    for number in tqdm(numbers, desc="tables", mininterval=20):
        target = folder / f"{seed:03}-{number:05}.npz"
        if target.exists():
            continue
        made = [one for n in range(TABLES) for one in make(seed * 1_000_000 + number * TABLES + n)]
        with target.with_suffix(".part").open("wb") as file:
            np.savez(file, **arrays(made))
        target.with_suffix(".part").replace(target)


def new_files(folder: Path, known: set[str]) -> Iterator[dict[str, NDArray[Any]]]:
    """The arrays of each file whose name is not `known` yet; the names are added."""
    for file in sorted(folder.glob("*.npz")):
        if file.name not in known:
            known.add(file.name)
            with np.load(file) as opened:
                yield dict(opened)


def draw(folder: Path, numbers: range, seed: int) -> None:
    """Draws the files of these numbers, ten tables each."""
    draw_files(folder, numbers, seed, samples_by_chance, _arrays)


def _arrays(made: list[Sample]) -> dict[str, NDArray[Any]]:
    paints = np.full((len(made), 4, 3), -1, np.float32)
    for n, sample in enumerate(made):
        paints[n, : len(sample.paints)] = sample.paints
    return {"patches": np.stack([sample.patches for sample in made]),
            "states": np.stack([sample.states for sample in made]),
            "faces": np.stack([sample.faces for sample in made]),
            "colours": np.stack([sample.colours for sample in made]), "paints": paints}


def stored(folder: Path, known: set[str]) -> list[Sample]:
    """The samples of the files that are not `known` yet; their names are added."""
    made: list[Sample] = []
    for opened in new_files(folder, known):
        patches, states, faces, colours, paints = (
            opened[part] for part in ("patches", "states", "faces", "colours", "paints"))
        for n in range(len(states)):
            made.append(Sample(patches[n], states[n], faces[n], colours[n], paints[n][paints[n][:, 0] >= 0]))
    return made
