"""The spotlight of a lesson: no frame and no tooltip lies over what is pointed at."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.player import rest
from browser.test_lessons import MAX_CLICKS, click_pointed

INWARDS = """() => [...document.querySelectorAll(".pointer-wide")].map((line) => {
  const part = document.querySelector(`.pointed[data-order="${line.dataset.of}"]`);
  const ring = part.querySelector(":scope > .ring");
  const [at, of] = [line, ring].map((one) => one.getBoundingClientRect());
  return at.left + parseFloat(getComputedStyle(line).strokeWidth) / 2 - of.left;
})"""
"""How far each frame reaches into what it is about, in pixels."""
NOTE_MOUSE = """document.addEventListener("mousemove", (event) => {
  window.mouse = [event.clientX, event.clientY];
}, { capture: true })"""
HOVERED = "() => document.elementFromPoint(...mouse)?.matches(':hover')"
"""Whether the browser has told the page what lies below the mouse since it was drawn anew."""
EMPTY_RINGS = """() => {
  for (const ring of document.querySelectorAll(".pointed > .ring")) ring.style.display = "none";
  document.dispatchEvent(new CustomEvent("htmx:after:swap"));
}"""


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
    page.evaluate(NOTE_MOUSE)
    for number in (2, 3):
        for _ in range(MAX_CLICKS):
            if f"{number}/" in page.locator("#lesson-page").inner_text():
                break
            click_pointed(page)
    rest(page)
    page.wait_for_function(HOVERED)

    expect(page.locator(".tip")).to_be_hidden()


def test_what_is_not_drawn_is_framed_without_an_error(visit: Visit) -> None:
    """Its box is empty, and a frame that is to fit into the picture would be divided by zero."""
    page = lesson(visit, "cryptid/question")
    page.wait_for_selector(".pointer-wide", state="attached")

    page.evaluate(EMPTY_RINGS)
    rest(page)

    frames = page.locator(".pointer-wide").evaluate_all(
        "all => all.map((one) => one.getAttribute('transform'))"
    )
    assert frames
    assert not any("NaN" in transform or "Infinity" in transform for transform in frames)
