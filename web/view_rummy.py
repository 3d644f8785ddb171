"""The rummy table's texts, for the partnership game and Cap-It: contracts, readings of melds, who plays with whom."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from companion.engine import Prompt
from companion.games.rummy import terms
from companion.games.rummy.contracts import Part
from companion.games.rummy.melds import Reading
from companion.scoreboard import Scoreboard
from companion.speech import say
from web.hands import wanted
from web.words import text, texts

WORDS = ("stock", "discard", "no_discard", "met", "not_met", "cards", "melds", "no_melds", "stands_for",
         "next_meld", "meld", "deals", "deal", "total", "hand", "went_out", "paid", "partner", "freed", "pending",
         "turn", "count_link")


def rummy(shown: Scoreboard, language: str) -> dict[str, Any]:
    """Words, the contract, what every meld is, and the pot in sentences."""
    view = shown.view
    contract = terms.contract(tuple(Part.parse(part) for part in view["contract"]))
    names = [player["name"] for player in view["players"]]
    push = view["push"]
    return {
        "words": texts("web.rummy", language, WORDS),
        "round": text("web.rummy.deal_n", language, n=int(view["deal"])),
        "contract": say(Prompt("web.rummy.contract_is", {"contract": contract}), language),
        "readings": [say(terms.reading(Reading.parse(meld["reading"])), language) for meld in view["melds"]],
        "push": text("web.rummy.push", language, P=names[push["from"]], Q=names[push["to"]]) if push else None,
        "pot": _pot(view["pot"], language) if view["pot"] else None,
        "count": [asdict(hand) for hand in wanted(shown)],
    }


def _pot(pot: dict[str, Any], language: str) -> str:
    return text("web.rummy.pot_is", language, pot=int(pot["pot"]), prize=int(pot["prize"]), left=int(pot["left"]))
