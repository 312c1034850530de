"""Someone who plays by clicking what is lit, as a person would."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from playwright.sync_api import Page, TimeoutError

OVER = "#result:not([hidden])"
READY = "main.table[data-turn][data-connected=yes]"
"""The table with its script running and its socket open."""
OPEN = """() => htmx.ext.ws.getRegistry()
  .get(document.getElementById("main").getAttribute("hx-ws:connect"))?.socket?.readyState === 1"""
"""Whether the waiting room is connected."""
GAME = "urban_legends"


def new_table(page: Page, game: str = GAME) -> None:
    """One click on a plate of the home page."""
    page.locator(f".specimen[data-game={game}] form .primary").click()
    page.wait_for_url("**/table/*/")


def against_bots(page: Page, game: str = GAME) -> None:
    """Two clicks to a running game."""
    new_table(page, game)
    page.locator("#start").click()
    page.wait_for_selector(READY)


def invitation(page: Page) -> str:
    return page.locator("#invite-link").input_value()


def sit_down(page: Page, name: str) -> None:
    """Answer an invitation, once its script has read the link."""
    page.wait_for_function("document.getElementById('id_token').value")
    page.get_by_label("Your name").fill(name)
    page.locator("#join button").click()
    page.wait_for_selector(READY)


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def may_act(page: Page) -> bool:
    return page.locator("#prompt.mine").count() > 0


SHOWN = "document.getElementById('prompt').textContent"
CLICK = """(number) => {
  const pick = (found) => found[Math.floor(number * found.length)];
  const shown = (found) => found.filter((element) => !element.closest("[hidden]"));
  const sure = document.querySelector("[data-do=confirm]");
  const lit = [...document.querySelectorAll("svg .lit")];
  const words = shown([...document.querySelectorAll("#prompt .option")]);
  const target = sure ?? pick(lit) ?? pick(words);
  target?.dispatchEvent(new MouseEvent("click", {bubbles: true}));
  return Boolean(target);
}"""
"""The next click: confirm, a lit part, or an option in words; in one go, before it changes."""


def act(page: Page, rng: Random) -> bool:
    """Make the next click, if there is anything to click."""
    clicked = bool(page.evaluate(CLICK, rng.random()))
    page.wait_for_timeout(40)
    return clicked


def settled_act(page: Page, rng: Random) -> None:
    """Make the next click and wait until the table has answered it."""
    before = page.evaluate(SHOWN)
    if act(page, rng):
        with suppress(TimeoutError):  # a click may change nothing
            page.wait_for_function(f"(before) => {SHOWN} !== before", arg=before, timeout=3_000)


def play_on(pages: list[Page], rng: Random, most: int = 3_000) -> None:
    """Let whoever may act act, until the game is over or `most` clicks were made."""
    for _ in range(most):
        if any(is_over(page) for page in pages):
            return
        for page in pages:
            act(page, rng)


def confirm_never(page: Page) -> None:
    """Make choices without showing them first."""
    page.evaluate("localStorage.setItem('bestiary-confirm', 'never')")


def confirm_always(page: Page) -> None:
    """Show every choice before it is made."""
    page.evaluate("localStorage.setItem('bestiary-confirm', 'always')")


def choose_all(page: Page) -> None:
    """Nothing is chosen for the player, even where there is one option."""
    page.evaluate("localStorage.setItem('bestiary-only', 'off')")


def concede(page: Page) -> None:
    """End the game at once."""
    page.once("dialog", lambda dialog: dialog.accept())
    page.evaluate("document.querySelector('#panel-more [data-ask=concede]').click()")
    page.wait_for_selector(OVER)
