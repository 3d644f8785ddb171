"""The house rules of RULES 1.4, MA1 to MA16: what each is for and that the default differs."""

from __future__ import annotations

from typing import Any

import pytest

from companion.cards import Card, cards
from companion.engine import Doubt
from companion.games.magicians import (
    MAGICIANS,
    Armed,
    Assigned,
    Exchanged,
    NextRound,
    Opened,
    Phase,
    Raced,
    Returned,
    Revealed,
    Swapped,
    Thrown,
)
from companion.seats import Seat
from companion.signals import Press, Race, RaceKind
from tests.companion.games.magicians.duel import MAGIC, MAIN, Duel, N, S, refused

TABLE = {
    "magic_pool": ("colour_split", "free_pick", "own_pack"), "slap_area": ("own", "any"),
    "false_start": ("other_wins", "repeat"), "swap_lasts": ("yes", "one_turn"), "swap_with_empty": ("no", "yes"),
    "mixed_caller": ("anyone", "owner_only"), "cross_hat": ("miss", "counts_there"),
    "hat_tie": ("no_point", "rethrow_once"), "short_hands": ("rank", "fewer_loses"),
    "short_stack": ("throw_rest", "fill_from_other_deck", "lose_round"), "main_empty": ("on_demand", "at_once"),
    "both_empty": ("points", "no_result"), "magic_decks": ("new_each_round", "same_cards"),
    "rotation": ("winner_stays", "both_change"), "no_result": ("ignore", "breaks_streak"),
    "special_cards": ("agreed", "forbidden", "zero"), "played_cards": ("out", "under_own_deck"),
    "deck_choice": ("race", "die"),
}
"""The options of RULES 1.4 that have named values, the default first."""
NUMBERS = {"slap_tie_ms", "throw_seconds", "ante"}
"""Those that are a number; 0, off, is the default."""


def test_the_options_are_those_of_the_table() -> None:
    assert {option.name: option.values for option in MAGICIANS.options if option.values} == TABLE
    numbers = {option.name: option.standard for option in MAGICIANS.options if not option.values}
    assert numbers == dict.fromkeys(NUMBERS, 0)


def race(margin_us: int, kind: RaceKind = RaceKind.CLEAR, pads: tuple[str, str] = ("main", "magic")) -> Race:
    """S first, N later by this margin."""
    return Race(kind, (Press(S, pads[0], 10**9), Press(N, pads[1], 10**9 + margin_us * 1000)), (), margin_us, 5000)


def armed(**options: Any) -> Duel:
    """A duel in which hands may race."""
    return Duel(**options).dealt().say(Armed())


def test_MA1_the_halves_change_colours_every_round() -> None:
    duel = Duel()
    pools = [duel.told("m.setup.compose").values["pool"].key]
    duel.win(N).say(NextRound())
    assert [*pools, duel.told("m.setup.compose").values["pool"].key] == ["term.pool.red", "term.pool.black"]


def test_MA1_the_two_players_take_different_halves() -> None:
    prompts = [p for p in MAGICIANS.prompts(Duel().state) if p.key == "m.setup.compose"]
    assert [p.values["pool"].key for p in prompts] == ["term.pool.red", "term.pool.black"]


@pytest.mark.parametrize("pool", ["free_pick", "own_pack"])
def test_MA1_another_pool_is_said(pool: str) -> None:
    duel = Duel(magic_pool=pool)
    assert duel.told("m.setup.compose").values["pool"].key == f"term.pool.{pool}"
    assert ("m.setup.packs_own" in duel.prompts) == (pool == "own_pack")


def test_MA1_with_own_packs_a_face_may_lie_in_both_magic_decks() -> None:
    assert Duel(magic_pool="own_pack").dealt().magic("9c", "9c").phase is Phase.THROW
    assert refused(Duel(magic_pool="free_pick").dealt().race(S, MAGIC).say(Swapped(False)),
                   Revealed(Card("9c"), Card("9c"))) == "m.refused.twice"


def test_MA1_with_own_packs_a_swapped_deck_keeps_its_pack() -> None:
    duel = Duel(magic_pool="own_pack").dealt().magic("Ac", "Kd").race(S, MAGIC).say(Swapped(True))
    assert refused(duel, Revealed(S=Card("Kd"))) == "m.refused.twice"
    assert duel.say(Revealed(S=Card("Ac"))).phase is Phase.DRAW


