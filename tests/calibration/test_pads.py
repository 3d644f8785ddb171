"""The plank test: bias and tolerance from strikes."""

from __future__ import annotations

import random

import pytest

from calibration.errors import BadProfile, TooFew
from calibration.pads import FINEST_US, PadsMeasured, compare


def strikes(bias_us: float, spread_us: float, n: int, seed: int = 1) -> list[tuple[int, int]]:
    rng = random.Random(seed)
    return [(t, t + round(1000 * rng.gauss(bias_us, spread_us))) for t in range(0, n * 10**9, 10**9)]


def test_the_bias_is_found_within_three_standard_errors() -> None:
    pair = compare("S.main", "N.main", strikes(420, 150, 200))
    assert abs(pair.bias_us - 420) <= 3 * pair.bias_error_us
    assert pair.bias_error_us < 30


def test_the_tolerance_covers_the_spread() -> None:
    pair = compare("S.main", "N.main", strikes(0, 500, 400))
    assert 850 < pair.tolerance_us < 1150


def test_one_wild_strike_moves_neither_figure() -> None:
    clean = strikes(100, 50, 60)
    assert compare("a", "b", [*clean, (0, 10**9)]).bias_us == pytest.approx(compare("a", "b", clean).bias_us, abs=10)
    assert compare("a", "b", [*clean, (0, 10**9)]).tolerance_us < 1000


def test_equal_strikes_are_not_trusted_beyond_the_clock() -> None:
    assert compare("a", "b", [(0, 0)] * 10).tolerance_us == FINEST_US


def test_too_few_strikes_are_said() -> None:
    with pytest.raises(TooFew, match="10 times or more"):
        compare("a", "b", [(0, 0)] * 9)


def test_the_widest_pair_gives_the_table_its_tolerance() -> None:
    pairs = [compare("S.main", "N.main", strikes(200, 300, 50)), compare("S.main", "N.magic", strikes(0, 900, 50))]
    table = PadsMeasured.of(pairs)
    assert table.tolerance_us == pairs[1].judged_us > pairs[1].tolerance_us
    assert table.bias_us["S.main"] == 0


@pytest.mark.parametrize("n", [30, 60, 200])
def test_a_known_bias_and_spread_are_found_within_twice_their_errors_nineteen_times_in_twenty(n: int) -> None:
    """300 tables with the same pads: what the errors promise has to be true of about that share of them."""
    pairs = [compare("a", "b", strikes(420, 500, n, seed)) for seed in range(300)]
    assert sum(abs(pair.bias_us - 420) <= 2 * pair.bias_error_us for pair in pairs) >= 0.92 * 300
    assert sum(abs(pair.tolerance_us - 1.96 * 500) <= 2 * pair.tolerance_error_us for pair in pairs) >= 0.88 * 300


def test_a_pair_measured_again_takes_the_place_of_the_old_one() -> None:
    first, other = compare("S.main", "N.main", strikes(200, 50, 30)), compare("S.main", "N.magic", strikes(90, 50, 30))
    again = compare("S.main", "N.main", strikes(-60, 50, 30))
    table = PadsMeasured.of([first, other]).joined(again)
    assert table.bias_us == {"S.main": 0, "N.main": again.bias_us, "N.magic": other.bias_us}


def test_a_profile_survives_json_and_another_shape_is_refused() -> None:
    table = PadsMeasured({"S.main": 0, "N.main": -30}, 900)
    assert PadsMeasured.from_json(table.to_json()) == table
    struck = PadsMeasured.of([compare("S.main", "N.main", strikes(200, 50, 30))])
    assert PadsMeasured.from_json(struck.to_json()) == struck
    assert PadsMeasured.from_json({"bias_us": {"S.main": 0}, "tolerance_us": 900}).pairs == ()
    with pytest.raises(BadProfile):
        PadsMeasured.from_json({"bias_us": {"S.main": "0"}, "tolerance_us": 1})
    with pytest.raises(BadProfile):
        PadsMeasured.from_json({"bias_us": {}, "tolerance_us": 1, "pairs": [{"first": "S.main"}]})
