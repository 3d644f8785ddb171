"""The starter: arming, GO, one tone, stuck and chattering pads, and what the table hears."""

from __future__ import annotations

import random
import time

import pytest

from calibration.pads import PadsMeasured
from calibration.padtest import pad_word
from companion.errors import Closed
from companion.seats import Seat
from companion.settings import RaceSettings
from companion.signals import Edge, RaceKind, Signal, Want
from hardware.edges import EdgeLog
from hardware.screenpads import ScreenPads
from hardware.starter import Starter, hidden_pause
from tests.hardware.fakes import FakeBoard, FakeClock, FakeLamps, FakePads, FakeTable
from tests.hardware.pads import MS

PADS = ("S.main", "S.magic", "N.main", "N.magic")


class Scene:
    """One table with a starter, driven in steps of a few milliseconds."""

    def __init__(self, mode: str = "signal", pause_ms: int = 2000, table: FakeTable | None = None) -> None:
        self.table = table or FakeTable()
        self.clock = FakeClock()
        self.log = EdgeLog()
        self.pads = FakePads()
        self.lamps = FakeLamps(self.clock)
        self.screen = ScreenPads(self.log, self.clock)
        self.starter = Starter(self.table, self.log, [self.pads, self.screen], self.lamps, RaceSettings(mode=mode),
                               pause_ns=lambda: pause_ms * MS, clock=self.clock)

    def want(self, asked: int = 1) -> None:
        self.table.want(Want("race", PADS, asked=asked))

    def run(self, ms: float, step_ms: float = 5) -> None:
        end = self.clock.ns + round(ms * MS)
        while self.clock.ns < end:
            self.starter.step()
            self.clock.move(step_ms)
        self.starter.step()

    def slap(self, seat: str, pad: str = "main", hold_ms: float = 40, at_ns: int | None = None) -> None:
        at = self.clock.ns if at_ns is None else at_ns
        self.log.add(Edge(Seat(seat), pad, at, True))
        self.log.add(Edge(Seat(seat), pad, at + round(hold_ms * MS), False))

    @property
    def only(self) -> tuple[RaceKind, str]:
        (race,) = self.table.races
        return race.kind, " ".join(f"{press.seat}.{press.pad}" for press in race.presses)


def test_no_want_no_race() -> None:
    scene = Scene()
    scene.run(5000)
    assert scene.lamps.done == []
    assert scene.table.heard == []


def test_signal_mode_from_want_to_race() -> None:
    scene = Scene()
    scene.want()
    scene.run(2200)
    scene.slap("N", "magic")
    scene.run(30)
    scene.slap("S")
    scene.run(100)
    assert scene.only == (RaceKind.CLEAR, "N.magic S.main")
    race = scene.table.races[0]
    assert race.margin_us == 30_000
    assert race.go_ns == 1_000_000_000 + 2000 * MS
    assert scene.table.heard[0][1] == "button"
    assert scene.table.answered == [1]


def test_exactly_one_tone_of_a_fifth_of_a_second() -> None:
    scene = Scene()
    scene.want()
    scene.run(2000)
    assert scene.lamps.done == ["off", "go"]
    scene.run(195)
    assert scene.lamps.done == ["off", "go"]
    scene.run(10)
    assert scene.lamps.done == ["off", "go", "quiet"]
    scene.slap("S")
    scene.run(1000)
    assert scene.lamps.done == ["off", "go", "quiet", "winner S"]


def test_go_is_shown_on_phones_until_the_verdict() -> None:
    scene = Scene()
    scene.want()
    scene.run(2100)
    assert "hw.race.go" in scene.table.notices
    scene.slap("S")
    scene.run(1000)
    assert "hw.race.go" not in scene.table.notices


def test_free_mode_arms_at_once() -> None:
    scene = Scene("free")
    scene.want()
    scene.run(20)
    scene.slap("S", "magic")
    scene.run(500)
    assert scene.only == (RaceKind.CLEAR, "S.magic")
    assert "go" not in scene.lamps.done


