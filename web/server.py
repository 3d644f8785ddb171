"""The production server inside the process: one loop for all connections and streams, a few threads for pages.

Waitress gave each stream a thread: 200 phones were 200 switches between threads a change (figures in README.md).
"""

from __future__ import annotations

import asyncio
import resource
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

import uvicorn
from flask import Flask
from uvicorn.protocols.http.h11_impl import H11Protocol

from web.front import HEAD_BYTES, Front
from web.guard import MOST_BYTES
from web.world import World

HEAD_S = 15.0
"""A connection that has not sent a whole request by then is closed."""
LOST_MS = 15_000
"""A phone that acknowledges nothing for so long is gone: its connection is half open."""
_FILES = 4096


@dataclass(frozen=True, slots=True)
class Serving:
    """A running server."""

    host: str
    port: int

    @property
    def url(self) -> str:
        """Where this machine itself reaches it."""
        host = "127.0.0.1" if self.host in ("0.0.0.0", "") else "[::1]" if self.host == "::" else self.host
        return f"http://{host}:{self.port}"


class _Connection(H11Protocol):
    """A connection that does not wait for ever for a request, and notices a phone that is gone."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.app_state = {"transport": transport}
        link: socket.socket = transport.get_extra_info("socket")
        link.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        link.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, LOST_MS)
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._late is not None:
            self._late.cancel()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._await_request()

    def _await_request(self) -> None:
        if self._late is not None:
            self._late.cancel()
        self._late = self.loop.call_later(HEAD_S, self._too_late)

    def _too_late(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.transport.abort()


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, begun: Callable[[asyncio.AbstractEventLoop], None]) -> None:
        super().__init__(config)
        self._begun = begun

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._begun(asyncio.get_running_loop())


@contextmanager
def serve(app: Flask, host: str, port: int) -> Iterator[Serving]:
    """Serves the app from background threads until the block ends; port 0 takes a free one.

    Raises OSError when the port is taken or the address is not this machine's.
    """
    world: World = app.extensions["push"]
    _more_files()
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=512)
    serving = Serving(host, int(listening.getsockname()[1]))
    most_bytes = max(MOST_BYTES, int(app.config.get("MOST_UPLOAD_BYTES", 0)))
    config = uvicorn.Config(
        Front(app, world.table, world.streams, most_bytes), loop="asyncio", http=_Connection, ws="none",
        lifespan="off", interface="asgi3", log_config=None, log_level="critical", access_log=False,
        proxy_headers=False, server_header=False, backlog=512, timeout_graceful_shutdown=2,
        limit_concurrency=4 * world.streams.most, h11_max_incomplete_event_size=HEAD_BYTES,
    )
    begun = threading.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    def note(loop: asyncio.AbstractEventLoop) -> None:
        loops.append(loop)
        begun.set()

    server = _Server(config, note)
    loop = threading.Thread(target=server.run, args=([listening],), name="web", daemon=True)
    loop.start()
    begun.wait(30.0)
    wake = _waker(loops[0])
    watch = threading.Thread(target=world.streams.watch, args=(world.table, wake), name="watch", daemon=True)
    watch.start()
    try:
        yield serving
    finally:
        world.streams.end()
        wake(world.streams.turn)
        server.should_exit = True
        loop.join(5.0)
        watch.join(2.0)


def _waker(loop: asyncio.AbstractEventLoop) -> Callable[[Callable[[], None]], Any]:
    def wake(what: Callable[[], None]) -> None:
        # The loop may have ended meanwhile: then nobody has to be woken.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(what)

    return wake


def _more_files() -> None:
    """Every phone is an open file; systems allow 1,024 unless asked for more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _FILES if hard == resource.RLIM_INFINITY else min(_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
