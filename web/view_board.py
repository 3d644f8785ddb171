"""The board's texts for its picture: what each point was given for, in words, and the measures to draw it by."""

from __future__ import annotations

from typing import Any

from companion.engine import Prompt
from companion.games.board import House
from companion.games.board.holes import row
from companion.scoreboard import Scoreboard
from companion.seats import Seat
from companion.speech import say
from web.words import text, texts

WORDS = ("board", "empty_hole", "stock", "shots_left", "no_limit", "loose", "take_off", "sheet", "stones", "lines",
         "crosses", "bad_lines", "by_hand", "total", "formations", "sunk_none", "put_back", "take_out",
         "last_round", "centre_pending", "centre_locked")


def board(shown: Scoreboard, language: str) -> dict[str, Any]:
    """Words, colours, measures (mm), and every item of the score sheets as a sentence."""
    assert shown.setup is not None
    house, view = House.of(shown.setup), shown.view
    seats = {player["colour"]: Seat(player["seat"]) for player in view["players"]}
    return {
        "words": texts("web.board", language, WORDS) | {
            "mark_up": text("term.mark.up", language), "mark_down": text("term.mark.down", language)},
        "colours": {colour: text(f"term.colour.{colour}", language) for colour in seats},
        "measures": {"board": house.board_mm, "inset": house.line_inset_mm, "line": house.line_length_mm,
                     "disc": house.disc_mm},
        "sheet": {colour: [{**item, "text": _named(item, seats[colour], language)} for item in sheet["items"]]
                  for colour, sheet in view["sheet"].items()},
        "formations": [_named(item, seats[view["players"][item["player"]]["colour"]], language)
                       for item in view["formations"]],
    }


def _named(item: dict[str, Any], seat: Seat, language: str) -> str:
    return say(Prompt(f"web.board.item.{item['kind']}", {"r": row(seat, item["holes"][0])}), language)
