"""The page takes the clicks that the laboratory counts."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from bestiary.lab.click_grammar import ClickableOption
from browser.conftest import Visit
from browser.player import act, against_bots, confirm_never
from lab.click_cases import read_clicks
from tools.clicks import way_to

DECISIONS = 3
MAX_OPTIONS_TRIED = 8
"""So many decisions of a game, and of each so many options."""
OFFERS = """() => {
  const made = [...document.querySelectorAll(".verbs .option")].map((one) => one.dataset.choice);
  const { options } = JSON.parse(document.getElementById("offers").textContent);
  return options.map((one) => ({ ...one, made: made.includes(one.text) }));
}"""
LISTEN = """() => document.getElementById("play").addEventListener("submit", (event) => {
  window.chosen = event.target.elements.choice.value;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true, once: true })"""
TICKET = "() => JSON.parse(document.getElementById('offers').textContent).ticket"
CLICK_SCRIPT = """([click, text]) => {
  const choice = `[data-choice="${CSS.escape(text)}"]`;
  const [kind, name] = click.split(/:(.*)/);
  const made = document.querySelector(`.verbs ${choice}, .prompt-built button`);
  const target = click === "=" ? made ?? document.querySelector(`#prompt .option${choice}`)
    : kind === "verb" ? document.querySelector(`.verb[data-verb="${name}"], .verbs ${choice}`)
    : document.querySelector(`svg [data-part="${CSS.escape(click)}"]:is(.lit, .other)`);
  target?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return Boolean(target);
}"""


def offers(page: Page) -> list[ClickableOption]:
    """What the page offers; a choice is known by its notation."""
    return [_offer(found) for found in page.evaluate(OFFERS)]


class Offered(NamedTuple):
    """A choice by the text that the page sends."""

    text: str


def _offer(found: dict[str, Any]) -> ClickableOption:
    clicks, verbs = read_clicks(found["clicks"]), tuple(found["verbs"])
    return ClickableOption(Offered(found["text"]), clicks, verbs, found["made"] and not verbs)


def chosen(page: Page, options: list[ClickableOption], text: str) -> str:
    """What the page would send after the clicks that lead to a choice."""
    page.keyboard.press("Escape")
    page.evaluate(LISTEN)
    for click in way_to(Offered(text), options):
        page.wait_for_function(CLICK_SCRIPT, arg=[click, text])  # until it is there to be clicked
    return str(page.evaluate("window.chosen"))


@pytest.mark.parametrize("game", ["cryptic_nature", "rats_of_wistar"])
def test_the_clicks_that_are_counted_make_the_choice(visit: Visit, game: str) -> None:
    page = visit()
    rng = Random(7)
    page.evaluate("localStorage.setItem('bestiary-confirm', 'final')")
    against_bots(page, game)
    for _ in range(DECISIONS):
        page.wait_for_selector("#prompt.mine")
        options = offers(page)
        wanted = rng.sample(
            [str(o.choice[0]) for o in options], min(MAX_OPTIONS_TRIED, len(options))
        )
        if len(options) > 1:
            assert [chosen(page, options, text) for text in wanted] == wanted
        confirm_never(page)
        page.reload()
        page.wait_for_selector("#prompt.mine")
        asked = page.evaluate(TICKET)
        while page.evaluate(TICKET) == asked:  # until a move is made, and the page has the answer
            act(page, rng)
        page.evaluate("localStorage.setItem('bestiary-confirm', 'final')")
