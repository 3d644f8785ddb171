"""The five languages: their names, directions, digits and lists."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from babel import Locale
from babel.lists import format_list

LANGUAGES = ("de", "en", "it", "pl", "fa")
"""Every language the table speaks. English is the master all others are translated from."""

MASTER = "en"

FSI, PDI = "\u2068", "\u2069"
"""First strong isolate and its end: what lies between them keeps its own direction in a foreign sentence."""

_ISOLATES = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069"))
_NUMBER = re.compile("(?<![A-Za-z0-9])[0-9]+")
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
    return _NUMBER.sub(lambda found: found[0].translate(_PERSIAN), text)


def listed(items: Sequence[str], code: str, either: bool = False) -> str:
    """The items as a list of that language: `A, B and C`, or where only one holds, `A, B or C`.

    >>> listed(("A", "B", "C"), "de"), listed(("A", "B"), "it", either=True)
    ('A, B und C', 'A o B')
    """
    return format_list(items, style="or" if either else "standard", locale=_TABLE[code].locale)
