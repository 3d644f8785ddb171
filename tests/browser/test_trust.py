"""The pages by which a table is trusted, with all they may show: doctor, pads under test, photo finish, readings."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from companion.engine import Prompt, Setup
from companion.findings import Finding, Level
from companion.signals import BoardTerms, SeenHole
from hardware.eye.cards import CardReader
from tests.browser.conftest import Phone
from tests.browser.looks import PHONE, TV, findings, small, too_wide
from tests.browser.rooms import Room
from tests.hardware.boards import seen
from tests.hardware.evening import Evening
from tests.hardware.test_padcheck import Bench

pytestmark = pytest.mark.browser

LOOKS = [pytest.param("de", PHONE, False, id="de-phone-light"), pytest.param("fa", PHONE, True, id="fa-phone-dark"),
         pytest.param("de", TV, True, id="de-tv"), pytest.param("fa", TV, False, id="fa-tv")]
WHY = "Error opening file at /dev/video0: Device or resource busy (a very long sentence of the machine, in English)"
FOUND = (Finding("disk", Level.OK, Prompt("doctor.disk.good", {"n": 74_977})),
         Finding("power", Level.FAULT, Prompt("doctor.power.under")),
         Finding("camera", Level.FAULT, Prompt("doctor.fault", {"check": "camera", "why": WHY})),
         Finding("gpio", Level.FAULT, Prompt("hw.gpio.unknown", {"board": "Orange Pi Zero 3",
                                                                 "chips": "300b000.pinctrl, 7022000.pinctrl"})),
         Finding("network", Level.OK, Prompt("doctor.network.good", {"places": ("http://192.168.178.123:8000",
                                                                                "http://[fd00::1234:5678]:8000")})),
         Finding("lamps", Level.ADVICE, Prompt("doctor.lamps.none")))
PLANE = {"size": [400, 400], "to_px": [1, 0, 200, 0, -1, 200, 0, 0, 1], "lens": None}
GRID = {"rows": 5, "columns": 5, "pitch_mm": 70, "hole_mm": 34}


class Trusted(Room):
    """A table that two matches were played at, with pads on a bench and a doctor."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        evening = stack.enter_context(Evening(folder, CardReader()))
        evening.race()
        evening.cards("7h", "Kd")
        picture = evening.table.picture(evening.table.proofs()[1].picture)
        assert picture is not None
        evening.table.open_match(Setup("board", ("Anna", "آرش شیرازی")))
        reading = seen("a1=red+ c3=blue- e5=red?")
        unsure = tuple(SeenHole("b2", "unsure") if hole.hole == "b2" else hole for hole in reading.holes)
        reading = replace(reading, holes=unsure, terms=BoardTerms(PLANE, GRID, {}), reader="0123456789ab")
        board = evening.table.hear(reading, "camera", picture=picture)
        assert board.doubt is not None
        evening.table.say(board.doubt.choices[0].action)
        super().__init__(folder, evening.table)
        self.bench = Bench(folder / "calibration")
        self.serve(stack, padcheck=self.bench.check).extensions["doctor"] = lambda: FOUND


@pytest.fixture
def trusted(tmp_path: Path, stack: ExitStack) -> Trusted:
    return Trusted(tmp_path, stack)


def wrong(page: Page, where: str) -> list[str]:
    """What axe-core has against the page, what is too small for a thumb, and whether it is wider than the screen."""
    told = findings(page, where) + [f"{where}: small {one}" for one in small(page)]
    wide = too_wide(page)
    return [*told, f"{where}: {wide} px too wide"] if wide else told


@pytest.mark.parametrize(("language", "size", "dark"), LOOKS)
def test_the_pages_of_trust_are_for_everybody(trusted: Trusted, phone: Phone, language: str, size: tuple[int, int],
                                              dark: bool) -> None:
    page = phone(language, size, dark)
    trusted.pair(page)
    found: list[str] = []
    for path, there in (("/doctor", ".doctor .bad"), ("/evidence/1", ".line"), ("/evidence/1/4", ".finish"),
                        ("/evidence/1/5", ".seen-marks polygon"), ("/evidence/2/1", ".seen-marks circle.unsure"),
                        ("/pads/check", ".pads-now li")):
        page.goto(f"{trusted.url}{path}?lang={language}")
        expect(page.locator(there).first).to_be_visible()
        found += wrong(page, path)
    page.click("#begin")
    expect(page.locator("#asks")).to_be_visible()
    found += wrong(page, "the guided test")
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        page.click("[data-pair='S.main N.main']")
    for late_us in (300, 310, 320) * 4:
        trusted.bench.strike(late_us)
    expect(page.locator("#found li").first).to_be_visible()
    found += wrong(page, "the plank")
    assert found == []


def test_the_circles_lie_on_the_holes_of_the_picture(trusted: Trusted, phone: Phone) -> None:
    page = phone("de")
    trusted.pair(page)
    page.goto(f"{trusted.url}/evidence/2/1")
    expect(page.locator(".seen-marks")).to_have_attribute("viewBox", "0 0 " + " ".join(page.evaluate(
        "[...document.querySelectorAll('[data-seen]')].map((p) => `${p.naturalWidth} ${p.naturalHeight}`)")))
    assert page.locator(".seen-marks circle").count() == 4
    assert page.locator("circle[cx='60'][cy='340'][r='17']").count() == 1
    assert page.locator(".findings.holes li").all_inner_texts()[0].split()[-3:] == ["Rot", "(Markierung", "oben)"]
