"""Figures of a match come from the evidence of its races, by the player who sat there then."""

from __future__ import annotations

from typing import Any

import pytest

from companion import codec
from companion.cards import Card
from companion.engine import Setup
from companion.fold import fold
from companion.games.magicians import MAGICIANS, Armed, Composed, Dealt, Deck, Raced, Revealed
from companion.journal import Entry, Undo
from companion.seats import Seat
from companion.signals import Press, Race, RaceKind
from companion.statistics import Figures, Reaction, figures, longest_runs

GO = 1_000_000_000
NAMES = ("Ada", "Bo")


def race(south_ms: int, north_ms: int) -> tuple[Raced, Race]:
    presses = sorted([Press(Seat.S, "main", GO + south_ms * 10**6), Press(Seat.N, "main", GO + north_ms * 10**6)],
                     key=lambda press: press.at_ns)
    margin = (presses[1].at_ns - presses[0].at_ns) // 1000
    return (Raced(RaceKind.CLEAR, presses[0].seat, Deck.MAIN, margin),
            Race(RaceKind.CLEAR, tuple(presses), (), margin, 5000, GO))


def match(*said: Any) -> Figures:
    """The figures after these facts; a pair is a fact with the signal it came from."""
    entries = []
    for n, one in enumerate((Composed(), Dealt(), *said), 1):
        fact, signal = one if isinstance(one, tuple) else (one, None)
        entries.append(Entry(n, "", "button", fact, evidence=None if signal is None else codec.write(signal)))
    setup = Setup("magicians", NAMES)
    return figures(MAGICIANS, NAMES, entries, fold(MAGICIANS, setup, entries))


def test_reactions_and_margins_are_the_players_own() -> None:
    told = match(Armed(), race(210, 180), Revealed(Card("Kh"), Card("9d")))
    assert told.reactions == (Reaction(4, 1, 180_000, True), Reaction(4, 0, 210_000, False))
    assert told.margins_us == (30_000,)
    assert told.points[-1] == (1, 0)


def test_a_race_that_was_undone_leaves_no_figure() -> None:
    assert match(Armed(), race(210, 180), Undo(4)).reactions == ()


def test_a_race_entered_by_hand_has_no_reaction_but_its_turn_counts() -> None:
    told = match(Armed(), race(210, 180)[0], Revealed(Card("Kh"), Card("9d")))
    assert told.reactions == ()
    assert told.points[-1] == (1, 0)


def test_false_starts_are_counted_by_player() -> None:
    early = Race(RaceKind.FALSE_START, (), (Press(Seat.N, "main", GO - 5),), None, 5000, GO)
    assert match(Armed(), (Raced(RaceKind.FALSE_START, early=(Seat.N,)), early)).early == {1: 1}


def test_the_median_is_of_the_players_own_reactions() -> None:
    told = Figures(NAMES, tuple(Reaction(n, 0, us, True) for n, us in enumerate((300, 100, 200))))
    assert told.median_reaction_us(0) == 200
    assert told.median_reaction_us(1) is None


@pytest.mark.parametrize(("points", "longest"), [
    ([], {}),
    ([(1, 0), (1, 0), (2, 0)], {0: 2}),
    ([(1, 0), (0, 0), (1, 0)], {0: 2}),  # a correction downwards ends no run
    ([(1, 1), (2, 1)], {0: 1}),
])
def test_runs(points: list[tuple[int, ...]], longest: dict[int, int]) -> None:
    assert longest_runs(points) == longest
