"""At the table: keyboard, take-back, spectators, looking back, what the page remembers."""

import re
from random import Random

from playwright.sync_api import Page, ViewportSize, expect

from browser.conftest import Visit, at_widths
from browser.player import (
    READY,
    SHOWN,
    act,
    against_bots,
    choose_all,
    confirm_always,
    confirm_never,
    invitation,
    is_over,
    new_table,
    sit_down,
)


@at_widths(1280)
def test_keyboard_alone_is_enough(visit: Visit, screen: ViewportSize) -> None:
    page = visit(viewport=screen)
    _tab_to(page, ".specimen[data-game=urban_legends] form .primary")
    page.keyboard.press("Enter")
    page.wait_for_selector("#start")
    _tab_to(page, "#start")
    page.keyboard.press("Enter")
    page.wait_for_selector("#prompt.mine")
    page.locator(".skip[href='#prompt']").focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "prompt"
    _tab_to(page, "svg .lit")
    first = page.evaluate(FOCUSED)
    page.keyboard.press("ArrowRight")
    if page.evaluate(FOCUSED) == first:  # as the cards were dealt, nothing lies farther right
        page.keyboard.press("ArrowLeft")
        assert page.evaluate(FOCUSED) < first
    else:
        assert page.evaluate(FOCUSED) > first
    confirm_always(page)
    while not page.locator("[data-do=confirm]").count():
        _tab_to(page, "svg .lit")
        said = page.evaluate(SHOWN)
        page.keyboard.press("Enter")
        page.wait_for_function(f"(said) => {SHOWN} !== said", arg=said)
    before = page.locator("#log-lines li").count()

    _tab_to(page, "[data-do=confirm]")
    page.keyboard.press("Enter")

    expect(page.locator("#log-lines li")).not_to_have_count(before)
    page.wait_for_selector("#prompt.mine .option", state="attached")
    page.wait_for_function("() => document.activeElement.closest('[data-part].lit')")


FOCUSED = "document.activeElement.closest('.lit')?.getBoundingClientRect().left"
"""Where the part lies that the keyboard is at."""


