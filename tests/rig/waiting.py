"""Waiting for something to happen in another thread or in the kernel."""

from __future__ import annotations

import threading
from collections.abc import Callable


def wait_for(met: Callable[[], object], seconds: float = 20.0, told: Callable[[], object] = lambda: "") -> None:
    """Return once the condition holds; an AssertionError that says `told` after `seconds`."""
    pause = threading.Event()
    for _ in range(int(seconds / 0.005)):
        if met():
            return
        pause.wait(0.005)
    raise AssertionError(f"it did not come to pass: {told()}")
