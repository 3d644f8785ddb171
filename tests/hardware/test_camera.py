"""Folder and USB cameras, and a camera that is pulled, taken or stalled and comes back by itself."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from companion.settings import CameraSettings
from hardware.camera import Camera, Closing, FolderCamera, Frame, UsbCamera, read_picture
from hardware.errors import CameraGone, EndOfPictures
from hardware.steady import LONGEST_S, SteadyCamera, opener
from tests.hardware.fakes import FakeClock, FakeTable


def grey(level: int) -> np.ndarray[Any, Any]:
    return np.full((48, 64, 3), level, np.uint8)


def encoded(level: int, ending: str = ".jpg") -> bytes:
    return cv2.imencode(ending, grey(level))[1].tobytes()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, level in (("b.png", 200), ("a.jpg", 50)):
        (tmp_path / name).write_bytes(encoded(level, name[-4:]))
    (tmp_path / "notes.txt").write_text("no picture")
    return tmp_path


def levels(camera: Camera, count: int) -> list[int]:
    return [round(float(camera.grab(1).picture.mean())) for _ in range(count)]


def shown(folder: Path, **more: Any) -> FolderCamera:
    return FolderCamera(folder, pause=lambda seconds: None, **more)


def test_folder_shows_pictures_in_order_of_name_and_keeps_the_last(folder: Path) -> None:
    with shown(folder, times=2) as camera:
        assert levels(camera, 6) == [50, 50, 200, 200, 200, 200]
        assert camera.grab(1).number == 7


def test_folder_that_ends(folder: Path) -> None:
    camera = shown(folder, times=1, ends=True)
    assert levels(camera, 2) == [50, 200]
    with pytest.raises(EndOfPictures):
        camera.grab(1)


DAMAGES = [lambda data: data[: len(data) // 2], lambda data: b"", lambda data: b"\xff\xd8junk\xff\xd9"]


@pytest.mark.parametrize("damage", DAMAGES, ids=["cut", "empty", "junk"])
def test_a_damaged_picture_is_skipped_and_named(folder: Path, damage: Callable[[bytes], bytes]) -> None:
    (folder / "a.jpg").write_bytes(damage((folder / "a.jpg").read_bytes()))
    skipped: list[str] = []
    assert levels(shown(folder, skipped=skipped.append), 1) == [200]
    assert skipped == ["a.jpg"]


def test_a_folder_without_pictures(tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "missing"):
        with pytest.raises(CameraGone) as caught:
            FolderCamera(place)
        assert caught.value.key == "hw.camera.folder"


def test_pictures_are_blue_first(tmp_path: Path) -> None:
    blue = np.zeros((8, 8, 3), np.uint8)
    blue[:, :, 0] = 255
    picture = read_picture(cv2.imencode(".png", blue)[1].tobytes())
    assert picture is not None
    assert picture[0, 0].tolist() == [255, 0, 0]


class FakeCapture:
    """As much of cv2.VideoCapture as a USB camera needs; `pictures` are read one after the other, then it is pulled."""

    def __init__(self, pictures: int, opened: bool = True) -> None:
        self.left, self.opened, self.released = pictures, opened, False
        self.values: dict[int, float] = {}

    def isOpened(self) -> bool:
        return self.opened

    def set(self, what: int, value: float) -> None:
        self.values[what] = min(value, 640)

    def get(self, what: int) -> float:
        return self.values[what]

    def read(self) -> tuple[bool, Any]:
        self.left -= 1
        return (True, grey(9)) if self.left >= 0 else (False, None)

    def release(self) -> None:
        self.released = True


def test_usb_camera_delivers_and_tells_when_it_is_pulled() -> None:
    capture = FakeCapture(3)
    camera = UsbCamera(CameraSettings(), capture=lambda number: capture)
    assert camera.grab(5).picture.shape == (48, 64, 3)
    camera._thread.join(5)
    assert camera.describe() == "USB camera 0, 640x640"
    if camera._fresh() is not None:
        camera.grab(5)
    with pytest.raises(CameraGone) as caught:
        camera.grab(5)
    assert caught.value.key == "hw.camera.gone"
    camera.close()
    camera.close()
    assert capture.released


def test_usb_camera_missing_and_taken() -> None:
    keys = []
    for device in (63, 0):
        with pytest.raises(CameraGone) as caught:
            UsbCamera(CameraSettings(device=device), capture=lambda number: FakeCapture(0, opened=False))
        keys.append(caught.value.key)
    assert keys[0] == "hw.camera.none"
    assert keys[1] == ("hw.camera.busy" if Path("/dev/video0").exists() else "hw.camera.none")


class Script(Closing):
    """A camera that does what a list says: a frame, or the key of what is wrong."""

    def __init__(self, acts: list[str], clock: FakeClock) -> None:
        self.acts, self.clock, self.opened, self.closed = acts, clock, 0, 0

    def open(self) -> Script:
        self.opened += 1
        if self.acts and self.acts[0].startswith("open:"):
            raise CameraGone(self.acts.pop(0)[5:], "cannot be opened")
        return self

    def grab(self, timeout_s: float) -> Frame:
        act = self.acts.pop(0) if self.acts else "frame"
        if act != "frame":
            raise CameraGone(act, "it fails")
        return Frame(grey(1), self.clock(), 1)

    def describe(self) -> str:
        return "script"

    def close(self) -> None:
        self.closed += 1


def steady(acts: list[str]) -> tuple[SteadyCamera, Script, FakeTable, FakeClock]:
    clock, table = FakeClock(), FakeTable()
    script = Script(acts, clock)
    camera = SteadyCamera(script.open, table.notice, 2.0, clock=clock, pause=lambda seconds: clock.move(1000 * seconds))
    return camera, script, table, clock


def test_camera_pulled_during_play_comes_back_by_itself() -> None:
    camera, script, table, _ = steady(["frame", "hw.camera.gone", "frame"])
    assert camera.grab() is not None
    assert camera.grab() is None
    assert table.notices == {"hw.camera.gone": [{}]}
    assert camera.gone == "hw.camera.gone"
    assert script.closed == 1
    while camera.grab() is None:
        pass
    assert table.notices == {}
    assert (camera.gone, camera.describe()) == ("", "script")


def test_it_is_tried_again_with_growing_pauses() -> None:
    camera, script, _, clock = steady(["open:hw.camera.none"] * 30)
    tries: list[int] = []
    while len(tries) < 8:
        before, at = script.opened, clock.ns
        camera.grab()
        if script.opened > before:
            tries.append(at)
    gaps = [(later - earlier) / 1e9 for earlier, later in pairwise(tries)]
    assert gaps == sorted(gaps)
    assert gaps[0] == pytest.approx(0.5)
    assert gaps[-1] == pytest.approx(LONGEST_S)


def test_the_reason_shown_is_the_newest() -> None:
    camera, _, table, clock = steady(["frame", "hw.camera.gone", "open:hw.camera.busy"])
    for _ in range(20):
        camera.grab()
    assert table.notices == {}
    assert [key for key, on in table.said if on] == ["hw.camera.gone", "hw.camera.busy"]
    assert [on for _, on in table.said] == [True, False, True, False]
    assert clock.ns > 1_500_000_000


def test_opener_folder_skips_with_a_notice(folder: Path) -> None:
    (folder / "a.jpg").write_bytes(b"\xff\xd8 torn")
    table = FakeTable()
    with opener(CameraSettings(kind="folder", folder=str(folder)), table.notice)() as camera:
        camera.grab(0.01)
    assert table.notices == {"hw.camera.picture": [{"picture": "a.jpg"}]}


def test_no_picamera2_on_a_pc() -> None:
    pytest.importorskip("cv2")
    with pytest.raises(CameraGone) as caught:
        opener(CameraSettings(kind="pi"), FakeTable().notice)()
    assert caught.value.key in ("hw.camera.picamera2", "hw.camera.none", "hw.camera.busy", "hw.camera.fault")
