"""The photo finish: true to the edges, readable without colour and in every language."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from companion.engine import Prompt
from companion.photofinish import WIDE, Scale, photo_finish, verdict
from companion.seats import Seat
from companion.signals import Press, Race, RaceKind
from companion.speech import LANGUAGES, plain, say
from hardware.race import Limits, Start, judge
from tests.hardware.pads import MS, edges

NAMES = {Seat.S: "Anna", Seat.N: "Łucja <b> & \u202eon"}
GO = 1000


def race(text: str, tolerance_us: int = 5000) -> Race:
    found = judge(edges(text, GO), Start(0, (Seat.S, Seat.N), go_ns=GO * MS), 30_000 * MS, Limits(tolerance_us))
    assert found is not None
    return found


CLEAR = race("S.main 210v 210.4^ 210.7v 400^ | N.magic 233.4v 500^")
KINDS = {
    "clear": CLEAR,
    "alone": race("S.main 210v 300^"),
    "dead heat": race("S.main 210v 300^ | N.main 212v 300^"),
    "equal": race("S.main 210v 300^ | N.main 210v 300^"),
    "before GO": race("S.main -40v 20^ | N.main 200v 300^"),
    "too soon": race("S.main 40v 90^ | N.main 200v 300^"),
    "nobody": race(""),
    "by hand": Race(RaceKind.CLEAR, (Press(Seat.S, "main", 5),)),
}
SVG = "{http://www.w3.org/2000/svg}"


def drawn(of: Race, tongue: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(photo_finish(of, NAMES, tongue))


@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_a_whole_picture_that_says_in_words_what_it_shows(kind: str, tongue: str) -> None:
    svg = drawn(KINDS[kind], tongue)
    assert svg.findtext(f"{SVG}desc") == say(verdict(KINDS[kind], NAMES), tongue)
    assert svg.get("direction") == "ltr"
    assert "style" not in ElementTree.tostring(svg, encoding="unicode")


@pytest.mark.parametrize(("kind", "told"), [
    ("clear", "Anna was first on the main deck, by 23.40 ms."),
    ("alone", "Anna touched the main deck, nobody else did in time."),
    ("equal", "0.00 ms apart"),
    ("before GO", "Anna touched before GO."),
    ("too soon", "Anna touched 40.0 ms after GO"),
    ("nobody", "Nobody touched a pad."),
])
def test_the_sentence_says_who_and_by_how_much(kind: str, told: str) -> None:
    assert told in plain(say(verdict(KINDS[kind], NAMES), "en"))


def test_bars_are_the_times_the_pad_was_closed() -> None:
    bars = [one for one in drawn(CLEAR).iter(f"{SVG}rect") if one.get("class") == "closed S"]
    first, second = (float(bar.get("x", 0)) for bar in bars)
    scale = re.compile(r"[\d.]+")
    assert len(bars) == 2
    assert scale.fullmatch(str(bars[0].get("width")))
    assert 0 < second - first < 20


def test_the_margin_stands_between_the_two_darts() -> None:
    svg = drawn(CLEAR)
    darts = [float(re.findall(r"L([\d.]+) ", str(one.get("d")))[0]) for one in svg.iter(f"{SVG}path")
             if one.get("class") == "dart"]
    margin = next(one for one in svg.iter(f"{SVG}text") if one.get("class") == "margin")
    assert margin.text is not None
    assert plain(margin.text) == "23.40 ms"
    assert min(darts) < float(margin.get("x", 0)) < max(darts)


def test_the_tolerance_reaches_from_the_first_contact_on() -> None:
    svg = drawn(KINDS["dead heat"])
    band = next(one for one in svg.iter(f"{SVG}rect") if one.get("class") == "tolerance")
    second = max(float(re.findall(r"L([\d.]+) ", str(one.get("d")))[0]) for one in svg.iter(f"{SVG}path")
                 if one.get("class") == "dart")
    assert float(band.get("x", 0)) < second < float(band.get("x", 0)) + float(band.get("width", 0))


def test_everything_lies_inside_the_picture() -> None:
    for of in KINDS.values():
        for one in drawn(of).iter(f"{SVG}text"):
            assert 0 <= float(one.get("x", -1)) <= WIDE


def test_a_name_is_text() -> None:
    assert "<b>" not in photo_finish(CLEAR, NAMES, "en")
    assert any("Łucja <b>" in (one.text or "") for one in drawn(CLEAR).iter(f"{SVG}text"))


def test_a_picture_of_one_moment_has_a_scale() -> None:
    assert Scale(5, 5).x(5) == 24.0


def test_persian_digits_stand_in_the_picture() -> None:
    assert "\u06f2\u06f3\u066b\u06f4\u06f0" in photo_finish(CLEAR, NAMES, "fa")


def test_the_title_can_be_given() -> None:
    assert "<title>Race 7</title>" in photo_finish(CLEAR, NAMES, "en", "Race 7")
    assert Prompt("evidence.photo").key == "evidence.photo"
