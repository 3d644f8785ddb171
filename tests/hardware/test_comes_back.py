"""A sense fails, at the start or in the middle of a match: people go on by hand, and it comes back by itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from gpiozero.pins.mock import MockFactory

from companion.cards import Card
from companion.games.magicians.facts import Deck, Raced, Revealed
from companion.journal import Journal
from companion.seats import Seat
from companion.settings import CameraSettings, Settings
from companion.signals import RaceKind
from companion.table import Table
from hardware.doctor import examine
from hardware.doctor.patients import open_rig_of
from hardware.errors import GpioError
from hardware.rig import Rig, open_rig
from tests.hardware.tables import arm, duel, quick, told_board_eye, told_eye, until


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    journal: Journal
    journal, made = duel(tmp_path)
    with journal:
        yield made


def notices(table: Table) -> set[str]:
    return {prompt.key for prompt in table.scoreboard.notices}


def by(table: Table) -> list[str]:
    """Who said each fact of the turns so far."""
    return [f"{line.act['is']} {line.by}" for line in table.history() if line.act["is"] in ("Raced", "Revealed")]


def wanted(table: Table) -> list[str]:
    return [want.sense for want in table.scoreboard.wants]


def race(rig: Rig, table: Table, seat: str = "S") -> None:
    """A race on the pretend table, which that seat runs alone."""
    assert rig.pretend is not None
    arm(table)
    until(lambda: getattr(rig.starter, "running", False))
    rig.pretend.press(seat, "main")
    rig.pretend.release(seat, "main")
    until(lambda: wanted(table) == ["cards"])


def turn_cards(rig: Rig, south: str, north: str) -> None:
    assert rig.pretend is not None
    rig.pretend.hand(True)
    rig.pretend.lay("S", south)
    rig.pretend.lay("N", north)
    rig.pretend.hand(False)


def test_the_camera_dies_in_a_duel_cards_are_said_by_hand_and_the_next_turn_is_read_again(table: Table,
                                                                                          tmp_path: Path) -> None:
    rigs: list[Rig] = []
    with open_rig(quick(), table, tmp_path, eye=told_eye(rigs), board_eye=told_board_eye(rigs)) as rig:
        rigs.append(rig)
        assert rig.pretend is not None
        race(rig, table)
        turn_cards(rig, "Kd", "7h")
        until(lambda: len(by(table)) == 2)

        race(rig, table, "N")
        rig.pretend.pull()
        until(lambda: "hw.camera.gone" in notices(table))
        turn_cards(rig, "2c", "As")
        table.say(Revealed(Card("2c"), Card("As")))
        assert "hw.camera.gone" in notices(table)  # told for as long as it is so, and play went on

        race(rig, table)
        rig.pretend.pull(False)
        turn_cards(rig, "Qs", "4d")
        until(lambda: len(by(table)) == 6)
        assert notices(table) == set()
    assert by(table) == ["Raced button", "Revealed camera", "Raced button", "Revealed referee", "Raced button",
                         "Revealed camera"]
    assert [score.points for score in table.scoreboard.scores] == [2, 1]


class Header:
    """The pins of a Raspberry Pi that somebody else may hold, or that may stop answering."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.taken = self.dead = False
        self.chips: list[Any] = []
        header = self
        state = type(MockFactory().pin(17)).state

        def alive(pin: Any) -> Any:
            if header.dead:
                raise OSError("no such device")
            return state.fget(pin)

        monkeypatch.setattr(type(MockFactory().pin(17)), "state", property(alive, state.fset))
        monkeypatch.setattr("hardware.rig.open_factory", self.open)

    def open(self, folder: Path) -> Any:
        if self.taken:
            raise GpioError("hw.gpio.busy", "GPIO17 for S.main cannot be used", pin=17)
        if self.dead:
            raise GpioError("hw.gpio.chip", "this Raspberry Pi shows no GPIO chip")
        self.chips.append(MockFactory())
        return self.chips[-1]

    def touch(self, number: int) -> None:
        """A hand comes down and is lifted."""
        for chip in self.chips:
            if f"GPIO{number}" in {pin.info.name for pin in chip.pins.values()}:
                chip.pin(number).drive_low()
                chip.pin(number).drive_high()


