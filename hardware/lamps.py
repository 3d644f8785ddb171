"""Lamps and buzzer: GO, and who was first."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Protocol

from companion.seats import Seat
from companion.settings import PadSettings
from hardware.edges import now_ns
from hardware.errors import GpioError

TONE_NS = 200_000_000
"""Length of the GO tone: 0.2 s, heard across a room and over before the slowest hand is down."""


class Lamps(Protocol):
    """What shows GO and the winner."""

    def go(self) -> int:
        """Light GO and begin its one tone; returns the moment (ns, the edges' clock) just before it was lit."""

    def quiet(self) -> None:
        """End the tone."""

    def winner(self, seat: Seat) -> None:
        """Light the lamp of a seat."""

    def off(self) -> None:
        """Everything dark and silent."""

    def close(self) -> None:
        """Give the pins back; safe twice."""


class GpioLamps:
    """Lamps and an active buzzer on GPIO pins (BCM numbers); a number of 0 means there is none."""

    def __init__(self, factory: Any, pads: PadSettings, clock: Callable[[], int] = now_ns) -> None:
        """Every output is off. Raises GpioError when a pin is taken."""
        self._clock = clock
        self._outputs: dict[str, Any] = {}
        device = import_module("gpiozero").DigitalOutputDevice
        wired = {"go": pads.lamp_go, "buzzer": pads.buzzer, "S": pads.lamp_S, "N": pads.lamp_N}
        for name, number in wired.items():
            if not number:
                continue
            try:
                self._outputs[name] = device(number, pin_factory=factory)
            except Exception as error:  # gpiozero and lgpio share no base class; any of theirs means "no lamp here"
                self.close()
                sentence = f"GPIO{number} for {name} cannot be used ({error}): stop what else uses it, or set it to 0"
                raise GpioError("hw.gpio.busy", sentence, pin=number) from error

    def go(self) -> int:
        """GO is lit and its tone has begun.

        The moment is taken before the lamp: nobody can be called early because our own lamp was slow.
        """
        at_ns = self._clock()
        self._set("go", True)
        self._set("buzzer", True)
        return at_ns

    def quiet(self) -> None:
        """The tone has ended; lamps stay."""
        self._set("buzzer", False)

    def winner(self, seat: Seat) -> None:
        """The lamp of `seat` is lit, GO is dark."""
        self._set("go", False)
        self._set(str(seat), True)

    def off(self) -> None:
        """All outputs are off."""
        for name in self._outputs:
            self._set(name, False)

    def close(self) -> None:
        """The pins are given back; safe twice."""
        outputs, self._outputs = self._outputs, {}
        for output in outputs.values():
            with contextlib.suppress(Exception):
                output.close()

    def __enter__(self) -> GpioLamps:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    def _set(self, name: str, on: bool) -> None:
        output = self._outputs.get(name)
        if output is not None:
            output.value = int(on)

    def __iter__(self) -> Iterator[str]:
        return iter(self._outputs)
