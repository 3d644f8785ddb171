"""Opening the GPIO chip: lgpio under gpiozero, wherever the program was started, or one sentence why not."""

from __future__ import annotations

import contextlib
import ctypes
import os
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import Any

from hardware.errors import GpioError

CLONE_FS = 0x200
"""Linux: what unshare(2) takes to give the calling thread a working folder of its own (sched.h)."""
CHIP_LABELS = ("pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835")
"""The header's chip by its label: Pi 5, 500 and CM5; Pi 4, 400 and CM4; Pi 3, Zero 2 and older ones."""
CHIPS = 32
"""Chips are looked for up to this number: a Pi 5 has six of its own, a hat may bring some more."""


def board_name(root: Path = Path("/")) -> str:
    """What the device tree calls this machine, or empty on a PC."""
    try:
        return (root / "proc/device-tree/model").read_bytes().rstrip(b"\0").decode("utf-8", "replace").strip()
    except OSError:
        return ""


def load_lgpio(folder: Path) -> Any:
    """The lgpio module. Its working file `.lgd-nfy0` lies in `folder`, and the process's own folder is unchanged.

    lgpio makes that file in the current folder when it is imported and cannot be imported where the folder is not
    writable, as in a service (gpiozero #1106). LG_WD moves the whole process there; a thread with a working
    folder of its own leaves everybody else where they are. Raises GpioError.
    """
    if "lgpio" in sys.modules:
        return sys.modules["lgpio"]
    folder.mkdir(parents=True, exist_ok=True)
    found: list[Any] = []

    def load() -> None:
        try:
            invalidate_caches()  # it may have been installed since it was last looked for
            with _own_folder(folder):
                found.append(import_module("lgpio"))
        except Exception as error:  # whatever goes wrong in the import is told in one sentence below
            found.append(error)

    thread = threading.Thread(target=load, name="load-lgpio")
    thread.start()
    thread.join()
    loaded = found[0]
    if isinstance(loaded, ModuleNotFoundError):
        sentence = "the lgpio library is missing: install it with 'sudo apt install python3-lgpio'"
        raise GpioError("hw.gpio.lgpio", sentence) from loaded
    if isinstance(loaded, Exception):
        sentence = f"the lgpio library does not start ({loaded}): is {folder} writable?"
        raise GpioError("hw.gpio.lgpio", sentence) from loaded
    return loaded


@contextlib.contextmanager
def _own_folder(folder: Path) -> Iterator[None]:
    """The calling thread alone works in `folder`; the whole process for a moment where the kernel refuses that."""
    before = None if _unshared_folder() else Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        if before is not None:
            os.chdir(before)


def _unshared_folder() -> bool:
    """True when the calling thread now has a working folder of its own, for good."""
    try:
        return int(ctypes.CDLL(None, use_errno=True).unshare(CLONE_FS)) == 0
    except (AttributeError, OSError):
        return False


def open_factory(folder: Path, exists: Callable[[str], bool] = os.path.exists) -> Any:
    """A gpiozero pin factory on lgpio; `folder` is where lgpio may keep its file. Raises GpioError with the reason."""
    if not board_name():
        sentence = "this machine has no GPIO pins: play with the pads on the screen, or use a Raspberry Pi"
        raise GpioError("hw.gpio.none", sentence)
    lgpio = load_lgpio(folder)
    number = chip_number(lgpio, exists)
    try:
        pins = import_module("gpiozero.pins.lgpio")
        pi = import_module("gpiozero.pins.pi")
    except ImportError as error:
        sentence = "the gpiozero library is missing: install it with 'pip install gpiozero'"
        raise GpioError("hw.gpio.lgpio", sentence) from error

    def opened(self: Any, chip: int) -> None:
        # As LGPIOFactory's own constructor, which in 2.0.1 overwrites `chip` by a guess from the board's revision. All
        # of gpiozero's local factories share one list of pins, so that closing one closes the pins of every other;
        # PiFactory's own constructor alone gives this one a list of its own.
        pi.PiFactory.__init__(self)
        self._handle = lgpio.gpiochip_open(chip)
        self._chip = chip
        self.pin_class = pins.LGPIOPin

    factory = type("ChipFactory", (pins.LGPIOFactory,), {"__init__": opened})
    try:
        made = factory(number)
    except Exception as error:  # lgpio.error and gpiozero's errors share no base class
        raise GpioError(
            "hw.gpio.closed",
            f"/dev/gpiochip{number} cannot be opened ({error}): add this user to the group gpio",
            chip=number,
        ) from error
    try:
        _ = made.board_info  # looked up now, and an error where nobody knows the board
    except Exception as error:  # gpiozero's own, and OSError or ValueError of what it reads; each means the same here
        made.close()
        raise _unknown([f"{error}"]) from error
    return made


def chip_number(lgpio: Any, exists: Callable[[str], bool]) -> int:
    """The number of the chip that drives the header, by its label: Pi 5 kernels have called it 4 and 0.

    Raises GpioError where no chip is there, where none has a label that a Raspberry Pi's header has, or where one that
    might be it cannot be opened.
    """
    refused: list[int] = []
    others: list[str] = []
    for number in range(CHIPS):
        if not exists(f"/dev/gpiochip{number}"):
            continue
        try:
            handle = lgpio.gpiochip_open(number)
        except lgpio.error:
            refused.append(number)
            continue
        try:
            label = lgpio.gpio_get_chip_info(handle)[3]
        finally:
            lgpio.gpiochip_close(handle)
        if label in CHIP_LABELS:
            return number
        others.append(str(label))
    if refused:
        sentence = f"/dev/gpiochip{refused[0]} cannot be opened: add this user to the group gpio"
        raise GpioError("hw.gpio.closed", sentence, chip=refused[0])
    if others:
        raise _unknown(others)
    raise GpioError("hw.gpio.chip", "this Raspberry Pi shows no GPIO chip: update its system and start again")


def _unknown(told: Sequence[str]) -> GpioError:
    """What is said of a board whose header nobody knows: a guess could put a voltage on the wrong pin."""
    board, chips = board_name() or "?", ", ".join(dict.fromkeys(told))
    sentence = (f"the pins of this board ({board}: {chips}) are not known: use a Raspberry Pi 3, 4, 5 or Zero 2, "
                "or play with the pads on the screen")
    return GpioError("hw.gpio.unknown", sentence, board=board, chips=chips)
