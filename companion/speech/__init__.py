"""Speech: every text the table shows or calls out, in five languages.

The rest of the program knows keys (`m.turn.faster`) and values; only here do they become sentences. See
README.md beside this file for adding a sentence or a language.
"""

from companion.speech.languages import LANGUAGES, direction, language_name, plain
from companion.speech.sentences import (
    Untranslated,
    card_name,
    card_short,
    keys,
    rule_text,
    say,
    speak,
    strict,
    term,
)

__all__ = [
    "LANGUAGES",
    "Untranslated",
    "card_name",
    "card_short",
    "direction",
    "keys",
    "language_name",
    "plain",
    "rule_text",
    "say",
    "speak",
    "strict",
    "term",
]
