"""The rig's own tools, which lie outside the repository and are there in the guest alone: imported when called."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def new_fingers() -> Any:
    """Plays exact patterns on pins from a process of its own: `play([(ms, line, down), ...])`, `close()`."""
    return import_module("simpins").Fingers()


def sim_pin(line: int) -> Any:
    """One line of the simulated chip: `press`, `release`, `level`."""
    return import_module("simpins").SimPin(line)


def sim_camera() -> Any:
    """Chooses what the kernel's camera sees: `show(rgb)`, `stall()`, `close()`."""
    return import_module("simcam").SimCamera()
