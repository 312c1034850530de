"""Without a network: the page says so, keeps what was chosen, and catches up."""

from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Visit
from browser.player import (
    OPEN,
    OVER,
    READY,
    against_bots,
    concede,
    invitation,
    new_table,
    sit_down,
)

LOST = ".offline-bar"
UNSENT = ".offline-unsent"
CHOOSE = """() => {
  const option = document.querySelector("svg .lit") ?? document.querySelector("#prompt .option");
  option.dispatchEvent(new MouseEvent("click", {bubbles: true}));
}"""


def lose(page: Page) -> None:
    """The network goes, and the socket looks open still."""
    page.context.set_offline(True)
    expect(page.locator(LOST)).to_be_visible()  # a silent socket is taken for lost much later


def test_a_lost_network_is_told_at_once_and_in_view(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    against_bots(page, "cryptid")

    lose(page)

    expect(page.locator(LOST)).to_be_in_viewport(ratio=1)
    page.context.set_offline(False)
    expect(page.locator(LOST)).to_be_hidden()
    page.wait_for_selector(READY)


def test_what_is_chosen_without_a_network_is_told_as_unsent_and_made_afterwards(
    visit: Visit,
) -> None:
    page = visit()
    against_bots(page, "cryptid")
    page.wait_for_selector("svg .lit")
    lose(page)

    expect(page.locator(UNSENT)).to_be_hidden()
    page.evaluate(CHOOSE)
    expect(page.locator(UNSENT)).to_be_visible()
    expect(page.locator("svg .due")).to_have_count(1)
    asked = page.locator("#offers").text_content()
    page.context.set_offline(False)

    expect(page.locator(LOST)).to_be_hidden()
    expect(page.locator("#offers")).not_to_have_text(asked or "")


def test_what_others_did_meanwhile_is_seen_after_it(visit: Visit) -> None:
    anna = visit()
    new_table(anna)
    boris = visit(invitation(anna))
    sit_down(boris, "Boris")
    anna.wait_for_selector(READY)
    lose(anna)

    concede(boris)
    anna.context.set_offline(False)

    expect(anna.locator(OVER)).to_be_visible()


def test_a_lost_network_is_told_in_the_waiting_room_and_nothing_leads_away_from_it(
    visit: Visit,
) -> None:
    page = visit()
    new_table(page, "rats_of_wistar")
    page.wait_for_function(OPEN)
    lose(page)

    page.get_by_role("button", name="Play alone").click()
    page.get_by_label("Seat 2").select_option("bot:ranger")

    expect(page.locator(LOST)).to_be_visible()
    expect(page.get_by_label("Seat 2")).to_have_value("person")
    page.context.set_offline(False)
    expect(page.locator(LOST)).to_be_hidden()
    page.get_by_role("button", name="Play alone").click()
    page.wait_for_selector(READY)


def test_a_lesson_says_so_too_and_turns_the_page_once_it_can(visit: Visit) -> None:
    page = visit("/learn/cryptid/first/")
    page.wait_for_selector("main[data-ready=yes]")
    lose(page)

    page.locator("#lesson-next").click()
    expect(page.locator(UNSENT)).to_be_visible()
    expect(page.locator("#lesson-page")).to_contain_text("1/")
    page.context.set_offline(False)

    expect(page.locator("#lesson-page")).to_contain_text("2/")
    expect(page.locator(LOST)).to_be_hidden()


def test_a_lesson_whose_server_is_away_for_a_while_goes_on_by_itself(visit: Visit) -> None:
    page = visit("/learn/cryptid/first/")
    page.wait_for_selector("main[data-ready=yes]")
    page.route("**/learn/**", lambda route: route.fulfill(status=502))

    page.locator("#lesson-next").click()
    expect(page.locator(LOST)).to_be_visible()
    expect(page.locator(UNSENT)).to_be_visible()
    page.unroute("**/learn/**")

    expect(page.locator("#lesson-page")).to_contain_text("2/")
    expect(page.locator(LOST)).to_be_hidden()
