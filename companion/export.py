"""A match for other programs and for people: JSON, CSV, and a story in words. Pure; the caller writes the file."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence

from companion import codec
from companion.engine import Setup
from companion.scoreboard import Line
from companion.speech import plain, say

FORMAT = 1
"""Version of the JSON; a change that old readers cannot take raises it."""


def as_json(setup: Setup, lines: Sequence[Line]) -> str:
    """Everything the journal knows of a match, one object: format, setup, entries with state, points and evidence."""
    body = {"format": FORMAT, "setup": codec.write(setup), "entries": [codec.write(line) for line in lines]}
    return json.dumps(body, ensure_ascii=False, indent=1) + "\n"


def as_csv(setup: Setup, lines: Sequence[Line], language: str) -> str:
    """One row an entry, for a spreadsheet. No cell begins as a formula would, whatever a player calls himself."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\r\n")
    rows.writerow([cell(word) for word in ("seq", "at", "by", "kind", "state", "told", *setup.players)])
    for line in lines:
        points = line.points or ("",) * len(setup.players)
        rows.writerow([line.seq, line.at, cell(line.by), line.kind, line.state, cell(told(line, language)), *points])
    return out.getvalue()


def as_story(setup: Setup, lines: Sequence[Line], language: str) -> str:
    """The match in words, one paragraph an entry that still counts, with the points it led to."""
    paragraphs = [" - ".join(setup.players)]
    for line in lines:
        words = told(line, language)
        if line.state in ("counts", "amended") and words:
            score = " : ".join(str(points) for points in line.points)
            paragraphs.append(f"{line.seq}. {words} ({score})" if score else f"{line.seq}. {words}")
    return "\n".join(paragraphs) + "\n"


def told(line: Line, language: str) -> str:
    """What one entry brought about, in words."""
    return " ".join(plain(say(prompt, language)) for prompt in line.news)


def cell(text: str) -> str:
    """The text as a cell no spreadsheet takes for a formula.

    >>> cell("=1+1"), cell("Ada")
    ("'=1+1", 'Ada')
    """
    return "'" + text if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text
