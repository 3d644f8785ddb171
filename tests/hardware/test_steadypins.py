"""Pads and lamps that cannot be had at the start, or fail in the middle of an evening, and come back by themselves."""

from __future__ import annotations

import importlib
import sys
import threading
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from gpiozero.pins.mock import MockFactory

from companion.seats import Seat
from companion.settings import PadSettings
from companion.signals import Edge
from hardware.errors import GpioError
from hardware.gpio import load_lgpio
from hardware.steady import LONGEST_S, SHORTEST_S
from hardware.steadypins import SHOWN_NS, SteadyPins
from tests.hardware.fakes import FakeClock, FakeTable


class Chip(MockFactory):  # type: ignore[misc]  # gpiozero has no types
    """Mock pins; those in `taken` belong to another program."""

    def __init__(self, taken: set[int]) -> None:
        super().__init__()
        self.taken = taken

    def pin(self, name: Any) -> Any:
        if name in self.taken:
            raise OSError("GPIO busy")
        return super().pin(name)


class Machine:
    """A machine whose chip cannot be opened while `error` is set, with steady pads and lamps on it."""

    def __init__(self) -> None:
        self.error: GpioError | None = None
        self.taken: set[int] = set()
        self.opened: list[int] = []
        self.chips: list[Chip] = []
        self.table, self.clock = FakeTable(), FakeClock()
        self.edges: list[Edge] = []
        self.pins = SteadyPins(self.factory, PadSettings(), self.edges.append, self.table.notice, clock=self.clock)

    def factory(self) -> Chip:
        self.opened.append(self.clock.ns)
        if self.error is not None:
            raise self.error
        self.chips.append(Chip(self.taken))
        return self.chips[-1]

    def pass_time(self, seconds: float) -> None:
        """The thread's loop, with a clock that moves as far as it asks to sleep."""
        end = self.clock.ns + round(seconds * 1e9)
        while self.clock.ns < end:
            self.clock.move(max(0.001, self.pins.step()) * 1000)

    def touch(self, number: int = 17) -> list[str]:
        """Which pads the program hears when this pin is closed and opened."""
        before = len(self.edges)
        for chip in self.chips:
            if f"GPIO{number}" in {pin.info.name for pin in chip.pins.values()}:
                chip.pin(number).drive_low()
                chip.pin(number).drive_high()
        return [f"{edge.seat}.{edge.pad}" for edge in self.edges[before:] if edge.down]


@pytest.fixture
def machine() -> Machine:
    return Machine()


FAULTS = [GpioError("hw.gpio.closed", "no permission", chip=0), GpioError("hw.gpio.chip", "no chip"),
          GpioError("hw.gpio.lgpio", "no library"), GpioError("hw.gpio.unknown", "?", board="b", chips="c")]


@pytest.mark.parametrize("error", FAULTS, ids=lambda error: error.key)
def test_what_fails_at_the_start_is_told_and_comes_back_by_itself(machine: Machine, error: GpioError) -> None:
    machine.error = error
    assert not machine.pins.open()
    assert machine.table.notices == {error.key: [error.values]}
    assert (machine.pins.names, machine.pins.down(), machine.pins.describe()) == ((), frozenset(), "pads on the screen")
    with pytest.raises(GpioError) as caught:
        machine.pins.check()
    assert (caught.value.key, caught.value.values) == (error.key, error.values)
    machine.pass_time(20)
    assert machine.table.said == [(error.key, True)]  # told once, however often it was tried

    machine.error = None
    machine.pass_time(LONGEST_S)
    assert machine.table.notices == {"hw.gpio.back": [{}]}
    machine.pins.check()
    assert machine.pins.names == ("S.main", "S.magic", "N.main", "N.magic")
    assert machine.touch() == ["S.main"]
    machine.pass_time(SHOWN_NS / 1e9 + 1)
    assert machine.table.notices == {}


def test_it_is_tried_again_with_growing_pauses(machine: Machine) -> None:
    machine.error = FAULTS[1]
    machine.pins.open()
    machine.pass_time(60)
    gaps = [(later - earlier) / 1e9 for earlier, later in pairwise(machine.opened)]
    assert gaps == sorted(gaps)
    assert gaps[0] == pytest.approx(SHORTEST_S)
    assert gaps[-1] == pytest.approx(LONGEST_S)


@pytest.mark.parametrize("key", ["hw.gpio.none", "hw.gpio.twice"])
def test_what_does_not_become_better_is_not_tried_again(machine: Machine, key: str) -> None:
    machine.error = GpioError(key, "for good")
    machine.pins.open()
    assert machine.pins.for_good
    machine.pass_time(60)
    assert len(machine.opened) == 1
    assert machine.table.notices == {key: [{}]}


