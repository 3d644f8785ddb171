"""A real table with a duel in play, and an eye that is told what lies there."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from companion.engine import Setup
from companion.games.magicians.facts import Armed, Composed, Dealt
from companion.journal import Journal
from companion.settings import Settings
from companion.signals import CardsSeen
from companion.table import Table
from hardware.camera import Picture
from hardware.eye.agreement import Agreement
from hardware.eye.stillness import Stillness
from hardware.pretend.table import PretendTable
from hardware.rig import Eye, Rig


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
