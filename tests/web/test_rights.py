"""Several referees, one whistle: who may act, a takeover everybody sees, the lock, tokens, and who did what."""

from __future__ import annotations

import pytest
from flask import Flask

from companion import codec
from companion.cards import Card
from companion.games.magicians.facts import Composed, Dealt, Revealed
from companion.table import Table
from tests.web.conftest import PIN, Referee
from web import Keys


@pytest.fixture
def other(app: Flask, referee: Referee, duel: Table) -> Referee:
    """A second referee's phone, Bea's."""
    made = Referee(app.test_client(), duel)
    assert made.post("/pair", pin=PIN, name="Bea").status_code == 200
    return made


def whistle(phone: Referee) -> dict[str, object]:
    told: dict[str, object] = phone.client.get("/state.json?as=referee").get_json()["whistle"]
    return told


def key(answer: object) -> str:
    told: str = answer.get_json()["refused"]["key"]  # type: ignore[attr-defined]  # a test's answer
    return told


def test_the_first_phone_holds_the_whistle_and_the_second_is_told_who(referee: Referee, other: Referee,
                                                                      duel: Table) -> None:
    answer = other.say(Composed())
    assert key(answer) == "web.rights.holder"
    assert "Ada" in answer.get_json()["refused"]["text"]
    assert duel.history() == ()
    assert referee.say(Composed()).status_code == 200


def test_a_takeover_is_seen_by_the_phone_that_lost_the_whistle_which_may_take_it_back(
        referee: Referee, other: Referee, duel: Table) -> None:
    version = duel.scoreboard.version
    assert other.post("/rights/take").status_code == 200
    assert duel.scoreboard.version > version
    told = whistle(referee)
    assert (told["name"], told["taken"]["by"], told["taken"]["from"]) == ("Bea", "Bea", "Ada")  # type: ignore[index]
    assert key(referee.say(Composed())) == "web.rights.holder"
    assert other.say(Composed()).status_code == 200
    referee.post("/rights/take")
    assert referee.say(Dealt()).status_code == 200


def test_the_whistle_survives_a_restart(other: Referee, keys: Keys) -> None:
    other.post("/rights/take")
    again = Keys(keys.path.parent).whistle.holder
    assert again is not None
    assert again.name == "Bea"


def test_where_the_holders_phone_is_gone_another_one_holds(referee: Referee, other: Referee) -> None:
    referee.post("/pair/leave")
    assert other.say(Composed()).status_code == 200


ACTS = {
    "say": ("/referee/say",), "undo": ("/referee/undo", "/referee/instead"),
    "correct": ("/referee/amend", "/referee/adjust", "/referee/totals", "/referee/players", "/referee/restore",
                "/referee/stand"),
    "match": ("/new", "/evening/next", "/evening/resume"), "senses": ("/referee/dismiss", "/pads/touch"),
}


@pytest.mark.parametrize("group", ACTS)
def test_a_group_that_is_open_is_every_referees_and_a_closed_one_the_holders(referee: Referee, other: Referee,
                                                                             group: str) -> None:
    referee.post("/rights/open", groups=[group])
    for name, paths in ACTS.items():
        for path in paths:
            answer = other.post(path)
            if name == group:
                assert answer.status_code != 409 or key(answer) != "web.rights.holder", path
            else:
                assert key(answer) == "web.rights.holder", path


def test_while_locked_nobodys_taps_count_and_only_the_holder_unlocks(referee: Referee, other: Referee,
                                                                     duel: Table) -> None:
    assert referee.post("/rights/lock", locked=True).status_code == 200
    assert key(referee.say(Composed())) == "web.rights.locked"
    assert key(other.post("/rights/lock", locked=False)) == "web.rights.holder"
    referee.post("/rights/lock", locked=False)
    assert referee.say(Composed()).status_code == 200


def test_a_locked_table_is_not_lost_with_its_holder(referee: Referee, other: Referee) -> None:
    referee.post("/rights/lock", locked=True)
    other.post("/rights/take")
    other.post("/rights/lock", locked=False)
    assert other.say(Composed()).status_code == 200


@pytest.mark.parametrize(("path", "said"), [
    ("/rights/lock", {"locked": True}), ("/rights/open", {"groups": []}), ("/rights/pin", {"pin": "9999"}),
    ("/rights/let_go", {"tag": "x"}), ("/rights/token", {"name": "x"}), ("/rights/revoke", {"id": "x"}),
])
def test_rights_are_the_holders(other: Referee, path: str, said: dict[str, object]) -> None:
    assert key(other.post(path, **said)) == "web.rights.holder"


def test_a_new_pin_lets_in_and_the_old_one_does_not(referee: Referee, app: Flask, duel: Table) -> None:
    referee.post("/rights/pin", pin="97531")
    fresh = Referee(app.test_client(), duel)
    assert fresh.post("/pair", pin=PIN, name="x").status_code == 409
    assert fresh.post("/pair", pin="97531", name="x").status_code == 200
    assert referee.post("/rights/pin", pin="12").status_code == 409


