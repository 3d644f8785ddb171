"""The referee's page for testing the pads."""

from __future__ import annotations

from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from companion.speech import LANGUAGES
from tests.hardware.test_padcheck import Bench
from tests.web.conftest import Referee
from web.padtest import pairs_of


@pytest.fixture
def bench(app: Flask, tmp_path: Path) -> Bench:
    made = Bench(tmp_path / "calibration")
    app.extensions["padcheck"] = made.check
    return made


def test_spectators_do_not_test_pads(bench: Bench, client: FlaskClient) -> None:
    assert client.get("/pads/check").location == "/pair"
    assert client.get("/pads/check.json").status_code == 403
    assert client.post("/pads/check", json={"do": "test"}, headers={"Origin": "http://localhost"}).status_code == 403
    assert bench.check.view().step == ""


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_the_page_shows_every_pad_in_words(bench: Bench, referee: Referee, tongue: str) -> None:
    page = referee.client.get(f"/pads/check?lang={tongue}").text
    assert "S.main</" not in page
    assert page.count("data-pair=") == 3


def test_a_guided_test_from_the_phone(bench: Bench, referee: Referee) -> None:
    said = referee.post("/pads/check", do="test").get_json()
    assert said["asks"].startswith("Touch ")
    for _ in range(3):
        bench.feel("S.main 0v 200^", 500)
    look = referee.client.get("/pads/check.json").get_json()
    assert [one["verdict"] for one in look["tested"]] == ["ok"]
    assert referee.post("/pads/check", do="skip").get_json()["tested"][1]["good"] is False


def test_a_plank_from_the_phone_is_used_when_it_is_saved(bench: Bench, referee: Referee) -> None:
    referee.post("/pads/check", do="plank", pads=["S.main", "N.main"])
    few = referee.post("/pads/check", do="save")
    assert (few.status_code, few.get_json()["refused"]["key"]) == (409, "pads.few")
    for late_us in (300, 310, 320) * 4:
        bench.strike(late_us)
    look = referee.client.get("/pads/check.json").get_json()
    assert "0.31 ms later" in look["found"][0]
    saved = referee.post("/pads/check", do="save").get_json()
    assert (saved["fresh"], saved["told"] != "", saved["step"]) == (True, True, "")
    assert len(bench.used) == 1


@pytest.mark.parametrize("said", [{}, {"do": "fly"}, {"do": "plank"}, {"do": "plank", "pads": ["S.main", "W.main"]}])
def test_nonsense_is_refused(bench: Bench, referee: Referee, said: dict[str, object]) -> None:
    assert referee.post("/pads/check", **said).status_code == 400


def test_a_table_without_wired_pads_says_so(referee: Referee) -> None:
    assert "no wired pads" in referee.client.get("/pads/check").text
    assert referee.client.get("/pads/check.json").status_code == 404


def test_a_table_without_any_pad_has_no_pairs() -> None:
    assert pairs_of(("S.main",)) == []


def test_pads_that_are_gone_cannot_be_tested_and_can_be_when_they_are_back(bench: Bench, referee: Referee) -> None:
    names, bench.pads.names = bench.pads.names, ()
    assert "data-view" not in referee.client.get("/pads/check").text
    assert referee.post("/pads/check", do="test").status_code == 404
    bench.pads.names = names
    assert "data-view" in referee.client.get("/pads/check").text
    assert referee.post("/pads/check", do="test").get_json()["asked"] == "S.main"
