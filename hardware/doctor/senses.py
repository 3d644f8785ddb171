"""The senses: pins, pads, lamps, camera, light, the place of the camera, the card reader."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from pathlib import Path

from calibration.check import LIMITS, brightness, burnt
from calibration.deckstore import taught
from calibration.errors import BadProfile, CalibrationError
from calibration.measured import KIND, TableMeasured, unfit_for
from calibration.padtest import PadView, pad_word
from calibration.profile import Profiles, age_days
from companion.engine import Prompt
from companion.errors import CompanionError
from companion.findings import Finding
from companion.settings import CameraSettings, PadSettings
from hardware.buttons import wiring
from hardware.camera import Picture
from hardware.doctor.machine import Machine
from hardware.doctor.pi import ADVICE, FAULT, OK, finding
from hardware.errors import CameraGone, DeviceError, GpioError

PLANE_DAYS = 90
"""A camera's place measured longer ago than this (days) is to be looked at again."""
SPECIAL = {0: "ID_SD", 1: "ID_SC", 14: "TXD", 15: "RXD"}
"""Pins (BCM) that the system uses itself: the two of the hat's memory, and the serial console."""


def pins(machine: Machine, pads: PadSettings, opened: Callable[[], object]) -> Iterator[Finding]:
    """Whether the pads' pins can be used; `opened` opens them and raises GpioError with the reason."""
    try:
        wired = wiring(pads)
    except GpioError as error:
        yield Finding("gpio", FAULT, Prompt(error.key, error.values))
        return
    taken = [number for number in wired if number in SPECIAL]
    if taken:
        yield finding("gpio", FAULT, "special", pin=taken[0], name=SPECIAL[taken[0]])
        return
    if not machine.text("/proc/device-tree/model"):
        yield finding("gpio", OK, "none")
        return
    try:
        opened()
    except GpioError as error:
        yield Finding("gpio", FAULT, Prompt(error.key, error.values))
    else:
        yield finding("gpio", OK, "good", n=len(wired))


def pads(view: PadView, stuck: Collection[str]) -> Iterator[Finding]:
    """Pads that are down, and how old their measurement is."""
    for name in sorted(stuck):
        yield Finding("pads", FAULT, Prompt("hw.pad.stuck", {"pad": pad_word(name)}))
    if not stuck:
        yield Finding("pads", OK if view.state.key == "pads.measured" else ADVICE, view.state)


def lamps(machine: Machine, settings: PadSettings) -> Iterator[Finding]:
    """Whether GO can be seen and heard without a phone, on a machine that has pins for lamps."""
    if not machine.text("/proc/device-tree/model"):
        return
    if settings.lamp_go or settings.buzzer:
        yield finding("lamps", OK, "good")
    else:
        yield finding("lamps", ADVICE, "none")


def camera(settings: CameraSettings, looked: Callable[[], Picture]) -> tuple[list[Finding], Picture | None]:
    """Whether pictures come, and one of them; `looked` takes one and raises CameraGone with the reason."""
    if settings.kind == "none":
        return [finding("camera", OK, "none")], None
    try:
        picture = looked()
    except CameraGone as error:
        return [Finding("camera", FAULT, Prompt(error.key, error.values))], None
    high, wide = picture.shape[:2]
    return [finding("camera", OK, "good", size=f"{wide}x{high}")], picture


def light(picture: Picture) -> Iterator[Finding]:
    """Whether the picture is bright enough and not burnt out."""
    if brightness(picture) < LIMITS["brightness"][0]:
        yield finding("light", FAULT, "dark", n=round(100 * brightness(picture)))
    elif burnt(picture) > LIMITS["burnt"][0]:
        yield finding("light", ADVICE, "burnt", n=round(100 * burnt(picture)))
    else:
        yield finding("light", OK, "good", n=round(100 * brightness(picture)))


def marks(profiles: Profiles, now: str, picture: Picture | None) -> Iterator[Finding]:
    """Whether the camera is where it was calibrated, and how long ago that was."""
    dated = profiles.dated(KIND)
    if dated is None:
        yield finding("marks", ADVICE, "none")
        return
    days = age_days(dated[0], now) or 0
    try:
        measured = TableMeasured.from_json(dated[1])
        moved = unfit_for(measured, picture) if picture is not None else None
    except (CalibrationError, CompanionError, KeyError, TypeError, ValueError):
        yield finding("marks", FAULT, "torn")
        return
    if moved is not None:
        yield finding("marks", FAULT, "moved", why=moved)
    elif days > PLANE_DAYS:
        yield finding("marks", ADVICE, "old", n=days)
    else:
        yield finding("marks", OK, "good", n=days)


def deck(loaded: Callable[[], object], data: Path) -> Iterator[Finding]:
    """Whether the card reader can be loaded, and whether packs of this house were taught."""
    try:
        loaded()
    except DeviceError as error:
        yield Finding("deck", FAULT, Prompt(error.key, error.values))
        return
    try:
        yield finding("deck", OK, "own" if taught(data) else "good")
    except BadProfile:
        yield finding("deck", FAULT, "torn")


def stones(loaded: Callable[[], object]) -> Iterator[Finding]:
    """Whether the board's reader can be loaded."""
    try:
        loaded()
    except DeviceError as error:
        yield Finding("stones", FAULT, Prompt(error.key, error.values))
    else:
        yield finding("stones", OK, "good")
