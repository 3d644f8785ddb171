"""The table's name in the local network: `push.local` by mDNS, and the service list of whoever looks for web pages.

Quiet where there is no network, back when there is one; another table of the same name makes this one `push-2`.
"""

from __future__ import annotations

import logging
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Protocol

from flask import Flask
from zeroconf import AddressResolverIPv4, Error, ServiceInfo, Zeroconf  # type: ignore[attr-defined]  # not in __all__

from companion.addresses import addresses

TYPE = "_http._tcp.local."
NAME = "push"
MOST_NAMES = 9
"""So many tables in one network are told apart; a further one goes by its address alone."""
LOOK_S = 20.0
"""The machine's addresses are looked up so often."""
ASK_MS = 1500
"""Another table that has the name already answers within this time."""


class Network(Protocol):
    """What is needed of mDNS; a test has one of its own."""

    def taken(self, name: str) -> bool:
        """True when another machine answers to `name` (`push.local.`)."""

    def publish(self, name: str, own: tuple[str, ...], port: int) -> None:
        """The table is known as `name` at these addresses. Raises OSError or zeroconf's Error."""

    def close(self) -> None:
        """The name is given back."""


class Mdns:
    """The real network, on the interfaces with these addresses."""

    def __init__(self, own: tuple[str, ...]) -> None:
        self._own = own
        self._zeroconf = Zeroconf(interfaces=list(own))

    def taken(self, name: str) -> bool:
        """True when a machine that is not this one answers to the name."""
        asked = AddressResolverIPv4(name)
        asked.request(self._zeroconf, ASK_MS)
        return any(address not in self._own for address in asked.parsed_addresses())

    def publish(self, name: str, own: tuple[str, ...], port: int) -> None:
        """Answers to the name, and stands in the list of web pages of this network."""
        packed = [socket.inet_aton(address) for address in own]
        title = name.split(".")[0].capitalize()
        info = ServiceInfo(TYPE, f"{title}.{TYPE}", port=port, addresses=packed, server=name, properties={"path": "/"})
        self._zeroconf.register_service(info, allow_name_change=True)

    def close(self) -> None:
        """Says goodbye."""
        self._zeroconf.close()


class Announcer:
    """Keeps the table's name in the network. `name` is what it goes by now, empty while it has none."""

    def __init__(self, port: int, own: Callable[[], tuple[str, ...]] = addresses,
                 network: Callable[[tuple[str, ...]], Network] = Mdns) -> None:
        self.name = ""
        self._port, self._own, self._open = port, own, network
        self._network: Network | None = None
        self._at: tuple[str, ...] = ()

    def look(self) -> None:
        """Announces, anew where the machine's addresses have changed; gives up quietly where nothing can be sent."""
        own = self._own()
        if own == self._at:
            return
        self.close()
        if not own:
            return
        try:
            self._network = self._open(own)
            for number in range(1, MOST_NAMES + 1):
                name = f"{NAME}.local" if number == 1 else f"{NAME}-{number}.local"
                if not self._network.taken(f"{name}."):
                    self._network.publish(f"{name}.", own, self._port)
                    self.name = name
                    break
            self._at = own
        except (OSError, Error) as error:
            logging.getLogger(__name__).info("no name in this network: %s", error)
            self.close()

    def close(self) -> None:
        """The name is given back; closing twice is harmless."""
        network, self._network = self._network, None
        self.name, self._at = "", ()
        if network is not None:
            with suppress(OSError, Error):
                network.close()


@contextmanager
def announced(app: Flask, host: str, port: int, **world: Any) -> Iterator[Announcer]:
    """The table has its name in the network until the block ends; never fails, never waits.

    A table that listens for this machine alone has none. The join page of `app` shows the name.
    """
    announcer, over = Announcer(port, **world), threading.Event()
    if host not in ("0.0.0.0", "::", ""):
        yield announcer
        return
    app.extensions["announcer"] = announcer

    def keep() -> None:
        while not over.is_set():
            announcer.look()
            over.wait(LOOK_S)
        announcer.close()

    keeper = threading.Thread(target=keep, name="announce", daemon=True)
    keeper.start()
    try:
        yield announcer
    finally:
        over.set()
        keeper.join(5.0)
