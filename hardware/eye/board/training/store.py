"""Drawn samples in files of a folder, made once and then read by the training; an interrupted drawing goes on."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
from tqdm import tqdm

from hardware.eye.board.training.worlds import Sample, samples_by_chance

TABLES = 10
"""Tables a file."""


def draw(folder: Path, files: int, seed: int, part: int = 0, parts: int = 1) -> None:
    """Draws `files` files; several processes may share the work, each with its own `part` of `parts`."""
    cv2.setNumThreads(1)
    folder.mkdir(parents=True, exist_ok=True)
    for number in tqdm(range(part, files, parts), desc="tables", mininterval=20):
        target = folder / f"{seed:03}-{number:05}.npz"
        if target.exists():
            continue
        made = [sample for n in range(TABLES) for sample in samples_by_chance(seed * 1_000_000 + number * TABLES + n)]
        paints = np.full((len(made), 4, 3), -1, np.float32)
        for n, sample in enumerate(made):
            paints[n, : len(sample.paints)] = sample.paints
        with target.with_suffix(".part").open("wb") as file:
            np.savez(file, patches=np.stack([sample.patches for sample in made]),
                     states=np.stack([sample.states for sample in made]),
                     faces=np.stack([sample.faces for sample in made]),
                     colours=np.stack([sample.colours for sample in made]), paints=paints)
        target.with_suffix(".part").replace(target)


def stored(folder: Path, known: set[str]) -> list[Sample]:
    """The samples of the files that are not `known` yet; their names are added."""
    made: list[Sample] = []
    for file in sorted(folder.glob("*.npz")):
        if file.name in known:
            continue
        known.add(file.name)
        with np.load(file) as opened:
            patches, states, faces, colours, paints = (
                opened[part] for part in ("patches", "states", "faces", "colours", "paints"))
        for n in range(len(states)):
            made.append(Sample(patches[n], states[n], faces[n], colours[n], paints[n][paints[n][:, 0] >= 0]))
    return made
