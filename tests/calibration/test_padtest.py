"""The guided test: what the touches of one pad say, and what the pads say together."""

from __future__ import annotations

import pytest

from calibration.padtest import PadHealth, bounce_ns, examine, groups, wiring_faults
from tests.hardware.pads import edges

GOOD = "S.main 0v 300^ 1000v 1200^ 2000v 2040^"


def verdict(text: str, pad: str = "S.main", down: tuple[str, ...] = ()) -> str:
    return examine(pad, edges(text), down).verdict


def health_of(**texts: str) -> dict[str, PadHealth]:
    """One health a pad, `S_main="..."` are the edges that came while south's main deck was touched."""
    return {name.replace("_", "."): examine(name.replace("_", "."), edges(text)) for name, text in texts.items()}


def test_three_clean_touches() -> None:
    health = examine("S.main", edges(GOOD))
    assert (health.touches, health.bounce_us, health.edges, health.verdict) == (3, 0, 2, "ok")


def test_a_hand_that_rests_is_one_touch() -> None:
    assert len(groups(edges("S.main 0v 5000^ 5001v 5002^"))) == 1


@pytest.mark.parametrize(("text", "bounce_us"), [
    ("S.main 0v 0.4^ 0.7v 1.5^ 3v 200^", 3000),  # on the way down
    ("S.main 0v 200^ 200.5v 202^", 2000),  # on the way up
    ("S.main 0v 4^", 0),  # short, and clean
])
def test_bouncing_is_measured_on_both_ways(text: str, bounce_us: int) -> None:
    assert bounce_ns(groups(edges(text))[0]) // 1000 == bounce_us


@pytest.mark.parametrize(("text", "down", "told"), [
    ("", (), "silent"),
    ("", ("S.main",), "stuck"),
    ("S.main 0v", ("S.main",), "stuck"),
    ("N.main 0v 200^", (), "crossed"),
    ("S.main 0v 200^ 1000v 1200^ | N.magic 0.3v 201^ 1000.2v 1203^", (), "together"),
    ("S.main 0v 14^ 15v 200^", (), "bounce"),
    ("S.main " + " ".join(f"{n}v {n}.5^" for n in range(30)), (), "chatter"),
    (GOOD + " | N.main 700v 720^", (), "ok"),  # somebody leaned on another pad once
])
def test_each_fault_has_its_verdict(text: str, down: tuple[str, ...], told: str) -> None:
    assert verdict(text, down=down) == told


def test_swapped_wires_are_told_once() -> None:
    faults = wiring_faults(health_of(S_main="N.main 0v 200^", N_main="S.main 0v 200^", S_magic="S.magic 0v 200^"))
    assert [fault.key for fault in faults] == ["pads.wires.swapped"]


def test_two_pads_on_one_pin() -> None:
    faults = wiring_faults(health_of(S_main="S.main 0v 200^", S_magic="S.main 0v 200^"))
    assert [(fault.key, fault.values["pad"].values["deck"].key) for fault in faults] == [
        ("pads.wires.one_pin", "term.deck.magic")]


def test_a_wire_on_a_pin_nobody_asked_about() -> None:
    faults = wiring_faults(health_of(S_main="N.magic 0v 200^"))
    assert [fault.key for fault in faults] == ["pads.wires.crossed"]
