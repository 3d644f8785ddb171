"""The board reader on drawn boards: what lies there is read, what cannot be read is said so with the reason."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest

from calibration.colours import StoneColours
from calibration.errors import Unfit
from calibration.holes import Grid
from companion.games.board.holes import HOLES
from companion.signals import SURE
from hardware.eye.board import BoardReader, BoardReading, BoardSight
from hardware.eye.board.finding import decoded
from hardware.eye.errors import PictureRefused
from tests.hardware.eye.board.drawn import PAINTS, Picture, draw, plane, project

STONES = {"a1": ("red", True), "b2": ("blue", False), "c3": ("yellow", True), "e5": ("red", False),
          "d1": ("blue", True)}
SET_UP = BoardSight(StoneColours(PAINTS), plane(), Grid(5, 5, 70, 40), stone_mm=35)
LOOKING = BoardSight(StoneColours(PAINTS))


@pytest.fixture(scope="module")
def reader() -> BoardReader:
    return BoardReader(SET_UP)


def read(reader: BoardReader, picture: Picture, sight: BoardSight = SET_UP) -> BoardReading:
    reader.sight = sight
    return reader.read(picture)


def sunk(reading: BoardReading) -> dict[str, tuple[str, bool | None]]:
    """The stones in holes as they are named."""
    return {hole.hole: (hole.state, hole.marked_up) for hole in reading.seen.holes if hole.state != "empty"}


def refusal(reader: BoardReader, picture: Picture, sight: BoardSight = LOOKING) -> str:
    with pytest.raises(Unfit) as error:
        read(reader, picture, sight)
    return error.value.prompt.key


def test_B6_every_hole_is_named_with_its_stone_and_face(reader: BoardReader) -> None:
    reading = read(reader, draw(STONES))
    assert [hole.hole for hole in reading.seen.holes] == list(HOLES)
    assert sunk(reading) == STONES
    assert min(hole.confidence for hole in reading.seen.holes) >= SURE
    assert reading.unreadable == ()


def test_an_empty_board_is_empty(reader: BoardReader) -> None:
    assert sunk(read(reader, draw())) == {}


def test_all_holes_full_are_all_read(reader: BoardReader) -> None:
    full = {hole: (list(PAINTS)[n % 3], n % 2 == 0) for n, hole in enumerate(HOLES)}
    named = sunk(read(reader, draw(full)))
    assert len(named) == 25
    # One hole of 25 in doubt is asked for, a wrong one is not allowed.
    wrong = {hole: named[hole] for hole in full if named[hole] != full[hole]}
    assert set(wrong.values()) <= {("unsure", None)}
    assert len(wrong) <= 1


@pytest.mark.parametrize("quarters", [0, 1, 2, 3])
def test_without_a_set_up_the_marks_say_where_south_is(reader: BoardReader, quarters: int) -> None:
    reading = read(reader, draw(STONES, turn=quarters * np.pi / 2), LOOKING)
    assert sunk(reading) == STONES
    assert reading.notes == ()


def test_without_marks_the_lower_edge_is_taken_for_south_and_that_is_said(reader: BoardReader) -> None:
    reading = read(reader, draw(STONES, marks=False), LOOKING)
    assert sunk(reading) == STONES
    assert [note.key for note in reading.notes] == ["board-eye.no-marks"]


def test_holes_are_told_where_they_are(reader: BoardReader) -> None:
    reading = read(reader, draw(STONES), LOOKING)
    due = dict(zip(HOLES, project(np.column_stack([Grid().centres(), np.zeros(25)])), strict=True))
    assert max(np.hypot(*(np.array(reading.holes[hole]) - due[hole])) for hole in HOLES) < 3


def test_a_dim_picture_is_read(reader: BoardReader) -> None:
    assert sunk(read(reader, (draw(STONES) * 0.4).astype(np.uint8))) == STONES


def test_what_something_covers_is_not_read_and_said_so(reader: BoardReader) -> None:
    picture = draw(STONES)
    cv2.rectangle(picture, (560, 0), (1279, 300), (150, 170, 205), -1)
    reading = read(reader, picture)
    doubtful = {hole.hole for hole in reading.seen.holes if hole.state == "unsure" or hole.confidence < SURE}
    assert doubtful >= {"d5", "e5", "d4", "e4"}
    assert all(hole.state == STONES[hole.hole][0] for hole in reading.seen.holes if hole.hole in ("a1", "b2", "d1"))


def test_B9_a_loose_stone_has_a_colour_and_a_place(reader: BoardReader) -> None:
    reading = read(reader, draw(STONES, loose={(-100.0, 105.0): ("yellow", True)}))
    (stone,) = reading.seen.loose
    assert stone.colour == "yellow"
    assert np.hypot(stone.x_mm + 100, stone.y_mm - 105) < 6
    assert sunk(reading) == STONES


@pytest.mark.parametrize("thick", [4.0, 14.0])
def test_B9_a_loose_stone_is_placed_nearer_where_its_thickness_was_measured(reader: BoardReader, thick: float) -> None:
    due = np.array([(-100.0, 105.0), (170.0, 20.0), (105.0, -168.0), (-170.0, -35.0)])
    lying = {(float(x), float(y)): ("red", n % 2 == 0) for n, (x, y) in enumerate(due)}
    picture = draw(STONES, loose=lying, thick=thick)

    def off(sight: BoardSight) -> list[float]:
        places = np.array([(stone.x_mm, stone.y_mm) for stone in read(reader, picture, sight).seen.loose])
        assert len(places) == len(due)
        return [float(np.hypot(*(places - one).T).min()) for one in due]

    taken_for, measured = off(SET_UP), off(replace(SET_UP, thick_mm=thick))
    assert max(measured) < min(1.5, max(taken_for) / 2)
    assert np.mean(measured) < np.mean(taken_for) / 2


def test_a_board_without_colours_in_play_names_no_stone(reader: BoardReader) -> None:
    reading = read(reader, draw(STONES), BoardSight(plane=plane(), grid=Grid(5, 5, 70, 40)))
    assert {hole.hole for hole in reading.seen.holes if hole.state == "unsure"} == set(STONES)


def test_an_unchanged_board_is_known_and_a_new_stone_is_not(reader: BoardReader) -> None:
    picture = draw(STONES)
    read(reader, picture)
    noise = np.random.default_rng(9).normal(0, 3, picture.shape)
    assert reader.unchanged(np.clip(picture * 0.93 + noise, 0, 255).astype(np.uint8))
    assert not reader.unchanged(draw({**STONES, "c5": ("blue", True)}))


def test_before_the_first_reading_nothing_is_unchanged() -> None:
    assert not BoardReader(SET_UP).unchanged(draw())


def test_the_same_camera_at_another_resolution_is_read(reader: BoardReader) -> None:
    half = np.asarray(cv2.resize(draw(STONES), (960, 540), interpolation=cv2.INTER_AREA), np.uint8)
    assert sunk(read(reader, half)) == STONES


def test_a_picture_of_another_camera_is_refused(reader: BoardReader) -> None:
    assert refusal(reader, draw(STONES)[:, 160:1120].copy(), SET_UP) == "board-eye.size"


@pytest.mark.parametrize(("picture", "key"), [
    (np.zeros((720, 1280, 3), np.uint8), "board-eye.dark"),
    (np.full((720, 1280, 3), 200, np.uint8), "board-eye.none"),
    (np.full((40, 60, 3), 200, np.uint8), "board-eye.none"),
    (np.kron(np.indices((9, 16)).sum(0) % 2, np.ones((80, 80)))[:, :, None].repeat(3, 2).astype(np.uint8) * 220,
     "board-eye.none"),
])
def test_pictures_without_a_board_are_refused(reader: BoardReader, picture: Picture, key: str) -> None:
    assert refusal(reader, picture) == key


def test_half_a_board_is_refused(reader: BoardReader) -> None:
    assert refusal(reader, np.ascontiguousarray(np.roll(draw(marks=False), 560, 1)[:, 560:])) == "board-eye.half"


def test_a_mirrored_picture_is_refused(reader: BoardReader) -> None:
    assert refusal(reader, np.ascontiguousarray(draw(STONES)[:, ::-1])) == "board-eye.mirrored"


def test_a_picture_of_another_type_is_refused(reader: BoardReader) -> None:
    with pytest.raises(PictureRefused):
        reader.read(np.zeros((720, 1280, 3), np.float32))


def test_a_torn_jpeg_is_refused_and_a_whole_one_is_read() -> None:
    code = cv2.imencode(".jpg", draw())[1].tobytes()
    assert decoded(code).shape == (720, 1280, 3)
    for broken in (code[: len(code) // 2], b"", b"no picture"):
        with pytest.raises(Unfit, match=r"board-eye\.broken"):
            decoded(broken)
