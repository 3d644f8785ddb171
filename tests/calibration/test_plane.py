"""The board's plane: mm to px and back, and every way in which marks or corners cannot be right."""

from __future__ import annotations

import json
from collections.abc import Sequence

import cv2
import numpy as np
import pytest

from calibration.errors import BadProfile, Unfit
from calibration.lens import Lens
from calibration.marks import Mark, mark_places
from calibration.plane import Plane, check_not_mirrored, plane_from_corners, plane_from_marks
from companion.signals import Point
from tests.calibration.test_marks import drawn

PLACES = mark_places(400, 400, 40)
VIEW = np.array([[1.2, 0.15, 640], [0.1, -1.0, 360], [0.0001, 0.0004, 1.0]])
LENS = Lens((1280, 720), (1000, 0, 640, 0, 1000, 360, 0, 0, 1), (-0.1, 0.02, 0, 0, 0))
CORNERS: list[Point] = [(300, 100), (900, 120), (1000, 600), (250, 620)]


def plane(lens: Lens | None = None) -> Plane:
    return Plane((1280, 720), tuple(VIEW.ravel()), lens)


def marks(numbers: Sequence[int] = (0, 1, 2, 3), at: Sequence[int] | None = None, turn: int = 0) -> list[Mark]:
    """Marks as a camera sees them; mark n lies where mark `at[n]` belongs, the first one turned by quarter turns."""
    made = []
    for n, place in zip(numbers, at or numbers, strict=True):
        quad = [(float(x), float(y)) for x, y in plane().px(PLACES[place])]
        if n == numbers[0]:
            quad = quad[turn:] + quad[:turn]
        made.append(Mark(n, (quad[0], quad[1], quad[2], quad[3])))
    return made


def why(error: pytest.ExceptionInfo[Unfit]) -> str:
    return error.value.prompt.key


@pytest.mark.parametrize("lens", [None, LENS])
def test_px_and_mm_are_each_others_reverse(lens: Lens | None) -> None:
    points = np.array([(-200.0, -200.0), (0, 0), (13, 170)])
    assert np.allclose(plane(lens).mm(plane(lens).px(points)), points, atol=1e-3)


def test_four_marks_give_the_plane() -> None:
    fit = plane_from_marks(marks(), PLACES, (1280, 720))
    assert fit.error_px < 1e-3
    assert np.allclose(fit.found.px([(50, -70)]), plane().px([(50, -70)]), atol=1e-3)


def test_three_marks_are_enough_and_two_are_not() -> None:
    found = plane_from_marks(marks((0, 1, 3)), PLACES, (1280, 720)).found
    assert np.allclose(found.px([(50, -70)]), plane().px([(50, -70)]), atol=1e-3)
    with pytest.raises(Unfit) as error:
        plane_from_marks(marks((0, 1)), PLACES, (1280, 720))
    assert why(error) == "board-eye.few-marks"


@pytest.mark.parametrize("at", [(1, 0, 2, 3), (0, 1, 3, 2), (2, 1, 0, 3), (0, 3, 2, 1)])
def test_a_mark_in_the_wrong_corner_is_refused(at: tuple[int, ...]) -> None:
    with pytest.raises(Unfit) as error:
        plane_from_marks(marks(at=at), PLACES, (1280, 720))
    assert why(error) == "board-eye.exchanged"


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_a_mark_that_lies_turned_is_refused(turn: int) -> None:
    with pytest.raises(Unfit) as error:
        plane_from_marks(marks(turn=turn), PLACES, (1280, 720))
    assert why(error) == "board-eye.turned"
    assert error.value.prompt.values == {"mark": 0}


def test_corners_give_the_plane_of_a_square_board() -> None:
    fit = plane_from_corners(CORNERS, 500, (1280, 720))
    assert np.allclose(fit.found.px([(-250, 250), (250, -250)]), [CORNERS[0], CORNERS[2]])


@pytest.mark.parametrize(("order", "key"), [
    ((1, 0, 3, 2), "board-eye.mirrored"),
    ((0, 2, 1, 3), "board-eye.swapped"),
    ((0, 1, 3, 2), "board-eye.swapped"),
    ((0, 1, 2), "board-eye.corners"),
    ((0, 0, 2, 3), "board-eye.swapped"),
])
def test_corners_in_a_wrong_order_are_refused(order: tuple[int, ...], key: str) -> None:
    with pytest.raises(Unfit) as error:
        plane_from_corners([CORNERS[n] for n in order], 500, (1280, 720))
    assert why(error) == key


def test_a_mirrored_picture_is_refused() -> None:
    check_not_mirrored(drawn())
    with pytest.raises(Unfit) as error:
        check_not_mirrored(np.ascontiguousarray(drawn()[:, ::-1]))
    assert why(error) == "board-eye.mirrored"


@pytest.mark.parametrize("lens", [None, LENS])
def test_the_flat_picture_has_north_at_the_top_and_west_at_the_left(lens: Lens | None) -> None:
    picture = np.zeros((720, 1280, 3), np.uint8)
    x, y = plane(lens).px([(-80, 60)])[0]
    cv2.circle(picture, (round(x), round(y)), 9, (255, 255, 255), -1)
    flat = plane(lens).flatten(picture, (-100, -100, 100, 100), 1.0)
    rows, columns = np.nonzero(flat[:, :, 0] > 128)
    assert abs(columns.mean() - 19.5) < 1
    assert abs(rows.mean() - 39.5) < 1


def test_another_resolution_of_the_same_camera_is_scaled() -> None:
    half = plane(LENS).at((640, 360))
    assert np.allclose(half.px([(30, 40)]), (plane(LENS).px([(30, 40)]) + 0.5) / 2 - 0.5)


def test_another_proportion_is_another_camera_and_refused() -> None:
    with pytest.raises(Unfit) as error:
        plane().at((640, 480))
    assert why(error) == "board-eye.size"


@pytest.mark.parametrize("lens", [None, LENS])
def test_a_plane_survives_its_profile(lens: Lens | None) -> None:
    assert Plane.from_json(json.loads(json.dumps(plane(lens).to_json()))) == plane(lens)


@pytest.mark.parametrize("broken", [{}, {"size": [1, 2], "to_px": [0] * 9}, {"size": "ab", "to_px": list(range(9))}])
def test_a_profile_of_another_shape_is_refused(broken: dict[str, object]) -> None:
    with pytest.raises(BadProfile):
        Plane.from_json(broken)
