"""A few shots from the pretend page on a phone, read by the shipped eye from the drawn pictures."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from companion.engine import Setup
from hardware.pretend.wood import HOLES
from tests.browser.conftest import House, Phone
from tests.browser.looks import too_wide
from tests.browser.test_other_games import points, spectator

pytestmark = pytest.mark.browser


def tap(page: Page, house: House, x_mm: float, y_mm: float) -> None:
    """A finger on the picture where that place of the board is seen."""
    assert house.rig.pretend is not None
    x, y = house.rig.pretend.board.px(x_mm, y_mm)
    box = page.locator("#board").bounding_box()
    assert box is not None
    # The picture is 1280 x 720 and shown as a square: only its middle is seen.
    page.mouse.click(box["x"] + (x - 280) / 720 * box["width"], box["y"] + y / 720 * box["height"])


def choose(page: Page, what: str) -> None:
    page.locator(f'#deal [data-choose="{what}"]').click()


def test_shots_tapped_on_the_pretend_board_are_seen_by_the_eye(house: House, phone: Phone) -> None:
    referee = phone("de")
    house.pair(referee)
    house.table.open_match(Setup("board", ("Anna", "آرش")))
    referee.goto(f"{house.url}/pretend")
    persian = spectator(phone, house, "fa")
    expect(referee.locator("#board .spot")).to_have_count(25)
    assert too_wide(referee) == 0

    # A finger near the hole is enough; then one with the mark down (B19), by key.
    x, y = HOLES["c3"]
    tap(referee, house, x + 12, y - 10)
    points(persian, 3, 0, persian=True)
    choose(referee, "up.false")
    referee.locator('#board [data-hole="c4"]').press("Enter")
    points(persian, 11, 0, persian=True)
    expect(persian.locator(".b-field .stone .second")).to_have_count(1)

    # The third one stays lying; the colour goes on to the next player's.
    choose(referee, "tool.lie")
    tap(referee, house, 35, -35)
    expect(persian.locator(".b-tray b")).to_have_count(1)
    expect(referee.locator('#deal [data-choose="colour.blue"][aria-pressed="true"]')).to_have_count(1)

    # A stone that is taken out of its hole is a question, and none any more when it is put back.
    choose(referee, "tool.take")
    tap(referee, house, *HOLES["c3"])
    expect(referee.locator(".doubt")).to_have_count(1)
    choose(referee, "tool.sink")
    choose(referee, "colour.red")
    choose(referee, "up.true")
    tap(referee, house, *HOLES["c3"])
    expect(referee.locator(".doubt")).to_have_count(0)
    points(persian, 11, 0, persian=True)
