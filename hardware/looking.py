"""The loop that every sense with a camera shares: frame -> does the table want this sense? -> still? -> look.

What a still frame means is the business of a `Look`: cards (`hardware.watch`) or the board (`hardware.board_watch`).
One loop serves them all, since there is one camera.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from typing import Protocol

from companion.signals import BoardSeen, CardsSeen, Want
from hardware.camera import Frame, Picture
from hardware.listener import Listener, wanted
from hardware.steady import SteadyCamera

log = logging.getLogger(__name__)

IDLE_S = 0.2
"""While nothing is wanted a frame is taken this often, to know that the camera is there."""


class Stillness(Protocol):
    """Knows whether the picture has stopped moving."""

    def still(self, picture: Picture) -> bool:
        """True when this and the frames before it show the same; call it with every frame."""


class FrameRecorder(Protocol):
    """Keeps the frames that were read, for a replay."""

    def wanted(self, want: Want) -> None:
        """From here on frames are for this want."""

    def frame(self, frame: Frame) -> None:
        """Keep one frame that was read."""


class Look(Protocol):
    """One sense's part of the loop."""

    @property
    def sense(self) -> str:
        """Which wants it answers (`Want.sense`)."""

    @property
    def readings(self) -> int:
        """How many frames were read."""

    @property
    def seen(self) -> BoardSeen | CardsSeen | None:
        """What lies there by the last agreed reading; None while the table moves."""

    def begin(self, want: Want) -> None:
        """The table wants something new; what lies there may be told anew."""

    def anew(self) -> None:
        """The table moves: forget what was read."""

    def still(self, frame: Frame, want: Want) -> None:
        """A frame of a still table: read it, agree, report."""


class Looking:
    """Looks for the table, one frame at a time."""

    def __init__(self, table: Listener, camera: SteadyCamera, stillness: Stillness, looks: Sequence[Look], *,
                 pause: Callable[[float], object] | None = None, recorder: FrameRecorder | None = None) -> None:
        self._table = table
        self._camera = camera
        self._stillness = stillness
        self._looks = {look.sense: look for look in looks}
        self._pause = pause or threading.Event().wait
        self._recorder = recorder
        self._want: Want | None = None

    @property
    def readings(self) -> int:
        """How many frames were read."""
        return sum(look.readings for look in self._looks.values())

    def step(self) -> None:
        """Take one frame and do what it calls for; returns within the camera's time-out."""
        frame = self._camera.grab()
        if frame is None:
            return
        board = self._table.scoreboard
        want = next((want for sense in self._looks if (want := wanted(board, sense)) is not None), None)
        if want != self._want:
            self._want = want
            if want is not None:
                self._looks[want.sense].begin(want)
                if self._recorder is not None:
                    self._recorder.wanted(want)
        if want is None:
            self._pause(IDLE_S)
            return
        look = self._looks[want.sense]
        if not self._stillness.still(frame.picture):
            look.anew()
            return
        look.still(frame, want)

    def run(self, stop: threading.Event) -> None:
        """Call `step` until `stop` is set. A fault is logged and shown, and the next frame is tried again."""
        failed = False
        while not stop.is_set():
            try:
                self.step()
                if failed:
                    self._table.notice("hw.sense.failed", {"sense": "camera"}, on=False)
                    failed = False
            except Exception:  # the thread must outlive any fault: the next picture may be a better one
                log.exception("a picture could not be read")
                self._table.notice("hw.sense.failed", {"sense": "camera"})
                failed = True
                stop.wait(1.0)
