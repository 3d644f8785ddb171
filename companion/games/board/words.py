"""What the board says, as keys and values: the sentences themselves are in companion/speech."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from companion.engine import Prompt
from companion.games.board.facts import COLOURS, Shot
from companion.games.board.holes import CENTRE, row
from companion.games.board.scoring import Item
from companion.games.board.state import State
from companion.seats import Seat

FORMATIONS = {"across": "b.score.across", "upright": "b.score.upright", "diagonal": "b.score.diagonal",
              "four": "b.score.four", "cross": "b.score.cross", "five": "b.score.five"}
"""The sentence for each kind of formation."""


class Home(Protocol):
    """Colours of the stones that went back to their owners."""

    off: tuple[str, ...]
    zone: tuple[str, ...]


def colour(name: str) -> Prompt | str:
    """The word for a colour; a colour that no stones have is quoted as it was given."""
    return Prompt(f"term.colour.{name}") if name in COLOURS else name


def place(seat: Seat) -> Prompt:
    """The word for a side of the board."""
    return Prompt(f"term.seat.{seat.value}")


def face(marked_up: bool) -> Prompt:
    """The word for how a stone lies."""
    return Prompt("term.mark.up" if marked_up else "term.mark.down")


def fates(state: State, act: Shot, home: Home, illegal: bool) -> Iterator[Prompt]:
    """What became of the stones, in the order in which the rules look at them."""
    seat = state.seats[state.shooter if act.seat is None else state.seats.index(act.seat)]
    shooter = state.names[state.seats.index(seat)]
    own = state.colours[state.seats.index(seat)]
    if act.foul:
        key = "b.shot.foul" if state.house.foul == "shot_lost" else "b.shot.foul_repeat"
        yield Prompt(key, {"P": shooter}, None, "B4")
    if act.short and state.house.short_shot == "repeat":
        yield Prompt("b.shot.short_repeat", {"P": shooter}, None, "B9")
    for stone in act.sunk:
        if illegal and stone.hole == CENTRE:
            continue
        player = state.colours.index(stone.colour)
        values = {"colour": colour(stone.colour), "r": row(state.seats[player], stone.hole), "hole": stone.hole}
        turned = stone.marked_up if state.house.vienna else not stone.marked_up
        key = ("b.shot.sunk_marked" if state.house.vienna else "b.shot.sunk_turned") if turned else "b.shot.sunk"
        rule = ("V3" if state.house.vienna else "B19") if turned else "B17"
        yield Prompt(key, values, None, rule)
    for hole in act.dislodged:
        if state.house.dislodged == "restore":
            yield Prompt("b.shot.put_back", {"hole": hole}, None, "B5")
        else:
            yield Prompt("b.shot.knocked_out", {"hole": hole}, None, "B5")
    for name in home.zone:
        yield Prompt("b.shot.zone", {"colour": colour(name)}, None, "B9")
    if illegal:
        yield Prompt("b.centre.illegal", {}, None, "V9")
    if own in home.off:
        yield Prompt("b.shot.off_own", {"P": shooter}, None, "B14")


def formations(before: State, after: State) -> Iterator[Prompt]:
    """The formations that are new on the board, bad lines included (B20 to B23)."""
    for player, name in enumerate(before.names):
        old = before.sheet(player).formations
        for item in after.sheet(player).formations:
            if item not in old:
                yield formation(name, before.seats[player], item)


def formation(name: str, seat: Seat, item: Item) -> Prompt:
    """One formation with its owner, its points and, where it lies across, its row."""
    values = {"P": name, "k": abs(item.points), "r": row(seat, item.holes[0]), "holes": item.holes}
    return Prompt(FORMATIONS[item.kind], values, None, item.rule)


def cleared(state: State, player: int, count: int) -> Prompt:
    """All loose stones of that colour are to be taken off (B10, B11, V4)."""
    if count < (3 if state.house.vienna else 4):
        return Prompt("b.shot.clear_last", {"P": state.names[player], "n": count}, None, "B11")
    rule = "V4" if state.house.vienna else "B10"
    return Prompt("b.shot.clear", {"colour": colour(state.colours[player]), "n": count}, None, rule)


def off_opponent(state: State) -> Prompt:
    """The owner of a stone that was pushed off may shoot it right now (B12)."""
    player = state.returns[0]
    return Prompt("b.shot.off_opponent", {"Q": state.names[player]}, state.seats[player], "B12")


def return_done(state: State) -> Prompt:
    """The interrupted turn goes on (B12)."""
    left = state.shots_left
    if left is None:
        return Prompt("b.shot.return_done_unlimited", {"P": state.names[state.turn]}, None, "B12")
    return Prompt("b.shot.return_done", {"P": state.names[state.turn], "n": left}, None, "B12")
