"""The calibration wizard in a real browser: by finger and by keyboard, from right to left, refused and saved."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path

import cv2
import numpy as np
import pytest
from playwright.sync_api import Page, expect

from calibration.grid import usual
from calibration.measured import table_measured
from calibration.sheets import mat_sheet
from tests.browser.conftest import Phone
from tests.browser.looks import TV, too_wide
from tests.browser.rooms import Room, opened
from tests.calibration.drawn import STRAIGHT, photo, pose
from tests.web.eyes import FakeEyes

pytestmark = pytest.mark.browser

ENDS = ((340, 60), (940, 60), (940, 660), (340, 660))


class Measured(Room):
    """A table with a camera of the tests, and its pages."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        super().__init__(folder, opened(folder, stack))
        self.eyes = FakeEyes(board())
        self.serve(stack, eyes=self.eyes)


@pytest.fixture
def room(tmp_path: Path, stack: ExitStack) -> Measured:
    return Measured(tmp_path, stack)


def board() -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    """A board of 500 mm over 600 px, straight in the picture."""
    drawn = np.full((720, 1280, 3), 110, np.uint8)
    cv2.rectangle(drawn, ENDS[0], ENDS[2], (140, 180, 215), -1)
    for x, y in usual(500)[0].centres():
        cv2.circle(drawn, (round(640 + 1.2 * x), round(360 - 1.2 * y)), 20, (40, 55, 70), -1)
    return drawn


def step(page: Page, n: int) -> None:
    """The wizard shows the nth step."""
    expect(page.locator(f"#steps li:nth-child({n}) button")).to_have_attribute("aria-current", "step")


def drag(page: Page, n: int, to: tuple[int, int]) -> None:
    """The nth ring is dragged to a place in the picture (px)."""
    box, ring = page.locator("#eye").bounding_box(), page.locator(".handle").nth(n).bounding_box()
    assert box is not None
    assert ring is not None
    page.mouse.move(ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + to[0] / 1280 * box["width"], box["y"] + to[1] / 720 * box["height"], steps=4)
    expect(page.locator(".loupe")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".loupe")).to_have_count(0)


def place(page: Page, n: int, to: tuple[int, int]) -> None:
    """The rest of the way by the arrow keys, to the pixel."""
    ring = page.locator(".handle").nth(n)
    ring.focus()
    label = ring.get_attribute("aria-label") or ""
    x, y = (int(found) for found in re.findall(r"\d+", label)[-2:])
    ways_of = {"ArrowRight": to[0] - x, "ArrowLeft": x - to[0], "ArrowDown": to[1] - y, "ArrowUp": y - to[1]}
    for key, ways in ways_of.items():
        for _ in range(ways):
            page.keyboard.press(key)
    expect(ring).to_have_attribute("aria-label", re.compile(rf": {to[0]}, {to[1]}$"))


def test_a_board_without_marks_on_a_persian_phone(phone: Phone, room: Measured) -> None:
    page = phone("fa")
    room.pair(page)
    page.goto(f"{room.url}/calibration?lang=fa")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    page.click("#go")
    step(page, 2)
    page.click("#by-hand")
    step(page, 3)
    # Two neighbours exchanged: refused with the reason, nothing is lost.
    for n, m in enumerate((1, 0, 2, 3)):
        drag(page, n, ENDS[m])
    page.click("#go")
    expect(page.locator("#wrong")).to_be_visible()
    for n in (0, 1):
        drag(page, n, ENDS[n])
    for n, to in enumerate(ENDS):
        place(page, n, to)
    page.click("#go")
    expect(page.locator("#eye .hole")).to_have_count(25)
    expect(page.locator("[name=pitch_mm]")).to_have_value(re.compile(r"^(69|70)"))
    page.click("#go")
    expect(page.locator("#fields .readings li")).to_have_count(4)
    # A hole's name stands above the hole and not over the stone that is laid there.
    expect(page.locator("#eye text.above")).to_have_count(8)
    for name, ring in zip(page.locator("#eye text.above").all(), page.locator("#eye .hole").all(), strict=True):
        assert name.evaluate("one => getComputedStyle(one).dominantBaseline") == "auto"  # it stands on its y
        top = ring.evaluate("one => one.cy.baseVal.value - one.r.baseVal.value")
        assert name.evaluate("one => +one.getAttribute('y')") < top
    page.click("#skip")
    # Every figure is there; where all are good, a sentence says so and nobody has to read them.
    expect(page.locator("#quality .quality tbody tr").first).to_be_attached()
    page.click("#go")
    expect(page.locator("#saved")).to_be_visible()
    measured = table_measured(room.folder)
    assert measured is not None
    assert measured.plane is not None
    assert np.allclose(measured.plane.px([(-250, 250), (250, -250)]), [ENDS[0], ENDS[2]], atol=1)
    assert room.eyes.used == [measured]


def test_marks_are_drawn_as_found_on_a_big_screen_and_nothing_is_wider_than_it(phone: Phone, room: Measured) -> None:
    room.eyes.shown = photo(mat_sheet("A3"), pose(12, 0, 0, 430), STRAIGHT)
    page = phone("de", TV)
    room.pair(page)
    page.goto(f"{room.url}/calibration?lang=de")
    page.click("#go")
    expect(page.locator("#eye .mark")).to_have_count(4)
    page.locator("#fields select").select_option("mat-A3")
    page.click("#go")
    expect(page.locator("#eye .outline")).to_have_count(1)
    step(page, 4)
    assert too_wide(page) == 0
    page.goto(f"{room.url}/calibration/eye?lang=de")
    expect(page.locator("#none")).to_be_visible()


def test_a_table_that_lies_turned_is_asked_about_only_then(phone: Phone, room: Measured) -> None:
    room.eyes.shown = photo(mat_sheet("A3"), pose(12, 0, 90, 700), STRAIGHT)
    page = phone("fa")
    room.pair(page)
    page.goto(f"{room.url}/calibration?lang=fa")
    page.click("#go")
    expect(page.locator("#eye .mark")).to_have_count(4)
    expect(page.locator("#turned")).to_be_hidden()
    page.locator("#fields select").select_option("mat-A3")
    page.click("#go")
    expect(page.locator("#wrong")).to_be_visible()
    assert too_wide(page) == 0
    page.locator("#turned").click()
    page.click("#go")
    expect(page.locator("#eye .outline")).to_have_count(1)


def test_marks_that_are_covered_are_missed_and_three_are_enough(phone: Phone, room: Measured) -> None:
    whole = photo(mat_sheet("A3"), pose(12, 0, 0, 430), STRAIGHT)
    one, two = whole.copy(), whole.copy()
    one[:360, :640] = 120
    two[:360] = 120
    room.eyes.shown = two
    page = phone("de")
    room.pair(page)
    page.goto(f"{room.url}/calibration?lang=de")
    page.click("#go")
    expect(page.locator("#found")).to_have_text("Marken gesehen: 2, 3")
    page.locator("#fields select").select_option("mat-A3")
    page.click("#go")
    expect(page.locator("#wrong p")).to_contain_text("drei")
    room.eyes.shown = one
    expect(page.locator("#found")).to_have_text("Marken gesehen: 1, 2, 3")
    page.click("#go")
    expect(page.locator("#eye .outline")).to_have_count(1)
