"""A running table goes by what was calibrated last, whoever kept it: the wizard, a command, another machine's file."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping

from calibration.profile import Profiles

log = logging.getLogger(__name__)

LOOK_S = 1.0
"""The folder is looked at this often: one listing a kind."""


class Recalibrated:
    """Tells when another profile of a kind has become the newest. `step` does what is due, `run` is its thread."""

    def __init__(self, profiles: Profiles, followers: Mapping[str, Callable[[], object]]) -> None:
        """`followers` names for each kind of profile what is called when another one is the newest; what is there now
        is known already."""
        self._profiles = profiles
        self._followers = dict(followers)
        self._seen = {kind: profiles.newest(kind) for kind in self._followers}

    def step(self) -> None:
        """Whoever follows a kind of which there is a new profile has been called. Raises what it raises."""
        for kind, follow in self._followers.items():
            newest = self._profiles.newest(kind)
            if newest != self._seen[kind]:
                self._seen[kind] = newest
                follow()

    def run(self, stop: threading.Event) -> None:
        """Call `step` until `stop` is set; what goes wrong is logged, and the next profile is tried again."""
        while not stop.wait(LOOK_S):
            try:
                self.step()
            except Exception:  # the thread must outlive any fault: the next calibration may be a better one
                log.exception("a new calibration is not used")
