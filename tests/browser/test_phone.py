"""A table under a finger: what is tapped, what is explained, and what lies in view meanwhile."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, Server, Visit
from browser.player import (
    CHANGED,
    OVER,
    READY,
    STATE,
    against_bots,
    let_finger_rest,
    open_table,
    rest,
)

FINGER: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
IN_VIEW = """(selector) => {
  const hint = document.querySelector("#hint[data-choice]:not([data-choice=''])");
  const over = hint ?? document.getElementById("prompt");
  const floor = over.getBoundingClientRect().top;
  return [...document.querySelectorAll(selector)].some((one) => {
    const [at, frame] = [one, one.closest(".zoomable")].map((it) => it.getBoundingClientRect());
    const roof = document.getElementById("aim").getBoundingClientRect().bottom;
    return at.top >= Math.max(roof, frame.top) && at.bottom <= Math.min(floor, frame.bottom)
      && at.left >= Math.max(0, frame.left) && at.right <= Math.min(innerWidth, frame.right);
  });
}"""
"""Whether one of the elements is seen: inside its frame, and nothing lies over it."""
MAX_CHROME_PX = 120
"""Pixels that tabs and goal line may take of a phone's height, together."""
FEW_OPTIONS_SHARE = "0.4"
"""After so much of a game of Urban Legends its host has three options."""
STEP_MS = 1500
"""How long replay.js shows a step."""
MAX_QUESTIONS = 8
"""What a deal may ask for before the first turn."""
TAPS = """(selectors) => {
  const sent = [];
  const note = ({ target }) => sent.push(target.elements.act?.value);
  document.addEventListener("submit", note, { capture: true });
  for (const selector of selectors) {
    const at = { clientX: 200, clientY: 300 };
    const how = { bubbles: true, cancelable: true, pointerType: "touch", ...at };
    document.querySelector(selector).dispatchEvent(new PointerEvent("click", how));
  }
  document.removeEventListener("submit", note, { capture: true });
  return sent;
}"""
"""Tap at one place, and what the page sends at once."""


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_while_few_options_are_listed_the_city_is_seen_with_them(
    visit: Visit, server: Server, language: str
) -> None:
    (table,) = server.laid_tables("urban_legends", FEW_OPTIONS_SHARE)
    page = visit(language=language, **FINGER)
    open_table(page, server, table)

    expect(page.locator("#prompt.mine .options-sheet[open] .option").first).to_be_visible()
    rest(page)
    page.wait_for_function(IN_VIEW, arg="#city")
    page.wait_for_function(IN_VIEW, arg=".bench [data-part^='colour:'].lit > .ring")
    expect(page.locator(".options .option:visible").last).to_be_in_viewport(ratio=1)


def test_a_tap_explains_nothing_else_and_my_turn_begins_at_the_board(visit: Visit) -> None:
    page = visit(language="ru-RU", **FINGER)
    page.clock.install()
    against_bots(page, "rats_of_wistar")
    chief = page.locator("#prompt.mine .verb[data-verb=chief]")
    asked = page.locator(".lit > .ring, #confirm-choice [data-do=confirm]")
    for _ in range(MAX_QUESTIONS):
        expect(chief.or_(asked).first).to_be_attached()
        if chief.count():
            break
        before = page.evaluate(STATE)
        asked.first.tap()
        page.wait_for_function(CHANGED, arg=before)
        let_finger_rest(page)
    expect(chief).to_be_visible()

    page.wait_for_function(IN_VIEW, arg="#panel-wheel .lit > .ring")
    expect(page.locator(".tip")).to_be_hidden()

    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    tabs, aim = (page.locator(one).bounding_box() for one in (".table-tabs", "#aim"))
    assert tabs
    assert aim
    assert tabs["y"] + tabs["height"] == pytest.approx(aim["y"], abs=2)
    assert aim["y"] + aim["height"] <= MAX_CHROME_PX

    for tab in ("log", "board"):
        page.locator(f".table-tabs > [data-tab={tab}]").tap()
        rest(page)
    page.wait_for_function(IN_VIEW, arg="#panel-wheel .lit > .ring")


def test_a_hasty_second_tap_does_nothing_and_a_hint_comes_into_view(visit: Visit) -> None:
    page = visit(language="ru-RU", **FINGER)
    page.clock.install()
    against_bots(page, "cryptic_nature")
    page.wait_for_selector("#prompt.mine")
    assert page.evaluate(TAPS, ["#news summary", "[data-ask=hint]"]) == []

    let_finger_rest(page)
    assert page.evaluate(TAPS, ["[data-ask=hint]"]) == ["hint"]
    page.wait_for_selector("#hint[data-choice]:not([data-choice=''])")
    page.wait_for_function(IN_VIEW, arg="#panel-map .hinted > .ring")


