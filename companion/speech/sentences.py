"""From prompts to sentences: values become words of the language, missing texts fall back to English.

What is said is remembered, so that two hundred phones asking for one sentence cost one look-up each.
"""

from __future__ import annotations

import logging
from typing import Any

from companion.cards import Card, Suit
from companion.engine import Prompt
from companion.seats import Seat
from companion.speech.books import Phrase, book, message_id
from companion.speech.languages import MASTER, digits, isolated, language, listed, plain

log = logging.getLogger(__name__)

SUITS = {Suit.CLUBS: "clubs", Suit.DIAMONDS: "diamonds", Suit.HEARTS: "hearts", Suit.SPADES: "spades"}
"""The suits' words in keys: `term.suit.hearts`."""

_SPECIAL = {"*r": "joker_red", "*b": "joker_black", "!rules": "rules", "##": "back", "??": "unread"}
_KEPT = 8192
LONGEST = 1000
"""Letters of a verbatim value that are shown; Fluent gives up on texts of more than 2500."""


class Untranslated(LookupError):
    """A key or a value that a sentence needs is missing; only raised while `strict` is on."""


class _Memory:
    """What has been said already and which gaps were reported; `strict` turns gaps into errors."""

    def __init__(self) -> None:
        self.strict = False
        self.said: dict[Any, str] = {}
        self.words: dict[tuple[str, str], Phrase] = {}
        self.reported: set[tuple[str, str]] = set()

    def gap(self, tongue: str, key: str, reason: str) -> None:
        if self.strict:
            raise Untranslated(f"{tongue}: {key}: {reason}")
        if (tongue, key) not in self.reported:
            self.reported.add((tongue, key))
            log.warning("no sentence for %s in %s (%s); the English one is shown", key, tongue, reason)


_memory = _Memory()


def strict(on: bool = True) -> bool:
    """From now on a missing key or value raises Untranslated (tests) or is papered over (off). Returns what was."""
    was, _memory.strict = _memory.strict, on
    _memory.said.clear()
    _memory.words.clear()
    _memory.reported.clear()
    return was


def say(prompt: Prompt, tongue: str) -> str:
    """The prompt as a sentence of that language, for a page.

    Names stand in isolates, cards as printed (`7♥`), numbers in the language's digits.

    >>> say(Prompt("term.list", {"items": ("Anna", Card("7h"))}), "en")
    '\\u2068Anna\\u2069 and \\u20687♥\\u2069'
    """
    return _told(prompt, tongue, spoken=False)


def speak(prompt: Prompt, tongue: str) -> str:
    """The prompt as it is called out: cards by name, no signs, no isolates.

    >>> speak(Prompt("term.list", {"items": ("Anna", Card("7h"))}), "en")
    'Anna and seven of hearts'
    """
    return plain(_told(prompt, tongue, spoken=True))


def term(key: str, tongue: str) -> str:
    """The text of a key that needs no values.

    >>> term("term.suit.hearts", "it")
    'cuori'
    """
    return say(Prompt(key), tongue)


def rule_text(rule: str, tongue: str) -> str:
    """The words of one rule, `M11` or `R9-P`; its key is `rule.M11` or `rule.R9-P`."""
    return say(Prompt(f"rule.{rule}"), tongue)


def keys(tongue: str) -> frozenset[str]:
    """Every key that language has, in dot notation."""
    return book(tongue).keys


def card_name(card: Card, tongue: str) -> str:
    """The card's name as it stands alone.

    >>> [card_name(Card("7h"), tongue) for tongue in ("en", "de", "it", "pl")]
    ['Seven of hearts', 'Herz Sieben', 'sette di cuori', 'siódemka kier']
    """
    name = _name(card, tongue).text
    return name[:1].upper() + name[1:] if language(tongue).capital else name


def card_short(card: Card, tongue: str) -> str:
    """The card as printed (`10♥`), in isolates; jokers, backs and unread cards by name.

    >>> plain(card_short(Card("Th"), "fa")), card_short(Card("*r"), "en")
    ('10♥', 'red joker')
    """
    return isolated(card.pretty) if card.is_face else _name(card, tongue).text


def _told(prompt: Prompt, tongue: str, spoken: bool) -> str:
    asked = (tongue, spoken, _frozen(prompt))
    known = _memory.said.get(asked)
    if known is None:
        known = digits(_sentence(_phrase(prompt, tongue, spoken).text), tongue)
        if len(_memory.said) >= _KEPT:
            _memory.said.clear()
        _memory.said[asked] = known
    return known


