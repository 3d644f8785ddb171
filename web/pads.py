"""Pads on a screen: a paired phone or tablet lies between the players where the table has no wired pads."""

from __future__ import annotations

from typing import cast

from flask import Blueprint, Response, abort, jsonify, render_template

from companion.seats import DUEL, Seat
from web.holder import referees_page
from web.pairing import body, referees_only
from web.scoreboard import keep_language, ui_texts
from web.words import language, texts
from web.world import ScreenPads, world

pages = Blueprint("pads", __name__)

PADS = ("main", "magic")


@pages.get("/pads")
@referees_page
def page() -> Response:
    """Four pads, two for each side of the device."""
    held, tongue = world(), language()
    return keep_language(Response(render_template(
        "pads.html", model=held.models.json(held.table.scoreboard, tongue, True),
        ui=ui_texts(tongue) | texts("web.pads", tongue, ("touch", "not_now")),
    )))


@pages.post("/pads/touch")
@referees_only
def touch() -> Response:
    """A hand has touched a pad."""
    said = body()
    seat, pad = said.get("seat"), said.get("pad")
    if seat not in DUEL or pad not in PADS:
        abort(400)
    cast(ScreenPads, world().screen).press(Seat(seat), str(pad))
    return jsonify(done=True)
