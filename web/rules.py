"""The rules of every game, with their numbers, in the reader's language."""

from __future__ import annotations

import re
from typing import Any

from flask import Blueprint, Response, abort, jsonify, render_template

from companion.engine import Game, Setup
from companion.games import GAMES
from companion.speech import keys, rule_text
from web.scoreboard import keep_language, ui_texts
from web.words import language, option_text, text
from web.world import world

pages = Blueprint("rules", __name__)

_NUMBER = re.compile(r"^([A-Z]+)(\d+)(.*)$")


def numbers(chapter: str) -> list[str]:
    """Every rule number of a chapter that has a text, in order: M1, M2 ... M33."""
    found = (key.removeprefix("rule.") for key in keys("en") if key.startswith("rule."))
    split = [(m[1], int(m[2]), m[3]) for m in map(_NUMBER.match, found) if m and m[1] == chapter]
    return [f"{letter}{number}{suffix}" for letter, number, suffix in sorted(split)]


def house_rules(game: Game[Any, Any], setup: Setup | None, tongue: str) -> list[dict[str, Any]]:
    """Every house rule with its value in force; `other` marks the ones that differ from the standard."""
    on_table = setup is not None and setup.game == game.key
    chosen = setup.options if setup and on_table else {}
    rules = setup.rules if setup and on_table else game.texts[0]
    rows = []
    for option in game.options:
        standard = option.under(rules)
        value = chosen.get(option.name, standard)
        shown = option_text(option.name, str(value), tongue) if option.values else str(value)
        rows.append({"name": option.name, "label": text(f"option.{option.name}", tongue), "rule": option.rule,
                     "value": shown, "other": value != standard})
    return rows


@pages.get("/rules")
@pages.get("/rules/<key>")
def page(key: str = "") -> Response:
    """The rules of one game; without a name, of the game on the table."""
    tongue = language()
    setup = world().table.scoreboard.setup
    known = {game.key: game for game in GAMES}
    game = known.get(key or (setup.game if setup else "")) or (None if key else GAMES[0])
    if game is None:
        abort(404)
    return keep_language(Response(render_template(
        "rules.html", game=game, games=GAMES, ui=ui_texts(tongue),
        rules=[(number, rule_text(number, tongue)) for chapter in game.chapters
               for number in numbers(chapter)],
        house=house_rules(game, setup, tongue),
    )))


@pages.get("/rule/<number>.json")
def one(number: str) -> Response:
    """One rule's text, for the page that shows it over the scoreboard."""
    if f"rule.{number}" not in keys("en"):
        abort(404)
    game = next((g for g in GAMES if number[0] in g.chapters), None)
    where = f"/rules/{game.key}#{number}" if game else f"/rules#{number}"
    return jsonify(number=number, text=rule_text(number, language()), page=where)