@pytest.fixture
def header(monkeypatch: pytest.MonkeyPatch) -> Header:
    return Header(monkeypatch)


REAL = replace(quick(), rig="real", camera=CameraSettings(kind="none"))


def armed(rig: Rig, table: Table) -> None:
    arm(table)
    until(lambda: getattr(rig.starter, "running", False))


def settled(table: Table) -> None:
    """The race was written down; both cards are said by hand, other ones each turn."""
    until(lambda: wanted(table) == ["cards"])
    south, north = [("Kd", "7h"), ("Qd", "8h"), ("Jd", "9h")][len(by(table)) // 2]
    table.say(Revealed(Card(south), Card(north)))


def test_pads_that_are_taken_at_the_start_are_used_as_soon_as_they_are_free(table: Table, tmp_path: Path,
                                                                           header: Header) -> None:
    header.taken = True
    with open_rig(REAL, table, tmp_path) as rig:
        assert rig.sentence == "real table, pads on the screen, no camera, cards by hand"
        assert notices(table) == {"hw.gpio.busy"}
        armed(rig, table)
        assert rig.screen is not None
        rig.screen.press("N", "main")
        settled(table)

        header.taken = False
        until(lambda: "hw.gpio.back" in notices(table))
        assert notices(table) == {"hw.gpio.back"}
        assert str(rig.health()["pads"]).startswith("pads on 4 pins")
        rig.pins()
        armed(rig, table)
        header.touch(17)
        settled(table)
    assert by(table) == ["Raced phone", "Revealed referee", "Raced button", "Revealed referee"]


def test_pads_that_die_in_a_duel_are_played_around_and_come_back(table: Table, tmp_path: Path, header: Header) -> None:
    with open_rig(REAL, table, tmp_path) as rig:
        armed(rig, table)
        header.touch(22)
        settled(table)

        header.dead = True
        until(lambda: bool(notices(table) & {"hw.gpio.gone", "hw.gpio.chip"}))
        found = {one.check: one.prompt.key for one in examine(open_rig_of(rig, REAL, tmp_path))}
        assert found["gpio"] in ("hw.gpio.gone", "hw.gpio.chip", "doctor.gpio.none")  # a PC has none to look at
        assert "pads" not in found
        armed(rig, table)
        table.say(Raced(RaceKind.CLEAR, Seat.S, Deck.MAIN))
        settled(table)

        header.dead = False
        until(lambda: "hw.gpio.back" in notices(table))
        armed(rig, table)
        header.touch(17)
        settled(table)
    assert by(table) == ["Raced button", "Revealed referee", "Raced referee", "Revealed referee", "Raced button",
                         "Revealed referee"]


def test_a_pc_has_no_pads_and_none_are_waited_for(table: Table, tmp_path: Path,
                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hardware.gpio.board_name", lambda: "")
    with open_rig(REAL, table, tmp_path) as rig:
        assert notices(table) == {"hw.gpio.none"}
        assert rig.padcheck is None
        with pytest.raises(GpioError):
            rig.pins()


def test_a_camera_that_is_missing_at_the_start_is_used_as_soon_as_it_is_there(table: Table, tmp_path: Path,
                                                                              header: Header) -> None:
    folder = tmp_path / "camera"
    settings: Settings = replace(REAL, camera=CameraSettings(kind="folder", folder=str(folder)))
    rigs: list[Rig] = []
    with open_rig(settings, table, tmp_path, eye=told_eye(rigs), board_eye=told_board_eye(rigs)) as rig:
        assert "no camera (hw.camera.folder)" in rig.sentence
        assert notices(table) == {"hw.camera.folder"}
        folder.mkdir()
        cv2.imwrite(str(folder / "a.png"), np.zeros((48, 64, 3), np.uint8))
        until(lambda: notices(table) == set())
        assert rig.health()["camera"] == "ok"
        assert int(rig.health()["frames"]) > 0
