"""Pictures of the board as the eye would tell them, and the doubts that they raise."""

from __future__ import annotations

from companion.engine import Doubt
from companion.games.board import BOARD, Disc, State
from companion.games.board.facts import Corrected
from companion.games.board.holes import HOLES
from companion.signals import BoardSeen, LooseStone, SeenHole
from tests.companion.games.board.tables import laid, opened, played


def picture(state: State, *holes: SeenHole, loose: tuple[LooseStone, ...] | None = None) -> BoardSeen:
    """All 25 holes as they are known, but for these; the loose stones as they are known, but where others are given."""
    other = {hole.hole: hole for hole in holes}
    known = state.holes
    seen = []
    for hole in HOLES:
        if hole in other:
            seen.append(other[hole])
        elif hole in known:
            seen.append(SeenHole(hole, known[hole].stone.colour, known[hole].stone.marked_up))
        else:
            seen.append(SeenHole(hole, "empty"))
    if loose is None:
        loose = tuple(LooseStone(disc.colour, disc.x_mm or 0.0, disc.y_mm or 0.0) for disc in state.loose)
    return BoardSeen(tuple(seen), loose)


def lying(*discs: tuple[str, float, float], **also: str) -> State:
    """A table with these loose stones, and stones in holes by name."""
    state = laid(opened(), also.get("grid", ""))
    return played(state, Corrected(state.stones, tuple(Disc(*disc) for disc in discs)))


def loose(*discs: tuple[str, float, float]) -> tuple[LooseStone, ...]:
    return tuple(LooseStone(*disc) for disc in discs)


def doubt(state: State, seen: BoardSeen) -> Doubt:
    meant = BOARD.read(state, seen)
    assert isinstance(meant, Doubt)
    for choice in meant.choices:
        BOARD.check(state, choice.action)
    return meant
