"""For everyone: the scoreboard for phones, the big screen, and the stream both live on."""

from __future__ import annotations

from flask import Blueprint, Response, make_response, render_template, request

from companion.speech import LANGUAGES
from web.pairing import address, qr
from web.words import COOKIE, language, texts
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
