"""A table that hears with every reading which model made it, so that the reading can be judged again later."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from companion.signals import Race, Signal
from hardware.listener import Board, Listener


class Marked:
    """Passes everything on; readings are marked on their way."""

    def __init__(self, table: Listener, mark: Callable[[], str]) -> None:
        """`mark` names the model and the taught packs by which is read at this moment."""
        self._table, self._mark = table, mark

    @property
    def scoreboard(self) -> Board:
        """The newest scoreboard."""
        return self._table.scoreboard

    def hear(self, signal: Signal, by: str = "camera", *, asked: int | None = None,
             picture: bytes | None = None) -> Board:
        """As the table's own; a reading says by which model it was made."""
        marked = signal if isinstance(signal, Race) else replace(signal, reader=self._mark())
        return self._table.hear(marked, by, asked=asked, picture=picture)

    def wait(self, version: int, timeout_s: float) -> Board:
        """As the table's own."""
        return self._table.wait(version, timeout_s)

    def notice(self, key: str, values: Mapping[str, Any] | None = None, on: bool = True) -> Any:
        """As the table's own."""
        return self._table.notice(key, values, on)
