"""A match is a value: each line makes a new one, and what it tells of a line depends on nothing else."""

from __future__ import annotations

import pytest

from companion.engine import Refused, Setup
from companion.fold import Step
from companion.journal import Entry, Undo
from companion.match import Match
from tests.companion.pile import Laid

SETUP = Setup("pile", ("Ada", "Bo"))


def entry(seq: int, said: object) -> Entry:
    return Entry(seq, "", "referee", said)


def played(*said: object) -> Match:
    return Match.of(1, SETUP, [entry(n, one) for n, one in enumerate(said, 1)])


def test_line_after_line_it_is_the_same_match() -> None:
    said = (Laid(0, 3), Laid(1, 4), Undo(1), Laid(0, 2))
    match = played()
    for n, one in enumerate(said, 1):
        match = match.after(entry(n, one))
    assert match == played(*said)


def test_a_further_line_leaves_the_match_before_as_it_was() -> None:
    before = played(Laid(0, 3))
    before.after(entry(2, Laid(0, 4)))
    assert (len(before.lines()), before.state.points) == (1, (3, 0))


def test_a_line_that_is_not_there_has_nothing_to_tell() -> None:
    match = played(Laid(0, 3), Undo(1))
    assert [(match.place(seq), match.choices(seq), match.likely(seq)) for seq in (1, 9)] == [(None, (), ())] * 2
    assert match.line(9) is None


def test_a_fact_is_checked_where_it_stands_and_a_new_one_at_the_end() -> None:
    match = played(Laid(0, 6), Laid(0, 5))
    match.check(Step(1, Laid(0, 1)))
    with pytest.raises(Refused, match="over"):
        match.check(Step(0, Laid(0, 1)))


def test_behind_a_dispute_nothing_is_refused() -> None:
    match = played(Laid(0, 6), Laid(0, 5), Laid(1, 1), Laid(1, 2))
    assert match.folded.stopped == Step(3, Laid(1, 1))
    match.check(Step(4, Laid(1, 0)))
    assert match.scoreboard(7, 7, 7).choices == ()
