"""The house rules of RULES 1.4 from MA17 on: rounds, players, special cards, stake, die."""

from __future__ import annotations

from typing import Any

import pytest

from companion.cards import Card, cards
from companion.games.magicians import (
    MAGICIANS,
    Composed,
    Dealt,
    Exchanged,
    NextRound,
    Opened,
    Phase,
    Recounted,
    Returned,
    Revealed,
    Rolled,
    Swapped,
    Thrown,
)
from companion.games.magicians.rules import seated_next
from tests.companion.games.magicians.duel import MAGIC, MAIN, Duel, N, S, refused


def test_MA17_an_empty_main_deck_may_lose_at_once() -> None:
    assert Duel().dealt((1, 13), (26, 13)).turn("As", "Kd").phase is Phase.ARMED
    duel = Duel(main_empty="at_once").dealt((1, 13), (26, 13)).turn("As", "Kd")
    assert (duel.phase, duel.state.rounds[-1].winner) == (Phase.ROUND_END, 1)


def test_MA17_the_thirteenth_point_comes_first() -> None:
    duel = Duel(main_empty="at_once").dealt((1, 13), (26, 13), (12, 0)).turn("As", "Kd")
    assert duel.state.rounds[-1].winner == 0


def test_MA17_both_empty_at_once_is_judged_by_the_points() -> None:
    duel = Duel(main_empty="at_once").dealt((1, 13), (1, 13)).turn("As", "Kd")
    assert (duel.state.rounds[-1].winner, duel.news[-2]) == (0, "m.round.both_empty")


def test_MA17_a_recount_to_none_counts_too() -> None:
    assert Duel(main_empty="at_once").say(Composed(), Dealt(), Recounted(S, 0, 13)).phase is Phase.ROUND_END


@pytest.mark.parametrize(("value", "winner"), [("points", 0), ("no_result", None)])
def test_MA18_both_main_decks_empty(value: str, winner: int | None) -> None:
    duel = Duel(both_empty=value).dealt((0, 3), (0, 3), (9, 7)).race(S, MAIN)
    assert duel.state.rounds[-1].winner == winner


def test_MA20_the_same_cards_are_collected_again() -> None:
    duel = Duel(magic_decks="same_cards")
    assert "m.setup.compose_same" not in duel.prompts
    assert duel.won(S).say(NextRound()).prompts[:2] == ["m.setup.compose_same"] * 2
    assert "m.setup.compose_same" not in Duel().won(S).say(NextRound()).prompts


def test_MA20_a_newcomer_composes_all_the_same() -> None:
    duel = Duel("A", "B", "C", magic_decks="same_cards").won(S).say(NextRound())
    assert duel.prompts[:2] == ["m.setup.compose_same", "m.setup.compose"]


@pytest.mark.parametrize(("value", "players"), [("winner_stays", (0, 2)), ("both_change", (2, 3))])
def test_MA21_who_leaves(value: str, players: tuple[int, int]) -> None:
    duel = Duel("A", "B", "C", "D", rotation=value).won(S).say(NextRound())
    assert (duel.state.S.player, duel.state.N.player) == players


def test_MA21_where_both_change_the_winner_is_queued_before_the_loser() -> None:
    assert seated_next((0, 1), (2, 3), 1, both_change=True) == ((2, 3), (1, 0))


@pytest.mark.parametrize(("winner", "pair"), [(0, (0, 2)), (1, (2, 1))])
def test_MA21_with_three_the_winner_comes_back_to_the_own_seat(winner: int, pair: tuple[int, int]) -> None:
    assert seated_next((0, 1), (2,), winner, both_change=True)[0] == pair


def test_MA21_where_both_change_own_rounds_count() -> None:
    # A wins against B, then C against D, and so on: three own rounds in a row win the game.
    duel = Duel("A", "B", "C", "D", rotation="both_change").won(S, S, S, S, S)
    outcome = MAGICIANS.outcome(duel.state)
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.parametrize(("value", "run"), [("ignore", 2), ("breaks_streak", 0)])
def test_MA22_a_round_without_result(value: str, run: int) -> None:
    duel = Duel(no_result=value).won(S, S).say(NextRound()).dealt((0, 13), (0, 13)).race(S, MAIN)
    assert duel.state.streak(0) == run


