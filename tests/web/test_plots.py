"""Plots are drawn by hand: values stand where they belong, words are escaped, an empty plot is still a picture."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from web.plots import Row, bars, columns, dots, histogram, points, ticks

EVIL = '<script>"&'
DRAWN = {
    "points": lambda rows: points("T", "D", rows, str),
    "dots": lambda rows: dots("T", "D", rows, str),
    "bars": lambda rows: bars("T", "D", rows, str),
    "columns": lambda rows: columns("T", "D", [(row.name, len(row.values)) for row in rows], str),
}


@pytest.mark.parametrize("kind", DRAWN)
@pytest.mark.parametrize("rows", [
    [], [Row("Anna", ())], [Row(EVIL, (1.0, 2.0)), Row("آرش", (-3.0, 0.0))], [Row("Ж" * 80, (10.0**6,))] * 7,
])
def test_every_plot_is_well_formed_with_title_and_words(kind: str, rows: list[Row]) -> None:
    drawn = ElementTree.fromstring(str(DRAWN[kind](rows)))
    named = (drawn.get("aria-labelledby") or "").split()
    assert [child.get("id") for child in drawn[:2]] == named
    assert [child.text for child in drawn[:2]] == ["T", "D"]


def test_a_higher_total_is_drawn_higher() -> None:
    line = str(points("T", "D", [Row("Anna", (1.0, 5.0, 4.0))], str)).split('class="line')[1]
    path = re.search(r'd="(M[^"]*)"', line)
    assert path is not None
    heights = [float(y) for y in re.findall(r"V([\d.]+)", path[1])]
    assert heights[1] < heights[2] < heights[0]


def test_a_slower_hand_stands_further_right() -> None:
    drawn = str(dots("T", "D", [Row("A", (180.0, 210.0))], str))
    at = [float(x) for x in re.findall(r'class="dot p0" cx="([\d.]+)"', drawn)]
    assert at[0] < at[1]


def test_names_at_the_ends_of_lines_do_not_cover_each_other() -> None:
    drawn = str(points("T", "D", [Row(name, (5.0,)) for name in "ABCD"], str))
    heights = sorted(float(y) for y in re.findall(r'class="name t\d" x="[\d.]+" y="([\d.]+)"', drawn))
    assert all(below - above >= 14 for above, below in pairwise(heights))


def test_no_two_lines_of_six_look_alike_without_colour() -> None:
    drawn = str(points("T", "D", [Row(name, (1.0,)) for name in "ABCDEF"], str))
    ends = re.findall(r'class="end p\d" transform="[^"]*" d="([^"]*)"', drawn)
    assert len(set(ends)) == 6


@pytest.mark.parametrize(("low", "high"), [(0, 0), (0, 1), (-2, 48), (0, 13), (0, 4321), (-700, -3)])
def test_ticks_are_round_and_hold_the_values(low: float, high: float) -> None:
    marks = ticks(low, high)
    assert marks[0] <= low
    assert marks[-1] >= high
    assert len(marks) <= 8
    assert len({round(b - a, 6) for a, b in pairwise(marks)}) == 1


def test_a_histogram_loses_no_value() -> None:
    values = list(range(0, 500, 7))
    assert sum(histogram(values, (5, 10, 25, 50, 100, 200))) == len(values)


def test_a_long_name_is_cut_and_a_short_one_is_not() -> None:
    assert "…" in str(bars("T", "D", [Row("Ж" * 80, (1.0,))], str))
    assert "…" not in str(bars("T", "D", [Row("Anna", (1.0,))], str))
