"""The pretend table: pads to press, cards to lay and stones to shoot, to try everything without wires and camera."""

from __future__ import annotations

from typing import Any, cast

from flask import Blueprint, Response, abort, jsonify, render_template

from companion.cards import Card
from companion.seats import Seat
from web.holder import paired, referees_page
from web.pairing import body, referees_only
from web.referee import referee_texts
from web.scoreboard import keep_language
from web.words import language, texts
from web.world import PretendPads, world

pages = Blueprint("pretend", __name__)

PADS = ("main", "magic")
TEXTS = ("keys", "turn", "throw", "clear", "hand_in", "hand_out", "lay", "place", "card",
         "zone_S", "zone_N", "zone_hat_S", "zone_hat_N", "show_picture", "sink", "lie", "lean", "take", "clear_board",
         "tap_hole", "tap_place", "tap_stone", "colours", "faces", "tools")


def _rig() -> PretendPads:
    return cast(PretendPads, world().pretend)


@pages.get("/pretend")
@referees_page
def page() -> Response:
    """The drawn table with its pads, and the referee's buttons beside it."""
    phone = paired()
    held, tongue = world(), language()
    return keep_language(Response(render_template(
        "pretend.html", model=held.models.json(held.table.scoreboard, tongue, True), phone=phone,
        ui=referee_texts(tongue) | texts("web.pretend", tongue, TEXTS), others=[], places=_rig().board.places(),
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


@pages.post("/pretend/board")
@referees_only
def board() -> Response:
    """A stone is shot (`sink`, `lean` with `hole`, `lie` with `x`, `y` as fractions of the picture) or taken off."""
    said, table = body(), _rig().board
    act, hole, colour, up = said.get("do"), said.get("hole"), said.get("colour"), said.get("up") is True
    side = said.get("side") if said.get("side") in tuple(Seat) else None
    try:
        if act in ("sink", "lean") and isinstance(hole, str) and isinstance(colour, str):
            (table.sink if act == "sink" else table.lean)(hole, colour, up, side)
        elif act == "lie" and isinstance(colour, str):
            table.lie(*table.at(*_place(said)), colour, up, side)
        elif act == "take":
            return jsonify(done=table.take(*table.at(*_place(said))))
        elif act == "clear":
            table.clear()
        else:
            abort(400)
    except ValueError:
        abort(400)
    return jsonify(done=True)


def _place(said: dict[str, Any]) -> tuple[float, float]:
    """A place of the picture as fractions of its width and height; anything else is a ValueError."""
    x, y = said.get("x"), said.get("y")
    if not isinstance(x, int | float) or not isinstance(y, int | float) or not (0 <= x <= 1 and 0 <= y <= 1):
        raise ValueError("no place of the picture")
    return float(x), float(y)


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
