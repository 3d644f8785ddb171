"""The Scoreboard: the one immutable picture of a match that every phone gets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.engine import Choice, Doubt, Outcome, Prompt, Score, Setup
from companion.signals import Want


@dataclass(frozen=True, slots=True)
class Dispute:
    """The entry at which the fold stopped because a later change made it illegal, and why."""

    seq: int
    act: str
    reason: Prompt


@dataclass(frozen=True, slots=True)
class Line:
    """One entry as history shows it: what was said, by whom, when, and whether it still counts.

    `state` is `counts`, `undone`, `amended` or `disputed`; `act` is the JSON of the fact in force; `news` and
    `points` (in order of the setup) are what stood on the scoreboard after it. `evidence` is the JSON of the
    signal it came from and `picture` the key of the picture kept with it; `amended_by` and `amended_at` tell who put
    another fact in its place, and when.
    """

    seq: int
    at: str
    by: str
    kind: str
    act: Mapping[str, Any]
    state: str
    news: tuple[Prompt, ...] = ()
    points: tuple[int, ...] = ()
    evidence: Any = None
    picture: str = ""
    amended_by: str = ""
    amended_at: str = ""


@dataclass(frozen=True, slots=True)
class Scoreboard:
    """Everything a phone may show. `version` only ever rises, also over a restart.

    `moved` is the version at which the journal last changed: a command that saw an older one is stale.
    `notices` are lasting findings of the senses by key (camera gone, pad stuck); `refusal` is the answer to
    the last act that was refused, gone with the next one. `match` is 0 while no match is open.
    """

    version: int
    moved: int
    match: int = 0
    setup: Setup | None = None
    scores: tuple[Score, ...] = ()
    prompts: tuple[Prompt, ...] = ()
    choices: tuple[Choice, ...] = ()
    wants: tuple[Want, ...] = ()
    news: tuple[Prompt, ...] = ()
    doubt: Doubt | None = None
    refusal: Prompt | None = None
    dispute: Dispute | None = None
    outcome: Outcome | None = None
    notices: tuple[Prompt, ...] = ()
    view: Mapping[str, Any] = field(default_factory=dict)
    last_seq: int = 0
    """The newest entry that still counts, the one an undo takes back; 0 when there is none."""
    redo_seq: int = 0
    """The undo that was said last, if nothing else was said since; 0 otherwise."""
    amend_seq: int = 0
    """The fact that "say instead" speaks of; 0 when there is none."""
    corrected: bool = False
    """What was said last corrects what had been said before: whoever calls out the score calls it once, anew."""

    @property
    def game(self) -> str:
        """Key of the game, empty while no match is open."""
        return self.setup.game if self.setup else ""
