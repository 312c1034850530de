"""Without a network: the page says so, keeps what was chosen, and catches up."""

from playwright.sync_api import Page, expect

from browser.browser_player import (
    OVER,
    READY,
    against_bots,
    concede,
    invitation,
    new_table,
    sit_down,
)
from browser.conftest import PHONE, Visit

LOST = ".offline-bar"
UNSENT = ".offline-unsent"
CHOOSE = """() => {
  const option = document.querySelector("svg .lit") ?? document.querySelector("#prompt .option");
  option.dispatchEvent(new MouseEvent("click", {bubbles: true}));
}"""


def lose(page: Page) -> None:
    """The network goes, and the socket looks open still."""
    page.context.set_offline(True)
    expect(page.locator(LOST)).to_be_visible(timeout=2_000)


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
