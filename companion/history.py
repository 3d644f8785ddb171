"""History as people read it: each entry, what came of it, and whether it still counts. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from companion import codec
from companion.engine import Game
from companion.fold import Folded, alive, told
from companion.journal import Amend, Entry
from companion.scoreboard import Line


def lines(game: Game[Any, Any], entries: Sequence[Entry], folded: Folded) -> tuple[Line, ...]:
    """One line for every entry of a match, oldest first; `folded` is the fold of the same entries."""
    return tuple(_lines(game, entries, folded, entries))


def line(game: Game[Any, Any], entries: Sequence[Entry], folded: Folded, seq: int) -> Line | None:
    """The line of entry `seq`, None where there is none."""
    return next(_lines(game, entries, folded, [entry for entry in entries if entry.seq == seq]), None)


def _lines(game: Game[Any, Any], entries: Sequence[Entry], folded: Folded, wanted: Sequence[Entry]) -> Iterator[Line]:
    living = alive(entries)
    place = {step.seq: n for n, step in enumerate(folded.steps)}
    amended = {entry.said.seq: entry for entry in entries if entry.seq in living and isinstance(entry.said, Amend)}
    for entry in wanted:
        n = place.get(entry.seq)
        after = folded.states[n + 1] if n is not None and n + 1 < len(folded.states) else None
        said = folded.steps[n].said if n is not None else entry.said
        if entry.seq not in living:
            state = "undone"
        elif n is not None and after is None:
            state = "disputed"
        else:
            state = "amended" if entry.seq in amended else "counts"
        yield Line(
            entry.seq, entry.at, entry.who or entry.by, type(entry.said).__name__, codec.write(said), state,
            told(game, folded, n + 1) if n is not None and after is not None else (),
            tuple(score.points for score in game.scores(after)) if after is not None else (),
            entry.evidence, entry.picture, *_amended(amended.get(entry.seq)),
        )


def _amended(entry: Entry | None) -> tuple[str, str]:
    """By whom and when another fact was put in the place of this one."""
    return (entry.who or entry.by, entry.at) if entry is not None else ("", "")
