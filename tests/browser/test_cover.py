"""Prompts, lists and tooltips neither cover nor move what they speak of, on any screen."""

from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize

from bestiary import registry
from browser.conftest import SCREENS, Visit, screens
from browser.cover import MAX_LOOKS, TIP_OVER, Watch
from browser.player import against_bots, choose_all, confirm_always, play_on

WIDTHS = dict(zip(registry.ids(), SCREENS, strict=True))
"""The screen at which each game is looked at by default."""
CASES = [(game, screen) for game in registry.ids() for screen in screens(WIDTHS[game])]


SPREAD = """Object.assign(document.getElementById("prompt").style,
  { position: "fixed", inset: 0, maxHeight: "none" })"""
"""Lays the prompt over the whole page."""
IDS = [f"{game}-{screen['width']}" for game, screen in CASES]


@pytest.mark.parametrize(("game", "screen"), CASES, ids=IDS)
def test_nothing_covers_or_moves_what_it_speaks_of(
    visit: Visit, game: str, screen: ViewportSize
) -> None:
    page = visit(viewport=screen)
    confirm_always(page)
    choose_all(page)
    against_bots(page, game)
    page.wait_for_selector("#prompt.mine")
    hidden = hidden_by_tooltip(page)
    watch = Watch(page)

    play_on([page], Random(4), max_rounds=2 * MAX_LOOKS, watches=[watch])

    assert hidden == 0
    assert watch.faults == []


def hidden_by_tooltip(page: Page) -> float:
    """The share of a lit part that its tooltip hides."""
    part = page.locator("svg [data-part].lit").first
    part.scroll_into_view_if_needed()
    part.hover(force=True)
    page.wait_for_selector(".tip:not([hidden])")
    share = float(part.evaluate(TIP_OVER))
    page.mouse.move(1, 1)
    return share


def test_what_covers_and_what_moves_is_found(visit: Visit) -> None:
    page = visit()
    choose_all(page)
    against_bots(page)
    page.wait_for_selector("#prompt.mine")
    watch = Watch(page)
    watch.look()
    assert watch.faults == []

    page.evaluate("document.querySelector('.table-board').style.marginTop = '30px'")
    watch.look()
    moved = list(watch.faults)
    page.evaluate(SPREAD)
    watch.look()

    assert any(fault.startswith("city moves") for fault in moved)
    assert any(fault.endswith("lies below prompt") for fault in watch.faults)
