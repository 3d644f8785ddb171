"""A wall clock that is set in the middle of a race, as by the network's time: no race, order or margin notices."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from companion.engine import Setup
from companion.games.magicians.facts import Armed, Composed, Dealt
from companion.journal import Journal
from companion.table import Table
from tests.rig.pads import PADS, OurPads, Score, clean, injected, score_ours
from tests.rig.tools import new_fingers

JUMPS_S = {"two weeks back": -14 * 86_400, "three hours on": 3 * 3600, "two years on": 730 * 86_400}
RACES = 30


@pytest.fixture(scope="module")
def fingers() -> Iterator[Any]:
    made = new_fingers()
    yield made
    made.close()


class Setter(threading.Thread):
    """Sets the wall clock to and fro until it is stopped, and puts it right at the end."""

    def __init__(self, jump_s: int) -> None:
        super().__init__(daemon=True)
        self._jump_s, self._over, self.jumps = jump_s, threading.Event(), 0

    def run(self) -> None:
        while not self._over.wait(0.004):
            self._by(self._jump_s if self.jumps % 2 == 0 else -self._jump_s)
        if self.jumps % 2:
            self._by(-self._jump_s)

    def _by(self, seconds: int) -> None:
        time.clock_settime(time.CLOCK_REALTIME, time.time() + seconds)
        self.jumps += 1

    def stop(self) -> None:
        self._over.set()
        self.join()


@pytest.mark.parametrize("jump", JUMPS_S)
def test_races_are_judged_rightly_while_the_clock_jumps(jump: str, fingers: Any) -> None:
    dice = random.Random(jump)
    score = Score()
    setter = Setter(JUMPS_S[jump])
    with OurPads() as ours:
        setter.start()
        try:
            for _ in range(RACES):
                first, second = dice.sample(list(PADS), 2)
                steps = clean(first, second, 1.0)
                race, done = ours.race(fingers, steps)
                score_ours(score, race, PADS[first], injected(steps, done, first, second))
        finally:
            setter.stop()
    print(f"\n{jump}, {setter.jumps} jumps: {score.line('our pads and judge')}")
    assert setter.jumps > RACES
    assert score.right == score.asked == RACES
    assert median(score.errors_us) <= 50


def test_the_journal_keeps_its_order_when_the_clock_goes_back(tmp_path: Path) -> None:
    with Journal(tmp_path / "table.db") as journal:
        table = Table(journal)
        table.open_match(Setup("magicians", ("Ada", "Bo")))
        for fact, jump in ((Composed(), -14 * 86_400), (Dealt(), 14 * 86_400), (Armed(), 0)):
            table.say(fact)
            time.clock_settime(time.CLOCK_REALTIME, time.time() + jump)
        lines = table.history()
    assert [line.seq for line in lines] == [1, 2, 3]
    assert lines[1].at < lines[0].at
