"""A table that only listens, a clock that only moves when told, and lamps that remember."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from companion.seats import Seat
from companion.signals import BoardSeen, CardsSeen, Race, Signal, Want


@dataclass
class FakeBoard:
    version: int = 1
    moved: int = 1
    wants: tuple[Want, ...] = ()
    match: int = 1


@dataclass
class FakeTable:
    """Keeps what it heard; `want` sets what it wants."""

    scoreboard: FakeBoard = field(default_factory=FakeBoard)
    heard: list[tuple[Signal, str]] = field(default_factory=list)
    pictures: list[bytes | None] = field(default_factory=list)
    answered: list[int | None] = field(default_factory=list)
    notices: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    said: list[tuple[str, bool]] = field(default_factory=list)
    accepts: bool = True
    """False: whatever is heard becomes a doubt, and nothing is written down."""

    def want(self, *wants: Want) -> None:
        self.scoreboard = replace(self.scoreboard, version=self.scoreboard.version + 1, wants=wants)

    def new_match(self) -> None:
        """Another match is opened; its wants come with `want`."""
        self.scoreboard = replace(self.scoreboard, match=self.scoreboard.match + 1, wants=())

    def hear(self, signal: Signal, by: str = "camera", *, asked: int | None = None,
             picture: bytes | None = None) -> FakeBoard:
        self.heard.append((signal, by))
        self.answered.append(asked)
        self.pictures.append(picture)
        if self.accepts:
            version = self.scoreboard.version + 1
            self.scoreboard = replace(self.scoreboard, version=version, moved=version)
        return self.scoreboard

    def wait(self, version: int, timeout_s: float) -> FakeBoard:
        return self.scoreboard

    def notice(self, key: str, values: Mapping[str, Any] | None = None, on: bool = True) -> None:
        self.said.append((key, on))
        kept = [] if values is None else [known for known in self.notices.get(key, []) if known != dict(values)]
        self.notices[key] = [*kept, dict(values or {})] if on else kept
        if not self.notices[key]:
            del self.notices[key]

    @property
    def races(self) -> list[Race]:
        return [signal for signal, _ in self.heard if isinstance(signal, Race)]

    @property
    def cards(self) -> list[CardsSeen]:
        return [signal for signal, _ in self.heard if isinstance(signal, CardsSeen)]

    @property
    def boards(self) -> list[BoardSeen]:
        return [signal for signal, _ in self.heard if isinstance(signal, BoardSeen)]


@dataclass
class FakeClock:
    """Nanoseconds that stand still until somebody moves them."""

    ns: int = 1_000_000_000

    def __call__(self) -> int:
        return self.ns

    def move(self, ms: float) -> None:
        self.ns += round(ms * 1_000_000)


@dataclass
class FakeLamps:
    """Remembers what was lit and when the tone began and ended."""

    clock: FakeClock
    done: list[str] = field(default_factory=list)

    def go(self) -> int:
        self.done.append("go")
        return self.clock()

    def quiet(self) -> None:
        self.done.append("quiet")

    def winner(self, seat: Seat) -> None:
        self.done.append(f"winner {seat}")

    def off(self) -> None:
        self.done.append("off")

    def close(self) -> None:
        self.done.append("close")


@dataclass
class FakePads:
    """Pads whose levels a test sets."""

    names: tuple[str, ...] = ("S.main", "S.magic", "N.main", "N.magic")
    closed: set[str] = field(default_factory=set)

    def down(self) -> frozenset[str]:
        return frozenset(self.closed)
