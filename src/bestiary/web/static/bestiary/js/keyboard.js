// The keyboard: arrows go from part to part of a board, and the focus stays where it was after a move.
import { CLICKABLE } from "./choosing.js";

const WAYS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
let last = null; // where the keyboard was: a part, or an option, or a button

function middle(element) {
  const at = (element.querySelector(":scope > .ring") ?? element).getBoundingClientRect();
  return [at.left + at.width / 2, at.top + at.height / 2];
}

/** How far a part lies that way; what lies aside is farther, what lies behind is out of reach. */
function distance([x, y], [dx, dy], other) {
  const [ox, oy] = middle(other);
  const along = (ox - x) * dx + (oy - y) * dy;
  const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
  return along < 1 ? Infinity : along + 2 * aside;
}

function nearest(from, way, others) {
  const all = others.map((other) => [distance(from, way, other), other]);
  const [far, found] = all.reduce((best, one) => (one[0] < best[0] ? one : best), [Infinity, null]);
  return far < Infinity ? found : null;
}

function go(event) {
  const part = event.target.closest?.(CLICKABLE);
  const way = WAYS[event.key];
  if (!part || !way) return;
  const others = [...document.querySelectorAll(CLICKABLE)].filter((one) => one !== part && one.getClientRects().length);
  const inside = others.filter((one) => one.closest("svg") === part.closest("svg"));
  const next = nearest(middle(part), way, inside) ?? nearest(middle(part), way, others);
  event.preventDefault();
  next?.focus();
}

function remember({ target }) {
  const part = target.closest?.("[data-part]");
  if (part) last = { part: part.dataset.part, at: middle(part) };
  else if (target.closest?.("#confirm-choice")) last ??= {}; // it goes on where the choice was begun
  else if (target.closest?.("#prompt button")) last = { verb: target.dataset.verb, choice: target.dataset.choice };
  else last = null;
}

const isSeen = (element) => element.checkVisibility(); // what is folded has a place, and takes no focus

/** Where the keyboard goes on: the same part or button, the nearest part, or the first button or part in sight. */
function resume() {
  const parts = [...document.querySelectorAll(CLICKABLE)].filter(isSeen);
  if (last.part && parts.length) {
    const near = parts.toSorted((a, b) => gap(a) - gap(b))[0];
    return parts.find((one) => one.dataset.part === last.part) ?? near;
  }
  const buttons = [...document.querySelectorAll("#prompt :is(.verb, .option, [data-do])")].filter(isSeen);
  const same = buttons.find((one) => one.dataset.verb === last.verb && one.dataset.choice === last.choice);
  return same ?? buttons[0] ?? parts[0];
}

function gap(element) {
  const [x, y] = middle(element);
  return Math.hypot(x - last.at[0], y - last.at[1]);
}

export const keyboard = {
  begin(table) {
    table.addEventListener("keydown", go);
    table.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", () => (last = null)); // who points needs no focus
  },

  /** What had the focus may be gone, or no longer be an option. */
  refresh() {
    requestAnimationFrame(() => {
      const here = document.activeElement;
      const isLost = here === document.body || here?.matches(`[data-part]:not(.lit, .other, .chosen)`);
      if (last && isLost) resume()?.focus({ preventScroll: true });
    });
  },
};
