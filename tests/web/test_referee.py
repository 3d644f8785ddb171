"""The referee's phone: facts, corrections, and commands that count once and never against a table that moved on."""

from __future__ import annotations

import pytest
from flask import Flask

from companion import codec
from companion.cards import Card
from companion.games.magicians.facts import Armed, Composed, Dealt, Deck, Raced, Revealed
from companion.seats import Seat
from companion.signals import CardsSeen, RaceKind, SeenCard
from companion.table import Table
from tests.web.conftest import HOME, PIN, Referee

FASTER = Raced(RaceKind.CLEAR, Seat.S, Deck.MAIN, 12_400)


@pytest.fixture
def turned(duel: Table) -> Table:
    """Anna was faster on the main deck; both have to turn a card."""
    for fact in (Composed(), Dealt(), Armed(), FASTER):
        duel.say(fact)
    return duel


def points(table: Table) -> list[int]:
    return [score.points for score in table.scoreboard.scores]


def test_a_fact_is_written_down_with_the_phones_name(referee: Referee, duel: Table) -> None:
    assert referee.say(Composed()).status_code == 200
    assert duel.history()[0].by == "Ada"


def test_the_answer_is_the_new_board_with_its_buttons(referee: Referee, duel: Table) -> None:
    model = referee.say(Composed()).get_json()
    assert model["version"] == duel.scoreboard.version
    assert model["choices"][0]["action"] == {"is": "Dealt"}


def test_every_button_says_a_fact_that_is_allowed(referee: Referee, duel: Table) -> None:
    while whole := [c for c in referee.client.get("/state.json?as=referee").get_json()["choices"] if not c["ask"]]:
        assert referee.command("say", action=whole[0]["action"]).status_code == 200
    assert duel.scoreboard.view["state"] == "draw"


def test_the_form_fills_in_what_a_button_asks(referee: Referee, turned: Table) -> None:
    choice = referee.client.get("/state.json?as=referee").get_json()["choices"][0]
    asked = {field["name"]: card for field, card in zip(choice["ask"], ("Kh", "9s"), strict=True)}
    assert referee.command("say", action=choice["action"] | asked).status_code == 200
    assert points(turned) == [1, 0]


def test_a_repeated_command_counts_once(referee: Referee, duel: Table) -> None:
    said = {"action": codec.write(Composed()), "id": "the-same-id", "seen": duel.scoreboard.version}
    answers = [referee.post("/referee/say", **said).status_code for _ in range(3)]
    assert answers == [200, 200, 200]
    assert len(duel.history()) == 1


def test_a_command_that_saw_an_older_table_is_not_counted(referee: Referee, duel: Table) -> None:
    seen = duel.scoreboard.version
    referee.say(Composed())
    answer = referee.say(Dealt(), seen=seen)
    assert answer.get_json()["refused"]["key"] == "table.stale"
    assert len(duel.history()) == 1


def test_of_two_referees_the_later_one_on_an_older_table_loses_with_a_sentence(app: Flask, referee: Referee,
                                                                               duel: Table) -> None:
    other = Referee(app.test_client(), duel)
    other.post("/pair", pin=PIN, name="Bea")
    seen = duel.scoreboard.version
    assert referee.say(Composed(), seen=seen, id="ada-says-1").status_code == 200
    answer = other.say(Composed(), seen=seen, id="bea-says-1")
    assert answer.status_code == 409
    assert len(answer.get_json()["refused"]["text"]) > 10


def test_M12_a_refusal_is_a_sentence_with_its_rule(referee: Referee, duel: Table) -> None:
    refused = referee.say(Revealed(Card("Kh"), Card("9s"))).get_json()["refused"]
    assert refused["rule"] == "M8"
    assert refused["text"]


def test_what_the_rules_refuse_the_referee_may_let_stand(referee: Referee, turned: Table) -> None:
    again = Revealed(Card("Kh"), Card("Kh"))
    assert referee.say(again).status_code == 409
    assert referee.say(again, stands=True).status_code == 200


def test_an_undo_takes_back_and_its_undo_brings_back(referee: Referee, turned: Table) -> None:
    referee.say(Revealed(Card("Kh"), Card("9s")))
    referee.command("undo", seq=turned.scoreboard.last_seq)
    assert points(turned) == [0, 0]
    referee.command("undo", seq=turned.scoreboard.redo_seq)
    assert points(turned) == [1, 0]


def test_the_undo_button_says_what_it_takes_back(referee: Referee, turned: Table) -> None:
    model = referee.say(Revealed(Card("Kh"), Card("9s"))).get_json()
    assert "K♥" in model["undo"]["text"]


def test_an_amended_card_moves_the_point(referee: Referee, turned: Table) -> None:
    referee.say(Revealed(Card("Kh"), Card("9s")))
    right = codec.write(Revealed(Card("8h"), Card("9s")))
    answer = referee.command("amend", seq=turned.scoreboard.last_seq, action=right)
    assert answer.status_code == 200
    assert points(turned) == [0, 1]


