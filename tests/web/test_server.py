"""The server under real sockets: streams do not starve pages, and it stops although phones hang on."""

from __future__ import annotations

import http.client
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from urllib.parse import urlsplit

import pytest
from flask import Flask

from companion.games.magicians.facts import Composed
from companion.table import Table
from web import serve
from web.server import Serving


@pytest.fixture
def serving(app: Flask, duel: Table) -> Iterator[Serving]:
    with serve(app, "127.0.0.1", 0) as running:
        yield running


def connect(serving: Serving) -> http.client.HTTPConnection:
    """A connection that gives up after ten seconds."""
    return http.client.HTTPConnection(urlsplit(serving.url).netloc, timeout=10)


def opened(serving: Serving, stack: ExitStack) -> http.client.HTTPResponse:
    """An open stream, closed with the stack."""
    connection = connect(serving)
    stack.callback(connection.close)
    connection.request("GET", "/stream")
    return stack.enter_context(connection.getresponse())


def event(stream: http.client.HTTPResponse, name: str) -> str:
    """The data of the next event of that name."""
    while True:
        line = stream.readline().decode()
        assert line, "the stream ended"
        if line == f"event: {name}\n":
            return stream.readline().decode().removeprefix("data: ").strip()


def test_60_streams_leave_room_for_a_page_and_all_get_the_change(serving: Serving, duel: Table) -> None:
    with ExitStack() as stack:
        streams = [opened(serving, stack) for _ in range(60)]
        for stream in streams:
            event(stream, "board")
        page = connect(serving)
        stack.callback(page.close)
        page.request("GET", "/")
        assert page.getresponse().status == 200
        version = duel.say(Composed()).version
        assert all(f'"version":{version}' in event(stream, "board") for stream in streams)


def test_a_stream_resumes_from_the_last_version_it_saw(serving: Serving, duel: Table) -> None:
    connection = connect(serving)
    connection.request("GET", "/stream", headers={"Last-Event-ID": str(duel.scoreboard.version)})
    with connection.getresponse() as stream:
        assert event(stream, "beat") == str(duel.scoreboard.version)
    connection.close()


def test_the_server_stops_although_streams_are_open_and_frees_its_port(app: Flask, duel: Table) -> None:
    with ExitStack() as stack:
        with serve(app, "127.0.0.1", 0) as running:
            event(opened(running, stack), "board")
        with socket.create_server(("127.0.0.1", running.port)):
            pass


def test_a_port_that_is_taken_is_an_error_at_once(app: Flask, serving: Serving) -> None:
    with pytest.raises(OSError, match="in use"), serve(app, "127.0.0.1", serving.port):
        pass


def test_a_head_of_megabytes_is_refused(serving: Serving) -> None:
    connection = connect(serving)
    connection.putrequest("GET", "/")
    connection.putheader("X-Long", "x" * 100_000)
    connection.endheaders()
    assert connection.getresponse().status == 431
    connection.close()
