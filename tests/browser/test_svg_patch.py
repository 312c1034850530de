"""The page's own script makes of patches what a page without it would be sent whole."""

from importlib import resources
from random import Random

from playwright.sync_api import Browser

from bestiary.web.render.fragments import Fragment, Screen
from bestiary.web.render.html_diff import HtmlDiff
from bestiary.web.render.svg_diff import SvgDiff

SCRIPT = resources.files("bestiary.web") / "static/bestiary/net/svg_patch.js"
READ = """(messages) => messages.map((text) => {
  const message = { text, json: null };
  document.dispatchEvent(new CustomEvent("htmx:before:ws:message", { detail: { message } }));
  return message.text;
})"""


def drawn(*groups: int) -> str:
    return "".join(f'<g data-part="{number}">{"art $& " * 20}</g>' for number in groups)


def shuffled(rng: Random, groups: list[int]) -> list[int]:
    """Some groups are new, some gone, some elsewhere, some there twice."""
    changed = groups.copy()
    for _ in range(rng.randrange(4)):
        place = rng.randrange(len(changed))
        match rng.choice(["new", "twice", "gone", "away"]):
            case "new":
                changed.insert(place, rng.randrange(1_000))
            case "twice":
                changed.insert(place, changed[place])
            case "gone":
                del changed[place : place + rng.randrange(3)]
            case _:
                changed.append(changed.pop(place))
    return changed


def screen(rng: Random, groups: list[int]) -> Screen:
    """A board, sometimes with a hand beside it."""
    shown = {"map": drawn(*groups)} | ({"hand": drawn(*groups[:30])} if rng.random() < 0.6 else {})
    made = {f"panel-{id}": f'<div id="panel-{id}">{text}</div>' for id, text in shown.items()}
    return Screen({"head": f"<b>{len(groups)}</b>", "boards": Fragment("<i><!--here--></i>", made)})


def test_a_page_that_reads_patches_shows_what_others_are_sent_whole(chromium: Browser) -> None:
    rng = Random(7)
    patched = HtmlDiff(SvgDiff())
    whole = HtmlDiff()
    groups = list(range(60))
    short = list[str]()
    long = list[str]()
    for _ in range(200):
        groups = shuffled(rng, groups)
        shown = screen(rng, groups)
        short += patched.changes(shown)
        long += whole.changes(shown)
    page = chromium.new_page()
    page.add_script_tag(content=SCRIPT.read_text())

    read = page.evaluate(READ, short)
    page.close()

    assert read == long
    assert sum("data-kept" in message for message in short) > 50
