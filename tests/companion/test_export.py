"""A match goes out whole: as JSON, as rows no spreadsheet runs as formulas, as a story."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.cards import Card
from companion.engine import Setup
from companion.export import as_csv, as_json, as_story
from companion.games.magicians import Armed, Composed, Dealt, Deck, Raced, Revealed
from companion.journal import Journal
from companion.seats import Seat
from companion.signals import RaceKind
from companion.speech import LANGUAGES
from companion.table import Table

WILD = ("=HYPERLINK(1)", "<script>alert(1)</script>")


@pytest.fixture
def played(path: Path) -> Iterator[Table]:
    with Journal(path) as journal:
        table = Table(journal)
        table.open_match(Setup("magicians", WILD))
        raced, revealed = Raced(RaceKind.CLEAR, Seat.S, Deck.MAIN), Revealed(Card("Kh"), Card("9d"))
        for fact in (Composed(), Dealt(), Armed(), raced, revealed):
            table.say(fact, who="+Kim")
        yield table


def setup(table: Table) -> Setup:
    found = table.scoreboard.setup
    assert found is not None
    return found


def test_the_json_holds_every_entry(played: Table) -> None:
    body = json.loads(as_json(setup(played), played.history()))
    assert [entry["act"]["is"] for entry in body["entries"]] == ["Composed", "Dealt", "Armed", "Raced", "Revealed"]
    assert body["setup"]["players"] == list(WILD)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_cell_of_the_csv_is_a_formula(played: Table, language: str) -> None:
    rows = list(csv.reader(io.StringIO(as_csv(setup(played), played.history(), language))))
    assert len(rows) == 6
    assert not [cell for row in rows for cell in row if cell[:1] in ("=", "+", "-", "@")]
    assert rows[-1][-2:] == ["1", "0"]


def test_the_story_leaves_out_what_was_undone(played: Table) -> None:
    whole = as_story(setup(played), played.history(), "en")
    played.undo()
    assert "K♥" in whole or "king" in whole.lower()
    assert len(as_story(setup(played), played.history(), "en").splitlines()) == len(whole.splitlines()) - 1
