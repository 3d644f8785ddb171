"""`push-companion read`: names the cards on photos, as the table's eye sees them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import click

from companion import codec
from companion.cards import BACK, UNKNOWN
from companion.cli_place import data_folder, folder_of, settings_file, settings_of
from companion.errors import CompanionError, Unreadable
from companion.signals import CardsSeen, SeenCard

ENDINGS = (".jpg", ".jpeg", ".png", ".webp", ".heic", ".heif", ".avif")
"""Files of a folder that are read; those of the last three kinds are told to be saved as JPEG."""
LONGEST_PX = 4000
"""A larger photo is made smaller for reading; places are px of the photo as it was read (`wide` x `high`)."""
SOME_UNREAD = 2
"""Exit code when a photo could not be opened: the others are read all the same."""


@click.command()
@click.argument("photos", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--packs", type=click.IntRange(1), default=1, show_default=True, help="So many packs may lie there.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a photo, places in px.")
@click.option("--draw", type=click.Path(file_okay=False, path_type=Path),
              help="Folder for copies in which the eye draws what it sees.")
@click.option("--plain", is_flag=True, help="Without the packs that were taught (see `push-companion deck`).")
@settings_file
@data_folder
@click.pass_context
def read(context: click.Context, photos: tuple[Path, ...], packs: int, as_json: bool, draw: Path | None, plain: bool,
         file: Path | None, data: Path | None) -> None:
    """Print the cards that the table's eye sees in each photo, or in each photo of a folder.

    A name stands with how sure the eye is of it and where the card lies (px from the left and the top). A photo that
    cannot be opened is told on standard error; then the exit code is 2, and 0 otherwise, also for an empty table.
    """
    # Imported late: OpenCV takes a second, and only this command needs it.
    from hardware.evidence import jpeg
    from hardware.eye.cards import CardReader
    from hardware.eye.drawing import draw_reading
    from hardware.eye.own_deck import with_taught
    from hardware.photo import open_photo

    reader = CardReader() if plain else with_taught(CardReader(), folder_of(settings_of(file)[0], data))
    unread = False
    for photo in each(photos):
        try:
            picture = open_photo(photo, LONGEST_PX)
        except CompanionError as error:
            unread = True
            click.echo(str(error), err=True)
            continue
        seen = reader.read(picture, packs)
        high, wide = picture.shape[:2]
        counted = {"wide": wide, "high": high, **counts(seen)}
        click.echo(json.dumps({"photo": str(photo), **counted, **codec.write(seen)}) if as_json
                   else f"{photo}: {told(seen)}")
        if draw is not None:
            draw.mkdir(parents=True, exist_ok=True)
            (draw / f"{photo.stem}.jpg").write_bytes(jpeg(draw_reading(picture, seen)))
    context.exit(SOME_UNREAD if unread else 0)


def each(photos: Iterable[Path]) -> Iterable[Path]:
    """The photos themselves, those of a folder in order of their names.

    Raises Unreadable for a folder without any.
    """
    for photo in photos:
        if not photo.is_dir():
            yield photo
            continue
        inside = sorted(path for path in photo.iterdir() if path.suffix.lower() in ENDINGS)
        if not inside:
            raise Unreadable(f"there are no photos in {photo}: name a folder with JPEG or PNG files")
        yield from inside


def counts(seen: CardsSeen) -> dict[str, int]:
    """How many cards have a name, are there but not readable, and lie face down.

    >>> counts(CardsSeen((SeenCard(UNKNOWN, 0.4), SeenCard(BACK, 0.9))))
    {'named': 0, 'unknown': 1, 'backs': 1}
    """
    names = [card.card for card in seen.cards]
    return {"named": sum(name.known for name in names), "unknown": names.count(UNKNOWN), "backs": names.count(BACK)}


def told(seen: CardsSeen) -> str:
    """The named cards in notation, each with how sure it is and its middle in px; then what has no name, counted."""
    parts = [f"{card.card} {card.confidence:.0%}{_place(card)}" for card in seen.cards if card.card.known]
    if unread := [card for card in seen.cards if card.card == UNKNOWN]:
        guesses = ["/".join(str(name) for name, _ in card.others[:2]) + "?" for card in unread if card.others]
        parts.append(f"{len(unread)} not readable" + (f" ({', '.join(guesses)})" if guesses else ""))
    if backs := counts(seen)["backs"]:
        parts.append(f"{backs} face down")
    return ", ".join(parts) or "no cards"


def _place(card: SeenCard) -> str:
    corners = card.quad or card.points
    if not corners:
        return ""
    x, y = (sum(value) / len(corners) for value in zip(*corners, strict=True))
    return f" at {x:.0f},{y:.0f}"
