"""Who is examined: a table that is closed, whose devices are tried out, or one that is open, whose senses are asked."""

from __future__ import annotations

import fcntl
from contextlib import closing
from pathlib import Path

from calibration.padtest import PadView
from companion.settings import Settings
from hardware.bench import open_bench
from hardware.buttons import wiring
from hardware.camera import Picture
from hardware.doctor.examine import JOURNAL, Patient
from hardware.doctor.machine import Machine
from hardware.errors import CameraGone
from hardware.gpio import open_factory
from hardware.lamps import GpioLamps
from hardware.rig import Rig, shipped_board_eye, shipped_eye, which
from hardware.steady import opener


def closed_table(settings: Settings, data: Path, machine: Machine | None = None) -> Patient:
    """A table nobody has open: pins, lamps, camera and reader are tried out and given back."""
    real = which(settings) == "real"

    def pads() -> None:
        with open_bench(settings, data):
            pass
        with closing(open_factory(data / "gpio")) as factory, GpioLamps(factory, settings.pads):
            pass

    def look() -> Picture:
        with opener(settings.camera, lambda *_, **__: None)() as camera:
            return camera.grab(settings.camera.timeout_s).picture

    def held() -> PadView:
        with open_bench(settings, data) as bench:
            return bench.view()

    return Patient(settings, data, pads if real else lambda: wiring(settings.pads), look,
                   load_eye=lambda: shipped_eye(settings), load_board=lambda: shipped_board_eye(settings, data),
                   pads=held if real else None, in_use=_is_open(data),
                   machine=machine or Machine())


def open_rig_of(rig: Rig, settings: Settings, data: Path, machine: Machine | None = None) -> Patient:
    """The table that is open here: its senses are asked how they are, nothing is opened a second time."""

    def look() -> Picture:
        camera = rig.camera
        if camera is None:
            raise CameraGone("hw.camera.none", "there is no camera")
        frame = camera.last
        if camera.gone or frame is None:
            raise CameraGone(camera.gone or "hw.camera.gone", "the camera gives no pictures", **camera.gone_values)
        return frame.picture

    check = rig.padcheck
    pads = check.view if check is not None and check.names and rig.kind == "real" else None
    return Patient(settings, data, rig.pins, look, lambda: rig.eye("cards"), lambda: rig.eye("board"), pads=pads,
                   machine=machine or Machine())


def _is_open(data: Path) -> bool:
    """True while another program holds the journal."""
    lock = data / JOURNAL.replace(".sqlite", ".lock")
    try:
        with lock.open("rb") as file:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return False
    except FileNotFoundError:
        return False
    except OSError:
        return True
