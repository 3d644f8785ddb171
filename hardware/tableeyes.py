"""The camera as the referee calibrates it and as the card watch trusts it: `calibration.eyes.Eyes` of one rig."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from calibration.errors import Unfit
from calibration.exposure import Exposure
from calibration.eyes import CameraFacts, Reading
from calibration.follow import Follow, Found, Moved, Realigned
from calibration.measured import TableMeasured
from companion.engine import Prompt
from companion.signals import BoardSeen, CardsSeen
from hardware.camera import Frame, Picture
from hardware.edges import now_ns
from hardware.steady import Notice, SteadyCamera
from hardware.zones import Zone, default_zones, drawn_zones

log = logging.getLogger(__name__)

CHECK_NS = 500_000_000
"""The camera's place is looked at no more often than this."""
DRIFT_NS = 20_000_000_000
"""The camera is asked for its exposure no more often than this."""
SHOWN_NS = 20_000_000_000
"""So long it is said that a small shift was put right."""


class TableEyes:
    """Knows where the camera looks. Every method may be called from any thread."""

    def __init__(self, camera: SteadyCamera, notice: Notice, measured: TableMeasured | None = None, *,
                 clock: Callable[[], int] = now_ns) -> None:
        self._camera, self._notice, self._clock = camera, notice, clock
        self._lock = threading.RLock()
        self._measured: TableMeasured | None = None
        self._follow: Follow | None = None
        self._found: Found | None = None
        self._light: Prompt | None = None
        self._shown: dict[str, Mapping[str, Any]] = {}
        self._checked_ns = self._asked_ns = self._realigned_ns = -SHOWN_NS
        self._drift: Prompt | None = None
        self._read: Callable[[], BoardSeen | CardsSeen | None] = lambda: None
        self._renewed: Callable[[], object] = lambda: None
        if measured is not None:
            self.use(measured)

    def reads(self, seen: Callable[[], BoardSeen | CardsSeen | None]) -> None:
        """From now on `seen` tells what the eye read last."""
        self._read = seen

    def renews(self, renewed: Callable[[], object]) -> None:
        """From now on `renewed` is called after each calibration, when it is kept."""
        self._renewed = renewed

    @property
    def measured(self) -> TableMeasured | None:
        """The calibration that is gone by, None where nobody has calibrated."""
        with self._lock:
            return self._measured

    # calibration.eyes.Eyes

    def frame(self) -> Picture | None:
        """The newest picture; None while the camera gives none."""
        last = self._camera.last
        return None if last is None or self._camera.gone else last.picture

    def settings(self) -> CameraFacts:
        """Which camera it is."""
        frame = self.frame()
        size = (0, 0) if frame is None else (frame.shape[1], frame.shape[0])
        return CameraFacts(self._camera.describe(), size, self._camera.fixable)

    def lock_exposure(self) -> Exposure:
        """Exposure, gain and white balance are held from now on; empty where they cannot be. Raises Unfit."""
        return self._camera.hold()

    def use(self, measured: TableMeasured) -> None:
        """Zones, place and exposure are those of this calibration from now on."""
        with self._lock:
            self._measured, self._follow, self._found, self._light = measured, measured.follow(), None, None
            self._show({})
        self._renewed()
        if measured.exposure.fixed:
            try:
                self._camera.hold(measured.exposure.values)
            except Unfit as error:
                log.info("the exposure of the calibration is not held: %s", error)
                self._notice(error.prompt.key, error.prompt.values)

    def follow(self, measured: TableMeasured | None) -> None:
        """As `use`, where this is another calibration than the one gone by; None, a torn one, changes nothing."""
        known = self.measured
        if measured is not None and (known is None or known.to_json() != measured.to_json()):
            log.info("the table was calibrated anew by a command or another machine's file")
            self.use(measured)

    def found(self) -> Found | None:
        """What the last still picture said about the camera's place."""
        return self._found

    def findings(self) -> Sequence[Prompt]:
        """What is to be said about light and exposure."""
        return [one for one in (self._light, self._drift) if one is not None]

    def reading(self) -> Reading | None:
        """What the eye read last, with the places of the holes where the board is calibrated."""
        seen = self._read()
        if seen is None:
            return None
        with self._lock:
            grid = self._measured.grid if self._measured is not None else None
            plane = self._follow.plane if self._follow is not None else None
        if not isinstance(seen, BoardSeen) or grid is None or plane is None:
            return Reading(seen)
        names = (f"{'abcde'[n % 5]}{n // 5 + 1}" for n in range(25))
        return Reading(seen, {name: (x, y) for name, (x, y) in zip(names, plane.px(grid.centres()).tolist(),
                                                                  strict=True)})

    # the watch over cards

    def in_place(self, frame: Frame) -> bool:
        """False while the camera looks elsewhere than at calibration, or a mark is gone: nothing should be read."""
        with self._lock:
            now = self._clock()
            if self._follow is not None and now - self._checked_ns >= CHECK_NS:
                self._checked_ns = now
                self._look(self._follow, frame.picture, now)
            return not isinstance(self._found, Moved)

    def zones(self, names: Iterable[str]) -> Mapping[str, Zone]:
        """The play zones as they were drawn, moved with the camera; the default ones where none were."""
        with self._lock:
            wanted, known = list(names), self._measured
            if known is None:
                return dict(default_zones(wanted))
            plane = self._follow.plane if self._follow is not None else None
            return drawn_zones(wanted, known.zones, known.size if plane is None else plane.size, plane)

    def _look(self, follow: Follow, picture: Picture, now: int) -> None:
        found = follow.check(picture)
        shown: dict[str, Mapping[str, Any]] = {}
        if isinstance(found, Realigned):
            tenths = round(10 * found.shift_mm)
            self._realigned_ns = now
            shown["cal.follow.realigned"] = {"whole": tenths // 10, "tenth": tenths % 10}
        elif "cal.follow.realigned" in self._shown and now - self._realigned_ns < SHOWN_NS:
            shown["cal.follow.realigned"] = self._shown["cal.follow.realigned"]
        if isinstance(found, Moved):
            shown[found.reason.key] = found.reason.values
        self._found, self._light = found, follow.light
        if now - self._asked_ns >= DRIFT_NS:
            self._asked_ns = now
            drifted = self._camera.drifted()
            self._drift = Prompt("cal.exposure.drift", {"controls": drifted}) if drifted else None
        for finding in self.findings():
            shown[finding.key] = finding.values
        self._show(shown)

    def _show(self, shown: dict[str, Mapping[str, Any]]) -> None:
        for key in self._shown.keys() - shown.keys():
            self._notice(key, on=False)
        for key, values in shown.items():
            if key not in self._shown or (key.startswith("cal.follow") and values != self._shown[key]):
                self._notice(key, on=False)
                self._notice(key, values)
        # The percentage of the light changes with every picture; its first one stays on the screen.
        self._shown = {key: self._shown[key] if key in self._shown and key.startswith("cal.light") else values
                       for key, values in shown.items()}
