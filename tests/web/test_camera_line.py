"""What the cameras say of themselves becomes a line in the reader's language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import cv2
import pytest

from companion.settings import CameraSettings
from companion.speech import LANGUAGES, plain
from hardware.camera import FolderCamera, UsbCamera
from hardware.edges import EdgeLog
from hardware.errors import CameraGone
from hardware.picamera import PiCamera
from hardware.pretend.table import PretendCamera, PretendTable
from hardware.steady import SteadyCamera
from tests.browser.looks import PERSIAN
from web.camera_line import camera_line


class Capture:
    """An open device that has no picture."""

    def isOpened(self) -> bool:
        return True

    def set(self, what: int, value: float) -> None:
        """The size is what it is."""

    def get(self, what: int) -> float:
        return 1280.0 if what == cv2.CAP_PROP_FRAME_WIDTH else 720.0

    def read(self) -> tuple[bool, Any]:
        return False, None

    def release(self) -> None:
        """Nothing is held."""


def nothing() -> Any:
    raise CameraGone("hw.camera.none", "none")


@pytest.fixture
def lines(tmp_path: Path) -> dict[str, str]:
    """What each kind of camera says of itself, asked of the cameras."""
    (tmp_path / "table").mkdir()
    for n in range(2):
        (tmp_path / "table" / f"{n}.png").touch()
    pi = PiCamera.__new__(PiCamera)  # opening one needs a Pi; what it says depends on its size alone
    pi._size = (2304, 1296)
    absent = SteadyCamera(nothing, lambda *_, **__: None, 1.0)
    absent.open()
    with PretendCamera(PretendTable(EdgeLog())) as drawn, \
            UsbCamera(CameraSettings(), capture=lambda number: Capture()) as usb:
        return {"drawn": drawn.describe(), "usb": usb.describe(), "pi": pi.describe(),
                "folder": FolderCamera(tmp_path / "table").describe(), "none": absent.describe()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_camera_of_ours_is_told_in_its_own_words(lines: dict[str, str], language: str) -> None:
    told = {kind: camera_line(line, language) for kind, line in lines.items()}
    assert [kind for kind, line in told.items() if line == lines[kind]] == []
    assert len(set(told.values())) == len(told)


def test_a_persian_line_has_persian_digits(lines: dict[str, str]) -> None:
    size = re.findall(r"\d+", camera_line(lines["drawn"], "fa").replace("٬", ""))
    assert size == "1280 720".translate(PERSIAN).split()
    assert "2 تصویر".translate(PERSIAN) in plain(camera_line(lines["folder"], "fa"))
    assert not any(digit in camera_line(line, "fa") for line in lines.values() for digit in "0123456789")


def test_polish_pictures_are_counted_as_poles_count() -> None:
    assert plain(camera_line("3 pictures in table", "pl")) == "3 zdjęcia z folderu table"
    assert plain(camera_line("1 pictures in table", "pl")) == "Jedno zdjęcie z folderu table"


def test_a_camera_that_nobody_here_knows_keeps_its_line() -> None:
    assert camera_line("a camera of the tests", "fa") == "a camera of the tests"
