"""`push-companion replay` and `evidence`: judged again, packed, tidied."""

from __future__ import annotations

import json
import sqlite3
import zipfile
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import hardware.rejudge
from companion.cli import commands
from companion.signals import Race
from hardware.eye.cards import CardReader
from tests.hardware.evening import Evening


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder in which a duel with one race and one reading was played."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    with Evening(tmp_path, CardReader()) as evening:
        evening.race()
        evening.cards("7h", "Kd")
    return tmp_path


def command(folder: Path, *args: str) -> Result:
    return CliRunner().invoke(commands, [*args, "--data", str(folder)], prog_name="push-companion")


def test_an_honest_match_agrees(folder: Path) -> None:
    told = command(folder, "replay", "1")
    assert told.exit_code == 0
    assert told.output.splitlines() == [
        "4: judged again, the same.", "5: judged again, the same.",
        "2 the same, 0 as far as sure, 0 different, 0 by another model, 0 without a picture."]


def test_another_judge_than_that_evenings_is_told_with_both_verdicts(
        folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def hasty(race: Race) -> Race:
        return replace(race, margin_us=100)

    monkeypatch.setattr(hardware.rejudge, "judged_again", hasty)
    told = command(folder, "replay", "1")
    assert told.exit_code == 1
    assert told.output.startswith("4: DIFFERS. Written down: Ada was first on the main deck, by 23.40 ms. "
                                  "Now: Ada was first on the main deck, by 0.10 ms.\n")


def test_json_for_other_programs(folder: Path) -> None:
    lines = [json.loads(line) for line in command(folder, "replay", "1", "--json").output.splitlines()]
    assert [(line["seq"], line["kind"], line["outcome"]) for line in lines] == [
        (4, "race", "same"), (5, "cards", "same")]


def test_a_match_that_was_never_played_is_one_sentence(folder: Path) -> None:
    told = command(folder, "replay", "9")
    assert (told.exit_code, told.output) == (2, "Error: there is no match 9\n")


def test_one_zip(folder: Path) -> None:
    assert command(folder, "evidence", "zip", "1", str(folder / "match.zip"), "--language", "fa").exit_code == 0
    with zipfile.ZipFile(folder / "match.zip") as packed:
        assert {"races/0004.svg", "readings/0005.jpg", "readings/0005.json"} <= set(packed.namelist())


def test_tidying_says_what_it_would_do_and_spares_the_last_match(folder: Path) -> None:
    small = folder / "small.toml"
    small.write_text("[evidence]\nkeep_mb = 1\n")
    with closing(sqlite3.connect(folder / "journal.sqlite")) as file, file:
        file.execute("INSERT INTO picture VALUES ('7-1-1', '2026-01-01T00:00:00+00:00', zeroblob(3000000))")
    dry = command(folder, "evidence", "tidy", "--dry-run", "--settings", str(small))
    assert dry.output == "Would be dropped, oldest first: 1 picture, 3 MB.\n2 pictures kept, 3 MB.\n"
    size = (folder / "journal.sqlite").stat().st_size
    done = command(folder, "evidence", "tidy", "--settings", str(small))
    assert "Dropped, oldest first: 1 picture, 3 MB." in done.output
    assert (folder / "journal.sqlite").stat().st_size < size - 2_500_000
    assert command(folder, "replay", "1").exit_code == 0
