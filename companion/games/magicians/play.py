"""What each fact leads to (RULES 1.2). Only what cannot be made sense of at all is refused here; see check.py."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.engine import Adjust, Prompt, Refused, Setup
from companion.games.magicians import ending, hats, turn
from companion.games.magicians.facts import (
    Armed,
    Assigned,
    Composed,
    Dealt,
    Exchanged,
    Fact,
    NextRound,
    Opened,
    Raced,
    Recounted,
    Returned,
    Revealed,
    Rolled,
    Swapped,
    Thrown,
)
from companion.games.magicians.rules import MAGIC_CARDS, MAIN_CARDS, TARGET, rolled, seated_next
from companion.games.magicians.state import BETWEEN, OVER, Phase, Side, State, deck_term
from companion.seats import DUEL
from companion.signals import RaceKind

WHEN: Mapping[type, tuple[Phase, ...]] = {
    Composed: (Phase.COMPOSE,),
    Dealt: (Phase.DEAL,),
    Armed: (Phase.ARMED,),
    Raced: (Phase.RACE,),
    Rolled: (Phase.ROLL,),
    Swapped: (Phase.SWAP,),
    Assigned: (Phase.ASSIGN,),
    Revealed: (Phase.DRAW,),
    Thrown: (Phase.THROW,),
    Exchanged: (Phase.COUNT,),
    Opened: (Phase.COUNT,),
    Returned: (Phase.RETURN,),
    NextRound: (Phase.ROUND_END,),
    Recounted: BETWEEN,
}
"""In which phases a fact can have happened."""


def started(setup: Setup, house: Mapping[str, str | int]) -> State:
    """The state before the first round: the first two names sit at S and N, the others wait in order (M32)."""
    return State(setup, house, Side(0), Side(1), tuple(range(2, len(setup.players))), seen={})


def fits(state: State, fact: Fact) -> None:
    """Returns when a fact of this kind can happen in this phase, at the seats of a duel; raises Refused otherwise."""
    for seat in (getattr(fact, "seat", None), getattr(fact, "on", None), *getattr(fact, "early", ())):
        if seat is not None and seat not in DUEL:
            raise Refused("m.refused.seat", "M2", seat)
    if state.phase not in WHEN[type(fact)]:
        acts = Prompt(f"m.fact.{type(fact).__name__.lower()}")
        raise Refused("m.refused.phase", "M8", act=acts, state=Prompt(f"m.phase.{state.phase.value}"))


def applied(state: State, fact: Fact) -> State:
    """The state after the fact; raises Refused where it cannot have happened now."""
    fits(state, fact)
    state = replace(state, news=())
    match fact:
        case Composed() | Thrown():
            return _both(state, fact)
        case Dealt():
            for seat in DUEL:
                state = state.put(seat, main=MAIN_CARDS, magic=MAGIC_CARDS)
            return ending.begun(state)
        case Armed():
            return replace(ending.cleared(state), phase=Phase.RACE)
        case Raced():
            return _raced(state, fact)
        case Rolled(n):
            state = replace(ending.cleared(state), faster=state.chooser)
            return turn.called_for(state, rolled(n))
        case Swapped(swap):
            return turn.after_swap(state, swap)
        case Assigned(mine):
            return turn.mixed(state, mine)
        case Revealed():
            return turn.revealed(state, fact)
        case Exchanged():
            return replace(state, exchanged=True)
        case Opened():
            return hats.opened(state, fact)
        case Returned():
            return hats.returned(state)
        case NextRound():
            return _next_round(state)
        case Recounted(seat, main, magic):
            values = {"P": state.name(seat), "n": main, "k": magic}
            state = replace(state, news=(Prompt("m.deck.recounted", values, seat),))
            return ending.no_main_at_once(state.put(seat, main=main, magic=magic))


def adjusted(state: State, adjust: Adjust) -> State:
    """The state after points given or taken by hand; 13 win the round at once (M29).

    Raises Refused for somebody who does not sit, for a round that is over, and for a score outside 0 to 13.
    """
    seat = next((seat for seat, side in state.seats if side.player == adjust.player), None)
    if seat is None or state.phase in OVER:
        raise Refused("m.refused.adjust_who" if seat is None else "m.refused.adjust_over", "M29")
    points = state.side(seat).points + adjust.points
    if not 0 <= points <= TARGET:
        raise Refused("m.refused.adjust_range", "M29", seat, P=state.name(seat), n=points, target=TARGET)
    state = state.put(seat, points=points)
    values = {"P": state.name(seat), "n": adjust.points, "a": state.S.points, "b": state.N.points}
    state = replace(state, news=(Prompt("m.adjusted", values, seat),))
    return ending.ended(state, seat) if points == TARGET else state


def _both(state: State, fact: Composed | Thrown) -> State:
    """One or both are ready; when both are, play goes on."""
    for seat in DUEL if fact.seat is None else (fact.seat,):
        state = state.put(seat, ready=True)
    if not (state.S.ready and state.N.ready):
        return state
    if isinstance(fact, Thrown):
        return replace(state, phase=Phase.COUNT)
    made = state.made | {state.S.player, state.N.player}
    return replace(state, phase=Phase.DEAL, made=made, S=replace(state.S, ready=False), N=replace(state.N, ready=False))


def _raced(state: State, fact: Raced) -> State:
    """The race is decided, or run again (M9, M10)."""
    if fact.kind is RaceKind.FALSE_START and len(fact.early) == 1 and state.house["false_start"] == "other_wins":
        early = fact.early[0]
        values = {"P": state.name(early), "Q": state.name(early.opposite)}
        news = Prompt("m.turn.false_start", values, early.opposite, "M10")
        state = replace(state, decider=early.opposite, news=(news,))
        if fact.pad is None:
            return state
        return _fastest(state, replace(fact, seat=early.opposite))
    if fact.kind is RaceKind.CLEAR and fact.seat is not None and fact.pad is not None:
        return _fastest(state, fact)
    if fact.kind is RaceKind.FALSE_START:
        news = Prompt("m.turn.false_start_repeat", {"P": tuple(state.name(seat) for seat in fact.early)}, rule="M10")
    else:
        news = Prompt("m.turn.nobody" if fact.kind is RaceKind.NOBODY else "m.turn.repeat", rule="M10")
    return replace(state, phase=Phase.ARMED, decider=None, news=(news,))


def _fastest(state: State, fact: Raced) -> State:
    if fact.seat is None or fact.pad is None:
        raise Refused("m.refused.race", "M9")
    values = {"P": state.name(fact.seat), "deck": deck_term(fact.pad)}
    faster = Prompt("m.turn.faster", values, fact.seat, "M9")
    state = replace(state, faster=fact.seat, margin_us=fact.margin_us, decider=None, news=(*state.news, faster))
    return turn.called_for(state, fact.pad)


def _next_round(state: State) -> State:
    """Everything is collected, the next two sit down (M32, M33)."""
    last = state.rounds[-1]
    pair, queue = seated_next((state.S.player, state.N.player), state.queue, last.winner,
                              both_change=state.house["rotation"] == "both_change")
    fresh = State(state.setup, state.house, Side(pair[0]), Side(pair[1]), queue, seen={})
    return replace(fresh, rolls=state.rolls, rounds=state.rounds, made=state.made)
