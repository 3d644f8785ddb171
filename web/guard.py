"""What every request has to pass: a host that is this table, a page that is ours, a body that is small JSON.

A foreign web page can make a visitor's browser send requests into the local network. So the Host header must be an
address or a local name (no rebinding), changes must come from our own pages (Origin, Sec-Fetch-Site) and be JSON
(which a plain foreign form cannot send), and answers carry a policy that loads and runs nothing from elsewhere.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from flask import Flask, Response, request
from werkzeug.exceptions import Forbidden, MisdirectedRequest, UnsupportedMediaType

from web.connectivity import answer_to

MOST_BYTES = 64 * 1024
"""Largest body that is read; the longest honest one, a new match with every house rule, has about 3 KB."""
UPLOADS = frozenset({"/count/photo", "/calibration/deck/photo"})
"""Where a photo is sent as it is; its kind of body cannot be sent by a foreign page without asking first either."""
MOST_PHOTO_BYTES = 12 * 1024 * 1024
"""A phone's photo has 2 to 8 MB; the page makes it smaller before it sends it."""

POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'self'"
)


def known_host(host: str, names: Iterable[str] = ()) -> bool:
    """True for an address, `localhost`, a `.local` name, this machine's bare name or one of `names`.

    >>> [known_host(h) for h in ("192.168.1.5:8080", "[fe80::1]:80", "table.local", "localhost:1", "evil.example")]
    [True, True, True, True, False]
    """
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".").lower()
    except ValueError:
        return False
    if name in {"localhost", socket.gethostname().split(".")[0].lower(), *(n.lower() for n in names)}:
        return bool(name)
    if name.endswith(".local"):
        return True
    try:
        ipaddress.ip_address(name.split("%")[0])
    except ValueError:
        return False
    return True


def ours(origin: str | None, site: str | None, host: str) -> bool:
    """True when a change comes from one of our own pages.

    >>> ours("http://a.local:8080", None, "a.local:8080"), ours("http://evil.example", None, "a.local:8080")
    (True, False)
    >>> ours(None, "same-origin", "a.local"), ours(None, None, "a.local")
    (True, False)
    """
    if site not in (None, "same-origin"):
        return False
    if origin is None:
        return site == "same-origin"
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()


def guard(app: Flask, names: Iterable[str] = ()) -> None:
    """Puts the checks before and the headers behind every request of `app`."""
    known = tuple(names)
    app.config["MAX_CONTENT_LENGTH"] = MOST_BYTES
    app.config["MOST_UPLOAD_BYTES"] = MOST_PHOTO_BYTES

    @app.before_request
    def checks() -> Response | None:
        checked = answer_to(request.host, request.path, request.method)
        if checked is not None:
            return checked
        if not known_host(request.host, known):
            raise MisdirectedRequest("this table answers to its address or its .local name only")
        if request.method in ("GET", "HEAD", "OPTIONS"):
            return None
        if not ours(request.headers.get("Origin"), request.headers.get("Sec-Fetch-Site"), request.host):
            raise Forbidden("changes are accepted from this table's own pages only")
        if request.mimetype != ("application/octet-stream" if request.path in UPLOADS else "application/json"):
            raise UnsupportedMediaType("send JSON")
        return None

    @app.after_request
    def headers(response: Response) -> Response:
        response.headers["Content-Security-Policy"] = POLICY
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Referrer-Policy"] = "same-origin"
        response.headers.setdefault("Cross-Origin-Resource-Policy", "same-origin")
        if "Cache-Control" not in response.headers:
            response.headers["Cache-Control"] = "no-store"
        return response
