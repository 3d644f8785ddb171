"""Where what was taught of packs and custom cards lies: the table's profile `deck`, the newest readable counts.

Phones and commands may teach at the same time, each change takes what the one before it has left.
"""

from __future__ import annotations

import fcntl
import logging
from collections.abc import Callable
from pathlib import Path

from calibration.deck import Taught
from calibration.errors import BadProfile
from calibration.profile import Profiles, read

KIND = "deck"
"""The kind of these profiles: `deck-000001.json`."""

log = logging.getLogger(__name__)


def taught(data_dir: Path) -> Taught:
    """What was taught to the table whose data lie there; nothing where nobody taught anything.

    A torn profile is passed over with a line in the log; raises BadProfile where no readable one is left.
    """
    torn: BadProfile | None = None
    for path in _profiles(data_dir).files(KIND):
        try:
            return Taught.from_json(read(path, KIND))
        except BadProfile as error:
            torn = torn or error
            log.warning("%s: %s", path.name, error)
    if torn is not None:
        raise torn
    return Taught()


def keep(data_dir: Path, known: Taught) -> Path:
    """Writes it as the newest profile; raises OSError where the folder cannot be written."""
    return _profiles(data_dir).save(KIND, known.to_json())


def changed(data_dir: Path, change: Callable[[Taught], Taught]) -> Taught:
    """What `change` makes of what is taught is kept from now on; nobody else, in no process, changes it meanwhile.

    Where it changes nothing (it gives back what it got) nothing is written. Where every profile is torn it begins anew.
    Raises what `change` raises, and OSError where the folder cannot be written.
    """
    folder = data_dir / "calibration"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{KIND}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            before = taught(data_dir)
        except BadProfile:
            before = Taught()
        after = change(before)
        if after is not before:
            keep(data_dir, after)
        return after


def taught_specials(data_dir: Path) -> dict[str, int]:
    """The custom cards that a new match of the duel proposes, with their numbers (M31); a torn profile gives none."""
    try:
        return taught(data_dir).specials
    except BadProfile as error:
        log.warning("the taught cards are not proposed: %s", error)
        return {}


def deck_mark(data_dir: Path) -> str:
    """What the mark of a reading ends with where a taught pack had its say: the profile's name, empty without one."""
    files = _profiles(data_dir).files(KIND)
    return f"+{files[0].stem}" if files else ""


class TaughtNow:
    """What is taught to a table at the moment it is called, by whichever phone or command."""

    def __init__(self, data_dir: Path) -> None:
        self._data_dir = data_dir
        self._read: tuple[object, Taught] = (None, Taught())

    def __call__(self) -> Taught:
        """The newest profile, read again only when there is another one. Where it is torn, what was known stays."""
        newest = _profiles(self._data_dir).newest(KIND)
        if newest != self._read[0]:
            try:
                self._read = newest, taught(self._data_dir)
            except BadProfile as error:
                log.warning("%s", error)
                self._read = newest, self._read[1]
        return self._read[1]


def _profiles(data_dir: Path) -> Profiles:
    return Profiles(data_dir / "calibration")
