"""Random but sensible entries for what a choice asks, and random facts of any shape."""

from __future__ import annotations

import random
import types
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Union, get_args, get_origin, get_type_hints

from companion import codec
from companion.cards import Card, pack
from companion.engine import Choice, Field, Game
from companion.errors import Unreadable
from companion.seats import Seat

FACES = [str(card) for card in pack(jokers=2)]
HOLES = [column + row for column in "abcde" for row in "12345"]


def _count(rng: random.Random, field: Field) -> int:
    return rng.randint(field.low, max(field.low, field.high))


def _stones(rng: random.Random, field: Field) -> list[Any]:
    holes = rng.sample(HOLES, min(len(HOLES), _count(rng, field)))
    return [{"hole": hole, "colour": rng.choice(field.options), "marked_up": rng.random() < 0.5} for hole in holes]


def _discs(rng: random.Random, field: Field) -> list[Any]:
    return [{"colour": rng.choice(field.options)} for _ in range(_count(rng, field))]


def _groups(rng: random.Random, field: Field) -> list[Any]:
    """Groups that are mostly melds: three or more of one rank, or in sequence, now and then with a joker."""
    # A table may hold dozens of melds; nobody lays them all at once.
    return [_group(rng) for _ in range(rng.randint(field.low, min(field.high, field.low + 2)))]


def _group(rng: random.Random) -> list[str]:
    length = rng.choice((3, 3, 4, 4, 5))
    if rng.random() < 0.5:
        group = [rng.choice("3456789TJQKA") + suit for suit in rng.sample("cdhs", min(length, 4))]
        group = [group[0][0] + card[1] for card in group]
    else:
        start = rng.randrange(13 - length)
        group = [rank + rng.choice("cdhs") for rank in "23456789TJQKA"[start : start + length]]
        group = [card[0] + group[0][1] for card in group]
    if rng.random() < 0.2:
        group[rng.randrange(len(group))] = "*r"
    return group


FILLERS: Mapping[str, Callable[[random.Random, Field], Any]] = {
    "card": lambda rng, field: rng.choice(FACES),
    "cards": lambda rng, field: rng.sample(FACES, min(len(FACES), _count(rng, field))),
    "groups": _groups,
    "number": _count,
    "seat": lambda rng, field: rng.choice(field.options or tuple(Seat)),
    "select": lambda rng, field: rng.choice(field.options),
    "text": lambda rng, field: rng.choice(("", "because")),
    "stones": _stones,
    "discs": _discs,
    "holes": lambda rng, field: rng.sample(field.options, min(len(field.options), _count(rng, field))),
}
"""How each kind of field is filled in: plain JSON, as a phone would send it. A new kind needs a line here."""


def filled(game: Game[Any, Any], choice: Choice, rng: random.Random) -> Any:
    """The choice's action with everything it asks filled in; raises Unreadable where that makes no action."""
    data = codec.write(choice.action)
    for field in choice.ask:
        if field.name not in data:
            raise AssertionError(f"{choice.prompt.key} asks for {field.name!r}, which {data['is']} does not have")
        data[field.name] = FILLERS[field.kind](rng, field)
    return codec.read(game.actions, data)


def random_fact(game: Game[Any, Any], rng: random.Random) -> Any:
    """Any fact of the game with values of the right types and no sense."""
    while True:
        kind: Any = rng.choice(game.actions)
        try:
            return kind(**{name: _any(hint, rng) for name, hint in _hints(kind).items()})
        except ValueError:
            continue  # values that the fact itself refuses to be made of


def _hints(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


def _any(hint: Any, rng: random.Random) -> Any:
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return _any(rng.choice(inner), rng)
    if origin is tuple:
        kinds = [inner[0]] * rng.randint(0, 4) if inner[-1] is Ellipsis else inner
        return tuple(_any(kind, rng) for kind in kinds)
    if origin is not None and issubclass(origin, Mapping):
        return {_any(inner[0], rng): _any(inner[1], rng) for _ in range(rng.randint(0, 3))}
    if hint is Card:
        return Card(rng.choice([*FACES, "!rules", "??", "##"]))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return rng.choice(list(hint))
    if is_dataclass(hint) and isinstance(hint, type):
        return hint(**{name: _any(kind, rng) for name, kind in _hints(hint).items()})
    plain: dict[Any, Callable[[], Any]] = {
        int: lambda: rng.choice([-1, 0, 1, 2, 3, 5, 13, 40, 10**6]),
        float: lambda: rng.choice([-1e9, -1.0, 0.0, 0.5, 123.4]),
        bool: lambda: rng.random() < 0.5,
        str: lambda: rng.choice(["", "a1", "e5", "z9", "red", "main", "x" * 90]),
        types.NoneType: lambda: None,
    }
    return plain[hint]()


def tried(game: Game[Any, Any], choice: Choice, rng: random.Random, times: int = 1) -> list[Any]:
    """`times` ways to fill the choice in; just the action where it asks nothing."""
    if not choice.ask:
        return [choice.action]
    ways = []
    for _ in range(times):
        try:
            ways.append(filled(game, choice, rng))
        except Unreadable:
            continue
    return ways



