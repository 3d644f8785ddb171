"""How many requests one address may send: plenty for a phone and its reloads, too few to keep the table from others."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

PER_SECOND = 40.0
"""So many requests a second of one address are answered for ever; a page is about 30 of them, once."""
AT_ONCE = 600.0
"""So many may come at once, after a quiet time: a router with 20 phones behind it that all load a page."""
_KNOWN = 1024


class Pace:
    """What each address has left. Used from one thread; time is a function, so tests need no sleep.

    >>> pace = Pace(clock=lambda: 0.0)
    >>> sum(pace.allows("192.168.1.9") for _ in range(1000)), pace.allows("192.168.1.10"), pace.allows("127.0.0.1")
    (600, True, True)
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, address: str) -> bool:
        """True where this address may ask now; the machine itself always may."""
        if _here(address):
            return True
        now = self._clock()
        left, last = self._left.pop(address, (AT_ONCE, now))
        left = min(AT_ONCE, left + (now - last) * PER_SECOND)
        allowed = left >= 1.0
        self._left[address] = (left - 1.0 if allowed else left, now)
        if len(self._left) > _KNOWN:
            self._left.popitem(last=False)
        return allowed


def _here(address: str) -> bool:
    try:
        return ipaddress.ip_address(address.split("%")[0]).is_loopback
    except ValueError:
        return False
