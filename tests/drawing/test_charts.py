"""Charts: everybody has a line and a mark, and what is seen is also said."""

import pytest

from bestiary.drawing.charts import FIELD, Course, chart, scale_of

COURSES = (Course(0, (64, 32, 1), "Anna: 64, 1"), Course(1, (48, 48, 2), "Boris: 48, 2"))


def test_halving_is_always_the_same_height() -> None:
    scale = scale_of(COURSES)
    heights = [scale.point(0, count).y for count in (64, 32, 16, 1)]

    assert heights[0] == FIELD.y
    assert heights[-1] == pytest.approx(FIELD.bottom)
    assert heights[1] - heights[0] == pytest.approx(heights[2] - heights[1])


def test_every_line_says_what_it_shows() -> None:
    drawn = chart(COURSES, "Places left")

    assert 'aria-label="Places left"' in drawn
    assert all(f'aria-label="{course.told}"' in drawn for course in COURSES)
    assert drawn.count("var(--player-1)") > 1


def test_a_course_of_one_moment_can_be_drawn() -> None:
    assert "<svg" in chart([Course(0, (1,), "Anna: 1")], "Places left")
