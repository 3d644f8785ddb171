"""What one game's view needs beside numbers and cards: its texts. One function for each game that has any."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.cards import cards
from companion.hands import value
from companion.scoreboard import Scoreboard
from companion.speech import say
from web.view_board import board as board_view
from web.view_luck import luck
from web.view_rummy import rummy
from web.words import text

Extra = dict[str, Any]


def magicians(board: Scoreboard, language: str) -> Extra:
    """The duel: the round, names of hands, the deck that was called and the margin of the race in words."""
    view = board.view
    specials = board.setup.specials if board.setup else {}
    extra: Extra = {
        "round": text("web.round", language, n=int(view["round"])),
        "target": int(view["target"]),
        "hands": {seat: say(value(cards(row), specials).name, language)
                  for seat, row in view["hats"].items() if row is not None and view["hands"][seat]},
    }
    margin = view["margin_us"]
    if margin is not None:
        extra["margin"] = text("web.margin", language, ms=int(margin) // 1000, tenth=int(margin) % 1000 // 100)
    if view["called"]:
        extra["called"] = text(f"term.deck.{view['called']}", language)
    return extra


GO = "hw.race.go"
"""The notice by which the senses say that the signal for the race has been given."""

QUIET = frozenset({"m.deck.status"})
"""Prompts that ask nothing of anybody: what they say, the page draws."""

VIEWS: dict[str, Callable[[Scoreboard, str], Extra]] = {
    "magicians": magicians, "board": board_view, "luck": luck, "rummy": rummy, "capit": rummy,
}


def extra(board: Scoreboard, language: str) -> Extra:
    """The texts of the game's own view; empty for a game without any."""
    view = VIEWS.get(board.game)
    return view(board, language) if view and board.view else {}
