"""The screen stays on: by the browser's lock, by a film where there is none; what is out of view lets it go."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Phone

pytestmark = pytest.mark.browser

NO_LOCK = "Object.defineProperty(Navigator.prototype, 'wakeLock', { get: () => undefined });"
REFUSED = """Object.defineProperty(Navigator.prototype, 'wakeLock', { get: () => ({ request: () =>
  Promise.reject(new DOMException('battery', 'NotAllowedError')) }) });"""
LOCK = """window.locks = [];
Object.defineProperty(Navigator.prototype, 'wakeLock', { get: () => ({ request: async () => {
  const lock = new EventTarget(); locks.push(lock); return lock; } }) });"""
HIDE = """(state) => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
FILM = """() => {
  const film = document.querySelector(".awake-film");
  const box = film.getBoundingClientRect();
  return { plays: !film.paused, silent: film.muted, loops: film.loop,
           wide: box.width / innerWidth, high: box.height / innerHeight };
}"""


def opened(house: House, phone: Phone, script: str) -> Page:
    page = phone("en")
    page.add_init_script(script)
    page.goto(house.url)
    return page


def state(page: Page, expected: str) -> None:
    expect(page.locator("html")).to_have_attribute("data-awake", expected)


def test_a_secure_page_takes_the_lock_and_shows_no_film(house: House, phone: Phone) -> None:
    page = opened(house, phone, LOCK)
    state(page, "lock")
    assert page.locator(".awake-film").count() == 0


def test_a_lock_the_system_took_back_is_asked_for_again(house: House, phone: Phone) -> None:
    page = opened(house, phone, LOCK)
    state(page, "lock")
    page.evaluate("locks[0].dispatchEvent(new Event('release'))")
    state(page, "off")
    page.evaluate(HIDE, "hidden")
    page.evaluate(HIDE, "visible")
    state(page, "lock")
    assert page.evaluate("locks.length") == 2


@pytest.mark.parametrize("script", [NO_LOCK, REFUSED], ids=["plain HTTP", "battery saver"])
def test_without_a_lock_a_quiet_film_plays_behind_the_whole_page(house: House, phone: Phone, script: str) -> None:
    page = opened(house, phone, script)
    state(page, "film")
    film: dict[str, Any] = page.evaluate(FILM)
    assert film == {"plays": True, "silent": True, "loops": False, "wide": 1, "high": 1}


def test_a_page_out_of_view_lets_the_screen_go(house: House, phone: Phone) -> None:
    page = opened(house, phone, NO_LOCK)
    state(page, "film")
    page.evaluate(HIDE, "hidden")
    state(page, "off")
    assert page.evaluate("document.querySelector('.awake-film').paused")
    page.evaluate(HIDE, "visible")
    state(page, "film")


def test_the_film_really_moves_and_takes_no_taps(house: House, phone: Phone) -> None:
    page = opened(house, phone, NO_LOCK)
    state(page, "film")
    page.wait_for_function("() => document.querySelector('.awake-film').currentTime > 0.5", polling=50)
    assert page.evaluate("document.elementFromPoint(190, 420).className") != "awake-film"


def test_the_sound_panel_says_whether_the_screen_stays_on(house: House, phone: Phone) -> None:
    page = opened(house, phone, "Object.defineProperty(HTMLMediaElement.prototype, 'play', { value: () => "
                                "Promise.reject(new DOMException('no', 'NotAllowedError')) });" + NO_LOCK)
    state(page, "off")
    page.click("#sound")
    expect(page.get_by_role("button", name="Keep the screen on")).to_be_visible()
