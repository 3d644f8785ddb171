"""What spectators and the referee see of the duel."""

from __future__ import annotations

import pytest

from companion.cards import Card
from companion.games.magicians import MAGICIANS, Armed, Composed, Raced, Revealed, Thrown
from companion.signals import RaceKind
from tests.companion.games.magicians.duel import MAGIC, MAIN, Duel, N, S


def view(duel: Duel) -> dict[str, object]:
    return dict(MAGICIANS.view(duel.state))


def test_the_table_before_the_deal() -> None:
    seen = view(Duel("A", "B", "C", ante=2).say(Composed(S)))
    assert (seen["state"], seen["round"], seen["target"], seen["table"], seen["queue"], seen["pot"]) == (
        "compose", 1, 13, {"S": 0, "N": 1}, [2], 6)
    assert (seen["ready"], seen["won_rounds"]) == ({"S": True, "N": False}, [])


def test_a_card_that_is_awaited_shows_as_unread() -> None:
    duel = Duel().dealt().race(S, MAIN)
    assert view(duel)["shown"] == {"S": "??", "N": "??"}
    assert view(duel.say(Revealed(S=Card("7h"))))["shown"] == {"S": "7h", "N": "??"}


def test_the_last_cards_lie_open_until_the_next_race() -> None:
    duel = Duel().dealt().turn("7h", "9c")
    assert (view(duel)["state"], view(duel)["shown"]) == ("armed", {"S": "7h", "N": "9c"})
    assert view(duel.say(Armed()))["shown"] == {"S": None, "N": None}


def test_the_race_shows_who_was_faster_by_how_much_and_on_what() -> None:
    seen = view(Duel().dealt().say(Armed(), Raced(RaceKind.CLEAR, N, MAGIC, 12_345)))
    assert (seen["faster"], seen["called"], seen["margin_us"]) == ("N", "magic", 12345)


def test_M16_the_view_says_whose_card_it_is() -> None:
    seen = view(Duel().dealt((26, 0), (26, 5)).mixed(S, True, "2c", "Ad"))
    assert (seen["drawn_from"], seen["counts_for"]) == ({"S": "main", "N": "magic"}, {"S": "N", "N": "S"})


def test_M20_hats_are_shown_at_the_seat_that_plays_them() -> None:
    seen = view(Duel().dealt().turn("9c", "9d").hats("As", "3c 3d"))
    assert seen["hats"] == {"S": ["3c", "3d"], "N": ["As"]}
    assert seen["hands"] == {"S": "pair", "N": "high card"}


def test_decks_and_cards_out_of_play() -> None:
    seen = view(Duel().dealt().turn("7h", "9c"))
    assert seen["decks"] == {"S": {"main": 25, "magic": 13}, "N": {"main": 25, "magic": 13}}
    assert (seen["out"], seen["points"], seen["turn"]) == (2, {"S": 0, "N": 1}, 2)


def test_rounds_that_are_over() -> None:
    duel = Duel().won(S, N)
    assert (view(duel)["won_rounds"], view(duel)["round"]) == ([0, 1], 2)


def test_M28_a_round_without_result_is_shown_as_such() -> None:
    assert view(Duel().dealt((0, 13), (0, 13)).race(S, MAIN))["won_rounds"] == [-1]


def test_scores_have_rounds_and_the_run() -> None:
    scores = MAGICIANS.scores(Duel("A", "B", "C").won(S, S).state)
    assert [(score.points, score.marks) for score in scores] == [
        (13, {"rounds": 2, "streak": 2}), (0, {"rounds": 0, "streak": 0}), (0, {"rounds": 0, "streak": 0}),
    ]
    assert [score.seat for score in scores] == [S, None, N]


def test_M18_the_seat_that_is_done_is_not_asked_again() -> None:
    duel = Duel().dealt().turn("9c", "9d").say(Thrown(S))
    assert [p.seat for p in MAGICIANS.prompts(duel.state) if p.key == "m.hat.throw"] == [N]


@pytest.mark.parametrize(("deck", "rule"), [(MAGIC, "M11"), (MAIN, "M12")])
def test_prompts_quote_their_rule(deck: object, rule: str) -> None:
    duel = Duel().dealt().race(S, MAGIC if deck is MAGIC else MAIN)
    assert MAGICIANS.prompts(duel.state)[0].rule == rule


def test_likeliest_first() -> None:
    duel = Duel()
    assert [c.prompt.key for c in MAGICIANS.legal(duel.state)] == ["m.act.ready_both", "m.act.ready", "m.act.ready"]
    assert MAGICIANS.legal(duel.dealt().state)[0].prompt.key == "m.act.armed"
