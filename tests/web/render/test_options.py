"""What the page's script is told of options."""

from bestiary.core import Click, in_order
from bestiary.core.presentation import in_any_order
from bestiary.web.render.options import clicks_as_json
from lab.click_cases import read_clicks

EVERY_MEANING = (
    Click("turn:0", any_order=True, held=True),
    *in_any_order("cell:1"),
    Click("marker:action", any_order=True, optional=True),
    *in_order("place:2", "spot:3"),
    *in_any_order("sensor:pink"),
    Click("declare", seals=True),
)


def test_a_click_that_means_no_more_than_its_part_is_the_name_of_the_part() -> None:
    assert clicks_as_json(in_order("hex:A1", "piece:disc")) == ["hex:A1", "piece:disc"]
    assert clicks_as_json(in_any_order("hex:A1", "search")) == [["hex:A1", "search"]]


def test_clicks_are_read_as_they_were_written() -> None:
    assert read_clicks(clicks_as_json(EVERY_MEANING)) == EVERY_MEANING
