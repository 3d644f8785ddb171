"""What each message can be filled with, found out from the messages themselves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import ast

from companion.cards import Card
from companion.engine import Prompt
from companion.speech import LANGUAGES
from companion.speech.books import book, nodes, variables

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 3, 5, 12, 22, 25, 101, 1000)
"""Numbers of every plural class of the five languages."""
NAME = "Łucja-Xerxes"


@cache
def kinds(key: str) -> dict[str, frozenset[str]]:
    """For each variable: the names it is selected by, or `#` where it is a number, `*` for a list's length."""
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        if key not in book(language).keys:
            continue
        entry = book(language).entries[key]
        for name in variables(entry):
            found.setdefault(name, set())
        for node in nodes(entry):
            if isinstance(node, ast.SelectExpression):
                names = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
                numeric = names <= PLURALS
                match node.selector:
                    case ast.VariableReference(id=ast.Identifier(name=name)):
                        found[name] |= {"#"} if numeric else names
                    case ast.FunctionReference(arguments=ast.CallArguments(positional=[ast.VariableReference(id=of)])):
                        found[of.name] |= {"*"}
    return {name: frozenset(names) for name, names in found.items()}


def fillings(key: str) -> Iterator[dict[str, Any]]:
    """Sets of values that between them reach every plural class and every name that is selected by."""
    of = kinds(key)
    if not of:
        yield {}
        return
    rounds = max(len(NUMBERS) if "#" in names else max(3, len(names)) for names in of.values())
    for turn in range(rounds):
        yield {name: _value(names, turn) for name, names in of.items()}


def _value(names: frozenset[str], turn: int) -> Any:
    if "#" in names:
        return NUMBERS[turn % len(NUMBERS)]
    if "*" in names:
        return (NAME,) * (1 + turn % 3)
    if names:
        return sorted(names)[turn % len(names)]
    return (NAME, Card("7h"), Prompt("term.suit.hearts"))[turn % 3]
