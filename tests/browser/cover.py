"""Whether what opens on a page covers or moves the parts of the board that it speaks of.

Prompts, lists of options, the bar that confirms and tooltips speak of parts that are lit, chosen,
due or pointed at.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from playwright.sync_api import Page

from browser.player import rest

MOVED_PX = 2
"""A part that moves less lies still: browsers round."""
MAX_LOOKS = 8
"""A page is looked at after so many clicks: it must come to rest each time."""
MEASURE = """() => {
  const overlays = "#prompt, .tip, .lesson-sheet, .offline-bar, #notice .notice, dialog[open]";
  const isWide = innerWidth >= 1000; // the prompt has a column of its own
  const ringOf = (part) => (part.querySelector(":scope > .ring") ?? part).getBoundingClientRect();
  const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  const isWithin = ([x, y], at) => x >= at.left && x <= at.right && y >= at.top && y <= at.bottom;
  const frameOf = (part) => part.closest(".zoomable, .table-tray > .panel");
  const isInSight = (part) => {
    const at = ringOf(part);
    const sight = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const frame = frameOf(part)?.getBoundingClientRect() ?? sight;
    return at.height > 0 && [sight, frame].every((one) => isWithin(middle(at), one));
  };
  const coverOf = (part) => document.elementFromPoint(...middle(ringOf(part)))?.closest(overlays);
  const spoken = [...document.querySelectorAll("svg [data-part]:is(.lit, .chosen, .due)")];
  const seen = spoken.filter(isInSight);
  const covered = seen.filter(coverOf).filter((_, __, all) => isWide || all.length === seen.length);
  const name = (one) => one.id || one.className;
  const places = {};
  for (const plate of document.querySelectorAll("svg.plate[id]")) {
    const { left, top, height } = plate.getBoundingClientRect();
    const { scrollLeft = 0, scrollTop = 0 } = frameOf(plate) ?? {};
    const isSpokenOf = Boolean(plate.querySelector(isWide ? ".lit, .chosen, .due" : ".lit"));
    const at = [left + scrollX + scrollLeft, top + scrollY + scrollTop];
    if (height) places[plate.id] = { at, isSpokenOf };
  }
  return {
    places,
    isWide,
    covered: covered.map((one) => `${one.dataset.part} lies below ${name(coverOf(one))}`),
    question: document.getElementById("offers")?.textContent ?? "",
  };
}"""
"""On a wide screen nothing lies over a part that is spoken of. On a narrow one the prompt lies over
the foot of the page: of the parts in the window it leaves at least one free, and what can still be
clicked stays where it is."""
TIP_OVER = """(part) => {
  const tip = document.querySelector(".tip").getBoundingClientRect();
  const at = part.getBoundingClientRect();
  const width = Math.min(tip.right, at.right) - Math.max(tip.left, at.left);
  const height = Math.min(tip.bottom, at.bottom) - Math.max(tip.top, at.top);
  return Math.max(0, width) * Math.max(0, height) / (at.width * at.height);
}"""
"""How much of a part its tooltip hides, as a share."""


class Watch:
    """Looks at a page after each click, and remembers what was covered or moved."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        self._looks = 0
        self._question = ""
        self._places: dict[str, Any] = {}

    def look(self) -> None:
        """Measure the page once it rests; while one question is asked nothing may move."""
        self._looks += 1
        if self._looks > MAX_LOOKS:
            return
        rest(self.page)
        seen: dict[str, Any] = self.page.evaluate(MEASURE)
        self.faults += seen["covered"]
        if seen["question"] == self._question:
            self.faults += self._moved(seen["places"], any if seen["isWide"] else all)
        self._question = seen["question"]
        self._places = seen["places"]

    def _moved(
        self, places: dict[str, Any], quantify: Callable[[Iterable[bool]], bool]
    ) -> Iterator[str]:
        """Pictures that moved, of those spoken of both before and after, or at any time."""
        for id in sorted(self._places.keys() & places.keys()):
            before, after = self._places[id], places[id]
            is_meant = quantify(one["isSpokenOf"] for one in (before, after))
            if is_meant and math.dist(before["at"], after["at"]) >= MOVED_PX:
                yield f"{id} moves from {before['at']} to {after['at']}"
