"""Telling systemd that the table is open and alive (sd_notify), over a socket and nothing else."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Systemd:
    """The service manager, or nobody: without its socket every word goes nowhere.

    `watchdog_s` is how often it wants to hear that we live, 0 where it does not ask.
    """

    place: str = ""
    watchdog_s: float = 0.0

    @classmethod
    def here(cls, environment: Mapping[str, str] | None = None) -> Systemd:
        """The manager that started this process; nobody where none did, or where its variables are not for us."""
        env = os.environ if environment is None else environment
        told, pid = env.get("WATCHDOG_USEC", ""), env.get("WATCHDOG_PID", "")
        ours = told.isdecimal() and (not pid or pid == str(os.getpid()))
        return cls(env.get("NOTIFY_SOCKET", ""), int(told) / 1e6 if ours else 0.0)

    def say(self, *lines: str) -> bool:
        """True when the words were handed over, e.g. `say("READY=1", "STATUS=open")`."""
        if not self.place:
            return False
        # A name that begins with @ lies in no folder: the kernel's own names begin with NUL.
        place = "\0" + self.place[1:] if self.place.startswith("@") else self.place
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as talk:
                talk.connect(place)
                talk.sendall("\n".join(lines).encode())
        except OSError:
            return False
        return True

    def keep(self, stop: threading.Event, alive: Callable[[], bool]) -> None:
        """Says that we live, three times as often as is asked, while `alive` says so; returns when `stop` is set.

        Where nobody asks this only waits. A table that is not alive is no longer spoken for, and so started anew.
        """
        if not self.watchdog_s:
            stop.wait()
            return
        while not stop.wait(self.watchdog_s / 3):
            if alive():
                self.say("WATCHDOG=1")
