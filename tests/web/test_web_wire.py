"""Only what changed goes over the wire."""

from bestiary.web.play.screen import Screen
from bestiary.web.play.wire import Wire


def test_a_new_page_is_told_everything() -> None:
    told = Wire().changes(Screen({"head": "<b id=head></b>"}, {"log": ["<li>1"]}))

    assert 'hx-target="#head" hx-swap="outerMorph"' in told
    assert 'hx-target="#log" hx-swap="innerHTML"' in told


def test_what_stays_is_not_said_again() -> None:
    wire = Wire()
    wire.changes(Screen({"head": "a", "prompt": "b"}, {"log": ["1"]}))

    assert wire.changes(Screen({"head": "a", "prompt": "b"}, {"log": ["1"]})) == ""
    assert "#head" not in wire.changes(Screen({"head": "a", "prompt": "c"}, {"log": ["1"]}))


def test_lists_grow_at_their_end_and_shrink_as_a_whole() -> None:
    wire = Wire()
    wire.changes(Screen({}, {"log": ["1", "2"]}))

    grown = wire.changes(Screen({}, {"log": ["1", "2", "3"]}))
    shrunk = wire.changes(Screen({}, {"log": ["1"]}))

    assert grown == '<hx-partial hx-target="#log" hx-swap="beforeend">3</hx-partial>'
    assert shrunk == '<hx-partial hx-target="#log" hx-swap="innerHTML">1</hx-partial>'
