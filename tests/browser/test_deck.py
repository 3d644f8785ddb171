"""A pack is taught on the referee's phone from the pretend camera's pictures, and the table goes by it at once."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import cv2
import pytest
from playwright.sync_api import Page, expect

from calibration.deckstore import deck_mark, taught
from companion.cards import Card, pack
from companion.engine import Setup
from companion.games.magicians.facts import Armed, Composed, Dealt, Deck, Raced
from companion.seats import Seat
from companion.signals import RaceKind
from hardware.deckphoto import DeckEye
from hardware.handphoto import PhotoReader
from hardware.pretend.cloth import Cloth, Lying
from hardware.rig import Rig, open_rig
from tests.browser.conftest import Phone
from tests.browser.looks import PERSIAN, too_wide
from tests.browser.rooms import Room, opened
from tests.hardware.tables import quick, told_board_eye, until

pytestmark = pytest.mark.browser

PLACES = tuple((-225 + 75 * (n % 7), -75 + 130 * (n // 7)) for n in range(13))
"""Where 13 cards lie beside each other on the pretend table (mm)."""


class Teaching(Room):
    """A pretend table with the shipped eye for cards, in the middle of a duel."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        super().__init__(folder, opened(folder, stack))
        rig: list[Rig] = []
        self.rig = stack.enter_context(open_rig(quick(), self.table, folder, board_eye=told_board_eye(rig)))
        rig.append(self.rig)
        photos = PhotoReader(folder)
        self.serve(stack, eyes=self.rig.eyes, read_photo=photos, pretend_table=self.rig.pretend,
                   deck_eye=DeckEye(photos))

    def lay(self, *cards: Card) -> None:
        """These cards lie on the table, as somebody lays them, and the camera has seen them."""
        assert self.rig.pretend is not None
        assert self.rig.camera is not None
        self.rig.pretend.clear()
        for n, (card, (x, y)) in enumerate(zip(cards, PLACES, strict=False)):
            self.rig.pretend.lay("table", card, x + n % 3, y - n % 4, (n * 5) % 9 - 4)
        camera, before = self.rig.camera, self.rig.camera.frames
        until(lambda: camera.frames > before + 1, 60)


@pytest.fixture
def room(tmp_path: Path, stack: ExitStack) -> Teaching:
    return Teaching(tmp_path, stack)


def pick(page: Page, n: int, card: Card) -> None:
    """The nth card gets that name, by the picker that every form has."""
    page.locator(f"#card-{n}").click()
    page.locator('dialog [data-act="change"]').click()
    rank = "10" if card.notation[0] == "T" else card.notation[0]
    page.locator("dialog .ranks button", has_text=rank).first.click()
    page.locator("dialog .suits button").nth("shdc".index(card.notation[1])).click()
    page.locator("dialog .ends button.main").click()
    expect(page.locator(f"#card-{n}")).to_have_attribute("data-card", str(card))


def photographed(page: Page, room: Teaching, suit: list[Card]) -> None:
    """A picture of these cards by the table's camera; every card is found, and named as a person sees it."""
    room.lay(*suit)
    page.locator("#camera").click()
    expect(page.locator(".tiles button")).to_have_count(13)
    expect(page.locator("#shot polygon")).to_have_count(13)
    for n, card in enumerate(suit):
        tile = page.locator(f"#card-{n}")
        if tile.get_attribute("data-card") != str(card) or "check" in (tile.get_attribute("class") or ""):
            pick(page, n, card)


