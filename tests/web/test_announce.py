"""The table's name in the network: told apart, quiet without a network, back with one."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from flask import Flask
from zeroconf import NonUniqueNameException

from web.announce import Announcer, announced


class Lan:
    """A network in which some names belong to other machines."""

    def __init__(self, others: tuple[str, ...] = (), fault: Exception | None = None) -> None:
        self.others, self.fault = others, fault
        self.said: list[tuple[Any, ...]] = []

    def __call__(self, own: tuple[str, ...]) -> Lan:
        self.said.append(("open", own))
        return self

    def taken(self, name: str) -> bool:
        if self.fault is not None:
            raise self.fault
        return name in self.others

    def publish(self, name: str, own: tuple[str, ...], port: int) -> None:
        self.said.append(("publish", name, own, port))

    def close(self) -> None:
        self.said.append(("close",))


HOME = ("192.168.1.5",)


def test_the_table_is_push_local() -> None:
    lan = Lan()
    announcer = Announcer(8080, lambda: HOME, lan)
    announcer.look()
    assert announcer.name == "push.local"
    assert lan.said == [("open", HOME), ("publish", "push.local.", HOME, 8080)]


def test_a_second_table_is_push_2_and_a_third_push_3() -> None:
    announcer = Announcer(8080, lambda: HOME, Lan(("push.local.", "push-2.local.")))
    announcer.look()
    assert announcer.name == "push-3.local"


def test_where_every_name_is_taken_the_address_has_to_do() -> None:
    others = ("push.local.", *(f"push-{n}.local." for n in range(2, 20)))
    announcer = Announcer(8080, lambda: HOME, Lan(others))
    announcer.look()
    assert announcer.name == ""


def test_without_a_network_it_is_quiet() -> None:
    lan = Lan()
    announcer = Announcer(8080, tuple, lan)
    announcer.look()
    announcer.close()
    assert (announcer.name, lan.said) == ("", [])


@pytest.mark.parametrize("fault", [OSError("no route"), NonUniqueNameException()])
def test_a_network_that_takes_nothing_is_asked_again_later(fault: Exception) -> None:
    lan = Lan(fault=fault)
    announcer = Announcer(8080, lambda: HOME, lan)
    announcer.look()
    assert announcer.name == ""
    lan.fault = None
    announcer.look()
    assert announcer.name == "push.local"


def test_another_address_is_announced_anew_and_the_same_only_once() -> None:
    lan, own = Lan(), [HOME]
    announcer = Announcer(8080, lambda: own[0], lan)
    announcer.look()
    announcer.look()
    own[0] = ("10.42.0.1",)
    announcer.look()
    assert [what[0] for what in lan.said] == ["open", "publish", "close", "open", "publish"]


def test_the_name_is_given_back_at_the_end(app: Flask) -> None:
    lan, known = Lan(), threading.Event()

    def own() -> tuple[str, ...]:
        known.set()
        return HOME

    with announced(app, "0.0.0.0", 8080, own=own, network=lan):
        assert known.wait(30)
    assert lan.said[-1] == ("close",)


def test_a_table_for_this_machine_alone_has_no_name(app: Flask) -> None:
    lan = Lan()
    with announced(app, "127.0.0.1", 8080, own=lambda: HOME, network=lan) as announcer:
        assert announcer.name == ""
    assert lan.said == []


def test_the_join_page_shows_address_name_and_qr(app: Flask) -> None:
    announcer = Announcer(8080, lambda: HOME, Lan())
    announcer.look()
    app.extensions["announcer"] = announcer
    page = app.test_client().get("/join", headers={"Host": "192.168.1.5:8080"}).get_data(as_text=True)
    assert "http://push.local:8080" in page
    assert "data:image/svg+xml" in page