def test_false_start_then_the_other_seat_decides() -> None:
    scene = Scene()
    scene.want()
    scene.run(1000)
    scene.slap("S")
    scene.run(2000)
    assert scene.lamps.done.count("go") == 1
    scene.slap("N", "magic")
    scene.run(100)
    assert scene.only == (RaceKind.FALSE_START, "N.magic")
    assert scene.lamps.done[-1] == "winner N"


def test_a_seat_alone_needs_no_signal() -> None:
    scene = Scene()
    scene.table.want(Want("race", ("N.main", "N.magic"), asked=5))
    scene.run(50)
    scene.slap("S")
    scene.slap("N", "magic")
    scene.run(100)
    assert scene.only == (RaceKind.CLEAR, "N.magic")
    assert "go" not in scene.lamps.done


def test_both_early_ends_without_go() -> None:
    scene = Scene()
    scene.want()
    scene.run(1000)
    scene.slap("S")
    scene.slap("N")
    scene.run(100)
    assert scene.only == (RaceKind.FALSE_START, "")
    assert "go" not in scene.lamps.done


def test_edges_delivered_late_and_in_the_wrong_order() -> None:
    scene = Scene()
    scene.want()
    scene.run(2300)
    at = scene.clock.ns
    scene.slap("S", at_ns=at)
    scene.run(20)
    scene.slap("N", at_ns=at - 6 * MS)
    scene.run(100)
    assert scene.only == (RaceKind.CLEAR, "N.main S.main")


def test_a_slow_callback_delays_the_other_player() -> None:
    """Everything after S's contact is held up for 0.3 s; N's edge is delivered late and counts from its stamp."""
    scene = Scene()
    scene.want()
    scene.run(2300)
    at = scene.clock.ns
    scene.slap("S", at_ns=at)
    scene.run(300)
    scene.slap("N", at_ns=at + 100 * MS)
    scene.run(300)
    assert scene.only == (RaceKind.CLEAR, "S.main N.main")
    assert scene.table.races[0].margin_us == 100_000