def _sentence(text: str) -> str:
    """With a capital where a whole sentence begins with a word that was filled in; names stay as they are."""
    return text[0].upper() + text[1:] if text[-1:] in (".", "!", "?") and text[0].islower() else text


def _frozen(value: Any) -> Any:
    """A hashable twin of a prompt or a value, different for different sentences."""
    if isinstance(value, Prompt):
        return (value.key, *[(name, _frozen(inner)) for name, inner in value.values.items()])
    if isinstance(value, tuple | list):
        return ("", *[_frozen(inner) for inner in value])
    return (type(value), value if value.__hash__ else repr(value))


def _phrase(prompt: Prompt, tongue: str, spoken: bool) -> Phrase:
    """The prompt's text and further forms in that language, or in English where it has none."""
    if prompt.values:
        return _filled(prompt, tongue, spoken)
    word = _memory.words.get((tongue, prompt.key))
    if word is None:
        word = _memory.words[tongue, prompt.key] = _filled(prompt, tongue, spoken)
    return word


def _filled(prompt: Prompt, tongue: str, spoken: bool) -> Phrase:
    for code in (tongue, MASTER) if tongue != MASTER else (MASTER,):
        texts = book(code)
        values = {name: _value(value, code, spoken) for name, value in prompt.values.items()}
        try:
            text, errors = texts.text(prompt.key, values)
        except KeyError:
            _memory.gap(code, prompt.key, "no such key")
            continue
        if not errors or code == MASTER:
            if errors:
                _memory.gap(code, prompt.key, str(errors[0]))
            forms = {form: texts.text(prompt.key, values, form)[0] for form in texts.forms(prompt.key)}
            return Phrase(text, message_id(prompt.key).rpartition("-")[2], forms)
        _memory.gap(code, prompt.key, str(errors[0]))
    return Phrase(prompt.key)


def _value(value: Any, tongue: str, spoken: bool) -> Any:
    """What Fluent gets for a prompt's value."""
    match value:
        case Prompt():
            return _phrase(value, tongue, spoken)
        case Card():
            return _name(value, tongue) if spoken or not value.is_face else Phrase(card_short(value, tongue))
        case Seat():
            return _phrase(Prompt(f"term.seat.{value.value}"), tongue, spoken)
        case Suit():
            return _phrase(Prompt(f"term.suit.{SUITS[value]}"), tongue, spoken)
        case str():
            return Phrase(isolated(value if len(value) <= LONGEST else value[: LONGEST - 1] + "…"), value)
        case int():
            return value
        case tuple() | list():
            return _series(value, tongue, spoken)
    _memory.gap(tongue, type(value).__name__, "a kind of value that no sentence can hold")
    return Phrase(isolated(str(value)))


def _series(values: tuple[Any, ...] | list[Any], tongue: str, spoken: bool) -> Phrase:
    """Several values: cards on a page side by side, everything else as a list of the language."""
    if not values:
        return Phrase(_phrase(Prompt("term.nothing"), tongue, spoken).text, items=())
    parts = [_value(value, tongue, spoken) for value in values]
    words = [part if isinstance(part, Phrase) else Phrase(str(part)) for part in parts]

    def joined(texts: list[str]) -> str:
        if spoken or not all(isinstance(value, Card) for value in values):
            return listed(texts, tongue)
        return " ".join(texts) if all(value.is_face for value in values) else listed(texts, tongue, "unit")

    forms = {form: joined([word.forms.get(form, word.text) for word in words]) for word in words for form in word.forms}
    return Phrase(joined([word.text for word in words]), forms=forms, items=tuple(word.text for word in words))


def _name(card: Card, tongue: str) -> Phrase:
    """The card's name with its further forms."""
    if card.suit is not None:
        rank = Prompt(f"term.rank.{card.rank}")
        return _phrase(Prompt("term.card.face", {"rank": rank, "suit": Prompt(f"term.suit.{SUITS[card.suit]}")}),
                       tongue, spoken=True)
    if card.notation in _SPECIAL:
        return _phrase(Prompt(f"term.card.{_SPECIAL[card.notation]}"), tongue, spoken=True)
    return Phrase(isolated(card.pretty))

