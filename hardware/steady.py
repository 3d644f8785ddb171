"""A camera that comes back by itself: opened when it is there, named when it is gone, tried again and again."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from calibration.errors import Unfit
from calibration.exposure import Exposure, Fixable, Values
from companion.settings import CameraSettings
from hardware.camera import Camera, FolderCamera, Frame, UsbCamera
from hardware.edges import now_ns
from hardware.errors import CameraGone
from hardware.picamera import PiCamera

log = logging.getLogger(__name__)

SHORTEST_S, LONGEST_S = 0.5, 8.0
"""Pause before a camera is tried again; it doubles from the one to the other."""

Notice = Callable[..., Any]
"""`Listener.notice`: key, values, on."""


class SteadyCamera:
    """Frames while there are some, None while there are none, and a notice that says which."""

    def __init__(self, opened: Callable[[], Camera], notice: Notice, timeout_s: float, *,
                 clock: Callable[[], int] = now_ns, pause: Callable[[float], Any] | None = None) -> None:
        self._opened = opened
        self._notice = notice
        self._timeout_s = timeout_s
        self._clock = clock
        self._pause = pause or threading.Event().wait
        self._camera: Camera | None = None
        self._retry_ns = 0
        self._backoff_s = SHORTEST_S
        self._shown: tuple[str, Mapping[str, Any]] | None = None
        self._last: Frame | None = None
        self._using = threading.RLock()
        self._keeps: Values = {}
        self.frames = 0
        """How many frames were delivered."""

    @property
    def gone(self) -> str:
        """Key of the notice that is shown, empty while the camera delivers."""
        return self._shown[0] if self._shown else ""

    @property
    def gone_values(self) -> Mapping[str, Any]:
        """What fills that notice."""
        return self._shown[1] if self._shown else {}

    @property
    def last(self) -> Frame | None:
        """The newest frame, for a look at the table."""
        return self._last

    def describe(self) -> str:
        """Which camera, or why there is none."""
        return self._camera.describe() if self._camera is not None else f"no camera ({self.gone or 'not yet opened'})"

    def open(self) -> bool:
        """True when the camera is open; where it cannot be opened, the reason is shown and it is tried again later."""
        with self._using:
            if self._camera is None:
                try:
                    self._camera = self._opened()
                    self._hold_again(self._camera)
                except CameraGone as error:
                    self._lost(error)
            return self._camera is not None

    def grab(self) -> Frame | None:
        """The next frame, or None when the camera is gone; then this call has taken a moment, not the backoff."""
        now = self._clock()
        if self._camera is None and now < self._retry_ns:
            self._pause(min(0.2, (self._retry_ns - now) / 1e9))
            return None
        with self._using:
            if not self.open() or self._camera is None:
                return None
            try:
                frame = self._camera.grab(self._timeout_s)
            except CameraGone as error:
                self._lost(error)
                return None
        self._backoff_s = SHORTEST_S
        self._show(None)
        self._last = frame
        self.frames += 1
        return frame

    @property
    def fixable(self) -> bool:
        """Whether the camera can hold exposure, gain and white balance."""
        return isinstance(self._camera, Fixable)

    def hold(self, values: Values | None = None) -> Exposure:
        """They are held as they are now, or as in `values`, also after the camera was gone; empty where they cannot be.

        Raises Unfit where the camera does something else than it was told.
        """
        with self._using:
            camera: object = self._camera
            self._keeps = values or {}
            if not isinstance(camera, Fixable):
                return Exposure({})
            held = camera.hold(values)
            self._keeps = held.values
            return held

    def drifted(self) -> tuple[str, ...]:
        """The held controls that are not what they were any more; it may wait for a frame."""
        with self._using:
            camera: object = self._camera
            if not self._keeps or not isinstance(camera, Fixable):
                return ()
            try:
                return Exposure(self._keeps).differs(camera.measured())
            except Exception as error:  # a camera that is just being pulled may raise anything
                log.info("the camera does not tell its exposure: %s", error)
                return ()

    def _hold_again(self, camera: object) -> None:
        """A camera that was opened anew begins with its automatics."""
        if self._keeps and isinstance(camera, Fixable):
            try:
                camera.hold(self._keeps)
            except Unfit as error:
                log.info("the exposure could not be held again: %s", error)

    def close(self) -> None:
        """The camera is closed, after a grab in progress; safe twice."""
        # libcamera does not survive that a camera is taken away from a thread that waits for its frame.
        with self._using:
            camera, self._camera = self._camera, None
            if camera is not None:
                try:
                    camera.close()
                except Exception as error:  # a camera that was pulled may fail in any way while it closes
                    log.info("the camera did not close as it should: %s", error)

    def _lost(self, error: CameraGone) -> None:
        self.close()
        self._retry_ns = self._clock() + round(self._backoff_s * 1e9)
        self._backoff_s = min(LONGEST_S, 2 * self._backoff_s)
        self._show((error.key, error.values))

    def _show(self, finding: tuple[str, Mapping[str, Any]] | None) -> None:
        if finding == self._shown:
            return
        if self._shown is not None:
            self._notice(self._shown[0], on=False)
        if finding is not None:
            self._notice(finding[0], finding[1])
        self._shown = finding


def opener(settings: CameraSettings, notice: Notice) -> Callable[[], Camera]:
    """A function that opens the camera which the settings ask for, each time it is called."""

    def pictures() -> Camera:
        return FolderCamera(Path(settings.folder),
                            skipped=lambda name: notice("hw.camera.picture", {"picture": name}))

    def automatic() -> Camera:
        try:
            return PiCamera(settings)
        except CameraGone as no_pi_camera:
            if no_pi_camera.key == "hw.camera.busy":
                raise
            return UsbCamera(settings)

    kinds: dict[str, Callable[[], Camera]] = {
        "auto": automatic,
        "pi": lambda: PiCamera(settings),
        "usb": lambda: UsbCamera(settings),
        "folder": pictures,
    }
    return kinds[settings.kind]
