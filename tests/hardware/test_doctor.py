"""The doctor: each fault is provoked on a machine that does not exist, and comes back with what to do."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import companion.speech
import hardware
from calibration.deck import Custom
from calibration.deckstore import changed
from calibration.measured import TableMeasured
from calibration.pads import PadsMeasured
from calibration.padtest import PadView
from calibration.profile import Profiles
from companion.cards import Card
from companion.engine import Prompt
from companion.findings import Finding, Level, worst
from companion.journal import Journal, utc_now
from companion.settings import Settings
from companion.speech import LANGUAGES, plain, say
from hardware.camera import Picture
from hardware.doctor import Machine, Patient, examine
from hardware.doctor.patients import closed_table
from hardware.errors import CameraGone, DeviceError, GpioError
from tests.hardware.tables import duel

PI = {"proc/device-tree/model": "Raspberry Pi 5 Model B Rev 1.0\0", "proc/meminfo": "MemAvailable: 3000000 kB",
      "sys/class/thermal/thermal_zone0/temp": "51000"}
SAID = {"vcgencmd": "throttled=0x0", "timedatectl": "yes", "nmcli": "home:802-11-wireless:wlan0",
        "systemctl is-enabled": "enabled", "systemctl is-active": "active"}
BRIGHT = np.full((72, 128, 3), 150, np.uint8)
MEASURED = PadView(("S.main", "N.main"), age_days=3)


class Ward:
    """A healthy Pi 5 with pads and camera, and a table that was played at. A test makes one thing ill."""

    def __init__(self, folder: Path) -> None:
        self.root, self.data = folder / "root", folder / "data"
        self.files, self.said = dict(PI), dict(SAID)
        self.machine = Machine(
            root=self.root, told=self._told, version=lambda name: {"numpy": "2.2.4"}.get(name, "1"),
            free=lambda place: 8_000_000_000, now=lambda: "2099-06-01T12:00:00.000+00:00",
            addresses=lambda: ("192.168.1.7",), writable=lambda place: True, python=(3, 13), bits=64)
        self.settings = Settings()
        self.patient = Patient(self.settings, self.data, lambda: None, lambda: BRIGHT, pads=lambda: MEASURED)
        duel(self.data)[0].close()

    def _told(self, command: Sequence[str]) -> str | None:
        return self.said.get(" ".join(command[:2])) or self.said.get(command[0])

    def look(self) -> dict[str, Finding]:
        for name, text in self.files.items():
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            (self.root / name).write_text(text)
        found = examine(replace(self.patient, machine=self.machine, settings=self.settings))
        return {one.check: one for one in found}


@pytest.fixture
def ward(tmp_path: Path) -> Ward:
    return Ward(tmp_path)


def raising(error: Exception) -> Callable[[], Picture]:
    def tried() -> Picture:
        raise error
    return tried


def test_a_healthy_table_has_no_fault(ward: Ward) -> None:
    found = ward.look()
    assert {name for name, one in found.items() if one.level is Level.FAULT} == set()
    assert {name for name, one in found.items() if one.level is Level.ADVICE} == {"pads", "marks", "backup"}
    assert len(found) == 20


MACHINES: dict[str, tuple[str, Callable[[Ward], object], Level, str]] = {
    "32 bits": ("board", lambda w: _machine(w, bits=32), Level.FAULT, "board.bits"),
    "old python": ("versions", lambda w: _machine(w, python=(3, 9)), Level.FAULT, "versions.python"),
    "no numpy": ("versions", lambda w: _machine(w, version=lambda name: None), Level.FAULT, "versions.missing"),
    "numpy against the camera": ("versions", lambda w: _machine(w, python=(3, 11)), Level.FAULT, "versions.numpy"),
    "under-voltage": ("power", lambda w: w.said.update(vcgencmd="throttled=0x50005"), Level.FAULT, "power.under"),
    "slowed": ("power", lambda w: w.said.update(vcgencmd="throttled=0x4"), Level.FAULT, "power.slowed"),
    "was under-voltage": ("power", lambda w: w.said.update(vcgencmd="throttled=0x50000"), Level.ADVICE, "power.was"),
    "under-voltage by the kernel": ("power", lambda w: (w.said.pop("vcgencmd"), w.files.update(
        {"sys/devices/platform/soc/soc:firmware/get_throttled": "1"})), Level.FAULT, "power.under"),
    "warm": ("heat", lambda w: _heat(w, 72_400), Level.ADVICE, "heat.soon"),
    "hot": ("heat", lambda w: _heat(w, 81_000), Level.FAULT, "heat.now"),
    "little memory": ("memory", lambda w: w.files.update({"proc/meminfo": "MemAvailable: 150000 kB"}),
                      Level.ADVICE, "memory.soon"),
    "no memory": ("memory", lambda w: w.files.update({"proc/meminfo": "MemAvailable: 50000 kB"}),
                  Level.FAULT, "memory.now"),
    "disk fills": ("disk", lambda w: _machine(w, free=lambda place: 300_000_000), Level.ADVICE, "disk.soon"),
    "disk full": ("disk", lambda w: _machine(w, free=lambda place: 5_000_000), Level.FAULT, "disk.now"),
    "disk gone": ("disk", lambda w: _machine(w, free=_gone), Level.FAULT, "disk.gone"),
    "folder closed": ("state", lambda w: _machine(w, writable=lambda place: False), Level.FAULT, "state.closed"),
    "journal damaged": ("journal", lambda w: (w.data / "journal.sqlite").write_bytes(b"SQLite format 3\0" + b"x" * 99),
                        Level.FAULT, "journal.damaged"),
    "journal set aside": ("journal", lambda w: (w.data / "journal.damaged").write_bytes(b""),
                          Level.ADVICE, "journal.recovered"),
    "no journal": ("journal", lambda w: _lost(w, "journal.sqlite"), Level.OK, "journal.new"),
    "no backup": ("backup", lambda w: _lost(w, "journal.backup*"),
                  Level.FAULT, "backup.none"),
    "clock set back": ("clock", lambda w: _machine(w, now=lambda: "2026-01-02T12:00:00.000+00:00"),
                       Level.ADVICE, "clock.back"),
    "clock never set": ("clock", lambda w: (_lost(w, "journal.sqlite"),
                                            _machine(w, now=lambda: "1970-01-01T00:02:00.000+00:00")),
                        Level.ADVICE, "clock.unset"),
    "clock alone": ("clock", lambda w: w.said.update(timedatectl="no"), Level.ADVICE, "clock.alone"),
    "no network": ("network", lambda w: _machine(w, addresses=lambda: ()), Level.FAULT, "network.none"),
    "hotspot": ("network", lambda w: w.said.update(nmcli="push-hotspot:wifi:wlan0"), Level.OK, "network.hotspot"),
    "no service": ("service", lambda w: w.said.pop("systemctl is-enabled"), Level.ADVICE, "service.none"),
    "service down": ("service", lambda w: w.said.update({"systemctl is-active": "failed"}),
                     Level.FAULT, "service.down"),
    "a pin of the system": ("gpio", lambda w: _pads(w, S_main=14), Level.FAULT, "gpio.special"),
    "no lamps": ("lamps", lambda w: _pads(w, lamp_go=0, buzzer=0), Level.ADVICE, "lamps.none"),
    "dark": ("light", lambda w: _sees(w, np.full_like(BRIGHT, 20)), Level.FAULT, "light.dark"),
    "glaring": ("light", lambda w: _sees(w, np.full_like(BRIGHT, 255)), Level.ADVICE, "light.burnt"),
    "a Pi": ("board", lambda w: None, Level.OK, "board.pi"),
    "a PC": ("board", lambda w: w.files.pop("proc/device-tree/model"), Level.OK, "board.pc"),
    "versions that go together": ("versions", lambda w: None, Level.OK, "versions.good"),
    "power that holds": ("power", lambda w: None, Level.OK, "power.good"),
    "cool": ("heat", lambda w: None, Level.OK, "heat.good"),
    "memory enough": ("memory", lambda w: None, Level.OK, "memory.good"),
    "disk enough": ("disk", lambda w: None, Level.OK, "disk.good"),
    "folder of one's own": ("state", lambda w: None, Level.OK, "state.good"),
    "journal whole": ("journal", lambda w: None, Level.OK, "journal.good"),
    "journal locked away": ("journal", lambda w: _directory(w.data / "journal.sqlite"), Level.FAULT, "journal.closed"),
    "fresh backup": ("backup", lambda w: _machine(w, now=_now), Level.OK, "backup.good"),
    "old backup": ("backup", lambda w: None, Level.ADVICE, "backup.old"),
    "clock set": ("clock", lambda w: None, Level.OK, "clock.good"),
    "network": ("network", lambda w: None, Level.OK, "network.good"),
    "service": ("service", lambda w: None, Level.OK, "service.good"),
    "pins": ("gpio", lambda w: None, Level.OK, "gpio.good"),
    "no pins on a PC": ("gpio", lambda w: w.files.pop("proc/device-tree/model"), Level.OK, "gpio.none"),
    "lamps": ("lamps", lambda w: None, Level.OK, "lamps.good"),
    "camera": ("camera", lambda w: None, Level.OK, "camera.good"),
    "cards by hand": ("camera", lambda w: _camera(w, kind="none"), Level.OK, "camera.none"),
    "bright": ("light", lambda w: None, Level.OK, "light.good"),
    "never calibrated": ("marks", lambda w: None, Level.ADVICE, "marks.none"),
    "calibrated lately": ("marks", lambda w: (_calibrated(w), _machine(w, now=_now)), Level.OK, "marks.good"),
    "calibrated long ago": ("marks", lambda w: _calibrated(w), Level.ADVICE, "marks.old"),
    "another camera": ("marks", lambda w: _calibrated_elsewhere(w), Level.FAULT, "marks.moved"),
    "no pack taught": ("deck", lambda w: None, Level.OK, "deck.good"),
    "a card taught": ("deck", lambda w: _taught(w), Level.OK, "deck.own"),
    "packs torn": ("deck", lambda w: Profiles(w.data / "calibration").save("deck", {"packs": 7}),
                   Level.FAULT, "deck.torn"),
    "board reader": ("stones", lambda w: None, Level.OK, "stones.good"),
    "open elsewhere": ("devices", lambda w: _patient(w, in_use=True), Level.OK, "devices.in_use"),
    "calibration torn": ("marks", lambda w: Profiles(w.data / "calibration").save("table", {"size": "no"}),
                         Level.FAULT, "marks.torn"),
}


def _now() -> str:
    return utc_now()


def _directory(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _patient(ward: Ward, **other: object) -> None:
    ward.patient = replace(ward.patient, **other)  # type: ignore[arg-type]  # whatever field the case names


def _camera(ward: Ward, kind: str) -> None:
    ward.settings = replace(ward.settings, camera=replace(ward.settings.camera, kind=kind))


def _calibrated(ward: Ward) -> Path:
    return Profiles(ward.data / "calibration").save("table", TableMeasured((128, 72)).to_json())


def _calibrated_elsewhere(ward: Ward) -> None:
    _calibrated(ward)
    _sees(ward, np.full((96, 96, 3), 150, np.uint8))


def _taught(ward: Ward) -> None:
    changed(ward.data, lambda known: known.with_custom(Custom(Card("!dragon"), 7, BRIGHT)))


def _machine(ward: Ward, **other: object) -> Machine:
    ward.machine = replace(ward.machine, **other)  # type: ignore[arg-type]  # whatever field the case names
    return ward.machine


def _lost(ward: Ward, pattern: str) -> int:
    gone = list(ward.data.glob(pattern))
    for path in gone:
        path.unlink()
    return len(gone)


def _heat(ward: Ward, milli: int) -> None:
    ward.files["sys/class/thermal/thermal_zone0/temp"] = str(milli)


def _pads(ward: Ward, **pins: int) -> None:
    ward.settings = replace(ward.settings, pads=replace(ward.settings.pads, **pins))


def _sees(ward: Ward, picture: Picture) -> None:
    ward.patient = replace(ward.patient, look=lambda: picture)


def _gone(place: Path) -> int:
    raise OSError("no such device")


LOGGED = {"packs torn": pytest.mark.log_allowed("calibration.deckstore")}


@pytest.mark.parametrize("case", [pytest.param(case, marks=LOGGED.get(case, ())) for case in MACHINES])
def test_each_fault_of_the_machine_is_found(ward: Ward, case: str) -> None:
    check, make, level, key = MACHINES[case]
    make(ward)
    finding = ward.look()[check]
    assert (finding.level, finding.prompt.key) == (level, f"doctor.{key}")
    advised(finding)


def advised(finding: Finding) -> None:
    """In every language it is said how the thing is and, unless it is good, what to do about it."""
    for tongue in LANGUAGES:
        told = plain(say(finding.prompt, tongue))
        assert told
        assert not re.search(r"[{}]|doctor[.-]|hw[.-]", told.removeprefix("push-companion doctor")), told
        if finding.level is not Level.OK:
            how, colon, what = told.partition(":")
            assert how, told
            assert colon, told
            assert len(what.split()) >= 2, told
        assert say(Prompt(f"doctor.name.{finding.check}"), tongue)
        assert say(Prompt(f"doctor.level.{finding.level}"), tongue)


def test_every_finding_there_is_is_provoked_above() -> None:
    """A sentence that no case brings forth is one that nobody has seen."""
    text = (Path(companion.speech.__file__).parent / "en" / "doctor.ftl").read_text(encoding="utf-8")
    keys = {key.replace("-", ".", 2) for key in re.findall(r"(?m)^(doctor-[\w-]+) =", text)}
    keys = {key for key in keys if not key.startswith(("doctor.name.", "doctor.level."))}
    assert keys - {"doctor.sum", "doctor.fault"} == {f"doctor.{key}" for *_, key in MACHINES.values()}
    names = {key.removeprefix("doctor-name-") for key in re.findall(r"(?m)^(doctor-name-[\w-]+) =", text)}
    assert names == {check for check, *_ in MACHINES.values()} | {"pads"}


def of_the_senses(part: str) -> list[tuple[str, dict[str, str | int]]]:
    """Every notice `hw.<part>.` in NOTICES.md, with something for each of its values."""
    lines = (Path(hardware.__file__).parent / "NOTICES.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")]
            for line in lines if line.startswith(f"| `hw.{part}.")]
    return [(row[0].strip("`"), {name: 7 for name in row[1].replace(",", " ").split()}) for row in rows]


PINS = [one for one in of_the_senses("gpio") if one[0] not in ("hw.gpio.back", "hw.gpio.twice")]


@pytest.mark.parametrize(("key", "values"), PINS)
def test_pins_that_cannot_be_used_say_why(ward: Ward, key: str, values: dict[str, str | int]) -> None:
    ward.patient = replace(ward.patient, open_pads=raising(GpioError(key, "", **values)))
    finding = ward.look()["gpio"]
    assert (finding.prompt.key, finding.level) == (key, Level.FAULT)
    advised(finding)


def test_a_pc_has_no_lamps_to_speak_of(ward: Ward) -> None:
    ward.files.pop("proc/device-tree/model")
    assert "lamps" not in ward.look()


def test_one_pin_with_two_tasks(ward: Ward) -> None:
    _pads(ward, S_main=17, N_main=17)
    assert ward.look()["gpio"].prompt.key == "hw.gpio.twice"


def test_a_pad_that_is_down_is_named(ward: Ward) -> None:
    ward.patient = replace(ward.patient, pads=lambda: replace(MEASURED, down=frozenset({"N.main"})))
    assert "North (main deck) is down" in plain(say(ward.look()["pads"].prompt, "en"))


CAMERAS = [one for one in of_the_senses("camera") if one[0] != "hw.camera.picture"]


@pytest.mark.parametrize(("key", "values"), CAMERAS)
def test_a_camera_without_pictures_says_why_and_light_is_not_judged(ward: Ward, key: str,
                                                                    values: dict[str, str | int]) -> None:
    ward.patient = replace(ward.patient, look=raising(CameraGone(key, "", **values)))
    found = ward.look()
    assert (found["camera"].prompt.key, found["camera"].level, "light" in found) == (key, Level.FAULT, False)
    advised(found["camera"])


PADS = [(replace(MEASURED, saved=None, age_days=None), "pads.unmeasured", Level.ADVICE),
        (replace(MEASURED, saved=PadsMeasured({}, 900), age_days=3), "pads.measured", Level.OK),
        (replace(MEASURED, saved=PadsMeasured({}, 900), age_days=400), "pads.old", Level.ADVICE),
        (replace(MEASURED, down=frozenset({"N.main"})), "hw.pad.stuck", Level.FAULT)]


@pytest.mark.parametrize(("view", "key", "level"), PADS)
def test_pads_say_how_they_are(ward: Ward, view: PadView, key: str, level: Level) -> None:
    ward.patient = replace(ward.patient, pads=lambda: view)
    finding = ward.look()["pads"]
    assert (finding.prompt.key, finding.level) == (key, level)
    advised(finding)


def test_a_table_whose_cards_are_entered_by_hand_needs_no_camera(ward: Ward) -> None:
    ward.settings = replace(ward.settings, camera=replace(ward.settings.camera, kind="none"))
    found = ward.look()
    assert (found["camera"].prompt.key, "marks" in found) == ("doctor.camera.none", False)


def test_a_card_reader_that_cannot_be_loaded(ward: Ward) -> None:
    ward.patient = replace(ward.patient, load_eye=raising(DeviceError("hw.eye.none", "")))
    assert ward.look()["deck"].prompt.key == "hw.eye.none"
    advised(ward.look()["deck"])


def test_a_board_reader_that_cannot_be_loaded(ward: Ward) -> None:
    ward.patient = replace(ward.patient, load_board=raising(DeviceError("hw.board.eye", "")))
    assert (ward.look()["stones"].prompt.key, ward.look()["stones"].level) == ("hw.board.eye", Level.FAULT)
    advised(ward.look()["stones"])


def test_devices_of_an_open_table_are_left_alone(ward: Ward) -> None:
    tried = raising(AssertionError("it was tried"))
    ward.patient = replace(ward.patient, open_pads=tried, look=tried, in_use=True)
    found = ward.look()
    assert (found["devices"].prompt.key, worst(found.values())) == ("doctor.devices.in_use", Level.ADVICE)


def test_a_check_that_breaks_is_a_finding_and_stops_no_other(ward: Ward) -> None:
    ward.patient = replace(ward.patient, open_pads=raising(ZeroDivisionError("by zero")))
    found = ward.look()
    assert (found["gpio"].prompt.key, found["gpio"].prompt.values["why"]) == (
        "doctor.fault", "ZeroDivisionError: by zero")
    advised(found["gpio"])
    assert "network" in found


def test_a_table_that_somebody_plays_at_is_known_to_be_open(tmp_path: Path) -> None:
    assert not closed_table(Settings(rig="pretend"), tmp_path).in_use
    with Journal(tmp_path / "journal.sqlite"):
        assert closed_table(Settings(rig="pretend"), tmp_path).in_use
    assert not closed_table(Settings(rig="pretend"), tmp_path).in_use


def test_the_journal_is_not_touched(ward: Ward) -> None:
    path = ward.data / "journal.sqlite"
    with closing(sqlite3.connect(path)) as file:
        before = file.execute("PRAGMA data_version").fetchone()
        ward.look()
        assert file.execute("PRAGMA data_version").fetchone() == before


def test_the_real_machine_answers_or_says_nothing() -> None:
    machine = Machine()
    assert machine.told(("no-such-command",)) is None
    assert machine.version("no_such_library") is None
    assert machine.version("numpy")
    assert machine.text("/no/such/file") is None
    assert machine.free(Path("/")) > 0
    assert machine.writable(Path(os.sep)) in (True, False)
