"""Layout: nothing is cut, empty or out of view, from the smallest phone to a wide screen."""

from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.conftest import PHONE, Server, Visit
from browser.player import READY, act, against_bots, concede, open_table, rest

SMALL: ViewportSize = {"width": 360, "height": 740}
CUT = """(selector) => {
  const isCut = (one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width < 8 || left < 0 || right > innerWidth || one.scrollWidth > one.clientWidth + 1;
  };
  const all = [...document.querySelectorAll(selector)];
  const shown = all.filter((one) => one.getClientRects().length);
  return shown.length ? shown.filter(isCut).map((one) => one.textContent) : ["nothing"];
}"""
"""What of the elements is cut, squeezed or outside the window; none at all would be wrong, too."""


def test_a_phone_opens_at_the_top_with_the_list_folded_and_stays_where_one_turns(
    visit: Visit,
) -> None:
    page = visit(viewport=PHONE, language="ru-RU")
    against_bots(page, "cryptic_nature")
    page.wait_for_selector("#prompt.mine")

    expect(page.locator(".options-sheet")).not_to_have_attribute("open", "")
    assert page.evaluate("scrollY") == 0
    page.locator(".table-tabs > [data-tab=more]").click()
    rest(page)  # the board, which is asked about, must not come back by itself
    expect(page.locator("#confirm")).to_be_visible()
    page.set_viewport_size(SMALL)
    assert page.evaluate(CUT, ".table-tabs span:not(.count, .visually-hidden)") == []
    page.locator(".table-tabs > [data-tab=board]").click()
    assert page.evaluate(CUT, ".table-head .seat, .panel-jumps .chip") == []


def test_in_cryptid_no_tab_is_empty_and_no_points_are_shown(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    against_bots(page, "cryptid")

    expect(page.locator(".table-tabs [data-tab=others]")).to_be_hidden()
    expect(page.locator(".seat-score")).to_have_count(0)


def test_on_a_phone_city_and_cards_are_in_view_and_the_end_comes_there(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    against_bots(page)
    page.wait_for_selector("#prompt.mine")
    expect(page.locator("#hand [data-part^='card:'].lit").first).to_be_in_viewport(ratio=0.9)
    expect(page.locator("#zoom-city")).to_be_in_viewport(ratio=0.7)  # cards, and the city above
    page.evaluate("scrollTo(0, document.body.scrollHeight)")

    concede(page)

    expect(page.locator("#result h2")).to_be_in_viewport()
    expect(page.locator("#result [data-step=first]")).to_be_in_viewport()
    for link in page.locator("#result a").all():  # verify, transcript, back to the games
        expect(link).to_be_in_viewport(ratio=1)
    page.evaluate("document.getElementById('turning').style.minHeight = '60rem'")  # much to tell
    expect(page.locator("#result [data-post]")).to_be_in_viewport(ratio=1)
    expect(page.locator("#result [data-step=first]")).to_be_in_viewport(ratio=1)


WIDE: ViewportSize = {"width": 1920, "height": 1080}
CARD = """() => {
  const high = (selector) => document.querySelector(selector).getBoundingClientRect().height;
  const buttons = [...document.querySelectorAll("#result > .result-do > .row > *")];
  const lines = new Set(buttons.map((one) => one.getBoundingClientRect().top)).size;
  return [lines, high("#result .scores") / high("#result")];
}"""
"""In how many lines the buttons stand, and how much of the card's height the points have."""


def test_on_a_wide_screen_the_card_of_the_end_has_no_blank_room(
    visit: Visit, server: Server
) -> None:
    table = server.laid_tables("rats_of_wistar", "end")[0]
    page = visit(language="ru-RU", viewport=WIDE)
    open_table(page, server, table)
    page.wait_for_selector("#turning > *")

    lines, share = page.evaluate(CARD)

    assert lines == 1
    assert share > 0.5


COVERED = """() => {
  const floor = document.querySelector("#prompt .prompt-tools").getBoundingClientRect().top;
  return [...document.querySelectorAll("#prompt .verb:not([aria-disabled])")]
    .filter((verb) => verb.getBoundingClientRect().bottom > floor).map((verb) => verb.textContent);
}"""
"""What can be done and is covered by the tools below it, or lies beneath them."""


def test_every_verb_that_can_be_used_is_in_view_on_a_laptop(visit: Visit) -> None:
    page = visit(language="ru-RU")  # its words are longer
    against_bots(page, "rats_of_wistar")
    verbs = page.locator("#prompt .verb")
    rng = Random(3)
    for _ in range(20):
        page.wait_for_selector("#prompt.mine")
        if verbs.count() >= 8:
            break
        act(page, rng)

    assert verbs.count() >= 8
    expect(page.locator("#prompt .verbs .ends")).to_be_in_viewport(ratio=1)
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_on_the_smallest_phone_the_header_is_whole(visit: Visit, language: str) -> None:
    page = visit(viewport={"width": 320, "height": 640}, language=language)

    assert page.evaluate(CUT, ".masthead .brand, .masthead a > svg, .masthead button") == []
    assert page.evaluate("document.documentElement.scrollWidth") == 320


ROWS = """() => [...document.querySelectorAll(".specimen")].flatMap((plate) => {
  const text = plate.querySelector("h2").getBoundingClientRect().left;
  const begins = (link) => {
    const range = document.createRange();
    range.selectNodeContents(link.firstChild);
    return range.getBoundingClientRect().left;
  };
  const rows = Map.groupBy(plate.querySelectorAll(".specimen-links > a"), (link) => link.offsetTop);
  return [...rows.values()].map(([first]) => Math.round(begins(first) - text));
})"""
"""How far from the text of its plate each row of links begins."""


def test_links_of_a_plate_begin_where_its_text_does_in_every_row(visit: Visit) -> None:
    page = visit(viewport=PHONE, language="ru-RU")

    rows = page.evaluate(ROWS)

    assert len(rows) > page.locator(".specimen").count(), "some have two rows"
    assert set(rows) <= {0, 1}


def test_the_points_of_six_fit_beside_the_board(visit: Visit) -> None:
    page = visit("/new/big_monster/", language="ru-RU")
    for seat in range(1, 6):
        page.locator(f"#who-{seat}").select_option("bot:apprentice")
    page.locator(".form-foot .primary").click()
    page.wait_for_selector(READY)

    page.locator("#tab-scores").click()

    assert page.evaluate(CUT, "#scores .table-wrap, #scores tbody th") == []
    expect(page.locator("#scores thead .mark")).to_have_count(6)
