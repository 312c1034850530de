// Highlights on the board: sets the classes of parts that can be clicked (lit), could replace a click
// (other), were clicked (chosen), wait for confirmation (due) or are what a hint would click (hinted).
// The page knows no rule: every highlight follows from the options that the server offers.
import { alternativeParts, firstParts, nextParts } from "./click_grammar.js";
import { offers } from "./offers.js";
import { showPreview } from "./preview.js";
import { scrollToAny, scrollToElement } from "./scroll_into_view.js";
import { isNarrow } from "./viewport.js";

export const CLICKABLE = "[data-part]:is(.lit, .other, .chosen)";

/** Every part of every picture, and how many equal ones come before it there. */
function* partsWithIndex() {
  const counts = new Map();
  for (const element of document.querySelectorAll("[data-part]")) {
    const key = `${element.closest("svg")?.id} ${element.dataset.part}`;
    const index = counts.get(key) ?? 0;
    yield [element, index];
    counts.set(key, index + 1);
  }
}

function setClickable(element, isClickable) {
  if (isClickable) {
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "0");
  } else {
    element.setAttribute("role", "img");
    // The focused part keeps its tabindex: without it the browser would move the focus to the body.
    if (element !== document.activeElement) element.removeAttribute("tabindex");
  }
}

/** Of equal things of one picture, such as two dice, so many are chosen as were clicked. */
function highlightPart(element, index, next, alternatives, clicks) {
  const part = element.dataset.part;
  const wasClickable = element.matches(CLICKABLE);
  element.classList.toggle("lit", next.has(part));
  element.classList.toggle("other", alternatives.has(part) && !next.has(part));
  element.classList.toggle("chosen", clicks.filter((one) => one === part).length > index);
  const isClickable = element.matches(CLICKABLE);
  if (isClickable !== wasClickable || !isClickable) setClickable(element, isClickable);
}

/** What may be clicked next; on a phone parts too small for a finger wait until they are asked for. */
function reachableParts(open, clicks) {
  const [next, first] = [nextParts(open, clicks), firstParts(open, clicks)];
  const small = isNarrow() ? document.querySelector("svg[data-small]")?.dataset.small : null;
  return new Set([...next].filter((part) => first.has(part) || part.split(":")[0] !== small));
}

/** Highlight the parts that lead on from these clicks to an open option, and those already clicked. */
export function highlightParts(options, open, clicks) {
  const isConfirming = Boolean(document.getElementById("confirm-choice"));
  const next = isConfirming ? new Set() : reachableParts(open, clicks);
  const alternatives = isConfirming ? new Set() : alternativeParts(options, clicks);
  for (const [element, index] of partsWithIndex()) highlightPart(element, index, next, alternatives, clicks);
  highlightDue(choiceToConfirm());
  for (const svg of document.querySelectorAll(".panel svg")) {
    svg.classList.toggle("is-choosing", Boolean(svg.querySelector(".lit")));
  }
}

/** The choice that waits for confirmation; none where the board already shows its result. */
function choiceToConfirm() {
  const confirm = document.getElementById("confirm-choice");
  return confirm && !("shown" in confirm.dataset) ? confirm.dataset.choice : "";
}

let lastDue = "";

/** Highlight the parts of a choice that waits to be confirmed or sent, and scroll to them once. */
export function highlightDue(text) {
  const parts = offers().options.find((one) => one.text === text)?.parts ?? [];
  const due = [];
  for (const [element, index] of partsWithIndex()) {
    const isDue = parts.filter((one) => one === element.dataset.part).length > index;
    element.classList.toggle("due", isDue);
    if (isDue) due.push(element);
  }
  if (text !== lastDue && due.length) requestAnimationFrame(() => scrollToAny(due));
  lastDue = text;
}

let lastHint; // the hint that was last shown

/** What a hint would click next: some of its parts mean something else if they are clicked first. */
function hintedParts(option, clicks) {
  const next = nextParts([option], clicks);
  return next.size ? next : nextParts([option], []);
}

/** Highlight what a hint would click, and preview it once. */
export function highlightHint(clicks) {
  const text = document.getElementById("hint")?.dataset.choice;
  const option = text && offers().options.find((one) => one.text === text);
  const next = option ? hintedParts(option, clicks) : new Set();
  for (const element of document.querySelectorAll("[data-part]")) {
    element.classList.toggle("hinted", next.has(element.dataset.part));
  }
  if (option && text !== lastHint) requestAnimationFrame(() => previewHint(new Set(option.parts)));
  lastHint = text;
}

function previewHint(parts) {
  const all = [...document.querySelectorAll("svg [data-part].hinted.lit")];
  const [first] = [...parts].flatMap((part) => all.filter((one) => one.dataset.part === part));
  if (first) scrollToElement(first);
  for (const part of parts) {
    const place = document.querySelector(`[data-part="${CSS.escape(part)}"]`);
    if (place) showPreview(place, [...parts]);
  }
}
