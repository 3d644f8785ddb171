"""A calibrated table during a board game: the camera is bumped, a mark is covered, a lamp goes out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest

from calibration.exposure import Exposure
from calibration.follow import Steady
from calibration.measured import TableMeasured, save
from calibration.sheets import Layout
from calibration.steps import (
    Walk,
    finished,
    proposed_holes,
    quality,
    seen_holes,
    take_exposure,
    take_holes,
    take_marks,
    take_picture,
)
from companion.engine import Setup
from companion.journal import Journal
from companion.settings import Settings
from companion.signals import BoardSeen
from companion.table import Table
from hardware.board_eye import BoardEye, colours_of
from hardware.camera import Picture
from hardware.pretend.board import PretendBoard
from hardware.pretend.table import PretendTable
from hardware.rig import Rig, open_rig
from tests.hardware.board_evening import BoardEvening
from tests.hardware.tables import told_board_eye, told_eye, until

LAYOUT = Layout(500.0, 500.0, 44.0, 16.0, "board")
"""Where the pretend board has its marks (`hardware/pretend/wood.py`)."""


def calibrated() -> TableMeasured:
    """The pretend board, calibrated as a family does it."""
    shown = PretendBoard().frame()
    walk = take_marks(take_picture(Walk(), shown), shown, LAYOUT)
    walk = take_exposure(take_holes(walk, *proposed_holes(walk, seen_holes(walk, shown))).skip(), Exposure({}))
    return finished(walk, quality(walk, shown))


@pytest.fixture(scope="module")
def measured() -> TableMeasured:
    return calibrated()


@pytest.fixture
def evening(tmp_path: Path, measured: TableMeasured) -> Iterator[BoardEvening]:
    def eye(table: PretendTable, colours: tuple[str, ...]) -> BoardEye:
        return BoardEye(colours_of(colours), measured)

    with Journal(tmp_path / "journal.sqlite") as journal:
        made = BoardEvening(journal, Setup("board", ("Ada", "Bo")), eye, measured=measured)
        made.look()
        yield made


def bumped(px: float, degrees: float = 0.0) -> cv2.typing.MatLike:
    matrix = cv2.getRotationMatrix2D((640, 360), degrees, 1.0)
    matrix[0, 2] += px
    return matrix


def through(evening: BoardEvening, matrix: cv2.typing.MatLike) -> None:
    """From now on the camera looks from a little beside."""
    evening.camera.change = lambda picture: np.asarray(
        cv2.warpAffine(picture, matrix, (1280, 720), borderMode=cv2.BORDER_REFLECT), np.uint8)


def test_a_small_bump_in_the_middle_of_a_shot_is_put_right_and_noted_and_the_shot_counts(evening: BoardEvening) -> None:
    assert isinstance(evening.eyes.found(), Steady)
    evening.lie(-105, 105)
    evening.board.sink("c4", "red", True, "S")
    evening.frames(2)
    assert evening.board.moving
    through(evening, bumped(10, 0.7))
    evening.look()
    assert (evening.facts, evening.points, evening.doubt) == (["Shot camera"] * 2, [4, 0], "")
    assert evening.notices == ("cal.follow.realigned",)
    # The stone that nobody touched lies where it lay.
    (left,) = evening.view["loose"]
    assert (left["x_mm"], left["y_mm"]) == (pytest.approx(-105, abs=3), pytest.approx(105, abs=3))
    # What the referee's page draws over the picture goes along with it.
    x, y = evening.board.px(0, 0)
    due = bumped(10, 0.7) @ (x, y, 1)
    evening.eyes.reads(BoardSeen)
    reading = evening.eyes.reading()
    assert reading is not None
    assert reading.places["c3"] == pytest.approx(tuple(due), abs=1.5)


def test_a_large_bump_pauses_the_reading_and_says_so_until_the_camera_is_back(evening: BoardEvening) -> None:
    evening.sink("c4")
    through(evening, bumped(60))
    evening.frames(12)
    assert list(evening.notices) == ["cal.follow.moved"]
    read = evening.watch.readings
    evening.board.sink("a1", "red", True)
    evening.frames(20)
    assert (evening.watch.readings, evening.facts) == (read, ["Shot camera"])
    through(evening, bumped(0))
    evening.frames(12)
    evening.look()
    assert (list(evening.notices), evening.facts, evening.points) == ([], ["Shot camera"] * 2, [5, 0])


def test_a_covered_mark_pauses_the_reading_although_nothing_changed_on_the_board(evening: BoardEvening) -> None:
    evening.sink("c4")
    left, top = evening.board.px(-236, 236)
    right, bottom = evening.board.px(-188, 188)

    def cup(picture: Picture) -> Picture:
        over = picture.copy()
        over[round(top):round(bottom), round(left):round(right)] = (60, 80, 90)
        return over

    evening.camera.change = cup
    evening.frames(30)
    assert list(evening.notices) == ["cal.follow.lost"]
    evening.camera.change = lambda picture: picture
    evening.frames(12)
    assert (list(evening.notices), evening.facts, evening.doubt) == ([], ["Shot camera"], "")


@pytest.mark.parametrize(("lamp", "told"), [
    ((0.72, 0.72, 0.72), "cal.light.darker"),
    ((1.0, 0.9, 0.75), "cal.light.tinted"),
])
def test_a_lamp_that_changes_between_two_stills_is_told_and_is_no_shot(
        evening: BoardEvening, lamp: tuple[float, float, float], told: str) -> None:
    evening.sink("c4")
    evening.lie(35, 105)
    evening.camera.change = lambda picture: np.clip(picture * np.array(lamp), 0, 255).astype(np.uint8)
    evening.frames(30)
    assert (evening.notices, evening.facts, evening.doubt) == ((told,), ["Shot camera"] * 2, "")
    # In the new light a shot is read, and the stone that lies there is still the same one.
    evening.sink("b2", up=False)
    assert (evening.facts, evening.points[0]) == (["Shot camera"] * 3, 4 + 4)
    evening.camera.change = lambda picture: picture
    evening.frames(12)
    # The light is back, and nobody is told of a bump that was none.
    assert evening.notices == ()


@pytest.mark.parametrize(("times", "told"), [(2.5, "cal.light.darker"), (0.4, "cal.light.brighter")])
def test_a_rig_looks_after_light_and_place_during_a_board_game_too(tmp_path: Path, measured: TableMeasured,
                                                                   times: float, told: str) -> None:
    assert measured.light is not None
    save(tmp_path, replace(measured, light=replace(measured.light, level=times * measured.light.level)))
    with Journal(tmp_path / "journal.sqlite") as journal:
        table = Table(journal)
        table.open_match(Setup("board", ("Ada", "Bo")))
        holder: list[Rig] = []
        with open_rig(Settings(rig="pretend"), table, tmp_path, eye=told_eye(holder),
                      board_eye=told_board_eye(holder)) as rig:
            holder.append(rig)
            until(lambda: told in [notice.key for notice in table.scoreboard.notices])
