"""`push-companion calibrate`: the wizard's steps on pictures of a folder, sheets, checks, profiles."""

from __future__ import annotations

import json
import re
from pathlib import Path

import cv2
import numpy as np
import pytest
from click.testing import CliRunner, Result

from calibration.measured import table_measured
from calibration.plane import Picture
from calibration.sheets import mat_sheet
from companion.cli import commands
from companion.cli_calibrate import WITHOUT
from companion.engine import Prompt
from companion.speech import LANGUAGES, plain, say
from tests.calibration.drawn import STRAIGHT, photo, pose


def call(*words: str | Path) -> Result:
    return CliRunner().invoke(commands, [str(word) for word in words])


@pytest.fixture(autouse=True)
def _own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(tmp_path / "pictures" / "table.png", seen())
    return tmp_path


def seen() -> Picture:
    """The mat under a lamp that burns nothing out."""
    return (photo(mat_sheet("A3"), pose(12, 0, 0, 430), STRAIGHT) * 0.85).astype(np.uint8)


def write(path: Path, picture: Picture) -> None:
    path.parent.mkdir(exist_ok=True)
    cv2.imwrite(str(path), picture)


def calibrated(folder: Path, *more: str | Path) -> Result:
    return call("calibrate", "--pictures", folder / "pictures", "--data", folder, "--language", "en", *more)


def test_a_mat_is_calibrated_from_a_folder_and_the_profile_saved(folder: Path) -> None:
    done = calibrated(folder, "--where", "mat-A3", "--yes", "--draw", folder / "drawn.jpg")
    assert done.exit_code == 0, done.output
    assert "✓ Marks (0." in done.output
    assert "cannot be fixed" in done.output
    measured = table_measured(folder)
    assert measured is not None
    assert (measured.marks, measured.size) == ((0, 1, 2, 3), (1280, 720))
    assert (folder / "drawn.jpg").read_bytes()[:2] == b"\xff\xd8"


def test_a_board_is_calibrated_by_its_corners_and_asks_for_the_holes(folder: Path) -> None:
    words = ["calibrate", "--pictures", str(folder / "pictures"), "--data", str(folder), "--corners",
             "340,60 940,60 940,660 340,660", "--side", "500"]
    done = CliRunner().invoke(commands, words, input="66\n\n\n11\n\n\n\n")
    assert done.exit_code == 0, done.output
    measured = table_measured(folder)
    assert measured is not None
    assert measured.grid is not None
    assert (measured.grid.pitch_mm, measured.side_mm) == (66.0, 500.0)
    assert measured.ruled is not None
    assert measured.ruled.thick_mm == 11.0


@pytest.mark.parametrize(("words", "sentence"), [
    (["--where", "board"], "The marks lie as on the printed"),
    (["--corners", "1,2 3"], "are not four corners"),
    (["--corners", "940,60 340,60 340,660 940,660"], "."),
    (["--where", "mat-A3", "--lens", "{pictures}"], "0 of at least 4 pictures"),
])
def test_a_refusal_is_one_sentence_with_exit_code_2(folder: Path, words: list[str], sentence: str) -> None:
    done = calibrated(folder, "--yes", *[word.format(pictures=folder / "pictures") for word in words])
    assert done.exit_code == 2
    assert sentence in done.output.splitlines()[-1]
    assert table_measured(folder) is None


def test_a_refusal_speaks_the_language_that_was_asked_for(folder: Path) -> None:
    done = call("calibrate", "--pictures", folder / "pictures", "--data", folder, "--language", "de")
    assert done.exit_code == 2
    assert "Die Marken liegen wie" in done.output


def test_what_was_saved_need_not_be_named_again(folder: Path) -> None:
    assert calibrated(folder, "--where", "mat-A3", "--yes").exit_code == 0
    assert calibrated(folder, "--yes").exit_code == 0
    assert calibrated(folder, "--side", "400", "--yes").exit_code == 2


def test_a_board_without_holes_is_told(folder: Path) -> None:
    done = calibrated(folder, "--corners", "340,60 940,60 940,660 340,660", "--yes")
    assert done.exit_code == 0
    assert "! No holes are seen there" in done.output