def test_wall_clock_moves_during_a_race(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene()
    scene.want()
    scene.run(2100)
    monkeypatch.setattr(time, "time", lambda: 2e9)
    scene.slap("N")
    monkeypatch.setattr(time, "time", lambda: -3e9)
    scene.run(1000)
    assert scene.only == (RaceKind.CLEAR, "N.main")


def test_nobody_and_no_go_all_night() -> None:
    scene = Scene()
    scene.want()
    scene.run(3_600_000, step_ms=50)
    assert [race.kind for race in scene.table.races] == [RaceKind.NOBODY]
    assert scene.lamps.done.count("go") == 1


def test_a_touch_after_nobody_starts_again() -> None:
    scene = Scene()
    scene.want()
    scene.run(30_000, step_ms=50)
    scene.slap("S")
    scene.run(2300)
    scene.slap("N")
    scene.run(1000)
    assert [race.kind for race in scene.table.races] == [RaceKind.NOBODY, RaceKind.CLEAR]


def test_one_race_for_one_want_and_a_new_one_for_a_new_want() -> None:
    scene = Scene()
    for asked in (1, 2):
        scene.want(asked)
        scene.run(2200)
        scene.slap("S")
        scene.run(5000)
    assert len(scene.table.races) == 2


def test_again_runs_the_same_want_once_more() -> None:
    scene = Scene()
    scene.want()
    scene.run(2200)
    scene.slap("S")
    scene.run(1000)
    scene.starter.again()
    scene.run(2200)
    scene.slap("S")
    scene.run(1000)
    assert len(scene.table.races) == 2


def test_a_want_taken_back_ends_the_race_silently() -> None:
    scene = Scene()
    scene.want()
    scene.run(2100)
    scene.table.want()
    scene.run(50)
    scene.slap("S")
    scene.run(1000)
    assert scene.table.heard == []
    assert scene.lamps.done[-1] == "off"


def test_stuck_pad_is_named_before_the_race_and_play_goes_on_when_it_is_free() -> None:
    scene = Scene()
    scene.pads.closed = {"N.magic"}
    scene.want()
    scene.run(10_000)
    assert scene.table.notices == {"hw.pad.stuck": [{"pad": pad_word("N.magic")}]}
    assert scene.starter.findings == {"hw.pad.stuck": ("N.magic",)}
    assert "go" not in scene.lamps.done
    scene.pads.closed = set()
    scene.run(2300)
    assert scene.table.notices == {"hw.race.go": [{}]}


def test_a_hand_lifted_in_time_is_not_called_stuck() -> None:
    scene = Scene()
    scene.pads.closed = {"S.main"}
    scene.want()
    scene.run(900)
    scene.pads.closed = set()
    scene.run(2300)
    assert ("hw.pad.stuck", True) not in scene.table.said
    assert scene.lamps.done == ["off", "go", "quiet"]


def test_chattering_pad_is_named_and_no_race_begins() -> None:
    scene = Scene()
    scene.want()
    scene.clock.move(2000)
    for n in range(60):
        scene.log.add(Edge(Seat.S, "magic", scene.clock.ns - n * 10 * MS, n % 2 == 0))
    scene.run(300)
    assert scene.table.notices["hw.pad.chatter"] == [{"pad": pad_word("S.magic")}]
    assert not scene.starter.running
    scene.run(1500)
    assert "hw.pad.chatter" not in scene.table.notices


def test_silent_pads_are_named_after_three_lonely_races() -> None:
    scene = Scene()
    for asked in (1, 2, 3):
        scene.want(asked)
        scene.run(2200)
        scene.slap("S")
        scene.run(1000)
    assert scene.table.notices["hw.pad.silent"] == [{"pad": pad_word("N.magic")}, {"pad": pad_word("N.main")}]


def test_a_screen_touch_is_marked_and_judged_with_the_screen_tolerance() -> None:
    scene = Scene()
    scene.want()
    scene.run(2200)
    scene.screen.press(Seat.S, "main")
    scene.run(30)
    scene.screen.press(Seat.N, "main")
    scene.run(100)
    (race,) = scene.table.races
    assert (race.kind, race.margin_us, race.tolerance_us) == (RaceKind.DEAD_HEAT, 30_000, 50_000)
    assert scene.table.heard[0][1] == "phone"


def test_a_screen_pad_that_does_not_exist() -> None:
    with pytest.raises(ValueError, match=r"no pad S\.rest"):
        Scene().screen.press(Seat.S, "rest")


class DeafTable(FakeTable):
    def hear(self, signal: Signal, by: str = "camera", *, asked: int | None = None,
             picture: bytes | None = None) -> FakeBoard:
        raise Closed("the table is closed")


@pytest.mark.log_allowed("hardware.starter")
def test_a_table_that_refuses_does_not_end_the_starter(caplog: pytest.LogCaptureFixture) -> None:
    scene = Scene(table=DeafTable())
    scene.want()
    scene.run(2200)
    scene.slap("S")
    scene.run(1000)
    assert "did not take the race" in caplog.text
    assert not scene.starter.running


def test_hidden_pause_lies_between_its_limits() -> None:
    draw = hidden_pause(RaceSettings(pause_min_ms=300, pause_max_ms=700), random.Random(7))
    drawn = [draw() for _ in range(200)]
    assert 300 * MS <= min(drawn) < 310 * MS
    assert 690 * MS < max(drawn) <= 700 * MS


def test_while_pads_are_tested_no_race_is_run_and_afterwards_it_is() -> None:
    scene = Scene(mode="free")
    scene.want()
    scene.run(20)
    scene.starter.hold(scene.clock.ns + 500 * MS)
    scene.slap("S")
    scene.run(450)
    assert scene.table.heard == []
    scene.run(200)
    scene.slap("N")
    scene.run(600)
    assert scene.only == (RaceKind.CLEAR, "N.main")


def test_what_the_plank_told_is_used_from_the_next_verdict_on() -> None:
    scene = Scene(mode="free")
    scene.starter.use(PadsMeasured({"S.main": 0, "N.main": 3000}, 1200))
    scene.want()
    scene.run(20)
    scene.slap("S")
    scene.slap("N", at_ns=scene.clock.ns + 2 * MS)
    scene.run(600)
    race = scene.table.races[0]
    assert scene.only == (RaceKind.DEAD_HEAT, "N.main S.main")
    assert (race.margin_us, race.tolerance_us) == (1000, 1200)
