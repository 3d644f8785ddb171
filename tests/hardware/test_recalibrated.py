"""A table in play goes by a calibration that a command makes, without a new start."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from calibration.measured import KIND, TableMeasured, save, table_measured
from calibration.pads import PadsMeasured
from calibration.plane import Plane
from calibration.profile import KEPT, Profiles
from companion.cli import commands
from companion.settings import Settings
from hardware.padcheck import KIND as PADS
from hardware.recalibrated import Recalibrated
from hardware.rig import Rig, open_rig
from hardware.starter import Starter
from tests.hardware.tables import duel, told_board_eye, told_eye, until
from tests.hardware.test_tableeyes import MAT, Scene

LARGER = TableMeasured((1920, 1080))


class Follower:
    """Counts how often it was called."""

    def __init__(self, folder: Path) -> None:
        self.profiles = Profiles(folder / "calibration")
        self.called = 0
        self.looking = Recalibrated(self.profiles, {KIND: self.call})

    def call(self) -> None:
        self.called += 1

    def look(self) -> int:
        """How often it was called when it has looked once more."""
        self.looking.step()
        return self.called


def test_what_is_there_at_the_start_is_known_and_each_new_profile_is_told_once(tmp_path: Path) -> None:
    save(tmp_path, MAT)
    follower = Follower(tmp_path)
    assert follower.look() == 0
    save(tmp_path, LARGER)
    assert (follower.look(), follower.look()) == (1, 1)
    follower.profiles.restore(KIND, 1)
    assert follower.look() == 2
    Profiles(tmp_path / "calibration").save(PADS, PadsMeasured({}, 900).to_json())
    assert follower.look() == 2
    for _ in range(KEPT + 2):
        save(tmp_path, LARGER)
    assert (follower.look(), follower.look()) == (3, 3)


def test_the_eyes_take_another_calibration_and_neither_the_same_nor_a_torn_one(tmp_path: Path) -> None:
    scene, renewed = Scene(), []
    scene.eyes.renews(lambda: renewed.append(1))
    save(tmp_path, MAT)
    scene.eyes.follow(table_measured(tmp_path))
    scene.eyes.follow(None)
    assert renewed == []
    save(tmp_path, replace(MAT, plane=None))
    scene.eyes.follow(table_measured(tmp_path))
    assert renewed == [1]
    assert scene.look()
    assert scene.eyes.found() is None


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    journal, table = duel(tmp_path)
    holder: list[Rig] = []
    with journal, open_rig(Settings(rig="pretend"), table, tmp_path, eye=told_eye(holder),
                           board_eye=told_board_eye(holder)) as made:
        holder.append(made)
        yield made


def test_a_running_table_goes_by_what_a_command_calibrated(rig: Rig, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    south = Plane((1280, 720), (1.0, 0, 640.0, 0, -1.0, 360.0, 0, 0, 1))
    save(elsewhere, TableMeasured((1280, 720), south, 500.0))
    Profiles(elsewhere / "calibration").save(PADS, PadsMeasured({"N.main": 1700}, 2600).to_json())
    starter, eyes = rig.starter, rig.eyes
    assert isinstance(starter, Starter)
    assert eyes is not None
    packed = str(tmp_path / "packed.json")
    for words in (["export", packed, "--data", str(elsewhere)], ["import", packed, "--data", str(tmp_path)]):
        done = CliRunner().invoke(commands, ["calibrate", "profile", *words])
        assert done.exit_code == 0, done.output
    until(lambda: starter.limits.bias_us == {"N.main": 1700})
    assert starter.limits.tolerance_us == 2600
    until(lambda: eyes.measured == TableMeasured((1280, 720), south, 500.0))
