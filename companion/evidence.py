"""What a match can be judged again from: each signal that was kept, with what stood on the table when it came. Pure.

The journal keeps with each fact the signal it was read from: of a race every edge, of a reading every card and the key
of its picture. A `Proof` puts that together with the facts around it; `hardware.rejudge` judges it anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion import codec
from companion.engine import Game, Prompt, Setup
from companion.errors import Unreadable
from companion.fold import Folded, fold
from companion.history import lines
from companion.journal import Entry
from companion.seats import Seat
from companion.signals import BoardSeen, CardsSeen, Race, Signal


@dataclass(frozen=True, slots=True)
class Proof:
    """One entry with the signal it came from.

    `names` are the players by seat and `state` the game's state when the signal came; `said` is the fact as it was
    written down then, `counts` what became of it (`counts`, `undone`, `amended`, `disputed`), `news` what it brought.
    """

    seq: int
    at: str
    by: str
    signal: Signal
    picture: str
    said: Any
    counts: str
    names: Mapping[Seat, str]
    state: Any
    news: tuple[Prompt, ...] = ()

    @property
    def kind(self) -> str:
        """`race`, `cards` or `board`."""
        return {Race: "race", CardsSeen: "cards", BoardSeen: "board"}[type(self.signal)]


def proofs(game: Game[Any, Any], setup: Setup, entries: Sequence[Entry], folded: Folded) -> tuple[Proof, ...]:
    """Every entry of a match that came from a signal, oldest first; one whose signal cannot be read is left out.

    `folded` is the fold of the same entries.
    """
    told = {line.seq: line for line in lines(game, entries, folded)}
    found: list[Proof] = []
    before: Folded | None = None
    for n, entry in enumerate(entries):
        signal = signal_of(entry.evidence)
        if signal is None:
            continue
        # What the table saw then is what was written down until then, with the corrections of that moment.
        before = fold(game, setup, entries[:n], before)
        state = before.state
        names = {score.seat: score.name for score in game.scores(state) if score.seat is not None}
        line = told[entry.seq]
        found.append(Proof(entry.seq, entry.at, entry.by, signal, entry.picture, entry.said, line.state, names, state,
                           line.news))
    return tuple(found)


def signal_of(evidence: Any) -> Signal | None:
    """The signal of an entry's evidence, None where there is none or it has another shape."""
    if evidence is None:
        return None
    try:
        signal: Signal = codec.read((Race, CardsSeen, BoardSeen), evidence)
    except Unreadable:
        return None
    return signal
