"""How well trained models read drawn boards that they were not trained on."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np

from hardware.eye.board.networks import COVERED, SUNK, Networks, averaged, told
from hardware.eye.board.places import HOLES
from hardware.eye.board.training.camera import taken
from hardware.eye.board.training.store import stored

ENOUGH = 0.8
"""What is said of a hole and surer than this counts as answered."""


def measure(models: Path, store: Path) -> dict[str, float]:
    """Shares of the holes of the drawn boards in `store` that the models in `models` read right, looking twice.

    `state`, `face` and `paint` of what can be told, `answered` of the holes and in how many of those that can be seen
    a stone is sunk or not as was said, and the share of `boards` of which every hole is right. Every board is
    photographed once, always the same way.
    """
    cv2.setNumThreads(1)
    networks = Networks(models)
    figures = ("state", "answered", "answered right", "face", "paint", "boards")
    right: dict[str, list[bool]] = {key: [] for key in figures}
    for n, sample in enumerate(stored(store, set())):
        patches, paints, order = taken(sample, np.random.default_rng(n))
        colours = [(float(r), float(g), float(b)) for b, g, r in paints * 255]
        mirrored = np.ascontiguousarray(patches[:, :, ::-1])
        read = averaged([networks.read(patches, colours), networks.read(mirrored, colours)])
        states, faces, numbers = (part[order][:HOLES] for part in (sample.states, sample.faces, sample.colours))
        known = states >= 0
        state = read.states[:HOLES].argmax(1) == states
        said = [told(one) for one in read.states[:HOLES]]
        answered = known & [best <= SUNK and sure >= ENOUGH for best, sure in said]
        sunk_or_not = np.array([(best == SUNK) == (true == SUNK) for (best, _), true in zip(said, states, strict=True)])
        face, shown = (read.marked_up[:HOLES] > 0.5) == (faces == 1), faces >= 0
        paint, named = read.colours[:HOLES].argmax(1) == numbers, numbers >= 0
        right["state"] += state[known].tolist()
        right["answered"] += answered[known].tolist()
        right["answered right"] += sunk_or_not[answered & (states != COVERED)].tolist()
        right["face"] += face[shown].tolist()
        right["paint"] += paint[named].tolist()
        right["boards"].append(bool((state | ~known).all() and (face | ~shown).all() and (paint | ~named).all()))
    return {key: float(np.mean(found)) if found else float("nan") for key, found in right.items()}
