"""The calibrated camera during play: zones as drawn, a bump put right and told, exposure held and watched."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from calibration.exposure import Exposure, Values, read_back
from calibration.eyes import Reading
from calibration.follow import Moved, Realigned
from calibration.grid import usual
from calibration.measured import TableMeasured
from calibration.plane import Picture, Plane
from calibration.playzones import PlayZone
from calibration.sheets import mat_layout, mat_sheet
from companion.signals import BoardSeen, CardsSeen, SeenHole
from hardware.camera import Closing, Frame
from hardware.picamera import PiCamera
from hardware.steady import SteadyCamera
from hardware.tableeyes import DRIFT_NS, SHOWN_NS, TableEyes
from hardware.zones import Patch, default_zones
from tests.calibration.drawn import STRAIGHT, homography, photo, pose
from tests.hardware.fakes import FakeClock, FakeTable

WHERE = pose(10, 0, 0, 430)
PLANE = Plane((1280, 720), tuple((homography(STRAIGHT, WHERE) @ np.diag([1.0, -1.0, 1.0])).ravel().tolist()))
SOUTH = PlayZone("S", ((-150, 140), (150, 140), (150, -140), (-150, -140)), True)
MAT = TableMeasured((1280, 720), PLANE, layout=mat_layout("A3"), marks=(0, 1, 2, 3), zones=(SOUTH,))


class Still(Closing):
    """A camera that shows one picture and can hold its exposure."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self.now: dict[str, tuple[float, ...]] = {"ExposureTime": (10_000.0,)}
        self.held: list[Values | None] = []

    def grab(self, timeout_s: float) -> Frame:
        return Frame(self.picture, 0, 1)

    def describe(self) -> str:
        return "still"

    def hold(self, values: Values | None = None) -> Exposure:
        self.held.append(values)
        return read_back(dict(values or self.now), self.now)

    def measured(self) -> Values:
        return self.now


class Scene:
    def __init__(self, measured: TableMeasured | None = MAT) -> None:
        self.still = Still(photo(mat_sheet("A3"), WHERE, STRAIGHT))
        self.table, self.clock = FakeTable(), FakeClock()
        self.camera = SteadyCamera(lambda: self.still, self.table.notice, 1.0, clock=self.clock)
        self.camera.grab()
        self.eyes = TableEyes(self.camera, self.table.notice, measured, clock=self.clock)

    def look(self, picture: Picture | None = None, ms: int = 1000) -> bool:
        self.clock.move(ms)
        return self.eyes.in_place(Frame(self.still.picture if picture is None else picture, self.clock(), 1))

    @property
    def told(self) -> set[str]:
        return set(self.table.notices)


@pytest.fixture
def scene() -> Scene:
    return Scene()


def test_zones_are_those_somebody_drew(scene: Scene) -> None:
    zones = scene.eyes.zones(["S", "hat-S", "N", "turn"])
    assert isinstance(zones["S"], Patch)
    assert zones["hat-S"] == zones["S"]
    assert zones["N"] == default_zones(["N"])["N"]
    assert zones["S"].holds(0.5, 0.5)
    assert not zones["S"].holds(0.02, 0.02)
    assert Scene(None).eyes.zones(["S"]) == default_zones(["S"])


