"""`push-companion pads`: both tests at the machine, with fingers that a test plays."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import hardware.bench
from companion.cli import commands
from companion.journal import utc_now
from companion.settings import Settings
from hardware.errors import GpioError
from hardware.padcheck import PadCheck
from tests.hardware.test_padcheck import Bench


class Fingers(PadCheck):
    """Pads that are touched whenever somebody waits for a touch."""

    bench: Bench
    script: Iterator[str]

    def wait(self, timeout_s: float) -> None:
        self.bench.feel(next(self.script, ""), 500)
        if self.bench.clock.ns > 10**12:
            pytest.fail("the command does not end")


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bench:
    """Every command in the test works on this bench's pads."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    made = Bench(tmp_path / "calibration")
    made.check.__class__ = Fingers
    fingers = made.check
    assert isinstance(fingers, Fingers)
    fingers.bench, fingers.script = made, iter(())

    @contextmanager
    def opened(settings: Settings, data: Path) -> Iterator[PadCheck]:
        yield fingers

    monkeypatch.setattr(hardware.bench, "open_bench", opened)
    return made


def play(bench: Bench, *touches: str) -> None:
    assert isinstance(bench.check, Fingers)
    bench.check.script = iter(touches)


def command(*args: str) -> Result:
    return CliRunner().invoke(commands, ["pads", *args], prog_name="push-companion")


def test_good_pads_are_called_good(bench: Bench) -> None:
    play(bench, *["S.main 0v 0.4^ 0.7v 200^"] * 3)
    told = command("test", "S.main")
    assert told.exit_code == 0
    assert "Touch South (main deck) three times, without haste. 2 of 3." in told.output
    assert "South (main deck): good. Its contact settles within 0.7 ms." in told.output


def test_swapped_pads_end_with_1(bench: Bench) -> None:
    play(bench, *["N.main 0v 200^"] * 3, *["S.main 0v 200^"] * 3)
    told = command("test", "S.main", "N.main")
    assert told.exit_code == 1
    assert "North (main deck) and South (main deck) are swapped" in told.output


def test_a_pad_nobody_touches_is_passed_over(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.cli_pads.PATIENCE_S", -1.0)
    told = command("test", "S.main")
    assert told.exit_code == 1
    assert "South (main deck): nothing came." in told.output


def test_a_plank_is_measured_and_kept(bench: Bench) -> None:
    bench.now = utc_now()
    play(bench, *[f"S.main 10v 60^ | N.main {10 + late / 100}v 61^" for late in (30, 31, 32) * 4])
    told = command("plank", "--strikes", "12")
    assert "North (main deck) answers 0.31 ms later than South (main deck) (uncertain by 0.01 ms)" in told.output
    assert "Saved." in told.output
    shown = command("show", "--data", str(bench.profiles._folder.parent))
    assert "closer than 0.1 ms is a dead heat" in shown.output


def test_a_plank_nobody_strikes_is_no_measurement(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.cli_pads.PATIENCE_S", -1.0)
    told = command("plank")
    assert (told.exit_code, "ten times or more" in told.output) == (2, True)


def test_an_unknown_pad_is_one_sentence(bench: Bench) -> None:
    told = command("test", "W.main")
    assert (told.exit_code, "there is no pad W.main" in told.output) == (2, True)


def test_pads_that_an_open_table_holds_are_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(settings: Settings, data: Path) -> None:
        raise GpioError("hw.gpio.busy", "GPIO17 for S.main cannot be used: stop the other program", pin=17)

    monkeypatch.setattr(hardware.bench, "open_bench", taken)
    told = command("test")
    assert (told.exit_code, told.output) == (2, "Error: GPIO17 for S.main cannot be used: stop the other program\n")


def test_pads_never_measured_are_said(tmp_path: Path) -> None:
    assert "never measured: closer than 5.0 ms" in command("show", "--data", str(tmp_path)).output
