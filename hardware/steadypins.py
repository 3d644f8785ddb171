"""Pads and lamps that come back by themselves: opened when they can be, named while not, tried again and again.

They are opened apart from each other, so a lamp's pin that is taken costs the lamps alone.
"""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from companion.seats import Seat
from companion.settings import PadSettings
from companion.signals import Edge
from hardware.buttons import GpioPads, wiring
from hardware.edges import now_ns
from hardware.errors import GpioError
from hardware.gpio import board_name
from hardware.lamps import GpioLamps
from hardware.steady import LONGEST_S, SHORTEST_S, Notice

log = logging.getLogger(__name__)

FOR_GOOD = ("hw.gpio.none", "hw.gpio.twice")
"""What does not become better while the table is open: a machine without pins, a fault in the settings."""
SHOWN_NS = 20_000_000_000
"""So long it is said that the pads are back."""
LOOK_S = 1.0
"""While all is well it is looked this often whether it still is."""

Device = TypeVar("Device", GpioPads, GpioLamps)


class _Part(Generic[Device]):
    """One device on a chip of its own: where it fails, the other one keeps its pins."""

    def __init__(self, make: Callable[[Any], Device]) -> None:
        self._make: Callable[[Any], Device] = make
        self._chip: Any = None
        self.device: Device | None = None

    def open(self, factory: Callable[[], Any]) -> None:
        if self.device is not None:
            return
        chip = factory()
        try:
            self.device = self._make(chip)
        except BaseException:
            chip.close()
            raise
        self._chip = chip

    def drop(self) -> None:
        device, chip, self.device, self._chip = self.device, self._chip, None, None
        # Pins that do not answer any more may fail in any way while they are given back.
        for one in (device, chip):
            if one is not None:
                with contextlib.suppress(Exception):
                    one.close()


class SteadyPins:
    """The wired pads (`hardware.edges.Pads`) and the lamps (`hardware.lamps.Lamps`) of one table, while they are there.

    Without pads there are no names and nothing is down, without lamps nothing is lit. Safe from any thread.
    """

    def __init__(self, factory: Callable[[], Any], settings: PadSettings, sink: Callable[[Edge], None], notice: Notice,
                 *, clock: Callable[[], int] = now_ns) -> None:
        """`factory` opens the chip, or raises GpioError with the reason, each time it is called; edges go to `sink`."""
        self._factory, self._notice, self._clock = factory, notice, clock
        self._pads = _Part(lambda chip: GpioPads(chip, wiring(settings), sink, clock))
        self._lamps = _Part(lambda chip: GpioLamps(chip, settings, clock))
        self._lock = threading.RLock()
        self._missing: GpioError | None = None
        self._retry_ns = 0
        self._backoff_s = SHORTEST_S
        self._back_ns: int | None = None

    # as pads

    @property
    def names(self) -> tuple[str, ...]:
        """Every pad that is there, as `seat.pad`."""
        pads = self._pads.device
        return pads.names if pads is not None else ()

    def down(self) -> frozenset[str]:
        """The pads that are closed at this moment."""
        pads = self._pads.device
        try:
            return pads.down() if pads is not None else frozenset()
        except Exception as error:  # gpiozero and lgpio share no base class; any of theirs means that the pins are gone
            self._lost(self._pads, pads, error)
            return frozenset()

    # as lamps

    def go(self) -> int:
        """GO is lit where there are lamps; returns the moment (ns) just before."""
        at_ns = self._clock()
        lit: list[int] = []
        self._light(lambda lamps: lit.append(lamps.go()))
        return lit[0] if lit else at_ns

    def quiet(self) -> None:
        """The tone has ended."""
        self._light(lambda lamps: lamps.quiet())

    def winner(self, seat: Seat) -> None:
        """The lamp of `seat` is lit."""
        self._light(lambda lamps: lamps.winner(seat))

    def off(self) -> None:
        """Everything is dark and silent."""
        self._light(lambda lamps: lamps.off())

    def _light(self, do: Callable[[GpioLamps], object]) -> None:
        lamps = self._lamps.device
        try:
            if lamps is not None:
                do(lamps)
        except Exception as error:  # as above: a lamp that fails must not cost the race
            self._lost(self._lamps, lamps, error)

    # coming back

    def check(self) -> None:
        """Returns where pads and lamps are there; raises GpioError with what is missing."""
        missing = self._missing
        if missing is not None:
            raise GpioError(missing.key, str(missing), **missing.values)

    def describe(self) -> str:
        """For the start line."""
        there = self._pads.device is not None
        return f"pads on {len(self.names)} pins of a {board_name()}" if there else "pads on the screen"

    @property
    def for_good(self) -> bool:
        """True where no pads will come while this table is open."""
        missing = self._missing
        return missing is not None and missing.key in FOR_GOOD

    def open(self) -> bool:
        """True when pads and lamps are open; what cannot be opened is shown with its reason and tried again later."""
        with self._lock:
            were_missing = self._missing is not None and self._pads.device is None
            try:
                self._pads.open(self._factory)
                self._lamps.open(self._factory)
            except GpioError as error:
                self._failed(error)
            else:
                self._backoff_s = SHORTEST_S
                self._show(None)
            if were_missing and self._pads.device is not None:
                log.info("the pads are back")
                self._back_ns = self._clock()
                self._notice("hw.gpio.back")
            return self._missing is None

    def step(self) -> float:
        """Whatever is missing is tried again when it is time; returns in how many seconds to call again."""
        now = self._clock()
        if self._back_ns is not None and now - self._back_ns >= SHOWN_NS:
            self._back_ns = None
            self._notice("hw.gpio.back", on=False)
        self.down()  # asks the chip, which tells whether it still answers
        if self._missing is None or self.for_good:
            return LOOK_S
        if now >= self._retry_ns:
            self.open()
        return min(LOOK_S, max(0.0, (self._retry_ns - self._clock()) / 1e9)) if self._missing is not None else LOOK_S

    def run(self, stop: threading.Event) -> None:
        """Call `step` until `stop` is set."""
        while not stop.is_set():
            try:
                pause_s = self.step()
            except Exception:  # the thread must outlive any fault: the pads may come back after it
                log.exception("the pads could not be looked at")
                pause_s = LOOK_S
            stop.wait(pause_s)

    def close(self) -> None:
        """The pins are given back; safe twice."""
        with self._lock:
            self._lamps.drop()
            self._pads.drop()

    def _lost(self, part: _Part[Any], device: object, error: Exception) -> None:
        with self._lock:
            if device is not part.device:
                return  # another thread has told it already
            part.drop()
            self._failed(GpioError("hw.gpio.gone", f"the pins do not answer any more ({error}): they are tried again"))

    def _failed(self, error: GpioError) -> None:
        self._retry_ns = self._clock() + round(self._backoff_s * 1e9)
        self._backoff_s = min(LONGEST_S, 2 * self._backoff_s)
        self._show(error)

    def _show(self, error: GpioError | None) -> None:
        before, self._missing = self._missing, error
        if before is not None and error is not None and (before.key, before.values) == (error.key, error.values):
            return
        if before is not None:
            self._notice(before.key, before.values, on=False)
        if error is not None:
            log.info("%s", error)
            self._notice(error.key, error.values)