@pytest.mark.parametrize(("value", "points"), [("agreed", (1, 0)), ("zero", (0, 1))])
def test_MA24_self_made_cards(value: str, points: tuple[int, int]) -> None:
    assert Duel(specials={"!dragon": 14}, special_cards=value).dealt().magic("!dragon", "Ks").points == points


@pytest.mark.parametrize("card", ["!dragon", "!rules", "*r"])
def test_MA24_forbidden_cards_are_refused(card: str) -> None:
    duel = Duel(special_cards="forbidden").dealt().race(S, MAGIC).say(Swapped(False))
    assert refused(duel, Revealed(S=Card(card))) == "m.refused.special"


def test_MA24_in_a_hat_too() -> None:
    duel = Duel(special_cards="forbidden").dealt().turn("9c", "9d").say(Thrown(), Exchanged())
    assert refused(duel, Opened(S=cards("!dragon"))) == "m.refused.special"


def test_MA26_everybody_antes_once_and_the_winner_takes_all() -> None:
    duel = Duel("A", "B", "C", ante=5)
    assert duel.told("m.setup.ante").values == {"n": 5, "pot": 15}
    assert [score.marks["stake"] for score in MAGICIANS.scores(duel.state)] == [5, 5, 5]
    duel.won(S, S, S)
    assert [score.marks["stake"] for score in MAGICIANS.scores(duel.state)] == [15, 0, 0]
    assert duel.told("m.game.pot").values == {"P": "A", "n": 15}


def test_MA26_without_a_stake_nothing_is_said_of_it() -> None:
    duel = Duel()
    assert "stake" not in MAGICIANS.scores(duel.state)[0].marks
    assert "m.setup.ante" not in duel.prompts


def test_MA30_compared_cards_may_go_under_their_deck() -> None:
    duel = Duel(played_cards="under_own_deck").dealt().turn("As", "Kd")
    assert (duel.decks, duel.state.out) == ((26, 13, 26, 13), 0)
    assert duel.turn("As", "Kd").points == (2, 0)


def test_MA30_cards_of_a_hat_stay_out() -> None:
    duel = Duel(played_cards="under_own_deck").dealt().turn("9c", "9d").hats("As", "Kd Kc").say(Returned())
    assert (duel.decks, duel.state.out) == ((25, 13, 24, 13), 3)


@pytest.mark.parametrize(("n", "called"), [(1, MAIN), (3, MAIN), (4, MAGIC), (6, MAGIC)])
def test_MA31_the_die_calls_the_deck(n: int, called: Any) -> None:
    duel = Duel(deck_choice="die").dealt()
    assert (duel.phase, duel.prompts[0]) == (Phase.ROLL, "m.turn.roll")
    assert duel.say(Rolled(n)).state.called is called


def test_MA31_players_alternate_as_the_chooser() -> None:
    duel = Duel(deck_choice="die").dealt()
    choosers = []
    for low, high in (("2c", "3c"), ("4c", "5c"), ("6c", "7c")):
        choosers.append(duel.state.chooser)
        duel.say(Rolled(1)).shown(low, high)
    assert choosers == [S, N, S]


def test_MA31_the_chooser_is_asked_about_the_swap() -> None:
    duel = Duel(deck_choice="die").dealt().say(Rolled(6))
    assert (duel.phase, duel.state.faster) == (Phase.SWAP, S)


def test_MA31_a_die_has_six_sides() -> None:
    assert refused(Duel(deck_choice="die").dealt(), Rolled(7)) == "m.refused.die"


def test_house_rules_that_differ_are_read_out_once() -> None:
    duel = Duel(hat_tie="rethrow_once", slap_tie_ms=15)
    told = [p for p in MAGICIANS.prompts(duel.state) if p.key.startswith("m.setup.option")]
    assert [p.values["option"].key for p in told] == ["option.slap_tie_ms", "option.hat_tie"]
    assert not [key for key in duel.won(S).say(NextRound()).prompts if key.startswith("m.setup.option")]


def test_agreed_cards_are_read_out() -> None:
    told = Duel(specials={"!dragon": 14}).told("m.setup.special").values
    assert (told["card"], told["rank"].key) == ("dragon", "term.rank.A")
