"""Testing the wired pads from the referee's phone: the guided test, and the plank that tells how fair they are."""

from __future__ import annotations

from typing import Any, Protocol

from flask import Blueprint, Response, abort, current_app, jsonify, render_template

from calibration.errors import TooFew
from calibration.pads import PadsMeasured
from calibration.padtest import PadView, pad_word, pair_prompts
from companion.engine import Prompt, Refused
from companion.errors import JournalFull
from companion.speech import say
from web.holder import referees_page
from web.pairing import body, referees_only
from web.scoreboard import keep_language, ui_texts
from web.words import language, text, texts

pages = Blueprint("padtest", __name__)

TEXTS = ("down", "up", "begin", "skip", "begin_plank", "save", "stop", "strikes")


class PadBench(Protocol):
    """The pads of the table, to be tested (`hardware.padcheck.PadCheck` has this shape)."""

    @property
    def names(self) -> tuple[str, ...]:
        """Every pad as `seat.pad`."""

    def view(self) -> PadView:
        """How the test stands; moves it on."""

    def test(self) -> PadView:
        """The guided test of all pads has begun."""

    def skip(self) -> PadView:
        """The next pad is asked for."""

    def plank(self, first: str, second: str) -> PadView:
        """The plank test of two pads has begun."""

    def save(self) -> PadsMeasured:
        """What the plank told is used from now on; raises TooFew or OSError."""

    def stop(self) -> PadView:
        """No test is on."""


def bench() -> PadBench | None:
    """The pads of this app's table, None where there are none to test (or none now: they may come back)."""
    found: PadBench | None = current_app.extensions.get("padcheck")
    return found if found is not None and found.names else None


@pages.get("/pads/check")
@referees_page
def page() -> Response:
    """The pads as they are now, and both tests."""
    tongue, pads = language(), bench()
    pairs = [(first, second, say(pad_word(first), tongue), say(pad_word(second), tongue))
             for first, second in pairs_of(pads.names)] if pads is not None else []
    return keep_language(Response(render_template(
        "padtest.html", view=model(pads.view(), tongue) if pads is not None else None, pairs=pairs,
        ui=ui_texts(tongue) | texts("web.padtest", tongue, TEXTS))))


def pairs_of(names: tuple[str, ...]) -> list[tuple[str, str]]:
    """The pairs to strike, each with the first pad, which all others are measured against.

    >>> pairs_of(("S.main", "N.main", "N.magic"))
    [('S.main', 'N.main'), ('S.main', 'N.magic')]
    """
    return [(names[0], other) for other in names[1:]]


@pages.get("/pads/check.json")
@referees_only
def look() -> Response:
    """How the test stands now."""
    return jsonify(model(_bench().view(), language()))


@pages.post("/pads/check")
@referees_only
def act() -> Response:
    """`do` is `test`, `skip`, `plank` (with `pads`, two names), `save` or `stop`; answers with how the test stands."""
    said, pads, tongue = body(), _bench(), language()
    told = ""
    match said.get("do"):
        case "test":
            pads.test()
        case "skip":
            pads.skip()
        case "stop":
            pads.stop()
        case "plank":
            two = said.get("pads")
            if not isinstance(two, list) or len(two) != 2 or not set(map(str, two)) <= set(pads.names):
                abort(400)
            pads.plank(str(two[0]), str(two[1]))
        case "save":
            _save(pads)
            told = text("pads.saved", tongue)
        case _:
            abort(400)
    return jsonify(model(pads.view(), tongue) | {"told": told})


def _save(pads: PadBench) -> None:
    try:
        pads.save()
    except TooFew:
        raise Refused("pads.few") from None
    except OSError as error:
        raise JournalFull(str(error)) from error


def _bench() -> PadBench:
    pads = bench()
    if pads is None:
        abort(404)
    return pads


def model(view: PadView, tongue: str) -> dict[str, Any]:
    """The test as plain JSON in one language."""

    def sentence(prompt: Prompt) -> str:
        return say(prompt, tongue)

    tested = [{"text": sentence(health.prompt), "good": health.verdict in ("ok", "bounce"), "verdict": health.verdict}
              for health in view.tested]
    pairs = view.saved.pairs if view.saved is not None else ()
    return {
        "step": view.step, "asked": view.asked, "asks": sentence(view.asks) if view.asks is not None else "",
        "pads": [{"name": name, "label": sentence(pad_word(name)), "down": name in view.down} for name in view.names],
        "tested": tested, "faults": [sentence(prompt) for prompt in view.faults],
        "all_good": text("pads.all_good", tongue) if _all_good(view) else "",
        "strikes_us": list(view.strikes_us),
        "found": [sentence(prompt) for prompt in pair_prompts(view.found)] if view.found is not None else [],
        "state": sentence(view.state), "fresh": view.state.key == "pads.measured",
        "saved": [sentence(prompt) for pair in pairs for prompt in pair_prompts(pair)], "told": "",
    }


def _all_good(view: PadView) -> bool:
    return bool(view.tested) and not view.step and all(health.verdict in ("ok", "bounce") for health in view.tested)
