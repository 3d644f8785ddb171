"""A duel with real evidence: races judged from edges, cards read by the shipped eye from drawn pictures."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from companion.games.magicians.facts import Armed
from companion.journal import Journal
from companion.seats import Seat
from companion.signals import Race
from companion.table import Table
from hardware.edges import EdgeLog
from hardware.evidence import cut
from hardware.pretend.table import PretendTable
from hardware.race import Limits, Start, judge
from hardware.rejudge import MODELS, Reader, model_mark
from hardware.zones import assigned, default_zones
from tests.hardware.pads import MS, edges
from tests.hardware.tables import arm, duel

BOUNCING = "S.main 210v 210.4^ 210.7v 400^ | N.magic 233.4v 500^"


class Evening:
    """One duel on a table, with whatever the senses would have reported."""

    def __init__(self, folder: Path, reader: Reader | None = None) -> None:
        self.journal: Journal
        self.table: Table
        self.journal, self.table = duel(folder)
        self.reader = reader
        self._ns = 10**12

    def race(self, text: str = BOUNCING, **limits: int) -> Race:
        """A race is wanted and run; the edges are milliseconds after GO."""
        arm(self.table)
        self._ns += 60_000 * MS
        go = self._ns
        touched = edges(text, go / MS)
        race = judge(touched, Start(go - 2000 * MS, (Seat.S, Seat.N), go_ns=go), go + 30_000 * MS, Limits(**limits))
        assert race is not None
        self.table.hear(race, "button")
        return race

    def cards(self, south: str, north: str) -> None:
        """Both turn a card, and the eye reads them."""
        assert self.reader is not None
        drawn = PretendTable(EdgeLog())
        drawn.lay("S", south)
        drawn.lay("N", north)
        picture = drawn.frame()
        high, wide = picture.shape[:2]
        jpeg, seen = cut(picture, assigned(self.reader.read(picture, 2), default_zones(("S", "N")), wide, high))
        self.table.hear(replace(seen, reader=model_mark(MODELS)), "camera", picture=jpeg)


__all__ = ["BOUNCING", "Armed", "Evening"]
