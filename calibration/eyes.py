"""What the wizard and the diagnostic view need of a camera. The rig implements it, pages and commands use it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from calibration.exposure import Exposure
from calibration.follow import Found
from calibration.measured import TableMeasured
from calibration.plane import Picture
from companion.engine import Prompt
from companion.signals import BoardSeen, CardsSeen, Point


@dataclass(frozen=True, slots=True)
class CameraFacts:
    """The camera as it is: one line about it, the size of its pictures (0, 0 before the first), if it can hold."""

    line: str
    size: tuple[int, int]
    fixable: bool


@dataclass(frozen=True, slots=True)
class Reading:
    """What the eye read last; `places` are the holes' (px)."""

    seen: BoardSeen | CardsSeen
    places: Mapping[str, Point] = field(default_factory=dict)


class Eyes(Protocol):
    """The camera of a table. Every method may be called from any thread."""

    def frame(self) -> Picture | None:
        """The newest picture, or None while the camera gives none."""

    def settings(self) -> CameraFacts:
        """Which camera it is."""

    def lock_exposure(self) -> Exposure:
        """Exposure, gain and white balance are held from now on, read back; empty where they cannot be.

        Raises Unfit where the camera does something else than it was told.
        """

    def use(self, measured: TableMeasured) -> None:
        """The senses go by this calibration from now on."""

    def found(self) -> Found | None:
        """What the last still picture said about the camera's place; None while none was looked at."""

    def findings(self) -> Sequence[Prompt]:
        """What is to be said about light and exposure."""

    def reading(self) -> Reading | None:
        """What the eye read last, for the diagnostic view."""
