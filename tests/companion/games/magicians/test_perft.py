"""perft: the number of ways play can go to a depth, against numbers worked out by hand.

Cards count as "S is higher", "N is higher" and "equal"; so do the open rows. By phase, with n more facts to come:

    armed(n)    = race(n-1)
    race(n)     = 2 draw(n-1) + 2 magic(n-1) + armed(n-1)       main by S or N, magic by S or N, too close
    magic(n)    = 2 draw(n-1)                                   swap or keep; with one magic deck: mine or yours
    draw(n)     = 2 armed(n-1) + throw(n-1)                     a point for S or N, or a tie
    throw(n)    = count(n-1)    count(n) = open(n-1)            both thrown, hats exchanged
    open(n)     = 3 back(n-1)   back(n)  = armed(n-1)           three results of the hats, misses back

With x(0) = 1 this gives

    n       0  1   2   3   4    5    6    7
    armed   1  1   5  11  23   45  117  243
    race    1  5  11  23  45  117  243  499
    magic   1  2   6   6  22   50   98  186
    draw    1  3   3  11  25   49   93  249
    throw   1  1   1   3   3    3   15   33
    count   1  1   3   3   3   15   33   69
    open    1  3   3   3  15   33   69  135
    back    1  1   1   5  11   23   45  117

With both magic decks gone magic is main: race(n) = 4 draw(n-1) + armed(n-1).

    n       0  1   2   3   4    5    6
    armed   1  1   5  13  17   57  133
    race    1  5  13  17  57  133
    draw    1  3   3  11  29   37
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from companion.cards import RANKS, pack
from companion.engine import Choice
from companion.games.magicians import MAGICIANS, Opened, Phase, Raced, Revealed, State
from companion.signals import RaceKind
from tests.companion.games.magicians.duel import Duel


def moves(state: State) -> Iterator[tuple[str, Any]]:
    """Every way play can go on, cards reduced to higher, lower and equal."""
    gone = {face for _, face in state.seen or {}}
    unseen = [card for card in pack() if card not in gone]
    if state.phase is Phase.DRAW:
        by_rank = {rank: [card for card in unseen if card.rank == rank] for rank in RANKS}
        high, low = by_rank["A"][0], by_rank["2"][0]
        pair = next(cards for cards in by_rank.values() if len(cards) > 1)
        yield "S higher", Revealed(high, low)
        yield "N higher", Revealed(low, high)
        yield "tie", Revealed(pair[0], pair[1])
    elif state.phase is Phase.COUNT and state.exchanged:
        yield "S hand", Opened((unseen[0],), ())
        yield "N hand", Opened((), (unseen[0],))
        yield "no hits", Opened((), ())
    else:
        for choice in MAGICIANS.legal(state):
            if counted(state, choice):
                yield choice.prompt.key, choice.action


def counted(state: State, choice: Choice) -> bool:
    """Leaves out corrections, entries by hand, half steps and false starts."""
    if choice.ask or choice.prompt.key in ("m.act.ready", "m.act.thrown"):
        return False
    return not isinstance(choice.action, Raced) or choice.action.kind in (RaceKind.CLEAR, RaceKind.DEAD_HEAT)


def perft(state: State, depth: int) -> int:
    """The number of ways to go on for `depth` facts."""
    if depth == 0:
        return 1
    return sum(perft(after(state, fact), depth - 1) for _, fact in moves(state))


def after(state: State, fact: Any) -> State:
    """The state after a fact that is allowed."""
    MAGICIANS.check(state, fact)
    return MAGICIANS.apply(state, fact)


def split(state: State, depth: int) -> str:
    """The count below each first fact, to find the one that differs."""
    return ", ".join(f"{name}: {perft(after(state, fact), depth - 1)}" for name, fact in moves(state))


@pytest.mark.parametrize(("depth", "ways"), list(enumerate([1, 1, 1, 1, 5, 11, 23, 45, 117, 243, 499])))
def test_perft_from_the_start(depth: int, ways: int) -> None:
    state = Duel().state
    assert perft(state, depth) == ways, split(state, depth)


@pytest.mark.parametrize(("depth", "ways"), list(enumerate([1, 1, 5, 11, 23, 45, 117, 243])))
def test_perft_with_one_magic_deck(depth: int, ways: int) -> None:
    state = Duel().dealt((26, 0), (26, 13)).state
    assert perft(state, depth) == ways, split(state, depth)


@pytest.mark.parametrize(("depth", "ways"), list(enumerate([1, 1, 5, 13, 17, 57, 133])))
def test_perft_without_magic_decks(depth: int, ways: int) -> None:
    state = Duel().dealt((26, 0), (26, 0)).state
    assert perft(state, depth) == ways, split(state, depth)


@pytest.mark.parametrize(("depth", "ways"), list(enumerate([1, 1, 5, 5, 9])))
def test_perft_where_one_main_deck_is_gone(depth: int, ways: int) -> None:
    # Each of the four hands ends the round, then one fact begins the next and one composes: 4 * 1 + armed(n-2).
    state = Duel().dealt((0, 0), (26, 0)).state
    assert perft(state, depth) == ways, split(state, depth)
