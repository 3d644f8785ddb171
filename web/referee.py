"""The referee's phone: says what happened, takes it back, puts it right. Every answer is a scoreboard or a sentence."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, abort, jsonify, redirect, render_template
from werkzeug.wrappers import Response as AnyResponse

from companion import codec
from companion.engine import Adjust, Refused
from companion.games import find
from companion.scoreboard import Scoreboard
from companion.speech.sentences import SUITS
from web import model
from web.pairing import body, referees_only, this_phone
from web.scoreboard import keep_language, ui_texts
from web.words import language, text, texts
from web.world import world

pages = Blueprint("referee", __name__)

TEXTS = ("send", "cancel", "undo", "redo", "history", "adjust", "points_now", "set_to", "reason", "save", "picture",
         "look_again", "let_stand", "take_back", "replace", "sending", "retrying", "gone", "remove", "none_in_hat",
         "joker_red", "joker_black", "nothing_to_undo", "new_match", "next_match", "others", "more", "unpaired")
STATES = ("undone", "amended", "disputed")


def referee_texts(tongue: str) -> dict[str, str]:
    """The texts that the referee's scripts put in by themselves."""
    suits = {f"suit_{suit.value}": text(f"term.suit.{name}", tongue) for suit, name in SUITS.items()}
    own = texts("web.referee", tongue, TEXTS) | texts("web.history", tongue, STATES) | suits
    return ui_texts(tongue) | own | texts("web.evening", tongue, ("again",))


@pages.get("/referee")
def page() -> Response | AnyResponse:
    """The referee's page; a phone that is not paired is sent to the pairing page."""
    phone = this_phone()
    if phone is None:
        return redirect("/pair")
    held, tongue = world(), language()
    return keep_language(Response(render_template(
        "referee.html", model=held.models.json(held.table.scoreboard, tongue, True), ui=referee_texts(tongue),
        phone=phone, others=[p.name for p in held.keys.phones if p.id != phone.id],
    )))


@pages.post("/referee/say")
@referees_only
def say() -> Response:
    """A fact: `action` as the codec writes it; `stands` lets it count against the rules."""
    said = body()
    return _board(world().table.say(_action(said), stands=said.get("stands") is True, **_command(said)))


@pages.post("/referee/undo")
@referees_only
def undo() -> Response:
    """Takes entry `seq` back, or brings back what an undo took."""
    said = body()
    return _board(world().table.undo(_number(said, "seq"), **_command(said)))


@pages.post("/referee/amend")
@referees_only
def amend() -> Response:
    """Another fact in the place of entry `seq`."""
    said = body()
    table = world().table
    return _board(table.amend(_number(said, "seq"), _action(said), stands=said.get("stands") is True, **_command(said)))


@pages.post("/referee/adjust")
@referees_only
def adjust() -> Response:
    """Points by hand: `points` are added to the player's."""
    said = body()
    reason = " ".join(str(said.get("reason", "")).split())[:200]
    by_hand = Adjust(_number(said, "player"), _number(said, "points"), reason)
    return _board(world().table.adjust(by_hand, **_command(said)))


@pages.post("/referee/stand")
@referees_only
def stand() -> Response:
    """Lets the disputed entry `seq` stand."""
    said = body()
    return _board(world().table.stand(_number(said, "seq"), **_command(said)))


@pages.post("/referee/dismiss")
@referees_only
def dismiss() -> Response:
    """Puts the doubt or the refusal away; the senses look again."""
    return _board(world().table.dismiss(seen=_number(body(), "seen")))


@pages.get("/referee/choices/<int:seq>.json")
@referees_only
def choices(seq: int) -> Response:
    """What was allowed where entry `seq` stands: the buttons that replace it."""
    tongue = language()
    return jsonify(choices=[model.choice(c, tongue) for c in world().table.choices(seq)])


@pages.get("/picture/<key>")
@referees_only
def picture(key: str) -> Response:
    """The kept picture a doubt or an entry speaks of."""
    jpeg = world().table.picture(key)
    if jpeg is None:
        abort(404)
    return Response(jpeg, mimetype="image/jpeg", headers={"Cache-Control": "private, max-age=86400"})


def _action(said: dict[str, Any]) -> Any:
    game = world().table.scoreboard.game
    if not game:
        raise Refused("table.no_match")
    return codec.read(find(game).actions, said.get("action"))


def _command(said: dict[str, Any]) -> dict[str, Any]:
    """Who says it, which version was on the screen, and the id by which a repeat counts once."""
    phone = this_phone()
    ident = said.get("id")
    if not isinstance(ident, str) or not 8 <= len(ident) <= 64:
        abort(400)
    return {"by": "referee", "who": phone.name if phone else "", "seen": _number(said, "seen"), "id": ident}


def _number(said: dict[str, Any], name: str) -> int:
    number = said.get(name)
    if type(number) is not int or abs(number) > 10**12:
        abort(400)
    return number


def _board(board: Scoreboard) -> Response:
    held = world()
    return Response(held.models.json(board, language(), True), mimetype="application/json")
