"""Whole games: counts worked out by hand, and what holds whatever is played."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine import Refused
from companion.games.board import BOARD, Disc, Shot, State, Stone
from companion.games.board.facts import Began, Chose, Fact
from companion.games.board.holes import HOLES
from companion.games.board.options import OPTIONS
from companion.games.board.state import EACH
from companion.seats import Seat
from tests.companion.games.board.tables import opened, played


def count(state: State, depth: int) -> int:
    """So many ways to go on with `depth` whole choices: those that ask nothing."""
    acts = [choice.action for choice in BOARD.legal(state) if not choice.ask]
    return len(acts) if depth == 1 else sum(count(BOARD.apply(state, act), depth - 1) for act in acts)


@pytest.mark.parametrize(("depth", "ways"), [
    # loose, zone, off, foul, stop, and Bo begins
    (1, 6),
    # each leaves five, but Bo beginning leaves six: Ada may begin after all
    (2, 5 * 5 + 6),
    # after loose: 5 + 5 + 5, and 6 + 6 where Bo may push the loose stone off; after zone, off, foul, stop: 25;
    # after Bo begins: four shots and a stop leave five each, Ada beginning leaves six
    (3, 27 + 4 * 25 + 31),
])
def test_the_first_choices_are_as_many_as_counted_by_hand(depth: int, ways: int) -> None:
    assert count(opened(), depth) == ways


def test_the_first_choices_of_vienna_are_as_many_as_counted_by_hand() -> None:
    # two may begin; limited or unlimited; then four shots and a stop
    assert [count(opened(rules="vienna"), depth) for depth in (1, 2, 3)] == [2, 2 * 2, 2 * 2 * 5]


def any_shot(state: State, rng: random.Random) -> Shot:
    """Some of the stones on the field go where they like, the others stay."""
    field = [state.colours[state.shooter], *(disc.colour for disc in state.loose)]
    holes = [hole for hole in HOLES if hole not in state.holes]
    sunk, zone, off = [], [], []
    for place, colour in enumerate(field):
        # The stone that is shot is mostly sunk, or games would never end.
        fate = rng.choices(("sunk", "zone", "off", "stays"), (6, 1, 1, 2) if place == 0 else (1, 1, 1, 7))[0]
        if fate == "sunk" and holes:
            sunk.append(Stone(holes.pop(rng.randrange(len(holes))), colour, rng.random() < 0.6))
        elif fate == "zone":
            zone.append(Disc(colour))
        elif fate == "off":
            off.append(Disc(colour))
    return Shot(tuple(sunk), None, tuple(zone), tuple(off))


def sound(state: State) -> None:
    """What holds after every fact."""
    for player, colour in enumerate(state.colours):
        assert state.stock(player) + state.lying[colour] + state.sunk[colour] == EACH
        if state.sunk[colour] < EACH:
            assert state.lying[colour] < state.limit(player), "loose stones are cleared before there are too many"
    assert len({stone.hole for stone in state.stones}) == len(state.stones)
    if state.phase in ("turn", "return"):
        assert state.stock(state.shooter) > 0, "nobody is ever without a stone to shoot"
        left = state.shots_left
        assert left is None or left > 0 or state.returns


@settings(max_examples=25)
@given(st.integers(2, 4), st.booleans(), st.integers(0, 2**32))
def test_whatever_is_shot_stones_add_up_and_the_game_ends(players: int, is_vienna: bool, seed: int) -> None:
    rng = random.Random(seed)
    options = {
        option.name: rng.choice(option.values) for option in OPTIONS if option.values and rng.random() < 0.3
    }
    begin: list[Fact] = [Began(rng.choice(opened(players, **options).seats)), Chose(rng.random() < 0.5)]
    state = played(opened(players, "vienna" if is_vienna else "", **options), *(begin if is_vienna else begin[:1]))
    for _ in range(2000):
        if state.over is not None:
            break
        try:
            act = any_shot(state, rng)
            BOARD.check(state, act)
        except Refused as refused:
            pytest.fail(f"seed {seed}: {refused}")
        state = BOARD.apply(state, act)
        sound(state)
    assert BOARD.outcome(state) is not None, f"seed {seed}"


def test_a_formation_is_news_when_it_is_made() -> None:
    state = opened()
    for hole in ("a1", "b1", "c1"):
        state = played(state, Shot(sunk=(Stone(hole, "red", True),)))
    state = played(state, Shot(off=(Disc("blue"),)), Shot(sunk=(Stone("d1", "red", True),)))
    assert [(news.key, news.values.get("k")) for news in state.news] == [("b.shot.sunk", None), ("b.score.across", 1)]


def test_the_view_shows_holes_rows_formations_and_the_sheet() -> None:
    state = opened()
    for hole in ("a2", "b2", "c2"):
        state = played(state, Shot(sunk=(Stone(hole, "red", True),)))
    state = played(state, Shot(off=(Disc("blue"),)), Shot(sunk=(Stone("d2", "red", False),)))
    seen = BOARD.view(state)
    assert seen["holes"]["d2"] == {"colour": "red", "marked_up": False, "by": 0}
    assert seen["rows"]["red"] == {"1": 0, "2": 4, "3": 0, "4": 0, "5": 0}
    assert seen["formations"] == [
        {"player": 0, "rule": "B20", "kind": "across", "points": 2, "holes": ["a2", "b2", "c2", "d2"]}]
    assert (seen["sheet"]["red"]["total"], seen["stock"], seen["shots_left"]) == (12, {"red": 8, "blue": 12}, 2)


def test_the_score_names_its_parts() -> None:
    score = BOARD.scores(played(opened(), Shot(sunk=(Stone("c5", "red", False),))))[0]
    assert (score.points, score.seat, score.marks["stones"], score.marks["sunk"]) == (10, Seat.S, 10, 1)
