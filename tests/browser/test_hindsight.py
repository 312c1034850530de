"""After a game of Cryptid: each step says what everyone could know, and the map shows it."""

from playwright.sync_api import Page, expect

from bestiary import registry
from browser.conftest import PHONE, Server, Visit
from browser.player import OVER, READY, against_bots, open_table

POSSIBLE = "#boards [data-part].possible"


def played(page: Page) -> None:
    """A game that bots finish."""
    against_bots(page, "cryptid")
    assert page.locator("#hindsight").is_hidden()
    page.evaluate("document.querySelector('[data-ask=stand-in]').click()")
    page.wait_for_selector(OVER)


def test_steps_show_by_keyboard_what_each_player_could_know(visit: Visit) -> None:
    page = visit()
    played(page)
    expect(page.locator("#hindsight")).to_contain_text("Step back")

    page.locator("#steps [data-step=back]").focus()
    page.keyboard.press("Enter")

    expect(page.locator("[data-knows]")).to_have_count(registry.game("cryptid").best_seats)
    second = page.locator("[data-knows='1']")
    second.focus()
    page.keyboard.press("Enter")
    expect(second).to_have_attribute("aria-pressed", "true")
    names = (second.get_attribute("data-possible") or "").split()
    expect(page.locator(POSSIBLE)).to_have_count(len(names))
    page.keyboard.press("Enter")
    expect(page.locator(POSSIBLE)).to_have_count(0)


def test_on_a_phone_the_board_is_in_sight_while_one_steps(visit: Visit, server: Server) -> None:
    table = server.laid_tables("cryptid", "end")[0]
    page = visit(viewport=PHONE)
    open_table(page, server, table)
    page.wait_for_selector(f"{READY}:has({OVER})")

    page.locator("#hindsight-back").click()

    expect(page.locator("[data-knows]")).to_have_count(table["seats"])
    expect(page.locator("#boards svg").first).to_be_in_viewport()
    expect(page.locator("#prompt")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
