"""Testing pads that live: guided test, plank, and what the judge makes of it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from calibration.errors import TooFew
from calibration.pads import PadsMeasured
from calibration.profile import Profiles
from companion.settings import RaceSettings
from hardware.edges import EdgeLog
from hardware.padcheck import HOLD_NS, PadCheck
from tests.hardware.fakes import FakeClock, FakePads
from tests.hardware.pads import edges

NOW = "2026-06-01T12:00:00.000+00:00"


class Bench:
    """Pads on a bench, a clock that moves when told, and what the test asked of the starter."""

    def __init__(self, folder: Path) -> None:
        self.log, self.pads, self.clock = EdgeLog(), FakePads(), FakeClock()
        self.held: list[int] = []
        self.used: list[PadsMeasured] = []
        self.now = NOW
        self.profiles = Profiles(folder, now=lambda: self.now)
        self.check = self.fresh()

    def fresh(self) -> PadCheck:
        return PadCheck(self.log, self.pads, RaceSettings(), self.profiles, hold=self.held.append,
                        use=self.used.append, clock=self.clock, now=lambda: self.now)

    def feel(self, text: str, after_ms: float = 0) -> None:
        """Edges in notation, from now on; then the clock has moved to the last one and `after_ms` further."""
        came = edges(text, self.clock.ns / 1e6)
        for edge in came:
            self.log.add(edge)
        self.clock.ns = max([self.clock.ns, *(edge.at_ns for edge in came)])
        self.clock.move(after_ms)

    def strike(self, late_us: float) -> None:
        self.feel(f"S.main 10v 60^ | N.main {10 + late_us / 1000}v 61^", 500)


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def test_pads_are_asked_for_one_after_the_other(bench: Bench) -> None:
    assert bench.check.test(("S.main", "N.main")).asked == "S.main"
    for _ in range(3):
        bench.feel("S.main 0v 200^", 500)
    assert bench.check.view().asked == "N.main"
    for _ in range(3):
        bench.feel("N.main 0v 0.4^ 0.7v 200^", 500)
    view = bench.check.view()
    assert (view.step, view.asks) == ("", None)
    assert [(health.pad, health.verdict, health.bounce_us) for health in view.tested] == [
        ("S.main", "ok", 0), ("N.main", "ok", 700)]


def test_a_pad_whose_hand_still_rests_is_not_done(bench: Bench) -> None:
    bench.check.test(("S.main", "N.main"))
    bench.feel("S.main 0v 200^ 1000v 1200^ 2000v", 500)
    bench.pads.closed = {"S.main"}
    assert bench.check.view().asked == "S.main"


def test_swapped_pads_move_on_by_themselves_and_are_told(bench: Bench) -> None:
    bench.check.test(("S.main", "N.main"))
    for name in ("N.main", "S.main"):
        for _ in range(3):
            bench.feel(f"{name} 0v 200^", 500)
        bench.check.view()
    assert [fault.key for fault in bench.check.view().faults] == ["pads.wires.swapped"]


def test_a_silent_pad_is_skipped_by_the_person(bench: Bench) -> None:
    bench.check.test(("S.main", "N.main"))
    bench.clock.move(5000)
    assert bench.check.view().asked == "S.main"
    assert bench.check.skip().tested[0].verdict == "silent"


def test_touches_on_phones_are_no_touches_of_a_wired_pad(bench: Bench) -> None:
    bench.check.test(("S.main",))
    for edge in edges("S.main 0v", bench.clock.ns / 1e6):
        bench.log.add(edge, by="phone")
    assert bench.check.view().touches == 0


def test_a_known_bias_and_spread_are_found_saved_and_used(bench: Bench) -> None:
    dice = random.Random(7)
    bench.check.plank("S.main", "N.main")
    for _ in range(30):
        bench.strike(dice.gauss(900, 150))
    pair = bench.check.view().found
    assert pair is not None
    assert abs(pair.bias_us - 900) <= 2 * pair.bias_error_us
    assert abs(pair.tolerance_us - 1.96 * 150) <= 2 * pair.tolerance_error_us
    saved = bench.check.save()
    assert saved.bias_us == {"S.main": 0, "N.main": pair.bias_us}
    assert bench.used == [saved]
    assert bench.fresh().view().saved == saved


def test_a_touch_of_one_pad_alone_is_no_strike(bench: Bench) -> None:
    bench.check.plank("S.main", "N.main")
    bench.strike(100)
    bench.feel("S.main 0v 50^", 300)
    bench.feel("N.main 0v 50^", 300)
    bench.strike(200)
    assert bench.check.view().strikes_us == (100, 200)


def test_too_few_strikes_are_not_saved(bench: Bench) -> None:
    bench.check.plank("S.main", "N.main")
    bench.strike(100)
    with pytest.raises(TooFew):
        bench.check.save()
    assert bench.used == []


def test_races_wait_while_somebody_looks_and_go_on_when_it_ends(bench: Bench) -> None:
    bench.check.plank("S.main", "N.main")
    assert bench.held[-1] == bench.clock.ns + HOLD_NS
    bench.check.stop()
    assert bench.held[-1] == 0
    looks = len(bench.held)
    bench.check.view()
    assert len(bench.held) == looks


def test_old_measurements_are_to_be_made_again(bench: Bench) -> None:
    assert bench.check.view().state.key == "pads.unmeasured"
    bench.check.plank("S.main", "N.main")
    for _ in range(12):
        bench.strike(100)
    bench.check.save()
    assert bench.check.view().state.key == "pads.measured"
    bench.now = "2027-01-01T12:00:00.000+00:00"
    assert bench.check.view().state.key == "pads.old"


def test_a_pad_that_does_not_exist_cannot_be_tested(bench: Bench) -> None:
    with pytest.raises(ValueError, match=r"this table has S\.main"):
        bench.check.test(("W.main",))
    with pytest.raises(ValueError, match="two pads"):
        bench.check.plank("S.main", "S.main")
