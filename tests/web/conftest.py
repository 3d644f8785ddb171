"""A table with pages: `table`, `app`, a spectator's `client` and a `referee` who may change things."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from companion import codec
from companion.engine import Setup
from companion.journal import Journal
from companion.table import Table
from web import Keys, create_app

HOME = {"Origin": "http://localhost"}
PIN = "2468"


class Clock:
    """A monotonic clock that a test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Board:
    """A pretend board that remembers what was done to it."""

    def __init__(self) -> None:
        self.done: list[tuple[Any, ...]] = []

    def sink(self, hole: str, colour: str, marked_up: bool, side: str | None = None) -> None:
        if hole == "f9":
            raise ValueError(hole)
        self.done.append(("sink", hole, colour, marked_up, side))

    def lie(self, x_mm: float, y_mm: float, colour: str, marked_up: bool, side: str | None = None) -> None:
        self.done.append(("lie", x_mm, y_mm, colour, marked_up, side))

    def lean(self, hole: str, colour: str, marked_up: bool, side: str | None = None) -> None:
        self.done.append(("lean", hole, colour, marked_up, side))

    def take(self, x_mm: float, y_mm: float) -> bool:
        self.done.append(("take", x_mm, y_mm))
        return x_mm > 0

    def clear(self) -> None:
        self.done.append(("clear",))

    def places(self) -> dict[str, tuple[float, float]]:
        return {"c3": (0.5, 0.5)}

    def at(self, across: float, down: float) -> tuple[float, float]:
        return 100 * across - 50, 50 - 100 * down


class Pads:
    """A pretend table that remembers what was done to it."""

    def __init__(self) -> None:
        self.done: list[tuple[Any, ...]] = []
        self.board = Board()
        self.with_board = True

    def press(self, seat: str, pad: str) -> None:
        self.done.append(("press", str(seat), pad))

    def release(self, seat: str, pad: str) -> None:
        self.done.append(("release", str(seat), pad))

    def lay(self, zone: str, card: str) -> None:
        self.done.append(("lay", zone, card))

    def clear(self) -> None:
        self.done.append(("clear",))

    def hand(self, over: bool) -> None:
        self.done.append(("hand", over))

    def picture(self) -> bytes:
        return b"\xff\xd8jpeg"


class Referee:
    """A paired phone that speaks as the page's script does."""

    def __init__(self, client: FlaskClient, table: Table) -> None:
        self.client, self.table = client, table
        self._ids = itertools.count(1)

    def post(self, path: str, **said: Any) -> TestResponse:
        """Any post from an own page."""
        return self.client.post(path, json=said, headers=HOME)

    def command(self, path: str, **said: Any) -> TestResponse:
        """A command with the version now on the screen and a fresh id."""
        standard = {"id": f"command-{next(self._ids)}", "seen": self.table.scoreboard.version}
        return self.post(f"/referee/{path}", **standard | said)

    def say(self, fact: Any, **more: Any) -> TestResponse:
        """A fact."""
        return self.command("say", action=codec.write(fact), **more)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with Journal(tmp_path / "journal.sqlite") as journal:
        yield Table(journal)


@pytest.fixture
def keys(tmp_path: Path, clock: Clock) -> Keys:
    return Keys(tmp_path, clock)


@pytest.fixture
def pads() -> Pads:
    return Pads()


@pytest.fixture
def app(table: Table, keys: Keys, tmp_path: Path, pads: Pads) -> Flask:
    return create_app(table, data_dir=tmp_path, keys=keys, pretend_table=pads, screen=pads)


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.fixture
def referee(app: Flask, table: Table, keys: Keys) -> Referee:
    made = Referee(app.test_client(), table)
    made.post("/pair", token=keys.token, pin=PIN, name="Ada")
    return made


@pytest.fixture
def duel(table: Table) -> Table:
    """A duel between Anna and Bo is on the table."""
    table.open_match(Setup("magicians", ("Anna", "Bo")))
    return table
