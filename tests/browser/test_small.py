"""Small things that new players stumbled over, tried as they met them."""

import re
from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.conftest import PHONE, Server, Visit
from browser.player import (
    OPEN,
    OVER,
    READY,
    act,
    against_bots,
    concede,
    invitation,
    new_table,
    sit_down,
)

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
    page.wait_for_timeout(300)
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


def test_without_a_clipboard_the_link_is_copied_or_left_chosen_and_the_room_is_calm(
    visit: Visit,
) -> None:
    """As in a home network without a certificate."""
    page = visit()
    said = list[str]()
    page.on("console", lambda line: said.append(f"{line.type}: {line.text}"))
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    new_table(page)
    page.wait_for_function(OPEN)
    copy = page.locator("[data-copy]")

    copy.click()
    expect(copy).to_have_text("Copied")
    assert page.evaluate("getSelection().toString()") == invitation(page)
    page.evaluate("document.execCommand = () => false")
    copy.click()
    expect(copy).not_to_have_text("Copied")
    assert page.evaluate("getSelection().toString()") == invitation(page)
    assert said == []


def test_what_was_said_is_counted_until_it_is_read(visit: Visit) -> None:
    host = visit()
    new_table(host)
    guest = visit(invitation(host))
    sit_down(guest, "Guest")
    host.wait_for_selector(READY)
    guest.locator("#tab-chat").click()
    guest.locator("#chat-text").fill("Hello")
    guest.locator("#chat-form button").click()

    unread = host.locator("#tab-chat .unread")
    expect(unread).to_have_text("1 unread")
    expect(guest.locator("#tab-chat .unread")).to_be_hidden()
    host.reload()
    expect(unread).to_be_visible()
    host.locator("#tab-chat").click()
    expect(unread).to_be_hidden()


def test_a_wrong_guess_is_crossed_off_and_stays_chosen(visit: Visit) -> None:
    page = visit("/puzzle/cryptid/")
    first = page.locator("#part option").first.get_attribute("value")
    page.locator(f"[data-part='{first}']").first.click()
    page.locator("#guess button").click()
    page.wait_for_selector(".companion .notice")
    if not page.locator("#guess").count():
        pytest.skip("today it is there")

    expect(page.locator("#part")).to_have_value(first or "")
    hex = page.locator(f".chosen[data-part='{first}']")
    expect(hex.locator(".wrong-guess")).to_have_count(1)
    expect(hex).to_have_attribute("aria-label", re.compile("not here"))


def test_on_a_phone_a_puzzle_is_seen_whole_and_answered_in_place(visit: Visit) -> None:
    page = visit("/puzzle/cryptid/", viewport=PHONE, has_touch=True, is_mobile=True)
    sheet = page.locator("#map > svg")
    assert sheet.evaluate("map => map.getBoundingClientRect().width") > PHONE["width"]

    page.locator("#whole").click()
    assert sheet.evaluate("map => map.getBoundingClientRect().right") <= PHONE["width"]
    page.locator("#whole").click()
    before = page.evaluate("scrollY")
    page.locator("[data-part='hex:E2']").first.click()

    expect(page.locator("#part")).to_have_value("hex:E2")
    expect(page.locator("#guess button")).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == before


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
    table = server.laid("rats_of_wistar", "end")[0]
    page = visit(language="ru-RU", viewport=WIDE)
    page.context.add_cookies(
        [{"name": "sessionid", "value": table["session"], "url": server.address}]
    )
    page.goto(f"/table/{table['slug']}/")
    page.wait_for_selector("#turning > *")

    lines, share = page.evaluate(CARD)

    assert lines == 1
    assert share > 0.5


def test_on_a_phone_a_game_is_watched_again_by_itself_with_the_board_in_sight(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    against_bots(page)
    page.evaluate("document.querySelector('[data-ask=stand-in]').click()")
    page.wait_for_selector(OVER)
    page.locator("#result [data-step=first]").tap()

    expect(page.locator("#prompt .chip")).to_have_text(re.compile("^2/"))  # nobody touched it
    expect(page.locator("#boards svg").first).to_be_in_viewport()
    expect(page.locator("#prompt .prompt-told")).not_to_be_empty()
    page.locator("#prompt-play").tap()
    expect(page.locator("#prompt-play")).to_have_attribute("aria-pressed", "false")
    page.locator("#prompt-back").tap()
    page.locator("#prompt-now").tap()
    expect(page.locator("#result h2")).to_be_visible()


def test_on_a_phone_another_tab_begins_at_its_top(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    against_bots(page, "cryptid")
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
        page.wait_for_timeout(200)

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


def test_playing_alone_is_offered_until_somebody_comes(visit: Visit) -> None:
    anna = visit()
    new_table(anna, "rats_of_wistar")
    alone = anna.get_by_role("button", name="Play alone")
    expect(alone).to_be_visible()
    anna.get_by_label("Seat 3").select_option("bot:ranger")
    expect(anna.locator(".seat.bot")).to_have_count(1)
    expect(alone).to_be_visible()
    anna.get_by_label("Seat 3").select_option("person")
    expect(anna.locator(".seat.bot")).to_have_count(0)

    boris = visit(invitation(anna))
    boris.wait_for_function("document.getElementById('id_token').value")
    boris.get_by_label("Your name").fill("Boris")
    boris.locator("#join button").click()

    expect(anna.locator(".seat-name", has_text="Boris")).to_be_visible()
    expect(alone).to_be_hidden()
