"""`push-companion doctor`: looks at everything the table stands on and says what to do."""

from __future__ import annotations

import json
from pathlib import Path

import click

from companion.cli_place import data_folder, folder_of, settings_file, settings_of
from companion.engine import Prompt
from companion.findings import Finding, Level, worst
from companion.speech import LANGUAGES, plain, say

SIGNS = {Level.OK: "✓", Level.ADVICE: "!", Level.FAULT: "✗"}


@click.command()
@click.option("--json", "as_json", is_flag=True, help="One JSON list for other programs.")
@click.option("--language", type=click.Choice(LANGUAGES), help="Of the sentences; else the table's.")
@settings_file
@data_folder
def doctor(as_json: bool, language: str | None, file: Path | None, data: Path | None) -> None:
    """Look at machine, pads, camera, light, disk, clock, network and journal, and say what to do.

    Ends with exit code 1 when something is at fault; advice alone is no fault.
    """
    settings, _ = settings_of(file)
    tongue = language or settings.web.language
    # Imported late: OpenCV takes a second.
    from hardware.doctor import examine
    from hardware.doctor.patients import closed_table

    found = examine(closed_table(settings, folder_of(settings, data)))
    if as_json:
        click.echo(json.dumps([_plain(one, tongue) for one in found], ensure_ascii=False, indent=1))
    else:
        for one in found:
            click.echo(f"{SIGNS[one.level]} {_text(Prompt(f'doctor.name.{one.check}'), tongue)}: "
                       f"{_text(one.prompt, tongue)}")
        counts = [sum(one.level is level for one in found) for level in (Level.FAULT, Level.ADVICE)]
        click.echo(_text(Prompt("doctor.sum", {"faults": counts[0], "advice": counts[1]}), tongue))
    if worst(found) is Level.FAULT:
        raise click.exceptions.Exit(1)


def _plain(one: Finding, tongue: str) -> dict[str, str]:
    return {"check": one.check, "level": one.level.value, "key": one.prompt.key, "text": _text(one.prompt, tongue)}


def _text(prompt: Prompt, tongue: str) -> str:
    return plain(say(prompt, tongue))
