"""A whole board read through a lens that bends it: calibrated with that lens every hole is right."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest

from calibration.colours import StoneColours
from calibration.holes import Grid
from calibration.lens import Lens
from companion.games.board.holes import HOLES
from companion.signals import SURE
from hardware.eye.board import BoardReader, BoardSight
from tests.hardware.eye.board.drawn import PAINTS, SIZE, Picture, draw, plane

STONES = {hole: (list(PAINTS)[n % 3], n % 4 == 0) for n, hole in enumerate(HOLES) if n % 2 == 0}
"""Every second hole, the corners among them: there a lens bends most."""

GRID = Grid(5, 5, 70, 40)
ASIDE_PX = 150
"""The board lies so far beside the middle of the picture, where a lens bends more."""


def bent(picture: Picture, lens: Lens) -> Picture:
    """The picture as this lens shows it."""
    high, wide = picture.shape[:2]
    down, across = np.mgrid[0:high, 0:wide]
    ideal = lens.undistorted(np.column_stack([across.ravel(), down.ravel()])).reshape(high, wide, 2).astype(np.float32)
    return np.asarray(cv2.remap(picture, ideal[:, :, 0], ideal[:, :, 1], cv2.INTER_LINEAR,
                                borderMode=cv2.BORDER_REPLICATE), np.uint8)


@pytest.mark.parametrize("k1", [-0.2, 0.1])
def test_all_holes_are_right_through_a_lens_that_bends(k1: float) -> None:
    aside = np.array([[1, 0, -ASIDE_PX], [0, 1, 0], [0, 0, 1.0]])
    straight = np.asarray(cv2.warpPerspective(draw(STONES), aside, SIZE, borderMode=cv2.BORDER_REPLICATE), np.uint8)
    wide, high = SIZE
    lens = Lens(SIZE, (0.6 * wide, 0, wide / 2, 0, 0.6 * wide, high / 2, 0, 0, 1), (k1, 0.02, 0.0, 0.0, 0.0))
    ideal = replace(plane(), to_px=tuple(float(v) for v in (aside @ plane().matrix).ravel()))
    through = replace(ideal, lens=lens)
    off = np.linalg.norm(through.px(GRID.centres()) - ideal.px(GRID.centres()), axis=1)
    # Near half a hole's radius and more: without the lens its middle would not be met.
    assert off.max() > 0.4 * ideal.scale() * GRID.hole_mm / 2
    reader = BoardReader(BoardSight(StoneColours(PAINTS), through, GRID, stone_mm=35))
    reading = reader.read(bent(straight, lens))
    due = {hole: STONES.get(hole, ("empty", None)) for hole in HOLES}
    assert {hole.hole: (hole.state, hole.marked_up) for hole in reading.seen.holes} == due
    assert min(hole.confidence for hole in reading.seen.holes) >= SURE
    assert reading.seen.loose == ()
