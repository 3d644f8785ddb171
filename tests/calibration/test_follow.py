"""The camera was bumped (FAULTS): small shifts are put right, large ones and lost marks are told."""

from __future__ import annotations

import json
from functools import cache

import cv2
import numpy as np
import pytest

from calibration.follow import PATIENCE, Follow, Moved, Realigned, Steady
from calibration.light import Light, light_on
from calibration.marks import Places, find_marks
from calibration.plane import Picture, Plane, plane_from_corners, plane_from_marks
from tests.shared import shared

SPOTS = [(-100, -100), (100, 100), (0, 0), (100, -100)]
MARKED = ("board_0000", "board_0010", "board_0024")
BARE = ("board_0006", "board_0029")


def bumped(picture: Picture, px: float, degrees: float = 0.0) -> Picture:
    height, width = picture.shape[:2]
    return np.asarray(cv2.warpAffine(picture, bump(px, degrees), (width, height), borderMode=cv2.BORDER_REFLECT),
                      np.uint8)


def bump(px: float, degrees: float) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    moved = np.asarray(cv2.getRotationMatrix2D((640, 360), degrees, 1.0), np.float64)
    moved[:, 2] += (px, 0)
    return moved


@cache
def scene(name: str) -> tuple[Picture, Plane, Places]:
    folder = shared("data/render/dev/board")
    truth = json.loads((folder / f"{name}.json").read_text())
    picture = np.asarray(cv2.imread(str(folder / f"{name}.jpg")), np.uint8)
    quads = {mark["id"]: [tuple(corner[:2]) for corner in mark["corners_mm"]] for mark in truth["markers"]}
    places: Places = {number: (a, b, c, d) for number, (a, b, c, d) in quads.items()}
    if places:
        return picture, plane_from_marks(find_marks(picture), places, (1280, 720)).found, places
    ends = np.array([(-150, 150), (150, 150), (150, -150), (-150, -150)], np.float64).reshape(-1, 1, 2)
    corners = cv2.perspectiveTransform(ends, np.array(truth["homography_mm_to_px"])).reshape(-1, 2).tolist()
    return picture, plane_from_corners([(x, y) for x, y in corners], 300, (1280, 720)).found, {}


@pytest.mark.parametrize("name", MARKED + BARE)
def test_the_camera_was_bumped_10_px_and_1_degree_is_put_right(name: str) -> None:
    picture, plane, places = scene(name)
    follow = Follow(plane, places)
    assert follow.check(picture) == Steady()
    found = follow.check(bumped(picture, 10, 1))
    assert isinstance(found, Realigned)
    right = plane.px(SPOTS) @ bump(10, 1)[:, :2].T + bump(10, 1)[:, 2]
    assert np.abs(follow.plane.px(SPOTS) - right).max() < 0.5
    assert 3 < found.shift_mm < 20
    assert follow.check(bumped(picture, 10, 1)) == Steady()


@pytest.mark.parametrize("name", MARKED + BARE)
def test_a_shift_too_small_to_be_told_is_put_right_all_the_same(name: str) -> None:
    picture, plane, places = scene(name)
    follow = Follow(plane, places)
    follow.check(picture)
    before = follow.plane.px(SPOTS)
    for shift in (0.5, -1.2, 1.2, 0.0):
        assert follow.check(bumped(picture, shift)) == Steady()
        assert np.abs(follow.plane.px(SPOTS) - before - (shift, 0)).max() < 0.3


@pytest.mark.parametrize("name", MARKED + BARE)
@pytest.mark.parametrize(("before", "after"), [(0.72, 1.0), (1.0, 0.5), (1.2, (1.0, 0.9, 0.75))])
def test_another_light_moves_nothing_and_hides_no_small_shift(
        name: str, before: float, after: float | tuple[float, float, float]) -> None:
    picture, plane, places = scene(name)
    follow = Follow(plane, places)
    assert follow.check(lit(picture, before)) == Steady()
    first = follow.plane.px(SPOTS)
    for shift in (0.0, 0.4, 1.2):
        assert follow.check(lit(bumped(picture, shift), after)) == Steady()
        assert np.abs(follow.plane.px(SPOTS) - first - (shift, 0)).max() < 0.2


