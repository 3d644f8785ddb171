"""Pairing: the one-time link and its QR on the machine itself, the PIN for every further phone."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar
from urllib.parse import urlsplit

import segno
from flask import Blueprint, Response, abort, jsonify, redirect, render_template, request, session
from werkzeug.wrappers import Response as AnyResponse

from companion.addresses import places
from companion.engine import Refused
from web.holder import may, this_phone
from web.keys import Keys
from web.words import language, text
from web.world import world

pages = Blueprint("pairing", __name__)

__all__ = ["address", "body", "pages", "qr", "referees_only", "this_phone"]

P = ParamSpec("P")
R = TypeVar("R")


def referees_only(view: Callable[P, R]) -> Callable[P, R]:
    """Lets paired phones alone through; everyone else gets 403 with a sentence.

    What a page changes this way concerns the senses: acts of the game have groups of their own (`holder.may`).
    """
    return may("senses")(view)


def body() -> dict[str, Any]:
    """The JSON object that was sent; 400 for anything else."""
    try:
        data = request.get_json()
    except RecursionError:
        # Thousands of brackets in each other: no honest page sends that.
        abort(400)
    if not isinstance(data, dict):
        abort(400)
    return data


@pages.get("/pair")
def local() -> str | AnyResponse:
    """On the machine itself: the link and its QR. Elsewhere: the page that asks for the PIN."""
    keys = world().keys
    if this_phone() is not None:
        return redirect("/referee")
    if keys.token and _here():
        link = f"{address()}/pair/{keys.token}"
        return render_template("link.html", link=link, token=keys.token, qr=qr(link))
    return render_template("pair.html", token="", first=False, waiting=bool(keys.token))


@pages.get("/pair/<token>")
def linked(token: str) -> str | AnyResponse:
    """The one-time link: asks for a name and a new PIN. Opening it uses nothing up, so previews do no harm."""
    if this_phone() is not None:
        return redirect("/referee")
    fresh = world().keys.token == token
    return render_template("pair.html", token=token if fresh else "", first=fresh, waiting=False)


@pages.post("/pair")
def enter() -> Response:
    """This phone becomes a referee's: by the token with a new PIN, or by the PIN."""
    said = body()
    token, pin, name = (str(said.get(part, "")) for part in ("token", "pin", "name"))
    keys: Keys = world().keys
    name = name or text("web.pair.phone", language())
    where = request.remote_addr or ""
    try:
        phone = keys.first(token, pin, name) if token else keys.enter(where, pin, name)
    except Refused as refused:
        if refused.prompt.key in ("web.pair.wrong", "web.pair.used"):
            world().table.log("wrong", where)
        raise
    world().table.log("pair", phone.name, where)
    world().table.refresh()
    session.permanent = True
    session["phone"] = phone.id
    return jsonify(next="/referee", name=phone.name)


@pages.post("/pair/leave")
def leave() -> Response:
    """This phone is a spectator's again."""
    phone = this_phone()
    if phone is not None:
        world().keys.leave(phone.id)
        world().table.log("leave", phone.name)
        world().table.refresh()
    session.clear()
    return jsonify(next="/")


def qr(link: str) -> str:
    """The link as an SVG picture in an address that an `img` takes."""
    drawn: str = segno.make(link, error="m").svg_data_uri(scale=8, border=2)
    return drawn


def _here() -> bool:
    try:
        return ipaddress.ip_address(request.remote_addr or "").is_loopback
    except ValueError:
        return False


def address() -> str:
    """Where phones find this table: the machine's address in the network and the port of this request."""
    port = urlsplit(f"//{request.host}").port or 80
    return places(world().settings.host, port)[0]
