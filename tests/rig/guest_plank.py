"""The plank test on a real kernel's GPIO: a known bias and a known spread are put in, and have to be found.

The plank is the rig's finger: it writes both pins of a strike, one later than the other by bias + spread. What was
really put in is known from the writes themselves, also where the machine under the guest held one up; the figures that
were found are compared with that, and both are printed beside what was asked for.
"""

from __future__ import annotations

import math
import os
import random
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from calibration.pads import SHARE
from calibration.profile import Profiles
from companion.settings import PadSettings, RaceSettings
from hardware.buttons import GpioPads, wiring
from hardware.edges import EdgeLog
from hardware.gpio import board_name, open_factory
from hardware.padcheck import PadCheck
from tests.rig.pads import FOLDER, KNOWN_US, Step, injected
from tests.rig.tools import new_fingers
from tests.rig.waiting import wait_for

STRIKES = int(os.environ.get("PUSH_RIG_STRIKES", "60"))
"""Strikes of the plank for each bias: run.sh asks for a few, with --full for as many as people are asked for, twice."""
SOUTH, NORTH, MAGIC = 17, 22, 23
REST_S = 0.15
READY_MS = 3.0
TORN_US = 45_000


@pytest.fixture(scope="module")
def fingers() -> Iterator[Any]:
    made = new_fingers()
    yield made
    made.close()


@pytest.fixture(scope="module")
def check(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PadCheck]:
    log = EdgeLog()
    factory = open_factory(FOLDER)
    with GpioPads(factory, wiring(PadSettings()), log.add) as pads:
        yield PadCheck(log, pads, RaceSettings(), Profiles(tmp_path_factory.mktemp("profiles")))
    factory.close()


def plank(late_ms: float) -> list[Step]:
    """South's pin and north's, north's `late_ms` later (earlier where it is negative), both lifted together.

    Before that both are lifted once more, which changes nothing: after a rest the first write takes up to ten times as
    long as the next ones, and nobody could say when within it the pin closed.
    """
    south, north = READY_MS + max(0.0, -late_ms), READY_MS + max(0.0, late_ms)
    return [(0, SOUTH, 0), (1, NORTH, 0), *sorted([(south, SOUTH, 1), (north, NORTH, 1)]),
            (READY_MS + 12, SOUTH, 0), (READY_MS + 12.5, NORTH, 0)]


def rest() -> None:
    """A pad counts again only when it was quiet for a while (race.rearm_ms)."""
    threading.Event().wait(REST_S)


@dataclass(frozen=True)
class Strike:
    """By how much (us) north really came later, by the two writes: most likely, at least and at most."""

    late: float
    least: float
    most: float

    def off(self, bias: float) -> tuple[float, float]:
        """How far (us) it is from `bias` at least and at most."""
        ends = abs(self.least - bias), abs(self.most - bias)
        return 0.0 if self.least <= bias <= self.most else min(ends), max(ends)


def strike(check: PadCheck, fingers: Any, late_ms: float) -> Strike:
    """One strike.

    Where the machine held a write up for so long that the two contacts are no strike any more, it is struck again.
    """
    while True:
        rest()
        steps, count = plank(late_ms), len(check.view().strikes_us)
        done = fingers.play(steps)
        first, second = (SOUTH, NORTH) if late_ms >= 0 else (NORTH, SOUTH)
        true = injected(steps, done, first, second)
        if true.most < TORN_US:
            wait_for(lambda count=count: len(check.view().strikes_us) > count)  # type: ignore[misc]  # binds the loop's value
        else:
            threading.Event().wait(1.0)
        if len(check.view().strikes_us) > count:
            if late_ms >= 0:
                return Strike(true.apart, true.least, true.most)
            return Strike(-true.apart, -true.most, -true.least)


def middles(put_in: list[Strike]) -> tuple[float, float]:
    """The bias (us) that was put in, at least and at most. Fails where the writes took too long to tell."""
    least, most = median(one.least for one in put_in), median(one.most for one in put_in)
    assert most - least < 1500, f"the rig's writes were held up: what was put in is known to {most - least:.0f} us"
    return least, most


