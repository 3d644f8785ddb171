"""The worked examples of RULES.md and the functions of this program that answer them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from companion.cards import Card
from companion.games.rummy.contracts import CAP_IT, PUSH, contract_ok
from companion.games.rummy.layoffs import layoff_positions, replaceable
from companion.games.rummy.melds import GAMERULES, PAGAT, Meld, MeldRules, Reading, readings, run_ok, set_ok
from companion.games.rummy.pushing import Counts, push
from companion.games.rummy.scoring import (
    dealers,
    left_of,
    low_winner,
    pot,
    score_deal,
    score_single,
    stock_after_deal,
    totals,
)
from companion.games.rummy.wilds import hand_value
from tests.shared import shared


def examples(name: str) -> list[dict[str, Any]]:
    """The examples of one file (`RX`, `CX`)."""
    found: list[dict[str, Any]] = json.loads(shared(f"rules/examples/{name}.json").read_text(encoding="utf-8"))
    return found


def answer(fn: str, args: list[Any], kw: Mapping[str, Any]) -> Any:
    """What this program says to an example, as plain JSON values."""
    return plain(ANSWERS[fn](*args, **kw))


def plain(value: Any) -> Any:
    """Lists and strings for tuples and readings."""
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value if value is None or isinstance(value, bool | int) else str(value)


def hand(texts: list[str]) -> tuple[Card, ...]:
    """Cards in the notation of the examples: `7C`, `TD`, `JK`."""
    return tuple(Card("*r") if text == "JK" else Card.parse(text) for text in texts)


def rules(text: str) -> MeldRules:
    """The meld rules of a rule text."""
    return GAMERULES if text == "G" else PAGAT


def lying(kind: str, group: list[str], meant: Any) -> Meld:
    """A meld on the table."""
    cards = hand(group)
    if kind == "set":
        return Meld(cards, Reading(rank=meant))
    suit, start = meant
    return Meld(cards, Reading.parse(f"run:{suit}:{start}-{start + len(cards) - 1}"))


def _pushed(stock: int, discard: int, own: int, left: int) -> dict[str, Any]:
    after = push(Counts(stock, discard, own, left))
    return {"stock": after.stock, "discard": after.discard, "own": after.own, "left": after.left,
            "hand_over": after.hand_over}


def _pot(*args: Any) -> dict[str, Any]:
    paid = pot(*args)
    return {"payout": paid.payout, "rest": paid.rest}


ANSWERS: Mapping[str, Callable[..., Any]] = {
    "R.set_ok": lambda group, rank="", text="P": set_ok(hand(group), rank, rules(text)),
    "R.run_ok": lambda group, suit, start, text="P": run_ok(hand(group), suit, start, rules(text)),
    "R.interpretations": lambda group, text="P": readings(hand(group), rules(text)),
    "R.contract_ok": lambda melds, deal, exact=False, capit=False: contract_ok(
        melds, deal, exact, CAP_IT if capit else PUSH),
    "R.hand_value": lambda cards: hand_value(hand(cards)),
    "R.score_deal": lambda hands, out=None: score_deal({int(p): hand(cards) for p, cards in hands.items()}, out),
    "R.score_single": lambda hands, out=None: score_single({p: hand(cards) for p, cards in hands.items()}, out),
    "R.totals": totals,
    "R.low_winner": low_winner,
    "R.push": _pushed,
    "R.replaceable": lambda kind, group, meant, card: replaceable(lying(kind, group, meant), hand([card])[0]),
    "R.layoff_positions": lambda kind, group, meant, card: layoff_positions(lying(kind, group, meant), hand([card])[0]),
    "R.stock_after_deal": stock_after_deal,
    "R.pot": _pot,
    "R.left_of": left_of,
    "R.dealers": dealers,
}
