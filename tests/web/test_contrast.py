"""Every text colour is readable on every ground it is put on, in both themes: contrast of at least 4.5:1."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

CSS = (Path(__file__).parents[2] / "web" / "static" / "system.css").read_text(encoding="utf-8")
GROUNDS = ("paper", "sheet", "raised")
PAIRS = (
    *((ink, ground) for ink in ("ink", "ink-soft", "accent", "good", "warn", "bad") for ground in GROUNDS),
    ("ink", "south-wash"), ("ink", "north-wash"), ("south", "south-wash"), ("north", "north-wash"),
    ("ink-soft", "south-wash"), ("ink-soft", "north-wash"), ("on-accent", "accent"), ("good", "good-wash"),
    ("warn", "warn-wash"), ("bad", "bad-wash"), ("ink", "good-wash"), ("ink", "warn-wash"), ("ink", "bad-wash"),
    ("card-black", "card-paper"), ("card-red", "card-paper"), ("paper", "good"),
)


def themes() -> dict[str, dict[str, str]]:
    """The colours of each theme by name; what a theme does not set is the light one's."""
    blocks = {
        "light": CSS.split(":root {")[1],
        "dark by the system's wish": CSS.split(':root:not([data-theme="light"]) {')[1],
        "dark always": CSS.split(':root[data-theme="dark"] {')[1],
    }
    colour = re.compile(r"--([\w-]+): (#[0-9a-f]{6})")
    found = {name: dict(colour.findall(block.split("}")[0])) for name, block in blocks.items()}
    return {name: found["light"] | colours for name, colours in found.items()}


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = (int(colour[n:n + 2], 16) / 255 for n in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", themes())
@pytest.mark.parametrize(("ink", "ground"), PAIRS)
def test_text_is_readable(theme: str, ink: str, ground: str) -> None:
    light, dark = sorted((luminance(themes()[theme][name]) for name in (ink, ground)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5
