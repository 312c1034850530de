"""Only what changed goes over the wire."""

import pytest

from bestiary.web.stage.parts import Nest, filled
from bestiary.web.stage.screen import Screen
from bestiary.web.stage.wire import Wire


def test_a_new_page_is_told_everything() -> None:
    [told] = Wire().changes(Screen({"head": "<b id=head></b>"}, {"log": ["<li>1"]}))

    assert 'hx-target="#head" hx-swap="outerMorph"' in told
    assert 'hx-target="#log" hx-swap="innerHTML"' in told


def test_what_stays_is_not_said_again() -> None:
    wire = Wire()
    wire.changes(Screen({"head": "a", "prompt": "b"}, {"log": ["1"]}))

    assert wire.changes(Screen({"head": "a", "prompt": "b"}, {"log": ["1"]})) == []
    [told] = wire.changes(Screen({"head": "a", "prompt": "c"}, {"log": ["1"]}))
    assert "#head" not in told


def test_lists_grow_at_their_end_and_shrink_as_a_whole() -> None:
    wire = Wire()
    wire.changes(Screen({}, {"log": ["1", "2"]}))

    [grown] = wire.changes(Screen({}, {"log": ["1", "2", "3"]}))
    [shrunk] = wire.changes(Screen({}, {"log": ["1"]}))

    assert grown == '<hx-partial hx-target="#log" hx-swap="beforeend">3</hx-partial>'
    assert shrunk == '<hx-partial hx-target="#log" hx-swap="innerHTML">1</hx-partial>'


def panels(**children: str) -> Screen:
    made = {f"panel-{id}": f'<div id="panel-{id}">{text}</div>' for id, text in children.items()}
    return Screen({"boards": Nest("<section><!--here--></section>", made)})


def test_only_the_panel_that_changed_is_sent() -> None:
    wire = Wire()
    wire.changes(panels(map="a", cards="b"))

    assert wire.changes(panels(map="a", cards="b")) == []
    assert wire.changes(panels(map="a", cards="c")) == [
        '<hx-partial hx-target="#panel-cards" hx-swap="outerMorph">'
        '<div id="panel-cards">c</div></hx-partial>'
    ]


def test_panels_that_come_or_go_bring_all_with_them() -> None:
    wire = Wire()
    wire.changes(panels(map="a", cards="b"))

    [told] = wire.changes(panels(map="a", hand="c"))

    assert 'hx-target="#boards"' in told
    assert 'hx-target="#panel' not in told


def test_what_others_write_travels_apart_from_secrets() -> None:
    board, chat = Wire().changes(Screen({"clue": "secret"}, {"chat-lines": ["<li>guess"]}))

    assert "secret" in board
    assert "guess" not in board
    assert "guess" in chat
    assert "secret" not in chat


def test_a_template_that_leaves_other_room_than_is_filled_is_found_out() -> None:
    with pytest.raises(ValueError, match="has room for 1, not for 2"):
        filled("<b><!--here--></b>", "one", "two")
