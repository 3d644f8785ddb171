"""`python -m hardware.eye.board.training.blender FOLDER --pictures 30 --seed 1`: boards by chance with their truth.

Writes board_NNNN.jpg and .json as `tests.bench.board_eye FOLDER` reads them; those that are there stay.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import cv2
import numpy as np

from hardware.eye.board.training.blender.film import developed, rendered
from hardware.eye.board.training.blender.scene import Scene
from hardware.eye.board.training.blender.truth import truth_of

SEEDS = 10_000
"""Pictures that a seed has room for."""


def main() -> None:
    """Read the command line and draw."""
    parser = argparse.ArgumentParser(prog="python -m hardware.eye.board.training.blender", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--pictures", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--samples", type=int, default=16, help="rays a pixel")
    a = parser.parse_args()
    a.folder.mkdir(parents=True, exist_ok=True)
    for number in range(a.pictures):
        target = a.folder / f"board_{number:04}.json"
        if target.exists():
            continue
        seed = a.seed * SEEDS + number
        scene = Scene(np.random.default_rng(seed))
        picture = target.with_suffix(".jpg")
        cv2.imwrite(str(picture), developed(rendered(a.samples), np.random.default_rng(seed)),
                    [cv2.IMWRITE_JPEG_QUALITY, 92])
        target.write_text(json.dumps({"image": picture.name, **truth_of(scene)}))


if __name__ == "__main__":
    main()
