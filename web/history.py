"""What was said, by whom and when: nothing is erased, what was taken back is struck through."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, jsonify, redirect, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from companion.games import find
from companion.scoreboard import Line
from companion.speech import keys, say
from web.pairing import this_phone
from web.scoreboard import keep_language, ui_texts
from web.words import language, text, texts
from web.world import world

pages = Blueprint("history", __name__)

REFERRING = ("Undo", "Amend", "Stand", "Restore")
"""Corrections that speak of another entry."""
SENSES = ("button", "camera", "phone", "referee")


@pages.get("/history")
def page() -> Response | AnyResponse:
    """The history of the match on the table, kept up to date; `?match=` leads to that of any other."""
    other = request.args.get("match", 0, type=int)
    if other:
        return redirect(f"/match/{other}" if other > 0 else "/match/0")
    tongue = language()
    ui = ui_texts(tongue) | texts("web.history", tongue, ("empty", "undone", "amended", "disputed"))
    ui["proof"] = text("web.evidence.show", tongue)
    return keep_language(Response(render_template("history.html", ui=ui, referee=this_phone() is not None)))


@pages.get("/history.json")
def lines() -> Response:
    """Every line of the match, oldest first, in the reader's language."""
    tongue, table = language(), world().table
    return jsonify(lines=[line(one, tongue, table.scoreboard.game) for one in table.history()])


def line(one: Line, tongue: str, game: str) -> dict[str, Any]:
    """One line as the page shows it; `fact` is True where another fact may be put in its place."""
    told = [say(prompt, tongue) for prompt in one.news]
    if one.kind in REFERRING:
        told = [text(f"web.history.{one.kind.lower()}", tongue, n=int(one.act["seq"]))]
    elif one.kind == "Named":
        told = [text("web.history.named", tongue, players=tuple(one.act["players"]))]
    elif one.kind in ("Adjust", "Totals") and one.act["reason"]:
        told = [*told, str(one.act["reason"])]
    return {
        "seq": one.seq, "at": one.at, "by": text(f"web.by.{one.by}", tongue) if one.by in SENSES else one.by,
        "state": one.state, "points": list(one.points),
        "fact": one.kind not in (*REFERRING, "Named", "Adjust", "Totals") and one.state != "undone",
        "amended_by": one.amended_by, "amended_at": one.amended_at,
        "texts": told or [_act(one, tongue, game)], "act": dict(one.act), "kind": one.kind,
        "proof": one.evidence is not None,
    }


def _act(one: Line, tongue: str, game: str) -> str:
    """What was done, for an entry that brought no news of its own."""
    key = f"{find(game).prefix.lower()}.fact.{one.kind.lower()}"
    return text(key, tongue) if key in keys("en") else text("web.history.act", tongue, n=one.seq)
