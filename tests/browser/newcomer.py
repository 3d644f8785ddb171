"""The way of somebody who sees all this for the first time: from the referee's link to a board that is set up.

`Person` counts what it takes: taps, typed fields and their letters, words to read, things to lay, and how long table
and page let it wait. `human_s` is no measurement: it is what the Keystroke-Level Model (Card, Moran and Newell, The
Psychology of Human-Computer Interaction, 1983) gives for these counts, and a reading speed for the words.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page, expect

from hardware.rig import Rig
from tests.browser.rooms import PIN
from tests.hardware.tables import until

K_S, P_S, H_S, M_S = 0.28, 1.1, 0.4, 1.35
"""Seconds of the model: a key of somebody who types little, pointing, a hand that goes to the keyboard or back, and
making up one's mind. Pointing is that of a mouse: there is no figure for a finger in it."""
WORDS_A_MINUTE = 238.0
"""Silent reading of English by adults (Brysbaert, Journal of Memory and Language 109, 2019)."""
MARK_S, STONE_S = 5.0, 3.0
"""Laying one printed mark, one stone: assumed, nobody was watched."""
COLOURS = ("red", "blue", "yellow", "green")
SHOWN = "main :is(p, h2, legend, button, a, label, strong, small, span, summary, option:checked, li, th)"
_TEXTS = """all => all.filter((one) => one.checkVisibility())
  .map((one) => [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
  .map((nodes) => nodes.map((node) => node.data).join(" "))"""


@dataclass
class Step:
    """One step of the way and what it took."""

    name: str
    taps: int = 0
    typed: int = 0
    letters: int = 0
    words: int = 0
    laying_s: float = 0.0
    wait_s: float = 0.0

    @property
    def human_s(self) -> float:
        """What the model gives, without laying: each tap is thought about, each field needs the keyboard."""
        return (self.taps * (M_S + P_S + K_S) + self.typed * 2 * H_S + self.letters * K_S
                + 60 * self.words / WORDS_A_MINUTE)


@dataclass
class Person:
    """Somebody with a phone, and what it took so far."""

    page: Page
    steps: list[Step] = field(default_factory=list)
    known: set[str] = field(default_factory=set)

    def at(self, name: str, shown: str = SHOWN) -> None:
        """A step begins, and what it shows is read."""
        self.steps.append(Step(name))
        self.read(shown)

    def read(self, shown: str = SHOWN) -> None:
        """Every text on the page that was not there before is read, to its last word."""
        seen: list[str] = self.page.eval_on_selector_all(shown, _TEXTS)
        self.steps[-1].words += sum(len(text.split()) for text in set(seen) - self.known)
        self.known.update(seen)

    def tap(self, what: Locator, then: Callable[[], None] | None = None) -> None:
        """Something is tapped, and what comes of it waited for."""
        began = time.monotonic()
        what.click()
        if then is not None:
            then()
        self.steps[-1].taps += 1
        self.steps[-1].wait_s += time.monotonic() - began

    def type(self, what: Locator, text: str) -> None:
        """A field is tapped and filled."""
        self.tap(what)
        what.fill(text)
        self.steps[-1].typed += 1
        self.steps[-1].letters += len(text)

    def lay(self, seconds: float) -> None:
        """Things are laid on the table."""
        self.steps[-1].laying_s += seconds

    @property
    def whole(self) -> Step:
        """All steps together."""
        return Step("all", *(sum(getattr(one, name) for one in self.steps)
                             for name in ("taps", "typed", "letters", "words", "laying_s", "wait_s")))


def paired(person: Person, link: str) -> None:
    """The referee's link is opened and a PIN chosen."""
    page = person.page
    page.goto(link)
    person.at("pair")
    person.type(page.locator("[name=pin]"), PIN)
    person.tap(page.locator("#pair button.main"), lambda: page.wait_for_url("**/referee*"))


def begun(person: Person) -> None:
    """A match on the board of two players is begun."""
    page = person.page
    person.at("match")
    person.tap(page.locator('[href="/new"]').first, lambda: expect(page.locator("#players input")).to_have_count(2))
    person.read()
    person.tap(page.locator('label:has(input[value="board"])'))
    for n, name in enumerate(("Anna", "Bo")):
        person.type(page.locator("#players input").nth(n), name)
    person.tap(page.locator("button.main"), lambda: page.wait_for_url("**/referee*"))


def set_up(person: Person, rig: Rig) -> None:
    """Camera and board are set up, from the referee's page and back to it."""
    page = person.page

    def go(step: str) -> None:
        person.tap(page.locator("#go"), lambda: _at(page, step))
        person.at(step)

    person.at("find the page", "nav.links a")
    person.tap(page.locator('a[href="/calibration"]').first, lambda: _at(page, "picture"))
    person.at("picture")
    go("marks")
    person.lay(4 * MARK_S)
    # The pretend board's marks are larger than the printed ones; what they measure is offered.
    person.tap(page.locator("#go"), lambda: expect(page.locator("#offers button")).to_have_count(2))
    person.read()
    person.tap(page.locator("#offers button").first, lambda: _at(page, "holes"))
    person.at("holes")
    go("stones")
    person.lay(2 * len(COLOURS) * STONE_S)
    lay_stones(rig)
    go("save")
    person.tap(page.locator("#go"), lambda: expect(page.locator("#saved")).to_be_visible())
    person.read()
    person.tap(page.locator("#done a").first, lambda: page.wait_for_url("**/referee*"))


def lay_stones(rig: Rig) -> None:
    """Two stones of each colour lie as the wizard asks for them, and the camera has seen them."""
    assert rig.pretend is not None
    assert rig.camera is not None
    for n, colour in enumerate(COLOURS):
        for row in (1, 2):
            rig.pretend.board.sink(f"{'abcde'[n]}{row}", colour, row == 1)
    camera, before = rig.camera, rig.camera.frames
    until(lambda: camera.frames > before + 2, 60)


def _at(page: Page, step: str) -> None:
    expect(page.locator(f'#steps [aria-current="step"][data-step="{step}"]')).to_be_visible()
