"""A whole table in this process, and phones in the system's Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from companion.cards import Card
from companion.settings import Settings
from companion.signals import CardsSeen
from hardware.camera import Picture
from hardware.eye.agreement import Agreement
from hardware.eye.stillness import Stillness
from hardware.rig import Eye, Rig, open_rig
from tests.browser.looks import PHONE
from tests.browser.rooms import Room, opened
from tests.hardware.tables import Told
from web import create_app, serve

ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync"]
PATIENCE_MS = 120_000
"""A busy machine may take its time; nothing here is about speed."""
expect.set_options(timeout=PATIENCE_MS)

Phone = Callable[..., Page]


class Unsure(Told):
    """The told eye, which is not sure of the cards in `blurred` and names what else they might be."""

    blurred: dict[Card, Card]

    def read(self, picture: Picture, packs: int = 1) -> CardsSeen:
        seen = super().read(picture, packs)
        return replace(seen, cards=tuple(
            replace(one, confidence=0.45, others=((self.blurred[one.card], 0.4),)) if one.card in self.blurred else one
            for one in seen.cards
        ))


class House(Room):
    """One table with its senses and pages. `up` and `down` start and stop the server, always on the same port."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        super().__init__(folder, opened(folder, stack))
        self.eye = Unsure(lambda: self.rig.pretend if hasattr(self, "rig") else None)
        self.eye.blurred = {}
        settings = Settings(rig="pretend")
        settings = replace(settings, race=replace(settings.race, human_limit_ms=0, window_ms=60, give_up_s=600))
        self.rig: Rig = stack.enter_context(open_rig(settings, self.table, folder, eye=self._eye,
                                                           pause_ns=lambda: 50_000_000))
        self._up: ExitStack | None = None
        self._port = 0
        stack.callback(self.down)
        self.up()

    def _eye(self) -> Eye:
        return self.eye, Stillness(3), Agreement(5, 3)

    def up(self) -> None:
        """The pages are served (again)."""
        self._up = ExitStack()
        app = create_app(self.table, data_dir=self.folder, pretend_table=self.rig.pretend, keys=self.keys)
        serving = self._up.enter_context(serve(app, "127.0.0.1", self._port))
        self._port, self.url = serving.port, serving.url

    def down(self) -> None:
        """Nobody answers any more."""
        if self._up is not None:
            self._up.close()
            self._up = None

    @property
    def points(self) -> list[int]:
        return [score.points for score in self.table.scoreboard.scores]


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """What a room of these tests opens is put on it, and closed after the test."""
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def house(tmp_path: Path, stack: ExitStack) -> House:
    return House(tmp_path, stack)


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=ARGS)
        yield running
        running.close()


@pytest.fixture
def phone(browser: Browser) -> Iterator[Phone]:
    """Makes phones; a script error or a refused resource on any of them fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def made(language: str, size: tuple[int, int] = PHONE, dark: bool = False) -> Page:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=language,
                                      color_scheme="dark" if dark else "light", reduced_motion="reduce")
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda line: faults.append(line.text) if "Content Security Policy" in line.text else None)
        return page

    yield made
    for context in contexts:
        context.close()
    assert faults == []
