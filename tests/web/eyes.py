"""A camera for the calibration pages: it shows what a test puts before it."""

from __future__ import annotations

from collections.abc import Sequence

from calibration.exposure import Exposure
from calibration.eyes import CameraFacts, Reading
from calibration.follow import Found
from calibration.measured import TableMeasured
from calibration.plane import Picture
from companion.engine import Prompt


class FakeEyes:
    """`shown` is the picture, `holds` what it can hold fast; it remembers the calibration it was told to use."""

    def __init__(self, shown: Picture | None) -> None:
        self.shown = shown
        self.holds = Exposure({})
        self.used: list[TableMeasured] = []
        self.last: Found | None = None
        self.says: list[Prompt] = []
        self.read: Reading | None = None
        self.frames = 0

    def frame(self) -> Picture | None:
        self.frames += 1
        return self.shown

    def settings(self) -> CameraFacts:
        size = (0, 0) if self.shown is None else (self.shown.shape[1], self.shown.shape[0])
        return CameraFacts("a camera of the tests", size, self.holds.fixed)

    def lock_exposure(self) -> Exposure:
        return self.holds

    def use(self, measured: TableMeasured) -> None:
        self.used.append(measured)

    def found(self) -> Found | None:
        return self.last

    def findings(self) -> Sequence[Prompt]:
        return self.says

    def reading(self) -> Reading | None:
        return self.read
