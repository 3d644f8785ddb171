"""Pictures: a frame, and what a camera is. The Pi's camera is in picamera.py; USB and folders are here."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self

import cv2
import numpy as np
import numpy.typing as npt

from companion.settings import CameraSettings
from hardware.edges import now_ns
from hardware.errors import CameraGone, EndOfPictures

Picture = npt.NDArray[np.uint8]
"""Height x width x 3, blue first (what OpenCV calls BGR)."""

ENDINGS = (".jpg", ".jpeg", ".png")
NO_CAMERA = "there is no camera: plug one in; cards can be entered by hand meanwhile"
NO_PICTURES = "the camera gives no pictures: check its cable; play goes on by hand"

SHOWN_TIMES = 12
"""A folder's picture is shown this often: enough for stillness and agreement at their default settings."""


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """One picture, when it arrived (ns, the edges' clock) and its number, counted from 1 by its camera."""

    picture: Picture
    at_ns: int
    number: int


class Camera(Protocol):
    """Where frames come from. An open camera delivers; what cannot deliver raises CameraGone."""

    def grab(self, timeout_s: float) -> Frame:
        """The next frame. Raises CameraGone when none came for `timeout_s`."""

    def describe(self) -> str:
        """One line: which camera, what size."""

    def close(self) -> None:
        """The device is free again; safe twice."""

    def __enter__(self) -> Self:
        """The camera itself."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        """Closed."""


class Closing:
    """`with` for cameras: closed at the end, whatever happened."""

    def close(self) -> None:
        """The device is free again; safe twice."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.close()


class UsbCamera(Closing):
    """A camera that the kernel shows as /dev/video*. A thread of its own drains it, so a frame is never an old one."""

    def __init__(self, settings: CameraSettings, clock: Callable[[], int] = now_ns,
                 capture: Callable[[int], Any] | None = None) -> None:
        """Delivers from now on. Raises CameraGone when there is no such device or another program has it."""
        number = settings.device
        self._clock = clock
        self._capture = (capture or _video)(number)
        if not self._capture.isOpened():
            self._capture.release()
            if Path(f"/dev/video{number}").exists():
                sentence = f"/dev/video{number} gives no picture: close the other program that uses the camera"
                raise CameraGone("hw.camera.busy", sentence, device=number)
            raise CameraGone("hw.camera.none", NO_CAMERA)
        self._capture.set(cv2.CAP_PROP_FRAME_WIDTH, settings.width)
        self._capture.set(cv2.CAP_PROP_FRAME_HEIGHT, settings.height)
        # Read back: a camera takes the nearest size it has.
        self._size = tuple(int(self._capture.get(p)) for p in (cv2.CAP_PROP_FRAME_WIDTH, cv2.CAP_PROP_FRAME_HEIGHT))
        self._number = number
        self._newest: Frame | None = None
        self._ended = False
        self._taken = 0
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._drain, name="usb-camera", daemon=True)
        self._thread.start()

    def _drain(self) -> None:
        count = 0
        while not self._ended:
            good, picture = self._capture.read()
            with self._changed:
                if not good:
                    self._ended = True
                else:
                    count += 1
                    self._newest = Frame(np.asarray(picture, np.uint8), self._clock(), count)
                self._changed.notify_all()
        self._capture.release()

    def grab(self, timeout_s: float) -> Frame:
        """The newest frame that was not grabbed before. Raises CameraGone when unplugged or stalled."""
        with self._changed:
            self._changed.wait_for(lambda: self._ended or self._fresh() is not None, timeout_s)
            fresh = self._fresh()
            if fresh is None:
                raise CameraGone("hw.camera.gone", NO_PICTURES)
            self._taken = fresh.number
            return fresh

    def _fresh(self) -> Frame | None:
        return self._newest if self._newest is not None and self._newest.number > self._taken else None

    def describe(self) -> str:
        """Device and size."""
        return f"USB camera {self._number}, {self._size[0]}x{self._size[1]}"

    def close(self) -> None:
        """No more frames are read; the device is released when the read in progress ends, a second at most waited."""
        self._ended = True
        self._thread.join(1.0)


def _video(number: int) -> Any:
    return cv2.VideoCapture(number, cv2.CAP_V4L2)


class FolderCamera(Closing):
    """The pictures of a folder in order of name, each shown a few times, the last one for as long as asked."""

    def __init__(self, folder: Path, *, clock: Callable[[], int] = now_ns, pause: Callable[[float], Any] | None = None,
                 skipped: Callable[[str], Any] = lambda name: None, times: int = SHOWN_TIMES, ends: bool = False,
                 fps: float = 10.0) -> None:
        """Shows `folder`, `times` frames a picture. A file that is no whole picture goes to `skipped`.

        With `ends` the last picture is followed by EndOfPictures. Raises CameraGone when there is no picture at all.
        """
        self._folder = folder
        self._clock, self._pause, self._skipped = clock, pause or threading.Event().wait, skipped
        self._times, self._ends, self._period_s = times, ends, 1 / fps
        self._left = sorted(p for p in folder.glob("*") if p.suffix.lower() in ENDINGS) if folder.is_dir() else []
        self._all = len(self._left)
        self._shown: Picture | None = None
        self._times_left = 0
        self._number = 0
        if not self._left:
            sentence = f"there are no pictures (jpg, png) in {folder}: name a folder that has some"
            raise CameraGone("hw.camera.folder", sentence, folder=folder.name)

    def grab(self, timeout_s: float) -> Frame:
        """The next frame. Raises EndOfPictures after the last picture when the folder is to end."""
        self._pause(min(self._period_s, timeout_s))
        while self._times_left == 0 and self._left:
            path = self._left.pop(0)
            picture = read_picture(path.read_bytes())
            if picture is None:
                self._skipped(path.name)
                continue
            self._shown, self._times_left = picture, self._times
        if self._shown is None or (self._times_left == 0 and self._ends):
            sentence = f"{self._folder} has shown its last picture"
            raise EndOfPictures("hw.camera.folder", sentence, folder=self._folder.name)
        self._times_left = max(0, self._times_left - 1)
        self._number += 1
        return Frame(self._shown, self._clock(), self._number)

    def describe(self) -> str:
        """Folder and number of pictures."""
        return f"{self._all} pictures in {self._folder.name}"


def read_picture(data: bytes) -> Picture | None:
    """The picture in the bytes of a JPEG or PNG file, or None when they are damaged or cut short."""
    whole = data.rstrip(b"\0")
    if not (whole.endswith(b"\xff\xd9") if data[:2] == b"\xff\xd8" else b"IEND" in data[-16:]):
        # OpenCV fills the missing part of a torn JPEG with grey and says nothing.
        return None
    try:
        picture = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    except cv2.error:
        return None
    return None if picture is None else np.asarray(picture, np.uint8)
