"""Every key the code speaks of has an English sentence with the variables it is given."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.engine import Game, Option
from companion.games import GAMES
from companion.speech import keys, rule_text, term
from companion.speech.books import book, message_id, variables
from tests.shared import REPOSITORY

ROOMS = ("companion", "hardware", "calibration", "web")
SOURCES = sorted(path for room in ROOMS for path in (REPOSITORY / room).rglob("*.py"))
KEY = re.compile(r"(?:m|b|l|r|c|web|term|hand|option|table|journal|setup|hw)(?:\.[A-Za-z0-9_]+)+")
NO_KEYS = re.compile(r".*\.(?:py|md|json|html|css|js|toml|tflite|onnx|ftl|sqlite|db|csv|svg|png|jpg|log)")


def is_module(text: str) -> bool:
    """True for the name of a package or module of ours, such as a logger's."""
    path = REPOSITORY.joinpath(*text.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def prompts(tree: ast.AST) -> Iterator[ast.Call]:
    """All calls of Prompt and Refused."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Prompt", "Refused"):
            yield node


def given(call: ast.Call) -> set[str] | None:
    """The names of the values such a call gives, None where they are made elsewhere."""
    assert isinstance(call.func, ast.Name)
    if call.func.id == "Refused":
        if any(word.arg is None for word in call.keywords):
            return None
        return {word.arg for word in call.keywords if word.arg} - {"rule", "seat"}
    second = call.args[1] if len(call.args) > 1 else next((w.value for w in call.keywords if w.arg == "values"), None)
    if second is None:
        return set()
    if isinstance(second, ast.Dict) and all(isinstance(key, ast.Constant) for key in second.keys):
        return {str(key.value) for key in second.keys if isinstance(key, ast.Constant)}
    return None


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(REPOSITORY)))
def test_every_key_in_the_code_has_a_sentence(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Expr) and isinstance(n.value, ast.Constant)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            docs |= {id(part) for part in ast.walk(node)}
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            text = node.value
            if KEY.fullmatch(text) and not NO_KEYS.fullmatch(text) and not is_module(text):
                told = text in keys("en") or any(key.startswith(text + ".") for key in keys("en"))
                assert told, f"line {node.lineno}: no English sentence for {text}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(REPOSITORY)))
def test_every_made_up_key_can_be_a_sentence(path: Path) -> None:
    for call in prompts(ast.parse(path.read_text(encoding="utf-8"))):
        for node in ast.walk(call.args[0]) if call.args else ():
            if isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else r"[\w.]+" for p in node.values]
                shape = "".join(parts)
                assert any(re.fullmatch(shape, key) for key in keys("en")), f"line {node.lineno}: no key like {shape}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(REPOSITORY)))
def test_a_sentence_gets_every_value_it_needs(path: Path) -> None:
    for call in prompts(ast.parse(path.read_text(encoding="utf-8"))):
        names = given(call)
        key = call.args[0] if call.args else None
        if names is not None and isinstance(key, ast.Constant) and key.value in keys("en"):
            missing = variables(book("en").entries[key.value]) - names
            assert not missing, f"line {call.lineno}: {message_id(key.value)} also needs {missing}"


OPTIONS = [pytest.param(game, option, id=f"{game.key}.{option.name}") for game in GAMES for option in game.options]


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_every_house_rule_has_words_and_tells_the_hole_it_closes(game: Game[Any, Any], option: Option) -> None:
    name = term(f"option.{option.name}", "en")
    for value in option.values:
        assert term(f"option.{option.name}." + re.sub(r"\W", "_", value), "en"), f"{game.key}: {option.name} = {value}"
    if option.rule[1] == "A":
        assert name in rule_text(option.rule, "en"), f"{option.rule} is missing in references.ftl"
    else:
        assert rule_text(option.rule, "en")
