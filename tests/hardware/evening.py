"""A duel with real evidence: races judged from edges, cards read by the shipped eye from drawn pictures."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Self

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
    """One duel on a table, with whatever the senses would have reported; its journal is open until the `with` ends."""

    def __init__(self, folder: Path, reader: Reader | None = None) -> None:
        self.journal: Journal
        self.table: Table
        self.journal, self.table = duel(folder)
        self.reader = reader
        self._ns = 10**12

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.journal.close()

    def race(self, text: str = BOUNCING, tolerance_us: int = 5000) -> Race:
        """A race is wanted and run; the edges are milliseconds after GO."""
        if not any(want.sense == "race" for want in self.table.scoreboard.wants):
            arm(self.table)
        self._ns += 60_000 * MS
        go = self._ns
        touched = edges(text, go / MS)
        race = judge(touched, Start(go - 2000 * MS, (Seat.S, Seat.N), go_ns=go), go + 30_000 * MS, Limits(tolerance_us))
        assert race is not None
        board = self.table.hear(race, "button")
        if board.doubt is not None:  # too close to call: the referee says who it was
            self.table.say(board.doubt.choices[0].action)
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
