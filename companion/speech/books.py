"""The phrase books: one for each language, read from its `.ftl` files at first use and then kept.

A key such as `m.turn.faster` is the message `m-turn-faster` in any file of the language's folder. Files are
rooms for people who translate; for the program they are one book.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from importlib.resources import files
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import ast

from companion.speech.languages import LANGUAGES, listed

log = logging.getLogger(__name__)


class Phrase(FluentType):
    """A value that is itself a text of the language and may have further forms (`gen`, `acc`, `plural` ...).

    A sentence can choose by it: it equals `name`, the last part of its key (`{ $deck -> [main] ... }`).
    """

    def __init__(self, text: str, name: str = "", forms: Mapping[str, str] | None = None,
                 items: tuple[str, ...] | None = None) -> None:
        self.text, self.name, self.forms = text, name, forms or {}
        self.items = (text,) if items is None else items

    def format(self, locale: Any) -> str:
        """The basic form."""
        return self.text

    def __eq__(self, other: object) -> bool:
        return self.name == (other.name if isinstance(other, Phrase) else other)

    def __hash__(self) -> int:
        return hash(self.name)

    def __str__(self) -> str:
        return self.text


def _form(value: Any, form: Any = "") -> Any:
    """FORM($card, "acc"): that form of the value, its basic form where it has no other."""
    return value.forms.get(form, value.text) if isinstance(value, Phrase) else value


def _count(value: Any) -> FluentInt:
    """COUNT($players): how many things a list holds, so that a sentence can agree with it."""
    return FluentInt(len(value.items) if isinstance(value, Phrase) else 1)


class Book:
    """All messages of one language, by key."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        """A book of the named Fluent sources. A line that is no Fluent and a key that comes twice are `faults`."""
        self.language = language
        self.entries: dict[str, ast.Message] = {}
        self.homes: dict[str, str] = {}
        self.faults: list[str] = []
        """What is wrong with the files themselves; the rest of the book can be used all the same."""
        functions: dict[str, Callable[[Any], Any]] = {
            "FORM": _form,
            "COUNT": _count,
            "OR": lambda value: self._joined(value, "or"),
            "ROW": lambda value: self._joined(value, "unit"),
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for source, text in sorted(sources.items()):
            resource = FluentResource(text)
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    line = (entry.content or "").strip()[:80]
                    self.faults.append(f"{language}/{source}.ftl holds a line that is no Fluent: {line!r}")
                if isinstance(entry, ast.Message):
                    key = key_of(entry.id.name)
                    if key in self.homes:
                        self.faults.append(f"{language}: {key} is in {self.homes[key]}.ftl and again in {source}.ftl")
                    else:
                        self.entries[key] = entry
                        self.homes[key] = source
            self._bundle.add_resource(resource)

    def _joined(self, value: Any, style: Literal["or", "unit"]) -> Any:
        """OR($acts): the list as a choice, "draw or stop". ROW($points): its parts in a row, "A: 1, B: 2"."""
        return listed(value.items, self.language, style) if isinstance(value, Phrase) else value

    @cached_property
    def keys(self) -> frozenset[str]:
        """Every key of this language."""
        return frozenset(self.entries)

    def text(self, key: str, values: Mapping[str, Any], form: str = "") -> tuple[str, list[Exception]]:
        """The message (or that form of it) filled in, and what went wrong; KeyError where it is missing."""
        message = self._bundle.get_message(message_id(key))
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        return str(text), errors

    def forms(self, key: str) -> tuple[str, ...]:
        """The names of the further forms this message has."""
        return tuple(attribute.id.name for attribute in self.entries[key_of(message_id(key))].attributes)


def message_id(key: str) -> str:
    """The Fluent name of a key.

    >>> message_id("m.turn.faster")
    'm-turn-faster'

    A Fluent name has no plus sign; the value `row+3` of a house rule is written `row_3`.

    >>> message_id("option.horizontal4.row+3")
    'option-horizontal4-row_3'
    """
    return key.replace(".", "-").replace("+", "_")


def key_of(name: str) -> str:
    """The key of a Fluent name; the reverse of `message_id`. Only numbers of rules hold a dash in their key.

    >>> key_of("m-turn-faster"), key_of("rule-R6-P")
    ('m.turn.faster', 'rule.R6-P')
    """
    room, _, rest = name.partition("-")
    return f"rule.{rest}" if room == "rule" else name.replace("-", ".")


def sources(language: str) -> dict[str, str]:
    """The text of every `.ftl` file of the language, and of those for all languages, by name without the ending."""
    room = files(__package__)
    return {
        entry.name.removesuffix(".ftl"): entry.read_text(encoding="utf-8")
        for folder in (room, room.joinpath(language))
        for entry in folder.iterdir()
        if entry.name.endswith(".ftl")
    }


_reading = threading.Lock()
_books: dict[str, Book] = {}


def book(language: str) -> Book:
    """The language's book, read once; KeyError for a language the table does not speak."""
    if language not in LANGUAGES:
        raise KeyError(language)
    found = _books.get(language)
    if found is None:
        with _reading:
            found = _books.get(language)
            if found is None:
                found = _books[language] = Book(language, sources(language))
                for fault in found.faults:
                    log.warning("%s", fault)
    return found


def variables(entry: ast.BaseNode) -> frozenset[str]:
    """The names of all variables of a message."""
    return frozenset(node.id.name for node in nodes(entry) if isinstance(node, ast.VariableReference))


def nodes(node: Any) -> Iterator[ast.BaseNode]:
    """The node and all syntax nodes inside it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for name, value in vars(node).items():
            if name != "span":
                yield from nodes(value)
    elif isinstance(node, list):
        for item in node:
            yield from nodes(item)
