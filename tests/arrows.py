"""Which room may import which (the arrows), read from the source without running it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOMS = ("companion", "hardware", "calibration", "web")

MAY_SEE = {
    "companion": {"companion"},
    "calibration": {"calibration", "companion"},
    "hardware": {"hardware", "calibration", "companion"},
    "web": {"web", "calibration", "companion"},
}

WIRING = ("companion/cli", "companion/__main__.py")
"""The one place that sees all four rooms and puts them together: the commands and their main."""

GUESTS = {
    "companion/speech": {"fluent", "babel"},
    "companion/cli.py": {"click", "platformdirs", "segno"},
    "companion/cli_place.py": {"click", "platformdirs"},
    "companion/__main__.py": {"click"},
}
"""The libraries from outside that `companion`, otherwise standard library only, lets in, and where; every command
(`companion/cli*.py`) has click."""

NO_CLOCKS_NO_IO = ("companion/games", "companion/cards.py", "companion/hands.py", "companion/seats.py",
                   "companion/signals.py", "companion/engine.py", "companion/scoreboard.py", "companion/fold.py",
                   "companion/match.py", "companion/notices.py")
"""Rules: the same facts give the same score at any time on any machine."""

WORLD = {"asyncio", "datetime", "io", "multiprocessing", "os", "pathlib", "random", "secrets", "shutil", "socket",
         "sqlite3", "subprocess", "tempfile", "threading", "time", "urllib", "uuid"}
"""Modules through which time, chance or the machine would get into the rules."""


def imports(source: str, module: str) -> Iterator[tuple[int, str]]:
    """Every module that `source`, the text of `module`, imports, with its line; relative imports are resolved."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                package = module.split(".")[: -node.level]
                base = ".".join([*package, base] if base else package)
            # `from web import referee` may mean the module web.referee
            names = [f"{base}.{alias.name}" for alias in node.names] if base in ROOMS else [base]
            yield from ((node.lineno, name) for name in names)
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in {"import_module", "__import__"}:
                yield node.lineno, str(node.args[0].value)


def wrong(path: str, source: str) -> list[str]:
    """Every import of the file `path` (from the repository's root) that an arrow forbids, as a sentence.

    >>> wrong("companion/games/luck.py", "import random")
    ['companion/games/luck.py:1 imports random: rules know no time, no chance and no machine']
    """
    room = path.split("/")[0]
    found: list[str] = []
    for line, name in imports(source, path.removesuffix(".py").replace("/", ".")):
        top = name.split(".")[0]
        if top in ROOMS or top == "tests":
            if top not in MAY_SEE[room] and (not path.startswith(WIRING) or top == "tests"):
                found.append(f"{path}:{line} imports {name}: {room} may see {', '.join(sorted(MAY_SEE[room]))}")
            wired = name.startswith(("companion.cli", "companion.__main__"))
            if room == "companion" and wired and not path.startswith(WIRING):
                found.append(f"{path}:{line} imports {name}: the wiring is seen by nobody")
        elif room == "companion" and top not in sys.stdlib_module_names and top not in _guests(path):
            found.append(f"{path}:{line} imports {name}: companion has the standard library only")
        if path.startswith(NO_CLOCKS_NO_IO) and top in WORLD:
            found.append(f"{path}:{line} imports {name}: rules know no time, no chance and no machine")
    return found


def _guests(path: str) -> set[str]:
    click = {"click"} if path.startswith("companion/cli") else set[str]()
    return click.union(*(guests for place, guests in GUESTS.items() if f"{path}/".startswith(f"{place}/")))


def sources(repository: Path) -> Iterator[tuple[str, str]]:
    """Path and text of every module of the four rooms."""
    for room in ROOMS:
        for file in sorted((repository / room).rglob("*.py")):
            yield file.relative_to(repository).as_posix(), file.read_text(encoding="utf-8")
