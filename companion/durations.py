"""Short times in words: microseconds as milliseconds, in each language's own digits and with its own point. Pure."""

from __future__ import annotations

from companion.engine import Prompt


def tenths(us: int) -> Prompt:
    """The size of a time in milliseconds with one place behind the point.

    >>> tenths(12_340).values
    {'whole': 12, 'part': 3}
    """
    tenth = round(abs(us) / 100)
    return Prompt("term.ms", {"whole": tenth // 10, "part": tenth % 10})


def hundredths(us: int) -> Prompt:
    """The size of a time in milliseconds with two places behind the point.

    >>> hundredths(-312).values, hundredths(45).key
    ({'whole': 0, 'part': 31}, 'term.ms_0')
    """
    hundredth = round(abs(us) / 10)
    part = hundredth % 100
    # Fluent has no leading zeros: 0.04 is a sentence of its own.
    return Prompt("term.ms_0" if part < 10 else "term.ms", {"whole": hundredth // 100, "part": part})
