"""From the journal to the state: which entries count, in which form, and what they lead to. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from companion.engine import Adjust, Game, Prompt, Refused, Setup
from companion.journal import CORRECTIONS, Amend, Entry, Stand, Undo


@dataclass(frozen=True, slots=True)
class Step:
    """One fact or adjustment that counts: the entry it stands at, what it says now, and whether it is let stand."""

    seq: int
    said: Any
    stands: bool = False


@dataclass(frozen=True, slots=True)
class Folded:
    """The state after all steps that could be taken.

    `states[n]` is the state after n steps, so `states[0]` is the start. `stopped` is the step whose fact was
    no longer allowed, with the reason in `reason`; the steps from there on are not taken.
    """

    steps: tuple[Step, ...]
    states: tuple[Any, ...]
    stopped: Step | None = None
    reason: Prompt | None = None

    @property
    def state(self) -> Any:
        """The state of the table now."""
        return self.states[-1]


def alive(entries: Sequence[Entry]) -> set[int]:
    """The numbers of the entries that have not been taken back.

    An undo is always newer than what it takes back, so one walk from the newest to the oldest settles
    also the undo of an undo.
    """
    struck: set[int] = set()
    for entry in reversed(entries):
        if isinstance(entry.said, Undo) and entry.seq not in struck:
            struck.add(entry.said.seq)
    return {entry.seq for entry in entries} - struck


def undoable(entries: Sequence[Entry]) -> int:
    """The number of the newest entry that counts, which an undo takes back; 0 when there is none."""
    living = alive(entries)
    return next((e.seq for e in reversed(entries) if e.seq in living and not isinstance(e.said, Undo)), 0)


def redoable(entries: Sequence[Entry]) -> int:
    """The number of the undo that can be undone now: nothing but undos came after it; 0 when there is none."""
    living = alive(entries)
    undos = {entry.seq for entry in entries if isinstance(entry.said, Undo)}
    for entry in reversed(entries):
        if not isinstance(entry.said, Undo):
            return 0
        if entry.seq in living and entry.said.seq not in undos:
            return entry.seq
    return 0


def corrected(entries: Sequence[Entry]) -> bool:
    """True when the newest entry changes what older ones told. Points by hand are news of their own, not a change."""
    return bool(entries) and isinstance(entries[-1].said, CORRECTIONS) and not isinstance(entries[-1].said, Adjust)


def effective(entries: Sequence[Entry]) -> tuple[Step, ...]:
    """The facts and adjustments that count, in order, each in its latest form."""
    living = alive(entries)
    amended: dict[int, Entry] = {}
    standing: set[int] = set()
    for entry in entries:
        if entry.seq in living and isinstance(entry.said, Amend):
            amended[entry.said.seq] = entry
            standing.discard(entry.said.seq)
        elif entry.seq in living and isinstance(entry.said, Stand):
            standing.add(entry.said.seq)
    steps = []
    for entry in entries:
        if entry.seq not in living or isinstance(entry.said, Undo | Amend | Stand):
            continue
        form = amended.get(entry.seq)
        said = form.said.action if form else entry.said
        stands = (form.stands if form else entry.stands) or entry.seq in standing
        steps.append(Step(entry.seq, said, stands))
    return tuple(steps)


def fold(game: Game[Any, Any], setup: Setup, entries: Sequence[Entry], before: Folded | None = None) -> Folded:
    """The state the journal leads to. `before`, an earlier fold of the same match, saves repeating what is the same."""
    steps = effective(entries)
    same = 0
    if before is not None:
        reach = min(len(steps), len(before.states) - 1)
        while same < reach and steps[same] == before.steps[same]:
            same += 1
    states = list(before.states[: same + 1]) if before is not None else [game.start(setup)]
    for step in steps[same:]:
        try:
            states.append(taken(game, states[-1], step))
        except Refused as refused:
            return Folded(steps, tuple(states), step, refused.prompt)
    return Folded(steps, tuple(states))


def taken(game: Game[Any, Any], state: Any, step: Step) -> Any:
    """The state after one more step; raises Refused when the game does not allow it."""
    if isinstance(step.said, Adjust):
        return game.adjust(state, step.said)
    if not step.stands:
        game.check(state, step.said)
    return game.apply(state, step.said)
