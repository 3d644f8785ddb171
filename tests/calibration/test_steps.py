"""The wizard's walk: accepts, refuses with the reason, skips, goes back."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest

from calibration.errors import Unfit
from calibration.exposure import Exposure
from calibration.grid import usual
from calibration.lens import Fit
from calibration.measured import TableMeasured
from calibration.plane import Picture
from calibration.sheets import Layout, mat_layout, mat_sheet
from calibration.steps import (
    STEPS,
    Walk,
    finished,
    proposed_holes,
    quality,
    quarter_turns,
    seen_holes,
    stones_to_lay,
    take_corners,
    take_deck,
    take_exposure,
    take_holes,
    take_lens,
    take_marks,
    take_picture,
    take_stones,
    take_zones,
)
from tests.calibration.drawn import LENS, STRAIGHT, homography, photo, photographed, pose, raster

MAT = mat_layout("A3")
CORNERS = [(300.0, 80.0), (980.0, 90.0), (1040.0, 640.0), (240.0, 630.0)]


@pytest.fixture(scope="module")
def picture() -> Picture:
    return photo(mat_sheet("A3"), pose(12, 0, 0, 430), LENS)


@pytest.fixture(scope="module")
def marked(picture: Picture) -> Walk:
    return take_marks(take_picture(Walk(), picture), picture, MAT)


def test_a_table_for_cards_is_walked_past_what_lies_aside(picture: Picture, marked: Walk) -> None:
    assert (marked.step, marked.aside, marked.reachable) == (
        "zones", ("lens", "deck"), ("picture", "marks", "lens", "zones"))
    walk = take_lens(marked.to("lens"), Fit(LENS, 0.2))
    assert walk.error_mm < 0.3 < marked.error_mm
    walk = take_zones(walk, {"S": ((350, 380), (900, 380), (900, 600), (350, 600))})
    assert walk.step == "exposure"
    walk = take_exposure(take_deck(walk.to("deck")), Exposure({}))
    measured = finished(walk, quality(walk, picture))
    assert (measured.marks, measured.lens, measured.side_mm) == ((0, 1, 2, 3), LENS, None)
    assert measured.figures["error_px"] < 0.5
    assert walk.steps == tuple(step for step in STEPS if step not in ("corners", "holes", "stones"))


def test_a_board_without_marks_is_measured_by_its_corners(picture: Picture) -> None:
    walk = take_corners(take_picture(Walk(), picture).skip(), picture, CORNERS, 500.0)
    assert (walk.step, walk.measured.side_mm, walk.measured.marks) == ("holes", 500.0, ())
    assert walk.measured.plane is not None
    assert np.allclose(walk.measured.plane.px([(-250, 250)]), [CORNERS[0]])
    assert {"holes", "stones"} <= set(walk.steps)
    assert walk.to("zones").skip().step == walk.to("lens").to("holes").step == "holes"
    grid, ruled = proposed_holes(walk, seen_holes(walk, picture))
    assert grid.pitch_mm == 70.0
    known = take_holes(walk, replace(grid, pitch_mm=66.0), ruled)
    assert (known.step, proposed_holes(known, seen_holes(known, picture))[0].pitch_mm) == ("stones", 66.0)
    with pytest.raises(Unfit, match=r"cal\.grid\.touch"):
        take_holes(walk, replace(grid, pitch_mm=20.0), ruled)
    assert (walk.back().step, known.back().step) == ("corners", "holes")
    assert take_lens(walk.to("lens"), Fit(LENS, 0.2)).measured.plane != walk.measured.plane


def board_with(colours: dict[int, tuple[int, int, int]]) -> Picture:
    """A drawn board of 500 mm over 600 px, with a stone of a paint (blue green red) in holes numbered as `centres`."""
    drawn = np.full((720, 1280, 3), 110, np.uint8)
    cv2.rectangle(drawn, (340, 60), (940, 660), (140, 180, 215), -1)
    for n, (x, y) in enumerate(usual(500)[0].centres()):
        at = round(640 + 1.2 * x), round(360 - 1.2 * y)
        cv2.circle(drawn, at, 20, (40, 55, 70), -1)
        if n in colours:
            cv2.circle(drawn, at, 18, colours[n], -1)
    return drawn


RED, BLUE = (40, 30, 200), (190, 90, 30)
FOUR_CORNERS = [(340.0, 60.0), (940.0, 60.0), (940.0, 660.0), (340.0, 660.0)]


def test_stones_are_taught_and_their_colours_measured() -> None:
    seen = board_with({n: RED if colour == "red" else BLUE for n, colour in stones_to_lay(["red", "blue"]).items()})
    walk = take_corners(take_picture(Walk(), seen).skip(), seen, FOUR_CORNERS, 500.0)
    walk = take_holes(walk, *proposed_holes(walk, seen_holes(walk, seen)))
    taught = take_stones(walk, seen, ["red", "blue"])
    assert taught.measured.colours is not None
    assert taught.measured.colours.names == ("red", "blue")
    assert {one.name: one.passed for one in quality(taught, seen)}["separation"]
    with pytest.raises(Unfit, match=r"cal\.stones\.empty.*c1.*c2"):
        take_stones(walk, seen, ["red", "blue", "green"])
    with pytest.raises(Unfit, match=r"cal\.stones\.count"):
        take_stones(walk, seen, ["red"])
    alike = board_with(dict.fromkeys(stones_to_lay(["red", "blue"]), RED))
    with pytest.raises(Unfit, match="alike"):
        take_stones(walk, alike, ["red", "blue"])


def test_every_step_but_the_first_and_the_last_can_be_skipped(picture: Picture) -> None:
    walk = take_picture(Walk(), picture)
    for _ in STEPS:
        if walk.step != "save":
            walk = walk.skip()
    assert finished(walk, ()).plane is None
    with pytest.raises(Unfit, match=r"cal\.skip"):
        Walk().skip()


def test_one_can_go_back_and_what_was_measured_stays(marked: Walk) -> None:
    back = marked.back()
    assert (back.step, back.back().step, back.measured) == ("marks", "picture", marked.measured)
    assert marked.to("picture").to("lens").step == "lens"
    assert marked.to("marks").by_hand().step == "corners"
    assert "corners" in marked.to("marks").by_hand().steps
    with pytest.raises(Unfit, match=r"cal\.step"):
        marked.to("save")


def test_a_step_takes_nothing_out_of_its_turn(picture: Picture) -> None:
    lates = (lambda: take_zones(Walk(), {}), lambda: take_marks(Walk(), picture, MAT), lambda: finished(Walk(), ()))
    for late in lates:
        with pytest.raises(Unfit, match=r"cal\.step"):
            late()


def test_calibrating_again_keeps_what_is_skipped(picture: Picture, marked: Walk) -> None:
    walk = take_picture(Walk.again(marked.measured), picture)
    assert walk.skip().measured.plane == marked.measured.plane
    small = np.asarray(cv2.resize(picture, (640, 360)), np.uint8)
    assert take_picture(Walk.again(marked.measured), small).measured == TableMeasured((640, 360))


@pytest.mark.parametrize(("seen", "why"), [
    (None, "none"), (np.zeros((720, 1280, 3), np.uint8), "black"), (np.full((100, 200, 3), 99, np.uint8), "small"),
])
def test_pictures_that_cannot_be_used_are_refused(seen: Picture | None, why: str) -> None:
    with pytest.raises(Unfit, match=rf"cal\.picture\.{why}"):
        take_picture(Walk(), seen)


def test_a_mirrored_picture_is_refused(picture: Picture) -> None:
    with pytest.raises(Unfit, match="mirrored"):
        take_picture(Walk(), np.ascontiguousarray(picture[:, ::-1]))


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_a_rotated_board_is_refused_until_it_is_said_to_be_meant(picture: Picture, turns: int) -> None:
    turned = np.ascontiguousarray(np.rot90(picture, -turns))
    walk = take_picture(Walk(), turned)
    with pytest.raises(Unfit, match=rf"cal\.turned.*{turns}"):
        take_marks(walk, turned, MAT)
    plane = take_marks(walk, turned, MAT, turned=True).measured.plane
    assert plane is not None
    assert quarter_turns(plane) == turns


def test_a_mark_in_the_wrong_corner_is_refused() -> None:
    paper = raster(mat_sheet("A3"), 4.0)
    side, edge = 24 * 4, 10 * 4
    one = paper[edge:edge + side, edge:edge + side].copy()
    other = paper[edge:edge + side, -edge - side:-edge].copy()
    paper[edge:edge + side, edge:edge + side], paper[edge:edge + side, -edge - side:-edge] = other, one
    seen = photographed(paper, homography(STRAIGHT, pose(0, 0, 0, 430)))
    with pytest.raises(Unfit, match="board-eye"):
        take_marks(take_picture(Walk(), seen), seen, MAT)


def test_swapped_axes_are_refused(picture: Picture) -> None:
    """Width and height exchanged: the marks fit, and every hole would be wrong by a third."""
    swapped = Layout(MAT.height_mm, MAT.width_mm, MAT.mark_mm, MAT.margin_mm, "mat")
    with pytest.raises(Unfit, match=r"cal\.mat.*A3"):
        take_marks(take_picture(Walk(), picture), picture, swapped)


@pytest.mark.parametrize("corners", [
    [CORNERS[1], CORNERS[0], CORNERS[3], CORNERS[2]],
    [CORNERS[0], CORNERS[2], CORNERS[1], CORNERS[3]],
    CORNERS[:3],
    [*CORNERS[:3], (float("inf"), 3.0)],
])
def test_corners_in_a_wrong_order_are_refused(picture: Picture, corners: list[tuple[float, float]]) -> None:
    with pytest.raises(Unfit, match="board-eye"):
        take_corners(take_picture(Walk(), picture).skip(), picture, corners, 500.0)


def test_sizes_that_cannot_be_are_refused(picture: Picture) -> None:
    walk = take_picture(Walk(), picture)
    for layout in (Layout(5, 5), Layout(500, 500, 400), Layout(500, float("nan"))):
        with pytest.raises(Unfit, match=r"cal\.sizes"):
            take_marks(walk, picture, layout)
    with pytest.raises(Unfit, match=r"cal\.sizes"):
        take_corners(walk.skip(), picture, CORNERS, 0.0)


def test_a_lens_of_another_size_is_refused(marked: Walk) -> None:
    small = Walk(step="lens", measured=TableMeasured((640, 480)))
    with pytest.raises(Unfit, match=r"cal\.lens\.sizes"):
        take_lens(small, Fit(LENS, 0.2))


def test_who_calibrates_again_may_leave_the_rest_once_the_place_is_measured(picture: Picture, marked: Walk) -> None:
    walk = take_picture(Walk.again(marked.measured), picture)
    assert not walk.enough
    with pytest.raises(Unfit, match=r"cal\.step"):
        walk.to("save")
    walk = take_marks(walk, picture, MAT)
    assert walk.enough
    assert finished(walk.to("save"), ()).lens == marked.measured.lens
    assert not marked.enough
    assert not Walk.again(TableMeasured((1280, 720))).known


def test_a_board_of_another_side_is_another_board() -> None:
    empty = board_with({})
    walk = take_corners(take_picture(Walk(), empty).skip(), empty, FOUR_CORNERS, 500.0)
    walk = take_holes(walk, *proposed_holes(walk, seen_holes(walk, empty)))
    before = finished(replace(walk, step="save"), ())
    again = take_picture(Walk.again(before), empty).by_hand()
    same = take_corners(again, empty, FOUR_CORNERS, 500.0)
    assert (same.measured.grid, same.enough) == (before.grid, True)
    other = take_corners(again, empty, FOUR_CORNERS, 400.0)
    assert (other.measured.grid, other.measured.ruled, other.enough) == (None, None, False)


def test_a_camera_that_cannot_hold_its_exposure_is_not_asked_to(picture: Picture, marked: Walk) -> None:
    held = replace(marked.measured, exposure=Exposure({"ExposureTime": (1.0,)}))
    walk = take_picture(Walk.again(held, holds=False), picture)
    walk = take_marks(walk, picture, MAT).skip()
    assert (walk.step, "exposure" in walk.steps) == ("save", False)
    assert not finished(walk, ()).exposure.fixed


def test_holes_are_seen_on_a_board_and_not_on_a_bare_cloth() -> None:
    empty, bare = board_with({}), np.full((720, 1280, 3), 110, np.uint8)
    walk = take_corners(take_picture(Walk(), empty).skip(), empty, FOUR_CORNERS, 500.0)
    assert seen_holes(walk, empty) is not None
    assert seen_holes(walk, bare) is None
    assert seen_holes(Walk(), empty) is None
