"""Choosing: clicks in any order, verbs that narrow, prompts that follow."""

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.player import CHANGED, STATE, against_bots, confirm_always, confirm_never

PROMPT = "#prompt .prompt-text >> nth=0"


HEXES = """[...document.querySelectorAll('#boards .lit[data-part^="hex:"]')]
  .map((hex) => hex.dataset.part)"""


def hexes(page: Page) -> list[str]:
    return list(page.evaluate(HEXES))


OUTSIDE = """(selectors) => selectors.filter((selector) => {
  const at = document.querySelector(selector)?.getBoundingClientRect();
  return !at?.height || at.top < 0 || at.bottom > innerHeight;
})"""
"""What is missing, hidden, or not wholly in the window."""
TAKE_BACK = """document.querySelector(".prompt-tools").insertAdjacentHTML(
  "afterbegin", '<button type="button" data-ask="take-back">Take back</button>')"""


def click(page: Page, part: str) -> None:
    page.locator(f"svg [data-part='{part}']").first.dispatch_event("click")


def my_turn_in_cryptid(page: Page) -> None:
    """Lay the first cubes, until a question may be asked."""
    confirm_never(page)
    against_bots(page, "cryptid")
    for _ in range(10):
        page.wait_for_selector("#boards .lit[data-part^='hex:']")
        if page.locator(".lit[data-part='search']").count():
            return
        before = page.evaluate(STATE)
        click(page, hexes(page)[0])
        page.wait_for_function(CHANGED, arg=before)


def test_hex_and_book_in_either_order_and_another_hex_moves_the_choice(visit: Visit) -> None:
    page = visit()
    my_turn_in_cryptid(page)
    confirm_always(page)
    asked = page.locator(PROMPT).inner_text()
    first, second = hexes(page)[:2]
    assert (
        page.evaluate(OUTSIDE, ["#prompt [data-ask=hint]", "#panel-clue", "#panel-checklist"]) == []
    )
    page.evaluate(TAKE_BACK)
    expect(page.locator("[data-ask=take-back]")).to_be_visible()

    click(page, first)
    expect(page.locator("[data-do=unbuild]")).to_be_visible()
    expect(page.locator("[data-ask=take-back]")).to_be_hidden()
    assert page.evaluate(OUTSIDE, ["#prompt [data-ask=hint]"]) == []
    expect(page.locator(PROMPT)).to_contain_text(f"about {first.removeprefix('hex:')}?")
    left = int(page.locator(".options-left").first.inner_text())
    assert 0 < left < 10
    click(page, second)
    expect(page.locator(PROMPT)).to_contain_text(f"about {second.removeprefix('hex:')}?")
    click(page, second)
    expect(page.locator(PROMPT)).to_have_text(asked)
    expect(page.locator("svg .chosen")).to_have_count(0)

    page.locator("svg .lit[data-part^='book:']").first.dispatch_event("click")
    expect(page.locator(PROMPT)).to_have_text("Which hex do you ask about?")
    click(page, first)
    expect(page.locator("#confirm-choice")).to_contain_text(first.removeprefix("hex:"))


def test_what_waits_to_be_confirmed_stays_marked_on_the_board(visit: Visit) -> None:
    page = visit()
    my_turn_in_cryptid(page)
    confirm_always(page)
    hex_ = hexes(page)[0]
    book = str(page.locator("svg .lit[data-part^='book:']").first.get_attribute("data-part"))
    due = page.locator("svg [data-part].due")

    click(page, hex_)
    click(page, book)
    expect(page.locator("[data-do=confirm]")).to_be_visible()
    assert {one.get_attribute("data-part") for one in due.all()} == {hex_, book}
    expect(page.locator(f"#boards .due[data-part='{hex_}']")).to_be_in_viewport()
    page.locator("[data-do=back]").click()

    expect(due).to_have_count(0)


def test_a_verb_narrows_the_board_and_the_end_of_the_turn_is_one_click(visit: Visit) -> None:
    page = visit()
    against_bots(page, "cryptic_nature")
    end = page.locator(".verbs .ends .option[data-choice=end-turn]")
    for _ in range(20):
        page.wait_for_selector("#prompt.mine")
        if end.count():
            break
        before = page.evaluate(STATE)
        page.locator("svg .lit").first.dispatch_event("click")
        page.wait_for_function(CHANGED, arg=before)
    move, dear = page.locator(".verb[data-verb=move]"), page.locator("svg .lit.dear")
    expect(dear).not_to_have_count(0)
    expect(page.locator(".prompt-spends")).to_contain_text("plane ticket")

    move.click()
    expect(dear).to_have_count(0)
    expect(page.locator(".prompt-spends")).to_be_hidden()
    expect(move).to_have_attribute("aria-pressed", "true")
    expect(page.locator(PROMPT)).to_have_text("Where do you go?")
    kinds = "[...document.querySelectorAll('svg .lit')].map((e) => e.dataset.part.split(':')[0])"
    assert set(page.evaluate(kinds)) == {"place"}
    expect(end).to_be_visible()
    page.locator(".verb[aria-disabled=true]").first.focus()
    expect(page.locator(".tip")).to_contain_text("§")
    lines = page.locator("#log-lines li").count()

    end.click()

    expect(page.locator("#log-lines li")).not_to_have_count(lines)
    expect(page.locator("#confirm-choice")).to_have_count(0)


ENDING = """(takesBack) => {
  const offers = document.getElementById("offers"), said = JSON.parse(offers.textContent);
  const end = { text: "end-turn", label: "End the turn", clicks: [], verbs: [], preview: "" };
  window.played = [];
  document.addEventListener("submit", (event) => {
    played.push(event.target.elements.choice.value);
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });
  document.getElementById("prompt").insertAdjacentHTML("beforeend",
    '<ul><li class="ends"><button type="button" class="option" data-choice="end-turn"></button>'
    + (takesBack ? '<button type="button" data-ask="take-back"></button>' : ""));
  const asked = { ...said, turn: "mine", ticket: said.ticket + 1, options: [end] };
  offers.textContent = JSON.stringify(asked);
  document.dispatchEvent(new CustomEvent("htmx:after:swap"));
}"""
"""Ask for the end of the turn, and nothing else; what would be sent is noted."""


def test_a_turn_that_ends_by_itself_leaves_time_to_take_back_what_led_there(visit: Visit) -> None:
    page = visit()
    against_bots(page, "rats_of_wistar")
    page.wait_for_selector("#prompt.mine")
    page.clock.install(time=0)
    page.clock.pause_at(1_000)

    page.evaluate(ENDING, True)
    expect(page.locator("#notice")).to_contain_text("in a moment: End the turn")
    page.clock.run_for(2900)
    assert page.evaluate("played") == []
    page.clock.run_for(200)
    assert page.evaluate("played") == ["end-turn"]


def test_a_turn_of_which_nothing_can_be_taken_back_ends_at_once(visit: Visit) -> None:
    page = visit()
    against_bots(page, "rats_of_wistar")
    page.wait_for_selector("#prompt.mine")

    page.evaluate(ENDING, False)

    assert page.evaluate("played") == ["end-turn"]
    expect(page.locator("#notice")).to_contain_text("no other choice: End the turn")
