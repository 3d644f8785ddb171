"""The judge: FAULTS.md's race faults by name, RULES M9 and M10, and laws that hold for any race."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hardware.buttons
import hardware.race
import hardware.starter
from companion.seats import Seat
from companion.settings import RaceSettings
from companion.signals import Edge, Race, RaceKind
from hardware.race import Limits, Start, contacts, judge
from tests.hardware.pads import MS, edges

FREE = Start(0, (Seat.S, Seat.N), signal=False)
GO_AT_1000 = Start(0, (Seat.S, Seat.N), go_ns=1000 * MS)
LIMITS = Limits(tolerance_us=500)
LATE = 60_000 * MS


def verdict(text: str, start: Start = FREE, limits: Limits = LIMITS, now_ns: int = LATE) -> Race:
    race = judge(edges(text), start, now_ns, limits)
    assert race is not None
    return race


def told(race: Race) -> str:
    """The verdict as one line: kind, presses as `S.main@ms`, early ones behind a bar, margin in us."""
    presses = " ".join(f"{p.seat}.{p.pad}@{p.at_ns / MS:g}" for p in race.presses)
    early = " ".join(f"{p.seat}.{p.pad}@{p.at_ns / MS:g}" for p in race.early)
    return f"{race.kind} {presses} | {early} | {race.margin_us}"


TABLE = [
    # edges, start, verdict
    ("S.main 10v", FREE, "clear S.main@10 |  | None"),
    ("S.main 12v | N.magic 10v", FREE, "clear N.magic@10 S.main@12 |  | 2000"),
    ("S.main 10v | N.main 10.499v", FREE, "dead_heat S.main@10 N.main@10.499 |  | 499"),
    ("S.main 10v | N.main 10.5v", FREE, "clear S.main@10 N.main@10.5 |  | 500"),
    ("", FREE, "nobody  |  | None"),
    # MX36: GO at 1000 ms; 1210 on main against 1180 on magic
    ("S.main 1210v | N.magic 1180v", GO_AT_1000, "clear N.magic@1180 S.main@1210 |  | 30000"),
    # MX37, M10: S at 990 is a false start, N decides with main at 1300
    ("S.main 990v | N.main 1300v", GO_AT_1000, "false_start N.main@1300 | S.main@990 | None"),
    # The seat that was early decides nothing, however fast it touches again
    ("S.main 990v 1000^ 1150v | N.main 1300v", GO_AT_1000, "false_start N.main@1300 | S.main@990 | None"),
    # M10: both early, the race is void
    ("S.main 900v | N.main 950v", GO_AT_1000, "false_start  | S.main@900 N.main@950 | None"),
    # N waits but never touches anything
    ("S.main 900v", GO_AT_1000, "false_start  | S.main@900 | None"),
    # MA5: the first deck a hand touches counts
    ("S.magic 20v | S.main 21v | N.main 30v", FREE, "clear S.magic@20 N.main@30 |  | 10000"),
    # A second hand that comes after the window does not count
    ("S.main 10v | N.main 400v", FREE, "clear S.main@10 N.main@400 |  | 390000"),
]


@pytest.mark.parametrize(("text", "start", "line"), TABLE)
def test_verdict(text: str, start: Start, line: str) -> None:
    assert told(verdict(text, start)) == line


def test_debounce_reverses_the_winner() -> None:
    race = verdict("S.main 0v 0.4^ 0.7v 1.5^ 3.0v | N.main 1.0v")
    assert told(race) == "clear S.main@0 N.main@1 |  | 1000"
    assert len(race.edges) == 6


def test_short_slap_is_lost_and_the_next_one_too() -> None:
    assert [press.at_ns for press in contacts(edges("S.main 0v 4^ 5000v"), LIMITS)] == [0, 5000 * MS]


def test_a_lost_release_does_not_lose_the_next_slap() -> None:
    assert len(contacts(edges("S.main 0v 5000v"), LIMITS)) == 2


def test_two_clocks_compared_five_bounces_are_one_press() -> None:
    bouncing = "S.main 0v 0.2^ 0.5v 0.9^ 1.4v 1.8^ 2.5v 2.9^ 3.3v 3.6^ 4.0v 200^"
    assert len(contacts(edges(bouncing), LIMITS)) == 1


def test_order_of_delivery_wins() -> None:
    late = edges("S.main 10.3v") + edges("N.main 10.1v")
    race = judge(late, FREE, LATE, Limits(tolerance_us=100))
    assert race is not None
    assert told(race) == "clear N.main@10.1 S.main@10.3 |  | 200"


@pytest.mark.parametrize("tolerance_us", [0, 5000])
def test_both_win(tolerance_us: int) -> None:
    race = verdict("S.main 10.1v | N.main 10.1v", limits=Limits(tolerance_us=tolerance_us))
    assert (race.kind, race.margin_us, race.tolerance_us) == (RaceKind.DEAD_HEAT, 0, tolerance_us)


def test_zero_is_treated_as_nothing() -> None:
    race = verdict("S.main 0v", Start(0, (Seat.S, Seat.N), go_ns=0), Limits(human_limit_us=0))
    assert race.first is not None
    assert (race.kind, race.first.at_ns, race.go_ns) == (RaceKind.CLEAR, 0, 0)


def test_zero_after_go_is_too_early_and_not_nothing() -> None:
    race = verdict("S.main 0v", Start(0, (Seat.S, Seat.N), go_ns=0))
    assert [press.at_ns for press in race.early] == [0]


@pytest.mark.parametrize(
    ("at_ms", "early"),
    [(-200, True), (60, True), (99.999, True), (100, False), (180, False)],
)
def test_stray_early_press_counts(at_ms: float, early: bool) -> None:
    race = judge(edges("S.main 0v", 1000 + at_ms), GO_AT_1000, LATE, Limits())
    assert race is not None
    assert (len(race.early), len(race.presses)) == ((1, 0) if early else (0, 1))
    assert race.kind == (RaceKind.FALSE_START if early else RaceKind.CLEAR)


def test_stuck_input_goes_on_scoring_held_ten_seconds() -> None:
    assert len(contacts(edges("S.main 0v 10000^"), LIMITS)) == 1


def test_release_bounces_after_a_long_hold_are_no_new_press() -> None:
    assert len(contacts(edges("S.main 0v 10000^ 10000.3v 10000.6^"), LIMITS)) == 1


def test_noisy_input_spike_of_a_microsecond_is_logged_and_ignored() -> None:
    race = verdict("S.main 5v 5.001^ | N.main 9v")
    assert told(race) == "clear N.main@9 |  | None"
    assert len(race.edges) == 3


def test_a_spike_does_not_swallow_the_slap_behind_it() -> None:
    race = verdict("S.main 5v 5.001^ 35v | N.main 20v")
    assert told(race) == "clear N.main@20 S.main@35 |  | 15000"


def test_a_contact_that_begins_with_a_microsecond_pulse_is_a_bouncing_one() -> None:
    assert told(verdict("S.main 5v 5.001^ 5.7v | N.main 6v")) == "clear S.main@5 N.main@6 |  | 1000"


def test_kernel_merged_the_first_two_edges_into_one_release() -> None:
    assert told(verdict("S.main 5^ 5.7v | N.main 6v")) == "clear S.main@5 N.main@6 |  | 1000"


def test_a_release_alone_is_noise() -> None:
    assert told(verdict("S.main 5^ 50v | N.main 60v")) == "clear S.main@50 N.main@60 |  | 10000"


def test_edges_before_arming_decide_nothing() -> None:
    start = Start(100 * MS, (Seat.S, Seat.N), signal=False)
    assert told(verdict("S.main 20v 99.9^ 100.3v | N.main 150v", start)) == "clear N.main@150 |  | None"


def test_bias_of_a_pad_is_subtracted() -> None:
    limits = Limits(tolerance_us=0, bias_us={"S.main": 300})
    race = verdict("S.main 10.2v | N.main 10.0v", limits=limits)
    assert told(race) == "clear S.main@9.9 N.main@10 |  | 100"
    assert [edge.at_ns for edge in race.edges] == [10 * MS, round(10.2 * MS)]


def test_a_seat_that_does_not_run_decides_nothing() -> None:
    assert told(verdict("W.main 5v | N.main 10v")) == "clear N.main@10 |  | None"


def test_no_verdict_while_a_late_edge_may_still_come() -> None:
    one = edges("S.main 10v | N.main 12v")
    assert judge(one, FREE, 41 * MS, LIMITS) is None
    assert judge(one, FREE, 42 * MS, LIMITS) is not None


def test_no_verdict_while_the_second_hand_may_still_come() -> None:
    assert judge(edges("S.main 10v"), FREE, 439 * MS, LIMITS) is None
    assert judge(edges("S.main 10v"), FREE, 440 * MS, LIMITS) is not None


def test_a_false_start_waits_for_go_and_for_the_other_hand() -> None:
    assert judge(edges("S.main 10v"), Start(0, (Seat.S, Seat.N)), LATE, LIMITS) is None
    assert judge(edges("S.main 10v"), GO_AT_1000, 20_999 * MS, LIMITS) is None


def test_both_early_need_no_go() -> None:
    race = judge(edges("S.main 10v | N.main 20v"), Start(0, (Seat.S, Seat.N)), 50 * MS, LIMITS)
    assert race is not None
    assert (race.kind, race.go_ns) == (RaceKind.FALSE_START, None)


def test_nobody_after_the_time_is_over() -> None:
    assert judge([], GO_AT_1000, 20_999 * MS, LIMITS) is None
    assert judge([], GO_AT_1000, 21_000 * MS, LIMITS) == Race(RaceKind.NOBODY, (), (), None, 500, 1000 * MS)


def test_limits_come_from_the_settings() -> None:
    assert Limits.of(RaceSettings()) == Limits()


MODULES = [hardware.race, hardware.starter, hardware.buttons]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_no_wall_clock_in_judging(module: object) -> None:
    source = Path(str(vars(module)["__file__"])).read_text(encoding="utf-8")
    names = {node.attr for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute)}
    assert not names & {"time_ns", "now", "utcnow", "localtime", "gmtime"}
    assert "time.time(" not in source


# Laws. Times are whole microseconds within a second of GO; hands bounce for at most 5 ms.

presses = st.tuples(st.sampled_from("SN"), st.sampled_from(["main", "magic"]), st.integers(0, 2_000_000))
races = st.lists(presses, max_size=6)
starts = st.sampled_from([FREE, GO_AT_1000, Start(0, (Seat.S, Seat.N))])


def slaps(race: list[tuple[str, str, int]]) -> list[Edge]:
    """Each press as a contact of 40 ms."""
    return [
        Edge(Seat(seat), pad, at_us * 1000 + (0 if down else 40 * MS), down)
        for seat, pad, at_us in race
        for down in (True, False)
    ]


@given(races, starts, st.integers(0, 30_000), st.randoms())
def test_law_order_of_delivery_never_matters(race: list[tuple[str, str, int]], start: Start, now_ms: int,
                                             shuffle: object) -> None:
    true = slaps(race)
    late = list(true)
    shuffle.shuffle(late)  # type: ignore[attr-defined]  # hypothesis hands over a random.Random
    assert judge(late, start, now_ms * MS, LIMITS) == judge(true, start, now_ms * MS, LIMITS)


bounces = st.lists(st.integers(1, 5000), max_size=8)


@given(st.integers(0, 1_900_000), st.integers(0, 1_900_000), bounces, bounces, starts)
def test_law_bounces_never_change_the_winner(south_us: int, north_us: int, south: list[int], north: list[int],
                                             start: Start) -> None:
    clean = slaps([("S", "main", south_us), ("N", "main", north_us)])
    bouncing = list(clean)
    for seat, at_us, more in ((Seat.S, south_us, south), (Seat.N, north_us, north)):
        for gap_us in more:
            at_ns = (at_us + gap_us) * 1000
            bouncing += [Edge(seat, "main", at_ns, False), Edge(seat, "main", at_ns + 500, True)]
    one, other = judge(clean, start, LATE, LIMITS), judge(bouncing, start, LATE, LIMITS)
    if one is None or other is None:
        assert one is other
        return
    assert (one.kind, one.presses, one.early) == (other.kind, other.presses, other.early)
    assert one.margin_us == other.margin_us


@given(races, starts)
def test_law_a_verdict_never_changes_by_waiting(race: list[tuple[str, str, int]], start: Start) -> None:
    true = slaps(race)
    first = next((v for ms in range(0, 32_000, 50) if (v := judge([e for e in true if e.at_ns <= ms * MS], start,
                                                                    ms * MS, LIMITS)) is not None), None)
    if first is not None and first.kind is not RaceKind.NOBODY and first.presses:
        again = judge(true, start, LATE, LIMITS)
        assert again is not None
        assert again.first == first.first
