"""What every open page lives on: the page model now, and the stream that keeps it fresh."""

from __future__ import annotations

from flask import Blueprint, Response, request

from companion.scoreboard import Scoreboard
from web.front import hand_over
from web.pairing import this_phone
from web.stream import Follower
from web.words import language, text
from web.world import world

pages = Blueprint("live", __name__)


@pages.get("/state.json")
def state() -> Response:
    """The page model now, for a page that cannot get a stream."""
    held = world()
    return Response(held.models.json(held.table.scoreboard, language(), as_referee()), mimetype="application/json")


@pages.get("/stream")
def stream() -> Response:
    """Server-sent events: `board` with the page model, `beat` as a sign of life each second."""
    held, tongue, referee, phone = world(), language(), as_referee(), this_phone()
    keys = held.keys

    def event(board: Scoreboard) -> bytes:
        return held.models.event(board, tongue, referee)

    def allowed() -> bool:
        return not referee or (phone is not None and keys.find(phone.id) is not None)

    return opened(Follower((tongue, "referee" if referee else ""), event, seen(), request.remote_addr or "", allowed))


def opened(follower: Follower) -> Response:
    """The answer that becomes a stream; 503 where the house is full."""
    if not world().streams.take(follower.address):
        return Response(text("web.ui.connecting", language()), 503, {"Retry-After": "2"})
    hand_over(follower)
    return Response(mimetype="text/event-stream", headers={"X-Accel-Buffering": "no"})


def as_referee() -> bool:
    """True where a paired phone asks for the referee's view."""
    return request.args.get("as") == "referee" and this_phone() is not None


def seen() -> int:
    """The version the page has: from its last event, or from its address on the first call; -1 for none."""
    for told in (request.headers.get("Last-Event-ID"), request.args.get("seen")):
        if told and told.isascii() and told.isdigit() and len(told) < 16:
            return int(told)
    return -1
