"""GPIO as a service: from / without rights, started twice, with and without gpiochip4, each in a process of its own.

And an open table whose pins come back by themselves.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.settings import PadSettings
from companion.signals import Edge
from hardware.gpio import open_factory
from hardware.steadypins import SteadyPins
from tests.hardware.fakes import FakeTable
from tests.rig.tools import new_fingers
from tests.rig.waiting import wait_for

OPEN = """
import os, sys
from pathlib import Path
from companion.settings import PadSettings
from hardware.buttons import GpioPads, wiring
from hardware.errors import GpioError
from hardware.gpio import open_factory
user, folder = int(sys.argv[1]), Path(sys.argv[2])
folder.mkdir(parents=True, exist_ok=True)
os.chown(folder, user, user)
os.setgid(user)
os.setuid(user)
os.chdir("/")
try:
    factory = open_factory(folder)
    pads = GpioPads(factory, wiring(PadSettings()), lambda edge: None)
    print("open", len(pads.names), factory.chip, os.getcwd(), (folder / ".lgd-nfy0").exists(), flush=True)
    sys.stdin.readline()
except GpioError as error:
    print(error.key, "|", error, flush=True)
"""


def start(folder: Path, user: int = 0) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-c", OPEN, str(user), str(folder)], stdin=subprocess.PIPE,
                            stdout=subprocess.PIPE, text=True, cwd="/")


def said(folder: Path, user: int = 0) -> str:
    process = start(folder, user)
    told, _ = process.communicate("\n", timeout=120)
    return told.strip()


def chip() -> int:
    return 4 if os.environ.get("RIG_BOARD") == "pi5" and Path("/dev/gpiochip4").exists() else 0


def test_from_the_root_folder_as_an_unprivileged_user(tmp_path: Path) -> None:
    device = Path("/dev/gpiochip0")
    tmp_path.chmod(0o755)
    for parent in tmp_path.parents:
        if str(parent).startswith("/tmp/"):
            parent.chmod(0o755)
    device.chmod(0o600)
    told = said(tmp_path / "a", 65534)
    assert told.startswith("hw.gpio.closed | /dev/gpiochip")
    assert "group gpio" in told
    device.chmod(0o666)
    # The kernel's folder "/" is not writable for this user, and stays the process's own.
    assert said(tmp_path / "b", 65534) == "open 4 0 / True"


def test_started_twice(tmp_path: Path) -> None:
    first = start(tmp_path / "a")
    assert first.stdout is not None
    assert first.stdout.readline().startswith("open 4")
    told = said(tmp_path / "b")
    first.communicate("\n", timeout=60)
    assert told.startswith("hw.gpio.busy | GPIO17 for S.main cannot be used (")
    assert said(tmp_path / "c").startswith("open 4")


@pytest.mark.skipif(os.environ.get("RIG_BOARD") != "pi5", reason="only a Pi 5 has had two names for its chip")
def test_a_pi_5_without_gpiochip4(tmp_path: Path) -> None:
    link = Path("/dev/gpiochip4")
    was = os.readlink(link)
    link.unlink()
    try:
        assert said(tmp_path).startswith("open 4 0")
    finally:
        link.symlink_to(was)


@contextmanager
def no_chip() -> Iterator[None]:
    hidden = [path for path in Path("/dev").glob("gpiochip*")]
    for path in hidden:
        path.rename(path.with_name("hidden-" + path.name))
    try:
        yield
    finally:
        for path in hidden:
            path.with_name("hidden-" + path.name).rename(path)


def test_no_chip_at_all(tmp_path: Path) -> None:
    with no_chip():
        assert said(tmp_path).startswith("hw.gpio.chip | ")


class OpenTable:
    """The pins of a table that is open, with the thread that gets them back."""

    def __init__(self, folder: Path) -> None:
        self.table = FakeTable()
        self.edges: list[Edge] = []
        self.pins = SteadyPins(lambda: open_factory(folder), PadSettings(), self.edges.append, self.table.notice)
        self.pins.open()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self.pins.run, args=(self._stop,), daemon=True)
        self._thread.start()

    def touched(self) -> list[str]:
        """The pads that answer when south's and north's main pads are touched one after the other."""
        fingers = new_fingers()
        try:
            fingers.play([(0, 17, 1), (50, 17, 0), (100, 22, 1), (150, 22, 0)])
            wait_for(lambda: sum(edge.down for edge in self.edges) >= 2, 10)
        finally:
            fingers.close()
        return [f"{edge.seat}.{edge.pad}" for edge in self.edges if edge.down]

    def close(self) -> None:
        self._stop.set()
        self._thread.join(10)
        self.pins.close()


def test_pins_that_another_program_holds_come_back_when_it_ends(tmp_path: Path) -> None:
    other = start(tmp_path / "other")
    assert other.stdout is not None
    assert other.stdout.readline().startswith("open 4")
    opened = OpenTable(tmp_path / "gpio")
    try:
        assert opened.table.notices == {"hw.gpio.busy": [{"pin": 17}]}
        assert opened.pins.names == ()
        other.communicate("\n", timeout=60)
        # The pads are there a moment before anybody is told.
        wait_for(lambda: set(opened.table.notices) == {"hw.gpio.back"}, 30, lambda: opened.table.notices)
        assert opened.touched() == ["S.main", "N.main"]
    finally:
        opened.close()
    assert said(tmp_path / "after").startswith("open 4")


def test_a_chip_that_appears_later_is_used_from_then_on(tmp_path: Path) -> None:
    with no_chip():
        opened = OpenTable(tmp_path)
        assert set(opened.table.notices) == {"hw.gpio.chip"}
    try:
        wait_for(lambda: opened.pins.names, 30)
        assert opened.touched() == ["S.main", "N.main"]
    finally:
        opened.close()
