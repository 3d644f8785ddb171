"""The duel rule by rule, M1 to M20 (RULES 1.1); the worked examples are in test_examples.py."""

from __future__ import annotations

from typing import Any

import pytest

from companion.cards import Card, cards
from companion.engine import Refused
from companion.games import find
from companion.games.magicians import (
    MAGICIANS,
    Armed,
    Assigned,
    Composed,
    Dealt,
    Exchanged,
    NextRound,
    Opened,
    Phase,
    Raced,
    Recounted,
    Returned,
    Revealed,
    Rolled,
    Swapped,
    Thrown,
)
from companion.seats import Seat
from companion.signals import RaceKind
from tests.companion.games.magicians.duel import MAGIC, MAIN, Duel, N, S, refused


def test_the_duel_is_registered() -> None:
    assert find("magicians") is MAGICIANS


def test_M1_one_pack_gives_a_face_once() -> None:
    duel = Duel().dealt().race(S, MAIN)
    assert refused(duel, Revealed(Card("Qd"), Card("Qd"))) == "m.refused.twice"


def test_M1_a_face_of_pack_one_does_not_come_again_in_the_round() -> None:
    duel = Duel().dealt().turn("Qd", "2c").race(S, MAIN)
    with pytest.raises(Refused) as met:
        MAGICIANS.check(duel.state, Revealed(Card("3c"), Card("Qd")))
    places = [met.value.prompt.values[name].values for name in ("first", "second")]
    assert places == [{"n": 1, "P": "A"}, {"n": 2, "P": "B"}]


def test_M1_the_second_pack_has_every_face_once_more() -> None:
    duel = Duel().dealt().turn("Qd", "2c").magic("Qd", "3c")
    assert duel.points == (2, 0)


def test_M1_a_card_of_a_hat_does_not_come_again() -> None:
    duel = Duel().dealt().turn("Qd", "Qc").hats("As", "Kd").say(Returned()).race(S, MAIN)
    assert refused(duel, Revealed(Card("As"), Card("3c"))) == "m.refused.twice"


def test_M1_a_face_lies_in_one_of_the_two_rows_only() -> None:
    duel = Duel().dealt().turn("Qd", "Qc").say(Thrown(), Exchanged())
    assert refused(duel, Opened(cards("As"), cards("As"))) == "m.refused.twice"


def test_M1_the_same_face_three_times_is_one_refusal() -> None:
    duel = Duel().dealt().turn("Qd", "Qc").say(Thrown(), Exchanged())
    assert refused(duel, Opened(cards("As As"), cards("As"))) == "m.refused.twice"


def test_M1_a_new_round_has_all_faces_again() -> None:
    duel = Duel().won(S).say(NextRound()).dealt()
    assert duel.turn("As", "Kd").points == (1, 0)


def test_M2_only_two_seats_play() -> None:
    assert refused(Duel(), Composed(Seat.W)) == "m.refused.seat"


def test_M2_the_referee_may_name_the_faster_hand() -> None:
    duel = Duel().dealt().say(Armed(), Raced(RaceKind.CLEAR, N, MAIN))
    assert (duel.state.faster, duel.state.margin_us) == (N, None)


def test_M3_main_decks_have_26_cards() -> None:
    duel = Duel().say(Composed(), Dealt())
    assert duel.decks == (26, 13, 26, 13)


def test_M4_dealing_waits_for_both_magic_decks() -> None:
    duel = Duel().say(Composed(S))
    assert (duel.phase, refused(duel, Composed(S))) == (Phase.COMPOSE, "m.refused.already")
    assert duel.say(Composed(N)).phase is Phase.DEAL


def test_M5_a_self_made_card_may_be_played() -> None:
    assert Duel(specials={"!dragon": 14}).dealt().magic("!dragon", "Ks").points == (1, 0)


def test_M6_an_empty_magic_deck_stays_empty_although_cards_were_thrown() -> None:
    duel = Duel().dealt((26, 1), (26, 1)).magic("9c", "9d")
    assert duel.decks == (26, 0, 26, 0)
    assert "m.deck.magic_empty" in duel.prompts


def test_M6_misses_were_never_gone_so_the_deck_is_not_empty() -> None:
    duel = Duel().dealt((26, 3), (26, 3)).magic("9c", "9d").hats("", "").say(Returned())
    assert duel.decks == (26, 2, 26, 2)


