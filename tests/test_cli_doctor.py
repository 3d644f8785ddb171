"""`push-companion doctor`: a line a thing, JSON for programs, and an exit code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import hardware.doctor
from companion.cli import commands
from companion.engine import Prompt
from companion.findings import Finding, Level

GOOD = Finding("disk", Level.OK, Prompt("doctor.disk.good", {"n": 900}))
BETTER = Finding("lamps", Level.ADVICE, Prompt("doctor.lamps.none"))
BAD = Finding("power", Level.FAULT, Prompt("doctor.power.under"))


def command(*args: str) -> Result:
    return CliRunner().invoke(commands, ["doctor", *args], prog_name="push-companion")


@pytest.fixture(autouse=True)
def _own_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def found(monkeypatch: pytest.MonkeyPatch, *findings: Finding) -> None:
    monkeypatch.setattr(hardware.doctor, "examine", lambda patient: findings)


def test_advice_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    found(monkeypatch, GOOD, BETTER)
    told = command()
    assert told.exit_code == 0
    assert told.output.splitlines()[0] == "✓ Disk: 900 MB are free on the disk."
    assert told.output.splitlines()[-1] == "No fault, 1 piece of advice."


def test_a_fault_ends_with_1(monkeypatch: pytest.MonkeyPatch) -> None:
    found(monkeypatch, GOOD, BAD)
    told = command("--language", "de")
    assert (told.exit_code, "✗ Strom: Die Spannung ist zu niedrig" in told.output) == (1, True)


def test_json(monkeypatch: pytest.MonkeyPatch) -> None:
    found(monkeypatch, BAD)
    (one,) = json.loads(command("--json").stdout)
    assert (one["check"], one["level"], one["key"]) == ("power", "fault", "doctor.power.under")


def test_this_machine_is_examined_to_the_end(tmp_path: Path) -> None:
    told = command("--json", "--data", str(tmp_path))
    checks = [one["check"] for one in json.loads(told.stdout)]
    assert {"board", "versions", "disk", "journal", "clock", "network", "gpio", "camera", "deck"} <= set(checks)
    assert "fault" not in [one["check"] for one in json.loads(told.stdout)]
