"""Pads on GPIO pins: every edge with the kernel's own time stamp (DESIGN section 4).

gpiozero is used at pin level. `pin.when_changed(ticks, state)` hands over the kernel's stamp, which
`Button.when_pressed` does not; it keeps only a weak reference, so each pad is an object that lives as long as
`GpioPads`. There is never a bounce time: lgpio's would move the stamp to the last bounce.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Mapping
from typing import Any

from companion.seats import Seat
from companion.settings import PadSettings
from companion.signals import Edge
from hardware.edges import now_ns
from hardware.errors import GpioError
from hardware.race import pad_name

log = logging.getLogger(__name__)


def wiring(pads: PadSettings) -> dict[int, tuple[Seat, str]]:
    """The pads that are wired, by BCM number; raises GpioError when one pin is given two tasks.

    >>> wiring(PadSettings())[17]
    (<Seat.S: 'S'>, 'main')
    """
    named = {"S.main": pads.S_main, "S.magic": pads.S_magic, "N.main": pads.N_main, "N.magic": pads.N_magic}
    lamps = {"lamp_S": pads.lamp_S, "lamp_N": pads.lamp_N, "lamp_go": pads.lamp_go, "buzzer": pads.buzzer}
    taken: dict[int, str] = {}
    for name, number in (named | lamps).items():
        if number and number in taken:
            sentence = f"GPIO{number} is set for {taken[number]} and for {name}: give each its own"
            raise GpioError("hw.gpio.twice", sentence, pin=number)
        taken[number] = name
    found: dict[int, tuple[Seat, str]] = {}
    for name, number in named.items():
        if number:
            seat, _, pad = name.partition(".")
            found[number] = (Seat(seat), pad)
    return found


class TickClock:
    """Turns a factory's ticks, which mean nothing by themselves, into ns of the one clock.

    The two clocks are read as a pair once; ticks are then compared with `ticks_diff` alone.
    """

    def __init__(self, factory: Any, clock: Callable[[], int] = now_ns) -> None:
        pairs = []
        for _ in range(20):
            before, ticks, after = clock(), factory.ticks(), clock()
            pairs.append((after - before, (before + after) // 2, ticks))
        # The narrowest reading is the one that nothing interrupted.
        _, self._ns, self._ticks = min(pairs, key=lambda pair: pair[0])
        self._diff = factory.ticks_diff

    def ns(self, ticks: Any) -> int:
        """The moment of `ticks` (ns)."""
        seconds = float(self._diff(ticks, self._ticks))
        return self._ns + round(seconds * 1e9)


class _Pad:
    """One pad; `changed` is what gpiozero calls in its one event thread, so it only stamps and passes on."""

    def __init__(self, seat: Seat, pad: str, pin: Any, clock: TickClock, sink: Callable[[Edge], None]) -> None:
        self.seat, self.pad, self.pin = seat, pad, pin
        self._clock = clock
        self._sink = sink

    def changed(self, ticks: Any, state: Any) -> None:
        self._sink(Edge(self.seat, self.pad, self._clock.ns(ticks), not state))


class GpioPads:
    """All wired pads, each between its pin and ground, with the chip's pull-up."""

    def __init__(self, factory: Any, wired: Mapping[int, tuple[Seat, str]], sink: Callable[[Edge], None],
                 clock: Callable[[], int] = now_ns) -> None:
        """From now on every edge goes to `sink`. Raises GpioError when a pin is taken; none is kept then."""
        self._pads: list[_Pad] = []
        ticks = TickClock(factory, clock)
        for number, (seat, pad) in wired.items():
            try:
                pin = factory.pin(number)
                pin.function = "input"
                pin.pull = "up"
                pin.bounce = None
                pin.edges = "both"
                one = _Pad(seat, pad, pin, ticks, sink)
                pin.when_changed = one.changed
            except Exception as error:  # gpiozero and lgpio share no base class; any of theirs means "no pad here"
                self.close()
                name = pad_name(seat, pad)
                sentence = f"GPIO{number} for {name} cannot be used ({error}): stop the other program that uses it"
                raise GpioError("hw.gpio.busy", sentence, pin=number) from error
            self._pads.append(one)

    @property
    def names(self) -> tuple[str, ...]:
        """Every wired pad as `seat.pad`."""
        return tuple(pad_name(pad.seat, pad.pad) for pad in self._pads)

    def down(self) -> frozenset[str]:
        """The pads whose pin is at ground now, read from the chip."""
        return frozenset(pad_name(pad.seat, pad.pad) for pad in self._pads if not pad.pin.state)

    def close(self) -> None:
        """No edge comes any more and the pins are given back; safe twice."""
        pads, self._pads = self._pads, []
        for pad in pads:
            with contextlib.suppress(Exception):
                pad.pin.when_changed = None
                pad.pin.close()

    def __enter__(self) -> GpioPads:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()
