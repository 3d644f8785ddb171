"""The deal from its first card to its score, and from one deal to the next (R3 to R6, R24 to R29)."""

from __future__ import annotations

from dataclasses import replace

from companion.cards import Card
from companion.engine import Prompt, Refused
from companion.games.rummy import terms
from companion.games.rummy.pot import round_winner
from companion.games.rummy.scoring import left_of, side_scores, stock_after_deal
from companion.games.rummy.state import DealScore, End, Phase, State
from companion.games.rummy.wilds import is_wild


def dealt(state: State, upcard: Card) -> State:
    """The first turn begins; a wild upcard is buried and another is awaited (R6)."""
    if is_wild(upcard):
        news = Prompt("r.deal.wild_upcard", {"card": upcard}, state.seat(state.dealer), state.house.rule("R6"))
        return replace(state, buried=(*state.buried, upcard), news=(news,))
    house, size = state.house, state.house.size(state.deal)
    begins = left_of(state.dealer, house.players)
    return replace(
        state, phase=Phase.DRAW, turn=begins, pile=(upcard,), hands=(size,) * house.players,
        stock=stock_after_deal(house.players, size, *house.packs), met=(False,) * house.players,
        news=(Prompt("r.deal.upcard", {"card": upcard, "P": state.name(begins)}, state.seat(begins), "R4"),),
    )


def began(state: State) -> State:
    """The next deal: everything is collected and the deal passes to the left (R3)."""
    return replace(
        State(state.house), phase=Phase.DEAL, deal=state.deal + 1, dealer=left_of(state.dealer, state.house.players),
        deals=state.deals, adjusted=state.adjusted, counted=(None,) * state.house.players, news=state.news,
    )


def ended(state: State, end: End) -> State:
    """Play is over: hands are laid open (R24, R25)."""
    name = state.name(state.turn)
    match end:
        case End.OUT:
            out = state.turn if state.out is None else state.out
            said = Prompt("r.out", {"P": state.name(out)}, state.seat(out), "R24")
        case End.STOCK:
            said = Prompt("r.stock.empty", {"P": name}, state.seat(state.turn), "R25")
        case End.BLOCKED:
            said = Prompt("r.stock.blocked", {"n": state.idle}, rule="R25")
    return replace(
        state, phase=Phase.COUNT, end=end, freed=None, pending=None, taken=None,
        counted=(None,) * state.house.players, news=(*state.news, said),
    )


def counted(state: State, player: int, value: int, cards: tuple[Card, ...] = ()) -> State:
    """One hand is counted; after the last the deal is scored (R26 to R28)."""
    if state.phase is not Phase.COUNT:
        raise Refused("r.why.not_now", "R26")
    values = tuple(value if who == player else before for who, before in enumerate(state.counted))
    news = Prompt("r.counted", {"P": state.name(player), "n": value}, state.seat(player), "R26")
    after = replace(state, counted=values, opened=(*state.opened, cards), news=(*state.news, news))
    return after if after.uncounted() else _scored(after)


def _scored(state: State) -> State:
    house = state.house
    hands = tuple(value or 0 for value in state.counted)
    points = side_scores(hands, house.sides, state.out)
    result = DealScore(state.deal, points, hands, state.dealer, state.out)
    after = replace(state, deals=(*state.deals, result))
    gained, total = terms.points(state, points), terms.points(state, after.totals)
    if house.variant.pairs:
        rule = "R28" if state.out is None else "R27"
        news = (Prompt("r.score.deal", {"n": state.deal, "points": gained}, rule=rule),
                Prompt("r.score.total", {"n": state.deal, "points": total}, rule="R29"))
    else:
        rule = "C6" if state.out is None else "C5"
        values = {"n": state.deal, "points": gained, "totals": total}
        news = (_prize(after, result), Prompt("c.score", values, rule=rule))
    after = replace(after, news=(*state.news, *news))
    return replace(after, phase=Phase.OVER) if after.decided else began(after)


def _prize(state: State, result: DealScore) -> Prompt:
    """What the round brought out of the pot (C6, C8, CA4)."""
    prize, winner = state.house.number("prize"), round_winner(state.house, result)
    if winner is None:
        return Prompt("c.round.none", {"prize": prize}, rule="C6")
    key = "c.round.won" if result.out is not None else "c.round.lowest"
    return Prompt(key, {"P": state.name(winner), "prize": prize}, state.seat(winner), "C8")
