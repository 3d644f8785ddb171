"""The screens a page is looked at on, and what is wrong with it there."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

PHONE = (390, 844)
TV = (1920, 1080)
"""Width and height (CSS px)."""
PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
"""A number as a Persian page shows it."""

_STANDARD = {"resultTypes": ["violations"],
             "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
_SMALL = """() => [...document.querySelectorAll(
    "button, a.button, label.button, select, summary, input:not([type=radio], [type=checkbox], .unseen)")]
  .filter((one) => one.checkVisibility() && !one.closest("[inert]"))
  .map((one) => [one.id || one.textContent.trim() || one.tagName, one.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < 43.9)
  .map(([name, box]) => `${name} ${box.width} x ${box.height}`)"""


def findings(page: Page, where: str) -> list[str]:
    """What axe-core has against the page as it stands, one line for each element."""
    told = Axe().run(page, options=_STANDARD).response["violations"]
    return [f"{where}: {one['id']} {node['target']}" for one in told for node in one["nodes"]]


def small(page: Page) -> list[str]:
    """What somebody shall touch and is narrower or lower than 44 px, with its size."""
    found: list[str] = page.evaluate(_SMALL)
    return found


def too_wide(page: Page) -> int:
    """How far something sticks out beside the page (px); 0 where nothing does."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return max(0, wide)
