"""The wired pads alone, without a table: for testing them from the command line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from calibration.profile import Profiles
from companion.settings import Settings
from hardware.buttons import GpioPads, wiring
from hardware.edges import EdgeLog
from hardware.gpio import open_factory
from hardware.padcheck import PadCheck


@contextmanager
def open_bench(settings: Settings, data: Path) -> Iterator[PadCheck]:
    """The pads of this machine, ready to be tested; profiles lie in `data`. Raises GpioError with what to do."""
    edges = EdgeLog()
    with closing(open_factory(data / "gpio")) as factory, GpioPads(factory, wiring(settings.pads), edges.add) as pads:
        yield PadCheck(edges, pads, settings.race, Profiles(data / "calibration"))
