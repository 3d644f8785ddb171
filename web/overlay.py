"""The overlay for a stream: scores, names and the call of now on nothing, to lie over a picture (OBS browser source).

Everything is said in the address, for nobody can click there: see `README.md`.
"""

from __future__ import annotations

from flask import Blueprint, render_template, request

from web.scoreboard import ui_texts
from web.words import language
from web.world import world

pages = Blueprint("overlay", __name__)

SIZES = (30, 400)
"""Smallest and largest size (%); 100 is made for a picture 1080 high."""
PLACES = ("top", "bottom")
SHOWS = ("all", "names", "points")
LOOKS = ("dark", "light", "bare")


@pages.get("/overlay")
def page() -> str:
    """The overlay. `size` in percent, `at` top or bottom, `show` all, names or points, `look` dark, light or bare.

    What is not understood is taken as the first of what is possible: a typing error never leaves a stream empty.
    """
    low, high = SIZES
    size = min(max(request.args.get("size", 100, type=int), low), high)
    said = {name: request.args.get(name, "") for name in ("at", "show", "look")}
    known = {"at": PLACES, "show": SHOWS, "look": LOOKS}
    chosen = {name: value if value in known[name] else known[name][0] for name, value in said.items()}
    held, tongue = world(), language()
    return render_template(
        "overlay.html", model=held.models.json(held.table.scoreboard, tongue), ui=ui_texts(tongue), size=size, **chosen,
    )