def test_the_camera_was_bumped_a_little_zones_move_along_and_it_is_said_for_a_while(scene: Scene) -> None:
    scene.look()
    before = scene.eyes.zones(["S"])["S"]
    assert scene.look(np.roll(scene.still.picture, 10, axis=1))
    assert isinstance(scene.eyes.found(), Realigned)
    after = scene.eyes.zones(["S"])["S"]
    assert isinstance(before, Patch)
    assert isinstance(after, Patch)
    assert after.corners[0][0] - before.corners[0][0] == pytest.approx(10 / 1280, abs=1e-3)
    assert scene.told == {"cal.follow.realigned"}
    scene.look(np.roll(scene.still.picture, 10, axis=1), SHOWN_NS // 1_000_000)
    assert scene.told == set()


def test_the_camera_was_bumped_far_nothing_is_read_until_it_is_back(scene: Scene) -> None:
    scene.look()
    assert not scene.look(np.roll(scene.still.picture, 60, axis=1))
    assert isinstance(scene.eyes.found(), Moved)
    assert scene.told == {"cal.follow.moved"}
    assert scene.look()
    assert scene.told == set()


def test_a_look_is_taken_no_more_often_than_twice_a_second(scene: Scene) -> None:
    scene.look()
    assert scene.look(np.roll(scene.still.picture, 60, axis=1), ms=100)
    assert not scene.look(np.roll(scene.still.picture, 60, axis=1), ms=500)


def test_exposure_is_held_at_the_start_and_after_the_camera_was_gone_and_drift_is_a_finding() -> None:
    held = TableMeasured((1280, 720), PLANE, layout=mat_layout("A3"), marks=(0, 1, 2, 3),
                         exposure=Exposure({"ExposureTime": (10_000.0,)}))
    scene = Scene(held)
    assert scene.still.held == [{"ExposureTime": (10_000.0,)}]
    scene.camera.close()
    scene.camera.grab()
    assert len(scene.still.held) == 2
    scene.look()
    scene.still.now = {"ExposureTime": (30_000.0,)}
    scene.look(ms=DRIFT_NS // 1_000_000)
    assert scene.told == {"cal.exposure.drift"}
    assert [finding.key for finding in scene.eyes.findings()] == ["cal.exposure.drift"]


def test_a_camera_that_cannot_hold_says_so() -> None:
    scene = Scene(None)
    assert scene.eyes.settings().fixable
    assert scene.eyes.lock_exposure().fixed

    class Plain(Closing):
        def grab(self, timeout_s: float) -> Frame:
            return Frame(scene.still.picture, 0, 1)

        def describe(self) -> str:
            return "plain"

    camera = SteadyCamera(Plain, scene.table.notice, 1.0, clock=scene.clock)
    eyes = TableEyes(camera, scene.table.notice)
    assert eyes.frame() is None
    camera.grab()
    assert (eyes.settings().fixable, eyes.lock_exposure().fixed, eyes.settings().size) == (False, False, (1280, 720))


class FakePicamera:
    """What PiCamera needs of picamera2; `stubborn` ignores what it is told."""

    stubborn = False

    def __init__(self) -> None:
        self.camera_controls = {"AeEnable": 0, "AwbEnable": 0, "ExposureTime": 0, "AnalogueGain": 0, "ColourGains": 0}
        self.meta: dict[str, Any] = {"ExposureTime": 12_000, "AnalogueGain": 2.0, "ColourGains": (1.8, 1.5)}
        self.set: dict[str, Any] = {}

    def set_controls(self, controls: dict[str, Any]) -> None:
        self.set = controls
        if not self.stubborn:
            self.meta |= {name: value for name, value in controls.items() if name in self.meta}

    def capture_metadata(self) -> dict[str, Any]:
        return self.meta


def pi(fake: FakePicamera) -> PiCamera:
    camera = PiCamera.__new__(PiCamera)  # without libcamera: only what is above it is tested
    camera._camera = fake
    return camera


def test_the_pi_camera_holds_and_reads_back() -> None:
    fake = FakePicamera()
    held = pi(fake).hold()
    assert held.values == {"ExposureTime": (12_000.0,), "AnalogueGain": (2.0,), "ColourGains": (1.8, 1.5)}
    assert fake.set == {"AeEnable": False, "AwbEnable": False, "ExposureTime": 12_000, "AnalogueGain": 2.0,
                        "ColourGains": (1.8, 1.5)}


def test_the_pi_camera_that_does_something_else_is_refused() -> None:
    fake = FakePicamera()
    fake.stubborn = True
    with pytest.raises(ValueError, match=r"cal\.exposure\.differs"):
        pi(fake).hold({"ExposureTime": (5_000.0,)})


def test_the_diagnostic_view_knows_where_the_holes_are() -> None:
    board = TableMeasured((1280, 720), PLANE, side_mm=300.0, grid=usual(300)[0])
    scene = Scene(board)
    assert scene.eyes.reading() is None
    scene.eyes.reads(lambda: BoardSeen((SeenHole("c3", "red", True),)))
    reading = scene.eyes.reading()
    assert reading is not None
    assert reading.places["c3"] == pytest.approx(PLANE.px([(0, 0)])[0])
    scene.eyes.reads(CardsSeen)
    assert scene.eyes.reading() == Reading(CardsSeen())
