"""Pictures that wait to be taught: what the eye proposes of each, corrected by whoever holds a phone, then kept.

They lie at the table and not in a page, so that a phone that goes dark loses nothing and two phones see the same.
"""

from __future__ import annotations

import hashlib
import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from calibration.deck import checked_name
from calibration.errors import Unfit
from calibration.plane import Picture
from calibration.teaching import DeckEye, Laid, teach_back, teach_cards, teach_custom
from companion.cards import UNKNOWN, Card
from companion.engine import Prompt

KINDS = ("cards", "back", "custom")
MOST_WAITING = 8
"""So many pictures wait at once."""
REMEMBERED = 64
"""So many taught photos are known again, to the byte."""


@dataclass(frozen=True, slots=True)
class Proposed:
    """A card of a waiting picture: the name it would be taught by (None: left out), and whether that is sure."""

    laid: Laid
    name: Card | None
    sure: bool


@dataclass(frozen=True, slots=True)
class Lesson:
    """One waiting picture of `kind`, for the pack of that name; `edits` counts the corrections, so that nobody teaches
    what somebody else has just changed. Places of its cards are px of `jpeg`."""

    number: int
    kind: str
    pack: str
    jpeg: bytes
    cards: tuple[Proposed, ...] = ()
    flat: Picture | None = None
    digest: str = ""
    edits: int = 0

    @property
    def taught(self) -> tuple[tuple[Card, tuple[Picture, ...]], ...]:
        """The cards that are taught as they stand: those whose names are sure or were found right."""
        return tuple((one.name, one.laid.cuts) for one in self.cards if one.name is not None and one.sure)

    @property
    def open(self) -> int:
        """How many cards nobody is sure of."""
        return sum(one.name is not None and not one.sure for one in self.cards)


@dataclass
class Lessons:
    """The waiting pictures of one table. Safe from any thread."""

    eye: DeckEye
    data_dir: Path
    _waiting: OrderedDict[int, Lesson] = field(default_factory=OrderedDict)
    _done: OrderedDict[str, None] = field(default_factory=OrderedDict)
    _number: int = 0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def waiting(self) -> tuple[Lesson, ...]:
        """The pictures, the oldest first."""
        with self._lock:
            return tuple(self._waiting.values())

    def sent(self, kind: str, pack: str, data: bytes) -> Lesson:
        """The photo in `data` waits to be taught; one that waits already is that one.

        Raises Refused where it is no photo (`count.photo.*`), and Unfit: taught already (`deck.same_photo`), without a
        card (`deck.no_card`, `deck.no_whole`), too many waiting (`deck.many`), no name of a pack (`deck.name`).
        """
        digest = hashlib.sha256(f"{kind} {pack} ".encode() + data).hexdigest()
        with self._lock:
            if digest in self._done:
                raise Unfit("deck.same_photo")
            here = next((one for one in self._waiting.values() if one.digest == digest), None)
        return here or self.shown(kind, pack, self.eye.opened(data), digest)

    def shown(self, kind: str, pack: str, picture: Picture, digest: str = "") -> Lesson:
        """As `sent`, of a picture of the table's camera."""
        name = pack if kind == "custom" else checked_name(pack)
        if len(self.waiting()) >= MOST_WAITING:
            raise Unfit("deck.many", most=MOST_WAITING)
        laid, flat = (self.eye.laid(picture), None) if kind == "cards" else ((), self.eye.alone(picture))
        if not laid and flat is None:
            raise Unfit("deck.no_card" if kind == "cards" else "deck.no_whole")
        jpeg, placed = self.eye.shown(picture, laid)
        cards = _once(tuple(Proposed(one, one.name, one.sure) for one in placed))
        with self._lock:
            self._number += 1
            made = self._waiting[self._number] = Lesson(self._number, kind, name, jpeg, cards, flat, digest)
        return made

    def named(self, number: int, n: int, name: Card | None) -> Prompt | None:
        """Card `n` of the picture has that name, which a person found right; None leaves it out.

        A card that had the name before has to be checked, which the answer says. Raises Unfit: the picture is gone
        (`deck.gone`).
        """
        with self._lock:
            lesson = self._get(number)
            if not 0 <= n < len(lesson.cards):
                raise Unfit("deck.gone")
            twice = [m for m, one in enumerate(lesson.cards)
                     if m != n and name is not None and name.is_face and one.name == name]
            cards = [replace(one, name=UNKNOWN, sure=False) if m in twice else one
                     for m, one in enumerate(lesson.cards)]
            cards[n] = replace(cards[n], name=name, sure=True)
            self._waiting[number] = replace(lesson, cards=tuple(cards), edits=lesson.edits + 1)
        return Prompt("deck.done.twice", {"card": name}) if twice else None

    def teach(self, number: int, edits: int, name: str = "", worth: int = 0) -> Prompt:
        """The picture is taught as the page showed it after so many `edits`; what was done, as a sentence.

        A custom card has its `name` and what it is `worth`. Where it is refused (Unfit) the picture goes on waiting.
        """
        with self._lock:
            lesson = self._get(number)
            if lesson.edits != edits:
                raise Unfit("deck.changed")
            told = self._kept(lesson, name, worth)
            del self._waiting[number]
            if lesson.digest:
                self._done[lesson.digest] = None
                while len(self._done) > REMEMBERED:
                    self._done.popitem(last=False)
        return told

    def drop(self, number: int) -> None:
        """The picture is put away; raises Unfit (`deck.gone`) where it was."""
        with self._lock:
            self._get(number)
            del self._waiting[number]

    def _get(self, number: int) -> Lesson:
        lesson = self._waiting.get(number)
        if lesson is None:
            raise Unfit("deck.gone")
        return lesson

    def _kept(self, lesson: Lesson, name: str, worth: int) -> Prompt:
        if lesson.kind == "cards":
            own = teach_cards(self.data_dir, lesson.pack, lesson.taught)
            return Prompt("deck.done.cards", {"name": own.name})
        assert lesson.flat is not None
        if lesson.kind == "back":
            own, same = teach_back(self.data_dir, lesson.pack, lesson.flat)
            if same:
                return Prompt("deck.done.back_like", {"name": own.name, "others": same})
            return Prompt("deck.done.back", {"name": own.name})
        custom = teach_custom(self.data_dir, name, worth, lesson.flat)
        return Prompt("deck.done.custom", {"card": custom.card, "n": custom.number})


def _once(cards: Sequence[Proposed]) -> tuple[Proposed, ...]:
    """One pack holds each face once: of two cards with one name the eye is sure of the surer one at most."""
    best: dict[Card, int] = {}
    for n, one in enumerate(cards):
        if one.name is not None and one.name.is_face:
            other = best.get(one.name)
            if other is None or one.laid.seen.confidence > cards[other].laid.seen.confidence:
                best[one.name] = n
    return tuple(one if one.name is None or not one.name.is_face or best[one.name] == n
                 else replace(one, name=UNKNOWN, sure=False) for n, one in enumerate(cards))
