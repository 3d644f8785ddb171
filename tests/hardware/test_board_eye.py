"""The eye of the table's board goes by what this table was taught."""

from __future__ import annotations

from pathlib import Path

from calibration.colours import StoneColours
from calibration.measured import TableMeasured, save
from hardware.board_eye import PAINTS, board_eye, colours_of

RED = (150.0, 60.0, 40.0)


def test_without_calibration_stones_look_as_they_are_usually_painted(tmp_path: Path) -> None:
    eye = board_eye(tmp_path)(("red", "blue"))
    assert eye._reader.sight.colours == StoneColours({"red": PAINTS["red"], "blue": PAINTS["blue"]})


def test_stones_look_as_they_were_taught(tmp_path: Path) -> None:
    save(tmp_path, TableMeasured((1280, 720), colours=StoneColours({}, {"red": RED, "green": (0.0, 90.0, 0.0)})))
    colours = board_eye(tmp_path)(("red", "blue"))._reader.sight.colours
    assert dict(colours.palette()) == {"red": RED, "blue": PAINTS["blue"]}


def test_a_colour_nobody_knows_is_left_away() -> None:
    assert colours_of(("red", "plaid")).names == ("red",)
