"""The table for scripts and overlays: JSON state and event stream, versioned, read-only, with a token (API.md)."""

from __future__ import annotations

import json
from typing import Any

from flask import Blueprint, Response, jsonify, request

from companion.errors import Unreadable
from companion.scoreboard import Scoreboard
from companion.speech import say
from web import evening, history, model
from web.live import opened, seen
from web.stream import Follower
from web.words import language, text
from web.world import world

pages = Blueprint("api", __name__, url_prefix="/api/v1")

VERSION = 1
"""A change that an old reader cannot take gets another number and another address."""
KEPT = ("version", "match", "game", "title", "lang", "dir", "sides", "queue", "prompts", "news", "notices", "refusal",
        "doubt", "dispute", "outcome", "view")
"""What of the pages' model is promised to scripts; the rest may change with the pages."""


@pages.before_request
def checks() -> Response | tuple[Response, int] | None:
    """Lets requests with a token through; tells browsers beforehand that they may ask with one."""
    if request.method == "OPTIONS":
        return Response(status=204, headers={
            "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Methods": "GET",
            "Access-Control-Allow-Headers": "Authorization", "Access-Control-Max-Age": "600"})
    if not world().keys.knows(token()):
        return jsonify(error=text("web.error.401", language())), 401
    return None


@pages.after_request
def headers(response: Response) -> Response:
    """Pages of anywhere may read what a token reads; without one there is nothing to read."""
    if response.status_code != 401:
        response.headers["Access-Control-Allow-Origin"] = "*"
        response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    return response


def token() -> str:
    """The key of the request: `Authorization: Bearer ...`, or `?token=` where headers cannot be set."""
    told = request.headers.get("Authorization", "")
    return told.removeprefix("Bearer ").strip() if told.startswith("Bearer ") else request.args.get("token", "")


def picture(board: Scoreboard, tongue: str) -> dict[str, Any]:
    """The scoreboard as scripts get it."""
    whole = model.spectator(board, tongue)
    return {"api": VERSION, **{name: whole[name] for name in KEPT}}


@pages.get("/state")
def state() -> Response:
    """The scoreboard now."""
    return jsonify(picture(world().table.scoreboard, language()))


@pages.get("/stream")
def stream() -> Response:
    """Server-sent events: `state` with the scoreboard, `beat` as a sign of life each second."""
    held, tongue, key = world(), language(), token()

    def event(board: Scoreboard) -> bytes:
        told = json.dumps(picture(board, tongue), ensure_ascii=False, separators=(",", ":"))
        return f"id: {board.version}\nevent: state\ndata: {told}\n\n".encode()

    def allowed() -> bool:
        return held.keys.knows(key)

    return opened(Follower((tongue, "api"), event, seen(), request.remote_addr or "", allowed))


@pages.get("/matches")
def matches() -> Response:
    """Every match ever played here, oldest first, with the names of those who really played."""
    return jsonify(api=VERSION, matches=[
        {"match": number, "at": at, "game": setup.game, "players": list(setup.players)}
        for number, at, setup in world().table.matches()])


@pages.get("/history")
@pages.get("/history/<int:match>")
def lines(match: int = 0) -> Response | tuple[Response, int]:
    """Every line of a match (the one in play without a number), oldest first."""
    tongue, table = language(), world().table
    try:
        game = table.setup(match).game if match else table.scoreboard.game
        told = table.history(match)
    except Unreadable:
        return jsonify(error=text("web.evening.no_match", tongue, n=match)), 404
    return jsonify(api=VERSION, lines=[
        {**history.line(one, tongue, game), "news": [{"key": p.key, "text": say(p, tongue), "rule": p.rule}
                                                     for p in one.news]} for one in told])


@pages.get("/export/<int:match>.<form>")
def export(match: int, form: str) -> Response | tuple[str, int]:
    """A match as a file: `json`, `csv` or `txt`, as on the pages."""
    return evening.export(match, form)