def test_a_pad_that_another_program_holds_comes_back_when_that_one_ends(machine: Machine) -> None:
    machine.taken.add(22)
    assert not machine.pins.open()
    assert machine.table.notices == {"hw.gpio.busy": [{"pin": 22}]}
    assert machine.touch() == []
    machine.taken.clear()
    machine.pass_time(LONGEST_S)
    assert machine.touch(22) == ["N.main"]


def test_a_lamp_that_is_taken_costs_the_lamps_alone(machine: Machine) -> None:
    machine.taken.add(13)
    assert not machine.pins.open()
    assert machine.table.notices == {"hw.gpio.busy": [{"pin": 13}]}
    pads = machine.chips[0]
    assert machine.pins.down() == frozenset()
    pads.pin(17).drive_low()
    assert machine.pins.down() == {"S.main"}
    assert machine.pins.go() == machine.clock.ns
    machine.taken.clear()
    machine.pass_time(LONGEST_S)
    assert machine.table.notices == {}  # the pads were there all the time: they are not back
    assert machine.pins.down() == {"S.main"}
    machine.pins.winner(Seat.N)
    lamps = machine.chips[-1]
    assert lamps is not pads
    assert lamps.pin(6).state


def test_the_reason_shown_is_the_newest(machine: Machine) -> None:
    machine.error = GpioError("hw.gpio.chip", "not yet there")
    machine.pins.open()
    machine.error, machine.taken = None, {17}
    machine.pass_time(2)
    assert machine.table.notices == {"hw.gpio.busy": [{"pin": 17}]}


def test_pins_that_stop_answering_are_given_back_told_and_opened_anew(machine: Machine,
                                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    machine.pins.open()
    chip = machine.chips[0]

    def gone(self: object) -> Any:
        raise OSError("no such device")

    with monkeypatch.context() as broken:
        broken.setattr(type(chip.pin(17)), "state", property(gone))
        machine.error = GpioError("hw.gpio.chip", "no chip")
        assert machine.pins.down() == frozenset()
        assert machine.table.notices == {"hw.gpio.gone": [{}]}
        assert machine.pins.names == ()
    machine.pass_time(5)
    assert set(machine.table.notices) == {"hw.gpio.chip"}
    machine.error = None
    machine.pass_time(LONGEST_S)
    assert machine.touch() == ["S.main"]


def test_a_lamp_that_fails_costs_no_race(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.pins.open()

    def gone(self: object, seat: Seat) -> None:
        raise OSError("no such device")

    with monkeypatch.context() as broken:
        broken.setattr("hardware.lamps.GpioLamps.winner", gone)
        machine.pins.winner(Seat.S)
    assert machine.table.notices == {"hw.gpio.gone": [{}]}
    assert machine.pins.names
    assert machine.pins.go() == machine.clock.ns
    machine.pins.off()
    machine.pins.quiet()
    machine.pass_time(2)
    assert machine.table.notices == {}


def test_closed_twice_gives_every_pin_back(machine: Machine) -> None:
    machine.pins.open()
    machine.pins.close()
    machine.pins.close()
    assert machine.pins.names == ()
    assert all(not chip.pins for chip in machine.chips)


@pytest.mark.log_allowed("hardware.steadypins")
def test_the_thread_outlives_a_fault(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    stop = threading.Event()
    steps: list[int] = []

    def step() -> float:
        steps.append(1)
        if len(steps) == 1:
            raise ZeroDivisionError
        stop.set()
        return 0.0

    monkeypatch.setattr(machine.pins, "step", step)
    monkeypatch.setattr("hardware.steadypins.LOOK_S", 0.0)
    machine.pins.run(stop)
    assert len(steps) == 2


def test_a_library_that_is_installed_while_the_table_is_open_is_found(tmp_path: Path,
                                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    """The import is tried anew each time, and what was installed since is seen."""
    place = tmp_path / "packages"
    place.mkdir()
    monkeypatch.syspath_prepend(str(place))
    monkeypatch.delitem(sys.modules, "lgpio", raising=False)
    # A name that is installed nowhere: on a Pi the real library is there from the start.
    monkeypatch.setattr("hardware.gpio.import_module", lambda name: importlib.import_module(f"{name}_of_this_test"))
    with pytest.raises(GpioError):
        load_lgpio(tmp_path / "gpio")
    (place / "lgpio_of_this_test.py").write_text("here = True\n")
    assert load_lgpio(tmp_path / "gpio").here
