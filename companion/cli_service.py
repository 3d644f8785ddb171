"""`push-companion service`: the table as a service of Raspberry Pi OS, and its own Wi-Fi."""

from __future__ import annotations

import os
import subprocess
from importlib.resources import as_file, files
from pathlib import Path

import click

from companion.errors import CompanionError


@click.group()
def service() -> None:
    """Let the table open by itself when the machine starts."""


@service.command()
def unit() -> None:
    """Print the systemd unit."""
    click.echo(files("hardware.service").joinpath("push-companion.service").read_text(encoding="utf-8"), nl=False)


@service.command()
@click.option("--source", type=click.Path(exists=True, file_okay=False, path_type=Path),
              help="The checkout to install from, where this program was not started from one.")
def install(source: Path | None) -> None:
    """Install the service, or upgrade it; run it again as often as you like. Needs root."""
    _run("install.sh", "install", source=source or _checkout())


@service.command()
@click.option("--purge", is_flag=True, help="What was played is lost, too.")
def uninstall(purge: bool) -> None:
    """Take program and service away; what was played stays. Needs root."""
    _run("install.sh", "uninstall", *(["--purge"] if purge else []))


@service.command()
@click.argument("words", nargs=-1, metavar="[NAME [PASSWORD]] | off")
def hotspot(words: tuple[str, ...]) -> None:
    """Make this machine its own Wi-Fi, or end that. Needs root."""
    _run("hotspot.sh", *words)


def _checkout() -> Path:
    import hardware

    found = Path(hardware.__file__).resolve().parent.parent
    if not (found / "pyproject.toml").exists():
        raise CompanionError("this program was not started from a checkout: name one with --source FOLDER")
    return found


def _run(script: str, *words: str, source: Path | None = None) -> None:
    environment = dict(os.environ) | ({"PUSH_SOURCE": str(source)} if source is not None else {})
    with as_file(files("hardware.service")) as folder:
        done = subprocess.run(["bash", str(folder / script), *words], env=environment)
    if done.returncode:
        raise click.exceptions.Exit(done.returncode)
