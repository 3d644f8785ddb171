"""The one place that puts the four rooms together: journal, table, senses, pages."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from companion.cli import OpenTable, commands
from companion.errors import BadSetting
from companion.journal import Journal
from companion.settings import Settings
from companion.table import Table

ANSWER_S = 5.0
"""A page that takes longer than this is none."""


def spare_the_cores() -> None:
    """NumPy, imported after this, multiplies matrices on one core, unless the environment says otherwise.

    Its library would keep every further core spinning for products that take a millisecond: twice the processor time
    (one reading of the board: 155 and 76 ms of it, 72 on the clock both times), and heat, at the cost of the pads.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


@contextmanager
def open_table(settings: Settings, data: Path, record: Path | None = None) -> Iterator[OpenTable]:
    """A table that is open: its senses report, its pages are served, its facts are written down in `data`.

    Everything is closed when the block ends, in the opposite order. Raises CompanionError where a part cannot
    start; then nothing stays open.
    """
    spare_the_cores()
    # Imported late: numpy and OpenCV take a second, and `push-companion --help` needs neither.
    from hardware.deckphoto import DeckEye
    from hardware.doctor import examine
    from hardware.doctor.patients import open_rig_of
    from hardware.handphoto import PhotoReader
    from hardware.rig import open_rig
    from web import Keys, create_app, serve
    from web.announce import announced

    keys = Keys(data)
    with Journal(data / "journal.sqlite") as journal:
        table = Table(journal, settings.evidence)
        with open_rig(settings, table, data, record=record) as rig:
            photos = PhotoReader(data)
            app = create_app(table, data_dir=data, settings=settings.web, pretend_table=rig.pretend, screen=rig.screen,
                             keys=keys, padcheck=rig.padcheck, eyes=rig.eyes, read_photo=photos,
                             deck_eye=DeckEye(photos))
            app.extensions["doctor"] = lambda: examine(open_rig_of(rig, settings, data))
            try:
                with serve(app, settings.web.host, settings.web.port) as serving, \
                        announced(app, serving.host, serving.port):
                    yield OpenTable(rig=rig.sentence, host=serving.host, port=serving.port, token=keys.token,
                                    pretend=rig.pretend is not None, alive=lambda: alive(table, serving.url))
            except OSError as error:
                raise BadSetting(
                    f"nothing can be served on {settings.web.host} port {settings.web.port} "
                    f"({error.strerror or error}): choose another with --host and --port"
                ) from error


def alive(table: Table, url: str) -> bool:
    """True when the table can be asked and its pages answer, each within a few seconds."""
    table.wait(-1, 0.0)  # takes the table's lock: where that hangs, nobody speaks for us any more
    try:
        with urlopen(f"{url}/static/icon.svg", timeout=ANSWER_S):
            return True
    except OSError:
        return False


def main() -> None:
    """The command `push-companion`."""
    commands(prog_name="push-companion", obj=open_table)


if __name__ == "__main__":
    main()
