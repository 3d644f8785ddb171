"""A hand is counted by photo on real pages: a Persian spectator proposes it, the referee enters it and another one."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import cv2
import pytest
from playwright.sync_api import Page, expect

from companion.cards import Card
from companion.engine import Setup
from companion.games.rummy import facts as rummy
from companion.signals import SeenCard
from hardware.handphoto import PhotoReader
from hardware.pretend.cloth import Cloth, Lying
from tests.browser.conftest import Phone
from tests.browser.looks import PERSIAN, too_wide
from tests.browser.rooms import Room, opened
from tests.hardware.eye.test_own_deck import Network, seen

pytestmark = pytest.mark.browser

LYING = (Lying(Card("Kh"), "S", -80, 0, 5), Lying(Card("6s"), "S", 60, 10, -8))


class Counting(Room):
    """A table of rummy at the end of a deal: Anna's and Cem's hands are to be counted, two cards each."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        super().__init__(folder, opened(folder, stack))
        self.table.open_match(Setup("rummy", ("Anna", "Bo", "Cem", "Dana")))
        for fact in (rummy.FirstDealer(3), rummy.Dealt(Card("9d")), rummy.Recounted(0, 2), rummy.Recounted(2, 2),
                     rummy.Recounted(3, 0)):
            self.table.say(fact)
        unread = SeenCard(Card("??"), 0.5, "", seen(LYING[1]).quad, (), ((Card("9s"), 0.5), (Card("6s"), 0.4)))
        eye = Network(seen(LYING[0]), unread)
        self.serve(stack, read_photo=PhotoReader(folder, lambda: eye))
        self.photo = folder / "hand.jpg"
        self.photo.write_bytes(cv2.imencode(".jpg", Cloth().drawn(LYING))[1].tobytes())


@pytest.fixture
def counting(tmp_path: Path, stack: ExitStack) -> Counting:
    return Counting(tmp_path, stack)


def photographed(page: Page, counting: Counting, name: str) -> None:
    """The photo of that player's hand is read, and the unread card is named by its second guess."""
    page.locator("#whose button", has_text=name).click()
    page.locator("#camera input").set_input_files(counting.photo)
    expect(page.locator("#shot polygon")).to_have_count(2)
    expect(page.locator(".tiles button[data-card]")).to_have_count(2)
    expect(page.locator("#send")).to_be_disabled()
    page.locator('.tiles [data-card="??"]').click()
    page.locator('dialog [data-card="6s"]').click()
    expect(page.locator("#send")).to_be_enabled()


def test_R26_a_spectator_proposes_and_the_referee_enters(counting: Counting, phone: Phone) -> None:
    spectator, referee = phone("fa"), phone("en")
    spectator.goto(f"{counting.url}/?lang=fa")
    spectator.locator("a.r-count").click()
    photographed(spectator, counting, "Anna")
    expect(spectator.locator(".sum strong")).to_have_text("15".translate(PERSIAN))
    assert too_wide(spectator) == 0
    spectator.locator("#send").click()
    expect(spectator.locator("#told")).to_be_visible()

    counting.pair(referee)
    referee.locator(".proposed ~ .row button.main").click()
    expect(spectator.locator("#whose button")).to_have_count(1)
    assert counting.table.scoreboard.view["players"][0]["counted"] == 15

    referee.goto(f"{counting.url}/count?lang=en")
    photographed(referee, counting, "Cem")
    referee.locator(".tiles .add").click()
    referee.locator(".ranks button", has_text="A").click()
    referee.locator(".suits button").first.click()
    referee.locator("dialog .ends button.main").click()
    expect(referee.locator("#send")).to_be_disabled()
    referee.locator('.tiles [data-card="As"]').click()
    referee.locator("dialog button", has_text="Take it away").click()
    referee.locator("#send").click()
    expect(referee.locator("#none")).to_be_visible()
    assert counting.table.scoreboard.view["deals"][0]["points"] == [30, 0]
