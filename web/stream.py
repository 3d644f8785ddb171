"""One stream of scoreboards for each open page, rendered once for all pages that speak the same language."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Iterator
from threading import Event, Lock
from typing import Any

from companion.scoreboard import Scoreboard
from companion.table import Table

BEAT_S = 1.0
"""A sign of life so often: a page that misses it for 3 s says that it is stale."""
MOST_STREAMS = 240
"""So many pages are served live; a further one asks again every two seconds instead."""
_KEPT = 24

Render = Callable[[Scoreboard, str, bool], dict[str, Any]]


class Models:
    """Page models as JSON, each rendered once for (version, language, audience)."""

    def __init__(self, render: Render) -> None:
        self._render = render
        self._known: OrderedDict[tuple[int, str, bool], str] = OrderedDict()
        self._lock = Lock()
        self.rendered = 0
        """How often something was really rendered."""

    def json(self, board: Scoreboard, language: str, referee: bool = False) -> str:
        """The page model of that scoreboard as JSON."""
        key = (board.version, language, referee)
        with self._lock:
            known = self._known.get(key)
            if known is None:
                known = json.dumps(self._render(board, language, referee), ensure_ascii=False, separators=(",", ":"))
                self._known[key] = known
                self.rendered += 1
                if len(self._known) > _KEPT:
                    self._known.popitem(last=False)
            return known


class Streams:
    """Counts the open streams and can end them all."""

    def __init__(self, most: int = MOST_STREAMS, build: str = "", beat_s: float = BEAT_S) -> None:
        self.most = most
        self.build = build
        self.beat_s = beat_s
        self.open = 0
        self._lock = Lock()
        self._over = Event()

    def take(self) -> bool:
        """One more stream is open; False when there are too many already."""
        with self._lock:
            if self.open >= self.most or self._over.is_set():
                return False
            self.open += 1
            return True

    def give(self) -> None:
        """One stream less."""
        with self._lock:
            self.open -= 1

    def end(self) -> None:
        """Every stream ends at its next beat, and no new one begins."""
        self._over.set()

    def events(self, table: Table, model: Callable[[Scoreboard], str], seen: int,
               allowed: Callable[[], bool] = lambda: True) -> Iterator[str]:
        """Server-sent events for one page that has taken its place with `take`.

        The first one is sent at once when the page's version is not the table's; `allowed` is asked before each.
        """
        try:
            version = seen
            board = table.scoreboard
            yield f"retry: 1000\nevent: hello\ndata: {self.build}\n\n"
            while not self._over.is_set() and allowed():
                if board.version != version:
                    version = board.version
                    yield f"id: {version}\nevent: board\ndata: {model(board)}\n\n"
                else:
                    yield f"event: beat\ndata: {version}\n\n"
                board = table.wait(version, self.beat_s)
        finally:
            self.give()
