"""Notices: lasting findings of the senses (camera gone, pad stuck), each shown until it is taken away. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.engine import Prompt


class Notices:
    """What is shown now, in the order in which it was found; the same finding twice is shown once.

    >>> notices = Notices()
    >>> notices.show("hw.pad.stuck", {"pad": "S.main"}), notices.show("hw.pad.stuck", {"pad": "S.main"})
    (True, False)
    >>> notices.take_away("hw.pad.stuck"), notices.shown
    (True, ())
    """

    def __init__(self) -> None:
        self._shown: dict[tuple[str, str], Prompt] = {}

    @property
    def shown(self) -> tuple[Prompt, ...]:
        """One prompt for each finding."""
        return tuple(self._shown.values())

    def show(self, key: str, values: Mapping[str, Any]) -> bool:
        """This is shown from now on; True where it was not before."""
        name = _name(key, values)
        new = name not in self._shown
        self._shown[name] = Prompt(key, dict(values))
        return new

    def take_away(self, key: str, values: Mapping[str, Any] | None = None) -> bool:
        """This is not shown any more, nor anything else of that key where no values are given; True where it was."""
        gone = [name for name in self._shown if name[0] == key and (values is None or name == _name(key, values))]
        for name in gone:
            del self._shown[name]
        return bool(gone)


def _name(key: str, values: Mapping[str, Any]) -> tuple[str, str]:
    return key, repr(sorted(values.items(), key=lambda item: item[0]))
