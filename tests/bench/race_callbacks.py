"""Who was first: our pads and judge beside plain gpiozero Buttons, with and without a bounce time, in the rig's guest.

Run it with `tests/rig/run.sh --bench`. Each row is `PUSH_RIG_PAIRS` pairs of touches 0.1 to 5 ms apart.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from importlib import import_module
from typing import Any

from hardware.gpio import open_factory
from tests.rig.pads import (
    FOLDER,
    GAPS_MS,
    HEADING,
    PADS,
    PAIRS,
    Injected,
    OurPads,
    Score,
    Step,
    bouncing,
    busy,
    clean,
    injected,
    score_ours,
)
from tests.rig.tools import new_fingers

Ask = Callable[[Score, list[Step], int, int], None]
"""Plays the steps, of which the two pads' first contacts come in this order, and adds the answer to the score."""


@contextmanager
def ours(fingers: Any) -> Iterator[Ask]:
    """Our pads and judge."""
    with OurPads() as pads:

        def ask(score: Score, steps: list[Step], first: int, second: int) -> None:
            race, done = pads.race(fingers, steps)
            score_ours(score, race, PADS[first], injected(steps, done, first, second))

        yield ask


@contextmanager
def callbacks(fingers: Any, bounce_s: float | None) -> Iterator[Ask]:
    """What `when_pressed` tells: the order in which it is called, and the time at which it is."""
    with ExitStack() as stack:
        factory = open_factory(FOLDER)
        stack.callback(factory.close)
        called: dict[str, int] = {}
        button_class: Any = import_module("gpiozero").Button
        for number, seat in PADS.items():
            button = stack.enter_context(button_class(number, bounce_time=bounce_s, pin_factory=factory))
            # A default binds the seat; the button keeps the function alive.
            button.when_pressed = lambda seat=seat: called.setdefault(seat, time.monotonic_ns())

        def ask(score: Score, steps: list[Step], first: int, second: int) -> None:
            called.clear()
            done = fingers.play(steps)
            end = time.monotonic() + 0.5
            while len(called) < 2 and time.monotonic() < end:
                time.sleep(0.005)
            time.sleep(0.03 + 2 * (bounce_s or 0))
            true: Injected = injected(steps, done, first, second)
            if len(called) < 2:
                score.add("", None, PADS[first], true)
                return
            told = sorted(called, key=lambda seat: called[seat])
            score.add(told[0], (called[told[1]] - called[told[0]]) / 1000, PADS[first], true)

        yield ask


def main() -> None:
    """Print the table."""
    fingers = new_fingers()
    ways: dict[str, Callable[[], AbstractContextManager[Ask]]] = {
        "our pads and judge": lambda: ours(fingers),
        "Button.when_pressed": lambda: callbacks(fingers, None),
        "Button, bounce_time 5 ms": lambda: callbacks(fingers, 0.005),
        "Button, bounce_time 20 ms": lambda: callbacks(fingers, 0.02),
    }
    for pattern in ("clean", "bouncing"):
        print(f"\n{pattern} first touch\n{HEADING}", flush=True)
        for load in ("idle", "thread", "process"):
            for name, way in ways.items():
                dice, score = random.Random(load), Score()
                with way() as ask, busy(load):
                    for n in range(PAIRS):
                        first, second = dice.sample(list(PADS), 2)
                        gap = GAPS_MS[n % len(GAPS_MS)]
                        steps = clean(first, second, gap) if pattern == "clean" else bouncing(first, second)
                        # Hands stay for 60 ms, longer than any bounce time.
                        steps = [(ms + (60 if n >= len(steps) - 2 else 0), line, down)
                                 for n, (ms, line, down) in enumerate(steps)]
                        ask(score, steps, first, second)
                print(score.line(f"{name}, {load}"), flush=True)
    fingers.close()


if __name__ == "__main__":
    main()
