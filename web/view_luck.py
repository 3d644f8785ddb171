"""The push-your-luck table's texts: suits, piles, the pass through the pile, and the chances in words."""

from __future__ import annotations

from typing import Any

from companion.engine import Prompt
from companion.scoreboard import Scoreboard
from companion.speech import say
from companion.speech.sentences import SUITS
from web.words import text, texts

WORDS = ("column_1", "column_2", "leftover", "empty_column", "open", "banked", "pile", "discard", "kings",
         "jokers", "misfits", "still", "turned", "last_turn", "collected")


def luck(shown: Scoreboard, language: str) -> dict[str, Any]:
    """Words, the suits' names, which pass it is, and how likely a bust is where the house shows it."""
    view = shown.view
    odds = view["odds"]
    return {
        "words": texts("web.luck", language, WORDS),
        "suits": {suit.value: text(f"term.suit.{name}", language) for suit, name in SUITS.items()},
        "pass": text("web.luck.pass", language, n=int(view["pass"])),
        "bust": say(Prompt("web.luck.bust", {
            "percent": round(100 * odds["busts"] / odds["cards"]), "b": odds["busts"], "n": odds["cards"],
        }), language) if odds else None,
    }