def test_the_buttons_of_an_older_entry_are_those_of_its_moment(referee: Referee, turned: Table) -> None:
    race = next(line.seq for line in turned.history() if line.kind == "Raced")
    choices = referee.client.get(f"/referee/choices/{race}.json").get_json()["choices"]
    assert {choice["action"]["is"] for choice in choices} >= {"Raced"}


def test_an_amend_that_no_longer_fits_is_a_dispute_and_may_stand(referee: Referee, turned: Table) -> None:
    referee.say(Revealed(Card("Kh"), Card("9s")))
    cards = turned.scoreboard.last_seq
    referee.say(Armed())
    model = referee.command("amend", seq=cards, action=codec.write(Revealed(Card("9h"), Card("9s")))).get_json()
    assert model["dispute"]["seq"] == cards + 1
    assert referee.command("undo", seq=cards + 1).get_json()["dispute"] is None


def test_points_by_hand_carry_their_reason(referee: Referee, turned: Table) -> None:
    referee.command("adjust", player=1, points=7, reason="counted on paper")
    assert points(turned) == [0, 7]
    assert "counted on paper" in str(referee.client.get("/history.json").get_json()["lines"][-1]["texts"])


@pytest.mark.parametrize("said", [
    {"player": 0, "points": "7"}, {"player": 0, "points": 7.5}, {"player": True, "points": 1}, {"player": 0},
    {"player": 0, "points": 10**13},
])
def test_points_that_are_no_whole_number_are_refused(referee: Referee, duel: Table, said: dict[str, object]) -> None:
    assert referee.command("adjust", **said).status_code == 400


def test_a_player_who_is_not_there_gets_no_points(referee: Referee, turned: Table) -> None:
    assert referee.command("adjust", player=7, points=1).status_code == 409


@pytest.fixture
def doubted(turned: Table) -> Table:
    """The camera is not sure whether Bo's card is the two of clubs."""
    quad = ((1.0, 1.0), (9.0, 1.0), (9.0, 9.0), (1.0, 9.0))
    seen = (SeenCard(Card("8d"), 0.99, "S", quad), SeenCard(Card("2c"), 0.4, "N", quad, others=((Card("2s"), 0.35),)))
    turned.hear(CardsSeen(seen), picture=b"\xff\xd8a picture")
    return turned


def test_a_doubt_comes_with_picture_places_and_names(referee: Referee, doubted: Table) -> None:
    doubt = referee.client.get("/state.json?as=referee").get_json()["doubt"]
    assert referee.client.get(f"/picture/{doubt['picture']}").data == b"\xff\xd8a picture"
    assert doubt["places"]
    assert ["2♣" in doubt["choices"][0]["text"], "2♠" in doubt["choices"][1]["text"]] == [True, True]


def test_one_tap_settles_a_doubt(referee: Referee, doubted: Table) -> None:
    doubt = referee.client.get("/state.json?as=referee").get_json()["doubt"]
    model = referee.command("say", action=doubt["choices"][1]["action"]).get_json()
    assert model["doubt"] is None
    assert doubted.scoreboard.view["shown"]["N"] == "2s"


def test_a_spectator_sees_the_doubt_but_no_buttons(referee: Referee, doubted: Table, app: Flask) -> None:
    doubt = app.test_client().get("/state.json").get_json()["doubt"]
    assert set(doubt) == {"text", "rule"}


def test_looking_again_puts_the_doubt_away(referee: Referee, doubted: Table) -> None:
    answer = referee.post("/referee/dismiss", seen=doubted.scoreboard.version)
    assert answer.get_json()["doubt"] is None


@pytest.mark.parametrize("key", ["1-1-1", "../referees.json", "%2e%2e%2freferees.json", "x" * 3000])
def test_a_picture_that_is_not_kept_is_not_found(referee: Referee, duel: Table, key: str) -> None:
    assert referee.client.get(f"/picture/{key}").status_code == 404


@pytest.mark.parametrize("path", ["say", "undo", "amend", "adjust", "stand"])
def test_without_a_match_there_is_nothing_to_say(referee: Referee, table: Table, path: str) -> None:
    answer = referee.command(path, action={"is": "Composed"}, seq=1, player=0, points=1)
    assert answer.get_json()["refused"]["key"] == "table.no_match"


@pytest.mark.parametrize("id", ["", "short", "x" * 65, 7, None])
def test_a_command_needs_an_id(referee: Referee, duel: Table, id: object) -> None:
    assert referee.command("say", action=codec.write(Composed()), id=id).status_code == 400


def test_a_phone_that_was_let_go_says_nothing_any_more(referee: Referee, duel: Table) -> None:
    said = {"action": codec.write(Composed()), "id": "12345678", "seen": duel.scoreboard.version}
    referee.post("/pair/leave")
    assert referee.client.post("/referee/say", json=said, headers=HOME).status_code == 403
