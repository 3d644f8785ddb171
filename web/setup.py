"""A new match: which game, who plays, which house rules, in which language the table speaks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from flask import Blueprint, Response, abort, current_app, jsonify, render_template

from companion import codec
from companion.cards import Card
from companion.engine import Game, Setup
from companion.games import GAMES, find
from web.holder import may, paired, referees_page, whistle_model
from web.pairing import body
from web.scoreboard import keep_language, ui_texts
from web.words import language, option_text, text, texts
from web.world import world

pages = Blueprint("setup", __name__)

TEXTS = ("add_player", "remove", "up", "name", "start", "house_rules", "custom_cards", "add_card", "card_name",
         "card_value", "no_value", "which_text", "changed", "player")
WHISTLE = ("take_over", "take_back_whistle", "locked", "unlock", "gone")


def measured(game: Game[Any, Any]) -> dict[str, int]:
    """The options of the game that calibration has measured at this table, as far as the game takes them."""
    found = current_app.extensions["measures"]() if game.key == "board" else {}
    limits = {option.name: range(option.low, option.high + 1) for option in game.options if not option.values}
    return {name: value for name, value in found.items() if value in limits[name]}


def offered(game: Game[Any, Any], tongue: str) -> dict[str, Any]:
    """One game as the form shows it; what was measured at this table stands in the place of a default."""
    known = measured(game)
    return {
        "key": game.key, "title": text(f"web.game.{game.key}", tongue), "prefix": game.prefix,
        "about": text(f"web.about.{game.key}", tongue), "fewest": game.players[0], "most": game.players[1],
        "texts": [{"value": t, "label": text(f"web.text.{game.key}.{t}", tongue)} for t in game.texts if t],
        "options": [{
            "name": o.name, "rule": o.rule, "label": text(f"option.{o.name}", tongue),
            "standard": known.get(o.name, o.standard),
            "values": [{"value": v, "label": option_text(o.name, v, tongue)} for v in o.values],
            "low": o.low, "high": o.high, "by_text": dict(o.by_text),
        } for o in game.options],
        "specials": game.key == "magicians",
        "taught": current_app.extensions["specials"]() if game.key == "magicians" else {},
    }


@pages.get("/new")
@referees_page
def page() -> Response:
    """The form; filled in as the last match was."""
    tongue, table = language(), world().table
    board = table.scoreboard
    return keep_language(Response(render_template(
        "new.html", ui=ui_texts(tongue) | texts("web.setup", tongue, TEXTS) | texts("web.referee", tongue, WHISTLE)
        | texts("web.rights", tongue, ("mine",)),
        games=[offered(game, tongue) for game in GAMES], known=table.known_players(),
        before=before(board.setup) if board.setup else None, seen=board.version,
        running=board.match and board.outcome is None,
        phone=paired(), whistle=whistle_model(world().keys.whistle, tongue),
    )))


def before(setup: Setup) -> dict[str, Any]:
    """The last match as the form begins with it; what is measured is not taken from there but measured."""
    known = measured(find(setup.game))
    options = {name: value for name, value in setup.options.items() if name not in known}
    return dict(codec.write(replace(setup, options=options)))


@pages.post("/new")
@may("match")
def begin() -> Response:
    """The match begins. Every mistake is one sentence, and nothing has changed."""
    said = body()
    setup = _setup(said)
    seen = said.get("seen")
    board = world().table.open_match(setup, seen=seen if type(seen) is int else None)
    world().table.log("match", paired().name, str(board.match))
    return jsonify(next="/referee", version=board.version)


def _setup(said: dict[str, Any]) -> Setup:
    game = next((g for g in GAMES if g.key == said.get("game")), None)
    players, options, specials = said.get("players"), said.get("options", {}), said.get("specials", {})
    if game is None or not isinstance(players, list) or not isinstance(options, dict) or not isinstance(specials, dict):
        abort(400)
    names = tuple(str(name).strip() for name in players)
    rules = str(said.get("rules", ""))
    standard = {option.name: option.under(rules or game.texts[0]) for option in game.options}
    return Setup(
        game.key, names,
        {str(name): value for name, value in {**measured(game), **options}.items() if standard.get(name) != value
         and isinstance(value, str | int) and not isinstance(value, bool)},
        {_special(str(name)): value for name, value in specials.items() if type(value) is int},
        rules,
    )


def _special(name: str) -> str:
    """A custom card's notation from the name a person gave it."""
    return Card("!" + " ".join(name.removeprefix("!").split())).notation
