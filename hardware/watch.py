"""The watch over cards: reads still frames while the table wants cards, and reports what lies there, once.

frame -> still? -> read -> do several readings agree? -> which zone? -> `CardsSeen`. What a picture means is
the eye's business (`hardware.eye`); what the watch needs of it are protocols, here and in `hardware.looking`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Protocol

from companion.cards import Card
from companion.errors import CompanionError
from companion.settings import CameraSettings
from companion.signals import CardsSeen, Point, SeenCard, Want
from hardware.camera import Frame, Picture
from hardware.edges import now_ns
from hardware.evidence import cut
from hardware.listener import Listener
from hardware.looking import FrameRecorder
from hardware.zones import Zone, assigned, default_zones, middle

log = logging.getLogger(__name__)

PATIENCE_NS = 1_000_000_000
"""Cards that lie still for so long are reported although more are awaited: two players seldom turn at once."""
SAME_PLACE = 0.04
"""A card counts as not moved while its middle stays within this share of the picture's width."""


class Reader(Protocol):
    """Names the cards of a picture."""

    def read(self, picture: Picture, packs: int = 1) -> CardsSeen:
        """Every card that lies in the picture (blue first), at its place in px."""


class Agreement(Protocol):
    """Turns readings of single frames into one that several frames agree on."""

    def add(self, seen: CardsSeen) -> CardsSeen | None:
        """The agreed reading, or None while the last readings differ."""

    def clear(self) -> None:
        """Forgets all readings: the table has moved."""


def takes_new_cards_only(want: Want) -> bool:
    """True where cards that were reported before are no answer: a turned card (M12), a hat laid open (M20).

    A whole layout (melds, rows), wanted with any number, is reported whole.
    """
    return want.count > 0 or any(zone.startswith("hat") for zone in want.zones)


class CardLook:
    """What is done with still frames while cards are wanted."""

    sense = "cards"

    def __init__(self, table: Listener, reader: Reader, agreement: Agreement, settings: CameraSettings, *,
                 packs: int = 2, zones: Callable[[Iterable[str]], Mapping[str, Zone]] = default_zones,
                 in_place: Callable[[Frame], bool] = lambda frame: True, goes_by: Callable[[], str] = str,
                 clock: Callable[[], int] = now_ns, recorder: FrameRecorder | None = None) -> None:
        """`goes_by` names what the reader goes by (the taught packs); when it changes, what lies there is read anew."""
        self._table = table
        self._reader, self._agreement = reader, agreement
        self._goes_by, self._went_by = goes_by, goes_by()
        self._rest_ns = settings.rest_ms * 1_000_000
        self._packs = packs
        self._zones = zones
        self._in_place = in_place
        self._clock = clock
        self._recorder = recorder
        self._agreed: CardsSeen | None = None
        self._agreed_ns = 0
        self._told: tuple[tuple[str, str], ...] | None = None
        self._spent: tuple[tuple[Card, Point], ...] = ()
        self.readings = 0
        """How many frames were read."""

    @property
    def seen(self) -> CardsSeen | None:
        """What lies there by the last agreed reading; None while the table moves."""
        return self._agreed

    def begin(self, want: Want) -> None:
        """Other cards may be wanted now: all of them are read again."""
        self._told = None
        self.anew()

    def anew(self) -> None:
        """The table moves: nothing is agreed."""
        self._agreement.clear()
        self._agreed = None

    def still(self, frame: Frame, want: Want) -> None:
        """One still frame: it is read until several readings agree, then told when it is time.

        While the camera looks elsewhere (`in_place` says no) nothing is read.
        """
        if not self._in_place(frame):
            self.anew()
            return
        went_by, self._went_by = self._went_by, self._goes_by()
        if went_by != self._went_by:
            self.anew()
        if self._agreed is None:
            self._read(frame)
        if self._agreed is not None:
            self._report(self._agreed, frame, want)

    def _read(self, frame: Frame) -> None:
        self.readings += 1
        if self._recorder is not None:
            self._recorder.frame(frame)
        agreed = self._agreement.add(self._reader.read(frame.picture, self._packs))
        if agreed is None:
            return
        self._agreed, self._agreed_ns = agreed, self._clock()
        tolerance = SAME_PLACE * frame.picture.shape[1]
        self._spent = tuple(old for old in self._spent if any(_is_same(card, old, tolerance) for card in agreed.cards))

    def _report(self, agreed: CardsSeen, frame: Frame, want: Want) -> None:
        height, width = frame.picture.shape[:2]
        cards = agreed.cards
        if takes_new_cards_only(want):
            tolerance = SAME_PLACE * width
            cards = tuple(c for c in cards if not any(_is_same(c, old, tolerance) for old in self._spent))
        placed = assigned(replace(agreed, cards=cards), self._zones(want.zones), width, height)
        told = tuple(sorted((card.zone, card.card.notation) for card in placed.cards))
        if not told:
            # Nothing to report; and what is laid again after it was taken up is a new event.
            self._told = None
            return
        if told == self._told or not self._is_time(placed, want):
            return
        self._told = told
        picture, seen = cut(frame.picture, placed)
        before = self._table.scoreboard.moved
        try:
            after = self._table.hear(seen, by="camera", asked=want.asked, picture=picture)
        except CompanionError as error:
            log.warning("the table did not take the cards: %s", error)
            return
        if after.moved != before:
            # Written down: these cards have had their event, and lie there as old ones from now on.
            self._spent = tuple((c.card, at) for c in agreed.cards if (at := middle(c)) is not None)

    def _is_time(self, placed: CardsSeen, want: Want) -> bool:
        """True when what lies there is what is awaited, or when nothing more has come for a while."""
        still_ns = self._clock() - self._agreed_ns
        if want.count == 0:
            return still_ns >= self._rest_ns
        laid = {zone: sum(card.zone == zone for card in placed.cards) for zone in want.zones}
        return all(n >= want.count for n in laid.values()) or still_ns >= PATIENCE_NS


def _is_same(card: SeenCard, old: tuple[Card, Point], tolerance: float) -> bool:
    at = middle(card)
    if at is None or max(abs(at[0] - old[1][0]), abs(at[1] - old[1][1])) > tolerance:
        return False
    return card.card == old[0] or not (card.card.known and old[0].known)
