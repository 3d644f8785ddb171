"""One stream of scoreboards for each open page, rendered once for all pages that speak the same language.

A single thread waits for the table, renders each wanted language once and wakes the pages; the pages themselves are
tasks of the server's loop, so two hundred of them cost neither threads nor switches between them.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from threading import Event, Lock
from time import monotonic
from typing import Any

from companion.scoreboard import Scoreboard
from companion.table import Table

BEAT_S = 1.0
"""A sign of life so often: a page that misses it for 3 s says that it is stale."""
MOST_STREAMS = 600
"""So many pages are served live; a further one asks again every two seconds instead."""
STUCK_S = 15.0
"""A page that takes nothing for so long is let go; it comes back by itself when its phone wakes."""
_KEPT = 48

Render = Callable[[Scoreboard, str, bool], dict[str, Any]]
Write = Callable[[bytes], Awaitable[None]]


class Models:
    """Page models as JSON, each rendered once for (version, language, audience)."""

    def __init__(self, render: Render) -> None:
        self._render = render
        self._known: OrderedDict[tuple[int, str, bool], tuple[str, bytes]] = OrderedDict()
        self._lock = Lock()
        self.rendered = 0
        """How often something was really rendered."""

    def json(self, board: Scoreboard, language: str, referee: bool = False) -> str:
        """The page model of that scoreboard as JSON."""
        return self._of(board, language, referee)[0]

    def event(self, board: Scoreboard, language: str, referee: bool = False) -> bytes:
        """The same as a server-sent event."""
        return self._of(board, language, referee)[1]

    def _of(self, board: Scoreboard, language: str, referee: bool) -> tuple[str, bytes]:
        key = (board.version, language, referee)
        with self._lock:
            known = self._known.get(key)
            if known is None:
                text = json.dumps(self._render(board, language, referee), ensure_ascii=False, separators=(",", ":"))
                known = text, f"id: {board.version}\nevent: board\ndata: {text}\n\n".encode()
                self._known[key] = known
                self.rendered += 1
                if len(self._known) > _KEPT:
                    self._known.popitem(last=False)
            return known


@dataclass(eq=False)
class Follower:
    """One page that follows the table: what it speaks, what it has, and whether it may go on.

    `event` makes the event of a board; followers of one `group` get the same. `address` is where it is.
    """

    group: tuple[str, ...]
    event: Callable[[Scoreboard], bytes]
    seen: int = -1
    address: str = ""
    allowed: Callable[[], bool] = lambda: True
    turn: asyncio.Event = field(default_factory=asyncio.Event)
    since: float = 0.0
    """When the write under way began; 0.0 when none is."""
    drop: Callable[[], None] = lambda: None


class Streams:
    """Every open stream of one table. Everything but `take`, `watch` and `end` belongs to the server's loop."""

    def __init__(self, most: int = MOST_STREAMS, build: str = "", beat_s: float = BEAT_S) -> None:
        self.most = most
        self.build = build
        self.beat_s = beat_s
        self._at: Counter[str] = Counter()
        self._followers: set[Follower] = set()
        self._lock = Lock()
        self._over = Event()

    @property
    def open(self) -> int:
        """So many streams have their place."""
        return self._at.total()

    def take(self, address: str = "") -> bool:
        """One more stream is open; False when there are too many already, or too many of one address.

        A single address never takes more than half of the places. (Behind a router of their own, many phones have
        one address.)
        """
        with self._lock:
            if self.open >= self.most or self._over.is_set() or self._at[address] >= max(1, self.most // 2):
                return False
            self._at[address] += 1
            return True

    def give(self, address: str = "") -> None:
        """One stream less."""
        with self._lock:
            self._at[address] -= 1
            if not self._at[address]:
                del self._at[address]

    def end(self) -> None:
        """Every stream ends at its next turn, and no new one begins."""
        self._over.set()

    def watch(self, table: Table, wake: Callable[[Callable[[], None]], object]) -> None:
        """Wakes all followers at each change and each beat until `end`; runs in a thread of its own.

        `wake` runs a function in the server's loop. What the followers will want is rendered before they wake.
        """
        version = table.scoreboard.version
        while not self._over.is_set():
            board = table.wait(version, self.beat_s)
            if board.version != version:
                version = board.version
                for event in {one.group: one.event for one in tuple(self._followers)}.values():
                    event(board)
            wake(self.turn)

    def turn(self) -> None:
        """Every follower looks at the table now; one that has taken nothing for too long is let go."""
        now = monotonic()
        for one in tuple(self._followers):
            one.turn.set()
            if one.since and now - one.since > STUCK_S:
                one.drop()

    async def follow(self, table: Table, one: Follower, write: Write) -> None:
        """Sends `one`, which has taken its place with `take`, every board until it is gone.

        A follower too slow for every version gets the latest one when it is ready for more. The first board is sent
        at once when the follower's version is not the table's; `allowed` is asked before each.
        """
        self._followers.add(one)
        try:
            version = one.seen
            await self._written(one, write, f"retry: 1000\nevent: hello\ndata: {self.build}\n\n".encode())
            while not self._over.is_set() and one.allowed():
                board = table.scoreboard
                if board.version != version:
                    version = board.version
                    await self._written(one, write, one.event(board))
                else:
                    await self._written(one, write, f"event: beat\ndata: {version}\n\n".encode())
                await one.turn.wait()
                one.turn.clear()
        finally:
            self._followers.discard(one)
            self.give(one.address)

    @staticmethod
    async def _written(one: Follower, write: Write, event: bytes) -> None:
        one.since = monotonic()
        await write(event)
        one.since = 0.0
