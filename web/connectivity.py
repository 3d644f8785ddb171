"""What phones ask to find out whether a Wi-Fi reaches the internet, and the answers that keep them on it.

A table's own hotspot has no internet. A phone that notices leaves it, or sends everything over mobile data. Where the
hotspot's name server points these names at the table (README.md), the table gives the answer each of them expects.
Only these hosts with exactly these paths are answered; every other foreign host is refused as ever.
"""

from __future__ import annotations

from flask import Response

_APPLE = "<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>"
_FIREFOX = '<meta http-equiv="refresh" content="0;url=https://support.mozilla.org/kb/captive-portal"/>'

Answer = tuple[int, str, str]

_NOTHING: Answer = (204, "text/plain", "")
_BY_PATH: dict[str, tuple[Answer, tuple[str, ...]]] = {
    "/generate_204": (_NOTHING, (
        "connectivitycheck.gstatic.com", "connectivitycheck.android.com", "clients1.google.com", "clients3.google.com",
        "www.google.com", "play.googleapis.com", "www.gstatic.com", "connect.rom.miui.com",
        "connectivitycheck.platform.hicloud.com", "connectivitycheck.cbg-app.huawei.com")),
    "/gen_204": (_NOTHING, (
        "connectivitycheck.gstatic.com", "www.google.com", "clients3.google.com", "play.googleapis.com")),
    "/hotspot-detect.html": ((200, "text/html", _APPLE), ("captive.apple.com", "www.apple.com", "apple.com")),
    "/library/test/success.html": ((200, "text/html", _APPLE), (
        "captive.apple.com", "www.apple.com", "www.appleiphonecell.com", "www.itools.info", "www.ibook.info",
        "www.airport.us", "www.thinkdifferent.us")),
    "/connecttest.txt": ((200, "text/plain", "Microsoft Connect Test"), (
        "www.msftconnecttest.com", "ipv6.msftconnecttest.com")),
    "/ncsi.txt": ((200, "text/plain", "Microsoft NCSI"), ("www.msftncsi.com", "ipv6.msftncsi.com")),
    "/success.txt": ((200, "text/plain", "success\n"), ("detectportal.firefox.com",)),
    "/canonical.html": ((200, "text/html", _FIREFOX), ("detectportal.firefox.com",)),
    "/check_network_status.txt": ((200, "text/plain", "NetworkManager is online\n"), ("nmcheck.gnome.org",)),
    "/": (_NOTHING, ("connectivity-check.ubuntu.com",)),
}
ANSWERS: dict[tuple[str, str], Answer] = {
    (host, path): answer for path, (answer, hosts) in _BY_PATH.items() for host in hosts
}
"""By (host, path), all in small letters: status, type and text."""


def answer_to(host: str, path: str, method: str = "GET") -> Response | None:
    """The answer to a phone's connectivity check, None for every other request.

    >>> answer_to("captive.apple.com", "/hotspot-detect.html").status_code
    200
    >>> answer_to("connectivitycheck.gstatic.com:80", "/generate_204").status_code
    204
    >>> answer_to("captive.apple.com", "/referee"), answer_to("evil.example", "/generate_204")
    (None, None)
    """
    known = ANSWERS.get((host.lower().removesuffix(":80").rstrip("."), path))
    if known is None or method not in ("GET", "HEAD"):
        return None
    status, kind, text = known
    return Response(text, status, content_type=kind)
