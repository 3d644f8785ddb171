"""The hats after a tie: throwing, exchanging, comparing poker hands, misses back (M17-M26)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.engine import Prompt, Refused
from companion.games.magicians.ending import closed, lost
from companion.games.magicians.facts import Opened
from companion.games.magicians.rules import TARGET, THROWS, throws
from companion.games.magicians.state import Phase, Side, State
from companion.hands import Verdict, compare
from companion.seats import DUEL, Seat


def thrown_after_tie(state: State) -> State:
    """Each throws the next five cards of the deck just drawn from, or what is there (M18, M26, MA16).

    Where neither has a card to throw, both hands are empty and nobody scores (M23).
    """
    short = [seat for seat in DUEL if _left(state.side(seat)) < THROWS]
    if short and state.house["short_stack"] == "lose_round":
        return lost(state, short, "m.round.short_stack", "M26")
    for seat, side in state.seats:
        n = throws(_left(side))
        fills = 0
        if state.house["short_stack"] == "fill_from_other_deck" and side.drawn is not None:
            fills = min(THROWS - n, side.left(side.drawn.other))
        state = state.put(seat, throws=n + fills, fills=fills, ready=n + fills == 0, row=None, strays=0, hits=0)
    if state.S.ready and state.N.ready:
        return _compared(state.put(Seat.S, row=()).put(Seat.N, row=()))
    return replace(state, phase=Phase.THROW, exchanged=False, again=False)


def _left(side: Side) -> int:
    return 0 if side.drawn is None else side.left(side.drawn)


def with_rows(state: State, fact: Opened) -> State:
    """The rows told now lie open, each before the seat that plays it (M20)."""
    for seat in DUEL:
        row = fact.at(seat)
        if row is not None:
            state = state.put(seat, row=row, strays=fact.strays(seat))
    return state


def hits(state: State, seat: Seat) -> int:
    """How many cards thrown by that seat lay in a hat: its own is the row of the other side (M19, M20, MA11).

    Raises Refused where they were not so many.
    """
    own_hat, other_hat, most = state.side(seat.opposite), state.side(seat), state.side(seat).throws
    n = len(own_hat.row or ()) - own_hat.strays + other_hat.strays
    if not 0 <= n <= most:
        raise Refused("m.refused.hits", "M18", seat, P=state.name(seat), n=n, most=most)
    return n


def row_pack(state: State, seat: Seat) -> str:
    """The pack the cards of the row in front of that seat come from; empty where it may be two (MA11, MA16)."""
    thrower = state.side(seat.opposite)
    if thrower.drawn is None or thrower.fills or state.side(seat).strays:
        return ""
    return state.pack(seat.opposite, thrower.drawn)


def opened(state: State, fact: Opened) -> State:
    """One or both rows are known; when both are, the hats are compared (M20, M21)."""
    state = with_rows(state, fact)
    if state.S.row is None or state.N.row is None:
        return state
    for seat in DUEL:
        state = state.put(seat, hits=hits(state, seat))
    for seat, side in state.seats:
        assert side.drawn is not None
        # Of a throw filled up from the other deck the deck drawn from is thrown first, so its cards hit first (MA16).
        first = min(side.hits, side.throws - side.fills)
        state = state.laid(seat, side.taken(side.drawn, first).taken(side.drawn.other, side.hits - first))
        state = replace(state, out=state.out + side.hits)
        pack = row_pack(state, seat.opposite)
        for card in (state.side(seat.opposite).row or ()) if pack else ():
            state = state.noted(card, pack, seat.opposite)
    return _compared(state)


def verdict(state: State) -> Verdict | None:
    """How the two open rows compare as poker hands, None while one is not known (M21-M23, MA15)."""
    if state.S.row is None or state.N.row is None:
        return None
    return compare(state.S.row, state.N.row, state.specials, fewer_loses=state.house["short_hands"] == "fewer_loses")


def _compared(state: State) -> State:
    """The higher hand scores, equal hands do not (M.HATCOMPARE)."""
    result = verdict(state)
    assert result is not None
    if result.winner is None:
        again = state.house["hat_tie"] == "rethrow_once" and not state.rethrown and state.S.throws + state.N.throws > 0
        news = [Prompt("m.hat.tie", {"hand": result.hands[0].name, "reason": result.reason}, rule="M23")]
        if again:
            news.append(Prompt("m.hat.rethrow", rule="M23"))
        return _returning(replace(state, again=again, rethrown=state.rethrown or again, news=(*state.news, *news)))
    winner = DUEL[result.winner]
    state = state.put(winner, points=state.side(winner).points + 1)
    values: dict[str, Any] = {
        "P": state.name(winner), "hand": result.hands[result.winner].name,
        "Q": state.name(winner.opposite), "other": result.hands[1 - result.winner].name,
        "a": state.side(winner).points, "b": state.side(winner.opposite).points, "reason": result.reason,
    }
    return _returning(replace(state, news=(*state.news, Prompt("m.hat.result", values, winner, "M21"))))


def _returning(state: State) -> State:
    """The misses go back, if there are any and the round goes on (M24, M29)."""
    if max(state.S.points, state.N.points) >= TARGET:
        return closed(state)
    if state.S.hits + state.N.hits == state.S.throws + state.N.throws:
        return returned(state)
    return replace(state, phase=Phase.RETURN)


def returned(state: State) -> State:
    """The misses are back in their decks: one more throw where the house wants it, else the turn is over."""
    return thrown_after_tie(state) if state.again else closed(state)
