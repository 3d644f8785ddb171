"""Values to JSON and back, by their types: facts, signals and setups are stored and sent this way.

A frozen dataclass becomes an object with its name under `is`; cards become their notation, enums their value,
tuples lists. Reading is strict: an unknown name, a missing or surplus field or a wrong type is `Unreadable`.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from companion.cards import Card
from companion.errors import Unreadable, UnreadableCard


def write(value: Any) -> Any:
    """Plain JSON values for a value.

    >>> from companion.signals import Press; from companion.seats import Seat
    >>> write(Press(Seat.S, "main", 5))
    {'is': 'Press', 'seat': 'S', 'pad': 'main', 'at_ns': 5}
    """
    if isinstance(value, Card):
        return value.notation
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value) and not isinstance(value, type):
        return {"is": type(value).__name__} | {f.name: write(getattr(value, f.name)) for f in fields(value)}
    if isinstance(value, Mapping):
        return {str(write(key)): write(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [write(item) for item in value]
    if value is None or isinstance(value, str | int | float | bool):
        return value
    raise Unreadable(f"a {type(value).__name__} cannot be stored")


def read(kinds: tuple[type, ...], data: Any) -> Any:
    """The value whose type is one of `kinds`, chosen by the name under `is`; raises Unreadable.

    >>> from companion.signals import Press
    >>> read((Press,), {"is": "Press", "seat": "S", "pad": "main", "at_ns": 5}).seat
    <Seat.S: 'S'>
    """
    if not isinstance(data, Mapping):
        raise Unreadable(f"expected an object with a name under 'is', not {data!r}")
    for kind in kinds:
        if kind.__name__ == data.get("is"):
            return _dataclass(kind, data)
    raise Unreadable(f"{data.get('is')!r} is none of {', '.join(kind.__name__ for kind in kinds)}")


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _dataclass(kind: Any, data: Mapping[str, Any]) -> Any:
    hints = _hints(kind)
    known = {f.name: f for f in fields(kind)}
    surplus = set(data) - set(known) - {"is"}
    if surplus:
        raise Unreadable(f"{kind.__name__} has no {', '.join(sorted(surplus))}")
    values = {}
    for name, declared in known.items():
        if name in data:
            values[name] = _value(hints[name], data[name], f"{kind.__name__}.{name}")
        elif declared.default is MISSING and declared.default_factory is MISSING:
            raise Unreadable(f"{kind.__name__} needs {name}")
    try:
        return kind(**values)
    except ValueError as error:
        raise Unreadable(str(error)) from error


def _value(wanted: Any, data: Any, where: str) -> Any:
    origin = get_origin(wanted)
    if wanted is Any:
        return data
    if origin in (Union, types.UnionType):
        return _union(get_args(wanted), data, where)
    if origin is tuple:
        return _tuple(get_args(wanted), data, where)
    if origin is not None and issubclass(origin, Mapping):
        if not isinstance(data, Mapping):
            raise Unreadable(f"{where} must be an object, not {data!r}")
        key, item = get_args(wanted)
        return {_value(key, k, where): _value(item, v, where) for k, v in data.items()}
    if wanted is type(None):
        if data is not None:
            raise Unreadable(f"{where} must be nothing, not {data!r}")
        return None
    if is_dataclass(wanted) and wanted is not Card:
        if not isinstance(data, Mapping):
            raise Unreadable(f"{where} must be an object, not {data!r}")
        if data.get("is", wanted.__name__) != wanted.__name__:  # type: ignore[union-attr]  # narrowed to a class above
            raise Unreadable(f"{where} must be a {wanted.__name__}")  # type: ignore[union-attr]  # as above
        return _dataclass(wanted, data)
    return _plain(wanted, data, where)


def _plain(wanted: Any, data: Any, where: str) -> Any:
    try:
        if wanted is Card and isinstance(data, str):
            return Card(data)
        if isinstance(wanted, type) and issubclass(wanted, Enum):
            return wanted(data)
    except (UnreadableCard, ValueError) as error:
        raise Unreadable(f"{where}: {error}") from error
    if wanted is float and type(data) is int:
        return float(data)
    if wanted in (str, int, float, bool) and type(data) is wanted:
        return data
    raise Unreadable(f"{where} must be {getattr(wanted, '__name__', wanted)}, not {data!r}")


def _union(kinds: tuple[Any, ...], data: Any, where: str) -> Any:
    if data is None and type(None) in kinds:
        return None
    reasons = []
    for kind in kinds:
        if kind is type(None):
            continue
        if isinstance(data, Mapping) and "is" in data and getattr(kind, "__name__", "") != data["is"]:
            continue
        try:
            return _value(kind, data, where)
        except Unreadable as error:
            reasons.append(str(error))
    raise Unreadable(reasons[0] if reasons else f"{where} cannot be {data!r}")


def _tuple(kinds: tuple[Any, ...], data: Any, where: str) -> Any:
    if not isinstance(data, list | tuple):
        raise Unreadable(f"{where} must be a list, not {data!r}")
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(_value(kinds[0], item, where) for item in data)
    if len(kinds) != len(data):
        raise Unreadable(f"{where} must have {len(kinds)} parts, not {len(data)}")
    return tuple(_value(kind, item, where) for kind, item in zip(kinds, data, strict=True))