def _tab_to(page: Page, selector: str, most: int = 60) -> None:
    """Press Tab, or back with Shift, until the focus is on what `selector` names."""
    for key in ["Tab"] * most + ["Shift+Tab"] * 2 * most:
        if page.evaluate("(s) => Boolean(document.activeElement?.closest(s))", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not reach {selector}")


def test_host_and_guest_add_salt_by_themselves(visit: Visit) -> None:
    host = visit()
    new_table(host)
    guest = visit(invitation(host))
    guest.locator("details.salt summary").click()
    guest.fill("#salt-words", "three owls")
    sit_down(guest, "Boris")
    host.wait_for_selector(READY)

    first, second = host.locator("li code.seed").all_text_contents()
    assert re.fullmatch("[0-9a-f]{32}", first)
    assert re.fullmatch("three owls [0-9a-f]{32}", second)


def test_clicks_build_up_and_can_be_backed_out_of(visit: Visit) -> None:
    page = visit()
    against_bots(page)
    page.wait_for_selector("#prompt.mine")
    many = page.locator(".option:not([hidden] *)").count()

    page.locator("svg .lit[data-part^='card:']").first.click()
    expect(page.locator(".prompt-built li").first).to_be_visible()
    assert page.locator("#prompt li:not([hidden]) .option").count() < many
    page.keyboard.press("Escape")

    expect(page.locator(".prompt-built-row")).to_be_hidden()


def test_a_choice_is_shown_before_it_is_made(visit: Visit) -> None:
    page = visit()
    against_bots(page)
    page.wait_for_selector("#prompt.mine")
    confirm_always(page)
    lines = page.locator("#log-lines li").count()
    rng = Random(7)
    while not page.locator("[data-do=confirm]").count():
        act(page, rng)

    expect(page.locator("main.table")).to_have_attribute("data-weighing", "yes")
    page.locator("[data-do=back]").click()

    expect(page.locator("main.table")).to_have_attribute("data-weighing", "no")
    assert page.locator("#log-lines li").count() == lines


MINE_TO_TAKE_BACK = """() => document.querySelector("#prompt.mine")
  && document.querySelector("[data-ask=take-back]") !== null"""
"""Whether a choice may be taken back and the next is mine too: no bot will end the offer."""


def test_take_back(visit: Visit) -> None:
    page = visit()
    rng = Random(1)
    confirm_never(page)
    choose_all(page)
    against_bots(page, "rats_of_wistar")
    while not page.evaluate(MINE_TO_TAKE_BACK):
        page.wait_for_selector("#prompt.mine")
        act(page, rng)
    lines = page.locator("#log-lines li").count()

    page.locator("[data-ask=take-back]").click()

    expect(page.locator("#log-lines li")).not_to_have_count(lines)
    assert page.locator("#log-lines li").count() < lines
    expect(page.locator("#prompt.mine")).to_be_visible()


def two_people(visit: Visit) -> list[Page]:
    """A table that two people have just sat down at."""
    anna = visit()
    new_table(anna)
    boris = visit(invitation(anna))
    sit_down(boris, "Boris")
    anna.wait_for_selector(READY)
    return [anna, boris]


def test_a_spectator_sees_the_table_and_nobody_s_hand(visit: Visit) -> None:
    anna = visit()
    against_bots(anna)
    anna.locator("#tab-more").click()

    watcher = visit(anna.locator("#watch-link").input_value())
    watcher.wait_for_function("document.getElementById('id_token').value")
    watcher.get_by_role("button", name="Watch").click()

    expect(watcher.locator("#boards svg").first).to_be_visible()
    expect(watcher.locator(".option")).to_have_count(0)
    expect(watcher.locator("#tab-notes")).to_have_count(0)


def test_steps_back_and_forth_and_rules_at_the_right_paragraph(visit: Visit) -> None:
    page = visit()
    against_bots(page)
    page.wait_for_selector("#prompt.mine")
    first = page.locator("#steps [data-step=first]")
    rng = Random(1)
    while not first.is_enabled():  # until something was told
        act(page, rng)
    first.click()
    expect(page.locator("main.table")).to_have_attribute("data-past", "yes")
    page.locator("#prompt-now").click()
    expect(page.locator("main.table")).to_have_attribute("data-past", "no")

    page.locator("#tab-rules").click()

    expect(page.locator("#rules-text .rule.current")).to_be_visible()


def test_chat_and_notes(visit: Visit) -> None:
    anna, boris = two_people(visit)

    anna.locator("#tab-chat").click()
    anna.locator("#chat-text").fill("Good luck <b>!</b>")
    anna.keyboard.press("Enter")
    boris.locator("#tab-chat").click()
    expect(boris.locator(".chat-line")).to_contain_text("Good luck <b>!</b>")
    expect(anna.locator("#chat-text")).to_have_value("")
    anna.locator("#tab-notes").click()
    anna.locator("textarea.notes").fill("water, surely")
    anna.locator("textarea.notes").blur()

    other_tab = anna.context.new_page()
    for _ in range(100):
        other_tab.goto(anna.url)
        if kept(other_tab):
            return
    raise AssertionError("the note was not kept")


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


def kept(page: Page) -> bool:
    return page.locator("textarea.notes").input_value() == "water, surely"


def test_the_title_says_whose_turn_it_is(visit: Visit) -> None:
    page = visit()
    against_bots(page)
    page.wait_for_selector("#prompt.mine")

    assert page.title().startswith("● Your turn")


def test_pieces_keep_their_identity_so_that_they_glide(visit: Visit) -> None:
    page = visit()
    against_bots(page)
    page.wait_for_selector("#prompt.mine")
    confirm_never(page)
    ids = "[...document.querySelectorAll('#boards svg [id]')].map((e) => e.id)"
    page.evaluate(f"window.kept = new Map({ids}.map((id) => [id, document.getElementById(id)]))")
    before = page.locator("#log-lines li").count()
    rng = Random(8)
    while page.locator("#log-lines li").count() == before:
        act(page, rng)

    same = (
        "[...kept].filter(([id, e]) => document.getElementById(id)).map(([id, e]) => e.isConnected)"
    )
    survived = page.evaluate(same)
    assert survived
    assert all(survived)


def test_no_page_scrolls_sideways_from_phone_to_wide_screen(visit: Visit) -> None:
    page = visit(language="ru-RU")
    against_bots(page)
    table = page.url
    for path in ("/", "/lobby/", "/mine/", "/new/big_monster/", "/rules/urban_legends/", table):
        page.goto(path)
        for width in (390, 700, 1000, 1600, 2560):
            page.set_viewport_size({"width": width, "height": 900})
            if path == table:  # its scripts lay out by the width they find
                page.reload()
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (path, width)


def test_an_absent_player_is_stood_in_for_by_their_own_wish(visit: Visit) -> None:
    page = visit()
    against_bots(page)
    page.wait_for_selector("#prompt.mine")

    page.locator("#tab-more").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.locator("#prompt")).to_contain_text("A bot plays for you")
    page.get_by_role("button", name="Take my seat back").click()

    expect(page.get_by_role("button", name="Take my seat back")).to_have_count(0)


