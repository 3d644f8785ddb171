"""Who was first: our pads and judge beside plain gpiozero Buttons, with and without a bounce time, in the rig's guest.

Run it with `tests/rig/run.sh --bench`. Each row is `PUSH_RIG_PAIRS` pairs of touches 0.1 to 5 ms apart.
"""

from __future__ import annotations

import random
import subprocess
import sys
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


WAYS: dict[str, Callable[[Any], AbstractContextManager[Ask]]] = {
    "our pads and judge": ours,
    "Button.when_pressed": lambda fingers: callbacks(fingers, None),
    "Button, bounce_time 5 ms": lambda fingers: callbacks(fingers, 0.005),
    "Button, bounce_time 20 ms": lambda fingers: callbacks(fingers, 0.02),
}
LOADS = ("idle", "thread", "process")
PATTERNS = ("clean", "bouncing")


def measure(pattern: str, load: str, name: str) -> Score:
    """The score of one way of asking."""
    dice, score, fingers = random.Random(load), Score(), new_fingers()
    with WAYS[name](fingers) as ask, busy(load):
        for n in range(PAIRS):
            first, second = dice.sample(list(PADS), 2)
            gap = GAPS_MS[n % len(GAPS_MS)]
            steps = clean(first, second, gap) if pattern == "clean" else bouncing(first, second)
            # Hands stay for 60 ms, longer than any bounce time.
            steps = [(ms + (60 if k >= len(steps) - 2 else 0), line, down) for k, (ms, line, down) in enumerate(steps)]
            ask(score, steps, first, second)
    fingers.close()
    return score


def main() -> None:
    """Print the table. Each row is a process of its own: a Button that was closed can end lgpio's event thread."""
    if len(sys.argv) == 4:
        print(measure(*sys.argv[1:]).line(f"{sys.argv[3]}, {sys.argv[2]}"), flush=True)
        return
    for pattern in PATTERNS:
        print(f"\n{pattern} first touch\n{HEADING}", flush=True)
        for load in LOADS:
            for name in WAYS:
                subprocess.run([sys.executable, __file__, pattern, load, name], check=True)


if __name__ == "__main__":
    main()