def test_MA2_only_the_own_decks_may_be_slapped() -> None:
    assert refused(armed(), Raced(RaceKind.CLEAR, S, MAIN, on=N)) == "m.refused.own_decks"


def test_MA2_where_any_deck_may_be_slapped_it_is_asked_whose_hand_it_was() -> None:
    duel = armed(slap_area="any")
    doubt = MAGICIANS.read(duel.state, race(20_000))
    assert isinstance(doubt, Doubt)
    assert [(c.action.seat, c.action.pad, c.action.on) for c in doubt.choices] == [(S, MAIN, S), (N, MAIN, S)]
    assert duel.say(doubt.choices[1].action).state.faster is N


def test_MA2_is_said() -> None:
    assert (armed().prompts[0], armed(slap_area="any").prompts[0]) == ("m.turn.go", "m.turn.go_any")


@pytest.mark.parametrize(("tie_ms", "kind", "margin_us", "close"), [
    (0, RaceKind.CLEAR, 14_000, False), (0, RaceKind.DEAD_HEAT, 3_000, True), (15, RaceKind.CLEAR, 14_999, True),
    (15, RaceKind.CLEAR, 15_000, False), (2, RaceKind.DEAD_HEAT, 3_000, False), (1, RaceKind.CLEAR, 0, True),
])
def test_MA3_closer_than_the_limit_is_too_close(tie_ms: int, kind: RaceKind, margin_us: int, close: bool) -> None:
    meant = MAGICIANS.read(armed(slap_tie_ms=tie_ms).state, race(margin_us, kind))
    assert isinstance(meant, Doubt) == close


@pytest.mark.parametrize(("value", "phase"), [("other_wins", Phase.SWAP), ("repeat", Phase.ARMED)])
def test_MA4_false_start(value: str, phase: Phase) -> None:
    duel = armed(false_start=value).say(Raced(RaceKind.FALSE_START, N, MAGIC, early=(S,)))
    assert duel.phase is phase


def test_MA6_a_swap_for_one_turn_goes_back() -> None:
    duel = Duel(swap_lasts="one_turn").dealt((26, 2), (26, 9)).magic("As", "Kd", swap=True)
    assert duel.decks == (26, 1, 26, 8)
    assert duel.news[-1] == "m.choice.swap_back"
    assert Duel().dealt((26, 2), (26, 9)).magic("As", "Kd", swap=True).decks == (26, 8, 26, 1)


def test_MA8_a_swap_with_one_empty_place_moves_the_only_deck() -> None:
    assert Duel().dealt((26, 0), (26, 9)).race(S, MAGIC).phase is Phase.ASSIGN
    duel = Duel(swap_with_empty="yes").dealt((26, 0), (26, 9)).race(S, MAGIC)
    assert duel.phase is Phase.SWAP
    assert duel.say(Swapped(True), Assigned(True)).shown("2c", "Ad").decks == (26, 8, 25, 0)


@pytest.mark.parametrize(("value", "faster", "called"), [
    ("anyone", S, MAGIC), ("owner_only", S, MAIN), ("owner_only", N, MAGIC),
])
def test_MA9_who_has_no_magic_deck_may_call_it_or_not(value: str, faster: Seat, called: Any) -> None:
    assert Duel(mixed_caller=value).dealt((26, 0), (26, 9)).race(faster, MAGIC).state.called is called


def test_MA11_a_card_in_the_other_hat_is_a_miss() -> None:
    duel = Duel().dealt().turn("9c", "9d").say(Thrown(), Exchanged())
    assert refused(duel, Opened(cards("2c"), (), strays_S=1)) == "m.refused.strays"


def test_MA11_a_card_in_the_other_hat_counts_there() -> None:
    # N hit 7c 8c; S threw Ah into the hat of N as well and 2d into its own.
    duel = Duel(cross_hat="counts_there").dealt().turn("9c", "9d").say(Thrown(), Exchanged())
    duel.say(Opened(cards("7c 8c Ah"), cards("2d"), strays_S=1), Returned())
    assert (duel.points, duel.decks) == ((1, 0), (23, 13, 23, 13))


