"""Who imports whom: web and hardware see companion and calibration, companion sees nobody (DESIGN section 2)."""

from __future__ import annotations

import pytest

from tests.arrows import ROOMS, imports, sources, wrong
from tests.shared import REPOSITORY


def test_no_module_imports_against_the_arrows() -> None:
    assert [sentence for path, text in sources(REPOSITORY) for sentence in wrong(path, text)] == []


def test_all_four_rooms_are_looked_at() -> None:
    assert {path.split("/")[0] for path, _ in sources(REPOSITORY)} == set(ROOMS)


@pytest.mark.parametrize(("path", "source"), [
    ("companion/table.py", "import flask"),
    ("companion/table.py", "from web import create_app"),
    ("companion/table.py", "def late():\n    from hardware.rig import open_rig"),
    ("companion/table.py", "from companion.cli import main"),
    ("companion/table.py", "import importlib\nimportlib.import_module('hardware.rig')"),
    ("companion/games/board.py", "import time"),
    ("companion/games/board.py", "from datetime import datetime"),
    ("companion/speech/say.py", "import click"),
    ("companion/speech/say.py", "import babelfish"),
    ("calibration/plane.py", "from hardware import camera"),
    ("hardware/watch.py", "import web"),
    ("web/referee.py", "from hardware.rig import open_rig"),
    ("web/referee.py", "from tests.shared import shared"),
    ("companion/cli.py", "import tests"),
    ("companion/games/rummy/play.py", "from ....web import scoreboard"),
])
def test_an_import_against_the_arrows_is_found(path: str, source: str) -> None:
    assert len(wrong(path, source)) == 1


@pytest.mark.parametrize(("path", "source"), [
    ("companion/table.py", "import sqlite3, threading\nfrom companion.engine import Game"),
    ("companion/games/rummy/play.py", "from . import melds\nfrom ..board import start"),
    ("companion/speech/say.py", "from fluent.runtime import FluentBundle\nimport babel.numbers"),
    ("companion/cli.py", "import click\nfrom web import create_app\nfrom hardware.rig import open_rig"),
    ("hardware/watch.py", "import numpy\nfrom calibration.plane import Plane\nfrom companion.signals import CardsSeen"),
    ("web/setup.py", "import flask\nfrom calibration import profile"),
])
def test_an_import_along_the_arrows_passes(path: str, source: str) -> None:
    assert wrong(path, source) == []


def test_relative_imports_are_resolved() -> None:
    assert list(imports("from ..board import start", "companion.games.rummy.play")) == [(1, "companion.games.board")]
