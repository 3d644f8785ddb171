"""Between the network and the pages: streams live in the server's loop, every other request in a thread of a few.

No thread ever waits for a phone: a request's body is taken whole (and bounded, and within a time) before a page sees
it, and an answer is made whole before its first byte is sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any

from a2wsgi import WSGIMiddleware
from flask import Flask, request

from companion.table import Table
from web.guard import MOST_BYTES, UPLOADS
from web.pace import Pace
from web.stream import Follower, Streams

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

PAGES = 16
"""So many pages are made at the same time."""
HEAD_BYTES = 16 * 1024
"""Longest head of a request."""
BODY_S = 20.0
"""A request's body has to arrive within this time."""
ANSWER_S = 60.0
"""An answer has to be taken within this time."""
MOST_UPLOADS = 2
"""So many photos may be on their way at once; further ones are not read and their page says so."""
_FOLLOWER = "push.follower"
_CROWDED = "push.crowded"


def hand_over(follower: Follower) -> None:
    """The request being answered becomes the stream of `follower`, once its answer's head is sent."""
    scope = request.environ.get("asgi.scope")
    if scope is not None:
        scope[_FOLLOWER] = follower


def crowded(environ: MutableMapping[str, Any]) -> bool:
    """True where this request's body was not read, because others of its size are on their way."""
    return bool(environ.get("asgi.scope", {}).get(_CROWDED))


class Front:
    """The ASGI application around the pages of one table."""

    def __init__(self, app: Flask, table: Table, streams: Streams, most_bytes: int,
                 pace: Pace | None = None) -> None:
        pages: Any = app  # its types are WSGI's by another name
        self._pages = WSGIMiddleware(pages, workers=PAGES)
        self._table, self._streams, self._most_bytes = table, streams, most_bytes
        self._pace = pace or Pace()
        self._uploads = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request."""
        answer: list[Message] = []
        if not self._pace.allows((scope.get("client") or ("", 0))[0]):
            for message in _plain(429):
                await send(message)
            return
        try:
            refused = await self._answered(scope, receive, answer)
            if refused:
                answer = _plain(refused)
            if answer and _FOLLOWER in scope:
                await self._followed(scope[_FOLLOWER], answer[0], receive, send, scope)
            else:
                async with asyncio.timeout(ANSWER_S):
                    for message in answer:
                        await send(message)
        except TimeoutError:
            scope["state"]["transport"].abort()
        except asyncio.CancelledError:
            # The server ends: this answer is not waited for.
            scope["state"]["transport"].abort()
        except Exception:
            logging.getLogger(__name__).exception("a request could not be answered")
            scope["state"]["transport"].abort()

    async def _answered(self, scope: Scope, receive: Receive, answer: list[Message]) -> int:
        """Fills in the answer; or the status of a refusal for a request that is too large or too slow."""
        head = len(scope["raw_path"]) + len(scope["query_string"])
        if head + sum(len(name) + len(value) for name, value in scope["headers"]) > HEAD_BYTES:
            return 431
        try:
            async with asyncio.timeout(BODY_S):
                body = await self._body(scope, receive)
        except TimeoutError:
            return 408
        if body is None:
            return 413

        async def whole() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        async def keep(message: Message) -> None:
            answer.append(message)

        await self._pages(scope, whole, keep)  # type: ignore[arg-type]  # it names the messages' fields, we do not
        return 0

    async def _body(self, scope: Scope, receive: Receive) -> bytes | None:
        told = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
        long = int(told) if told.isdigit() else 0
        most = self._most_bytes if scope["path"] in UPLOADS else MOST_BYTES
        large = MOST_BYTES < long <= most
        scope[_CROWDED] = large and self._uploads >= MOST_UPLOADS
        if long > most or scope[_CROWDED]:
            # Not read at all: the page refuses it by its length, in the reader's language.
            scope["headers"] = [*scope["headers"], (b"connection", b"close")]
            return b""
        self._uploads += large
        try:
            return await _taken(receive, most if large else MOST_BYTES)
        finally:
            self._uploads -= large

    async def _followed(self, follower: Follower, head: Message, receive: Receive, send: Send, scope: Scope) -> None:
        follower.drop = scope["state"]["transport"].abort
        # A stream has no length; the page's own answer was empty.
        headers = [(name, value) for name, value in head["headers"] if name != b"content-length"]
        await send({**head, "headers": headers})

        async def write(event: bytes) -> None:
            await send({"type": "http.response.body", "body": event, "more_body": True})

        following = asyncio.ensure_future(self._streams.follow(self._table, follower, write))
        leaving = asyncio.ensure_future(_gone(receive))
        try:
            await asyncio.wait({following, leaving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (following, leaving):
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        with suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _taken(receive: Receive, most: int) -> bytes | None:
    """The whole body; None where it is longer than that."""
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > most:
            return None
        if not message.get("more_body", False):
            return bytes(body)


async def _gone(receive: Receive) -> None:
    """Comes back when the phone has hung up."""
    while (await receive())["type"] != "http.disconnect":
        pass


def _plain(status: int) -> list[Message]:
    return [
        {"type": "http.response.start", "status": status,
         "headers": [(b"content-type", b"text/plain"), (b"connection", b"close")]},
        {"type": "http.response.body", "body": b"", "more_body": False},
    ]
