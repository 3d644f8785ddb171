"""What a look at the machine found: one thing that was looked at, how it is, and what to do."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from companion.engine import Prompt


class Level(StrEnum):
    """How bad a finding is: nothing to do, better done some day, or play suffers now."""

    OK = "ok"
    ADVICE = "advice"
    FAULT = "fault"


@dataclass(frozen=True, slots=True)
class Finding:
    """`check` names what was looked at (`disk`, `camera` ...); the prompt says how it is and, unless ok, what to do."""

    check: str
    level: Level
    prompt: Prompt


def worst(findings: Iterable[Finding]) -> Level:
    """The worst level of all, ok where nothing was found.

    >>> worst([Finding("disk", Level.ADVICE, Prompt("")), Finding("clock", Level.OK, Prompt(""))]).value
    'advice'
    """
    order = list(Level)
    return max((finding.level for finding in findings), key=order.index, default=Level.OK)