def test_MA11_nobody_hits_with_more_cards_than_were_thrown() -> None:
    duel = Duel(cross_hat="counts_there").dealt().turn("9c", "9d").say(Thrown(), Exchanged())
    assert refused(duel, Opened(cards("2c"), cards("2d 3d 4d 5d 6d"), strays_S=1)) == "m.refused.hits"
    assert refused(duel, Opened(cards("2c"), (), strays_S=2)) == "m.refused.strays_range"
    assert refused(duel, Opened(N=(), strays_S=1)) == "m.refused.strays"


def test_MA11_a_row_of_more_than_five_counts_its_best_five() -> None:
    duel = Duel(cross_hat="counts_there").dealt().turn("9c", "9d").say(Thrown(), Exchanged())
    duel.say(Opened(cards("2c 3d 4h 5s 7c Ah"), (), strays_S=1))
    assert duel.told("m.hat.result").values["hand"].key == "term.hand.straight"


@pytest.mark.parametrize(("seconds", "said"), [(0, False), (20, True)])
def test_MA13_a_time_for_throwing_is_said(seconds: int, said: bool) -> None:
    duel = Duel(throw_seconds=seconds).dealt().turn("9c", "9d")
    assert ("m.hat.seconds" in duel.prompts) is said


def test_MA14_equal_hands_are_thrown_for_once_more() -> None:
    duel = Duel(hat_tie="rethrow_once").dealt().turn("9c", "9d").hats("As", "Ad").say(Returned())
    assert (duel.phase, duel.decks) == (Phase.THROW, (24, 13, 24, 13))
    assert duel.hats("Ks", "Qd").say(Returned()).points == (0, 1)


def test_MA14_the_second_tie_scores_nothing() -> None:
    duel = Duel(hat_tie="rethrow_once").dealt().turn("9c", "9d").hats("", "").say(Returned())
    duel.hats("", "").say(Returned())
    assert (duel.phase, duel.points, duel.state.turn) == (Phase.ARMED, (0, 0), 2)


def test_MA14_the_next_turn_may_be_rethrown_again() -> None:
    duel = Duel(hat_tie="rethrow_once").dealt().turn("9c", "9d").hats("", "").say(Returned())
    duel.hats("", "").say(Returned()).turn("8c", "8d").hats("", "").say(Returned())
    assert duel.phase is Phase.THROW


def test_MA14_with_nothing_to_throw_there_is_no_second_throw() -> None:
    duel = Duel(hat_tie="rethrow_once").dealt((1, 13), (1, 13)).turn("9c", "9d")
    assert duel.phase is Phase.ARMED


@pytest.mark.parametrize(("value", "points"), [("rank", (0, 1)), ("fewer_loses", (1, 0))])
def test_MA15_short_hands(value: str, points: tuple[int, int]) -> None:
    # N plays the pair that S threw, S plays four cards that make nothing.
    duel = Duel(short_hands=value).dealt().turn("9c", "9d").hats("As Ad", "2c 3d 5h 7s")
    assert duel.points == points


@pytest.mark.parametrize(("value", "throws"), [("throw_rest", 2), ("fill_from_other_deck", 5)])
def test_MA16_a_short_stack(value: str, throws: int) -> None:
    duel = Duel(short_stack=value).dealt((3, 13), (26, 13)).turn("9c", "9d")
    assert duel.state.S.throws == throws
    assert ("m.hat.throw_fill" in duel.prompts) == (throws == 5)


def test_MA16_filled_up_cards_hit_after_those_of_the_deck() -> None:
    duel = Duel(short_stack="fill_from_other_deck").dealt((3, 13), (26, 13)).turn("9c", "9d").hats("2c 3d 4h", "")
    assert duel.say(Returned()).decks == (0, 12, 25, 13)


def test_MA16_the_other_deck_may_be_short_too() -> None:
    duel = Duel(short_stack="fill_from_other_deck").dealt((3, 1), (26, 13)).turn("9c", "9d")
    assert (duel.state.S.throws, duel.state.S.fills) == (3, 1)


def test_MA16_a_short_stack_may_lose_the_round() -> None:
    duel = Duel(short_stack="lose_round").dealt((5, 13), (26, 13)).turn("9c", "9d")
    assert (duel.state.rounds[-1].winner, duel.news[1]) == (1, "m.round.short_stack")
    assert Duel(short_stack="lose_round").dealt((6, 13), (26, 13)).turn("9c", "9d").phase is Phase.THROW
