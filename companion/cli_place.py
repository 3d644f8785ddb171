"""Where a command finds its table: the settings and data options, the files behind them, and a journal to read."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

import click
import platformdirs

from companion.errors import Unreadable
from companion.journal import Journal
from companion.settings import Settings, load

NAME = "push-companion"
JOURNAL = "journal.sqlite"

settings_file = click.option("--settings", "file", type=click.Path(dir_okay=False, path_type=Path),
                             help="Settings (TOML); see `push-companion settings`.")
data_folder = click.option("--data", type=click.Path(file_okay=False, path_type=Path),
                           help="Folder for journal, pictures and pairing.")


def settings_of(file: Path | None) -> tuple[Settings, Path | None]:
    """The settings and the file they came from, None for the defaults."""
    own = own_settings()
    chosen = file or (own if own.exists() else None)
    return load(chosen), chosen


def own_settings() -> Path:
    """The settings file that is read where none is named."""
    return platformdirs.user_config_path(NAME) / "settings.toml"


def folder_of(settings: Settings, data: Path | None) -> Path:
    """Where this table's own files are: --data, the setting, a service's $STATE_DIRECTORY, else the user's place."""
    named = data or settings.data or os.environ.get("STATE_DIRECTORY") or platformdirs.user_data_path(NAME)
    # Absolute at once: a library of the pads may change the current folder.
    return Path(named).expanduser().absolute()


@contextlib.contextmanager
def snapshot(folder: Path) -> Iterator[Journal]:
    """A copy of the journal as it is now, so that a table in play is not disturbed. Raises Unreadable without one."""
    path = folder / JOURNAL
    if not path.exists():
        raise Unreadable(f"there is no journal in {folder}: nothing was played there yet, or say --data FOLDER")
    with tempfile.TemporaryDirectory(prefix=NAME) as copied:
        copy = Path(copied) / JOURNAL
        try:
            with contextlib.closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as source, \
                    contextlib.closing(sqlite3.connect(copy)) as target:
                source.backup(target)
        except sqlite3.DatabaseError as error:
            raise Unreadable(f"the journal {path} cannot be read ({error}); `{NAME} run` mends it") from error
        with Journal(copy) as journal:
            yield journal
