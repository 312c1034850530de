"""What is pointed at is seen: no frame and no explanation lies over it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.player import against_bots
from browser.test_lessons import HASTE, MOST, clicked

INWARDS = """() => [...document.querySelectorAll(".pointer-wide")].map((line) => {
  const part = document.querySelector(`.pointed[data-order="${line.dataset.of}"]`);
  const ring = part.querySelector(":scope > .ring");
  const [at, of] = [line, ring].map((one) => one.getBoundingClientRect());
  return at.left + parseFloat(getComputedStyle(line).strokeWidth) / 2 - of.left;
})"""
"""How far each frame reaches into what it is about, in pixels."""
BARRED = "#cryptid-map [data-part^='hex:']:not(.lit)"


def lesson(visit: Visit, path: str) -> Page:
    page = visit(f"/learn/{path}/")
    page.wait_for_selector("main[data-ready=yes]")
    return page


def test_a_frame_lies_around_a_hex_and_not_over_what_lies_there(visit: Visit) -> None:
    page = lesson(visit, "cryptid/question")
    page.wait_for_selector(".pointer-wide", state="attached")

    inwards = page.evaluate(INWARDS)
    assert inwards
    assert max(inwards) <= 1


def test_after_a_click_no_explanation_lies_over_what_comes_next(visit: Visit) -> None:
    page = lesson(visit, "cryptic_nature/relocate")
    for number in (2, 3):
        for _ in range(MOST):
            if f"{number}/" in page.locator("#lesson-page").inner_text():
                break
            clicked(page)
            page.wait_for_timeout(HASTE)
    page.wait_for_timeout(300)  # the page is drawn anew below the mouse

    expect(page.locator(".tip")).to_be_hidden()


def test_a_hex_that_is_not_on_offer_says_why(visit: Visit) -> None:
    page = visit()
    against_bots(page, "cryptid")
    page.wait_for_selector("#prompt.mine")
    for _ in range(2):  # the first is told, and so is the next
        page.locator(BARRED).first.dispatch_event("click")

    expect(page.locator("#why")).to_contain_text("a cube says")
    expect(page.locator("#why li")).to_have_count(1)
