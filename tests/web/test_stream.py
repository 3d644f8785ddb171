"""The streams: every page gets the latest board, a slow one skips what it missed, a stuck one is let go."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from flask import Flask
from flask.testing import FlaskClient

from companion.games.magicians.facts import Armed, Composed, Dealt
from companion.scoreboard import Scoreboard
from companion.table import Table
from tests.loops import run
from web import stream
from web.stream import Follower, Streams
from web.world import World


def told(board: Scoreboard) -> bytes:
    """An event that is the version alone."""
    return b"%d" % board.version


class Page:
    """A page that follows a table until the test is done; `got` is what has reached it."""

    def __init__(self, table: Table, streams: Streams, seen: int = -1,
                 allowed: Callable[[], bool] = lambda: True) -> None:
        assert streams.take("192.168.1.5")
        self.one = Follower(("en",), told, seen, "192.168.1.5", allowed)
        self.got: list[bytes] = []
        self.open = asyncio.Event()
        self.open.set()
        self.task = asyncio.ensure_future(streams.follow(table, self.one, self._write))

    async def _write(self, event: bytes) -> None:
        await self.open.wait()
        self.got.append(event)


async def settled() -> None:
    """Everything that can go on has gone on."""
    for _ in range(8):
        await asyncio.sleep(0)


def play(scene: Callable[[], Awaitable[None]]) -> None:
    """Runs one scene in a loop of its own; every task it left open is ended."""
    async def whole() -> None:
        await scene()

    run(whole())


def test_a_stream_begins_with_the_board(duel: Table) -> None:
    async def scene() -> None:
        page = Page(duel, Streams(build="b1"))
        await settled()
        assert page.got == [b"retry: 1000\nevent: hello\ndata: b1\n\n", told(duel.scoreboard)]

    play(scene)


def test_a_page_that_is_up_to_date_only_hears_the_beat(duel: Table) -> None:
    async def scene() -> None:
        page = Page(duel, Streams(), seen=duel.scoreboard.version)
        await settled()
        assert page.got[1:] == [b"event: beat\ndata: %d\n\n" % duel.scoreboard.version]

    play(scene)


def test_a_page_with_the_version_of_an_older_journal_gets_the_board(duel: Table) -> None:
    async def scene() -> None:
        page = Page(duel, Streams(), seen=10**9)
        await settled()
        assert page.got[1:] == [told(duel.scoreboard)]

    play(scene)


def test_a_change_reaches_every_open_stream(duel: Table) -> None:
    async def scene() -> None:
        streams = Streams()
        pages = [Page(duel, streams) for _ in range(5)]
        await settled()
        duel.say(Composed())
        streams.turn()
        await settled()
        assert [page.got[-1] for page in pages] == [told(duel.scoreboard)] * 5

    play(scene)


def test_a_slow_page_skips_the_boards_it_was_too_slow_for(duel: Table) -> None:
    async def scene() -> None:
        streams = Streams()
        page = Page(duel, streams)
        await settled()
        page.open.clear()
        versions = []
        for fact in (Composed(), Dealt(), Armed()):
            versions.append(told(duel.say(fact)))
            streams.turn()
            await settled()
        page.open.set()
        await settled()
        assert [event for event in page.got if event in versions] == [versions[0], versions[2]]

    play(scene)


def test_a_page_that_takes_nothing_is_let_go(duel: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        streams = Streams()
        page = Page(duel, streams)
        dropped: list[bool] = []
        page.one.drop = lambda: dropped.append(True)
        page.open.clear()
        await settled()
        streams.turn()
        assert dropped == []
        monkeypatch.setattr(stream, "STUCK_S", 0.0)
        streams.turn()
        assert dropped == [True]

    play(scene)


def test_a_referee_who_was_let_go_gets_no_further_board(duel: Table) -> None:
    async def scene() -> None:
        streams, may = Streams(), [True]
        page = Page(duel, streams, allowed=lambda: may[0])
        await settled()
        may[0] = False
        streams.turn()
        await settled()
        assert page.task.done()

    play(scene)


def test_a_closed_stream_gives_its_place_back(duel: Table) -> None:
    async def scene() -> None:
        streams = Streams(most=2)
        page = Page(duel, streams)
        await settled()
        assert not streams.take("192.168.1.5")
        page.task.cancel()
        await settled()
        assert streams.open == 0

    play(scene)


def test_one_address_takes_at_most_half_of_the_places() -> None:
    streams = Streams(most=10)
    assert [streams.take("192.168.1.9") for _ in range(7)] == [True] * 5 + [False] * 2
    assert streams.take("192.168.1.10")


def test_ended_streams_stop_and_no_new_one_begins(duel: Table) -> None:
    async def scene() -> None:
        streams = Streams()
        page = Page(duel, streams)
        await settled()
        streams.end()
        streams.turn()
        await settled()
        assert page.task.done()
        assert not streams.take()

    play(scene)


def test_what_the_pages_will_want_is_rendered_once_before_they_wake(duel: Table) -> None:
    streams = Streams(beat_s=60.0)
    order: list[str] = []

    def rendered(board: Scoreboard) -> bytes:
        order.append("rendered")
        return told(board)

    streams._followers = {Follower((name,), rendered) for name in ("en", "en", "de")}

    def wake(what: Callable[[], None]) -> None:
        order.append("woken")
        streams.end()

    class Changing(Table):
        """A table that changes as soon as somebody waits for it."""

        def wait(self, version: int, timeout_s: float) -> Scoreboard:
            return duel.say(Composed())

    changing = object.__new__(Changing)
    changing._board = duel.scoreboard
    streams.watch(changing, wake)
    assert order == ["rendered", "rendered", "woken"]


def test_a_full_house_is_told_to_ask_again(app: Flask, client: FlaskClient) -> None:
    held: World = app.extensions["push"]
    held.streams.most = 0
    answer = client.get("/stream")
    assert answer.status_code == 503
    assert answer.headers["Retry-After"] == "2"
