// Keyboard: spatial navigation (arrows move the focus to the nearest part that way), focus restoration,
// since a morph may remove the focused element or make it unclickable, and the focus trap of the curtain.
import { all, byId, closest, first, isRendered } from "./dom.js";
import { centerOf, clickRect } from "./geometry.js";
import { CLICKABLE } from "./highlight.js";
import { state } from "./state.js";

/** @type {Record<string, number[]>} */
const DIRECTIONS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** Distance in a direction; a sideways offset counts twice, what lies behind is out of reach. @param {number[]} from @param {number[]} way @param {Element} other */
function distance([x, y], [dx, dy], other) {
  const [ox, oy] = centerOf(clickRect(other));
  const along = (ox - x) * dx + (oy - y) * dy;
  const sideways = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
  return along < 1 ? Infinity : along + 2 * sideways;
}

/** @param {number[]} from @param {number[]} way @param {HTMLElement[]} others */
function nearest(from, way, others) {
  const inReach = others.filter((other) => distance(from, way, other) < Infinity);
  return inReach.toSorted((a, b) => distance(from, way, a) - distance(from, way, b))[0];
}

/** @param {KeyboardEvent} event */
export function moveFocus(event) {
  const part = closest(event.target, CLICKABLE);
  const way = DIRECTIONS[event.key];
  if (!part || !way) return;
  const from = centerOf(clickRect(part));
  const others = all(CLICKABLE).filter((one) => one !== part && isRendered(one));
  const inside = others.filter((one) => one.closest("svg") === part.closest("svg"));
  event.preventDefault();
  (nearest(from, way, inside) ?? nearest(from, way, others))?.focus();
}

/** @param {Event} event */
export function rememberFocus({ target }) {
  const part = closest(target, "[data-part]");
  const button = closest(target, "#prompt button");
  if (part) state.pointer.focus = { part: part.dataset.part, at: centerOf(clickRect(part)) };
  else if (closest(target, "#confirm-choice")) state.pointer.focus ??= {}; // after confirming, the focus returns to where the choice began
  else state.pointer.focus = button && { verb: button.dataset.verb, choice: button.dataset.choice };
}

/** A pointer needs no focus. */
export const forgetFocus = () => (state.pointer.focus = null);

const isVisible = (/** @type {Element} */ element) => element.checkVisibility(); // a part in a closed <details> has a box, and takes no focus

/** Where the focus goes: the same part or button, else the nearest part, else the first button or part. @param {NonNullable<typeof state.pointer.focus>} last */
function focusTarget({ part, at: [x, y] = [0, 0], verb, choice }) {
  const parts = all(CLICKABLE).filter(isVisible);
  const far = (/** @type {Element} */ one) => Math.hypot(centerOf(clickRect(one))[0] - x, centerOf(clickRect(one))[1] - y);
  if (part && parts.length) return parts.find((one) => one.dataset.part === part) ?? parts.toSorted((a, b) => far(a) - far(b))[0];
  const buttons = all("#prompt :is(.verb, .option, [data-do])").filter(isVisible);
  return buttons.find((one) => one.dataset.verb === verb && one.dataset.choice === choice) ?? buttons[0] ?? parts[0];
}

/** @type {Feature} */
export const keyboard = {
  /** The focused element may be gone, or no longer clickable. */
  refresh() {
    requestAnimationFrame(() => {
      const here = document.activeElement;
      const isLost = here === document.body || here?.matches(`[data-part]:not(${CLICKABLE})`);
      if (state.pointer.focus && isLost) focusTarget(state.pointer.focus)?.focus({ preventScroll: true });
    });
  },
};

/** While the hot-seat curtain hangs, everything behind it is inert and the focus stays in it, so that
 * nobody sees or plays the hand of the player before. @type {Feature} */
export const focusTrap = {
  begin(table) {
    this.refresh?.(table);
  },

  refresh(table) {
    const curtain = byId("curtain");
    const isOpen = !curtain.hidden;
    for (const element of /** @type {HTMLElement[]} */ ([...table.children, ...document.body.children])) {
      if (element !== table) element.inert = isOpen && element !== curtain && !first("#notice", element);
    }
    if (isOpen && !curtain.contains(document.activeElement)) first("input:not([type=hidden]), button", curtain)?.focus();
  },
};
