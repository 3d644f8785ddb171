"""The Pi's own camera, through picamera2 (which comes with the system and is imported only here, only when used)."""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from calibration.exposure import Exposure, Values, read_back
from companion.settings import CameraSettings
from hardware.camera import NO_CAMERA, NO_PICTURES, Closing, Frame, Picture
from hardware.edges import now_ns
from hardware.errors import CameraGone

HELD = ("ExposureTime", "AnalogueGain", "ColourGains")
"""What `hold` fixes and reads back: libcamera's names; us, factor, (red, blue) factors."""
SETTLES_FRAMES = 6
"""A control reaches the sensor a few frames after it was set; so many later it is what it will be."""


class PiCamera(Closing):
    """One video stream of the Pi's camera, blue first."""

    def __init__(self, settings: CameraSettings, clock: Callable[[], int] = now_ns) -> None:
        """Delivers from now on. Raises CameraGone: no picamera2, no camera, taken by another program, broken."""
        self._clock = clock
        self._number = 0
        self._camera: Any = None
        try:
            picamera2 = import_module("picamera2")
        except ImportError as error:
            sentence = f"picamera2 cannot be loaded ({error}): install it with 'sudo apt install python3-picamera2'"
            raise CameraGone("hw.camera.picamera2", sentence) from error
        if not _is_listed(picamera2.Picamera2, settings.device):
            raise CameraGone("hw.camera.none", NO_CAMERA)
        try:
            self._camera = picamera2.Picamera2(settings.device)
            main = {"format": "RGB888", "size": (settings.width, settings.height)}
            self._camera.configure(self._camera.create_video_configuration(main=main))
            got = self._camera.camera_configuration()["main"]
            self._camera.start()
        except Exception as error:  # picamera2 raises what libcamera, the kernel or its own lists raise
            with contextlib.suppress(Exception):
                self.close()
            if "busy" in f"{error} {error.__cause__} {error.__context__}".lower():
                sentence = "another program uses the Pi camera: close it"
                raise CameraGone("hw.camera.busy", sentence, device=settings.device) from error
            sentence = f"the Pi camera does not start ({error}): check its cable, then restart the computer"
            raise CameraGone("hw.camera.fault", sentence) from error
        # Read back: the camera takes the nearest size and format it has. picamera2 names formats as libcamera
        # does, so "RGB888" is blue first in memory.
        self._format, self._size = str(got["format"]), tuple(got["size"])
        if self._format not in ("RGB888", "BGR888"):
            self.close()
            sentence = f"the Pi camera gives {self._format} pictures, which nobody here can read: take another camera"
            raise CameraGone("hw.camera.format", sentence)

    def grab(self, timeout_s: float) -> Frame:
        """The next frame. Raises CameraGone when none came in time."""
        if self._camera is None:
            raise CameraGone("hw.camera.gone", "the camera is closed")
        try:
            array = self._camera.capture_array("main", wait=timeout_s)
        except Exception as error:  # TimeoutError when stalled; libcamera raises others when it is unplugged
            raise CameraGone("hw.camera.gone", NO_PICTURES) from error
        picture: Picture = np.asarray(array, np.uint8)
        self._number += 1
        return Frame(picture[:, :, ::-1].copy() if self._format == "BGR888" else picture, self._clock(), self._number)

    def hold(self, values: Values | None = None) -> Exposure:
        """Exposure, gain and white balance stay as they are now, or as in `values`, where this camera can hold them.

        What it does is read back from a later frame; raises Unfit where that is something else.
        """
        known = self._camera.camera_controls
        now = self.measured() if values is None else values
        wanted = {name: now[name] for name in HELD if name in now and name in known}
        automatic = {name: False for name in ("AeEnable", "AwbEnable") if name in known}
        self._camera.set_controls(automatic | {name: _control(name, held) for name, held in wanted.items()})
        if not wanted:
            return Exposure({})
        for _ in range(SETTLES_FRAMES):
            self._camera.capture_metadata()
        return read_back(wanted, self.measured())

    def measured(self) -> Values:
        """What the camera says about its newest frame, for finding drift."""
        metadata = self._camera.capture_metadata()
        return {name: tuple(float(v) for v in np.atleast_1d(metadata[name])) for name in HELD if name in metadata}

    def describe(self) -> str:
        """Size and format."""
        return f"Pi camera, {self._size[0]}x{self._size[1]}"

    def close(self) -> None:
        """The camera is free for other programs; safe twice, also while it has stalled."""
        camera, self._camera = self._camera, None
        if camera is not None:
            camera.close()
            # picamera2's objects hold each other. Left to the end of the program they are freed after libcamera
            # itself, which then crashes (seen with 0.3.38 on libcamera 0.4.0).
            del camera
            gc.collect()


def _control(name: str, held: tuple[float, ...]) -> int | float | tuple[float, ...]:
    """The value as libcamera takes it: whole us, a factor, or a pair of factors."""
    return held if len(held) > 1 else round(held[0]) if name == "ExposureTime" else held[0]


def _is_listed(picamera2: Any, number: int) -> bool:
    """True when libcamera knows a camera of that number now.

    It looks for cameras once, when its manager is made. A camera that another program held at that moment, or that was
    plugged in later, is found by a new manager only.
    """
    if len(picamera2.global_camera_info()) > number:
        return True
    with contextlib.suppress(AttributeError):  # picamera2 before 0.3.27 has none to make anew
        picamera2._cm.reset()
    return len(picamera2.global_camera_info()) > number
