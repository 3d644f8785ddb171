"""The server under real sockets: streams do not starve pages, and it stops although phones hang on."""

from __future__ import annotations

import http.client
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any
from urllib.parse import urlsplit

import pytest
from flask import Flask

from companion.games.magicians.facts import Composed
from companion.table import Table
from web import serve, server
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


def test_a_body_is_read_whole_before_a_page_sees_it_and_a_slow_one_costs_no_thread(serving: Serving) -> None:
    with ExitStack() as stack:
        for _ in range(40):
            slow = stack.enter_context(socket.create_connection(("127.0.0.1", serving.port), timeout=10))
            slow.sendall(b"POST /pair HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        page = connect(serving)
        stack.callback(page.close)
        page.request("GET", "/")
        assert page.getresponse().status == 200


@pytest.mark.parametrize("size", [64 * 1024 + 1, 10**12])
def test_a_body_that_is_too_long_is_refused_by_its_length_alone(serving: Serving, size: int) -> None:
    with socket.create_connection(("127.0.0.1", serving.port), timeout=10) as phone:
        phone.sendall(b"POST /pair HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
                      b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n" % size)
        assert phone.recv(100).startswith(b"HTTP/1.1 413 ")


def test_a_body_without_a_length_is_cut_off_too(serving: Serving) -> None:
    with socket.create_connection(("127.0.0.1", serving.port), timeout=10) as phone:
        phone.sendall(b"POST /pair HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
        phone.sendall((b"8000\r\n" + b"x" * 0x8000 + b"\r\n") * 3)
        assert phone.recv(100).startswith(b"HTTP/1.1 413 ")


@pytest.mark.parametrize("head", [
    b"GET / HTTP/1.1\r\nHost: a.local\r\nHost: evil.example\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nBad Header: x\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
])
def test_a_head_that_may_be_read_in_two_ways_is_refused(serving: Serving, head: bytes) -> None:
    with socket.create_connection(("127.0.0.1", serving.port), timeout=10) as phone:
        phone.sendall(head)
        assert phone.recv(100).startswith(b"HTTP/1.1 400 ")


def test_every_connection_notices_a_phone_that_is_gone(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    set_up: list[tuple[int, int]] = []

    class Watched(server._Connection):
        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            link = transport.get_extra_info("socket")
            set_up.append((link.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT),
                           link.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)))

    monkeypatch.setattr(server, "_Connection", Watched)
    with serve(app, "127.0.0.1", 0) as running:
        connection = connect(running)
        connection.request("GET", "/state.json")
        assert connection.getresponse().status == 200
        connection.close()
    assert set_up == [(server.LOST_MS, 1)]


def test_a_connection_that_asks_nothing_is_closed(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "HEAD_S", 0.05)
    with serve(app, "127.0.0.1", 0) as running, \
            socket.create_connection(("127.0.0.1", running.port), timeout=10) as phone:
        phone.sendall(b"GET / HTTP/1.1\r\nHost: loc")
        with suppress(ConnectionResetError):
            assert phone.recv(10) == b""


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
