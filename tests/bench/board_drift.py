"""What a lamp that changes its colour does to the board eye: by the looks taught before it changed, and taught anew.

`python -m tests.bench.board_drift [FOLDER]` takes every rendered board of the folder and six boards of the pretend
table with pairs of like colours, teaches two stones of each colour, and tints the picture by steps. If following the
light were worth anything, looks taught anew in each picture would read more than those taught at the beginning.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.colours import StoneColours, teach
from calibration.errors import Unfit
from companion.games.board.holes import HOLES
from companion.signals import SURE, BoardSeen
from hardware.eye.board import BoardReader, BoardSight
from hardware.pretend.board import PretendBoard
from hardware.pretend.stones import PAINTS
from tests.bench.board_eye import TRUTH_ORDER
from tests.shared import shared

Picture = NDArray[np.uint8]
STEPS = (0.0, 0.5, 1.0)
WARM, COLD = (-0.54, 0.0, 0.27), (0.4, 0.0, -0.4)
"""Logarithm of the change of blue, green and red light at the last step: a third more red with two fifths less blue,
and half as much again of blue with a third less red."""
PAIRS = (("red", "orange"), ("blue", "purple"), ("yellow", "natural"), ("white", "natural"), ("brown", "black"),
         ("red", "pink"))


@dataclass(frozen=True, slots=True)
class Board:
    """One picture, what lies in its holes (by their number), and the paints in play."""

    source: str
    picture: Picture
    lies: Mapping[int, str]
    paints: StoneColours


def tinted(picture: Picture, change: tuple[float, float, float]) -> Picture:
    """The picture under light of another colour; `change` is the logarithm of what becomes of blue, green and red."""
    light = (picture.astype(np.float32) / 255) ** np.float32(2.2) * np.exp(np.array(change, np.float32))
    return np.asarray(np.round(255 * np.clip(light, 0, 1) ** np.float32(1 / 2.2)), np.uint8)


def rendered(folder: Path) -> Iterator[Board]:
    """The rendered boards."""
    for file in sorted(folder.glob("board_*.json")):
        truth = json.loads(file.read_text())
        lies = {n: hole["color"] for n, hole in zip(TRUTH_ORDER, truth["holes"], strict=True)
                if hole["state"] == "stone" and not hole["unreadable"]}
        paints = {name: (float(r), float(g), float(b)) for name, (r, g, b) in truth["palette"].items()}
        yield Board("rendered", np.asarray(cv2.imread(str(file.with_name(truth["image"]))), np.uint8), lies,
                    StoneColours(paints))


def pretended() -> Iterator[Board]:
    """Boards of the pretend table with six stones of two or three colours, two of them alike."""
    rng = np.random.default_rng(4)
    for number, pair in enumerate(PAIRS):
        board, names = PretendBoard(seed=number + 1), (*pair, "green")[: 2 + number % 2]
        lies = {int(n): names[k % len(names)] for k, n in enumerate(rng.permutation(25)[:6])}
        for k, (n, name) in enumerate(lies.items()):
            board.sink(HOLES[n], name, bool(k % 2))
        noisy = board.frame() + np.random.default_rng(number).normal(0, 2, (720, 1280, 3))
        paints = {name: (float(PAINTS[name][0]), float(PAINTS[name][1]), float(PAINTS[name][2])) for name in names}
        yield Board("pretend", np.clip(noisy, 0, 255).astype(np.uint8), lies, StoneColours(paints))


def judged(seen: BoardSeen, lies: Mapping[int, str]) -> Counter[str]:
    """How many holes are right, wrong and unsure."""
    return Counter("unsure" if hole.state == "unsure" or hole.confidence < SURE else
                   "right" if hole.state == lies.get(n, "empty") else "wrong" for n, hole in enumerate(seen.holes))


def main(folder: Path | None = None) -> None:
    """Prints the shares of right, wrong and unsure holes for each step, taught before and taught anew."""
    reader = BoardReader()
    counts: dict[tuple[str, str, float, str], Counter[str]] = {}
    for board in (*rendered(folder or shared("data/render/dev/board")), *pretended()):
        reader.sight = BoardSight(board.paints)
        try:
            found = reader.read(board.picture).found
            assert reader.grid is not None
            grid = reader.grid
            shown = {n: name for n, name in board.lies.items()
                     if [other for other in board.lies if board.lies[other] == name].index(n) < 2}
            before = teach(board.picture, found, grid, shown, board.paints)
        except Unfit as error:
            print(f"left out ({board.source}): {error.prompt.key}")
            continue
        for lamp, change in (("warmer", WARM), ("colder", COLD)):
            for step in STEPS:
                picture = tinted(board.picture, (change[0] * step, change[1] * step, change[2] * step))
                anew = teach(picture, found, grid, shown, board.paints)
                for taught, colours in (("before", before), ("anew", anew)):
                    reader.sight = BoardSight(colours, found, grid)
                    counted = counts.setdefault((board.source, lamp, step, taught), Counter())
                    counted += judged(reader.read(picture).seen, board.lies)
    for (source, lamp, step, taught), counted in sorted(counts.items()):
        holes = counted.total()
        told = ", ".join(f"{what} {counted[what]:4} ({100 * counted[what] / holes:5.2f} %)"
                         for what in ("right", "wrong", "unsure"))
        print(f"{source:9} {lamp} {step:.1f}, taught {taught:6} of {holes} holes: {told}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path)
    main(parser.parse_args().folder)
