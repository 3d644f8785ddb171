"""A loose stone that nobody touches: however the picture changes, its place is told so near that it has not moved."""

from __future__ import annotations

import numpy as np
import pytest

from calibration.colours import StoneColours
from companion.games.board.reading import MOVED_MM
from hardware.eye.board import BoardReader, BoardSight
from hardware.eye.board.loose_finder import LooseFinder
from hardware.eye.board.reader import MODELS
from hardware.pretend.board import PretendBoard
from tests.bench.board_wander import CHANGES, LYING, Places, apart, followed

STILLS = 4


@pytest.fixture(scope="module")
def board() -> PretendBoard:
    made = PretendBoard(seed=5, turn_deg=7.0)
    for n, (x, y) in enumerate(LYING):
        made.lie(x, y, ("red", "blue", "yellow")[n % 3], bool(n % 2))
    return made


@pytest.fixture(scope="module")
def places(board: PretendBoard) -> Places:
    reader = BoardReader(BoardSight(StoneColours()))
    found = reader.read(board.frame()).found
    assert reader.grid is not None
    made = Places(LooseFinder(MODELS), found, reader.grid)
    made.told(board.frame())
    return made


@pytest.mark.parametrize(("change", "most_mm"), [
    ("noise", 0.5), ("lamp", 1.5), ("shadow", 1.5), ("camera", 1.5), ("all", MOVED_MM / 2)])
def test_a_stone_at_rest_is_told_where_it_was_told_before(board: PretendBoard, places: Places, change: str,
                                                          most_mm: float) -> None:
    rng = np.random.default_rng(3)
    readings = [places.told(CHANGES[change](board.frame(), rng)) for _ in range(STILLS)]
    stones = followed(places.told(board.frame()), readings)
    assert [len(seen) for seen in stones] == [STILLS] * len(LYING)
    assert max(apart(seen).max() for seen in stones) < most_mm
