"""`push-companion replay` judges a match again from its evidence; `evidence` keeps, shows and packs that evidence."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli_place import JOURNAL, data_folder, folder_of, settings_file, settings_of, snapshot
from companion.engine import Prompt
from companion.errors import CompanionError
from companion.evidence_zip import as_zip
from companion.games import find
from companion.journal import Journal, utc_now
from companion.retention import MB, due, kept, tidy
from companion.settings import Settings
from companion.speech import LANGUAGES, plain, say
from companion.table import Table

if TYPE_CHECKING:
    from hardware.rejudge import Eyes

_language = click.option("--language", type=click.Choice(LANGUAGES), help="Of the sentences; else the table's.")
_match = click.argument("match", type=click.IntRange(1))


@click.command()
@_match
@click.option("--json", "as_json", is_flag=True, help="One JSON object an entry.")
@_language
@settings_file
@data_folder
def replay(match: int, as_json: bool, language: str | None, file: Path | None, data: Path | None) -> None:
    """Judge every race and reading of match MATCH again from what was kept, and compare with the journal.

    Ends with exit code 1 where something comes out differently. What another model read is told apart, and so is a
    hole of a board of which one of both readings is not sure.
    """
    settings, _ = settings_of(file)
    tongue = language or settings.web.language
    # Imported late: OpenCV takes a second.
    from hardware.rejudge import again

    folder = folder_of(settings, data)
    with snapshot(folder) as journal:
        table, game = Table(journal), find(journal.setup(match).game)
        proofs = table.proofs(match)
        eyes = _eyes(settings, folder, {proof.kind for proof in proofs})
        found = again(proofs, game, table.picture, eyes)
    for one in found:
        if as_json:
            click.echo(json.dumps({"seq": one.seq, "kind": one.kind, "outcome": one.outcome, "model": one.mark,
                                   "was": _text(one.was, tongue), "now": _text(one.now, tongue)}, ensure_ascii=False))
        else:
            click.echo(_text(one.prompt, tongue))
    count = Counter(one.outcome for one in found)
    if not as_json:
        click.echo(_text(Prompt("evidence.again.sum", {
            "same": count["same"], "unsure": count["unsure"], "differs": count["differs"],
            "other": count["other_model"], "lost": count["no_picture"] + count["no_reader"]}), tongue))
    if count["differs"]:
        raise click.exceptions.Exit(1)


def _eyes(settings: Settings, folder: Path, kinds: set[str]) -> Eyes:
    """The table's eyes for what was read (`cards`, `board`); one that cannot be loaded is said and is none."""
    from calibration.deckstore import deck_mark
    from hardware.board_eye import board_again
    from hardware.errors import DeviceError
    from hardware.rejudge import MODELS, Eyes, model_mark
    from hardware.rig import shipped_eye

    eyes = Eyes(cards_mark=model_mark(MODELS) + deck_mark(folder), board_mark=model_mark(MODELS, "board"))
    try:
        if "cards" in kinds:
            eyes = replace(eyes, cards=shipped_eye(settings, folder)[0])
        if "board" in kinds:
            eyes = replace(eyes, board=board_again())
    except DeviceError as error:
        click.echo(str(error), err=True)
    return eyes


@click.group()
def evidence() -> None:
    """The pictures and races that matches can be judged again from."""


@evidence.command("zip")
@_match
@click.argument("target", type=click.Path(dir_okay=False, path_type=Path))
@_language
@settings_file
@data_folder
def pack(match: int, target: Path, language: str | None, file: Path | None, data: Path | None) -> None:
    """Pack match MATCH with every photo finish and picture into TARGET, one zip."""
    settings, _ = settings_of(file)
    with snapshot(folder_of(settings, data)) as journal:
        table = Table(journal)
        packed = as_zip(journal.setup(match), table.history(match), table.proofs(match), table.picture,
                        language or settings.web.language)
    target.write_bytes(packed)
    click.echo(f"{target}: {len(packed) / MB:.1f} MB")


@evidence.command("tidy")
@click.option("--dry-run", is_flag=True, help="Only say what would go.")
@_language
@settings_file
@data_folder
def clean(dry_run: bool, language: str | None, file: Path | None, data: Path | None) -> None:
    """Drop the pictures that are too old or too many (settings evidence.*), oldest first; facts and races stay.

    A table in play does this by itself; this is for one that is closed. The pictures of the last match stay.
    """
    settings, _ = settings_of(file)
    folder, tongue = folder_of(settings, data), language or settings.web.language
    with snapshot(folder) as journal:
        before = kept(journal)
        going = due(before, settings.evidence, utc_now(), _playing(journal))
    if going and not dry_run:
        with Journal(folder / JOURNAL) as journal:
            going = tidy(journal, settings.evidence, utc_now(), _playing(journal))
        _shrink(folder / JOURNAL)
    size = sum(one.size for one in going)
    key = "evidence.would_go" if dry_run else "evidence.went"
    click.echo(_text(Prompt(key, {"n": len(going), "mb": round(size / MB)}), tongue))
    left = sum(one.size for one in before) - (0 if dry_run else size)
    n = len(before) - (0 if dry_run else len(going))
    click.echo(_text(Prompt("evidence.kept", {"n": n, "mb": round(left / MB)}), tongue))


def _playing(journal: Journal) -> int:
    return int(journal.fact("match") or 0)


def _shrink(path: Path) -> None:
    """The file gives back the room of what was dropped, where the disk has room enough to do it."""
    try:
        with closing(sqlite3.connect(path)) as file:
            file.execute("VACUUM")
    except sqlite3.OperationalError as error:
        raise CompanionError(f"the pictures are gone, but the file could not be made smaller ({error})") from error


def _text(prompt: Prompt, tongue: str) -> str:
    return plain(say(prompt, tongue))
