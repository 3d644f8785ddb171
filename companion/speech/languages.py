"""The five languages: their names, directions, digits and lists."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from babel import Locale
from babel.lists import format_list

LANGUAGES = ("de", "en", "it", "pl", "fa")
"""Every language the table speaks. English is the master all others are translated from."""

MASTER = "en"

FSI, PDI = "\u2068", "\u2069"
"""First strong isolate and its end: what lies between them keeps its own direction in a foreign sentence."""

LRM = "\u200e"
"""Keeps a minus sign left of its number in a line that runs from right to left."""

_ISOLATES = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069"))
_NUMBER = re.compile("(?<![A-Za-z0-9])[0-9]+")
_MINUS = re.compile("(?<![\\w\u06f0-\u06f9])[-\u2212](?=[\u06f0-\u06f9])")
_PERSIAN = str.maketrans("0123456789", "".join(map(chr, range(0x06F0, 0x06FA))))
_GROUPS = re.compile("(?<=[\u06f0-\u06f9]),(?=[\u06f0-\u06f9]{3})")


@dataclass(frozen=True, slots=True)
class Language:
    """One language. `capital` says that a thing's name begins with a capital where it stands alone on a page."""

    code: str
    name: str
    rtl: bool = False
    capital: bool = False

    @property
    def locale(self) -> Locale:
        """Babel's data for this language."""
        return Locale.parse(self.code)


_TABLE = {
    language.code: language
    for language in (
        Language("de", "Deutsch"),
        Language("en", "English", capital=True),
        Language("it", "italiano"),
        Language("pl", "polski"),
        Language("fa", "فارسی", rtl=True),
    )
}


def language(code: str) -> Language:
    """The language of that code; KeyError for one the table does not speak."""
    return _TABLE[code]


def direction(code: str) -> str:
    """`rtl` for Persian, `ltr` for the others.

    >>> direction("fa"), direction("pl")
    ('rtl', 'ltr')
    """
    return "rtl" if _TABLE[code].rtl else "ltr"


def language_name(code: str) -> str:
    """The language's name in the language itself.

    >>> language_name("pl")
    'polski'
    """
    return _TABLE[code].name


def isolated(verbatim: str) -> str:
    """The text as it is, between marks that keep its direction its own.

    Isolate marks inside it are dropped: a name must not be able to end its own isolate.
    """
    return FSI + verbatim.translate(_ISOLATES) + PDI


def plain(text: str) -> str:
    """The text without isolates, for speech and for files.

    >>> plain("\\u2068Anna\\u2069 wins.")
    'Anna wins.'
    """
    return text.translate(_ISOLATES)


def digits(text: str, code: str) -> str:
    """The text with the language's own digits; what stands in isolates is somebody else's and stays, as do
    numbers of rules (`B14`).

    >>> digits("13 B14 \\u2068R2\\u2069", "fa")
    '۱۳ B14 \\u2068R2\\u2069'
    """
    if code != "fa" or text.isalpha():
        return text
    first, *rest = text.split(FSI)
    parts = [_persian(first)]
    for part in rest:
        inside, end, after = part.partition(PDI)
        parts.append(FSI + inside + end + _persian(after))
    return _GROUPS.sub("٬", "".join(parts))


def _persian(text: str) -> str:
    return _MINUS.sub(LRM + "\u2212", _NUMBER.sub(lambda found: found[0].translate(_PERSIAN), text))


def listed(items: Sequence[str], code: str, style: Literal["standard", "or", "unit"] = "standard") -> str:
    """The items as a list of that language: `A, B and C`; style `or` where one of them holds, `unit` for a bare row.

    >>> listed(("A", "B", "C"), "de"), listed(("A", "B"), "it", "or"), listed(("A", "B"), "fa", "unit")
    ('A, B und C', 'A o B', 'A،\u200f B')
    """
    locale = _TABLE[code].locale
    if style == "unit":  # Babel's data has no whole pattern of that style for Italian
        return functools.reduce(locale.list_patterns["standard"]["middle"].format, items)
    return format_list(items, style=style, locale=locale)