def test_a_hint_is_seen_where_every_hex_whispers(visit: Visit) -> None:
    page = visit(**FINGER)
    against_bots(page, "cryptid")
    page.wait_for_selector("#prompt.mine")
    page.locator("[data-ask=hint]").click()
    page.wait_for_selector("#hint[data-choice]:not([data-choice=''])")
    hinted = page.locator("#panel-map .hinted > .ring").first

    expect(hinted).to_have_css("stroke-width", "5px")
    expect(hinted).to_have_css("stroke-opacity", "1")


LAID = """() => [...document.querySelectorAll("#hand > svg")]
  .sort((a, b) => {
    const [one, other] = [a, b].map((it) => it.getBoundingClientRect());
    return one.top - other.top || one.left - other.left;
  })
  .map((card) => Boolean(card.querySelector("[data-part]")))"""
"""Card by card as they lie, row by row: whether it can ever be clicked as it is."""


def test_in_the_city_what_can_be_played_comes_first_and_a_begun_move_has_the_room(
    visit: Visit,
) -> None:
    page = visit(**FINGER)
    against_bots(page, "urban_legends")
    card = page.locator("#hand [data-part^='card:'].lit").first
    card.wait_for()
    laid = page.evaluate(LAID)

    assert laid == sorted(laid, reverse=True)
    assert False in laid  # the wild card lies face down
    expect(page.locator("#prompt .verbs")).to_be_visible()
    card.tap()
    expect(page.locator("#prompt .verbs")).to_be_hidden()
    page.locator("[data-do=unbuild]").tap()
    expect(page.locator("#prompt .verbs")).to_be_visible()


def test_on_a_phone_a_game_is_watched_again_by_itself_with_the_board_in_sight(
    visit: Visit, server: Server
) -> None:
    page = visit(**FINGER)
    page.clock.install()
    open_table(page, server, server.laid_tables("urban_legends", "end")[0])
    page.wait_for_selector(f"{READY}:has({OVER})")
    page.locator("#result [data-step=first]").tap()
    expect(page.locator("#prompt .chip")).to_be_visible()
    page.clock.fast_forward(STEP_MS)

    expect(page.locator("#prompt .chip")).to_have_text(re.compile("^[1-9]"))  # nobody touched it
    expect(page.locator("#boards svg").first).to_be_in_viewport()
    expect(page.locator("#prompt .prompt-told")).not_to_be_empty()
    page.locator("#prompt-play").tap()
    expect(page.locator("#prompt-play")).to_have_attribute("aria-pressed", "false")
    page.locator("#prompt-back").tap()
    page.locator("#prompt-now").tap()
    expect(page.locator("#result h2")).to_be_visible()


def test_a_swap_before_the_first_step_does_not_end_playback(visit: Visit, server: Server) -> None:
    page = visit(**FINGER)
    open_table(page, server, server.laid_tables("urban_legends", "end")[0])
    page.wait_for_selector(f"{READY}:has({OVER})")

    is_playing = page.evaluate("""() => {
      document.querySelector("#result [data-step=first]").click();
      document.dispatchEvent(new Event("htmx:after:swap"));  // such as a line of the chat
      return bestiary.state.replay.isPlaying;
    }""")

    assert is_playing


def test_on_a_phone_another_tab_begins_at_its_top(visit: Visit) -> None:
    page = visit(**FINGER)
    against_bots(page, "cryptid")
    page.wait_for_selector("#prompt.mine")
    rest(page)  # a question that came later would bring the board back
    page.locator(".table-tabs > [data-tab=rules]").tap()
    page.wait_for_selector("#rules-text h2")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")

    page.locator(".table-tabs > [data-tab=more]").tap()

    expect(page.get_by_label("Show a choice before making it")).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_glass_shows_the_whole_board_and_goes_back(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    against_bots(page, "cryptid")
    page.wait_for_selector("#prompt.mine")
    glass = page.locator("#panel-map .zoom-button")
    width = "(f => f.scrollWidth - f.clientWidth)(document.getElementById('zoom-map'))"

    page.wait_for_function(f"() => {width} > 1")  # hexes are as large as a finger
    glass.click()
    page.wait_for_function(f"() => {width} <= 1")
    glass.click()
    page.wait_for_function(f"() => {width} > 1")
