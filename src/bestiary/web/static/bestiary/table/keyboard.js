// Keyboard: spatial navigation (arrows move the focus to the nearest part that way) and focus
// restoration, since a morph may remove the focused element or make it unclickable.
import { CLICKABLE } from "./highlight.js";

const DIRECTIONS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
let lastFocus = null; // a part, an option or a button; null while a pointer is used

function centerOf(element) {
  const rect = (element.querySelector(":scope > .ring") ?? element).getBoundingClientRect();
  return [rect.left + rect.width / 2, rect.top + rect.height / 2];
}

/** Distance in a direction; a sideways offset counts twice, what lies behind is out of reach. */
function distance([x, y], [dx, dy], other) {
  const [ox, oy] = centerOf(other);
  const along = (ox - x) * dx + (oy - y) * dy;
  const sideways = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
  return along < 1 ? Infinity : along + 2 * sideways;
}

function nearest(from, way, others) {
  const all = others.map((other) => [distance(from, way, other), other]);
  const [shortest, element] = all.reduce((best, one) => (one[0] < best[0] ? one : best), [Infinity, null]);
  return shortest < Infinity ? element : null;
}

function moveFocus(event) {
  const part = event.target.closest?.(CLICKABLE);
  const way = DIRECTIONS[event.key];
  if (!part || !way) return;
  const others = [...document.querySelectorAll(CLICKABLE)].filter((one) => one !== part && one.getClientRects().length);
  const inside = others.filter((one) => one.closest("svg") === part.closest("svg"));
  const next = nearest(centerOf(part), way, inside) ?? nearest(centerOf(part), way, others);
  event.preventDefault();
  next?.focus();
}

function rememberFocus({ target }) {
  const part = target.closest?.("[data-part]");
  if (part) lastFocus = { part: part.dataset.part, at: centerOf(part) };
  else if (target.closest?.("#confirm-choice")) lastFocus ??= {}; // after confirming, the focus returns to where the choice began
  else if (target.closest?.("#prompt button")) lastFocus = { verb: target.dataset.verb, choice: target.dataset.choice };
  else lastFocus = null;
}

const isVisible = (element) => element.checkVisibility(); // a part in a closed <details> has a box, and takes no focus

/** Where the focus goes: the same part or button, else the nearest part, else the first button or part. */
function focusTarget() {
  const parts = [...document.querySelectorAll(CLICKABLE)].filter(isVisible);
  if (lastFocus.part && parts.length) {
    const near = parts.toSorted((a, b) => distanceToLast(a) - distanceToLast(b))[0];
    return parts.find((one) => one.dataset.part === lastFocus.part) ?? near;
  }
  const buttons = [...document.querySelectorAll("#prompt :is(.verb, .option, [data-do])")].filter(isVisible);
  const same = buttons.find((one) => one.dataset.verb === lastFocus.verb && one.dataset.choice === lastFocus.choice);
  return same ?? buttons[0] ?? parts[0];
}

function distanceToLast(element) {
  const [x, y] = centerOf(element);
  return Math.hypot(x - lastFocus.at[0], y - lastFocus.at[1]);
}

export const keyboard = {
  begin(table) {
    table.addEventListener("keydown", moveFocus);
    table.addEventListener("focusin", rememberFocus);
    document.addEventListener("pointerdown", () => (lastFocus = null)); // a pointer needs no focus
  },

  /** The focused element may be gone, or no longer clickable. */
  refresh() {
    requestAnimationFrame(() => {
      const here = document.activeElement;
      const isLost = here === document.body || here?.matches(`[data-part]:not(.lit, .other, .chosen)`);
      if (lastFocus && isLost) focusTarget()?.focus({ preventScroll: true });
    });
  },
};