def test_a_private_note_on_a_place_of_the_board(visit: Visit) -> None:
    page = visit()
    against_bots(page)
    page.wait_for_selector("#prompt.mine")
    place = page.locator("#boards [data-part^='place:']").first

    place.dispatch_event("contextmenu")
    page.locator("#mark-text").fill("bears, maybe")
    page.locator("#mark button").click()
    page.reload()
    page.wait_for_selector(READY)

    assert "bears, maybe" in str(place.get_attribute("aria-label"))


def test_the_board_in_words_follows_the_game_while_it_is_unfolded(visit: Visit) -> None:
    page = visit()
    confirm_never(page)
    against_bots(page)
    words = page.locator("#described pre")
    expect(words).to_have_text("")

    page.locator("#described summary").click()
    expect(words).to_contain_text("Blocks in the city deck")
    before = words.inner_text()
    rng = Random(3)
    while words.inner_text() == before and not is_over(page):
        act(page, rng)

    expect(words).to_be_visible()
    page.reload()
    expect(page.locator("#described")).not_to_have_attribute("open", "")


def test_what_others_did_is_marked_until_i_choose(visit: Visit) -> None:
    page = visit()
    against_bots(page, "cryptid")
    rng = Random(3)
    for _ in range(30):
        page.wait_for_selector("#prompt.mine")
        if page.locator(".piece.changed").count():
            break
        act(page, rng)

    expect(page.locator(".piece.changed").first).to_be_visible()
    expect(page.locator("#news .news-act").first).to_be_visible()
    page.locator("#news-all > summary").click()
    last = page.locator("#log-lines li").last.inner_text()
    expect(page.locator("#news .news-lines button").last).to_have_text(last)


FORBIDDEN = "#cryptid-map [data-part^='hex:']:not(.lit)"


def test_a_hex_that_is_not_on_offer_says_why(visit: Visit) -> None:
    page = visit()
    against_bots(page, "cryptid")
    page.wait_for_selector("#prompt.mine")
    for _ in range(2):  # the first is told, and so is the next
        page.locator(FORBIDDEN).first.dispatch_event("click")

    expect(page.locator("#why")).to_contain_text("a cube says")
    expect(page.locator("#why li")).to_have_count(1)


def test_a_thing_explains_itself_when_pointed_at(visit: Visit) -> None:
    page = visit()
    against_bots(page)
    page.wait_for_selector("#prompt.mine")

    page.locator("#boards [data-note]").first.hover()

    expect(page.locator(".tip-does")).to_contain_text("§")


UNCOVERED = """() => {
  for (const part of document.querySelectorAll("#boards [data-part].lit")) {
    const at = part.querySelector(":scope > .ring").getBoundingClientRect();
    const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
    if (document.elementFromPoint(x, y)?.closest("[data-part]") === part) return {x, y};
  }
}"""
"""The middle of something lit that a finger can reach."""


def test_a_long_press_explains_and_does_nothing_else(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    against_bots(page, "cryptid")
    page.wait_for_selector("#prompt.mine")
    at = page.wait_for_function(UNCOVERED).json_value()
    finger = page.context.new_cdp_session(page)

    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(".tip-does")).to_contain_text("§")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(page.locator(".chosen")).to_have_count(0)
    page.locator("[data-mark]").tap()
    expect(page.locator("#mark-text")).to_be_visible()
