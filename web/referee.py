"""The referee's phone: says what happened, takes it back, puts it right. Every answer is a scoreboard or a sentence."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, abort, jsonify, render_template

from companion import codec
from companion.engine import Adjust, Refused
from companion.games import find
from companion.journal import BY_HAND, Totals
from companion.scoreboard import Scoreboard
from companion.speech import say as say_prompt
from companion.speech.sentences import SUITS
from web import history, model
from web.holder import may, paired, referees_page, this_phone
from web.pairing import body, referees_only
from web.scoreboard import keep_language, ui_texts
from web.words import language, text, texts
from web.world import world

pages = Blueprint("referee", __name__)

TEXTS = ("send", "cancel", "undo", "redo", "history", "adjust", "points_now", "set_to", "reason", "save", "picture",
         "look_again", "let_stand", "take_back", "replace", "sending", "retrying", "gone", "remove", "none_in_hat",
         "joker_red", "joker_black", "nothing_to_undo", "new_match", "next_match", "others", "more", "unpaired",
         "instead", "likely", "other_fact", "corrections", "totals", "players", "versions", "restore", "now", "swap",
         "take_over", "take_back_whistle", "locked", "lock", "unlock", "done")
STATES = ("undone", "amended", "disputed")


def referee_texts(tongue: str) -> dict[str, str]:
    """The texts that the referee's scripts put in by themselves."""
    suits = {f"suit_{suit.value}": text(f"term.suit.{name}", tongue) for suit, name in SUITS.items()}
    own = texts("web.referee", tongue, TEXTS) | texts("web.history", tongue, STATES) | suits
    own["proof"] = text("web.evidence.show", tongue)
    return ui_texts(tongue) | own | texts("web.evening", tongue, ("again",))


@pages.get("/referee")
@referees_page
def page() -> Response:
    """The referee's page; a phone that is not paired is sent to the pairing page."""
    phone = paired()
    held, tongue = world(), language()
    return keep_language(Response(render_template(
        "referee.html", model=held.models.json(held.table.scoreboard, tongue, True), ui=referee_texts(tongue),
        phone=phone, others=[p.name for p in held.keys.phones if p.id != phone.id],
    )))


@pages.post("/referee/say")
@may("say")
def say() -> Response:
    """A fact: `action` as the codec writes it; `stands` lets it count against the rules."""
    said = body()
    return _board(world().table.say(_action(said), stands=said.get("stands") is True, **_command(said)))


@pages.post("/referee/undo")
@may("undo")
def undo() -> Response:
    """Takes entry `seq` back, or brings back what an undo took."""
    said = body()
    return _board(world().table.undo(_number(said, "seq"), **_command(said)))


@pages.post("/referee/amend")
@may("correct")
def amend() -> Response:
    """Another fact in the place of entry `seq`."""
    said = body()
    table = world().table
    return _board(table.amend(_number(said, "seq"), _action(said), stands=said.get("stands") is True, **_command(said)))


@pages.post("/referee/adjust")
@may("correct")
def adjust() -> Response:
    """Points by hand: `points` are added to the player's."""
    said = body()
    by_hand = Adjust(_number(said, "player"), _number(said, "points"), _reason(said))
    return _board(world().table.adjust(by_hand, **_command(said)))


@pages.post("/referee/instead")
@may("undo")
def instead() -> Response:
    """The last fact was another one: one command takes it back and says `action` in its place."""
    said = body()
    action = _action(said)
    return _board(world().table.instead(action, stands=said.get("stands") is True, **_command(said)))


@pages.post("/referee/totals")
@may("correct")
def totals() -> Response:
    """The whole score by hand: `points` of every player in the order of the setup."""
    said = body()
    told = said.get("points")
    if not isinstance(told, list) or not all(type(one) is int and abs(one) <= 10**9 for one in told):
        abort(400)
    return _board(world().table.adjust(Totals(tuple(told), _reason(said)), **_command(said)))


@pages.post("/referee/players")
@may("correct")
def players() -> Response:
    """Who really played: `players` in the order of the setup; statistics, history and exports follow."""
    said = body()
    names = said.get("players")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        abort(400)
    return _board(world().table.rename(tuple(name[:200] for name in names), **_command(said)))


@pages.post("/referee/restore")
@may("correct")
def restore() -> Response:
    """The match stands again as it did after entry `seq`; nothing is deleted."""
    said = body()
    return _board(world().table.restore(_number(said, "seq"), **_command(said)))


@pages.get("/referee/versions.json")
@referees_only
def versions() -> Response:
    """The latest versions of the match, newest first, each with who and when."""
    tongue, table = language(), world().table
    game = table.scoreboard.game
    lines = {one.seq: history.line(one, tongue, game) for one in table.history()}
    return jsonify(versions=[{
        "seq": one.seq, "at": one.at, "by": lines[one.seq]["by"] if one.seq else "", "names": list(one.names),
        "points": list(one.points), "same": one.same,
        "text": " ".join(lines[one.seq]["texts"]) if one.seq else text("web.referee.beginning", tongue),
    } for one in table.versions()])


@pages.post("/referee/stand")
@may("correct")
def stand() -> Response:
    """Lets the disputed entry `seq` stand."""
    said = body()
    return _board(world().table.stand(_number(said, "seq"), **_command(said)))


@pages.post("/referee/dismiss")
@may("senses")
def dismiss() -> Response:
    """Puts the doubt or the refusal away; the senses look again."""
    return _board(world().table.dismiss(seen=_number(body(), "seen")))


@pages.get("/referee/choices/<int:seq>.json")
@referees_only
def choices(seq: int) -> Response:
    """What may take the place of entry `seq`: likely corrections, and all buttons of that moment."""
    tongue, table = language(), world().table
    likely = [{"text": " ".join(say_prompt(prompt, tongue) for prompt in one.news), "action": codec.write(one.action)}
              for one in table.likely(seq)]
    return jsonify(choices=[model.choice(c, tongue) for c in table.choices(seq)], likely=likely)


@pages.get("/picture/<key>")
@referees_only
def picture(key: str) -> Response:
    """The kept picture a doubt or an entry speaks of."""
    jpeg = world().table.picture(key)
    if jpeg is None:
        abort(404)
    return Response(jpeg, mimetype="image/jpeg", headers={"Cache-Control": "private, max-age=86400"})


def _reason(said: dict[str, Any]) -> str:
    return " ".join(str(said.get("reason", "")).split())[:200]


def _action(said: dict[str, Any]) -> Any:
    game = world().table.scoreboard.game
    if not game:
        raise Refused("table.no_match")
    return codec.read((*find(game).actions, *BY_HAND), said.get("action"))


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
    return Response(world().models.json(board, language(), True), mimetype="application/json")
