"""`push-companion score`: what a final position is worth, point by point, with the rule behind each."""

from __future__ import annotations

import click

from companion.engine import Setup, checked
from companion.errors import Unreadable
from companion.games.board import BOARD, House, Sheet, position, score_position
from companion.seats import Seat
from companion.speech import LANGUAGES, plain, rule_text


@click.group()
def score() -> None:
    """Score a final position."""


@score.command()
@click.argument("grid", nargs=-1, required=True)
@click.option("--seats", required=True, metavar="r=S,b=N",
              help="From which side (S, W, N, E) the owner of each letter looks.")
@click.option("--vienna", is_flag=True, help="After the Vienna variant (V1-V9).")
@click.option("--house", multiple=True, metavar="NAME=VALUE", help="A house rule, such as horizontal4=3.")
@click.option("--language", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Of the rules' texts.")
def board(grid: tuple[str, ...], seats: str, vienna: bool, house: tuple[str, ...], language: str) -> None:
    """Score the board GRID: five rows of five from North to South, one letter a stone.

    A small letter is a stone with its mark up, a capital one with its mark down, a dot an empty hole:

        push-companion score board ..... ..... .rrrr ..B.. ..b.. --seats r=S,b=N
    """
    sides = {letter: Seat(side) if side in tuple(Seat) else _no_side(side) for letter, side in _pairs(seats)}
    options: dict[str, str | int] = dict(_pairs(",".join(house))) if house else {}
    rules = "vienna" if vienna else "standard"
    ready = checked(BOARD, Setup(BOARD.key, tuple(sides), options, rules=rules))
    stones = position(" ".join(grid), {letter: letter for letter in sides})
    for letter, sheet in score_position(stones, sides, House.of(ready)).items():
        click.echo(f"{letter} ({sides[letter]}): {sheet.total}")
        _items(sheet, language)


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
