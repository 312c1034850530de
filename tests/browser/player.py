"""Someone who plays by clicking what is lit, as a person would."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

from playwright.sync_api import Page, TimeoutError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from browser.conftest import LaidTable, Server
    from browser.cover import Watch

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


def open_table(page: Page, server: Server, table: LaidTable) -> None:
    """Look at a laid table as its host does."""
    page.context.add_cookies(
        [{"name": "sessionid", "value": table["session"], "url": server.address}]
    )
    page.goto(f"/table/{table['slug']}/")


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
STATE = """[
  ...["offers", "prompt"].map((id) => document.getElementById(id)?.textContent),
  document.getElementById("result")?.hidden,
  ...[...document.querySelectorAll(".chosen, .meant")].map((part) => part.dataset.part),
].join("|")"""
"""What a click changes: the question, what was clicked for it, or what is previewed."""
CHANGED = f"(before) => {STATE} !== before"
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


REST = """async () => {
  const moving = () => document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
  const places = () => [document.documentElement, ...document.querySelectorAll(".zoomable, .panel")]
    .map((one) => [one.scrollLeft, one.scrollTop, one.scrollHeight, one.clientHeight].join())
    .join("|");
  await document.fonts.ready;
  for (let still = 0, last = ""; still < STILL_FRAMES; ) {
    await new Promise(requestAnimationFrame);
    const here = moving().length + places();
    [still, last] = [here === last && !moving().length ? still + 1 : 0, here];
  }
}"""
STILL_FRAMES = 3
"""A swap is followed by a frame in which scripts scroll, and one in which observers answer."""


def rest(page: Page) -> None:
    """Wait until nothing on the page moves, scrolls or changes its size any more."""
    page.evaluate(REST.replace("STILL_FRAMES", str(STILL_FRAMES)))


POLL_MS = 20
UNANSWERED_MS = 3_000
"""After this a click is taken for one that changes nothing; it costs time, and proves nothing."""


def act(page: Page, rng: Random) -> bool:
    """Make the next click, if there is anything to click, and wait until the page has answered."""
    before = page.evaluate(STATE)
    clicked = bool(page.evaluate(CLICK, rng.random()))
    if clicked:
        with suppress(TimeoutError):
            page.wait_for_function(CHANGED, arg=before, timeout=UNANSWERED_MS)
    return clicked


def play_on(
    pages: list[Page], rng: Random, max_rounds: int = 3_000, watches: Sequence[Watch] = ()
) -> None:
    """Let everybody act who may, until the game is over or so many rounds of clicks were made."""
    for _ in range(max_rounds):
        if any(is_over(page) for page in pages):
            return
        if sum(act(page, rng) for page in pages):
            for watch in watches:
                watch.look()
        else:
            pages[0].wait_for_timeout(POLL_MS)  # a bot's turn, or a message is on its way


DOUBLE_TAP_MS = 600
"""More than double_tap_guard.js takes for a hasty second tap."""


def let_finger_rest(page: Page) -> None:
    """Move the page's clock on, so that the next tap is not hasty; it was installed before."""
    page.clock.fast_forward(DOUBLE_TAP_MS)


def confirm_never(page: Page) -> None:
    """Make choices without showing them first."""
    page.evaluate("localStorage.setItem('bestiary-confirm', 'never')")


def confirm_always(page: Page) -> None:
    """Show every choice before it is made."""
    page.evaluate("localStorage.setItem('bestiary-confirm', 'always')")


def choose_all(page: Page) -> None:
    """Nothing is chosen for the player, even where there is one option."""
    page.evaluate("localStorage.setItem('bestiary-only', 'off')")


def open_chat(page: Page) -> None:
    """The tab of the chat; on a narrow screen it stands under the last of the table's tabs."""
    more = page.locator(".table-tabs [data-tab=more]").first
    if more.is_visible():
        more.click()
        page.locator(".table-tabs [data-tab=chat]").click()
    else:
        page.locator("#tab-chat").click()


def concede(page: Page) -> None:
    """End the game at once."""
    page.once("dialog", lambda dialog: dialog.accept())
    page.evaluate("document.querySelector('#panel-more [data-ask=concede]').click()")
    page.wait_for_selector(OVER)
