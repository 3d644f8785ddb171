"""The games, one flat list. A new game is a module with one object that keeps `companion.engine.Game`."""

from __future__ import annotations

from typing import Any

from companion.engine import BadSetup, Game
from companion.games.board import BOARD
from companion.games.luck import LUCK
from companion.games.magicians import MAGICIANS
from companion.games.rummy import CAPIT, PARTNERSHIP

GAMES: tuple[Game[Any, Any], ...] = (MAGICIANS, BOARD, PARTNERSHIP, CAPIT, LUCK)
"""Every game that can be played, in the order in which they are offered."""


def find(key: str) -> Game[Any, Any]:
    """The game with this key; raises BadSetup naming the known ones."""
    for game in GAMES:
        if game.key == key:
            return game
    raise BadSetup("setup.no_game", game=key, known=tuple(game.key for game in GAMES))
