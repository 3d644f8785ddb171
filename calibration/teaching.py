"""Teaching packs, backs and custom cards from photos, the same in the browser and on the command line.

The eye proposes (`DeckEye`), a person corrects, and one of the functions here keeps it. Every refusal is an `Unfit`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol

from calibration.deck import (
    APART,
    BACK_LIKE,
    NUMBERS,
    Custom,
    Pack,
    Taught,
    backs_alike,
    checked_name,
    custom_card,
    faces_alike,
)
from calibration.deckstore import changed
from calibration.errors import Unfit
from calibration.plane import Picture
from companion.cards import UNKNOWN, Card
from companion.signals import SeenCard

SURE = 0.91
"""A name of which the eye is so sure is taught unless a person says otherwise; any other waits for a person."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that lies in a picture: how the eye read it, and an upright cut of each of its indices."""

    seen: SeenCard
    cuts: tuple[Picture, ...]

    @property
    def name(self) -> Card:
        """What the eye takes it for; UNKNOWN where it has no idea."""
        return self.seen.card if self.seen.card.known else next((name for name, _ in self.seen.others), UNKNOWN)

    @property
    def sure(self) -> bool:
        """Whether the eye is so sure of that name that nobody has to look."""
        return self.seen.card.is_face and self.seen.confidence >= SURE


class DeckEye(Protocol):
    """What teaching needs of an eye."""

    def opened(self, data: bytes) -> Picture:
        """The photo in these bytes, upright; raises Refused (`count.photo.*`) with the reason where they hold none."""

    def laid(self, picture: Picture) -> Sequence[Laid]:
        """The cards of the picture that show an index, row by row; none of them is read with the help of what was
        taught. Raises Refused (`count.no_reader`) where no eye can be loaded."""

    def alone(self, picture: Picture) -> Picture | None:
        """The largest whole card of the picture, face or back, laid flat; None where there is none."""

    def shown(self, picture: Picture, laid: Sequence[Laid]) -> tuple[bytes, Sequence[Laid]]:
        """The picture as a JPEG for a page, and the cards with their places in px of that JPEG."""


def teach_cards(data_dir: Path, name: str, named: Iterable[tuple[Card, Sequence[Picture]]]) -> Pack:
    """The pack `name` knows these cards by these cuts from now on, beside what it knew.

    Raises Unfit: no name (`deck.name`), no card (`deck.nothing`), a picture that it knows already (`deck.same`).
    """
    pack, cards = checked_name(name), list(named)
    if not cards:
        raise Unfit("deck.nothing")

    def more(known: Taught) -> Taught:
        before = own = known.packs.get(pack) or Pack(pack)
        for card, cuts in cards:
            own = own.taught(card, cuts)
        if own is before:
            raise Unfit("deck.same")
        return known.with_pack(own)

    return changed(data_dir, more).packs[pack]


def teach_back(data_dir: Path, name: str, back: Picture) -> tuple[Pack, tuple[str, ...]]:
    """The pack `name` looks so from behind from now on; with it the packs whose backs look the same. Raises Unfit."""
    pack = checked_name(name)
    known = changed(data_dir, lambda known: known.with_pack(replace(known.packs.get(pack) or Pack(pack), back=back)))
    same = tuple(other.name for other in known.packs.values() if other.name != pack and other.back is not None
                 and backs_alike(other.back, back) >= BACK_LIKE)
    return known.packs[pack], same


def teach_custom(data_dir: Path, name: str, number: int, face: Picture) -> Custom:
    """The custom card `name` (M5) looks so and is worth `number` (M31) from now on.

    Raises Unfit: no name (`deck.card_name`), another number than 0 to 14 (`deck.number`), a face that looks like that
    of another custom card (`deck.look_alike`): the table could not tell them apart.
    """
    card = custom_card(name)
    if number not in NUMBERS:
        raise Unfit("deck.number", least=NUMBERS[0], most=NUMBERS[-1])
    custom = Custom(card, number, face)

    def more(known: Taught) -> Taught:
        same = [other.card for other in known.customs.values()
                if other.card != card and faces_alike(other.face, face) >= 1 - 2 * APART]
        if same:
            raise Unfit("deck.look_alike", cards=tuple(same))
        return known.with_custom(custom)

    changed(data_dir, more)
    return custom


def forget(data_dir: Path, name: str) -> Taught:
    """The pack or custom card (`!dragon`) of that name is not known any more; raises Unfit (`deck.nothing_named`)."""
    return changed(data_dir, lambda known: known.without(name))
