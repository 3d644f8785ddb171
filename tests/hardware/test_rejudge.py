"""A match judged again from its evidence agrees with what was written down, and says where it does not."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from companion.games import find
from companion.games.magicians.facts import Raced
from companion.seats import Seat
from companion.signals import CardsSeen, Race, RaceKind
from hardware.eye.cards import CardReader
from hardware.rejudge import MODELS, Again, Eyes, Reader, again, model_mark
from tests.hardware.evening import BOUNCING, Evening


@pytest.fixture(scope="module")
def reader() -> CardReader:
    return CardReader()


@pytest.fixture
def evening(tmp_path: Path, reader: CardReader) -> Iterator[Evening]:
    with Evening(tmp_path, reader) as made:
        yield made


def judged(evening: Evening, reader: Reader | None = None, mark: str = "") -> tuple[Again, ...]:
    table = evening.table
    return again(table.proofs(), find("magicians"), table.picture, Eyes(reader, mark or model_mark(MODELS)))


def outcomes(found: tuple[Again, ...]) -> list[tuple[str, str]]:
    return [(one.kind, one.outcome) for one in found]


def test_a_bouncing_race_comes_out_the_same_to_the_nanosecond(evening: Evening) -> None:
    race = evening.race()
    (one,) = judged(evening)
    assert (one.kind, one.outcome, race.margin_us) == ("race", "same", 23_400)


@pytest.mark.parametrize(("text", "kind"), [
    ("S.main 200v 300^ | N.main 203v 300^", RaceKind.DEAD_HEAT),
    ("S.main -50v 20^ | N.main 200v 300^", RaceKind.FALSE_START),
    ("S.main 60v 90^ | N.main 80v 99^", RaceKind.FALSE_START),
    ("N.main 180v 300^", RaceKind.CLEAR),
    ("", RaceKind.NOBODY),
])
def test_every_kind_of_race_can_be_judged_again(evening: Evening, text: str, kind: RaceKind) -> None:
    assert evening.race(text).kind is kind
    assert outcomes(judged(evening)) == [("race", "same")]


def test_a_race_is_judged_by_the_limits_of_its_evening(evening: Evening) -> None:
    evening.race("S.main 200v 300^ | N.main 203v 300^", tolerance_us=1000)
    evening.table.undo()
    evening.race("S.main 200v 300^ | N.main 203v 300^", tolerance_us=9000)
    assert [proof.signal.kind.value for proof in evening.table.proofs() if isinstance(proof.signal, Race)] == [
        "clear", "dead_heat"]
    assert outcomes(judged(evening)) == [("race", "same"), ("race", "same")]


def test_a_referees_correction_does_not_touch_the_evidence(evening: Evening) -> None:
    evening.race()
    (proof,) = evening.table.proofs()
    other = replace(proof.said, seat=Seat.N) if isinstance(proof.said, Raced) else proof.said
    evening.table.amend(proof.seq, other, stands=True)
    (proof,) = evening.table.proofs()
    assert (proof.counts, judged(evening)[0].outcome) == ("amended", "same")


def test_cards_are_read_again_from_their_pictures(evening: Evening, reader: CardReader) -> None:
    evening.race()
    evening.cards("7h", "Kd")
    assert outcomes(judged(evening, reader)) == [("race", "same"), ("cards", "same")]


def test_another_model_is_told_apart_from_a_difference(evening: Evening, reader: CardReader) -> None:
    class Blind:
        def read(self, picture: object, packs: int = 1) -> CardsSeen:
            return CardsSeen()

    evening.race()
    evening.cards("7h", "Kd")
    assert outcomes(judged(evening, Blind()))[1] == ("cards", "differs")
    assert outcomes(judged(evening, Blind(), "another model"))[1] == ("cards", "other_model")
    assert outcomes(judged(evening, None))[1] == ("cards", "no_reader")


def test_a_picture_that_was_dropped_is_no_difference(evening: Evening, reader: CardReader) -> None:
    evening.race()
    evening.cards("7h", "Kd")
    evening.journal.drop_pictures([key for key, _, _ in evening.journal.pictures()])
    assert outcomes(judged(evening, reader)) == [("race", "same"), ("cards", "no_picture")]


@pytest.mark.parametrize(("old", "new"), [
    ('"margin_us":23400', '"margin_us":100'),  # the verdict was changed
    ('"at_ns":1060233400000,"down":true', '"at_ns":1060203400000,"down":true'),  # an edge was
])
def test_evidence_that_somebody_changed_differs(evening: Evening, tmp_path: Path, old: str, new: str) -> None:
    evening.race(BOUNCING)
    with closing(sqlite3.connect(tmp_path / "journal.sqlite")) as file, file:
        (text,) = file.execute("SELECT evidence FROM entry WHERE evidence IS NOT NULL").fetchone()
        assert old in text
        file.execute("UPDATE entry SET evidence = ? WHERE evidence IS NOT NULL", (text.replace(old, new),))
    evening.table.resume(1)
    assert outcomes(judged(evening)) == [("race", "differs")]


def test_a_fact_that_does_not_follow_from_its_race_differs(evening: Evening) -> None:
    evening.race()
    (proof,) = evening.table.proofs()
    wrong = replace(proof, said=replace(proof.said, kind=RaceKind.NOBODY))
    assert again([wrong], find("magicians"), evening.table.picture, Eyes())[0].outcome == "differs"


def test_a_race_of_an_older_journal_is_judged_by_what_it_kept(evening: Evening) -> None:
    race = evening.race()
    (proof,) = evening.table.proofs()
    old = replace(proof, signal=replace(race, terms=None))
    assert again([old], find("magicians"), evening.table.picture, Eyes())[0].outcome == "same"


def test_the_mark_names_the_model(tmp_path: Path) -> None:
    assert model_mark(tmp_path) == ""
    (tmp_path / "reader.onnx").write_bytes(b"1")
    other = tmp_path / "other"
    other.mkdir()
    (other / "reader.onnx").write_bytes(b"2")
    assert len(model_mark(other)) == 12
    assert model_mark(MODELS) != model_mark(other)


def test_cards_and_board_have_marks_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "reader.onnx").write_bytes(b"1")
    cards = model_mark(tmp_path)
    assert model_mark(tmp_path, "board") == ""
    more = tmp_path / "more"
    more.mkdir()
    for name in ("reader.onnx", "board.onnx"):
        (more / name).write_bytes(b"1")
    assert (model_mark(more), len(model_mark(more, "board"))) == (cards, 12)