def lit(picture: Picture, lamp: float | tuple[float, float, float]) -> Picture:
    return np.asarray(np.clip(picture * np.array(lamp), 0, 255), np.uint8)


@pytest.mark.parametrize("name", MARKED)
def test_a_camera_that_creeps_is_told_when_the_creeping_adds_up(name: str) -> None:
    picture, plane, places = scene(name)
    follow = Follow(plane, places)
    told = [type(follow.check(bumped(picture, 0.5 * n))) for n in range(8)]
    assert told.count(Realigned) in (1, 2)
    assert told[:2] == [Steady, Steady]


@pytest.mark.parametrize("name", MARKED + BARE)
def test_the_camera_was_bumped_60_px_more_pauses_until_it_is_back(name: str) -> None:
    picture, plane, places = scene(name)
    follow = Follow(plane, places)
    follow.check(picture)
    found = follow.check(bumped(picture, 60))
    assert isinstance(found, Moved)
    assert found.reason.key == "cal.follow.moved"
    assert follow.check(picture) == Steady()


@pytest.mark.parametrize("name", MARKED)
def test_a_camera_that_was_moved_between_two_evenings(name: str) -> None:
    picture, plane, places = scene(name)
    assert isinstance(Follow(plane, places).check(bumped(picture, 15, 0.5)), Realigned)
    assert isinstance(Follow(plane, places).check(bumped(picture, 70)), Moved)
    assert isinstance(Follow(plane, places).check(np.rot90(picture, 2).copy()), Moved)


@pytest.mark.parametrize("name", MARKED)
def test_a_lost_mark_is_told_after_some_pictures_and_forgiven_when_it_is_back(name: str) -> None:
    picture, plane, places = scene(name)
    follow = Follow(plane, places)
    follow.check(picture)
    covered = picture.copy()
    cv2.fillConvexPoly(covered, (plane.px(places[2]) + 0.5).astype(np.int32), (90, 120, 170))
    found = [follow.check(covered) for _ in range(PATIENCE)]
    assert found[:-1] == [Steady()] * (PATIENCE - 1)
    assert isinstance(found[-1], Moved)
    assert (found[-1].reason.key, found[-1].reason.values) == ("cal.follow.lost", {"marks": (2,)})
    assert follow.check(picture) == Steady()


def test_a_picture_of_another_shape_and_a_black_one() -> None:
    picture, plane, places = scene(MARKED[0])
    follow = Follow(plane, places)
    other = follow.check(picture[:, :900])
    assert isinstance(other, Moved)
    assert other.reason.key == "board-eye.size"
    assert isinstance(follow.check(np.zeros_like(picture)), Moved)
    assert isinstance(follow.check(cv2.resize(picture, (640, 360)).astype(np.uint8)), Steady)


def test_light_that_drifts_is_warned_of() -> None:
    picture, plane, places = scene("board_0008")
    dim = (255 * (picture / 255.0) ** 1.0 * 0.6).astype(np.uint8)
    blue = np.clip(picture * (1.25, 1.0, 0.85), 0, 255).astype(np.uint8)
    follow = Follow(plane, {0: places[0], 1: places[1], 3: places[3]}, light_on(picture, plane, places))
    told = []
    for seen in (picture, dim, blue, picture):
        follow.check(seen)
        told.append(follow.light.key if follow.light else "")
    assert told == ["", "cal.light.darker", "cal.light.tinted", ""]


def test_brighter_light_is_warned_of_too_and_a_burnt_one() -> None:
    was = Light(0.3, 1.0, 1.0)
    brighter, burnt = was.against(Light(0.6, 1.0, 1.0)), was.against(Light(0.45, 1.0, 1.0, burnt=True))
    assert brighter is not None
    assert (brighter.key, brighter.values) == ("cal.light.brighter", {"percent": 100})
    assert burnt is not None
    assert burnt.key == "cal.light.burnt"
    assert was.against(Light(0.35, 1.05, 0.95)) is None
