"""What spectators see of the board: plain JSON values."""

from __future__ import annotations

from typing import Any

from companion.games.board.facts import Disc
from companion.games.board.geometry import line_mm
from companion.games.board.holes import row
from companion.games.board.scoring import Item
from companion.games.board.state import State


def view(state: State) -> dict[str, Any]:
    """The whole table: nothing on it is secret."""
    return {
        "state": state.phase,
        "players": [
            {"player": player, "name": name, "seat": state.seats[player].value, "colour": state.colours[player],
             "centre": state.centre[player]}
            for player, name in enumerate(state.names)
        ],
        "holes": {
            lodged.stone.hole: {"colour": lodged.stone.colour, "marked_up": lodged.stone.marked_up, "by": lodged.by}
            for lodged in state.lodged
        },
        "loose": [_disc(disc) | {"line_mm": _from_line(state, disc)} for disc in state.loose],
        "take_off": [_disc(disc) for disc in state.litter],
        "put_back": list(state.put_back),
        "take_out": [stone.hole for stone in state.take_out],
        "stock": {colour: state.stock(player) for player, colour in enumerate(state.colours)},
        "turn": state.turn,
        "shooter": state.shooter,
        "shots_left": state.shots_left,
        "shots": state.shots,
        "hits": state.hits,
        "returns": list(state.returns),
        "limited": state.limited,
        "vienna": state.house.vienna,
        "last_round": state.last_round is not None,
        "rows": {
            colour: {str(number): _in_row(state, player, number) for number in range(1, 6)}
            for player, colour in enumerate(state.colours)
        },
        "formations": [
            {"player": player, **_item(item)} for player in range(len(state.names))
            for item in state.sheet(player).formations
        ],
        "sheet": {
            colour: {"stones": sheet.stones, "lines": sheet.lines, "cross": sheet.cross, "bad": sheet.bad,
                     "by_hand": state.extra[player], "total": state.points(player),
                     "items": [_item(item) for item in sheet.items]}
            for player, colour in enumerate(state.colours) for sheet in (state.sheet(player),)
        },
    }


def _disc(disc: Disc) -> dict[str, Any]:
    return {"colour": disc.colour, "x_mm": disc.x_mm, "y_mm": disc.y_mm}


def _from_line(state: State, disc: Disc) -> float | None:
    """How far (mm) the stone's edge is from the nearest launch line; None where its place was never measured."""
    if disc.x_mm is None or disc.y_mm is None:
        return None
    far = line_mm(state.house, disc.x_mm, disc.y_mm)
    return None if far is None else round(far, 1)


def _item(item: Item) -> dict[str, Any]:
    return {"rule": item.rule, "kind": item.kind, "points": item.points, "holes": list(item.holes)}


def _in_row(state: State, player: int, number: int) -> int:
    """How many stones that player has in the row of that number, seen from the own side (B18)."""
    seat, colour = state.seats[player], state.colours[player]
    return sum(stone.colour == colour and row(seat, stone.hole) == number for stone in state.stones)
