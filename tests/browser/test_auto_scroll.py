"""What is asked for is in view, on a laptop and on a phone, without scrolling."""

import os
from random import Random

import pytest
from playwright.sync_api import Page, TimeoutError

from bestiary import registry
from browser.conftest import LAPTOP, PHONE, Visit
from browser.player import (
    READY,
    act,
    against_bots,
    confirm_never,
    is_over,
)

DECISIONS = int(os.environ.get("DECISIONS", "3"))
"""Looked at on each screen, in each game; `make in-view` looks at all of a game."""
SEEN = """() => {
  const prompt = document.getElementById("prompt").getBoundingClientRect();
  const floor = innerWidth < 1000 ? prompt.top : innerHeight;
  const isWithin = (at, bottom) => at.height > 0 && at.top >= 0 && at.bottom <= bottom
    && at.left >= 0 && at.right <= innerWidth;
  const isFramed = (one) => {
    const frame = one.closest(".zoomable")?.getBoundingClientRect();
    return !frame || isWithin(one.getBoundingClientRect(), frame.bottom + 1);
  };
  const lit = [...document.querySelectorAll("svg .lit > .ring")];
  const words = [...document.querySelectorAll("#prompt .option")];
  const isSeen = (one) => isWithin(one.getBoundingClientRect(), floor) && isFramed(one);
  const isRead = (one) => isWithin(one.getBoundingClientRect(), innerHeight);
  const chosen = [...document.querySelectorAll("svg .chosen > .ring")];
  const listed = words.filter((one) => one.closest(".options"));
  if (chosen.some(isSeen) && listed.some(isRead)) return true;
  return lit.length ? lit.some(isSeen) : words.some(isRead);
}"""
"""Whether something to click is inside the window, nothing lying over it; what follows a click that
is still seen may stand in words."""


def find_unseen(page: Page, rng: Random) -> list[str]:
    """The questions at which one would have to look for what can be clicked."""
    unseen = []
    for _ in range(DECISIONS):
        page.wait_for_selector("#prompt.mine, #result:not([hidden])")
        if is_over(page):
            break
        try:
            # where there was one option, it is taken by now
            page.wait_for_function(f"() => !document.querySelector('#prompt.mine') || ({SEEN})()")
        except TimeoutError:
            unseen.append(page.locator("#prompt .prompt-text").first.inner_text())
        act(page, rng)
    return unseen


@pytest.mark.parametrize("game", registry.ids())
def test_something_to_click_is_inside_the_window(visit: Visit, game: str) -> None:
    page = visit(viewport=LAPTOP)
    rng = Random(5)
    confirm_never(page)
    against_bots(page, game)
    assert find_unseen(page, rng) == []

    page.set_viewport_size(PHONE)
    page.reload()
    page.wait_for_selector(READY)

    assert find_unseen(page, rng) == []
