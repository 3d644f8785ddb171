"""NOTICES.md is what translators work from: every key the senses use is there, and no other."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import hardware

ROOM = Path(hardware.__file__).parent


def used() -> set[str]:
    """Every `hw.` key that stands in the code, the eye included."""
    found: set[str] = set()
    for file in ROOM.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(re.findall(r"^hw\.[a-z0-9_.]+$", node.value))
    return found


def rows() -> list[list[str]]:
    lines = (ROOM / "NOTICES.md").read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| `hw.")]


def test_every_key_is_listed_once() -> None:
    keys = [row[0].strip("`") for row in rows()]
    assert sorted(keys) == sorted(used())


def test_sentences_use_the_values_that_are_given() -> None:
    for _, values, sentence in rows():
        assert set(re.findall(r"\{(\w+)\}", sentence)) <= set(values.replace(",", " ").split())
