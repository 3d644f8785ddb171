"""How a phone gets to the table: the QR of its address, the plain address, its name in the network."""

from __future__ import annotations

from urllib.parse import urlsplit

from flask import Blueprint, Response, current_app, render_template, request

from companion.addresses import places
from web.pairing import qr
from web.scoreboard import keep_language, ui_texts
from web.words import language
from web.world import world

pages = Blueprint("join", __name__)


@pages.get("/join")
def page() -> Response:
    """For everyone: hold the phone's camera here."""
    known = ways()
    here = "localhost" in known[0] or "127.0.0.1" in known[0] or "[::1]" in known[0]
    return keep_language(Response(render_template("join.html", ways=known, qr=qr(known[0]), here=here,
                                                  ui=ui_texts(language()))))


def ways() -> tuple[str, ...]:
    """The addresses to tell people, best first: by number (works everywhere), then by name."""
    port = urlsplit(f"//{request.host}").port or 80
    announcer = current_app.extensions.get("announcer")
    name = announcer.name if announcer is not None else ""
    named = (f"http://{name}" if port == 80 else f"http://{name}:{port}",) if name else ()
    return tuple(dict.fromkeys((*places(world().settings.host, port), *named)))
