"""Charts: everybody has a line and a mark, and what is seen is also said."""

import re
from itertools import pairwise

import pytest

from bestiary.drawing.charts import (
    MARK_SIZE,
    NARROW_CHART,
    WIDE_CHART,
    ChartSeries,
    chart,
    scale_of,
)

SERIES = (ChartSeries(0, (64, 32, 1), "Anna: 64, 1"), ChartSeries(1, (48, 48, 2), "Boris: 48, 2"))


def test_halving_is_always_the_same_height() -> None:
    scale = scale_of(SERIES)
    heights = [scale.point(0, count).y for count in (64, 32, 16, 1)]

    assert heights[0] == WIDE_CHART.field.y
    assert heights[-1] == pytest.approx(WIDE_CHART.field.bottom)
    assert heights[1] - heights[0] == pytest.approx(heights[2] - heights[1])


def test_every_line_says_what_it_shows() -> None:
    drawn = chart(SERIES, "Places left")

    assert 'aria-label="Places left"' in drawn
    assert all(f'aria-label="{series.aria_label}"' in drawn for series in SERIES)
    assert drawn.count("var(--player-1)") > 1


def test_a_course_of_one_moment_can_be_drawn() -> None:
    assert "<svg" in chart([ChartSeries(0, (1,), "Anna: 1")], "Places left")


def test_marks_of_lines_that_run_together_stand_apart_on_a_phone_too() -> None:
    same = [ChartSeries(seat, (32,) * 40 + (1,) * 111, "") for seat in range(5)]
    for size in (WIDE_CHART, NARROW_CHART):
        drawn = chart(same, "Places left", size)
        spots = [float(x) for x in re.findall(r'<g transform="translate\(([\d.]+)', drawn)]

        assert len(spots) >= 2 * len(same)
        apart = pairwise(sorted(spots))
        assert all(second - first > MARK_SIZE for first, second in apart)


def test_a_phone_shows_every_number_as_large_as_a_wide_screen() -> None:
    drawn = chart(SERIES, "Places left", NARROW_CHART)

    assert NARROW_CHART.width <= 360
    assert {"13"} == set(re.findall(r'font-size="([\d.]+)"', drawn))
