"""For everyone: the scoreboard for phones, the big screen, and the stream both live on."""

from __future__ import annotations

from flask import Blueprint, Response, make_response, render_template, request

from companion.scoreboard import Scoreboard
from companion.speech import LANGUAGES
from web.pairing import address, qr, this_phone
from web.words import COOKIE, language, text, texts
from web.world import world

pages = Blueprint("scoreboard", __name__)

TEXTS = ("live", "stale", "connecting", "close", "rule", "all_rules", "points", "streak", "rounds", "nobody", "winner",
         "doubt", "dispute", "waiting", "go", "next_up", "no_match", "main", "magic", "hat")


def ui_texts(tongue: str) -> dict[str, str]:
    """The texts that the scoreboard's scripts put in by themselves."""
    return texts("web.ui", tongue, TEXTS)


@pages.get("/")
def phone() -> Response:
    """The scoreboard of a phone."""
    return _page("scoreboard.html")


@pages.get("/tv")
def tv() -> Response:
    """The scoreboard of a big screen: the same, readable from five metres."""
    return _page("tv.html", address=address(), qr=qr(address()))


def _page(template: str, **values: str) -> Response:
    tongue = language()
    held = world()
    page = make_response(render_template(
        template, model=held.models.json(held.table.scoreboard, tongue), ui=ui_texts(tongue),
        **values,
    ))
    return keep_language(page)


def keep_language(page: Response) -> Response:
    """The page, and the language of its address in the cookie for the pages to come."""
    if request.args.get("lang") in LANGUAGES:
        page.set_cookie(COOKIE, request.args["lang"], max_age=365 * 24 * 3600, samesite="Lax", httponly=True)
    return page


@pages.get("/state.json")
def state() -> Response:
    """The page model now, for a page that cannot get a stream."""
    held = world()
    tongue, referee = language(), _as_referee()
    return Response(held.models.json(held.table.scoreboard, tongue, referee), mimetype="application/json")


@pages.get("/stream")
def stream() -> Response:
    """Server-sent events: `board` with the page model, `beat` as a sign of life each second."""
    held = world()
    tongue, referee = language(), _as_referee()
    if not held.streams.take():
        return Response(text("web.ui.connecting", tongue), 503, {"Retry-After": "2"})
    phone = this_phone()
    keys = held.keys

    def model(board: Scoreboard) -> str:
        return held.models.json(board, tongue, referee)

    def allowed() -> bool:
        return not referee or (phone is not None and keys.find(phone.id) is not None)

    events = held.streams.events(held.table, model, _seen(), allowed)
    return Response(events, mimetype="text/event-stream", headers={"X-Accel-Buffering": "no"})


def _as_referee() -> bool:
    return request.args.get("as") == "referee" and this_phone() is not None


def _seen() -> int:
    """The version the page has: from its last event, or from its address on the first call; -1 for none."""
    for told in (request.headers.get("Last-Event-ID"), request.args.get("seen")):
        if told and told.isascii() and told.isdigit() and len(told) < 16:
            return int(told)
    return -1