def test_M8_acts_out_of_order_are_refused_with_act_and_state() -> None:
    duel = Duel()
    with pytest.raises(Refused) as met:
        MAGICIANS.check(duel.state, Dealt())
    assert [met.value.prompt.values[name].key for name in ("act", "state")] == ["m.fact.dealt", "m.phase.compose"]


@pytest.mark.parametrize("fact", [
    Armed(), Raced(RaceKind.CLEAR, S, MAIN), Rolled(3), Swapped(True), Assigned(True), Revealed(Card("As")), Thrown(),
    Exchanged(), Opened((), ()), Returned(), NextRound(), Recounted(S, 3, 3),
])
def test_M8_nothing_of_a_turn_happens_before_the_deal(fact: Any) -> None:
    assert refused(Duel(), fact) == "m.refused.phase"


def test_M9_both_draw_from_the_deck_of_the_faster_hand() -> None:
    duel = Duel().dealt().race(N, MAIN)
    assert (duel.state.S.drawn, duel.state.N.drawn, duel.phase) == (MAIN, MAIN, Phase.DRAW)


def test_M9_a_race_needs_a_hand_and_a_deck() -> None:
    duel = Duel().dealt().say(Armed())
    assert refused(duel, Raced(RaceKind.CLEAR, S)) == "m.refused.race"


@pytest.mark.parametrize("kind", [RaceKind.DEAD_HEAT, RaceKind.NOBODY])
def test_M10_an_undecided_race_is_repeated_and_costs_no_turn(kind: RaceKind) -> None:
    duel = Duel().dealt().say(Armed(), Raced(kind))
    assert (duel.phase, duel.state.turn, duel.decks) == (Phase.ARMED, 1, (26, 13, 26, 13))


def test_M10_after_a_false_start_the_other_player_decides() -> None:
    duel = Duel().dealt().say(Armed(), Raced(RaceKind.FALSE_START, N, MAGIC, early=(S,)))
    assert (duel.state.faster, duel.phase) == (N, Phase.SWAP)
    assert duel.news == ["m.turn.false_start", "m.turn.faster"]


def test_M10_after_a_false_start_the_next_touch_of_the_other_is_awaited() -> None:
    duel = Duel().dealt().say(Armed(), Raced(RaceKind.FALSE_START, early=(S,)))
    assert (duel.phase, duel.prompts[0]) == (Phase.RACE, "m.turn.false_start")
    assert refused(duel, Raced(RaceKind.CLEAR, S, MAIN)) == "m.refused.decider"
    assert duel.say(Raced(RaceKind.CLEAR, N, MAIN)).state.faster is N


def test_M10_a_false_start_of_both_is_repeated() -> None:
    assert Duel().dealt().say(Armed(), Raced(RaceKind.FALSE_START, early=(S, N))).phase is Phase.ARMED


@pytest.mark.parametrize("early", [(), (S, S)])
def test_M10_a_false_start_names_who_was_early(early: tuple[Seat, ...]) -> None:
    duel = Duel().dealt().say(Armed())
    assert refused(duel, Raced(RaceKind.FALSE_START, early=early)) == "m.refused.early"


def test_M10_the_early_hand_cannot_be_the_faster_one() -> None:
    duel = Duel().dealt().say(Armed())
    assert refused(duel, Raced(RaceKind.FALSE_START, S, MAIN, early=(S,))) == "m.refused.early"


def test_M11_only_the_faster_player_is_asked_and_only_on_magic() -> None:
    assert MAGICIANS.prompts(Duel().dealt().race(N, MAGIC).state)[0].seat is N
    assert Duel().dealt().race(N, MAIN).phase is Phase.DRAW


def test_M11_a_swap_changes_whole_decks_whatever_their_sizes() -> None:
    duel = Duel().dealt((26, 2), (26, 9)).race(S, MAGIC).say(Swapped(True))
    assert duel.decks == (26, 9, 26, 2)


def test_M11_a_swap_lasts_until_the_next_one() -> None:
    duel = Duel().dealt((26, 2), (26, 9)).magic("As", "Kd", swap=True).turn("Ad", "Kc").magic("Ac", "Ks")
    assert duel.decks == (25, 7, 25, 0)


def test_M12_the_cards_may_be_told_one_after_the_other() -> None:
    duel = Duel().dealt().race(S, MAIN).say(Revealed(N=Card("9c")))
    assert (duel.phase, refused(duel, Revealed(N=Card("8c")))) == (Phase.DRAW, "m.refused.already")
    assert duel.say(Revealed(S=Card("8c"))).points == (0, 1)