@pytest.mark.parametrize(("bias_ms", "spread_ms"), [(1.5, 0.3), (-0.8, 0.2), (0.4, 0.6)])
def test_a_known_bias_and_spread_are_found_within_their_uncertainty(
        bias_ms: float, spread_ms: float, check: PadCheck, fingers: Any) -> None:
    dice = random.Random(f"{bias_ms} {spread_ms}")
    check.plank("S.main", "N.main")
    put_in = [strike(check, fingers, dice.gauss(bias_ms, spread_ms)) for _ in range(STRIKES)]
    real = [one.late for one in put_in]
    pair, bias = check.view().found, median(real)
    rank = math.ceil(SHARE * STRIKES) - 1
    spread = sorted(abs(late - bias) for late in real)[rank]
    assert pair is not None
    sure = sum(one.most - one.least <= KNOWN_US for one in put_in)
    print(f"\n{board_name()}: asked for {bias_ms:+.2f} +- {spread_ms:.2f} ms; put in ({sure} of {STRIKES} known to "
          f"{KNOWN_US} us) {bias:+.0f} us, 95 % within {spread:.0f}; found {pair.bias_us:+} +- "
          f"{pair.bias_error_us} us, tolerance {pair.tolerance_us} +- {pair.tolerance_error_us} us")
    assert pair.strikes == STRIKES
    # The middle of what was put in lies between the middles of the least and of the most that the writes allow. The
    # rig's own two writes are worth a few us (guest_race.py: 10 us in the middle).
    lowest, highest = middles(put_in)
    assert lowest - 2 * pair.bias_error_us - 20 <= pair.bias_us <= highest + 2 * pair.bias_error_us + 20
    # Where the machine held a write up nobody knows when within it the pin closed; the tail is long then, and
    # neighbours in rank lie far apart.
    least, most = (sorted(one.off(pair.bias_us)[end] for one in put_in) for end in (0, 1))
    assert least[rank - 2] - 100 <= pair.tolerance_us <= most[min(rank + 2, STRIKES - 1)] + 100


def test_what_was_measured_is_saved_and_found_again(check: PadCheck, fingers: Any) -> None:
    check.plank("S.main", "N.main")
    least, most = middles([strike(check, fingers, 1.0 + n / 100) for n in range(12)])
    saved = check.save()
    assert least - 20 <= saved.bias_us["N.main"] <= most + 20
    assert check.view().saved == saved


def test_the_guided_test_knows_good_bouncing_swapped_and_joined_pads(check: PadCheck, fingers: Any) -> None:
    def verdict(pad: str, *steps: Step) -> str:
        check.test((pad,))
        for _ in range(3):
            rest()
            fingers.play(list(steps))
        wait_for(lambda: check.view().step == "")
        return check.view().tested[0].verdict

    good: tuple[Step, ...] = ((0, SOUTH, 1), (120, SOUTH, 0))
    bouncing: tuple[Step, ...] = ((0, SOUTH, 1), (9, SOUTH, 0), (14, SOUTH, 1), (150, SOUTH, 0))
    joined: tuple[Step, ...] = ((0, SOUTH, 1), (0.3, MAGIC, 1), (120, SOUTH, 0), (120.3, MAGIC, 0))
    assert verdict("S.main", *good) == "ok"
    assert verdict("S.main", *bouncing) == "bounce"
    assert verdict("N.main", *good) == "crossed"
    assert verdict("S.main", *joined) == "together"


def test_the_command_says_that_a_table_holds_the_pins(check: PadCheck, tmp_path: Path) -> None:
    """`push-companion pads test` beside an open table, in a process of its own."""
    assert check.names
    told = subprocess.run([sys.executable, "-m", "companion", "pads", "test", "--data", str(tmp_path)],
                          capture_output=True, text=True, timeout=120)
    assert (told.returncode, told.stdout) == (2, "")
    assert "GPIO17 for S.main cannot be used" in told.stderr
