"""`push-companion pads`: the guided test and the plank test at the machine itself, while no table is open."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli_place import data_folder, folder_of, settings_file, settings_of
from companion.engine import Prompt
from companion.errors import CompanionError
from companion.settings import Settings
from companion.speech import LANGUAGES, plain, say

if TYPE_CHECKING:
    from calibration.padtest import PadView
    from hardware.padcheck import PadCheck

PATIENCE_S = 20.0
"""A pad that nobody touches for so long is passed over."""
LOOK_S = 0.25

_language = click.option("--language", type=click.Choice(LANGUAGES), help="Of the sentences; else the table's.")


@click.group()
def pads() -> None:
    """Test the wired pads: which answer, how they bounce, and how fair they are."""


@pads.command()
@click.argument("names", nargs=-1, metavar="[PAD]...")
@_language
@settings_file
@data_folder
def test(names: tuple[str, ...], language: str | None, file: Path | None, data: Path | None) -> None:
    """Ask for three touches of every pad (or of those named, as S.main) and say what each is worth.

    Ends with exit code 1 when a pad or a wire is at fault.
    """
    settings, tongue = _settings(file, language)
    with _bench(settings, data) as bench:
        _checked(lambda: bench.test(names))
        for view in _asked(bench, tongue, lambda view: view.step == "test", skip=True):
            for health in view.tested:
                click.echo(_text(health.prompt, tongue))
        view = bench.view()
        for fault in view.faults:
            click.echo(_text(fault, tongue))
        if view.faults or any(health.verdict not in ("ok", "bounce") for health in view.tested):
            raise click.exceptions.Exit(1)
        click.echo(_text(Prompt("pads.all_good"), tongue))


@pads.command()
@click.option("--pair", nargs=2, default=("S.main", "N.main"), show_default=True, metavar="PAD PAD",
              help="The two pads under the plank.")
@click.option("--strikes", type=click.IntRange(10, 1000), default=30, show_default=True, help="So many strikes.")
@click.option("--keep/--no-keep", default=True, show_default=True, help="Let the race judge use what was measured.")
@_language
@settings_file
@data_folder
def plank(pair: tuple[str, str], strikes: int, keep: bool, language: str | None, file: Path | None,
          data: Path | None) -> None:
    """Strike two pads with one plank, again and again: their bias and tolerance, with the errors of both."""
    settings, tongue = _settings(file, language)
    # Imported late: only these commands need the pads' own words.
    from calibration.errors import TooFew
    from calibration.padtest import pair_prompts

    with _bench(settings, data) as bench:
        _checked(lambda: bench.plank(*pair))
        for _ in _asked(bench, tongue, lambda view: len(view.strikes_us) < strikes):
            pass
        found = bench.view().found
        if found is None:
            raise TooFew(_text(Prompt("pads.few"), tongue))
        for prompt in pair_prompts(found):
            click.echo(_text(prompt, tongue))
        if keep:
            bench.save()
            click.echo(_text(Prompt("pads.saved"), tongue))


@pads.command()
@_language
@settings_file
@data_folder
def show(language: str | None, file: Path | None, data: Path | None) -> None:
    """What was measured of these pads, when, and what the race judge goes by."""
    settings, tongue = _settings(file, language)
    from calibration.padtest import pair_prompts
    from calibration.profile import Profiles
    from hardware.edges import EdgeLog
    from hardware.padcheck import PadCheck
    from hardware.screenpads import ScreenPads

    edges = EdgeLog()
    view = PadCheck(edges, ScreenPads(edges), settings.race, Profiles(folder_of(settings, data) / "calibration")).view()
    click.echo(_text(view.state, tongue))
    for pair in view.saved.pairs if view.saved is not None else ():
        for prompt in pair_prompts(pair):
            click.echo(_text(prompt, tongue))


def _asked(bench: PadCheck, tongue: str, going: Callable[[PadView], bool], *, skip: bool = False) -> Iterator[PadView]:
    """Says what is asked as often as that changes, until it is done or nobody has touched anything for a while."""
    told, changed = "", time.monotonic()
    view = bench.view()
    while going(view):
        now = _text(view.asks, tongue) if view.asks is not None else ""
        if now != told:
            click.echo(now)
            told, changed = now, time.monotonic()
        if time.monotonic() - changed > PATIENCE_S:
            if not skip:
                return
            bench.skip()
            changed = time.monotonic()
        bench.wait(LOOK_S)
        view = bench.view()
    yield view


def _bench(settings: Settings, data: Path | None) -> AbstractContextManager[PadCheck]:
    from hardware import bench

    return bench.open_bench(settings, folder_of(settings, data))


def _checked(begin: Callable[[], object]) -> None:
    try:
        begin()
    except ValueError as error:
        raise CompanionError(str(error)) from error


def _settings(file: Path | None, language: str | None) -> tuple[Settings, str]:
    settings, _ = settings_of(file)
    return settings, language or settings.web.language


def _text(prompt: Prompt, tongue: str) -> str:
    return plain(say(prompt, tongue))
