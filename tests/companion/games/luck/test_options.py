"""Every house rule of the push-your-luck game (LA1 to LA22): what it changes."""

from __future__ import annotations

import pytest

from companion.cards import Card, Suit
from companion.engine import Doubt, Refused
from companion.games.luck import LUCK
from companion.games.luck.facts import Banked, Fact, GaveUp, Placed, Stopped, Took, Turned
from companion.games.luck.options import OPTIONS
from companion.signals import CardsSeen, SeenCard
from tests.companion.games.luck.tables import laid, names, opened, played


def test_every_option_is_in_this_file() -> None:
    told = {name.removeprefix("test_").split("__")[0] for name in globals() if name.startswith("test_")}
    assert {option.name for option in OPTIONS} <= told


@pytest.mark.parametrize(("value", "cards"), [("2", 84), ("1", 42)])
def test_packs(value: str, cards: int) -> None:
    assert len(opened(packs=value).pile) == cards


def test_take_leftover() -> None:
    assert played(laid(opened(), "4h"), Took()).points(0) == 4
    state = laid(opened(take_leftover="no"), "4h")
    with pytest.raises(Refused, match="no_leftover"):
        LUCK.check(state, Took())
    assert Took() not in [choice.action for choice in LUCK.legal(state)]
    assert LUCK.apply(state, Took()).points(0) == 4  # the referee lets it stand


@pytest.mark.parametrize(("value", "acts"), [
    ("suit", [Banked(Suit.CLUBS), Banked(Suit.HEARTS)]),
    ("all", [Banked()]),
    ("one_card", [Banked(card=Card("5c")), Banked(card=Card("9c")), Banked(card=Card("2h"))]),
])
def test_bank(value: str, acts: list[Fact]) -> None:
    state = laid(opened(bank=value), hoards=[("5c 9c 2h", ""), ("", "")])
    assert [choice.action for choice in LUCK.legal(state) if isinstance(choice.action, Banked)] == acts
    banked = {"suit": "5c 9c", "all": "5c 9c 2h", "one_card": "5c"}[value]
    assert names(played(state, acts[0]).hoards[0].banked) == banked


@pytest.mark.parametrize(("value", "left"), [("this_turn", "4h"), ("all", "")])
def test_bust_clears(value: str, left: str) -> None:
    state = played(laid(opened(bust_clears=value), "4h"), "9h Kd")
    assert names(state.leftover) == left
    assert len(state.discard) == 3 - bool(left)


@pytest.mark.parametrize(("value", "discard"), [("reshuffled", "5h Kd"), ("removed", "5h")])
def test_specials(value: str, discard: str) -> None:
    assert names(played(opened(specials=value), "5h Kd").discard) == discard


def test_leftover() -> None:
    joins, apart = (played(laid(opened(leftover=value), "4h"), "9c") for value in ("joins", "stays_apart"))
    assert (joins.phase, apart.columns) == ("place", ((Card("9c"),), ()))
    assert names(played(apart, Stopped(1)).leftover) == "4h"


def test_leftover__a_newer_column_takes_the_place_of_the_older_one() -> None:
    state = played(laid(opened(leftover="stays_apart"), "4h"), "9c", "9d", Stopped(1))
    assert (names(state.leftover), names(state.discard)) == ("9d", "4h")


@pytest.mark.parametrize(("value", "lost"), [("owner", ""), ("opponents", ""), ("biggest", "9d"), ("both", "9d 2h")])
def test_joker_pile(value: str, lost: str) -> None:
    state = played(laid(opened(joker_pile=value), hoards=[("9d 2h", ""), ("", "")]), "*r")
    assert names(state.discard) == f"*r {lost}".strip()
    asked = {"owner": "l.bust.choose", "opponents": "l.bust.others_choose"}
    assert LUCK.prompts(state)[0].key == asked.get(value, "l.turn.start")


def test_joker_pile__of_two_equally_big_ones_the_owner_chooses() -> None:
    state = played(laid(opened(joker_pile="biggest"), hoards=[("9d 4h 5h", ""), ("", "")]), "*r")
    assert state.phase == "give_up"
    assert played(state, GaveUp(Suit.DIAMONDS)).points(0) == 9


def test_joker_map() -> None:
    seen = CardsSeen((SeenCard(Card("*r"), 1.0, "turn"),))
    assert LUCK.read(opened(), seen) == Turned(Card("*r"))
    doubt = LUCK.read(opened(joker_map="ask"), seen)
    assert isinstance(doubt, Doubt)
    assert [choice.action for choice in doubt.choices[:2]] == [Turned(Card("*r")), Turned(Card("*b"))]


def test_final_turn() -> None:
    takes, loses = (laid(opened(final_turn=value), pile="5h", exhausted=1) for value in ("take", "lose_open_cards"))
    assert played(takes, "5h", Stopped(1)).points(0) == 5
    over = played(loses, "5h")
    assert (over.phase, over.points(0), names(over.gone)) == ("over", 0, "5h")


def test_end() -> None:
    state = laid(opened(3, end="finish_round"), "4h", pile="Kd", exhausted=1)
    state = played(state, "Kd")
    assert (state.phase, [choice.action for choice in LUCK.legal(state)]) == ("start", [Took()])
    assert played(state, Took()).phase == "over"  # Cy has nothing to take and nothing to bank
    assert played(laid(opened(3), "4h", pile="Kd", exhausted=1), "Kd").phase == "over"


@pytest.mark.parametrize(("value", "winners"), [("share", (0, 1, 2)), ("most_banked", (1,)), ("most_cards", (2,))])
def test_tie(value: str, winners: tuple[int, ...]) -> None:
    hoards = [("9s", ""), ("", "5h 4c"), ("2c 3c 4c", "")]
    outcome = LUCK.outcome(played(laid(opened(3, tie=value), pile="Kd", exhausted=1, hoards=hoards), "Kd"))
    assert outcome is not None
    assert outcome.winners == winners


def test_show_odds() -> None:
    assert LUCK.view(opened())["odds"] is None
    odds = LUCK.view(opened(show_odds="yes"))["odds"]
    assert (odds["cards"], odds["kings"], odds["jokers"], odds["busts"], odds["still"]["5h"]) == (84, 8, 4, 12, 2)
    assert [prompt.key for prompt in LUCK.prompts(opened(show_odds="yes"))][:2] == ["l.turn.start", "l.cards_left"]


def test_leftover__joins_by_choice_of_column() -> None:
    state = played(laid(opened(), "4h"), "9c", Placed(2))
    assert names(state.columns[1]) == "9c"
