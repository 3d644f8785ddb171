"""Phones' questions whether a Wi-Fi reaches the internet: answered as expected, and nothing else on those hosts."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from web.connectivity import ANSWERS

APPLE = b"<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>"


@pytest.mark.parametrize(("host", "path", "status", "text"), [
    ("connectivitycheck.gstatic.com", "/generate_204", 204, b""),
    ("clients3.google.com", "/generate_204", 204, b""),
    ("captive.apple.com", "/hotspot-detect.html", 200, APPLE),
    ("CAPTIVE.APPLE.COM", "/hotspot-detect.html", 200, APPLE),
    ("www.msftconnecttest.com", "/connecttest.txt", 200, b"Microsoft Connect Test"),
    ("www.msftncsi.com", "/ncsi.txt", 200, b"Microsoft NCSI"),
    ("detectportal.firefox.com", "/success.txt", 200, b"success\n"),
    ("nmcheck.gnome.org", "/check_network_status.txt", 200, b"NetworkManager is online\n"),
])
def test_each_system_gets_the_answer_it_expects(client: FlaskClient, host: str, path: str, status: int,
                                                text: bytes) -> None:
    answer = client.get(path, headers={"Host": host})
    assert (answer.status_code, answer.data) == (status, text)
    assert answer.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize("path", ["/referee", "/state.json", "/pair", "/generate_205"])
def test_those_hosts_get_nothing_else(client: FlaskClient, path: str) -> None:
    for host in sorted({host for host, _ in ANSWERS}):
        assert client.get(path, headers={"Host": host}).status_code == 421, host


@pytest.mark.parametrize("host", ["evil.example", "captive.apple.com.evil.example", "captive.apple.com:8080"])
def test_no_other_host_gets_those_answers(client: FlaskClient, host: str) -> None:
    assert client.get("/hotspot-detect.html", headers={"Host": host}).status_code == 421


def test_nothing_can_be_sent_there(client: FlaskClient) -> None:
    assert client.post("/generate_204", headers={"Host": "www.google.com"}).status_code == 421
