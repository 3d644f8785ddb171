"""Versions of a match: what the score was after each line of the journal, and who had a hand in it. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from companion.engine import Game, Prompt, Setup
from companion.fold import Folded, fold, told
from companion.journal import Entry

MOST = 200
"""So many versions, the latest, are looked at: further back the history itself is the better place."""


@dataclass(frozen=True, slots=True)
class Version:
    """The match as it stood after entry `seq`, which `by` said at `at` (UTC); entry 0 is the beginning.

    `names` and `points` are in the order of the setup; `news` is what stood on the scoreboard, `same` is True
    where it is how the match stands now.
    """

    seq: int
    at: str
    by: str
    kind: str
    names: tuple[str, ...]
    points: tuple[int, ...]
    news: tuple[Prompt, ...] = ()
    same: bool = False


def versions(game: Game[Any, Any], setup: Setup, entries: Sequence[Entry]) -> tuple[Version, ...]:
    """The latest versions of a match, newest first; the first one is the match as it stands."""
    if not entries:
        return ()
    now: Folded | None = None
    made: list[Version] = []
    # Newest first: each fold shares most of its steps with the one before.
    for count in range(len(entries), max(-1, len(entries) - MOST - 1), -1):
        folded = fold(game, setup, entries[:count], now)
        now = now or folded
        same = folded.setup == now.setup and folded.steps == now.steps
        last = entries[count - 1] if count else None
        made.append(Version(
            last.seq if last else 0, last.at if last else "", (last.who or last.by) if last else "",
            type(last.said).__name__ if last else "", folded.setup.players,
            tuple(score.points for score in game.scores(folded.state)),
            told(game, folded, len(folded.states) - 1), same,
        ))
    return tuple(made)
