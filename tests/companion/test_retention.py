"""Which pictures stay: by age, by size, never those in play, and the disk is never filled."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.engine import Setup
from companion.evidence import signal_of
from companion.evidence_zip import as_zip
from companion.games.magicians.facts import Armed, Composed, Dealt
from companion.journal import Journal
from companion.retention import MB, Kept, due, kept, room, tidy
from companion.seats import Seat
from companion.settings import EvidenceSettings
from companion.signals import Press, Race, RaceKind
from companion.table import Table

NOW = "2026-06-30T00:00:00.000+00:00"


def day(n: int, match: int, size_mb: int = 1) -> Kept:
    return Kept(f"{match}-{n}-1", f"2026-06-{n:02}T00:00:00.000+00:00", size_mb * MB)


def gone(pictures: list[Kept], playing: int = 99, **keep: int) -> list[str]:
    return [one.key for one in due(pictures, EvidenceSettings(**keep), NOW, playing)]


def test_old_pictures_go_by_age() -> None:
    assert gone([day(1, 1), day(10, 2), day(29, 3)], keep_days=20) == ["1-1-1"]


def test_of_too_many_the_oldest_go() -> None:
    assert gone([day(1, 1, 4), day(2, 2, 4), day(3, 3, 4)], keep_mb=8) == ["1-1-1"]


def test_the_match_in_play_keeps_its_pictures_however_old_and_large() -> None:
    assert gone([day(1, 7, 500), day(2, 2, 1)], playing=7, keep_days=1, keep_mb=1) == ["2-2-1"]


def test_a_clock_that_was_set_back_drops_nothing_by_age() -> None:
    assert gone([Kept("1-1-1", "2031-01-01T00:00:00.000+00:00", MB), Kept("1-2-2", "no time", MB)], keep_days=1) == []


def test_exactly_the_limit_is_not_too_much() -> None:
    assert gone([day(1, 1, 4), day(2, 2, 4)], keep_mb=8) == []


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    with Journal(tmp_path / "journal.sqlite", now=lambda: NOW) as made:
        yield made


def test_what_is_dropped_is_gone_and_its_line_stays(journal: Journal) -> None:
    for n in range(1, 4):
        journal.keep_picture(f"{n}-1-1", bytes(MB))
    assert [one.key for one in tidy(journal, EvidenceSettings(keep_mb=2), NOW, 3)] == ["1-1-1"]
    assert [one.key for one in kept(journal)] == ["2-1-1", "3-1-1"]
    assert journal.picture("1-1-1") is None


def test_room_is_left_for_facts(tmp_path: Path) -> None:
    keep = EvidenceSettings(spare_mb=300)
    assert not room(tmp_path / "journal.sqlite", keep, lambda folder: 300 * MB)
    assert room(tmp_path / "journal.sqlite", keep, lambda folder: 301 * MB)
    assert room(None, keep)


def duel(journal: Journal, keep: EvidenceSettings) -> Table:
    table = Table(journal, keep)
    table.open_match(Setup("magicians", ("Ada", "Ben")))
    for fact in (Composed(), Dealt(), Armed()):
        table.say(fact)
    return table


RACE = Race(RaceKind.CLEAR, (Press(Seat.S, "main", 10**9),))


def test_the_table_drops_old_pictures_by_itself(journal: Journal) -> None:
    journal.keep_picture("0-1-1", bytes(2 * MB))
    table = duel(journal, EvidenceSettings(keep_mb=1))
    table.hear(RACE, "button", picture=b"jpeg")
    assert [one.match for one in kept(journal)] == [1]


def test_on_a_full_disk_the_fact_counts_without_its_picture(journal: Journal) -> None:
    table = duel(journal, EvidenceSettings(spare_mb=10**9))
    before = table.scoreboard.last_seq
    table.hear(RACE, "button", picture=b"jpeg")
    assert table.scoreboard.last_seq == before + 1
    assert kept(journal) == ()


def test_one_zip_holds_the_match_its_races_and_its_pictures(journal: Journal) -> None:
    table = duel(journal, EvidenceSettings())
    table.hear(RACE, "button", picture=b"jpeg")
    setup = journal.setup(1)
    packed = as_zip(setup, table.history(), table.proofs(), table.picture, "pl")
    with zipfile.ZipFile(io.BytesIO(packed)) as opened:
        assert opened.namelist() == ["match.json", "match.csv", "match.txt", "races/0004.json", "races/0004.svg"]
        assert signal_of(json.loads(opened.read("races/0004.json"))) == RACE
        assert "talia główna" in opened.read("races/0004.svg").decode()
    assert packed == as_zip(setup, table.history(), table.proofs(), table.picture, "pl")


def test_evidence_of_another_shape_is_no_signal() -> None:
    assert signal_of(None) is None
    assert signal_of({"is": "Thunder"}) is None
