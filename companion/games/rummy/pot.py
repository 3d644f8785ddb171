"""The pot of Cap-It as it stands: who won which round, and who gets what (C7 to C10, CA4)."""

from __future__ import annotations

from companion.games.rummy.house import House
from companion.games.rummy.scoring import Payout, pot
from companion.games.rummy.state import DealScore, Phase, State


def round_winner(house: House, deal: DealScore) -> int | None:
    """Who takes the round's prize: whoever went out; with `no_winner_prize = lowest_hand` else the one lowest hand.

    Two equal lowest hands leave the prize in the pot (C6, CA4).
    """
    if deal.out is not None or house.options["no_winner_prize"] == "stay":
        return deal.out
    lowest = [player for player, value in enumerate(deal.values) if value == min(deal.values)]
    return lowest[0] if len(lowest) == 1 else None


def remaining(state: State) -> int:
    """What lies in the pot after the prizes of the rounds played so far (C8)."""
    house = state.house
    return house.number("ante") * house.players - house.number("prize") * sum(
        round_winner(house, deal) is not None for deal in state.deals
    )


def payout(state: State) -> Payout:
    """What everybody got from the pot so far; after the last round also the rest, for the lowest total."""
    house = state.house
    rounds = [round_winner(house, deal) for deal in state.deals]
    lowest: list[int] = []
    if state.phase is Phase.OVER:
        # Odd chips go round from the left of the last dealer (C10).
        first = state.deals[-1].dealer + 1
        order = [(first + n) % house.players for n in range(house.players)]
        lowest = [player for player in order if player in state.leaders]
    return pot(house.players, house.number("ante"), house.number("prize"), rounds, lowest)
