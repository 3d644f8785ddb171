"""What the senses need of a table: somebody who listens. `companion.table.Table` has this shape."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from companion.signals import Signal, Want


class Board(Protocol):
    """The part of a scoreboard that the senses look at."""

    @property
    def version(self) -> int:
        """Rises with every change."""

    @property
    def moved(self) -> int:
        """The version at which a fact was last written down."""

    @property
    def match(self) -> int:
        """The number of the match in play, 0 for none."""

    @property
    def wants(self) -> tuple[Want, ...]:
        """What the senses are to report now."""


class Listener(Protocol):
    """Hears signals and shows notices. Every method may be called from any thread."""

    @property
    def scoreboard(self) -> Board:
        """The newest scoreboard."""

    def hear(self, signal: Signal, by: str = ..., *, asked: int | None = None, picture: bytes | None = None) -> Board:
        """Take a signal in: `by` is `button`, `camera` or `phone`, `asked` the want it answers, `picture` a JPEG."""

    def wait(self, version: int, timeout_s: float) -> Board:
        """A scoreboard newer than `version` as soon as there is one, else the newest after `timeout_s`."""

    def notice(self, key: str, values: Mapping[str, Any] | None = ..., on: bool = True) -> Any:
        """Show a lasting finding, or take it away (without values: all of that key). NOTICES.md lists the keys."""


def wanted(board: Board, sense: str) -> Want | None:
    """What the table wants of one sense now, or None."""
    return next((want for want in board.wants if want.sense == sense), None)
