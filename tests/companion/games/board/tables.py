"""Tables for tests of the board game: matches opened, positions laid, shots made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from companion.engine import Setup, checked
from companion.games.board import BOARD, Disc, Shot, State, Stone, position
from companion.games.board.facts import Began, Chose, Fact
from companion.games.board.holes import HOLES
from companion.games.board.state import Lodged
from companion.seats import Seat

NAMES = ("Ada", "Bo", "Cy", "Di")


def opened(players: int = 2, rules: str = "", **options: str | int) -> State:
    """A match just opened; option names as in RULES."""
    return BOARD.start(checked(BOARD, Setup("board", NAMES[:players], options, rules=rules)))


def vienna(chosen: bool = False, players: int = 2, **options: str | int) -> State:
    """A Vienna match in which Ada begins and has chosen limited turns (True) or unlimited ones."""
    return played(opened(players, "vienna", **options), Began(Seat.S), Chose(chosen))


def played(state: State, *acts: Fact) -> State:
    """The state after these facts, each of which must be allowed."""
    for act in acts:
        BOARD.check(state, act)
        state = BOARD.apply(state, act)
    return state


def own(state: State) -> str:
    """The colour of whose shot it is."""
    return state.colours[state.shooter]


def free(state: State, count: int = 1, but: Iterable[str] = ("c3",)) -> list[str]:
    """Holes that are still free, the middle left out."""
    return [hole for hole in HOLES if hole not in state.holes and hole not in tuple(but)][:count]


def hit(state: State, hole: str = "", up: bool = True) -> Shot:
    """The stone that is shot falls into a hole."""
    return Shot(sunk=(Stone(hole or free(state)[0], own(state), up),))


def miss(state: State) -> Shot:
    """The stone that is shot touches a launch line."""
    return Shot(zone=(Disc(own(state)),))


def laid(state: State, grid: str = "", loose: Mapping[str, int] | None = None, **also: Any) -> State:
    """The state with this picture on the board; letters r, b, y, g are the first four colours."""
    letters = {colour[0]: colour for colour in state.colours}
    stones = position(grid, letters) if grid else ()
    discs = tuple(Disc(colour) for colour, count in (loose or {}).items() for _ in range(count))
    return replace(state, lodged=tuple(Lodged(stone) for stone in stones), loose=discs, **also)
