"""A full house in short: many phones on one real server, none behind. The figures are in tests/bench/room.py."""

from __future__ import annotations

from flask import Flask

from companion.table import Table
from tests.bench.room import Duel, crowd
from web import serve
from web.world import World


def test_80_phones_of_another_process_all_show_the_last_of_20_changes(app: Flask, table: Table) -> None:
    with serve(app, "127.0.0.1", 0) as running:
        duel = Duel(table)
        with crowd("127.0.0.1", running.port, 80) as phones:
            versions = [duel.change()[0] for _ in range(20)]
            told: set[int] = set()
            while told != {versions[-1]}:
                told = set(phones.report()["versions"])
            world: World = app.extensions["push"]
            assert world.streams.open == 80


def test_phones_that_slept_show_the_latest_version_when_they_wake(app: Flask, table: Table) -> None:
    with serve(app, "127.0.0.1", 0) as running:
        duel = Duel(table)
        with crowd("127.0.0.1", running.port, 20) as phones:
            phones.tell("sleep 10")
            versions = [duel.change()[0] for _ in range(40)]
            phones.tell("wake")
            told: set[int] = set()
            while told != {versions[-1]}:
                told = set(phones.report()["versions"])
