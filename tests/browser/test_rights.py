"""Two referees' phones and one whistle."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from companion.engine import Setup
from tests.browser.conftest import House, Phone
from tests.browser.looks import findings
from tests.browser.test_corrections import duel, paired


def test_a_takeover_is_seen_on_the_other_phone_and_can_be_taken_back(house: House, phone: Phone) -> None:
    house.table.open_match(Setup("magicians", ("Anna", "Bo")))
    ada = paired(house, phone, "Ada")
    bea = paired(house, phone, "Bea", "de")
    expect(bea.locator("#alerts")).to_contain_text("Ada")
    expect(bea.locator("#choices button >> nth=0")).to_be_disabled()
    expect(ada.locator("#choices button >> nth=0")).to_be_enabled()

    bea.click("[data-whistle=take]")
    expect(bea.locator("#choices button >> nth=0")).to_be_enabled()
    expect(ada.locator("#alerts")).to_contain_text("took the whistle")
    expect(ada.locator("#choices button >> nth=0")).to_be_disabled()

    ada.click("[data-whistle=take]")
    expect(ada.locator("#choices button >> nth=0")).to_be_enabled()


def test_a_new_match_is_offered_the_whistle_before_and_after_the_form_was_filled_in(house: House, phone: Phone) -> None:
    ada = paired(house, phone, "Ada")
    bea = paired(house, phone, "Bea", "de")
    ada.goto(f"{house.url}/new")
    expect(ada.locator("#games input >> nth=0")).to_be_visible()
    expect(ada.locator("#whistle")).to_be_hidden()

    # Told before anything is typed; the button gives it to this phone, and what was typed meanwhile stays.
    bea.goto(f"{house.url}/new")
    expect(bea.locator("#whistle")).to_contain_text("hat die Pfeife")
    assert findings(bea, "/new without the whistle") == []
    bea.fill("#players input >> nth=0", "Cleo")
    bea.click("[data-whistle=take]")
    expect(bea.locator("#whistle")).to_contain_text("Dieses Handy hat die Pfeife")
    assert house.keys.whistle.holder is not None
    assert house.keys.whistle.holder.name == "Bea"

    # Lost while the form is filled in: the refusal comes with the same button.
    ada.fill("#players input >> nth=0", "Anna")
    ada.fill("#players input >> nth=1", "Bo")
    ada.click("button.main")
    take = ada.locator("#wrong + #whistle [data-whistle=take]")
    expect(take).to_be_in_viewport()
    assert house.table.scoreboard.match == 0
    take.click()
    expect(ada.locator("#whistle")).to_contain_text("This phone has the whistle")
    ada.click("button.main")
    ada.wait_for_url("**/referee")
    assert house.table.scoreboard.setup is not None
    assert house.table.scoreboard.setup.players == ("Anna", "Bo")

    # Locked against a pocket: told, with the button that unlocks for the holder.
    house.keys.lock(True)
    ada.goto(f"{house.url}/new")
    ada.click("[data-whistle=unlock]")
    expect(ada.locator("#whistle")).to_contain_text("This phone has the whistle")
    assert not house.keys.whistle.locked


def test_a_locked_phone_takes_no_taps_until_it_is_unlocked(house: House, phone: Phone) -> None:
    house.table.open_match(Setup("magicians", ("Anna", "Bo")))
    ada = paired(house, phone, "Ada")
    ada.click("#lock")
    expect(ada.locator("#choices button >> nth=0")).to_be_disabled()
    ada.click("[data-whistle=unlock]")
    expect(ada.locator("#choices button >> nth=0")).to_be_enabled()


def test_a_key_is_shown_once_on_the_rights_page(house: House, phone: Phone) -> None:
    ada = paired(house, phone, "Ada")
    ada.goto(f"{house.url}/rights")
    ada.fill("#token [name=name]", "overlay")
    ada.click("#token button")
    expect(ada.locator("#key code")).not_to_be_empty()
    key = ada.locator("#key code").inner_text()
    assert house.keys.knows(key)
    ada.reload()
    expect(ada.locator("main")).to_contain_text("overlay")
    assert key not in ada.content()


def test_what_every_referee_may_is_ticked(house: House, phone: Phone) -> None:
    ada = paired(house, phone, "Ada")
    ada.goto(f"{house.url}/rights")
    ada.check("[name=say]")
    ada.click("#groups button")
    expect(ada.locator("[name=say]")).to_be_checked()
    assert house.keys.whistle.open == ("say", "senses")


@pytest.mark.parametrize("language", ["de", "fa"])
def test_axe_finds_nothing_on_the_pages_of_rights_and_corrections(house: House, phone: Phone, language: str) -> None:
    duel(house)
    house.table.undo()
    ada, bea = paired(house, phone, "Ada", language), paired(house, phone, "Bea", language)
    expect(bea.locator("[data-whistle=take]")).to_be_visible()
    found = findings(bea, "not the holder")
    ada.click("#instead")
    expect(ada.locator("dialog .likely >> nth=0")).to_be_visible()
    found += findings(ada, "instead")
    ada.keyboard.press("Escape")
    for what in ("totals", "players", "versions"):
        ada.click("#open-corrections")
        found += findings(ada, "corrections")
        ada.click(f"[data-what={what}]")
        # The menu that was tapped goes as the next dialog comes: for a moment there are two.
        expect(ada.locator("dialog h2")).to_have_count(1)
        found += findings(ada, what)
        ada.keyboard.press("Escape")
    for path in ("/rights", "/log", "/join"):
        ada.goto(f"{house.url}{path}")
        found += findings(ada, path)
    assert found == []
