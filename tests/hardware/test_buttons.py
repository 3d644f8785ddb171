"""Pads on GPIO pins, with gpiozero's own mock pins."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from gpiozero.pins.mock import MockFactory

from companion.seats import Seat
from companion.settings import PadSettings
from companion.signals import Edge
from hardware.buttons import GpioPads, TickClock, wiring
from hardware.errors import GpioError
from hardware.gpio import _own_folder, board_name, load_lgpio, open_factory
from hardware.lamps import GpioLamps
from tests.hardware.fakes import FakeClock


@pytest.fixture
def factory() -> Iterator[Any]:
    made = MockFactory()
    yield made
    made.close()


def test_edges_come_with_seat_pad_and_direction(factory: Any) -> None:
    seen: list[Edge] = []
    with GpioPads(factory, wiring(PadSettings()), seen.append) as pads:
        gc.collect()  # when_changed keeps a weak reference: the pads must outlive a collection
        factory.pin(17).drive_low()
        assert pads.down() == {"S.main"}
        factory.pin(17).drive_high()
        factory.pin(23).drive_low()
    assert [(str(e.seat), e.pad, e.down) for e in seen] == [
        ("S", "main", True), ("S", "main", False), ("N", "magic", True),
    ]


def test_pins_are_pulled_up_inputs_without_bounce_time(factory: Any) -> None:
    with GpioPads(factory, wiring(PadSettings()), lambda edge: None):
        pin = factory.pin(22)
        assert (pin.function, pin.pull, pin.bounce) == ("input", "up", None)


def test_nothing_comes_after_close_and_close_is_safe_twice(factory: Any) -> None:
    seen: list[Edge] = []
    pads = GpioPads(factory, wiring(PadSettings()), seen.append)
    pads.close()
    pads.close()
    factory.pin(17).drive_low()
    assert seen == []
    assert pads.names == ()


def test_a_pin_that_cannot_be_had_is_told_in_one_sentence() -> None:
    class Busy(MockFactory):  # type: ignore[misc]  # gpiozero has no types
        def pin(self, name: Any) -> Any:
            if name == 22:
                raise OSError("GPIO busy")
            return super().pin(name)

    with pytest.raises(GpioError, match=r"GPIO22 for N\.main cannot be used") as caught:
        GpioPads(Busy(), wiring(PadSettings()), lambda edge: None)
    assert (caught.value.key, caught.value.values) == ("hw.gpio.busy", {"pin": 22})


def test_one_pin_for_two_pads() -> None:
    with pytest.raises(GpioError, match=r"GPIO17 is set for S\.main and for N\.main"):
        wiring(PadSettings(N_main=17))
    with pytest.raises(GpioError, match=r"GPIO17 is set for S\.main and for buzzer"):
        wiring(PadSettings(buzzer=17))


def test_zero_is_not_wired() -> None:
    assert wiring(PadSettings(S_magic=0, N_magic=0)) == {17: (Seat.S, "main"), 22: (Seat.N, "main")}


def test_ticks_become_nanoseconds_of_the_one_clock() -> None:
    class Factory:
        def ticks(self) -> float:
            return 5.0

        def ticks_diff(self, later: float, earlier: float) -> float:
            return later - earlier

    clock = FakeClock(7_000_000_000)
    assert TickClock(Factory(), clock).ns(5.000_25) == 7_000_250_000


def test_lamps_go_winner_and_dark(factory: Any) -> None:
    clock = FakeClock()
    with GpioLamps(factory, PadSettings(), clock) as lamps:
        lit = {name: factory.pin(n) for name, n in (("S", 5), ("N", 6), ("go", 13), ("buzzer", 19))}

        def on() -> set[str]:
            return {name for name, pin in lit.items() if pin.state}

        assert on() == set()
        assert lamps.go() == clock.ns
        assert on() == {"go", "buzzer"}
        lamps.quiet()
        assert on() == {"go"}
        lamps.winner(Seat.N)
        assert on() == {"N"}
        lamps.off()
        assert on() == set()
    lamps.close()


def test_no_gpio_on_this_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hardware.gpio.board_name", lambda: "")
    with pytest.raises(GpioError) as caught:
        open_factory(tmp_path)
    assert caught.value.key == "hw.gpio.none"


def test_board_name_from_the_device_tree(tmp_path: Path) -> None:
    assert board_name(tmp_path) == ""
    (tmp_path / "proc/device-tree").mkdir(parents=True)
    (tmp_path / "proc/device-tree/model").write_bytes(b"Raspberry Pi 5 Model B Rev 1.0\0")
    assert board_name(tmp_path) == "Raspberry Pi 5 Model B Rev 1.0"


def test_lgpio_missing_is_told_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError(name)

    monkeypatch.delitem(__import__("sys").modules, "lgpio", raising=False)
    monkeypatch.setattr("hardware.gpio.import_module", missing)
    with pytest.raises(GpioError, match="apt install python3-lgpio") as caught:
        load_lgpio(tmp_path)
    assert caught.value.key == "hw.gpio.lgpio"


def test_only_the_loading_thread_changes_its_folder(tmp_path: Path) -> None:
    import threading

    before, seen = Path.cwd(), []

    def work() -> None:
        with _own_folder(tmp_path):
            Path("made").touch()
            inside.set()
            leave.wait(5)

    inside, leave = threading.Event(), threading.Event()
    thread = threading.Thread(target=work)
    thread.start()
    inside.wait(5)
    seen.append(Path.cwd())
    leave.set()
    thread.join()
    assert (tmp_path / "made").exists()
    assert Path.cwd() == before
    if os.uname().sysname == "Linux":
        assert seen == [before]
