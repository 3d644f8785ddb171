"""Pairing: a one-time link, a PIN that nobody shipped, guesses slowed, and nobody locked out."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from companion.engine import Refused
from companion.table import Table
from tests.web.conftest import HOME, PIN, Clock, Referee
from web import Keys, create_app, reset_pairing
from web.keys import FILE


def enter(client: FlaskClient, address: str = "192.168.1.9", **said: str) -> tuple[int, str]:
    """The answer's status and the key of its refusal."""
    answer = client.post("/pair", json=said, headers=HOME, environ_base={"REMOTE_ADDR": address})
    return answer.status_code, (answer.get_json().get("refused") or {}).get("key", "")


def test_the_one_time_link_makes_this_phone_the_referee(client: FlaskClient, keys: Keys) -> None:
    assert enter(client, token=keys.token, pin=PIN, name="Ada") == (200, "")
    assert client.get("/referee").status_code == 200


def test_looking_at_the_link_does_not_use_it_up(client: FlaskClient, keys: Keys) -> None:
    token = keys.token
    client.get(f"/pair/{token}")
    assert keys.token == token


def test_the_link_works_once(app: Flask, client: FlaskClient, keys: Keys) -> None:
    token = keys.token
    enter(client, token=token, pin=PIN)
    assert enter(app.test_client(), token=token, pin="9999") == (409, "web.pair.used")


@pytest.mark.parametrize("pin", ["", "123", "123456789", "12a4", "١٢٣٤", "12 34", "-123"])
def test_a_pin_has_4_to_8_digits(client: FlaskClient, keys: Keys, pin: str) -> None:
    assert enter(client, token=keys.token, pin=pin) == (409, "web.pair.pin_shape")


@pytest.mark.parametrize("token", ["x", "", "é", "0" * 5000])
def test_a_guessed_token_pairs_nobody(client: FlaskClient, token: str) -> None:
    assert enter(client, token=token, pin=PIN)[0] == 409
    assert client.get("/referee").status_code == 302


def test_the_pin_pairs_a_second_phone_and_the_first_stays(app: Flask, referee: Referee, keys: Keys) -> None:
    second = app.test_client()
    assert enter(second, pin=PIN, name="Bea") == (200, "")
    assert [phone.name for phone in keys.phones] == ["Ada", "Bea"]
    assert referee.client.get("/referee").status_code == 200


def test_two_phones_of_one_name_are_told_apart(app: Flask, referee: Referee, keys: Keys) -> None:
    enter(app.test_client(), pin=PIN, name="Ada")
    assert [phone.name for phone in keys.phones] == ["Ada", "Ada (2)"]


def test_no_pin_is_shipped(client: FlaskClient) -> None:
    assert enter(client, pin="0000") == (409, "web.pair.no_pin")


def test_the_file_is_for_its_owner_alone_and_holds_no_pin(referee: Referee, tmp_path: Path) -> None:
    path = tmp_path / FILE
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert PIN not in path.read_text().replace(path.read_text().split('"pin": "')[1][:128], "")


def test_after_three_wrong_pins_even_the_right_one_has_to_wait(app: Flask, referee: Referee, clock: Clock) -> None:
    other = app.test_client()
    for _ in range(3):
        assert enter(other, pin="0000") == (409, "web.pair.wrong")
    assert enter(other, pin=PIN) == (409, "web.pair.wait")
    clock.now += 1.5
    assert enter(other, pin=PIN) == (200, "")


def test_1000_guesses_of_one_phone_are_slowed(keys: Keys, referee: Referee, clock: Clock) -> None:
    start, looked_at = clock.now, 0
    for n in range(1000):
        clock.now += keys.slow.wait_s("192.168.1.9")
        looked_at += keys.slow.wait_s("192.168.1.9") == 0
        keys.slow.wrong("192.168.1.9")
        assert n < 20 or keys.slow.wait_s("192.168.1.9") == 300
    assert looked_at == 1000
    assert clock.now - start > 3 * 24 * 3600


def test_1000_guesses_of_250_phones_are_slowed_too(keys: Keys, clock: Clock) -> None:
    start = clock.now
    for n in range(1000):
        address = f"192.168.1.{n % 250}"
        clock.now += keys.slow.wait_s(address)
        keys.slow.wrong(address)
    assert clock.now - start > 2 * 3600


def test_1000_guesses_without_waiting_are_not_looked_at(referee: Referee, keys: Keys) -> None:
    answers = []
    for n in range(1000):
        with pytest.raises(Refused) as refused:
            keys.enter("192.168.1.9", f"{n:04}", "Eve")
        answers.append(refused.value.prompt.key)
    assert answers == ["web.pair.wrong"] * 3 + ["web.pair.wait"] * 997


def test_the_machine_itself_never_waits_for_the_guesses_of_others(keys: Keys) -> None:
    for n in range(1000):
        keys.slow.wrong(f"10.0.{n // 250}.{n % 250}")
    assert keys.slow.wait_s("127.0.0.1") == 0


def test_a_paired_phone_stays_paired_over_a_restart(app: Flask, referee: Referee, table: Table, tmp_path: Path) -> None:
    cookie = referee.client.get_cookie("push")
    assert cookie is not None
    again = create_app(table, data_dir=tmp_path).test_client()
    again.set_cookie("push", cookie.value)
    assert again.get("/referee").status_code == 200


def test_without_cookies_and_after_a_restart_the_pin_still_works(referee: Referee, table: Table,
                                                                 tmp_path: Path) -> None:
    again = create_app(table, data_dir=tmp_path).test_client()
    assert enter(again, pin=PIN) == (200, "")


def test_a_reset_lets_everyone_go_and_gives_a_new_link_while_the_table_runs(referee: Referee, keys: Keys,
                                                                            tmp_path: Path) -> None:
    token = reset_pairing(tmp_path)
    assert referee.client.get("/referee").status_code == 302
    assert keys.token == token
    assert enter(referee.client, token=token, pin="1357") == (200, "")


def test_a_torn_file_starts_pairing_anew(referee: Referee, keys: Keys, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{torn")
    assert keys.token
    assert keys.phones == ()


def test_a_forged_cookie_is_a_spectators(client: FlaskClient, referee: Referee) -> None:
    client.set_cookie("push", "eyJwaG9uZSI6IjEifQ.aaaaaa.bbbbbbbbbbbbbbbbbbbbbbbbbbb")
    assert client.get("/referee").status_code == 302


def test_leaving_makes_a_spectator_of_the_phone(referee: Referee, keys: Keys) -> None:
    referee.post("/pair/leave")
    assert referee.client.get("/referee").status_code == 302
    assert keys.phones == ()


def test_the_machine_itself_shows_the_link_and_its_qr(client: FlaskClient, keys: Keys) -> None:
    page = client.get("/pair", environ_base={"REMOTE_ADDR": "127.0.0.1"}).get_data(as_text=True)
    assert f"/pair/{keys.token}" in page
    assert "data:image/svg+xml" in page


def test_nobody_else_sees_the_link(client: FlaskClient, keys: Keys) -> None:
    page = client.get("/pair", environ_base={"REMOTE_ADDR": "192.168.1.9"}).get_data(as_text=True)
    assert keys.token not in page
