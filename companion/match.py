"""A match as its journal tells it: its lines, and everything that follows from them. Pure.

A `Match` is a value: it never changes, and each new line makes a new one. Whoever holds one may take any time over it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion import evidence, history, likely, record, versions
from companion.engine import Choice, Game, Setup
from companion.evidence import Proof
from companion.fold import Folded, Step, amendable, corrected, fold, redoable, taken, told, undoable
from companion.games import find
from companion.journal import Entry
from companion.likely import Likely
from companion.record import Record
from companion.scoreboard import Dispute, Line, Scoreboard
from companion.versions import Version


@dataclass(frozen=True, slots=True)
class Match:
    """One match: its number, its lines, and the fold of these; `opened` is the setup as it was when it began."""

    number: int
    opened: Setup
    game: Game[Any, Any]
    entries: tuple[Entry, ...]
    folded: Folded

    @classmethod
    def of(cls, number: int, opened: Setup, entries: Sequence[Entry]) -> Match:
        """The match that these lines tell. Raises BadSetup for a game nobody here knows."""
        game = find(opened.game)
        return cls(number, opened, game, tuple(entries), fold(game, opened, entries))

    def after(self, entry: Entry) -> Match:
        """The same match with one more line."""
        entries = (*self.entries, entry)
        return replace(self, entries=entries, folded=fold(self.game, self.opened, entries, self.folded))

    @property
    def setup(self) -> Setup:
        """The setup with the names of those who really played."""
        return self.folded.setup

    @property
    def state(self) -> Any:
        """The game's state now."""
        return self.folded.state

    # one fact of it

    def place(self, seq: int) -> int | None:
        """How many facts count before that of entry `seq`; None where it stands nowhere."""
        return next((n for n, step in enumerate(self.folded.steps) if step.seq == seq), None)

    def check(self, step: Step) -> None:
        """Returns where the rules allow this fact: in the place of entry `step.seq`, or as the next one when that is 0.

        Raises Refused. Behind a dispute there is no state to check it against.
        """
        state = self._before(step.seq) if step.seq else self.state
        if state is not None:
            taken(self.game, state, step)

    def choices(self, seq: int) -> tuple[Choice, ...]:
        """What was allowed where entry `seq` stands. Empty where it stands nowhere."""
        state = self._before(seq)
        return self.game.legal(state) if state is not None else ()

    def likely(self, seq: int) -> tuple[Likely, ...]:
        """What else the fact of entry `seq` may have been, likeliest first. Empty where it stands nowhere."""
        place = self.place(seq)
        if place is None or place >= len(self.folded.states):
            return ()
        seen = next(entry.evidence for entry in self.entries if entry.seq == seq)
        return likely.likely(self.game, self.folded, place, seen)

    def line(self, seq: int) -> Line | None:
        """One line of the history, or None."""
        return history.line(self.game, self.entries, self.folded, seq)

    def _before(self, seq: int) -> Any:
        """The state that the fact of entry `seq` was said in; None where it stands nowhere or behind a dispute."""
        place = self.place(seq)
        return self.folded.states[place] if place is not None and place < len(self.folded.states) else None

    # all of it

    def lines(self) -> tuple[Line, ...]:
        """Every line, oldest first, with what came of it and whether it counts."""
        return history.lines(self.game, self.entries, self.folded)

    def versions(self) -> tuple[Version, ...]:
        """Its versions, newest first, each with who and when."""
        return versions.versions(self.game, self.opened, self.entries)

    def proofs(self) -> tuple[Proof, ...]:
        """Every line that came from a signal, with what stood on the table then."""
        return evidence.proofs(self.game, self.opened, self.entries, self.folded)

    def record(self, at: str) -> Record:
        """What is left of it: its people, its end, its figures; `at` is when it was opened."""
        return record.record(self.number, at, self.setup, self.game, self.entries, self.folded)

    def scoreboard(self, version: int, moved: int, asked: int) -> Scoreboard:
        """What phones show of it. Whatever it wants of a sense now is wanted since version `asked`."""
        game, state, stopped = self.game, self.state, self.folded.stopped
        dispute = None
        if stopped is not None and self.folded.reason is not None:
            dispute = Dispute(stopped.seq, type(stopped.said).__name__, self.folded.reason)
        return Scoreboard(
            version=version, moved=moved, match=self.number, setup=self.setup,
            scores=game.scores(state), prompts=game.prompts(state),
            choices=() if dispute else game.legal(state),
            wants=() if dispute else tuple(replace(want, asked=asked) for want in game.wants(state)),
            news=told(game, self.folded, len(self.folded.states) - 1), dispute=dispute,
            outcome=game.outcome(state), view=game.view(state),
            last_seq=undoable(self.entries), redo_seq=redoable(self.entries),
            amend_seq=amendable(self.entries), corrected=corrected(self.entries),
        )