def test_a_phone_that_is_let_go_is_a_spectators(referee: Referee, other: Referee, keys: Keys) -> None:
    tag = next(phone.tag for phone in keys.phones if phone.name == "Bea")
    assert referee.post("/rights/let_go", tag=tag).status_code == 200
    assert other.post("/referee/say").status_code == 403


def test_no_page_shows_the_id_in_another_phones_cookie(referee: Referee, other: Referee, keys: Keys) -> None:
    pages = "".join(referee.client.get(path).get_data(as_text=True) for path in ("/rights", "/referee", "/log"))
    assert not any(phone.id in pages for phone in keys.phones)


def test_the_log_tells_who_did_what_and_is_a_file_without_formulas(referee: Referee, other: Referee,
                                                                   duel: Table) -> None:
    referee.say(Composed())
    other.post("/rights/take")
    other.post("/rights/token", name="=1+1")
    rows = referee.client.get("/log.csv").get_data(as_text=True).splitlines()
    assert any(",Ada," in row and ",counts" in row for row in rows)
    assert any(",Bea," in row and "Took the whistle" in row for row in rows)
    page = referee.client.get("/log").get_data(as_text=True)
    assert "Took the whistle" in page


def test_wrong_pins_are_in_the_log_with_their_address(app: Flask, referee: Referee, table: Table) -> None:
    app.test_client().post("/pair", json={"pin": "0000"}, headers={"Origin": "http://localhost"},
                           environ_base={"REMOTE_ADDR": "192.168.1.66"})
    assert ("wrong", "192.168.1.66") in [(deed.key, deed.who) for deed in table.deeds()]


def test_the_log_keeps_the_latest_deeds_only(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.journal.DEEDS", 5)
    for n in range(9):
        table.log("pair", f"phone {n}")
    assert [deed.who for deed in table.deeds()] == [f"phone {n}" for n in (8, 7, 6, 5, 4)]


# corrections through the pages

def test_say_instead_is_one_command(referee: Referee, duel: Table) -> None:
    for fact in (Composed(), Dealt()):
        referee.say(fact)
    assert referee.client.get("/state.json?as=referee").get_json()["undo"]["fact"] == duel.scoreboard.last_seq
    answer = referee.command("instead", action=codec.write(Dealt()))
    assert answer.status_code == 200
    assert len(duel.history()) == 3


def test_likely_corrections_come_with_what_they_lead_to(referee: Referee, duel: Table) -> None:
    while whole := [c for c in referee.client.get("/state.json?as=referee").get_json()["choices"] if not c["ask"]]:
        referee.command("say", action=whole[0]["action"])
    referee.say(Revealed(Card("Kh"), Card("9s")))
    told = referee.client.get(f"/referee/choices/{duel.scoreboard.last_seq}.json").get_json()
    assert {"is": "Revealed", "S": "9s", "N": "Kh"} in [one["action"] for one in told["likely"]]
    assert all(one["text"] for one in told["likely"])
    assert told["choices"]


@pytest.mark.parametrize("points", ["7:5", [1.5, 2], [True, 1], [10**10, 0], None, {"0": 1}])
def test_a_whole_score_is_whole_numbers(referee: Referee, duel: Table, points: object) -> None:
    assert referee.command("totals", points=points).status_code == 400


def test_a_whole_score_and_who_played_are_on_every_page_and_in_every_export_at_once(referee: Referee,
                                                                                    duel: Table) -> None:
    assert referee.command("totals", points=[7, 5], reason="rain").status_code == 200
    assert referee.command("players", players=["Cy", "<b>Di</b>"]).status_code == 200
    match = duel.scoreboard.match
    sides = referee.client.get("/state.json").get_json()["sides"]
    assert [(side["name"], side["points"]) for side in sides] == [("Cy", 7), ("<b>Di</b>", 5)]
    for path in (f"/export/{match}.csv", f"/export/{match}.json", f"/export/{match}.txt", f"/statistics/{match}",
                 "/evening"):
        told = referee.client.get(path).get_data(as_text=True)
        assert "Cy" in told, path
        assert "Anna" not in told.replace("Bo, Anna", ""), path


def test_versions_tell_who_and_when_and_one_is_restored(referee: Referee, duel: Table) -> None:
    for fact in (Composed(), Dealt()):
        referee.say(fact)
    told = referee.client.get("/referee/versions.json").get_json()["versions"]
    assert [(one["seq"], one["by"]) for one in told] == [(2, "Ada"), (1, "Ada"), (0, "")]
    assert referee.command("restore", seq=1).status_code == 200
    assert [line.state for line in duel.history()] == ["counts", "undone", "counts"]
