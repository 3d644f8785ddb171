"""The overlay: its address says everything, and a typing error never leaves a stream empty."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from companion.engine import Setup
from companion.table import Table


@pytest.mark.parametrize(("query", "shown"), [
    ("", 'class="overlay top all dark"'),
    ("at=bottom&show=points&look=bare", 'class="overlay bottom points bare"'),
    ("at=middle&show=%22%3E&look=", 'class="overlay top all dark"'),
    ("look=light", 'data-theme="light"'),
    ("size=150", 'data-size="150"'), ("size=9999", 'data-size="400"'), ("size=-1", 'data-size="30"'),
    ("size=big", 'data-size="100"'), ("lang=fa", 'dir="rtl"'),
])
def test_the_address_says_everything(client: FlaskClient, query: str, shown: str) -> None:
    assert shown in client.get(f"/overlay?{query}").text


def test_an_overlay_changes_no_other_pages_language(client: FlaskClient) -> None:
    assert "Set-Cookie" not in client.get("/overlay?lang=fa").headers


def test_nothing_on_an_overlay_can_be_used(client: FlaskClient) -> None:
    page = client.get("/overlay").text
    assert [tag for tag in ("<a ", "<button", "<select", "<input", "<form") if tag in page] == []


def test_a_name_is_text_on_the_overlay_too(client: FlaskClient, table: Table) -> None:
    table.open_match(Setup("magicians", ("<script>alert(1)</script>", "x'-alert(1)-'")))
    page = client.get("/overlay").text
    assert "<script>alert" not in page
    assert "x'-alert" not in page
