"""The command `push-companion`: open a table, read a photo, list settings and matches, let the referee in again.

Every error is one sentence that says what to do, with exit code 2; a traceback is a fault of ours.
"""

from __future__ import annotations

import contextlib
import logging
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import click
import segno

from companion import __version__
from companion.addresses import places
from companion.cli_calibrate import calibrate
from companion.cli_deck import deck
from companion.cli_doctor import doctor
from companion.cli_pads import pads
from companion.cli_place import (
    JOURNAL,
    NAME,
    data_folder,
    folder_of,
    own_settings,
    settings_file,
    settings_of,
    snapshot,
)
from companion.cli_read import read
from companion.cli_replay import evidence, replay
from companion.cli_score import score
from companion.cli_service import service
from companion.engine import Refused
from companion.errors import CompanionError
from companion.export import as_csv, as_json, as_story
from companion.notify import Systemd
from companion.settings import Settings, listing
from companion.speech import LANGUAGES, plain, say
from companion.table import Table


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table that is open: what the start lines tell. `token` is the one-time pairing token, empty when used."""

    rig: str
    host: str
    port: int
    token: str
    pretend: bool = False
    alive: Callable[[], bool] = lambda: True
    """Asks table and pages whether they answer."""


Opener = Callable[[Settings, Path, Path | None], AbstractContextManager[OpenTable]]
"""What opens a table, with its data folder and a folder to record into; handed in by `companion.__main__`."""


class _Told(click.ClickException):
    exit_code = 2


class _Sentences(click.Group):
    """Turns what the program raises itself into one sentence and exit code 2."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise
        except Refused as refused:
            raise _Told(plain(say(refused.prompt, Settings().web.language))) from refused
        except (CompanionError, OSError) as error:
            raise _Told(str(error)) from error


@click.group(cls=_Sentences)
@click.version_option(__version__, prog_name=NAME)
def commands() -> None:
    """A companion for the five games called Push, played at a real table."""


@commands.command()
@click.option("--rig", type=click.Choice(["auto", "real", "pretend", "replay"]),
              help="Which table: a real one, a pretend one on the screen, or one from a recording.")
@settings_file
@data_folder
@click.option("--replay", type=click.Path(exists=True, file_okay=False, path_type=Path),
              help="Folder of a recording; takes the replay rig.")
@click.option("--record", type=click.Path(file_okay=False, path_type=Path),
              help="Folder to record races and pictures into, for --replay.")
@click.option("--host", help="Address to listen on; 127.0.0.1 for this machine alone.")
@click.option("--port", type=click.IntRange(0, 65535), help="Port to listen on; 0 takes a free one.")
@click.pass_obj
def run(opener: Opener, rig: str | None, file: Path | None, data: Path | None, replay: Path | None,
        record: Path | None, host: str | None, port: int | None) -> None:
    """Open the table and serve the pages until Ctrl-C."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    settings, file = settings_of(file)
    if replay is not None:
        rig = rig or "replay"
        settings = replace(settings, camera=replace(settings.camera, folder=str(replay.resolve())))
    settings = replace(settings, rig=rig or settings.rig, web=replace(
        settings.web, host=host or settings.web.host, port=settings.web.port if port is None else port))
    folder = folder_of(settings, data)
    with _stopped() as stop, opener(settings, folder, record and record.absolute()) as table:
        click.echo(f"{NAME} {__version__}: {table.rig}; settings: {file or 'defaults'}; journal: {folder / JOURNAL}")
        _welcome(table)
        manager = Systemd.here()
        manager.say("READY=1", f"STATUS={table.rig}")
        manager.keep(stop, table.alive)
        manager.say("STOPPING=1")
    click.echo("The table is closed; everything that was counted is written down.")


def _welcome(table: OpenTable) -> None:
    where = places(table.host, table.port)
    click.echo(f"Phones: {'  or  '.join(where)}")
    if table.token:
        link = _pairing(where[0], table.token)
        click.echo(f"Referee, once: {link}")
        if sys.stdout.isatty():
            segno.make(link, error="m").terminal(compact=True)
    else:
        click.echo(f"Referee: the paired phone, or any other with the PIN (forgotten: {NAME} referee reset)")
    if table.pretend:
        click.echo(f"Pretend table, with pads to press and cards to lay: {where[0]}/pretend")
    click.echo("Ctrl-C ends.")


def _pairing(place: str, token: str) -> str:
    return f"{place}/pair/{token}"


@contextlib.contextmanager
def _stopped() -> Iterator[threading.Event]:
    """An event that Ctrl-C, and a service's stop, set; the old handlers come back at the end."""
    stop = threading.Event()
    before = {sign: signal.signal(sign, lambda *_: stop.set()) for sign in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield stop
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)


commands.add_command(score)
commands.add_command(pads)
commands.add_command(calibrate)
calibrate.add_command(deck)
commands.add_command(deck)
commands.add_command(doctor)
commands.add_command(service)
commands.add_command(replay)
commands.add_command(evidence)
commands.add_command(read)


@commands.command("settings")
def list_settings() -> None:
    """Print every setting with its help, as a file that changes nothing."""
    click.echo(f"# Read from --settings FILE, else from {own_settings()} where that exists.")
    click.echo(listing(), nl=False)


@commands.group()
def referee() -> None:
    """The referee's key to the table."""


@referee.command()
@settings_file
@data_folder
def reset(file: Path | None, data: Path | None) -> None:
    """Forget PIN and paired phones and print a new one-time link; a running table notices by itself."""
    from web import reset_pairing

    settings, _ = settings_of(file)
    token = reset_pairing(folder_of(settings, data))
    click.echo(f"Referee, once: {_pairing(places(settings.web.host, settings.web.port)[0], token)}")


@commands.command()
@settings_file
@data_folder
def matches(file: Path | None, data: Path | None) -> None:
    """List every match ever played at this table."""
    with snapshot(folder_of(settings_of(file)[0], data)) as journal:
        for number, at, setup in Table(journal).matches():
            click.echo(f"{number:>4}  {at[:16].replace('T', ' ')}  {setup.game:<10}  {', '.join(setup.players)}")


@commands.command()
@click.argument("match", type=click.IntRange(1))
@click.option("--format", "form", type=click.Choice(["text", "csv", "json"]), default="text", show_default=True,
              help="A story to read, rows for a spreadsheet, or everything that is known.")
@click.option("--language", type=click.Choice(LANGUAGES), help="Of the sentences; else the table's.")
@settings_file
@data_folder
def export(match: int, form: str, language: str | None, file: Path | None, data: Path | None) -> None:
    """Print the match of this number (see `push-companion matches`)."""
    settings, _ = settings_of(file)
    tongue = language or settings.web.language
    with snapshot(folder_of(settings, data)) as journal:
        table = Table(journal)
        setup, lines = table.setup(match), table.history(match)
    texts = {"json": lambda: as_json(setup, lines), "csv": lambda: as_csv(setup, lines, tongue),
             "text": lambda: as_story(setup, lines, tongue)}
    click.echo(texts[form](), nl=False)
