"""German is written as in Germany: a sharp s after a long vowel is ß."""

from __future__ import annotations

import re

from companion.speech.books import sources

SWISS = re.compile(
    r"\w*(?:gross|gröss|strass|stossen|stöss|schliess|aussen|ausser|äusser|fuss|füss|spass|späss|gruss|grüss|weisse|heiss"
    r"|dreissig|gemäss|mässig|massstab|bloss|fleiss|fliess|giess|geniess|süss|schweiss|reiss|beiss)\w*", re.IGNORECASE)


def test_no_word_is_written_as_in_switzerland() -> None:
    assert [word for text in sources("de").values() for word in SWISS.findall(text)] == []
