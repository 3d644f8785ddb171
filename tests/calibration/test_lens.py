"""The lens: measured from the printed board, and refused where the pictures cannot tell it."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from calibration.errors import BadProfile, Unfit
from calibration.lens import LENS_BOARD, Lens, LensBoard, Points, corners_of, lens_from_boards, lens_from_corners
from calibration.sheets import lens_sheet
from tests.calibration.drawn import LENS, SIZE, photo, pose

View = tuple[Points, npt.NDArray[np.int32]]
POSES = [pose(0, 0, 0, 300), pose(28, 0, 4, 330, -60, -20), pose(-26, 8, 0, 330, 60, 20), pose(5, 30, -6, 340, 30, -30),
         pose(-6, -30, 5, 340, -30, 25), pose(24, 24, 12, 380, 0, 0)]


@pytest.fixture(scope="module")
def views() -> list[View]:
    return [corners_at(where) for where in POSES]


def corners_at(where: tuple[Points, Points]) -> View:
    found = corners_of(photo(lens_sheet("A4"), where))
    assert found is not None
    return found


def test_the_lens_that_drew_the_pictures_is_found(views: list[View]) -> None:
    fit = lens_from_corners(views, SIZE)
    assert fit.error_px < 0.2
    assert fit.found.matrix[0] == pytest.approx(LENS.matrix[0], rel=0.01)
    ends = np.array([(40.0, 40.0), (1240.0, 60.0), (60.0, 690.0), (640.0, 20.0)])
    assert np.abs(fit.found.undistorted(ends) - LENS.undistorted(ends)).max() < 2.5


def test_points_go_there_and_back() -> None:
    points = np.array([(0.0, 0.0), (1279.0, 719.0), (640.0, 362.0), (200.5, 600.25)])
    assert np.abs(LENS.distorted(LENS.undistorted(points)) - points).max() < 1e-3
    assert LENS.distorted([]).shape == LENS.undistorted(np.zeros((0, 2))).shape == (0, 2)


def test_a_lens_survives_its_profile() -> None:
    assert Lens.from_json(LENS.to_json()) == LENS


@pytest.mark.parametrize("torn", [{}, {"size": [1, 2], "matrix": [1], "distortion": [0] * 5},
                                  {"size": [4, 3], "matrix": ["x"] * 9, "distortion": [0] * 5},
                                  {"size": [4, 3], "matrix": [float("nan")] * 9, "distortion": [0] * 5}])
def test_a_torn_lens_is_refused(torn: dict[str, object]) -> None:
    with pytest.raises(BadProfile):
        Lens.from_json(torn)


def test_few_pictures_are_refused(views: list[View]) -> None:
    with pytest.raises(Unfit, match=r"cal\.lens\.few"):
        lens_from_corners(views[:3], SIZE)


def test_pictures_that_do_not_reach_the_edges_are_refused(views: list[View]) -> None:
    with pytest.raises(Unfit, match=r"cal\.lens\.middle"):
        lens_from_corners([(corners * 0.3 + 300, numbers) for corners, numbers in views], SIZE)


def test_four_times_the_same_view_says_nothing_about_the_focal_length() -> None:
    rng = np.random.default_rng(5)
    corners, numbers = corners_at(pose(0, 0, 0, 250))
    shaken = [(corners + rng.normal(0, 0.3, corners.shape), numbers) for _ in range(5)]
    with pytest.raises(Unfit, match=r"cal\.lens\.tilt"):
        lens_from_corners(shaken, SIZE)


def test_wrong_grid_that_looks_right_a_sheet_with_rows_and_columns_swapped() -> None:
    swapped = lens_sheet("A4", LensBoard(columns=5, rows=7))
    with pytest.raises(Unfit, match=r"cal\.lens\.other_board"):
        corners_of(photo(swapped, pose(0, 0, 0, 400)))


def test_a_picture_without_the_board_and_other_sizes() -> None:
    empty = np.full((720, 1280, 3), 90, np.uint8)
    assert corners_of(empty) is None
    with pytest.raises(Unfit, match=r"cal\.lens\.sizes"):
        lens_from_boards([empty, empty[:, :640]])
    with pytest.raises(Unfit, match=r"cal\.lens\.few"):
        lens_from_boards([empty])


def test_a_strong_tilt_is_still_read() -> None:
    found = corners_of(photo(lens_sheet("A4"), pose(58, 0, 0, 380)))
    assert found is not None
    assert len(found[1]) == (LENS_BOARD.columns - 1) * (LENS_BOARD.rows - 1)
