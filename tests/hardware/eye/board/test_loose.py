"""Loose stones: the flattened board and back, what the network's answer means, drawn boards with stones in no hole."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from calibration.holes import Grid
from calibration.plane import Plane
from hardware.eye.board.loose import WIDE, Candidate, camera_over, candidates, focal_length, on_the_board
from hardware.eye.board.loose_finder import SIDE, STRIDE, SURER, LooseFinder, flattened, on_board, peaks
from hardware.eye.board.reader import MODELS
from tests.hardware.eye.board.drawn import EYE, SIZE, Picture, draw, plane

GRID = Grid(5, 5, 70, 40)
Spots = dict[tuple[float, float], tuple[str, bool]]


@pytest.fixture(scope="module")
def finder() -> LooseFinder:
    return LooseFinder(MODELS)


def found(finder: LooseFinder, picture: Picture, turn: float = 0.0) -> list[Candidate]:
    return candidates(picture, plane(turn), GRID, finder)


def off(due: tuple[float, float], named: list[Candidate], turn: float) -> float:
    """How far (mm) the nearest named stone of those 8.5 mm thick lies from where one lies."""
    places = [on_the_board(one.mm, plane(turn), 8.5) for one in named]
    return min(float(np.hypot(x - due[0], y - due[1])) for x, y in places)


@pytest.mark.parametrize("quarter", [0, 1, 2, 3])
def test_a_pixel_of_the_flat_board_goes_back_to_its_place(quarter: int) -> None:
    picture = np.zeros((720, 1280, 3), np.uint8)
    spot = (84.0, -133.0)
    (x, y), = plane().px([spot])
    cv2.circle(picture, (round(x * 16), round(y * 16)), 6 * 16, (255, 255, 255), -1, cv2.LINE_AA, 4)
    flat = flattened(picture, plane(), 70.0, quarter)[:, :, 0].astype(float)
    rows, columns = np.mgrid[:SIDE, :SIDE]
    middle = [(columns * flat).sum() / flat.sum(), (rows * flat).sum() / flat.sum()]
    assert np.hypot(*(on_board(np.array([middle]), 70.0, quarter)[0] - spot)) < 1


def test_a_large_picture_is_made_smaller_before_it_is_flattened() -> None:
    # Lines of one pixel, black and white: what skips pixels shows black or white, what means them shows grey.
    stripes = np.zeros((2880, 2880, 3), np.uint8)
    stripes[:, ::2] = 255
    scale = 2880 / (9 * 70.0)
    above = Plane((2880, 2880), (scale, 0, 1439.5, 0, -scale, 1439.5, 0, 0, 1))
    flat = flattened(stripes, above, 70.0, 0)
    assert abs(flat[10:-10, 10:-10].astype(int) - 127).max() < 40


def answer(*stones: tuple[int, int, float]) -> NDArray[np.float32]:
    """A network's answer with stones of 10 px radius: row, column, logit."""
    cells = SIDE // STRIDE
    made = np.zeros((4, cells, cells), np.float32)
    made[0] = -9
    for row, column, logit in stones:
        made[:, row, column] = logit, 0.25, -0.5, np.log(10 / STRIDE)
    return made


def test_a_peak_says_where_the_face_is() -> None:
    (one,) = peaks(answer((20, 30, 0.5)), 0.4)
    assert one.middle == (30.75 * STRIDE - 0.5, 20.0 * STRIDE - 0.5)
    assert one.radius == pytest.approx(10, rel=1e-3)
    assert one.chance == pytest.approx(1 / (1 + np.exp(-(0.5 * SURER[0] + SURER[1]))), rel=1e-3)


def test_two_peaks_within_half_a_radius_are_one_stone_the_likelier() -> None:
    # Cells that touch are one peak anyway; 8 px are more than half a radius, so two of those are two stones.
    assert [one.middle[0] for one in peaks(answer((20, 30, 0.5), (20, 31, 0.7)), 0.4)] == [31.75 * STRIDE - 0.5]
    assert len(peaks(answer((20, 30, 0.5), (20, 32, 0.7)), 0.4)) == 2
    assert peaks(answer((20, 30, -2.0)), 0.4) == []


LYING: list[Spots] = [
    {(-100.0, 105.0): ("yellow", True)},
    # Three that touch, between the holes and the edge.
    {(170.0, 20.0): ("red", False), (170.0, -16.0): ("blue", True), (201.0, 2.0): ("red", True)},
    # Over the edges of holes.
    {(-35.0, 0.0): ("blue", False), (70.0, 105.0): ("red", True), (0.0, -168.0): ("yellow", False)},
]


@pytest.mark.parametrize("loose", LYING)
@pytest.mark.parametrize("turn", [0.0, np.pi / 2, np.pi])
def test_B9_each_loose_stone_is_found_within_an_eighth_of_its_diameter(finder: LooseFinder, loose: Spots, turn: float
                                                                       ) -> None:
    named = found(finder, draw({"a1": ("red", True), "c3": ("yellow", False)}, turn, loose=loose), turn)
    assert len(named) == len(loose)
    assert max(off(due, named, turn) for due in loose) < 35 / 8


def test_holes_sunk_stones_and_marks_are_no_loose_stones(finder: LooseFinder) -> None:
    full = {f"{column}{row}": (("red", "blue", "yellow")[row % 3], column in "ace") for column in "abcde"
            for row in (1, 2, 4, 5)}
    assert found(finder, draw(full)) == []


def test_the_middle_of_the_upper_face_is_told_in_pixels(finder: LooseFinder) -> None:
    (one,) = found(finder, draw(loose={(-100.0, 105.0): ("yellow", True)}))
    again = plane().px([one.mm])[0]
    assert one.px == pytest.approx(tuple(again))
    # The face is 8.5 mm high: on the board's level it is seen beyond the place under it.
    assert 2 < one.mm[1] - 105 < 8


def test_the_camera_is_where_the_boards_perspective_says() -> None:
    assert focal_length(plane()) == pytest.approx(1150, rel=0.01)
    eye = camera_over(plane())
    assert eye is not None
    assert np.linalg.norm(eye - EYE) < 0.02 * np.linalg.norm(EYE)


def test_from_straight_above_the_usual_focal_length_is_taken() -> None:
    above = Plane(SIZE, (1.4, 0, 639.5, 0, -1.4, 359.5, 0, 0, 1))
    assert focal_length(above) == pytest.approx(WIDE * SIZE[0])
    eye = camera_over(above)
    assert eye is not None
    assert eye == pytest.approx([0, 0, WIDE * SIZE[0] / 1.4])
