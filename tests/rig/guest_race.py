"""Who was first, on a real kernel's GPIO through real lgpio and gpiozero: order and margin, idle and busy, bouncing."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from statistics import median
from typing import Any

import pytest

from companion.settings import PadSettings, RaceSettings
from companion.signals import RaceKind, Want
from hardware.lamps import GpioLamps
from hardware.starter import Starter
from tests.hardware.fakes import FakeBoard, FakeTable
from tests.rig.pads import GAPS_MS, HEADING, PADS, PAIRS, OurPads, Score, bouncing, busy, clean, injected, score_ours
from tests.rig.tools import new_fingers, sim_pin
from tests.rig.waiting import wait_for


@pytest.fixture(scope="module")
def fingers() -> Iterator[Any]:
    made = new_fingers()
    yield made
    made.close()


@pytest.fixture(scope="module")
def ours() -> Iterator[OurPads]:
    with OurPads() as made:
        yield made


@pytest.mark.parametrize("load", ["idle", "thread", "process"])
def test_order_is_always_right_and_the_margin_true(load: str, fingers: Any, ours: OurPads) -> None:
    dice = random.Random(load)
    score = Score()
    with busy(load):
        for n in range(PAIRS):
            first, second = dice.sample(list(PADS), 2)
            steps = clean(first, second, GAPS_MS[n % len(GAPS_MS)])
            race, done = ours.race(fingers, steps)
            score_ours(score, race, PADS[first], injected(steps, done, first, second))
    print(f"\n{HEADING}\n{score.line(f'our pads and judge, {load}')}")
    assert score.right == score.asked == PAIRS
    assert score.possible == PAIRS
    assert median(score.errors_us) <= 50


@pytest.mark.parametrize("load", ["idle", "thread", "process"])
def test_a_bouncing_first_touch_beats_a_clean_second_one(load: str, fingers: Any, ours: OurPads) -> None:
    dice = random.Random(load)
    score = Score()
    with busy(load):
        for _ in range(PAIRS // 4):
            first, second = dice.sample(list(PADS), 2)
            steps = bouncing(first, second)
            race, done = ours.race(fingers, steps)
            score_ours(score, race, PADS[first], injected(steps, done, first, second))
    print(f"\n{HEADING}\n{score.line(f'first touch bounces, {load}')}")
    assert score.right == score.possible == score.asked
    assert median(score.errors_us) <= 50


class WaitingTable(FakeTable):
    """A table whose `wait` really waits, for a starter in a thread."""

    def __init__(self) -> None:
        super().__init__()
        self.changed = threading.Event()

    def wait(self, version: int, timeout_s: float) -> FakeBoard:
        self.changed.wait(min(timeout_s, 0.02))
        return self.scoreboard


def test_the_starter_from_want_to_race_with_lamps(fingers: Any, ours: OurPads) -> None:
    table = WaitingTable()
    stop = threading.Event()
    go, winner = sim_pin(13), sim_pin(6)
    with GpioLamps(ours.factory, PadSettings()) as lamps, busy("process"):
        starter = Starter(table, ours.log, [ours.pads], lamps, RaceSettings(tolerance_us=200),
                          pause_ns=lambda: 300_000_000)
        thread = threading.Thread(target=starter.run, args=(stop,), daemon=True)
        thread.start()
        for asked in range(1, 6):
            table.want(Want("race", ("S.main", "N.main"), asked=asked))
            wait_for(lambda: go.level == 1)
            threading.Event().wait(0.15)
            steps = bouncing(22, 17)
            fingers.play(steps)
            wait_for(lambda asked=asked: len(table.races) == asked)  # type: ignore[misc]  # a default binds the loop's value
            assert winner.level == 1
        stop.set()
        thread.join()
    assert [race.kind for race in table.races] == [RaceKind.CLEAR] * 5
    assert {str(race.presses[0].seat) for race in table.races} == {"N"}
    # Two edges closer than the kernel's latency are one event; what it gave is kept.
    assert all(len(race.edges) >= 3 for race in table.races)


def test_a_false_start_is_seen_before_go(fingers: Any, ours: OurPads) -> None:
    table = WaitingTable()
    stop = threading.Event()
    with GpioLamps(ours.factory, PadSettings()) as lamps:
        starter = Starter(table, ours.log, [ours.pads], lamps, RaceSettings(), pause_ns=lambda: 500_000_000)
        thread = threading.Thread(target=starter.run, args=(stop,), daemon=True)
        thread.start()
        table.want(Want("race", ("S.main", "N.main", "N.magic"), asked=1))
        wait_for(lambda: starter.running)
        fingers.play([(0, 17, 1), (10, 17, 0)])
        wait_for(lambda: sim_pin(13).level == 1)
        threading.Event().wait(0.2)
        fingers.play([(0, 23, 1), (10, 23, 0)])
        wait_for(lambda: len(table.races) == 1)
        stop.set()
        thread.join()
    (race,) = table.races
    assert race.kind is RaceKind.FALSE_START
    assert [(str(p.seat), p.pad) for p in race.presses] == [("N", "magic")]
    assert [str(p.seat) for p in race.early] == ["S"]


def test_a_stuck_pad_is_read_from_the_chip(fingers: Any, ours: OurPads) -> None:
    fingers.play([(0, 27, 1)])
    assert ours.pads.down() == {"S.magic"}
    fingers.play([(0, 27, 0)])
    assert ours.pads.down() == frozenset()

