"""The holes of a measured board: found in its picture, and refused where no board can be so."""

from __future__ import annotations

import json
from dataclasses import replace

import cv2
import numpy as np
import pytest

from calibration.errors import BadProfile, Unfit
from calibration.grid import Ruled, check_board, fitted, usual
from calibration.holes import Grid
from calibration.plane import Picture, Plane, plane_from_corners
from tests.shared import shared

GRID, RULED = usual(500)


def scene(name: str) -> tuple[Picture, Plane, dict[str, float]]:
    folder = shared("data/render/dev/board")
    truth = json.loads((folder / f"{name}.json").read_text())
    picture = np.asarray(cv2.imread(str(folder / f"{name}.jpg")), np.uint8)
    ends = np.array([(-150, 150), (150, 150), (150, -150), (-150, -150)], np.float64).reshape(-1, 1, 2)
    corners = cv2.perspectiveTransform(ends, np.array(truth["homography_mm_to_px"])).reshape(-1, 2).tolist()
    return picture, plane_from_corners([(x, y) for x, y in corners], 300, (1280, 720)).found, truth["board"]


@pytest.mark.parametrize("name", [
    "board_0000",  # white paint, three stones
    "board_0002",  # lamp, 45 degrees, a hand
    "board_0015",  # burnt out, no stone
    "board_0029",  # every hole full
])
def test_the_pitch_is_read_to_half_a_millimetre(name: str) -> None:
    picture, plane, board = scene(name)
    grid = fitted(picture, plane, board["size"])
    assert grid is not None
    assert grid.pitch_mm == pytest.approx(board["pitch"], abs=0.6)
    assert grid.hole_mm == pytest.approx(2 * board["hole_r"], abs=2.5)


def test_noise_and_an_empty_table_have_no_holes() -> None:
    plane = plane_from_corners([(340, 60), (940, 60), (940, 660), (340, 660)], 500, (1280, 720)).found
    noise = np.random.default_rng(1).integers(0, 255, (720, 1280, 3)).astype(np.uint8)
    assert fitted(noise, plane, 500) is None
    assert fitted(np.full_like(noise, 128), plane, 500) is None


@pytest.mark.parametrize(("grid", "ruled", "why"), [
    (replace(GRID, rows=7, columns=7), RULED, "count"),
    (GRID, replace(RULED, stone_mm=34.0), "stone"),
    (GRID, replace(RULED, thick_mm=30.0), "thick"),
    (replace(GRID, hole_mm=71.0), RULED, "touch"),
    (replace(GRID, pitch_mm=90.0), RULED, "line"),
    (replace(GRID, pitch_mm=118.0), replace(RULED, line_inset_mm=1.0), "line"),
])
def test_a_board_that_cannot_be_is_refused(grid: Grid, ruled: Ruled, why: str) -> None:
    with pytest.raises(Unfit, match=rf"cal\.grid\.{why}"):
        check_board(500, grid, ruled)


def test_usual_sizes_fit_each_other_and_survive_a_profile() -> None:
    for side in (280, 500, 700):
        check_board(side, *usual(side))
    thick = replace(RULED, thick_mm=11.5)
    assert (Ruled.from_json(RULED.to_json()), Ruled.from_json(thick.to_json())) == (RULED, thick)
    with pytest.raises(BadProfile):
        Ruled.from_json({"stone_mm": "?"})
    with pytest.raises(Unfit, match=r"cal\.sizes"):
        check_board(500, GRID, replace(RULED, line_length_mm=float("nan")))
    for odd in (-1.0, float("nan")):
        with pytest.raises(Unfit, match=r"cal\.sizes"):
            check_board(500, GRID, replace(RULED, thick_mm=odd))


def test_a_profile_of_before_stones_were_measured_in_height_is_read() -> None:
    old = {"stone_mm": 30.0, "line_inset_mm": 60.0, "line_length_mm": 280.0}
    assert Ruled.from_json(old) == RULED
    assert Ruled.from_json(old).thickness_mm == pytest.approx(8.1)