def test_a_pack_is_taught_by_taps_and_the_table_reads_with_it_at_once(phone: Phone, room: Teaching,
                                                                      tmp_path: Path) -> None:
    page = phone("fa")
    room.pair(page)
    page.goto(f"{room.url}/calibration/deck?lang=fa")
    expect(page.locator("#eye img")).to_be_visible()
    page.locator("[name=pack]").fill("دستهٔ ما")
    suits = [list(pack())[13 * n:13 * n + 13] for n in range(4)]
    for n, suit in enumerate(suits):
        photographed(page, room, suit)
        if n == 0:
            # What is no card is left out by a tap on the picture; a name that is there already is taken from the other.
            page.locator("#shot g").nth(4).click()
            page.locator('dialog [data-act="left"]').click()
            expect(page.locator("#card-4")).to_have_class("left")
            pick(page, 4, suit[5])
            expect(page.locator("#told")).to_be_visible()
            expect(page.locator("#card-5")).to_have_attribute("data-card", "??")
            pick(page, 4, suit[4])
            pick(page, 5, suit[5])
        assert too_wide(page) == 0
        page.locator("#teach").click()
        expect(page.locator("#list progress")).to_have_attribute("value", str(13 * n + 13))
    expect(page.locator("#list p").first).to_contain_text("52".translate(PERSIAN))
    assert (taught(tmp_path).packs["دستهٔ ما"].missing, deck_mark(tmp_path)) == ((), "+deck-000004")

    # The back.
    page.locator("#kind-back").click()
    room.lay(Card("##"))
    page.locator("#camera").click()
    page.locator("#teach").click()
    expect(page.locator("#list img")).to_have_count(1)

    # The duel goes on, and a card of one's own is turned: the table cannot know it.
    room.table.open_match(Setup("magicians", ("Anna", "آرش"), specials={"!dragon": 7}))
    for fact in (Composed(), Dealt(), Armed(), Raced(RaceKind.CLEAR, Seat.S, Deck.MAIN, 12_345)):
        room.table.say(fact)
    assert room.rig.pretend is not None
    room.rig.pretend.clear()
    room.rig.pretend.lay("S", "!dragon")
    room.rig.pretend.lay("N", "Kd")
    until(lambda: room.table.scoreboard.doubt is not None, 60)

    # It is taught from a phone's photo while it lies there, and the running table turns to it by itself.
    photo = tmp_path / "dragon.jpg"
    photo.write_bytes(cv2.imencode(".jpg", Cloth(7).drawn((Lying(Card("!dragon"), "S", 20, 10, 70),)))[1].tobytes())
    page.locator("#kind-custom").click()
    page.locator("#album input").set_input_files(photo)
    page.locator("[name=name]").fill("dragon")
    page.locator("[name=worth]").fill("7")
    page.locator("#teach").click()
    expect(page.locator("#list article")).to_have_count(2)
    until(lambda: any("!dragon" in str(entry) for entry in room.table.history()), 60)
    assert taught(tmp_path).specials == {"!dragon": 7}

    # Forgetting asks once.
    page.locator("#list article").nth(1).locator("button").click()
    assert taught(tmp_path).specials == {"!dragon": 7}
    page.locator("#list article").nth(1).locator("button").click()
    expect(page.locator("#list article")).to_have_count(1)


def test_no_file_of_a_phone_is_lost_without_a_sentence(phone: Phone, room: Teaching, tmp_path: Path) -> None:
    page = phone("de")
    room.pair(page)
    page.goto(f"{room.url}/calibration/deck?lang=de")
    whole = cv2.imencode(".jpg", Cloth(3).drawn((Lying(Card("7h"), "S", 0, 0),)))[1].tobytes()
    bare = cv2.imencode(".jpg", Cloth(3).drawn(()))[1].tobytes()
    for name, data, told in (
            ("a.heic", b"\0\0\0\x18ftypheic" + bytes(99), "HEIC"), ("empty.jpg", b"", "leer"),
            ("a.mp4", b"\0\0\0\x18ftypmp42" + bytes(13_000_000), "Video"),
            ("torn.jpg", whole[: len(whole) // 2], "abgeschnitten"), ("bare.jpg", bare, "keine Karte")):
        (tmp_path / name).write_bytes(data)
        page.locator("#album input").set_input_files(tmp_path / name)
        expect(page.locator("#wrong p")).to_contain_text(told)
        expect(page.locator("#take")).to_be_visible()
