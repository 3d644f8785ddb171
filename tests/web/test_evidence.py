"""The pages by which a table is trusted: photo finish, readings with their pictures, and the doctor."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from companion.engine import Prompt, Setup
from companion.findings import Finding, Level
from companion.signals import BoardSeen, BoardTerms, SeenHole
from companion.speech import LANGUAGES, plain
from companion.table import Table
from hardware.eye.cards import CardReader
from tests.hardware.evening import Evening
from tests.web.conftest import HOME, PIN, Referee
from web import Keys, create_app


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    with Evening(tmp_path / "evening", CardReader()) as made:
        made.race()
        made.cards("7h", "Kd")
        yield made


@pytest.fixture
def page(evening: Evening, tmp_path: Path) -> Flask:
    return create_app(evening.table, data_dir=tmp_path)


@pytest.fixture
def anyone(page: Flask) -> FlaskClient:
    return page.test_client()


@pytest.fixture
def paired(page: Flask, tmp_path: Path) -> FlaskClient:
    client = page.test_client()
    client.post("/pair", json={"token": Keys(tmp_path).token, "pin": PIN, "name": "Ada"}, headers=HOME)
    return client


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_everybody_sees_the_photo_finish(anyone: FlaskClient, tongue: str) -> None:
    page = anyone.get(f"/evidence/1/4?lang={tongue}").text
    assert page.count('class="finish"') == 1
    assert 'direction="ltr"' in page
    assert " style=" not in page


def test_the_overview_tells_every_proof_latest_first(anyone: FlaskClient) -> None:
    page = anyone.get("/evidence/1").text
    assert page.index("/evidence/1/5") < page.index("/evidence/1/4")
    assert "Ada" in page
    assert anyone.get("/evidence").location == "/evidence/1"


def test_pictures_are_for_the_referee(anyone: FlaskClient, paired: FlaskClient) -> None:
    assert "/picture/" not in anyone.get("/evidence/1/5").text
    page = paired.get("/evidence/1/5").text
    assert page.count("<polygon") == 2
    assert "7♥" in page
    assert "Read by model" in page
    assert "99 % sure" in plain(page)
    assert "100 %" not in page


def test_the_zip_is_for_the_referee(anyone: FlaskClient, paired: FlaskClient) -> None:
    assert anyone.get("/evidence/1.zip").status_code == 403
    with zipfile.ZipFile(io.BytesIO(paired.get("/evidence/1.zip").data)) as packed:
        assert {"races/0004.svg", "readings/0005.jpg", "match.json"} <= set(packed.namelist())
    assert paired.get("/evidence/77.zip").status_code == 404


def test_a_dropped_picture_is_said(evening: Evening, paired: FlaskClient) -> None:
    evening.journal.drop_pictures([key for key, _, _ in evening.journal.pictures()])
    assert "not kept any more" in paired.get("/evidence/1/5").text


SEEN = BoardSeen((SeenHole("a1", "red", True), SeenHole("c3", "blue", True, 0.5), SeenHole("e5", "empty")))
TERMS = BoardTerms({"size": [400, 400], "to_px": [1, 0, 200, 0, -1, 200, 0, 0, 1], "lens": None},
                   {"rows": 5, "columns": 5, "pitch_mm": 70, "hole_mm": 34}, {"paints": {}, "seen": {}})


@pytest.mark.parametrize(("terms", "circles"), [(TERMS, 2), (None, 0), (replace(TERMS, plane={"size": 1}), 0)])
@pytest.mark.parametrize("tongue", LANGUAGES)
def test_a_reading_of_the_board_shows_its_holes(app: Flask, table: Table, referee: Referee, tongue: str,
                                                terms: BoardTerms | None, circles: int) -> None:
    table.open_match(Setup("board", ("Ada", "Ben")))
    board = table.hear(replace(SEEN, terms=terms), "camera", picture=b"\xff\xd8")
    assert board.doubt is not None
    table.say(board.doubt.choices[0].action)
    page = referee.client.get(f"/evidence/{board.match}/1?lang={tongue}").text
    assert page.count("<circle") == circles
    assert page.count('class="unsure"') == circles // 2
    if terms == TERMS:
        assert '<circle cx="60" cy="340" r="17"/>' in page
    if tongue == "en":
        assert [told in page for told in ("a1", "c3", "unsure", "mark up", "e5")] == [True, True, True, True, False]


@pytest.mark.parametrize("path", ["/evidence/9", "/evidence/1/3", "/evidence/1/99", "/evidence/9/1"])
def test_what_is_not_there_is_said(anyone: FlaskClient, path: str) -> None:
    assert anyone.get(path).status_code == 404


def test_an_empty_table_has_no_evidence(client: FlaskClient) -> None:
    assert client.get("/evidence").location == "/evidence/0"
    assert client.get("/evidence/0").status_code == 404


FOUND = (Finding("disk", Level.OK, Prompt("doctor.disk.good", {"n": 900})),
         Finding("power", Level.FAULT, Prompt("doctor.power.under")),
         Finding("lamps", Level.ADVICE, Prompt("doctor.lamps.none")))


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_the_doctors_page_has_the_worst_first(page: Flask, paired: FlaskClient, tongue: str) -> None:
    page.extensions["doctor"] = lambda: FOUND
    told = paired.get(f"/doctor?lang={tongue}").text
    assert told.index('class="bad"') < told.index('class="warn"') < told.index('class="good"')


def test_the_doctor_is_the_referees(anyone: FlaskClient, paired: FlaskClient) -> None:
    assert anyone.get("/doctor").location == "/pair"
    assert "looks only at a table" in paired.get("/doctor").text
