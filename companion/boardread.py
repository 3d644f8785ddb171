"""A reading of the board in words: what was read in each hole, and where two readings differ. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from companion.engine import Prompt
from companion.games.board import words
from companion.signals import SURE, BoardSeen, SeenHole


def meant(hole: SeenHole) -> tuple[str, bool | None]:
    """What a game may go by: the state, `unsure` where the reading is, and how the stone lies."""
    if hole.state == "unsure" or hole.confidence < SURE:
        return "unsure", None
    return hole.state, hole.marked_up


def holes_apart(was: BoardSeen, now: BoardSeen) -> tuple[str, ...]:
    """The holes that two readings do not say the same of, in order of name.

    >>> holes_apart(BoardSeen((SeenHole("a1", "red", True), SeenHole("b1", "empty"))),
    ...             BoardSeen((SeenHole("a1", "red", False), SeenHole("b1", "empty"))))
    ('a1',)
    """
    before, after = ({hole.hole: meant(hole) for hole in seen.holes} for seen in (was, now))
    return tuple(name for name in sorted(before | after) if before.get(name) != after.get(name))


def at_odds(was: SeenHole, now: SeenHole) -> bool:
    """True when two readings of a hole cannot both be right; one that is unsure, or did not see the face, fits others.

    >>> at_odds(SeenHole("a1", "red", True), SeenHole("a1", "red", None))
    False
    >>> at_odds(SeenHole("a1", "red", True), SeenHole("a1", "empty"))
    True
    """
    (state, face), (state_now, face_now) = meant(was), meant(now)
    if "unsure" in (state, state_now):
        return False
    return state != state_now or (face is not None and face_now is not None and face != face_now)


def hole_told(hole: SeenHole) -> Prompt:
    """What was read in one hole.

    >>> hole_told(SeenHole("c3", "red", True)).key, hole_told(SeenHole("c3", "red", True, 0.5)).key
    ('evidence.hole.faced', 'evidence.hole.unsure')
    """
    state, face = meant(hole)
    if state in ("unsure", "empty"):
        return Prompt(f"evidence.hole.{state}", {"hole": hole.hole})
    if face is None:
        return Prompt("evidence.hole.stone", {"hole": hole.hole, "colour": words.colour(state)})
    return Prompt("evidence.hole.faced", {"hole": hole.hole, "colour": words.colour(state), "face": words.face(face)})


def holes_told(seen: BoardSeen, places: Iterable[str]) -> Prompt:
    """What a reading says of these holes; one that it does not name is left out."""
    by_name = {hole.hole: hole for hole in seen.holes}
    return Prompt("evidence.holes", {"holes": tuple(hole_told(by_name[name]) for name in places if name in by_name)})


def board_told(seen: BoardSeen) -> Prompt:
    """The board in a sentence: how many stones lie in holes, how many beside them."""
    sunk = sum(meant(hole)[0] not in ("empty", "unsure") for hole in seen.holes)
    return Prompt("evidence.board", {"n": sunk, "loose": len(seen.loose)})
