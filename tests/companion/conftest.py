"""Fixtures for tests of the table: the toy game, a journal file, a table with an open match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import games
from companion.engine import Setup
from companion.journal import Journal
from companion.table import Table
from tests.companion.pile import Pile


@pytest.fixture(autouse=True)
def pile(monkeypatch: pytest.MonkeyPatch) -> Pile:
    game = Pile()
    monkeypatch.setattr(games, "GAMES", (*games.GAMES, game))
    return game


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "table.db"


@pytest.fixture
def journal(path: Path) -> Iterator[Journal]:
    with Journal(path, now=lambda: "2026-01-01T20:00:00.000+00:00") as opened:
        yield opened


@pytest.fixture
def table(journal: Journal) -> Table:
    table = Table(journal)
    table.open_match(Setup("pile", ("Ada", "Bo")))
    return table
