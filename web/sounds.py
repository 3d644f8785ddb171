"""Sound packs: files in the state folder whose names say when they are played, served by name and nothing else.

`sounds/de/m.turn.faster.mp3` is played in German instead of the sentence `m.turn.faster`; `sounds/all/` holds for
every language. What stands behind a blank, `~` or `+` tells variants apart (`m.turn.faster~2.mp3`): one is drawn.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast

from flask import Blueprint, Response, abort, current_app, jsonify, request

from companion.speech import LANGUAGES
from web.words import language

pages = Blueprint("sounds", __name__)

FOLDER = "sounds"
ALL = "all"
TYPES = {"mp3": "audio/mpeg", "m4a": "audio/mp4", "aac": "audio/aac", "ogg": "audio/ogg", "oga": "audio/ogg",
         "opus": "audio/ogg", "wav": "audio/wav", "flac": "audio/flac", "webm": "audio/webm"}
"""Endings that are served, each as what it is; any other file in the folder is left alone."""
MOST_BYTES = 2 * 1024 * 1024
"""Largest sound that is served: a minute of speech has less than 1 MB."""
MOST_FILES = 4000
"""So many sounds of one language are listed; scores from 0:0 to 13:13 with variants are fewer."""

_NAME = re.compile(r"([a-z]+(?:\.[A-Za-z0-9_-]+)+)(?:[ ~+][^/\\]*)?\.(\w+)")


class Sounds:
    """The packs in one folder. A folder that is missing or cannot be read is a pack without sounds."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / FOLDER

    def listed(self, tongue: str) -> dict[str, list[str]]:
        """For each name of a sound in that language its files, as addresses below `/sounds/`, sorted."""
        found: dict[str, list[str]] = {}
        for pack in (tongue, ALL):
            told = set(found)
            for name, path in self._files(pack):
                # A sound of the language itself goes before one for all languages.
                if name not in told:
                    found.setdefault(name, []).append(f"{pack}/{path.name}")
        return found

    def file(self, pack: str, name: str) -> Path | None:
        """The sound of that name, or None: only what `listed` would name is ever given out."""
        if pack not in (*LANGUAGES, ALL):
            return None
        return next((path for _, path in self._files(pack) if path.name == name), None)

    def _files(self, pack: str) -> Iterator[tuple[str, Path]]:
        try:
            paths = sorted((self.folder / pack).iterdir())
        except OSError:
            return
        listed = 0
        for path in paths:
            named = _NAME.fullmatch(path.name)
            if named and named[2].lower() in TYPES and listed < MOST_FILES and self._fits(path):
                listed += 1
                yield named[1], path

    def _fits(self, path: Path) -> bool:
        """A plain file of bearable size; a link must not lead out of the folder."""
        try:
            real = path.resolve()
            return real.is_relative_to(self.folder.resolve()) and real.is_file() and real.stat().st_size <= MOST_BYTES
        except (OSError, RuntimeError):
            return False


def _packs() -> Sounds:
    return cast(Sounds, current_app.extensions["sounds"])


@pages.get("/sounds.json")
def listed() -> Response:
    """Which sounds there are for the reader's language."""
    return jsonify(sounds=_packs().listed(language()))


@pages.get("/sounds/<pack>/<name>")
def one(pack: str, name: str) -> Response:
    """One sound, also in parts, as iPhones ask for it."""
    path = _packs().file(pack, name)
    if path is None:
        abort(404)
    # A sound is small: read whole, it leaves no file open behind a listener that hangs up.
    data = path.read_bytes()
    answer = Response(data, mimetype=TYPES[path.suffix[1:].lower()], headers={"Cache-Control": "private, max-age=3600"})
    answer.make_conditional(request, accept_ranges=True, complete_length=len(data))
    return answer
