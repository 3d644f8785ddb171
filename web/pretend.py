"""The pretend table: pads to press and cards to lay, for trying everything out without wires and camera."""

from __future__ import annotations

from typing import cast

from flask import Blueprint, Response, abort, jsonify, redirect, render_template
from werkzeug.wrappers import Response as AnyResponse

from companion.cards import Card
from companion.seats import Seat
from web.pairing import body, referees_only, this_phone
from web.referee import referee_texts
from web.scoreboard import keep_language
from web.words import language, texts
from web.world import PretendPads, world

pages = Blueprint("pretend", __name__)

PADS = ("main", "magic")
TEXTS = ("keys", "turn", "throw", "clear", "hand_in", "hand_out", "lay", "place", "card",
         "zone_S", "zone_N", "zone_hat_S", "zone_hat_N", "show_picture")


def _rig() -> PretendPads:
    return cast(PretendPads, world().pretend)


@pages.get("/pretend")
def page() -> Response | AnyResponse:
    """The drawn table with its pads, and the referee's buttons beside it."""
    phone = this_phone()
    if phone is None:
        return redirect("/pair")
    held, tongue = world(), language()
    return keep_language(Response(render_template(
        "pretend.html", model=held.models.json(held.table.scoreboard, tongue, True), phone=phone,
        ui=referee_texts(tongue) | texts("web.pretend", tongue, TEXTS), others=[],
    )))


@pages.post("/pretend/press")
@referees_only
def press() -> Response:
    """A hand comes down on a pad, or is lifted (`down` false)."""
    said = body()
    seat, pad = said.get("seat"), said.get("pad")
    if seat not in (Seat.S, Seat.N) or pad not in PADS:
        abort(400)
    (_rig().press if said.get("down", True) else _rig().release)(Seat(seat), str(pad))
    return jsonify(done=True)


@pages.post("/pretend/lay")
@referees_only
def lay() -> Response:
    """Lays `cards`, pairs of zone and notation, onto the table; `clear` true empties it first."""
    said = body()
    cards = said.get("cards", [])
    if not isinstance(cards, list) or len(cards) > 60:
        abort(400)
    laid = []
    for pair in cards:
        if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(part, str) for part in pair):
            abort(400)
        laid.append((pair[0][:16], Card(pair[1]).notation))
    if said.get("clear") is True:
        _rig().clear()
    for zone, card in laid:
        _rig().lay(zone, card)
    return jsonify(done=True)


@pages.post("/pretend/hand")
@referees_only
def hand() -> Response:
    """A hand is in the picture (`over` true) or gone."""
    _rig().hand(body().get("over") is True)
    return jsonify(done=True)


@pages.get("/pretend/picture.jpg")
@referees_only
def picture() -> Response:
    """What the pretend camera sees now."""
    return Response(_rig().picture(), mimetype="image/jpeg")
