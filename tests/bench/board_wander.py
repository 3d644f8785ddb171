"""How far the told place of a loose stone wanders from still to still while nobody touches it.

`python -m tests.bench.board_wander [FOLDER]` takes the rendered boards of the folder and four of the pretend table, and
looks for loose stones in several pictures of each: with other noise, under a lamp a little brighter, dimmer or tinted,
with the shadow of a hand over a part, with the camera moved by less than is told, and with all of this. On the
pretend table a second stone comes to lie beside each one, too. It prints how far apart two readings of one stone lie.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.colours import StoneColours
from calibration.errors import Unfit
from calibration.follow import SLACK, Follow
from calibration.grid import THICK
from calibration.holes import Grid
from calibration.plane import Plane
from companion.games.board.reading import MOVED_MM
from hardware.eye.board import BoardReader, BoardSight
from hardware.eye.board.loose import OF_HOLE, candidates, on_the_board
from hardware.eye.board.loose_finder import LooseFinder
from hardware.eye.board.reader import MODELS
from hardware.pretend.board import PretendBoard
from tests.bench.board_drift import rendered
from tests.shared import shared

Picture = NDArray[np.uint8]
Floats = NDArray[np.float64]
STILLS = 6
"""Pictures of each kind."""
SAME_MM = 12.0
"""What is named farther from a stone than this is another one."""


def noisy(picture: Picture, rng: np.random.Generator) -> Picture:
    """Another picture of the same table."""
    return np.clip(picture + rng.normal(0, 2.5, picture.shape), 0, 255).astype(np.uint8)


def lit(picture: Picture, rng: np.random.Generator) -> Picture:
    """The lamp is a tenth brighter or dimmer at most, and a little tinted."""
    return np.clip(picture * rng.uniform(0.9, 1.1) * rng.uniform(0.97, 1.03, 3), 0, 255).astype(np.uint8)


def shaded(picture: Picture, rng: np.random.Generator) -> Picture:
    """The soft shadow of an arm lies across the table."""
    high, wide = picture.shape[:2]
    dark = np.zeros((high, wide), np.float32)
    ends = rng.uniform(0, 1, (2, 2)) * (wide, high)
    way = (ends[1] - ends[0]) / (np.linalg.norm(ends[1] - ends[0]) + 1e-6) * wide
    (x, y), (u, v) = (tuple(int(n) for n in end) for end in (ends[0] - way, ends[0] + way))
    cv2.line(dark, (x, y), (u, v), (1.0,), int(rng.uniform(0.06, 0.2) * wide))
    dark = np.asarray(cv2.GaussianBlur(dark, (0, 0), rng.uniform(0.004, 0.03) * wide), np.float32)
    return np.asarray(picture * (1 - rng.uniform(0.15, 0.45) * dark)[:, :, None], np.uint8)


def shifted(picture: Picture, rng: np.random.Generator) -> Picture:
    """The camera looks elsewhere by as much as counts as no movement."""
    high, wide = picture.shape[:2]
    turn = rng.uniform(0, 2 * np.pi)
    x, y = SLACK * wide * np.cos(turn), SLACK * wide * np.sin(turn)
    moved = np.array([[1, 0, x], [0, 1, y]], np.float64)
    return np.asarray(cv2.warpAffine(picture, moved, (wide, high), borderMode=cv2.BORDER_REPLICATE), np.uint8)


def altogether(picture: Picture, rng: np.random.Generator) -> Picture:
    """All of it at once."""
    return noisy(shaded(lit(shifted(picture, rng), rng), rng), rng)


CHANGES: Mapping[str, Callable[[Picture, np.random.Generator], Picture]] = {
    "noise": noisy, "lamp": lambda picture, rng: noisy(lit(picture, rng), rng),
    "shadow": lambda picture, rng: noisy(shaded(picture, rng), rng),
    "camera": lambda picture, rng: noisy(shifted(picture, rng), rng), "all": altogether}


class Places:
    """Where the loose stones of one set-up board are told to lie; the camera is followed from the first picture on."""

    def __init__(self, finder: LooseFinder, plane: Plane, grid: Grid) -> None:
        self._finder, self._grid = finder, grid
        self._follow = Follow(plane)

    def told(self, picture: Picture) -> Floats:
        """The places (n x 2, mm)."""
        self._follow.check(picture)
        plane, high = self._follow.plane, THICK * OF_HOLE * self._grid.hole_mm
        return np.array([on_the_board(one.mm, plane, high) for one in
                         candidates(picture, plane, self._grid, self._finder)]).reshape(-1, 2)


LYING = ((35.0, 35.0), (-105.0, 70.0), (0.0, -168.0), (-170.0, -20.0), (70.0, 35.0), (150.0, 175.0))


def pretended() -> Iterator[tuple[Picture, Picture]]:
    """Boards of the pretend table with six loose stones, without and with another stone beside each."""
    for seed in (1, 2, 3, 4):
        board = PretendBoard(seed, turn_deg=4.0 * seed)
        for n, (x, y) in enumerate(LYING):
            board.lie(x, y, ("red", "blue", "yellow")[n % 3], bool(n % 2))
        alone = board.frame()
        for n, (x, y) in enumerate(LYING):
            turn = np.pi / 3 * (n + seed)
            board.lie(x + 32 * np.cos(turn), y + 32 * np.sin(turn), ("blue", "yellow", "red")[n % 3], True)
        yield alone, board.frame()


def followed(first: Floats, readings: list[Floats]) -> list[Floats]:
    """For each stone of the first reading its places (n x 2) in those of the others in which it was found."""
    kept = []
    for stone in first:
        seen = [reading[np.hypot(*(reading - stone).T).argmin()] for reading in readings if len(reading)]
        kept.append(np.array([place for place in seen if np.hypot(*(place - stone)) <= SAME_MM]).reshape(-1, 2))
    return kept


def apart(places: Floats) -> Floats:
    """The distances (mm) of any two."""
    return np.asarray([np.hypot(*(places[n] - places[m])) for n in range(len(places)) for m in range(n)])


def main(folder: Path | None = None) -> None:
    """Prints quantiles of the distances, one reading against another: what the table tells is the mean of three, which
    wander less where noise moves them and as much where the camera does."""
    reader, finder = BoardReader(), LooseFinder(MODELS)
    rng = np.random.default_rng(8)
    single: dict[tuple[str, str], list[Floats]] = {}
    lost: dict[tuple[str, str], list[int]] = {}

    def take(source: str, name: str, places: Places, first: Floats, pictures: list[Picture]) -> None:
        for stone in followed(first, [places.told(one) for one in pictures]):
            single.setdefault((source, name), []).append(apart(stone))
            lost.setdefault((source, name), []).append(len(pictures) - len(stone))

    def look(source: str, picture: Picture, colours: StoneColours, later: Picture | None = None) -> None:
        reader.sight = BoardSight(colours)
        try:
            found = reader.read(picture).found
        except Unfit as error:
            print(f"left out ({source}): {error.prompt.key}")
            return
        assert reader.grid is not None
        places = Places(finder, found, reader.grid)
        first = places.told(picture)
        for name, change in CHANGES.items():
            take(source, name, places, first, [change(picture, rng) for _ in range(STILLS)])
        if later is not None:
            before, after = noisy(picture, rng), noisy(later, rng)
            take(source, "stone beside", places, first, [before, after])

    for board in rendered(folder or shared("data/render/dev/board")):
        look(board.source, board.picture, board.paints)
    for alone, beside in pretended():
        look("pretend", alone, StoneColours(), beside)
    for key, found in single.items():
        print(f"{key[0]:9} {key[1]:13} {len(found):4} stones, not found again {sum(lost[key])} times; mm apart: "
              + _quantiles(found))


def _quantiles(found: list[Floats]) -> str:
    every = np.concatenate(found) if found else np.empty(0)
    if not every.size:
        return "-"
    median, most, nearly, farthest = np.percentile(every, [50, 95, 99, 100])
    moved = int((every > MOVED_MM).sum())
    return (f"median {median:.2f}, 95 % {most:.2f}, 99 % {nearly:.2f}, most {farthest:.2f}; taken for moved {moved} of "
            f"{every.size} pairs")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path)
    main(parser.parse_args().folder)
