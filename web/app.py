"""create_app: the pages around one table. The world comes in as arguments; nothing is looked up behind the back."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

from flask import Flask, Response, render_template, request
from werkzeug.exceptions import HTTPException

from calibration.deckstore import taught_specials
from calibration.eyes import Eyes
from calibration.measures import board_measures
from calibration.teaching import DeckEye
from companion.engine import BadSetup, Prompt, Refused
from companion.errors import JournalFull, Unreadable, UnreadableCard
from companion.scoreboard import Scoreboard
from companion.settings import WebSettings
from companion.table import Table
from web import (
    api,
    calibration,
    calibration_deck,
    count,
    doctor,
    evening,
    evidence,
    history,
    join,
    live,
    model,
    overlay,
    pads,
    padtest,
    pairing,
    pretend,
    referee,
    rights,
    rules,
    scoreboard,
    setup,
    sounds,
    statistics,
    voice,
)
from web.guard import guard
from web.holder import whistle_model
from web.keys import Keys
from web.lessons import Lessons
from web.stream import Models, Render, Streams
from web.words import language, page_words, refusal, text
from web.world import PretendPads, ScreenPads, World


def create_app(table: Table, *, data_dir: Path, settings: WebSettings | None = None,
               pretend_table: PretendPads | None = None, screen: ScreenPads | None = None, keys: Keys | None = None,
               hosts: Iterable[str] = (), padcheck: padtest.PadBench | None = None,
               eyes: Eyes | None = None, read_photo: count.ReadPhoto | None = None,
               deck_eye: DeckEye | None = None) -> Flask:
    """The pages of `table`. `data_dir` keeps the pairing; `hosts` are further names this machine answers to; `eyes`
    is the camera that the referee calibrates, `read_photo` names the cards of a phone's photo, `deck_eye` those that
    are taught."""
    app = Flask(__name__)
    keys = keys or Keys(data_dir)
    build, desk = _build(), count.Desk(read_photo)
    app.extensions["push"] = World(table, keys, settings or WebSettings(), pretend_table, screen,
                                   Models(_renderer(table, keys, desk)), Streams(build=build), build)
    app.extensions["padcheck"] = padcheck
    app.register_blueprint(doctor.pages)
    app.register_blueprint(evidence.pages)
    app.extensions["count"] = desk
    app.extensions["sounds"] = sounds.Sounds(data_dir)
    app.extensions["measures"] = partial(board_measures, data_dir)
    app.extensions["specials"] = partial(taught_specials, data_dir)
    app.config.update(SECRET_KEY=keys.secret, SESSION_COOKIE_NAME="push", SESSION_COOKIE_SAMESITE="Lax",
                      SESSION_COOKIE_HTTPONLY=True, PERMANENT_SESSION_LIFETIME=365 * 24 * 3600)
    guard(app, hosts)
    for room in (scoreboard, live, overlay, sounds, referee, setup, rules, history, evening, statistics, pairing,
                 rights, api, join, padtest, count):
        app.register_blueprint(room.pages)
    if pretend_table is not None:
        app.register_blueprint(pretend.pages)
    if screen is not None:
        app.register_blueprint(pads.pages)
    if eyes is not None:
        app.extensions["calibration"] = calibration.Held(eyes, data_dir)
        app.register_blueprint(calibration.pages)
    if deck_eye is not None:
        app.extensions["teaching"] = calibration_deck.Teaching(Lessons(deck_eye, data_dir), eyes)
        app.register_blueprint(calibration_deck.pages)
    has = {"pretend_rig": pretend_table is not None, "screen_pads": screen is not None, "build": build,
           "camera_here": eyes is not None, "deck_here": deck_eye is not None,
           "voice_words": lambda: voice.voice_texts(language())}
    app.context_processor(lambda: {**page_words(language()), **has})
    _errors(app)
    return app


def _renderer(table: Table, keys: Keys, desk: count.Desk) -> Render:
    def rendered(board: Scoreboard, tongue: str, for_referee: bool) -> dict[str, Any]:
        if not for_referee:
            return model.spectator(board, tongue)
        last = table.line(board.last_seq)
        undoes = history.line(last, tongue, board.game)["texts"][0] if last else ""
        made = model.for_referee(board, tongue, undoes, whistle_model(keys.whistle, tongue))
        return {**made, "proposals": count.proposals(desk, board, tongue)}

    return rendered


def _build() -> str:
    """A name for the scripts and styles as they are now: a page left open over an update takes the new ones."""
    seen = hashlib.sha256()
    for path in sorted(Path(__file__).parent.joinpath("static").rglob("*")):
        if path.is_file():
            seen.update(path.read_bytes())
    return seen.hexdigest()[:12]


def _errors(app: Flask) -> None:
    """Every refusal and error is one sentence: JSON for scripts, a page for people."""

    @app.errorhandler(Refused)
    def refused(error: Refused) -> tuple[Response, int]:
        return refusal(error.prompt, 409)

    @app.errorhandler(JournalFull)
    def full(error: JournalFull) -> tuple[Response, int]:
        return refusal(Prompt("web.error.full", {"why": str(error)}), 507)

    @app.errorhandler(BadSetup)
    def bad_setup(error: BadSetup) -> tuple[Response, int]:
        return refusal(error.prompt, 400)

    @app.errorhandler(Unreadable)
    @app.errorhandler(UnreadableCard)
    def bad(error: Exception) -> tuple[Response, int]:
        return refusal(Prompt("web.error.bad", {"why": str(error)}), 400)

    @app.errorhandler(HTTPException)
    def http(error: HTTPException) -> tuple[Response | str, int]:
        code = error.code or 500
        key = f"web.error.{code}" if code in (403, 404, 413, 415, 421, 429) else "web.error.other"
        if request.method == "POST" or request.path.endswith(".json"):
            return refusal(Prompt(key), code)
        return render_template("error.html", sentence=text(key, language())), code
