"""`push-companion deck`: teach the table its own packs and custom cards from a few photos, list and forget them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cards import UNKNOWN, Card, pack
from companion.cli_place import data_folder, folder_of, settings_file, settings_of
from companion.errors import Unreadable, UnreadableCard
from companion.signals import SeenCard

if TYPE_CHECKING:
    from calibration.plane import Picture
    from hardware.eye.cards import CardReader

SURE = 0.91
"""Without a person only cards that the eye is so sure of are taught."""

_photos = click.argument("photos", nargs=-1, required=True, type=click.Path(path_type=Path))
_photo = click.argument("photo", type=click.Path(path_type=Path))


@click.group()
def deck() -> None:
    """Teach the table its own packs: about 13 cards a photo, laid open beside each other, in four photos."""


@deck.command()
@click.argument("name")
@_photos
@click.option("--yes", is_flag=True, help="Ask nobody: only cards that the eye is sure of are taught.")
@settings_file
@data_folder
def teach(name: str, photos: tuple[Path, ...], yes: bool, file: Path | None, data: Path | None) -> None:
    """Teach the pack NAME from photos of its cards; the eye proposes, you correct.

    For each photo every card is told with its number and place. Enter takes them all; `2=9s` gives card 2 another name,
    `3=-` leaves card 3 out. What the pack knew before stays; the newest cuts of a card count.
    """
    from calibration.deck import Pack, checked_name, keep, taught
    from hardware.eye.own_deck import taught_from

    folder, named = _folder(file, data), checked_name(name)
    known = taught(folder)
    own = known.packs.get(named) or Pack(named)
    for photo in photos:
        picture, seen = _read(photo)
        cards = [card for card in seen if card.points]
        if not cards:
            click.echo(f"{photo}: no card can be read; lay the cards open beside each other", err=True)
            continue
        own = taught_from(own, picture, _sure(cards) if yes else _asked(photo, cards))
    if not own.cuts:
        raise Unreadable("no card was taught: take photos in which every corner shows")
    keep(folder, known.with_pack(own))
    click.echo(_line(named, len(own.cuts), own.back is not None))
    missing = [card for card in pack() if card not in own.cuts]
    if missing:
        click.echo(f"still to be taught: {' '.join(map(str, missing))}")


@deck.command()
@click.argument("name")
@_photo
@settings_file
@data_folder
def back(name: str, photo: Path, file: Path | None, data: Path | None) -> None:
    """Teach how the pack NAME looks from behind: one card face down, alone in the photo.

    From then on a card that lies face down is told from one that cannot be read, and two packs are told apart.
    """
    from calibration.deck import Pack, backs_alike, checked_name, keep, taught
    from hardware.eye.own_deck import BACK_LIKE

    folder, named = _folder(file, data), checked_name(name)
    known, flat = taught(folder), _alone(photo)
    own = known.packs.get(named) or Pack(named)
    same = [other.name for other in known.packs.values()
            if other.name != named and other.back is not None and backs_alike(other.back, flat) >= BACK_LIKE]
    keep(folder, known.with_pack(Pack(own.name, own.cuts, flat)))
    click.echo(_line(named, len(own.cuts), True))
    if same:
        click.echo(f"the back looks like that of {', '.join(same)}: these packs cannot be told apart", err=True)


@deck.command()
@click.argument("name")
@click.argument("number", type=click.IntRange(0, 14))
@_photo
@settings_file
@data_folder
def custom(name: str, number: int, photo: Path, file: Path | None, data: Path | None) -> None:
    """Teach the custom card NAME, worth NUMBER (0 for none, ace 14), from a photo in which it lies alone.

    The number has to be agreed before the round (M31); a new match of the duel proposes it.
    """
    from calibration.deck import Custom, faces_alike, keep, taught
    from hardware.eye.own_deck import APART

    card = Card(name if name.startswith("!") else f"!{name}")
    folder = _folder(file, data)
    known, flat = taught(folder), _alone(photo)
    same = [str(other.card) for other in known.customs.values()
            if other.card != card and faces_alike(other.face, flat) >= 1 - 2 * APART]
    if same:
        raise Unreadable(f"this card looks like {', '.join(same)}, which is known: the table could not tell them apart")
    keep(folder, known.with_custom(Custom(card, number, flat)))
    click.echo(f"{card}: {number}")


@deck.command("list")
@settings_file
@data_folder
def list_taught(file: Path | None, data: Path | None) -> None:
    """Print what was taught."""
    from calibration.deck import taught

    known = taught(_folder(file, data))
    for one in known.packs.values():
        click.echo(_line(one.name, len(one.cuts), one.back is not None))
    for card in known.customs.values():
        click.echo(f"{card.card}: {card.number}")
    if not known:
        click.echo("nothing was taught; ordinary packs are read without")


@deck.command()
@click.argument("name")
@settings_file
@data_folder
def forget(name: str, file: Path | None, data: Path | None) -> None:
    """Forget the pack or custom card NAME."""
    from calibration.deck import keep, taught

    folder = _folder(file, data)
    keep(folder, taught(folder).without(name))
    click.echo(f"{name} is forgotten")


def _folder(file: Path | None, data: Path | None) -> Path:
    return folder_of(settings_of(file)[0], data)


def _read(photo: Path) -> tuple[Picture, tuple[SeenCard, ...]]:
    """The photo and its cards, from the upper left to the lower right, row by row."""
    from hardware.photo import open_photo

    picture = open_photo(photo)
    seen = _eye().read(picture).cards
    return picture, tuple(sorted(seen, key=lambda card: _row(card, picture.shape[0])))


@cache
def _eye() -> CardReader:
    from hardware.eye.cards import CardReader

    return CardReader()


def _row(card: SeenCard, high: int) -> tuple[int, float]:
    x, y = card.points[0] if card.points else (0.0, 0.0)
    return int(8 * y / high), x


def _alone(photo: Path) -> Picture:
    """The one card of the photo, laid flat."""
    from hardware.eye.own_deck import card_quads, flattened
    from hardware.photo import open_photo

    picture = open_photo(photo)
    quads = card_quads(picture)
    if not quads:
        raise Unreadable(f"{photo} shows no whole card: lay it alone on a plain ground of another colour")
    return flattened(picture, quads[0])


def _sure(cards: Sequence[SeenCard]) -> list[tuple[SeenCard, Card]]:
    return [(card, card.card) for card in cards if card.card.is_face and card.confidence >= SURE]


def _asked(photo: Path, cards: Sequence[SeenCard]) -> list[tuple[SeenCard, Card]]:
    """The cards with the names that a person left or gave them."""
    names = [card.card if card.card.known else next((name for name, _ in card.others), UNKNOWN) for card in cards]
    click.echo(f"{photo}:")
    for n, (card, name) in enumerate(zip(cards, names, strict=True), 1):
        doubt = "" if card.card.known else "  ?"
        click.echo(f"  {n:>2}  {name.pretty}{doubt}  at {card.points[0][0]:.0f},{card.points[0][1]:.0f}")
    while True:
        said = click.prompt("Right? Enter, or 2=9s 3=-", default="", show_default=False)
        try:
            changes = dict(_change(part, len(names)) for part in said.split())
        except UnreadableCard as error:
            click.echo(str(error))
            continue
        except ValueError:
            click.echo(f"write a number from 1 to {len(names)}, =, and a card or -")
            continue
        told = [changes.get(n, name) for n, name in enumerate(names)]
        return [(card, name) for card, name in zip(cards, told, strict=True) if name is not None and name != UNKNOWN]


def _change(part: str, count: int) -> tuple[int, Card | None]:
    number, equals, name = part.partition("=")
    n = int(number)
    if not equals or not 1 <= n <= count:
        raise ValueError(part)
    return n - 1, None if name == "-" else Card.parse(name)


def _line(name: str, cards: int, has_back: bool) -> str:
    return f"{name}: {cards} of 52 cards taught, back {'known' if has_back else 'not known'}"
