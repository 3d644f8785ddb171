"""The production server inside the process: enough threads that open streams never starve a page."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

from flask import Flask
from waitress.server import create_server

from web.guard import MOST_BYTES
from web.stream import BEAT_S
from web.world import World

PAGES = 16
"""Threads beside those the streams may take."""


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


@contextmanager
def serve(app: Flask, host: str, port: int) -> Iterator[Serving]:
    """Serves the app from background threads until the block ends; port 0 takes a free one.

    Raises OSError when the port is taken or the address is not this machine's.
    """
    world: World = app.extensions["push"]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=512)
    server: Any = create_server(
        app, sockets=[listening], threads=world.streams.most + PAGES, connection_limit=4 * world.streams.most,
        ident="", max_request_body_size=MOST_BYTES, max_request_header_size=16 * 1024, asyncore_use_poll=True,
        channel_timeout=30, clear_untrusted_proxy_headers=True,
    )
    loop = threading.Thread(target=server.run, name="web", daemon=True)
    loop.start()
    try:
        yield Serving(host, int(listening.getsockname()[1]))
    finally:
        world.streams.end()
        server.task_dispatcher.shutdown(cancel_pending=True, timeout=2 * BEAT_S)
        # Woken by somebody else the loop may hang up between the two steps of this call and close the trigger first.
        with suppress(OSError):
            server.trigger.pull_trigger(lambda: _hang_up(server))
        loop.join(2.0)


def _hang_up(server: Any) -> None:
    """Closes every connection and the listening socket; runs in the server's own loop, which then ends."""
    for channel in list(server.active_channels.values()):
        channel.handle_close()
    server.close()
