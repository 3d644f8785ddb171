"""Fingers on the pads of the rig, and the two ways of asking who was first: ours and gpiozero's own callbacks."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Any

from companion.seats import Seat
from companion.settings import PadSettings
from companion.signals import Race
from hardware.buttons import GpioPads, wiring
from hardware.edges import EdgeLog, now_ns
from hardware.gpio import open_factory
from hardware.race import Limits, Start, judge

PAIRS = int(os.environ.get("PUSH_RIG_PAIRS", "200"))
"""Pairs of touches for each load."""
GAPS_MS = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
PADS = {17: "S", 22: "N"}
"""The main pads of both seats."""
FOLDER = Path("/tmp/push-gpio")

Step = tuple[float, int, int]
"""ms, BCM number, 1 for contact."""


@contextmanager
def busy(kind: str) -> Iterator[None]:
    """The guest's one processor has something else to do: `thread` in this process, `process` in another, or both."""
    stop = threading.Event()
    other: subprocess.Popen[bytes] | None = None

    def spin() -> None:
        n = 0
        while not stop.is_set():
            n += 1

    if kind in ("thread", "both"):
        threading.Thread(target=spin, daemon=True).start()
    if kind in ("process", "both"):
        other = subprocess.Popen([sys.executable, "-c", "n = 0\nwhile True: n += 1"])
    try:
        yield
    finally:
        stop.set()
        if other is not None:
            other.kill()
            other.wait()


@dataclass(frozen=True, slots=True)
class Injected:
    """The true margin as well as it can be known (us).

    `apart` is from the start of one write to the start of the other. The kernel stamps each edge during its write,
    so whatever the load, the stamps' difference lies between `least` and `most`.
    """

    apart: float
    least: float
    most: float


KNOWN_US = 300
"""A write takes 60 to 70 us. Where the two took more than this together, the machine under the guest held one up, and
nobody knows when the edge was: such a margin is only checked for being possible."""


@dataclass
class Score:
    """What one way of asking got right."""

    asked: int = 0
    answered: int = 0
    right: int = 0
    possible: int = 0
    """Answers whose margin lies between the least and the most that the writes allow."""
    errors_us: list[float] = field(default_factory=list)
    """How far the margins were off, of those pairs whose true margin is known."""

    def add(self, first: str, margin_us: float | None, true_first: str, true: Injected) -> None:
        """One pair was asked about; `first` is empty where no answer came."""
        self.asked += 1
        if not first or margin_us is None:
            return
        self.answered += 1
        self.right += first == true_first
        signed = margin_us if first == true_first else -margin_us
        if true.most - true.least <= KNOWN_US:
            self.errors_us.append(abs(signed - true.apart))
        # The margin is in whole microseconds, rounded down.
        self.possible += true.least - 1 <= signed <= true.most

    def quantile(self, share: float) -> float:
        """The error (us) that `share` of the answers stay below."""
        ranked = sorted(self.errors_us)
        return ranked[min(len(ranked) - 1, int(share * len(ranked)))] if ranked else float("nan")

    def line(self, name: str) -> str:
        """One row of the printed table."""
        share = 100 * self.right / self.asked
        middle = median(self.errors_us) if self.errors_us else float("nan")
        possible = 100 * self.possible / self.asked
        return (f"{name:40} {self.asked:5} {self.asked - self.answered:5} {share:8.2f} % {possible:9.2f} % "
                f"{len(self.errors_us):6} {middle:11.1f} {self.quantile(0.95):9.1f} {self.quantile(1.0):9.1f}")


HEADING = (f"{'':40} {'pairs':>5} {'lost':>5} {'order':>10} {'possible':>11} {'known':>6} {'error: median':>11} "
           f"{'95 %':>7} {'most us':>9}")


class OurPads:
    """Our pads and our judge on the real pins of the guest."""

    def __init__(self) -> None:
        self.log = EdgeLog()
        self.factory = open_factory(FOLDER)
        self.pads = GpioPads(self.factory, wiring(PadSettings()), self.log.add)
        self.limits = Limits(tolerance_us=0)

    def __enter__(self) -> OurPads:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.pads.close()
        self.factory.close()

    def race(self, fingers: Any, steps: list[Step]) -> tuple[Race | None, list[list[int]]]:
        """The verdict on these touches, and (ns before, ns after) of each write that made them."""
        armed, count = now_ns(), self.log.count
        done: list[list[int]] = fingers.play(steps)
        end = time.monotonic() + 2
        while self.log.count < count + len(steps) and time.monotonic() < end:
            self.log.wait(self.log.count, 0.05)
        edges = [logged.edge for logged in self.log.since(armed)]
        return judge(edges, Start(armed, (Seat.S, Seat.N), signal=False), now_ns() + 10**9, self.limits), done


def score_ours(score: Score, race: Race | None, true_first: str, true: Injected) -> None:
    """Add one verdict of our judge to the score."""
    first = race.first if race is not None else None
    margin = race.margin_us if race is not None else None
    score.add(str(first.seat) if first else "", margin, true_first, true)


def clean(first: int, second: int, gap_ms: float) -> list[Step]:
    """Two hands, `gap_ms` apart, lifted a little later."""
    return [(0, first, 1), (gap_ms, second, 1), (gap_ms + 6, first, 0), (gap_ms + 7, second, 0)]


def bouncing(first: int, second: int) -> list[Step]:
    """The first touch bounces until 3 ms after it, as in FAULTS.md; the second comes clean after 1 ms."""
    return [(0, first, 1), (0.4, first, 0), (0.7, first, 1), (1.0, second, 1), (1.5, first, 0), (3.0, first, 1),
            (10, first, 0), (11, second, 0)]


def injected(steps: list[Step], done: list[list[int]], first: int, second: int) -> Injected:
    """What the writes say about the first contacts of two pads."""
    at = {line: done[n] for n, (_, line, down) in reversed(list(enumerate(steps))) if down}
    (before1, after1), (before2, after2) = at[first], at[second]
    return Injected((before2 - before1) / 1000, (before2 - after1) / 1000, (after2 - before1) / 1000)
