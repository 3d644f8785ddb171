"""A match with all its evidence as one zip: to keep, to send to another club, to judge again elsewhere. Pure.

`match.json` is everything the journal knows, `match.txt` the story; `races/0007.svg` the photo finish of entry 7 and
`readings/0009.jpg` the picture of entry 9, each with its signal as JSON beside it.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable, Sequence

from companion import codec
from companion.engine import Setup
from companion.evidence import Proof
from companion.export import as_csv, as_json, as_story
from companion.photofinish import photo_finish
from companion.scoreboard import Line
from companion.signals import Race

LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""Every file's date: the same match always gives the same bytes."""


def as_zip(setup: Setup, lines: Sequence[Line], found: Sequence[Proof], picture: Callable[[str], bytes | None],
           language: str) -> bytes:
    """The zip's bytes; a picture that is not kept any more is left out."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as packed:

        def put(name: str, data: str | bytes) -> None:
            packed.writestr(zipfile.ZipInfo(name, LONG_AGO), data, zipfile.ZIP_DEFLATED)

        put("match.json", as_json(setup, lines))
        put("match.csv", "\ufeff" + as_csv(setup, lines, language))
        put("match.txt", as_story(setup, lines, language))
        for proof in found:
            folder = "races" if proof.kind == "race" else "readings"
            name = f"{folder}/{proof.seq:04}"
            put(f"{name}.json", json.dumps(codec.write(proof.signal), ensure_ascii=False, indent=1) + "\n")
            if isinstance(proof.signal, Race):
                put(f"{name}.svg", photo_finish(proof.signal, proof.names, language))
            elif proof.picture and (jpeg := picture(proof.picture)) is not None:
                put(f"{name}.jpg", jpeg)
    return whole.getvalue()
