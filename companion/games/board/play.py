"""What may be done when (RULES 2.2), and what each fact leads to."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import assert_never

from companion.engine import Adjust, Prompt, Refused
from companion.games.board import words
from companion.games.board.facts import (
    COLOURS,
    Began,
    Chose,
    Coloured,
    Corrected,
    Declined,
    Fact,
    Looked,
    Shot,
    Stopped,
)
from companion.games.board.looked import kept, told
from companion.games.board.shooting import corrected, go_on, next_turn, seated, shot
from companion.games.board.state import State


def check(state: State, action: Fact) -> None:
    """Returns when the rules and the table allow the action now; raises Refused otherwise."""
    if state.phase == "over":
        raise Refused("b.refuse.over", "B25")
    match action:
        case Shot():
            _shot(state, action)
        case Looked():
            told(state, action)
        case Stopped():
            _at_turn(state)
            if state.house.must_shoot_three == "yes":
                raise Refused("b.refuse.must_shoot", "B3", state.seats[state.turn], P=state.names[state.turn])
        case Declined():
            if state.phase != "return":
                raise Refused("b.refuse.no_return", "B12")
        case Began():
            seated(state, action.seat)
            if state.phase != "begin" and (state.begun or state.house.vienna):
                raise Refused("b.refuse.begun", "B2")
        case Chose():
            if state.phase == "begin":
                raise Refused("b.refuse.begin_first", "V1")
            if state.phase != "choose":
                raise Refused("b.refuse.chosen", "V1")
        case Coloured():
            seated(state, action.seat)
            if action.colour not in COLOURS:
                raise Refused("b.refuse.no_colour", "B1", colour=action.colour)
            if not state.untouched:
                raise Refused("b.refuse.coloured", "B2")
        case Corrected():
            corrected(state, action.holes, action.loose)
        case _:
            assert_never(action)


def _at_turn(state: State) -> None:
    if state.phase == "begin":
        raise Refused("b.refuse.begin_first", "V1")
    if state.phase == "choose":
        raise Refused("b.refuse.choose_first", "V1")
    if state.phase == "return":
        raise Refused("b.refuse.return_first", "B12", state.seats[state.shooter], Q=state.names[state.shooter])


def _shot(state: State, act: Shot) -> None:
    if state.phase in ("begin", "choose"):
        _at_turn(state)
    shooter = state.shooter
    if act.seat is not None and act.seat != state.seats[shooter]:
        raise Refused("b.refuse.not_your_shot", "B3", act.seat, P=state.names[shooter])
    own = state.colours[shooter]
    if act.short and (act.foul or own not in [disc.colour for disc in act.zone]):
        raise Refused("b.refuse.short", "B9")
    filled = state.holes
    for hole in act.dislodged:
        if hole not in filled:
            raise Refused("b.refuse.empty_hole", "B5", hole=hole)
    _shot_and_looked(state, act)


def apply(state: State, action: Fact) -> State:
    """The state after the action; raises Refused where it makes no sense at all."""
    state = replace(state, news=())
    if state.phase == "over" and not isinstance(action, Corrected):
        raise Refused("b.refuse.over", "B25")
    match action:
        case Shot():
            return _shot_and_looked(state, action)
        case Looked():
            return replace(told(state, action), news=(Prompt("b.looked", {}),))
        case Stopped():
            _at_turn(state)
            said = Prompt("b.turn.stopped", {"P": state.names[state.turn]}, None, "B3")
            return next_turn(replace(state, begun=True, news=(said,)))
        case Declined():
            return _declined(state)
        case Began():
            player = seated(state, action.seat)
            said = Prompt("b.turn.begins", {"P": state.names[player]}, None, "V1" if state.house.vienna else "B2")
            return replace(state, turn=player, first=player, begun=state.house.vienna, shots=0, hits=0, ending=False,
                           returns=(), news=(said,))
        case Chose():
            key = "b.setup.limited" if action.limited else "b.setup.unlimited"
            said = Prompt(key, {"n": state.house.limited_to}, None, "V2")
            return replace(state, limited=action.limited, news=(said,))
        case Coloured():
            return _coloured(state, action)
        case Corrected():
            return kept(state, corrected(state, action.holes, action.loose))
        case _:
            assert_never(action)


def _shot_and_looked(state: State, action: Shot) -> State:
    """What was found where the picture was wrong speaks of the board as it lies after the shot."""
    landed = shot(state, action)
    if action.looked is not None:
        # Loose stones that the shot clears are not looked for any more.
        lying = tuple((Counter(action.looked.unseen) & Counter(landed.loose)).elements())
        landed = told(landed, replace(action.looked, unseen=lying))
    return kept(state, landed)


def _declined(state: State) -> State:
    if state.phase != "return":
        raise Refused("b.refuse.no_return", "B12")
    said = Prompt("b.shot.declined", {"Q": state.names[state.returns[0]]}, None, "B12")
    return go_on(replace(state, returns=state.returns[1:], news=(said,)), state)


def _coloured(state: State, action: Coloured) -> State:
    """Colours change hands, and so do stones that lie already: their owners stay the same."""
    player = seated(state, action.seat)
    before, wanted = state.colours[player], action.colour
    swap = {before: wanted, wanted: before}
    said = Prompt("b.setup.coloured", {"P": state.names[player], "colour": words.colour(wanted)}, None, "B2")
    lodged = tuple(
        replace(each, stone=replace(each.stone, colour=swap.get(each.stone.colour, each.stone.colour)))
        for each in state.lodged
    )
    loose = tuple(replace(disc, colour=swap.get(disc.colour, disc.colour)) for disc in state.loose)
    colours = tuple(swap.get(name, name) for name in state.colours)
    return replace(state, colours=colours, lodged=lodged, loose=loose, news=(said,))


def adjust(state: State, by_hand: Adjust) -> State:
    """Points given or taken by hand; they count at the end like all others."""
    if not 0 <= by_hand.player < len(state.names):
        raise Refused("b.refuse.no_player", "B16", n=by_hand.player + 1)
    extra = tuple(points + by_hand.points * (player == by_hand.player) for player, points in enumerate(state.extra))
    said = Prompt("b.score.by_hand", {"P": state.names[by_hand.player], "n": by_hand.points}, None, "B16")
    return replace(state, extra=extra, news=(said,))
