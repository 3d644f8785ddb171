"""What spectators see of the push-your-luck table: plain JSON values and cards in notation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from companion.cards import Card
from companion.games.luck.odds import odds
from companion.games.luck.state import State, value


def view(state: State) -> dict[str, Any]:
    """The whole table; what is still in the pile only where the house shows it (`show_odds`)."""
    return {
        "state": state.phase,
        "turn": state.turn,
        "columns": [_cards(column) for column in state.columns],
        "sums": [value(column) for column in state.columns],
        "leftover": _cards(state.leftover) or None,
        "leftover_sum": value(state.leftover) if state.leftover else None,
        "turned": _cards(state.turned),
        "held": str(state.held) if state.held else None,
        "joker": str(state.joker) if state.joker else None,
        "safe": {
            str(player): {
                suit.value: {"open": _cards(hoard.pile(suit)), "banked": value(hoard.bank(suit))}
                for suit in dict.fromkeys(c.suit for c in (*hoard.open, *hoard.banked) if c.suit is not None)
            }
            for player, hoard in enumerate(state.hoards)
        },
        "pile": len(state.pile),
        "pass": 2 if state.exhausted else 1,
        "last_turn": state.final,
        "discard": len(state.discard),
        "discard_top": str(state.discard[-1]) if state.discard else None,
        "odds": _odds(state),
    }


def _odds(state: State) -> dict[str, Any] | None:
    chances = odds(state)
    if chances is None or state.house["show_odds"] == "no":
        return None
    still: dict[str, int] = {}
    for card in state.pile:
        still[str(card)] = still.get(str(card), 0) + 1
    return {"cards": chances.cards, "kings": chances.kings, "jokers": chances.jokers, "misfits": chances.misfits,
            "busts": chances.busts, "still": still}


def _cards(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]
