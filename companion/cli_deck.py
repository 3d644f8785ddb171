"""`push-companion deck`: teach the table its own packs and custom cards from a few photos, list and forget them.

The page *Teach cards* of the referee's phone does the same (`web/calibration_deck.py`), by the same functions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cards import UNKNOWN, Card
from companion.cli_place import data_folder, folder_of, settings_file, settings_of
from companion.errors import Unreadable, UnreadableCard

if TYPE_CHECKING:
    from calibration.deck import Pack
    from calibration.plane import Picture
    from calibration.teaching import Laid
    from hardware.deckphoto import DeckEye

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
    `3=-` leaves card 3 out. What the pack knew before stays; the newest cuts of a card count. A running table goes by
    it at once.
    """
    from calibration.deck import checked_name
    from calibration.teaching import teach_cards
    from hardware.photo import open_photo

    folder, named = _folder(file, data), checked_name(name)
    taught = []
    for photo in photos:
        laid = _eye().laid(open_photo(photo))
        if not laid:
            click.echo(f"{photo}: no card can be read; lay the cards open beside each other", err=True)
            continue
        taught += _sure(laid) if yes else _asked(photo, laid)
    own = teach_cards(folder, named, [(card, one.cuts) for one, card in taught])
    click.echo(_line(own))
    if own.missing:
        click.echo(f"still to be taught: {' '.join(map(str, own.missing))}")


@deck.command()
@click.argument("name")
@_photo
@settings_file
@data_folder
def back(name: str, photo: Path, file: Path | None, data: Path | None) -> None:
    """Teach how the pack NAME looks from behind: one card face down, alone in the photo.

    From then on a card that lies face down is told from one that cannot be read, and two packs are told apart.
    """
    from calibration.teaching import teach_back

    own, same = teach_back(_folder(file, data), name, _alone(photo))
    click.echo(_line(own))
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
    from calibration.teaching import teach_custom

    own = teach_custom(_folder(file, data), name, number, _alone(photo))
    click.echo(f"{own.card}: {own.number}")


@deck.command("list")
@settings_file
@data_folder
def list_taught(file: Path | None, data: Path | None) -> None:
    """Print what was taught."""
    from calibration.deckstore import taught

    known = taught(_folder(file, data))
    for one in known.packs.values():
        click.echo(_line(one))
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
    from calibration import teaching

    teaching.forget(_folder(file, data), name)
    click.echo(f"{name} is forgotten")


def _folder(file: Path | None, data: Path | None) -> Path:
    return folder_of(settings_of(file)[0], data)


@cache
def _eye() -> DeckEye:
    from hardware.deckphoto import DeckEye
    from hardware.handphoto import PhotoReader

    return DeckEye(PhotoReader(Path()))


def _alone(photo: Path) -> Picture:
    """The one card of the photo, laid flat."""
    from hardware.photo import open_photo

    flat = _eye().alone(open_photo(photo))
    if flat is None:
        raise Unreadable(f"{photo} shows no whole card: lay it alone on a plain ground of another colour")
    return flat


def _sure(cards: Sequence[Laid]) -> list[tuple[Laid, Card]]:
    return [(card, card.name) for card in cards if card.sure]


def _asked(photo: Path, cards: Sequence[Laid]) -> list[tuple[Laid, Card]]:
    """The cards with the names that a person left or gave them."""
    click.echo(f"{photo}:")
    for n, card in enumerate(cards, 1):
        doubt = "" if card.seen.card.known else "  ?"
        click.echo(f"  {n:>2}  {card.name.pretty}{doubt}  at {card.seen.points[0][0]:.0f},{card.seen.points[0][1]:.0f}")
    while True:
        said = click.prompt("Right? Enter, or 2=9s 3=-", default="", show_default=False)
        try:
            changes = dict(_change(part, len(cards)) for part in said.split())
        except UnreadableCard as error:
            click.echo(str(error))
            continue
        except ValueError:
            click.echo(f"write a number from 1 to {len(cards)}, =, and a card or -")
            continue
        told = [(card, changes.get(n, card.name)) for n, card in enumerate(cards)]
        return [(card, name) for card, name in told if name is not None and name != UNKNOWN]


def _change(part: str, count: int) -> tuple[int, Card | None]:
    number, equals, name = part.partition("=")
    n = int(number)
    if not equals or not 1 <= n <= count:
        raise ValueError(part)
    return n - 1, None if name == "-" else Card.parse(name)


def _line(own: Pack) -> str:
    return f"{own.name}: {own.faces} of 52 cards taught, back {'known' if own.back is not None else 'not known'}"
