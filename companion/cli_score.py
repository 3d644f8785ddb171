"""`push-companion score`: what a final position is worth, point by point, with the rule behind each."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli_place import data_folder, folder_of, settings_file, settings_of
from companion.engine import Setup, checked
from companion.errors import Unreadable
from companion.games.board import BOARD, House, Sheet, Stone, position, score_position
from companion.games.board.facts import COLOURS
from companion.games.board.holes import HOLES
from companion.games.board.state import EACH
from companion.seats import Seat
from companion.signals import SURE, BoardSeen, SeenHole
from companion.speech import LANGUAGES, plain, rule_text

if TYPE_CHECKING:
    from calibration.measured import TableMeasured

NORTHS = ("top", "right", "bottom", "left")
PICTURES = {".jpg", ".jpeg", ".png", ".webp", ".gif", ".bmp", ".heic", ".heif", ".avif", ".tif", ".tiff", ".mp4",
            ".mov", ".mkv", ".avi", ".webm"}
"""Endings of what is taken for a picture although there is no such file; most are then refused by name."""


@click.group()
def score() -> None:
    """Score a final position."""


@score.command()
@click.argument("grid", nargs=-1, required=True, metavar="GRID...|PHOTO")
@click.option("--seats", required=True, metavar="r=S,b=N",
              help="From which side (S, W, N, E) the owner of each colour looks.")
@click.option("--vienna", is_flag=True, help="After the Vienna variant (V1-V9).")
@click.option("--house", multiple=True, metavar="NAME=VALUE", help="A house rule, such as horizontal4=3.")
@click.option("--hole", "holes", multiple=True, metavar="HOLE=STONE",
              help="What really is in a hole of the photo: c3=r+ (mark up), c3=r- (mark down), c3=empty.")
@click.option("--north", type=click.Choice(NORTHS),
              help="At which edge of the photo North is, on a board without marks.")
@click.option("--language", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Of the rules' texts.")
@settings_file
@data_folder
def board(grid: tuple[str, ...], seats: str, vienna: bool, house: tuple[str, ...], holes: tuple[str, ...],
          north: str | None, language: str, file: Path | None, data: Path | None) -> None:
    """Score the board GRID, or the board in a PHOTO.

    GRID is five rows of five from North to South, one letter a stone. A small letter is a stone with its mark up, a
    capital one with its mark down, a dot an empty hole:

        push-companion score board ..... ..... .rrrr ..B.. ..b.. --seats r=S,b=N

    In a PHOTO, r stands for red, b for blue and so on; where two colours begin alike, write more of the name:

        push-companion score board final.jpg --seats red=S,black=N --hole c3=red+

    Ends with exit code 1 when the photo leaves a hole open: its points are then not in the sheet.
    """
    sides = {letter: Seat(side) if side in tuple(Seat) else _no_side(side) for letter, side in _pairs(seats)}
    options: dict[str, str | int] = dict(_pairs(",".join(house))) if house else {}
    rules = "vienna" if vienna else "standard"
    ready = checked(BOARD, Setup(BOARD.key, tuple(sides), options, rules=rules))
    photo, questions = _photo(grid), list[str]()
    if photo is None:
        if holes or north:
            raise Unreadable("--hole and --north belong to a photo: write the hole into the grid")
        stones = list(position(" ".join(grid), {letter: letter for letter in sides}))
    else:
        names = {_colour(letter): letter for letter in sides}
        if len(names) < len(sides):
            raise Unreadable(f"{', '.join(sides)} are not {len(sides)} colours: write their whole names")
        seen = _seen(photo, tuple(names), north, _measured(file, data))
        stones, questions = _settled(seen, names, dict(_pairs(",".join(holes))) if holes else {})
    for letter, sheet in score_position(stones, sides, House.of(ready)).items():
        click.echo(f"{letter} ({sides[letter]}): {sheet.total}")
        _items(sheet, language)
    for question in questions:
        click.echo(question, err=True)
    if questions:
        raise click.exceptions.Exit(1)


def _items(sheet: Sheet, language: str) -> None:
    for item in sheet.items:
        why = plain(rule_text(item.rule, language))
        click.echo(f"  {item.points:+3}  {item.rule:4} {' '.join(item.holes):15}  {why}")


def _pairs(text: str) -> list[tuple[str, str]]:
    """`r=S,b=N` as pairs; raises Unreadable for anything else."""
    pairs = [part.partition("=") for part in text.split(",")]
    if not all(name and equals and value for name, equals, value in pairs):
        raise Unreadable(f"{text!r} is not of the form name=value,name=value")
    return [(name.strip(), value.strip()) for name, _, value in pairs]


def _no_side(side: str) -> Seat:
    raise Unreadable(f"{side!r} is no side of the table: they are {', '.join(Seat)}")


# Photos


def _photo(words: tuple[str, ...]) -> Path | None:
    """The file that is named, or None for a typed grid."""
    path = Path(words[0])
    return path if len(words) == 1 and (path.suffix.lower() in PICTURES or path.is_file()) else None


def _colour(letter: str) -> str:
    """The colour that begins so.

    >>> _colour("b"), _colour("bla"), _colour("natural")
    ('blue', 'black', 'natural')
    """
    found = next((colour for colour in COLOURS if letter and colour.startswith(letter.lower())), None)
    if found is None:
        raise Unreadable(f"there are no {letter!r} stones: the colours are {', '.join(COLOURS)}")
    return found


def _measured(file: Path | None, data: Path | None) -> TableMeasured | None:
    """The calibration of this machine's table, if there is one."""
    from calibration.errors import BadProfile
    from calibration.measured import table_measured

    try:
        return table_measured(folder_of(settings_of(file)[0], data))
    except BadProfile:
        return None


