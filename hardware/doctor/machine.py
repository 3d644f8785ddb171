"""What the doctor sees of a machine: its files, its commands, its disk and its clock. Tests put another one there."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

from companion.addresses import addresses
from companion.journal import utc_now

COMMAND_S = 5.0
"""A command that does not answer within this time is one that is not there."""


def _told(command: Sequence[str]) -> str | None:
    """What the command prints, None where it is missing, fails or hangs."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=COMMAND_S, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.strip()


def _version(library: str) -> str | None:
    """The version of an installed library, empty where it has none, None where it is not installed."""
    names = {"opencv": ("opencv-python-headless", "opencv-python", "opencv"), "lgpio": ("lgpio", "rgpio")}
    for name in names.get(library, (library,)):
        try:
            return metadata.version(name)
        except metadata.PackageNotFoundError:
            continue
    return "" if find_spec({"opencv": "cv2"}.get(library, library)) is not None else None


@dataclass(frozen=True)
class Machine:
    """A machine; the defaults are this one. `root` is where its files are looked for."""

    root: Path = Path("/")
    told: Callable[[Sequence[str]], str | None] = _told
    version: Callable[[str], str | None] = _version
    free: Callable[[Path], int] = lambda folder: shutil.disk_usage(folder).free
    now: Callable[[], str] = utc_now
    addresses: Callable[[], tuple[str, ...]] = addresses
    writable: Callable[[Path], bool] = lambda folder: os.access(folder, os.W_OK)
    python: tuple[int, ...] = field(default_factory=lambda: tuple(map(int, platform.python_version_tuple()[:2])))
    bits: int = field(default_factory=lambda: 64 if "64" in platform.machine() else 32)

    def text(self, path: str) -> str | None:
        """A file's text without its end of line (or NUL), None where it cannot be read."""
        try:
            return (self.root / path.lstrip("/")).read_text(encoding="utf-8", errors="replace").strip().rstrip("\0")
        except OSError:
            return None

    def files(self, pattern: str) -> list[Path]:
        """The files of that pattern, in order of name."""
        return sorted(self.root.glob(pattern.lstrip("/")))
