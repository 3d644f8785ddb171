"""Whole games: counts worked out by hand, and what holds whatever is turned."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.cards import Card
from companion.games.luck import LUCK, State
from companion.games.luck.facts import Fact, Turned
from companion.games.luck.odds import odds
from companion.games.luck.options import OPTIONS
from companion.games.luck.state import deck, value
from tests.companion.games.luck.tables import laid, opened


def acts(state: State) -> list[Fact]:
    """Everything that can happen: the choices, and for the draw every card that differs."""
    found: list[Fact] = []
    for choice in LUCK.legal(state):
        found += [Turned(card) for card in dict.fromkeys(state.pile)] if choice.ask else [choice.action]
    return found


def count(state: State, depth: int) -> int:
    """So many different beginnings of `depth` facts."""
    following = acts(state)
    return len(following) if depth == 1 else sum(count(LUCK.apply(state, act), depth - 1) for act in following)


@pytest.mark.parametrize(("depth", "ways"), [
    # 36 numbers, 4 kings, 2 jokers, all different in one pack
    (1, 42),
    # a number: 41 cards or stop; a king or joker: the other player draws one of 41
    (2, 36 * 42 + 4 * 41 + 2 * 41),
    # After a number: 4 kings and 2 jokers leave 40 draws; 24 numbers fit both columns (2 ways); 11 of the same rank
    # or suit leave 40 cards and two columns to stop with; stopping leaves 41 draws.
    # After a king (joker): 36 numbers leave 40 cards and a stop; 3 (4) kings and 2 (1) jokers leave 40 draws.
    (3, 36 * (6 * 40 + 24 * 2 + 11 * 42 + 41) + 4 * (36 * 41 + 5 * 40) + 2 * (36 * 41 + 5 * 40)),
])
def test_beginnings_are_as_many_as_counted_by_hand(depth: int, ways: int) -> None:
    assert count(opened(packs="1"), depth) == ways


def all_cards(state: State) -> Counter[Card]:
    """Every card wherever it lies."""
    lying = [*state.pile, *state.discard, *state.gone, *state.on_table]
    lying += [state.held] if state.held else []
    for hoard in state.hoards:
        lying += (*hoard.open, *hoard.banked)
    return Counter(lying)


def sound(state: State) -> None:
    """What holds after every fact."""
    assert all_cards(state) == Counter(deck(int(state.house["packs"])))
    for column in state.columns:
        assert len({card.rank for card in column}) == len({card.suit for card in column}) == len(column)
    most = 216 * int(state.house["packs"])
    assert sum(state.points(player) for player in range(len(state.names))) <= most
    assert state.pile or state.final or state.phase in ("place", "give_up")


@settings(max_examples=12)
@given(st.integers(2, 4), st.integers(0, 2**32))
def test_whatever_is_turned_no_card_is_lost_and_the_game_ends(players: int, seed: int) -> None:
    rng = random.Random(seed)
    options = {option.name: rng.choice(option.values) for option in OPTIONS if rng.random() < 0.4}
    if players > 2:
        options["packs"] = "2"
    state = opened(players, **options)
    for _ in range(3000):
        if state.over is not None:
            break
        choices = LUCK.legal(state)
        choice = rng.choice(choices[:1] * 3 + choices)
        act = Turned(rng.choice(state.pile)) if choice.ask else choice.action
        LUCK.check(state, act)
        state = LUCK.apply(state, act)
        sound(state)
    assert LUCK.outcome(state) is not None, f"seed {seed}"


@settings(max_examples=40)
@given(st.integers(0, 2**32), st.integers(0, 30))
def test_the_odds_are_what_turning_every_card_shows(seed: int, steps: int) -> None:
    rng = random.Random(seed)
    state = opened()
    for _ in range(steps):
        state = LUCK.apply(state, rng.choice(acts(state)))
    told = odds(state)
    if told is None:
        assert state.phase in ("place", "give_up", "over") or state.final
        return
    busts = [card for card in state.pile if busted(LUCK.apply(state, Turned(card)))]
    assert (told.cards, told.busts) == (len(state.pile), len(busts)), f"seed {seed}"


def busted(state: State) -> bool:
    return any(prompt.key in ("l.bust.fit", "l.bust.king", "l.bust.joker") for prompt in state.news)


def test_the_odds_of_a_table_worked_out_by_hand() -> None:
    # Both columns hold a heart: every heart busts, and so does a number that stands in both.
    state = laid(opened(), pile="Kd *r 2h 5c 9d 7s")
    state = LUCK.apply(state, Turned(Card("5h")))
    state = LUCK.apply(state, Turned(Card("8h")))
    told = odds(state)
    assert told is not None
    assert (told.cards, told.kings, told.jokers, told.misfits) == (6, 1, 1, 1)


def test_the_view_shows_columns_piles_and_the_pass() -> None:
    state = laid(opened(), "4h", discard="Kd", exhausted=1, hoards=[("5c", "Th 2h"), ("", "")])
    seen = LUCK.view(state)
    assert (seen["columns"], seen["leftover"], seen["pass"], seen["discard_top"]) == ([["4h"], []], ["4h"], 2, "Kd")
    assert seen["safe"]["0"] == {"c": {"open": ["5c"], "banked": 0}, "h": {"open": [], "banked": 12}}


def test_all_cards_collected_are_432_points() -> None:
    numbers = " ".join(str(card) for card in deck(2) if not card.is_joker and card.rank != "K")
    state = laid(opened(), hoards=[(numbers, ""), ("", "")])
    assert (state.points(0), value(state.pile[:0])) == (432, 0)
