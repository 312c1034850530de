"""Whole games, played by clicking: six journeys, and what else can happen on the way.

The seventh, with the keyboard alone, is in test_table.py. Each is made on a screen of its own, and
on every screen by `make journeys`.
"""

from random import Random

from playwright.sync_api import Route, ViewportSize, expect

from browser.conftest import Server, Visit, at_widths
from browser.cover import Watch
from browser.player import (
    CHANGED,
    OVER,
    READY,
    STATE,
    act,
    against_bots,
    concede,
    confirm_never,
    invitation,
    let_finger_rest,
    may_act,
    new_table,
    open_chat,
    play_on,
    sit_down,
)


@at_widths(768)
def test_two_people_in_two_browsers_play_a_whole_game(visit: Visit, screen: ViewportSize) -> None:
    anna = visit(viewport=screen)
    new_table(anna)
    boris = visit(invitation(anna), viewport=screen)
    sit_down(boris, "Boris")
    anna.wait_for_selector(READY)
    watches = [Watch(anna), Watch(boris)]

    play_on([anna, boris], Random(1), watches=watches)
    assert [watch.faults for watch in watches] == [[], []]

    expect(boris.locator(OVER)).to_be_visible()
    said = sorted(page.locator("#result h2").inner_text()[:8] for page in (anna, boris))
    assert said == ["This tim", "You win!"]


@at_widths(1920)
def test_one_person_against_a_bot_verifies_and_plays_again(
    visit: Visit, screen: ViewportSize
) -> None:
    page = visit(viewport=screen)
    against_bots(page)
    confirm_never(page)
    watch = Watch(page)

    play_on([page], Random(2), watches=[watch])
    assert watch.faults == []
    page.get_by_role("link", name="Verify").click()
    expect(page.locator(".notice.good")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Rematch").click()

    page.wait_for_selector(READY)
    expect(page.locator(OVER)).to_have_count(0)


BEHIND = """() => document.activeElement?.closest("#curtain") ? "curtain"
  : document.activeElement === document.body ? "browser" : document.activeElement.outerHTML"""
"""Where the keyboard is: nothing of the page but the curtain may have it."""


@at_widths(390)
def test_two_people_on_one_device(visit: Visit, screen: ViewportSize) -> None:
    page = visit("/new/urban_legends/", viewport=screen)
    page.get_by_label("Your name").fill("Anna")
    page.locator("#who-1").select_option("device")
    page.locator("#name-1").fill("Boris")
    page.locator("#pin-1").fill("2468")
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url("**/table/**")
    confirm_never(page)

    rng = Random(3)
    lifted = set[str]()
    for _ in range(400):
        if page.locator(OVER).count():
            break
        curtain = page.locator("#curtain[role=dialog]")
        if curtain.count():
            lifted.add(curtain.locator("h2").inner_text())
            expect(page.locator(".option")).to_have_count(0)
            page.wait_for_function("() => document.activeElement?.closest('#curtain')")
            page.keyboard.press("Tab")
            assert page.evaluate(BEHIND) in ("curtain", "browser")
            if page.locator("#curtain-pin").count():
                page.locator("#curtain-pin").fill("2468")
            curtain.locator("button").click()
            expect(curtain).to_have_count(0)
        elif may_act(page):
            act(page, rng)
        if len(lifted) == 2 and rng.random() < 0.05:
            break
    assert lifted == {"Pass the device to Anna", "Pass the device to Boris"}


@at_widths(360)
def test_a_finger_plays_too(visit: Visit, screen: ViewportSize) -> None:
    page = visit(viewport=screen, has_touch=True, is_mobile=True)
    page.clock.install()
    against_bots(page)
    page.wait_for_selector("#prompt.mine")
    lines = page.locator("#log-lines li").count()
    for _ in range(10):
        page.wait_for_selector("svg .lit, [data-do=confirm]")
        if page.locator("[data-do=confirm]").count():
            break
        before = page.evaluate(STATE)
        page.locator("svg .lit").first.tap(force=True)  # through a piece that lies on it
        page.wait_for_function(CHANGED, arg=before)
        let_finger_rest(page)

    page.locator("[data-do=confirm]").tap()

    expect(page.locator("#log-lines li")).not_to_have_count(lines)
    assert page.evaluate("document.documentElement.scrollWidth") <= screen["width"]


@at_widths(390)
def test_in_russian(visit: Visit, screen: ViewportSize) -> None:
    page = visit(language="ru-RU", viewport=screen)
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    against_bots(page)
    confirm_never(page)
    watch = Watch(page)

    play_on([page], Random(5), max_rounds=30, watches=[watch])
    concede(page)
    assert watch.faults == []

    expect(page.get_by_role("button", name="Ещё раз")).to_be_visible()


@at_widths(1280)
def test_reload_and_restart_of_the_server_lose_nothing(
    visit: Visit, server: Server, screen: ViewportSize
) -> None:
    page = visit(viewport=screen)
    against_bots(page)
    page.wait_for_selector("#prompt.mine")
    log = page.locator("#log-lines").inner_text()

    page.reload()
    expect(page.locator("#log-lines")).to_have_text(log, use_inner_text=True)
    server.stop()
    try:
        expect(page.locator(".offline-bar")).to_be_visible()
        open_chat(page)
        page.locator("#chat-text").fill("Is anybody there?")
        page.keyboard.press("Enter")
    finally:
        server.start()

    expect(page.locator(".offline-bar")).to_be_hidden()
    expect(page.locator("#chat-lines li")).to_contain_text("Is anybody there?")
    concede(page)


def test_a_friend_who_sits_down_before_the_script_listens_is_not_missed(visit: Visit) -> None:
    anna = visit()
    held = list[Route]()
    anna.route("**/waiting_room.js", lambda route: held.append(route))
    anna.locator(".specimen[data-game=urban_legends] form .primary").click(no_wait_after=True)
    anna.wait_for_url("**/table/*/", wait_until="commit")
    anna.wait_for_selector("#invite-link")
    boris = visit(invitation(anna))
    sit_down(boris, "Boris")

    for route in held:
        route.continue_()

    anna.wait_for_selector(READY)


def test_a_socket_script_that_comes_late_still_connects(visit: Visit) -> None:
    page = visit()
    held = list[Route]()
    against_bots(page)
    page.route("**/hx-ws*.js", lambda route: held.append(route))
    with page.expect_request("**/hx-ws*.js"):
        page.reload(wait_until="commit")
    page.wait_for_function("() => typeof htmx !== 'undefined'")

    for route in held:
        route.continue_()

    page.wait_for_selector(READY)
