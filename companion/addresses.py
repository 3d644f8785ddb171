"""Where phones find this machine: its addresses in the local network, looked up without sending anything."""

from __future__ import annotations

import fcntl
import socket
import struct
from pathlib import Path

_SIOCGIFADDR = 0x8915
_INNER = ("lo", "docker", "veth", "br-", "virbr", "tun", "tailscale")
"""Beginnings of the names of interfaces on which no phone is."""
_AVAHI = Path("/run/avahi-daemon/pid")


def addresses() -> tuple[str, ...]:
    """The IPv4 addresses of this machine in its networks, Wi-Fi first; empty where it has none.

    Asks the kernel, not a server, so it works on a hotspot without a way out.
    """
    names = [name for _, name in socket.if_nameindex() if not name.startswith(_INNER)]
    found = [_address(name) for name in sorted(names, key=lambda name: (not name.startswith("wl"), name))]
    return tuple(address for address in found if address)


def _address(interface: str) -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            answer = fcntl.ioctl(probe.fileno(), _SIOCGIFADDR, struct.pack("256s", interface.encode()[:15]))
        except OSError:
            return ""
    return socket.inet_ntoa(answer[20:24])


def places(host: str, port: int) -> tuple[str, ...]:
    """The web addresses to tell people when the table listens on `host` and `port`, best first.

    >>> places("127.0.0.1", 8080)
    ('http://127.0.0.1:8080',)
    >>> places("fd00::5", 80)
    ('http://[fd00::5]',)
    """
    hosts: tuple[str, ...] = (f"[{host}]" if ":" in host else host,)
    if host in ("0.0.0.0", "::", ""):
        named = (f"{socket.gethostname().split('.')[0]}.local",) if _AVAHI.exists() else ()
        hosts = (*addresses(), *named) or ("127.0.0.1",)
    return tuple(f"http://{one}" if port == 80 else f"http://{one}:{port}" for one in hosts)
