"""Only what changed goes over the wire."""

import re
from random import Random

import pytest

from bestiary.web.render.fragments import Fragment, Screen, fill
from bestiary.web.render.html_diff import HtmlDiff
from bestiary.web.render.svg_diff import CUT, MIN_PATCHED_LETTERS, SvgDiff


def test_a_new_page_is_told_everything() -> None:
    [told] = HtmlDiff().changes(Screen({"head": "<b id=head></b>"}, {"log": ["<li>1"]}))

    assert 'hx-target="#head" hx-swap="outerMorph"' in told
    assert 'hx-target="#log" hx-swap="innerHTML"' in told


def test_what_stays_is_not_said_again() -> None:
    diff = HtmlDiff()
    diff.changes(Screen({"head": "a", "prompt": "b"}, {"log": ["1"]}))

    assert diff.changes(Screen({"head": "a", "prompt": "b"}, {"log": ["1"]})) == []
    [told] = diff.changes(Screen({"head": "a", "prompt": "c"}, {"log": ["1"]}))
    assert "#head" not in told


def test_lists_grow_at_their_end_and_shrink_as_a_whole() -> None:
    diff = HtmlDiff()
    diff.changes(Screen({}, {"log": ["1", "2"]}))

    [grown] = diff.changes(Screen({}, {"log": ["1", "2", "3"]}))
    [shrunk] = diff.changes(Screen({}, {"log": ["1"]}))

    assert grown == '<hx-partial hx-target="#log" hx-swap="beforeend">3</hx-partial>'
    assert shrunk == '<hx-partial hx-target="#log" hx-swap="innerHTML">1</hx-partial>'


def panels(**children: str) -> Screen:
    made = {f"panel-{id}": f'<div id="panel-{id}">{text}</div>' for id, text in children.items()}
    return Screen({"boards": Fragment("<section><!--here--></section>", made)})


def test_only_the_panel_that_changed_is_sent() -> None:
    diff = HtmlDiff()
    diff.changes(panels(map="a", cards="b"))

    assert diff.changes(panels(map="a", cards="b")) == []
    assert diff.changes(panels(map="a", cards="c")) == [
        '<hx-partial hx-target="#panel-cards" hx-swap="outerMorph">'
        '<div id="panel-cards">c</div></hx-partial>'
    ]


def test_panels_that_come_or_go_bring_all_with_them() -> None:
    diff = HtmlDiff()
    diff.changes(panels(map="a", cards="b"))

    [told] = diff.changes(panels(map="a", hand="c"))

    assert 'hx-target="#boards"' in told
    assert 'hx-target="#panel' not in told


def test_what_others_write_travels_apart_from_secrets() -> None:
    board, chat = HtmlDiff().changes(Screen({"clue": "secret"}, {"chat-lines": ["<li>guess"]}))

    assert "secret" in board
    assert "guess" not in board
    assert "guess" in chat
    assert "secret" not in chat


def test_a_template_that_leaves_other_room_than_is_fill_is_found_out() -> None:
    with pytest.raises(ValueError, match="has room for 1, not for 2"):
        fill("<b><!--here--></b>", "one", "two")


class Browser:
    """What svg_patch.js makes of messages."""

    def __init__(self) -> None:
        self.drawings: dict[str, str] = {}

    def hear(self, message: str) -> None:
        for id, kept, text in PARTIAL.findall(message):
            self.drawings |= dict(CHILD.findall(text))
            if id.startswith("panel-"):
                self.drawings[id] = self.patched(id, kept, text) if kept else text

    def patched(self, id: str, kept: str, text: str) -> str:
        old = self.drawings[id].split(CUT)
        new = text.split(CUT)
        pieces = list[str]()
        for run in kept.split():
            if run.startswith("+"):
                pieces += [new.pop(0) for _ in range(int(run))]
            else:
                first, last = map(int, run.split("-"))
                pieces += old[first : last + 1]
        return CUT.join(pieces)


PARTIAL = re.compile(
    r'<hx-partial hx-target="#([^"]+)" hx-swap="outerMorph"(?: data-kept="([^"]*)")?>(.*?)</hx-p',
    re.DOTALL,
)
CHILD = re.compile(r"<!--(panel-[\w-]+)-->(.*?)<!--/-->", re.DOTALL)


def drawing(*groups: int) -> str:
    return "".join(f'<g data-part="{number}">{"art " * 20}</g>' for number in groups)


def test_of_a_drawing_only_new_groups_are_sent() -> None:
    diff = HtmlDiff(SvgDiff())
    many = range(40)
    diff.changes(panels(map=drawing(*many)))

    [told] = diff.changes(panels(map=drawing(*many[:7], 99, *many[8:])))

    assert 'data-kept="0-7 +1 9-40"' in told
    assert told.count("data-part") == 1


def test_a_page_that_reads_no_patches_is_sent_whole_drawings() -> None:
    diff = HtmlDiff()
    many = range(40)
    [first] = diff.changes(panels(map=drawing(*many)))

    [told] = diff.changes(panels(map=drawing(*many[1:])))

    assert "<!--" not in first
    assert told.count("data-part") == 39


def test_small_drawings_are_sent_as_they_are() -> None:
    diff = HtmlDiff(SvgDiff())
    diff.changes(panels(map=drawing(1, 2)))

    [told] = diff.changes(panels(map=drawing(1, 3)))

    assert len(drawing(1, 2)) < MIN_PATCHED_LETTERS
    assert drawing(1, 3) in told


def test_patches_bring_a_page_to_every_drawing() -> None:
    rng = Random(1)
    diff = HtmlDiff(SvgDiff())
    browser = Browser()
    groups = list(range(60))
    for _ in range(300):
        for _ in range(rng.randrange(4)):
            place = rng.randrange(len(groups))
            change = rng.choice(["new", "again", "gone", "away"])
            if change in {"new", "again"}:
                groups.insert(place, rng.randrange(1000) if change == "new" else groups[place])
            elif change == "gone":
                del groups[place : place + rng.randrange(3)]
            else:
                groups.append(groups.pop(place))
        others = {"hand": drawing(*groups[:5])} if rng.random() < 0.5 else {}
        screen = panels(map=drawing(*groups), **others)
        for message in diff.changes(screen):
            browser.hear(message)
        fragment = screen.parts["boards"]

        assert isinstance(fragment, Fragment)
        assert {id: browser.drawings[id] for id in fragment.children} == fragment.children


def test_what_is_gone_from_a_page_is_drawn_anew() -> None:
    diff = HtmlDiff(SvgDiff())
    many = range(40)
    diff.changes(panels(map=drawing(*many), clue=drawing(*many)))
    diff.changes(panels(map=drawing(*many)))

    [told] = diff.changes(panels(map=drawing(*many), clue=drawing(*many)))

    assert "data-kept" not in told
    assert told.count("data-part") == 80
