"""Quality as numbers: what makes a picture worse makes its figure worse, and past the limit there is advice."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from calibration.check import LIMITS, evenness, figure, of_picture, sharpness
from calibration.plane import Picture, Plane
from calibration.sheets import mat_layout, mat_sheet
from tests.calibration.drawn import STRAIGHT, homography, photo, pose

WHERE = pose(10, 0, 0, 430)
PLACES = mat_layout("A3").places()
# The sheet's y goes down, the plane's up.
PLANE = Plane((1280, 720), tuple((homography(STRAIGHT, WHERE) @ np.diag([1.0, -1.0, 1.0])).ravel().tolist()))


@pytest.fixture(scope="module")
def picture() -> Picture:
    return (photo(mat_sheet("A3"), WHERE, STRAIGHT) * 0.8).astype(np.uint8)


def advice(picture: Picture) -> set[str]:
    return {one.name for one in of_picture(picture, PLANE, PLACES) if not one.passed}


def test_a_good_picture_passes(picture: Picture) -> None:
    figures = of_picture(picture, PLANE, PLACES)
    assert {one.name for one in figures} == {"fineness", "evenness", "sharpness", "burnt", "brightness"}
    assert advice(picture) == set()


def test_a_blurred_picture(picture: Picture) -> None:
    widths = [sharpness(np.asarray(cv2.GaussianBlur(picture, (0, 0), sigma), np.uint8)) for sigma in (0.5, 1, 2, 3)]
    assert widths == sorted(widths)
    assert widths[2] == pytest.approx(2 * 2 * 1.2816, rel=0.25)
    assert "sharpness" in advice(np.asarray(cv2.GaussianBlur(picture, (0, 0), 3), np.uint8))


def test_a_lamp_on_one_side(picture: Picture) -> None:
    lamp = np.linspace(0.45, 1.1, 1280)[None, :, None]
    one_sided = np.clip(picture * lamp, 0, 255).astype(np.uint8)
    assert advice(one_sided) == {"evenness"}
    even = evenness(one_sided, PLANE, None, 290.0)
    assert even is not None
    assert even < 0.6
    assert evenness(one_sided, PLANE, None, None) is None


def test_a_black_and_a_burnt_picture() -> None:
    black = np.zeros((720, 1280, 3), np.uint8)
    assert {"brightness", "sharpness"} <= advice(black)
    assert {"burnt", "sharpness"} <= advice(np.full_like(black, 255))


def test_a_camera_too_far_away(picture: Picture) -> None:
    far = Plane(PLANE.size, tuple((np.diag([0.3, 0.3, 1.0]) @ PLANE.matrix).ravel().tolist()))
    assert "fineness" in {one.name for one in of_picture(picture, far) if not one.passed}


@pytest.mark.parametrize("name", LIMITS)
def test_every_figure_passes_at_its_limit_and_fails_beyond(name: str) -> None:
    limit, _, at_least = LIMITS[name]
    assert figure(name, limit).passed
    assert not figure(name, limit * (0.99 if at_least else 1.01)).passed
    assert not figure(name, float("nan")).passed
