"""The first lesson of every game on a phone, by following only what it points at."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from bestiary import registry
from browser.browser_player import confirm_never
from browser.conftest import PHONE, Visit
from browser.test_browser_axe import faults

SHOWN = "document.getElementById('lesson-page').textContent"
CLICK = """() => {
  const pointed = [...document.querySelectorAll(".pointed.lit:not(.chosen), .option.pointed")];
  pointed.sort((a, b) => a.dataset.order - b.dataset.order);
  const next = document.getElementById("lesson-next") ?? pointed[0]
    ?? document.querySelector(".pointed.lit, .prompt-built button");
  next?.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));
  return Boolean(next);
}"""
COVERED = """() => {
  const floor = document.querySelector(".lesson-sheet").getBoundingClientRect().top;
  const all = [...document.querySelectorAll("svg .pointed")];
  const seen = (one) => {
    const at = one.getBoundingClientRect();
    return at.top >= 0 && at.top < floor - 8 && at.right > 0 && at.left < innerWidth;
  };
  return all.length > 0 && !all.some(seen);
}"""
"""Whether something is pointed at, and all of it lies below the card or out of the window."""
ASTRAY = """() => [...document.querySelectorAll(".pointer-fine")].filter((frame) => {
  const ring = frame.parentNode.querySelector(":scope > rect.ring");
  return ring && Math.abs(ring.getAttribute("x") - frame.getAttribute("x") - 3) > 1;
}).length"""
"""How many frames lie elsewhere than what they point at."""
CHANGED = f"""([shown, lit]) =>
  {SHOWN} !== shown || document.querySelectorAll(".chosen").length !== lit"""
MOST = 400


PATIENCE = 30
"""Tenths of a second that a busy machine may need until what is pointed at can be clicked."""


def clicked(page: Page) -> bool:
    """Click what is pointed at, as soon as it is there."""
    for _ in range(PATIENCE):
        if page.evaluate(CLICK):
            return True
        page.wait_for_timeout(100)
    return False


def follow(page: Page) -> list[str]:
    """Go through the lesson; the pages on which nothing pointed at could be seen."""
    covered = []
    for _ in range(MOST):
        if page.locator("#card[data-last=yes]").count():
            return covered
        page.wait_for_timeout(60)
        shown, lit = page.evaluate(SHOWN), page.locator(".chosen").count()
        if page.evaluate(COVERED):
            covered.append(shown)
        assert page.evaluate(ASTRAY) == 0, f"{shown}: a frame lies astray"
        assert clicked(page), f"{shown}: nothing to click is pointed at"
        page.wait_for_function(CHANGED, arg=[shown, lit])
    raise AssertionError(f"{page.evaluate(SHOWN)}: the lesson has no end")


@pytest.mark.parametrize("game", [g.id for g in registry.catalogue() if g.lessons])
def test_the_first_lesson_is_learned_by_following_it(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}/first/", viewport=PHONE, has_touch=True, is_mobile=True)
    confirm_never(page)
    page.wait_for_selector("main[data-ready=yes]")

    assert faults(page) == []
    assert follow(page) == []
    assert faults(page) == []
