"""The fold: which entries count, stated a second way by hypothesis."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from companion.engine import Adjust, Setup
from companion.fold import alive, effective, fold, redoable, undoable
from companion.journal import Amend, Entry, Undo
from tests.companion.pile import Laid, Pile

SETUP = Setup("pile", ("Ada", "Bo"))


def entries(*said: object) -> tuple[Entry, ...]:
    return tuple(Entry(n, "", "referee", one) for n, one in enumerate(said, 1))


def test_the_undo_of_an_undo_brings_the_entry_back() -> None:
    assert [step.seq for step in effective(entries(Laid(0, 1), Undo(1), Undo(2)))] == [1]


def test_only_the_latest_amendment_counts() -> None:
    steps = effective(entries(Laid(0, 1), Amend(1, Laid(0, 2)), Amend(1, Laid(0, 3))))
    assert [step.said.number for step in steps] == [3]


def test_an_amendment_that_was_undone_does_not_count() -> None:
    steps = effective(entries(Laid(0, 1), Amend(1, Laid(0, 2)), Undo(2)))
    assert [step.said.number for step in steps] == [1]


def test_nothing_is_left_to_undo_after_undoing_all() -> None:
    said = entries(Laid(0, 1), Undo(1))
    assert undoable(said) == 0
    assert redoable(said) == 2


def possible(all_said: list[Any]) -> list[Any]:
    """Only what can be said: an undo or amendment names an entry that is already there."""
    kept: list[Any] = []
    for one in all_said:
        if not isinstance(one, Undo | Amend) or one.seq <= len(kept):
            kept.append(one)
    return kept


said = st.lists(
    st.one_of(
        st.builds(Laid, st.integers(0, 1), st.integers(0, 3)),
        st.builds(Adjust, st.integers(0, 1), st.integers(-2, 2)),
        st.builds(Undo, st.integers(1, 12)),
        st.builds(lambda seq, n: Amend(seq, Laid(0, n)), st.integers(1, 12), st.integers(0, 3)),
    ),
    max_size=14,
).map(possible)


@given(said)
def test_folding_on_from_an_earlier_fold_gives_the_same(all_said: list[object]) -> None:
    game, lines = Pile(), entries(*all_said)
    before = None
    for n in range(len(lines) + 1):
        before = fold(game, SETUP, lines[:n], before)
    assert before == fold(game, SETUP, lines)


@given(said)
def test_undoing_every_living_entry_leads_back_to_the_start(all_said: list[object]) -> None:
    game, lines = Pile(), list(entries(*all_said))
    while undoable(lines):
        lines.append(Entry(len(lines) + 1, "", "referee", Undo(undoable(lines))))
    assert fold(game, SETUP, lines).states == (game.start(SETUP),)


@given(said)
def test_an_entry_is_alive_exactly_when_no_living_undo_names_it(all_said: list[object]) -> None:
    lines = entries(*all_said)
    living = alive(lines)
    for entry in lines:
        undone = any(isinstance(e.said, Undo) and e.said.seq == entry.seq and e.seq in living for e in lines)
        assert (entry.seq in living) is not undone
