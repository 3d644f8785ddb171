"""A real table with a duel in play, and an eye that is told what lies there."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from companion.engine import Setup
from companion.games.magicians.facts import Armed, Composed, Dealt
from companion.journal import Journal
from companion.settings import Settings
from companion.signals import BoardSeen, BoardTerms, CardsSeen, Point
from companion.table import Table
from hardware.camera import Picture
from hardware.evidence import Part
from hardware.eye.agreement import Agreement
from hardware.eye.stillness import Stillness
from hardware.pretend.table import PretendTable
from hardware.rig import BoardEye, Eye, Rig


def duel(folder: Path) -> tuple[Journal, Table]:
    """A duel of Ada (south) and Ben (north) whose decks are dealt."""
    journal = Journal(folder / "journal.sqlite")
    table = Table(journal)
    table.open_match(Setup("magicians", ("Ada", "Ben")))
    for fact in (Composed(), Dealt()):
        table.say(fact)
    return journal, table


def arm(table: Table) -> None:
    """The referee lets the race begin."""
    table.say(Armed())


class Told:
    """Reads nothing: it is told what lies on the pretend table."""

    def __init__(self, table: Callable[[], PretendTable | None]) -> None:
        self._table = table

    def read(self, picture: Picture, packs: int = 1) -> CardsSeen:
        table = self._table()
        seen = table.truth() if table is not None else CardsSeen()
        return replace(seen, cards=tuple(replace(card, zone="") for card in seen.cards))


@dataclass(frozen=True)
class BoardTold:
    """What a told eye says of one frame of the board."""

    seen: BoardSeen
    holes: Mapping[str, Point]
    hand_share: float = 0.0
    unreadable: tuple[str, ...] = ()


class ToldBoard:
    """Reads nothing: it is told what lies on the pretend board."""

    def __init__(self, table: Callable[[], PretendTable | None]) -> None:
        self._table = table
        self._read: BoardSeen | None = None

    def read(self, picture: Picture) -> BoardTold:
        table = self._table()
        assert table is not None
        self._read = table.board.truth()
        high, wide = picture.shape[:2]
        return BoardTold(self._read, {hole: (x * wide, y * high) for hole, (x, y) in table.board.places().items()})

    def unchanged(self, picture: Picture) -> bool:
        table = self._table()
        return table is not None and self._read == table.board.truth()

    def terms(self, part: Part) -> BoardTerms | None:
        return None


def told_board_eye(rig: list[Rig]) -> Callable[[], BoardEye]:
    """The eye for the board of a pretend rig that is put into the list once it is open."""
    return lambda: (lambda colours: ToldBoard(lambda: rig[0].pretend if rig else None), Stillness(3))


def told_eye(rig: list[Rig]) -> Callable[[], Eye]:
    """The eye of a pretend rig that is put into the list once it is open."""
    return lambda: (Told(lambda: rig[0].pretend if rig else None), Stillness(3), Agreement(5, 3))


def quick(**race: object) -> Settings:
    """Settings of a table on which nobody has to wait long."""
    settings = Settings(rig="pretend")
    return replace(settings, race=replace(settings.race, mode="free", window_ms=60, **race))  # type: ignore[arg-type]  # of any field


def until(met: Callable[[], bool], seconds: float = 20.0) -> None:
    """Return as soon as the condition holds; an AssertionError after `seconds`."""
    end = time.monotonic() + seconds
    while not met():
        assert time.monotonic() < end, "it did not come to pass"
        time.sleep(0.01)