def test_M12_a_card_that_was_not_read_cannot_count() -> None:
    duel = Duel().dealt().race(S, MAIN)
    assert refused(duel, Revealed(Card("??"), Card("9c"))) == "m.refused.unread"
    assert refused(duel, Revealed()) == "m.refused.no_card"


@pytest.mark.parametrize(("south", "north", "points"), [
    ("As", "Kd", (1, 0)), ("Jc", "Qh", (0, 1)), ("Td", "9c", (1, 0)), ("2c", "3d", (0, 1)), ("2c", "Ah", (0, 1)),
])
def test_M13_the_higher_card_scores_one_point(south: str, north: str, points: tuple[int, int]) -> None:
    duel = Duel().dealt().turn(south, north)
    assert (duel.points, duel.news) == (points, ["m.compare.point"])


def test_M14_with_both_magic_decks_gone_magic_means_main() -> None:
    duel = Duel().dealt((26, 0), (26, 0)).race(S, MAGIC)
    assert (duel.state.called, duel.phase) == (MAIN, Phase.DRAW)


@pytest.mark.parametrize("faster", [S, N])
def test_M15_with_one_magic_deck_the_faster_player_assigns_its_card(faster: Seat) -> None:
    duel = Duel().dealt((26, 0), (26, 5)).race(faster, MAGIC)
    assert (duel.phase, MAGICIANS.prompts(duel.state)[0].seat) == (Phase.ASSIGN, faster)


@pytest.mark.parametrize(("faster", "mine", "points"), [
    (S, True, (1, 0)), (S, False, (0, 1)), (N, True, (0, 1)), (N, False, (1, 0)),
])
def test_M16_the_main_card_counts_for_the_other_player(faster: Seat, mine: bool, points: tuple[int, int]) -> None:
    # S has no magic deck, so N turns the ace out of the magic deck.
    duel = Duel().dealt((26, 0), (26, 5)).mixed(faster, mine, "2c", "Ad")
    assert (duel.points, duel.decks) == (points, (25, 0, 26, 4))


def test_M17_equal_values_bring_the_hats() -> None:
    duel = Duel().dealt().turn("9c", "9d")
    assert (duel.phase, duel.points, duel.news) == (Phase.THROW, (0, 0), ["m.compare.tie"])


@pytest.mark.parametrize("deck", [MAIN, MAGIC])
def test_M18_five_cards_of_the_deck_just_drawn_from_are_thrown(deck: Any) -> None:
    duel = Duel().dealt()
    duel = duel.turn("9c", "9d") if deck is MAIN else duel.magic("9c", "9d")
    assert duel.told("m.hat.throw").values["deck"].key == f"term.deck.{deck}"
    assert (duel.state.S.throws, duel.state.N.throws) == (5, 5)


def test_M18_each_is_done_alone() -> None:
    duel = Duel().dealt().turn("9c", "9d").say(Thrown(N))
    assert (duel.phase, refused(duel, Thrown(N))) == (Phase.THROW, "m.refused.already")
    assert duel.say(Thrown(S)).phase is Phase.COUNT


def test_M19_more_cards_than_were_thrown_cannot_lie_in_a_hat() -> None:
    duel = Duel().dealt().turn("9c", "9d").say(Thrown(), Exchanged())
    assert refused(duel, Opened(S=cards("2c 3c 4c 5c 6c 7c"))) == "m.refused.hits"


def test_M19_missing_on_purpose_keeps_the_cards() -> None:
    duel = Duel().dealt().turn("9c", "9d").hats("", "As").say(Returned())
    assert duel.decks == (25, 13, 24, 13)


def test_M20_each_plays_what_the_other_threw() -> None:
    duel = Duel().dealt().turn("9c", "9d").hats(south="As Ad", north="2c")
    assert (duel.state.S.row, duel.state.N.row) == (cards("2c"), cards("As Ad"))
    assert duel.points == (0, 1)


def test_M20_the_rows_may_be_told_one_after_the_other() -> None:
    duel = Duel().dealt().turn("9c", "9d").say(Thrown(), Exchanged(), Opened(S=cards("2c")))
    assert (duel.phase, refused(duel, Opened(S=()))) == (Phase.COUNT, "m.refused.already")
    assert duel.say(Opened(N=())).points == (1, 0)