def test_pictures_that_are_none(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    assert "no pictures" in calibrated(tmp_path).output
    (tmp_path / "pictures" / "a.jpg").write_bytes(b"\xff\xd8 no")
    assert "no whole JPEG" in calibrated(tmp_path).output
    write(tmp_path / "pictures" / "a.jpg", np.zeros((720, 1280, 3), np.uint8))
    assert "The picture is black" in calibrated(tmp_path).output


@pytest.fixture
def usb(tmp_path: Path) -> Path:
    """Settings that ask for a USB camera of a number that no machine has."""
    settings = tmp_path / "settings.toml"
    settings.write_text('[camera]\nkind = "usb"\ndevice = 59\n')
    return settings


@pytest.mark.parametrize("command", [("calibrate",), ("calibrate", "check")])
def test_without_a_camera_one_sentence_says_what_to_do_and_nothing_else_is_written(
        usb: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str], command: tuple[str, ...]) -> None:
    before = cv2.getLogLevel()
    done = call(*command, "--settings", usb, "--data", tmp_path, "--language", "en")
    assert done.exit_code == 2
    assert "There is no camera: plug one in, or name a folder of pictures with --pictures." in plain(done.output)
    assert "cards" not in done.output
    # OpenCV writes past Python, to the descriptor itself.
    assert capfd.readouterr().err == ""
    assert cv2.getLogLevel() == before


@pytest.mark.parametrize("key", sorted(WITHOUT))
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_the_camera_is_not_about_cards(key: str, language: str) -> None:
    values = {"device": 0, "folder": "table", "option": "--pictures"}
    said = say(Prompt(WITHOUT[key], values), language)
    assert said != say(Prompt(key, values), language)
    assert not set(re.findall(r"\w+", said.lower())) & {"cards", "karten", "carte", "karty", "کارت"}


def test_check_tells_whether_camera_and_profile_still_fit(folder: Path) -> None:
    calibrated(folder, "--where", "mat-A3", "--yes")
    table = folder / "pictures" / "table.png"
    good = call("calibrate", "check", table, "--data", folder, "--language", "en")
    assert good.exit_code == 0, good.output
    moved = folder / "moved.png"
    write(moved, np.roll(seen(), 120, axis=1))
    bad = call("calibrate", "check", moved, "--data", folder, "--language", "en")
    assert bad.exit_code == 1
    assert "The camera was moved" in bad.output


def test_a_photo_of_a_board_is_tried_out_without_saving(folder: Path) -> None:
    done = call("calibrate", "board", folder / "pictures" / "table.png", "--where", "mat-A3", "--draw", folder / "out")
    assert done.exit_code == 0, done.output
    assert "marks 0, 1, 2, 3; 0." in done.output
    assert (folder / "out" / "table.jpg").exists()
    assert table_measured(folder) is None


def test_sheets_are_written(tmp_path: Path) -> None:
    done = call("calibrate", "sheets", "--into", tmp_path / "sheets")
    assert done.exit_code == 0, done.output
    assert sorted(path.name for path in (tmp_path / "sheets").glob("*A4*")) == [
        f"push-{name}-A4.{kind}" for name in ("lens", "marks", "mat") for kind in ("pdf", "svg")]


def test_profiles_are_listed_restored_and_moved(folder: Path, tmp_path: Path) -> None:
    for _ in range(2):
        calibrated(folder, "--where", "mat-A3", "--yes")
    assert call("calibrate", "profile", "list", "--data", folder).output.count("table ") == 2
    assert "table-000003" in call("calibrate", "profile", "restore", "table", "1", "--data", folder).output
    packed = tmp_path / "packed.json"
    assert call("calibrate", "profile", "export", packed, "--data", folder).exit_code == 0
    other = tmp_path / "other"
    assert call("calibrate", "profile", "export", packed, "--data", other).exit_code == 2
    assert call("calibrate", "profile", "import", packed, "--data", other).exit_code == 0
    assert table_measured(other) == table_measured(folder)
    packed.write_text(json.dumps({"kind": "x"}))
    assert call("calibrate", "profile", "import", packed, "--data", other).exit_code == 2
