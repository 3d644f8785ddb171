"""What spectators may see of a rummy table, as plain values: nothing of any hand but its size."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.games.rummy.pot import payout, remaining
from companion.games.rummy.saying import winners
from companion.games.rummy.scoring import totals
from companion.games.rummy.state import Laid, Phase, State


def view(state: State) -> Mapping[str, Any]:
    """Melds with owner and meaning, sizes of hands and stock, the deals with their totals, the pot.

    `players` are in order of the setup; numbers of players count from 0, numbers of melds from 1.
    """
    house = state.house
    return {
        "phase": state.phase.value,
        "deal": state.deal,
        "dealer": None if state.phase is Phase.DEALER else state.dealer,
        "turn": state.turn if state.hands and state.phase is not Phase.COUNT else None,
        "contract": [str(part) for part in state.contract],
        "stock": state.stock,
        "discard": {"top": state.pile[-1].notation if state.pile else None, "count": len(state.pile)},
        "push": {"from": state.turn, "to": state.next} if state.phase is Phase.STOCK else None,
        "players": [{
            "player": player, "name": name, "seat": seat.value if (seat := state.seat(player)) else None,
            "side": house.side(player), "cards": state.hands[player] if state.hands else 0,
            "met": state.met[player] if state.met else False,
            "counted": state.counted[player] if state.counted else None,
        } for player, name in enumerate(house.names)],
        "melds": [_meld(n, laid) for n, laid in enumerate(state.table, 1)],
        "freed": state.freed.card.notation if state.freed else None,
        "pending": [[card.notation for card in group] for group in state.pending.groups] if state.pending else [],
        "sides": [{
            "players": list(side), "names": [state.name(player) for player in side], "total": total,
        } for side, total in zip(house.sides, state.totals, strict=True)],
        "deals": _deals(state),
        "end": state.end.value if state.end else None,
        "winners": list(winners(state)) if state.phase is Phase.OVER else [],
        "pot": None if house.variant.pairs else _pot(state),
    }


def _meld(number: int, laid: Laid) -> dict[str, Any]:
    meld = laid.meld
    return {
        "number": number, "owner": laid.owner, "reading": str(meld.reading),
        "cards": [card.notation for card in meld.cards],
        "marks": [mark.value for mark in meld.marks],
        "stands_for": [[card.notation for card in meld.stands_for(n)] for n in range(len(meld.cards))],
    }


def _deals(state: State) -> list[dict[str, Any]]:
    """The score sheet: one line for each deal, with the running totals (R29)."""
    running = totals(deal.points for deal in state.deals)
    return [{
        "deal": deal.deal, "points": list(deal.points), "totals": list(total), "hands": list(deal.values),
        "out": deal.out, "dealer": deal.dealer,
    } for deal, total in zip(state.deals, running, strict=True)]


def _pot(state: State) -> dict[str, Any]:
    house, paid = state.house, payout(state)
    return {
        "ante": house.number("ante"), "prize": house.number("prize"),
        "pot": house.number("ante") * house.players, "left": 0 if state.phase is Phase.OVER else remaining(state),
        "paid": [paid.payout.get(player, 0) for player in range(house.players)],
    }
