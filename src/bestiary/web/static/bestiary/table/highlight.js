// Highlights: the only module that sets their classes, all of them from `state.marks` and `state.pieces`.
// The page knows no rule: every highlight follows from the options that the server offers.
import { all, byId, first } from "./dom.js";
import { TAB_AREAS } from "./panels.js";
import { state } from "./state.js";

export const CLICKABLE = "[data-part]:is(.lit, .other, .chosen)";
export const PIECES = ".plate .piece[id]:not(.rule-picture *)"; // pictures in the rules never change
const COUNTED = new Set(["chosen", "due"]); // of equal parts, such as two dice, so many are marked as are listed

/** @typedef {typeof state.marks} Marks */

/** Change some of the marks, and show them all. @param {Partial<Marks>} marks */
export function mark(marks) {
  Object.assign(state.marks, marks);
  renderParts();
}

/** Every part of every picture, and how many equal ones come before it there. @returns {Generator<[HTMLElement, number]>} */
function* partsWithIndex() {
  const counts = new Map();
  for (const element of all("[data-part]")) {
    const key = `${element.closest("svg")?.id} ${element.dataset.part}`;
    const index = counts.get(key) ?? 0;
    yield [element, index];
    counts.set(key, index + 1);
  }
}

/** @param {Part[]} parts */
function countParts(parts) {
  const counts = new Map();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

/** @param {HTMLElement} element */
function setClickable(element, isClickable = element.matches(CLICKABLE)) {
  element.setAttribute("role", isClickable ? "button" : "img");
  if (isClickable) element.setAttribute("tabindex", "0");
  // The focused part keeps its tabindex: without it the browser would move the focus to the body.
  else if (element !== document.activeElement) element.removeAttribute("tabindex");
}

function renderParts() {
  const marks = Object.entries(state.marks).map(([name, parts]) => /** @type {const} */ ([name, COUNTED.has(name), countParts(parts)]));
  for (const [element, index] of partsWithIndex()) {
    const wasClickable = element.matches(CLICKABLE);
    for (const [name, isCounted, counts] of marks) {
      element.classList.toggle(name, (counts.get(element.dataset.part) ?? 0) > (isCounted ? index : 0));
    }
    if (!wasClickable || !element.matches(CLICKABLE)) setClickable(element);
  }
  for (const svg of all(".panel svg")) svg.classList.toggle("is-choosing", Boolean(first(".lit", svg)));
  renderTabs();
}

/** Mark the tabs and panel links behind which something can be clicked. */
function renderTabs() {
  for (const [tab, place] of TAB_AREAS) {
    first(`.table-tabs [data-tab="${tab}"]`)?.classList.toggle("has-lit", Boolean(first(`${place} .lit`)));
  }
  for (const link of /** @type {HTMLAnchorElement[]} */ (all(".panel-jumps a", byId("boards")))) {
    link.classList.toggle("has-lit", Boolean(first(`${link.hash} .lit`)));
  }
}

/** Mark pieces, by id, that changed and those that are new. @param {string[]} changed @param {string[]} [arrived] */
export function markPieces(changed, arrived = []) {
  Object.assign(state.pieces, { changed, arrived });
  const [isChanged, isNew] = [new Set(changed), new Set(arrived)];
  for (const piece of all(PIECES)) {
    piece.classList.toggle("changed", isChanged.has(piece.id));
    piece.classList.toggle("arrived", isNew.has(piece.id));
  }
}

/** Mark what a lesson's card points at. @param {HTMLElement[]} elements */
export function markPointed(elements) {
  for (const old of all(".pointed")) old.classList.remove("pointed");
  state.lesson.pointed = elements;
  for (const [order, element] of elements.entries()) {
    element.dataset.order = String(order); // in which the parts are to be clicked
    element.classList.add("pointed");
    if (element.tagName === "svg") element.closest(".panel")?.classList.add("pointed");
  }
}