def _seen(photo: Path, colours: tuple[str, ...], north: str | None, measured: TableMeasured | None) -> BoardSeen:
    """What lies on the board of the photo, North where it belongs."""
    # Imported late: OpenCV takes a second, and a typed grid needs none of it.
    from hardware.photo import open_photo
    from hardware.recount import recount, turned

    counted = recount(open_photo(photo), colours, measured)
    if counted.north_known:
        if north:
            click.echo("The marks on the board tell where North is: --north is not needed and not used.", err=True)
        return counted.seen
    if north is None and sys.stdin.isatty():
        north = click.prompt("No marks tell where North is. At which edge of the photo is it?",
                             type=click.Choice(NORTHS))
    if north is None:
        raise Unreadable(f"no marks tell where North is: say --north {', '.join(NORTHS[:-1])} or {NORTHS[-1]}")
    return turned(counted.seen, north)


def _settled(seen: BoardSeen, names: Mapping[str, str], said: Mapping[str, str]) -> tuple[list[Stone], list[str]]:
    """The stones under their owners' letters, and a sentence for each hole that the picture leaves open."""
    for hole in said:
        if hole not in HOLES:
            raise Unreadable(f"there is no hole {hole!r}: they are a1 to e5")
    stones, questions = [], []
    for one in sorted(seen.holes, key=lambda one: HOLES.index(one.hole)):
        if one.hole in said:
            stones += _said(one.hole, said[one.hole], names)
        elif (question := _question(one, names)) is not None:
            questions.append(question)
        elif one.state != "empty":
            stones.append(Stone(one.hole, names[one.state], bool(one.marked_up)))
    return stones, questions + _too_many(stones, names.values())


def _said(hole: str, text: str, names: Mapping[str, str]) -> list[Stone]:
    """What a person says is in the hole."""
    if text in ("empty", "."):
        return []
    colour = _colour(text[:-1]) if text[-1:] in ("+", "-") else ""
    if colour not in names:
        own = next(iter(names))
        raise Unreadable(f"--hole {hole}={text} is no stone of these players: write {hole}={own}+ with its mark up, "
                         f"{hole}={own}- with its mark down, or {hole}=empty")
    return [Stone(hole, names[colour], text.endswith("+"))]


def _question(one: SeenHole, names: Mapping[str, str]) -> str | None:
    """What is to be looked up, and how it is told; None where the picture is sure."""
    if one.state in names and one.marked_up is None:
        return f"{one.hole}: {one.state}, its face is not clear: add --hole {one.hole}={one.state}+ (mark up) or " \
               f"--hole {one.hole}={one.state}-"
    if one.state == "unsure" or one.confidence < SURE:
        guess = f" ({one.state}?)" if one.state != "unsure" else ""
        colour = one.state if one.state in names else next(iter(names))
        return f"{one.hole}: not sure{guess}: add --hole {one.hole}=empty or, say, --hole {one.hole}={colour}+"
    return None


def _too_many(stones: Iterable[Stone], letters: Iterable[str]) -> list[str]:
    """One of more than twelve stones of a colour is misread (B1)."""
    own = {letter: [stone.hole for stone in stones if stone.colour == letter] for letter in letters}
    return [f"{letter}: {len(holes)} stones, but there are only {EACH}: one of {' '.join(holes)} is misread; "
            f"settle it with --hole" for letter, holes in own.items() if len(holes) > EACH]
