"""The whole examination, in the order in which things hang on each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from calibration.padtest import PadView
from calibration.profile import Profiles
from companion.engine import Prompt
from companion.errors import CompanionError
from companion.findings import Finding, Level
from companion.settings import Settings
from hardware.camera import Picture
from hardware.doctor import memory, pi, senses
from hardware.doctor.machine import Machine

JOURNAL = "journal.sqlite"


@dataclass(frozen=True)
class Patient:
    """What is looked at: a table's settings and folder, and how its devices are tried out.

    `open_pads` raises GpioError, `look` CameraGone, `load_eye` and `load_board` DeviceError, each with what is wrong.
    `in_use` is True where another program, an open table, holds the devices: then they are not tried.
    """

    settings: Settings
    data: Path
    open_pads: Callable[[], object]
    look: Callable[[], Picture]
    load_eye: Callable[[], object] = lambda: None
    load_board: Callable[[], object] = lambda: None
    pads: Callable[[], PadView] | None = None
    in_use: bool = False
    machine: Machine = field(default_factory=Machine)


def examine(patient: Patient) -> tuple[Finding, ...]:
    """Every finding. A check that fails by a fault of its own is a finding, too, and stops no other."""
    found: list[Finding] = []
    for name, check in _checks(patient):
        try:
            found += check()
        except Exception as error:  # the doctor has to come through: what breaks a check is itself a finding
            why = str(error) if isinstance(error, CompanionError) else f"{type(error).__name__}: {error}"
            found.append(Finding(name, Level.FAULT, Prompt("doctor.fault", {"check": name, "why": why[:300]})))
    return tuple(found)


def _checks(patient: Patient) -> Iterator[tuple[str, Callable[[], list[Finding]]]]:
    machine, settings, data = patient.machine, patient.settings, patient.data
    path = data / JOURNAL
    yield "board", lambda: [*pi.board(machine), *pi.versions(machine)]
    yield "power", lambda: [*pi.power(machine), *pi.heat(machine)]
    yield "memory", lambda: [*pi.memory(machine), *pi.disk(machine, data)]
    yield "journal", lambda: [*memory.state(machine, data), *memory.journal(machine, path)]
    yield "clock", lambda: list(pi.clock(machine, memory.newest_entry(path)))
    yield "network", lambda: list(pi.network(machine, settings.web.port))
    yield "service", lambda: list(pi.service(machine))
    if patient.in_use:
        yield "devices", lambda: [pi.finding("devices", Level.OK, "in_use", port=str(settings.web.port))]
    else:
        yield "gpio", lambda: list(senses.pins(machine, settings.pads, patient.open_pads))
    yield "pads", lambda: _pads(patient)
    yield "lamps", lambda: list(senses.lamps(machine, settings.pads))
    yield "camera", lambda: _camera(patient)
    yield "deck", lambda: list(senses.deck(patient.load_eye, data))
    yield "stones", lambda: list(senses.stones(patient.load_board))


def _pads(patient: Patient) -> list[Finding]:
    if patient.pads is None:
        return []
    view = patient.pads()
    return list(senses.pads(view, view.down))


def _camera(patient: Patient) -> list[Finding]:
    profiles, now = Profiles(patient.data / "calibration"), patient.machine.now()
    if patient.in_use:
        return list(senses.marks(profiles, now, None))
    found, picture = senses.camera(patient.settings.camera, patient.look)
    if picture is not None:
        found += senses.light(picture)
    if patient.settings.camera.kind != "none":
        found += senses.marks(profiles, now, picture)
    return found
