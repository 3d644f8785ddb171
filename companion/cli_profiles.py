"""`push-companion calibrate profile`: the saved profiles: listed, restored, moved to another machine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli_place import data_folder, folder_of, settings_file, settings_of
from companion.errors import Unreadable

if TYPE_CHECKING:
    from calibration.profile import Profiles


@click.group()
def profile() -> None:
    """The saved profiles: list them, restore an older one, move them to another machine."""


@profile.command("list")
@settings_file
@data_folder
def list_profiles(file: Path | None, data: Path | None) -> None:
    """Print every kept profile, the newest of its kind first."""
    from calibration.errors import BadProfile
    from calibration.profile import read

    profiles = _profiles(file, data)
    for kind in profiles.kinds():
        for path in profiles.files(kind):
            try:
                parts = ", ".join(sorted(read(path, kind)))
            except BadProfile as error:
                parts = str(error)
            click.echo(f"{kind:<8} {int(path.stem.rpartition('-')[2]):>4}  {parts}")


@profile.command()
@click.argument("kind")
@click.argument("number", type=click.IntRange(1))
@settings_file
@data_folder
def restore(kind: str, number: int, file: Path | None, data: Path | None) -> None:
    """Make the profile NUMBER of KIND (see `list`) the newest one again."""
    click.echo(_profiles(file, data).restore(kind, number))


@profile.command("export")
@click.argument("target", type=click.Path(dir_okay=False, path_type=Path))
@settings_file
@data_folder
def export_profiles(target: Path, file: Path | None, data: Path | None) -> None:
    """Write the newest profile of every kind into TARGET, for another machine."""
    packed = _profiles(file, data).pack()
    if not packed["profiles"]:
        raise Unreadable("there is no profile to export: calibrate first")
    target.write_text(json.dumps(packed, ensure_ascii=False, indent=1), encoding="utf-8")
    click.echo(f"{target}: {', '.join(packed['profiles'])}")


@profile.command("import")
@click.argument("source", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@settings_file
@data_folder
def import_profiles(source: Path, file: Path | None, data: Path | None) -> None:
    """Take over the profiles that another machine has exported into SOURCE."""
    try:
        packed = json.loads(source.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, json.JSONDecodeError) as error:
        raise Unreadable(f"{source} is no file of profiles ({error}): export it anew") from error
    kinds = _profiles(file, data).unpack(packed)
    click.echo(f"taken over: {', '.join(kinds)}")


def _profiles(file: Path | None, data: Path | None) -> Profiles:
    from calibration.profile import Profiles

    return Profiles(folder_of(settings_of(file)[0], data) / "calibration")
