"""Profiles: how this table is, as versioned JSON files; the last ten of each kind stay, a torn one is passed over."""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from calibration.errors import BadProfile
from companion.journal import utc_now

FORMAT = 1
"""Version of the file format; a file with a higher one belongs to a newer program."""
PACK = "pack"
"""What a file of several profiles, to be moved to another machine, calls itself."""
KEPT = 10
"""So many profiles of a kind are kept, newest first."""

log = logging.getLogger(__name__)


class Profiles:
    """The folder in which the profiles of one table lie, one file a profile: `pads-000007.json`."""

    def __init__(self, folder: Path, *, now: Callable[[], str] = utc_now) -> None:
        self._folder = folder
        self._now = now

    def save(self, kind: str, measured: Mapping[str, Any]) -> Path:
        """Writes a new profile of this kind, whole or not at all, and drops all but the last ten.

        Raises OSError where the folder cannot be written; the profiles before it are then untouched.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        have = self.files(kind)
        number = int(have[0].stem.rpartition("-")[2]) + 1 if have else 1
        target = self._folder / f"{kind}-{number:06}.json"
        fresh = target.with_suffix(".fresh")
        body = {"format": FORMAT, "kind": kind, "at": self._now(), "measured": dict(measured)}
        with fresh.open("w", encoding="utf-8") as file:
            json.dump(body, file, ensure_ascii=False, indent=1)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, target)
        for old in self.files(kind)[KEPT:]:
            old.unlink()
        return target

    def files(self, kind: str) -> list[Path]:
        """The profiles of this kind that are there, newest first."""
        return sorted(self._folder.glob(f"{kind}-[0-9][0-9][0-9][0-9][0-9][0-9].json"), reverse=True)

    def newest(self, kind: str) -> tuple[str, int] | None:
        """The newest file of this kind and when it was written (ns), None where there is none: what is kept has changed
        when this has."""
        for path in self.files(kind):
            try:
                return path.name, path.stat().st_mtime_ns
            except FileNotFoundError:
                continue  # dropped this moment as the eleventh
        return None

    def load(self, kind: str) -> Mapping[str, Any] | None:
        """What the newest readable profile of this kind measured, or None where there is none.

        A profile that cannot be read is passed over with a line in the log: an older one is better than none.
        """
        found = self.dated(kind)
        return None if found is None else found[1]

    def dated(self, kind: str) -> tuple[str, Mapping[str, Any]] | None:
        """As `load`, with the moment (UTC, ISO 8601; empty where the file has none) at which it was saved before it."""
        for path in self.files(kind):
            try:
                body = _body(path, kind)
                return str(body.get("at", "")), body["measured"]
            except BadProfile as error:
                log.warning("%s", error)
        return None

    def kinds(self) -> tuple[str, ...]:
        """The kinds of which there are profiles."""
        return tuple(sorted({path.stem.rpartition("-")[0] for path in self._folder.glob("*-[0-9]*.json")}))

    def restore(self, kind: str, number: int) -> Path:
        """Makes an older profile the newest again, as a copy of itself; raises BadProfile where it is not readable."""
        return self.save(kind, read(self._folder / f"{kind}-{number:06}.json", kind))

    def pack(self) -> dict[str, Any]:
        """The newest readable profile of every kind, as one document that another machine can `unpack`."""
        newest = {kind: found for kind in self.kinds() if (found := self.dated(kind)) is not None}
        profiles = {kind: {"format": FORMAT, "kind": kind, "at": at, "measured": dict(measured)}
                    for kind, (at, measured) in newest.items()}
        return {"format": FORMAT, "kind": PACK, "profiles": profiles}

    def unpack(self, packed: Any) -> tuple[str, ...]:
        """Saves what another machine has packed as the newest profiles here, and tells their kinds.

        Raises BadProfile, before anything is saved, where one of them is not of this program.
        """
        if not isinstance(packed, dict) or packed.get("kind") != PACK or not isinstance(packed.get("profiles"), dict):
            raise BadProfile("this is no file of packed profiles: export one on the other machine")
        measured = {kind: _checked(body, str(kind), f"{kind} (packed)")["measured"]
                    for kind, body in packed["profiles"].items()}
        strange = next((kind for kind in measured if not kind.isidentifier()), None)
        if strange is not None or not measured:
            raise BadProfile("this file of packed profiles holds none of this program: export it anew")
        for kind, values in measured.items():
            self.save(kind, values)
        return tuple(measured)


def read(path: Path, kind: str) -> Mapping[str, Any]:
    """What the profile in `path` measured; raises BadProfile with the reason."""
    measured: Mapping[str, Any] = _body(path, kind)["measured"]
    return measured


def age_days(at: str, now: str) -> int | None:
    """Whole days from `at` to `now` (ISO 8601), None where one of them is no moment; a moment to come is 0 days old.

    >>> age_days("2026-01-01T10:00:00+00:00", "2026-03-01T09:00:00+00:00"), age_days("", "2026-03-01T09:00:00+00:00")
    (58, None)
    """
    try:
        return max(0, (datetime.fromisoformat(now) - datetime.fromisoformat(at)).days)
    except (ValueError, TypeError):
        return None


def _body(path: Path, kind: str) -> dict[str, Any]:
    try:
        body = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise BadProfile(f"the profile {path.name} cannot be read ({error}): calibrate again") from error
    return _checked(body, kind, path.name)


def _checked(body: Any, kind: str, name: str) -> dict[str, Any]:
    if not isinstance(body, dict) or body.get("kind") != kind or not isinstance(body.get("measured"), dict):
        raise BadProfile(f"{name} is no profile of kind {kind}: calibrate again")
    if not isinstance(body.get("format"), int) or body["format"] > FORMAT:
        raise BadProfile(f"the profile {name} was written by a newer push-companion: upgrade this one")
    return body
