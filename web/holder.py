"""One whistle, several referees: whose taps count, and which acts are open to every referee's phone.

The holder acts; every other paired phone sees who holds the whistle and may take it over, visibly. The holder may open
groups of acts to all referees, or lock everything while the phone is in a pocket.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from flask import Response, abort, g, redirect, request, session
from werkzeug.wrappers import Response as AnyResponse

from companion.engine import Refused
from web.keys import Phone, Whistle
from web.words import text
from web.world import world

GROUPS = ("say", "undo", "correct", "match", "senses")
"""Facts; undo and redo; corrections of any kind; matches; and the senses: pads, camera, calibration, sounds."""

P = ParamSpec("P")
R = TypeVar("R")


def this_phone() -> Phone | None:
    """The referee's phone that sent this request, or None for a spectator."""
    if "phone" not in g:
        g.phone = world().keys.find(str(session.get("phone", "")))
    phone: Phone | None = g.phone
    return phone


def paired() -> Phone:
    """The referee's phone that sent this request; 403 for a spectator."""
    phone = this_phone()
    if phone is None:
        abort(403)
    return phone


def referees_page(view: Callable[P, Response]) -> Callable[P, AnyResponse]:
    """A page for paired phones; everyone else is sent to the pairing page."""

    @wraps(view)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> AnyResponse:
        return view(*args, **kwargs) if this_phone() is not None else redirect("/pair")

    return guarded


def may(group: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Lets the holder through, and every referee where the group is open; 403 for spectators, Refused for others."""

    def decorated(view: Callable[P, R]) -> Callable[P, R]:
        @wraps(view)
        def guarded(*args: P.args, **kwargs: P.kwargs) -> R:
            phone = paired()
            if request.method == "POST":
                refuse_unless(group, phone)
            return view(*args, **kwargs)

        return guarded

    return decorated


def refuse_unless(group: str, phone: Phone) -> None:
    """Returns where this phone may do an act of that group now; raises Refused with who may."""
    whistle = world().keys.whistle
    if whistle.locked:
        raise Refused("web.rights.locked")
    holds(whistle, phone, group)


def holds(whistle: Whistle, phone: Phone, group: str = "") -> None:
    """Returns for the holder (and where the group is open); raises Refused with the holder's name."""
    if group in whistle.open or whistle.holder is None or whistle.holder.id == phone.id:
        return
    raise Refused("web.rights.holder", name=whistle.holder.name)


def whistle_model(whistle: Whistle, tongue: str) -> dict[str, Any]:
    """The whistle as a referee's page shows it; `holds` and `took` are sentences with the holder's name."""
    holder = whistle.holder
    name = holder.name if holder else ""
    return {"tag": holder.tag if holder else "", "name": name, "taken": dict(whistle.taken),
            "locked": whistle.locked, "open": list(whistle.open),
            "holds": text("web.referee.holds", tongue, name=name), "took": text("web.referee.took", tongue, name=name)}
