"""What was said, by whom and when: nothing is erased, what was taken back is struck through."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, jsonify, render_template

from companion.scoreboard import Line
from companion.speech import say
from web.pairing import this_phone
from web.scoreboard import keep_language, ui_texts
from web.words import language, text, texts
from web.world import world

pages = Blueprint("history", __name__)

CORRECTIONS = ("Undo", "Amend", "Stand", "Adjust")
SENSES = ("button", "camera", "phone", "referee")


@pages.get("/history")
def page() -> Response:
    """The history of the match on the table."""
    tongue = language()
    ui = ui_texts(tongue) | texts("web.history", tongue, ("empty", "undone", "amended", "disputed"))
    return keep_language(Response(render_template("history.html", ui=ui, referee=this_phone() is not None)))


@pages.get("/history.json")
def lines() -> Response:
    """Every line of the match, oldest first, in the reader's language."""
    tongue = language()
    return jsonify(lines=[line(one, tongue) for one in world().table.history()])


def line(one: Line, tongue: str) -> dict[str, Any]:
    """One line as the page shows it; `fact` is True where another fact may be put in its place."""
    correction = one.kind in CORRECTIONS
    if correction:
        about = one.act.get("seq") or 0
        told = [text(f"web.history.{one.kind.lower()}", tongue, n=int(about))]
    else:
        told = [say(prompt, tongue) for prompt in one.news]
    return {
        "seq": one.seq, "at": one.at, "by": text(f"web.by.{one.by}", tongue) if one.by in SENSES else one.by,
        "state": one.state, "fact": not correction and one.state != "undone", "points": list(one.points),
        "texts": told or [text("web.history.act", tongue, n=one.seq)], "act": dict(one.act),
        "adjust": dict(one.act) if one.kind == "Adjust" else None,
    }
