"""Motion explains: creatures blink, the wheel turns for all to see; who wants stillness has it.

And what ought to lie still does, however much is told of the others.
"""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from browser.conftest import LAPTOP, LaidTable, Server
from browser.test_measures import open_measured

TURNED = """() => {
  const rim = document.getElementById("rim");
  const before = rim.getAttribute("transform").replace(/rotate\\(.*?\\)/, "");
  rim.setAttribute("transform", `${before} rotate(90)`);
  // in the same task, and asking for styles flushes them: however late the next frame comes,
  // the transition has begun and cannot have ended
  return rim.getAnimations().map((one) => one.effect.getTiming().duration);
}"""
WIDE: ViewportSize = {"width": 1920, "height": 1080}
"""There the wheel is in view whatever is asked."""
BLINKING = """() => document.getAnimations()
  .filter((one) => one.animationName === "blink").length"""


@pytest.fixture(scope="module")
def tables(server: Server) -> dict[str, LaidTable]:
    return {
        game: server.laid_tables(game, "middle")[0] for game in ("big_monster", "rats_of_wistar")
    }


@pytest.mark.parametrize(("motion", "is_still"), [("no-preference", False), ("reduce", True)])
def test_eyes_blink_and_the_wheel_turns_unless_stillness_is_wanted(
    chromium: Browser,
    server: Server,
    tables: dict[str, LaidTable],
    motion: Literal["no-preference", "reduce"],
    *,
    is_still: bool,
) -> None:
    person = chromium.new_context(
        base_url=server.address,
        reduced_motion=motion,
        viewport=WIDE,
    )
    page = person.new_page()
    open_measured(page, server, tables["big_monster"])
    blinking = page.evaluate(BLINKING)
    open_measured(page, server, tables["rats_of_wistar"])
    turning = page.evaluate(TURNED)
    person.close()

    assert (blinking == 0) is is_still
    assert turning == ([] if is_still else [900])


def test_planet_and_stack_are_in_view_however_much_is_told(
    chromium: Browser, server: Server, tables: dict[str, LaidTable]
) -> None:
    person = chromium.new_context(base_url=server.address, viewport=LAPTOP)
    page = person.new_page()
    open_measured(page, server, tables["big_monster"])
    page.evaluate("document.querySelector('.table-news').style.minHeight = '15rem'")
    for id in ("zone", "hand"):
        expect(page.locator(f"#{id}")).to_be_in_viewport(ratio=0.99)
    assert page.evaluate("scrollY") == 0
    person.close()
