// Preview of a choice before it is made: what it will do is described at the part pointed at, and a
// held tile lies as a translucent ghost where it would lie. Touch has no hover: the first tap previews.
import { nextParts } from "./choose.js";
import { all, byId, closest, elementsOf, first, main, ringOf } from "./dom.js";
import { mark } from "./highlight.js";
import { offers, state } from "./state.js";
import { show } from "./viewport.js";

const SVG = "http://www.w3.org/2000/svg";
const MAX_PREVIEWS_PER_PART = 2; // more than these would be a list, which the prompt has

const isTurn = (/** @type {Part | undefined} */ part) => Boolean(part?.startsWith("turn:"));
const partOf = (/** @type {HTMLElement} */ place) => place.dataset.part ?? "";
const chosenParts = () => state.marks.chosen.filter((part) => elementsOf(part).length);

/** Describe at each part what the options behind it will do; the ghost turns with the held tile. @param {Option[]} open @param {Part[]} clicks */
export function describePreviews(open, clicks) {
  /** @type {Map<Part, Set<string>>} */
  const texts = new Map();
  for (const option of open) {
    if (option.preview) for (const part of nextParts([option], clicks)) texts.set(part, (texts.get(part) ?? new Set()).add(option.preview));
  }
  for (const element of all("[data-part]")) {
    const previews = [...(texts.get(partOf(element)) ?? [])];
    if (previews.length && previews.length <= MAX_PREVIEWS_PER_PART) element.setAttribute("aria-description", previews.join(" / "));
    else element.removeAttribute("aria-description");
  }
  const ghostPlace = first(".held-ghost")?.dataset.at;
  if (ghostPlace) showMeant([...chosenParts(), ...(elementsOf(ghostPlace)[0]?.matches(".lit, .other") ? [ghostPlace] : [])]);
}

/** Mark parts as meant, and lay the held tile as a ghost on the place among them. @param {Part[]} parts */
function showMeant(parts) {
  if (parts.length || state.marks.meant.length) mark({ meant: parts });
  const places = parts.filter((part) => !isTurn(part)).map((part) => elementsOf(part)[0]);
  placeGhost(places.find((place) => place?.matches(".lit, .other, .meant")), parts);
  for (const ghost of all(".held-ghost, .meant > .true-ghost")) ghost.addEventListener("touchmove", preventScroll, { passive: false });
}

/** A finger on a ghost drags it; the listener is not passive, so that the board does not scroll. @param {Event} event */
const preventScroll = (event) => event.preventDefault();

/** Preview an option of the list on the board. @param {HTMLElement | null} button */
function previewOption(button) {
  const offer = button && offers().options.find((one) => one.text === button.dataset.choice);
  showMeant((offer?.parts ?? []));
}

/** @param {Part[]} parts */
const ghostOf = (parts) => parts.map((part) => document.getElementById(`ghost-${part}`)).find(Boolean);

/** Lay the ghost of what is held onto a place. @param {HTMLElement | null} [place] @param {Part[]} [parts] */
export function placeGhost(place, parts = chosenParts()) {
  for (const old of all(".held-ghost")) old.remove();
  const ghost = ghostOf(parts);
  const ring = place && ringOf(place);
  if (!ghost || !place || !ring || isTurn(place.dataset.part)) return;
  const { x, y } = ring.getBBox();
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("class", "held-ghost");
  use.setAttribute("href", `#${ghost.id}`);
  use.setAttribute("x", String(x - 1));
  use.setAttribute("y", String(y - 1));
  use.dataset.at = place.dataset.part;
  place.closest("svg")?.append(use);
}

/** Whether the tile among these parts, or the one that is held, can be shown lying at this place. @param {HTMLElement} place */
export function canPreview(place, parts = [...chosenParts(), partOf(place)]) {
  const isPlace = place.matches(".lit, .other") && !isTurn(place.dataset.part);
  return isPlace && Boolean(first(":scope > .true-ghost", place) ?? ghostOf(parts));
}

/** Show the tile where it would lie; whether there is one. @param {HTMLElement} place */
export function showPreview(place, parts = [...chosenParts(), partOf(place)]) {
  if (!canPreview(place, parts)) return false;
  showMeant(parts);
  return true;
}

/** Show what a hint would click, once. @param {Part[]} parts */
export function previewHint(parts) {
  const hinted = all("svg [data-part].hinted.lit");
  const [place] = parts.flatMap((part) => hinted.filter((one) => one.dataset.part === part));
  if (place) show("hint", [place]);
  for (const part of parts) {
    const [element] = elementsOf(part);
    if (element) showPreview(element, parts);
  }
}

/** The place at which a ghost lies, if that was touched. @param {EventTarget | null} target */
export function placeOfGhost(target) {
  const at = closest(target, ".held-ghost")?.dataset.at;
  return at ? elementsOf(at)[0] : closest(target, ".true-ghost")?.parentElement ?? null;
}

/** What a first tap shows of the only option at a part, where the board alone does not say it. @param {Part} part */
function descriptionBeforeTap(part) {
  const options = offers().options.filter(({ parts, weighs }) => weighs && parts.length === 1 && parts[0] === part);
  return options.length === 1 ? `${options[0].label}. ${options[0].preview}` : "";
}

/** On touch the first tap previews and the second commits (there is no hover); a dropped tile counts
 * as a first tap. Returns true if this tap only previewed. @param {HTMLElement} place */
export function previewOnFirstTap(place, isDrop = false) {
  const { pointer } = state;
  const part = partOf(place);
  const isRepeated = !isDrop && pointer.firstTapped === part;
  pointer.isSecondTap = pointer.isTouch && isRepeated;
  const description = pointer.isTouch ? descriptionBeforeTap(part) : "";
  if (!pointer.isTouch || isRepeated || !place.matches(".lit") || !(description || showPreview(place))) {
    pointer.firstTapped = "";
    return false;
  }
  pointer.firstTapped = part;
  show("tap", [place]);
  const { sure, again } = byId("prompt").dataset;
  const question = first("#prompt .prompt-text[role=status]");
  if (question) question.textContent = (description ? `${description} ${sure}` : again) ?? "";
  return true;
}

/** @param {Event & { pointerType?: string }} event */
export function previewPointed({ target, pointerType }) {
  const option = closest(target, ".option[data-choice]");
  if (pointerType === "touch" || main().dataset.dragging === "yes") return;
  if (option || state.marks.meant.length) previewOption(option);
  if (!option) placeGhost(closest(target, "[data-part]:is(.lit, .other)"));
}

/** @type {Feature} */
export const preview = {
  begin() {
    document.addEventListener("htmx:before:swap", () => placeGhost(null)); // htmx would morph the ghost as if the server had drawn it
  },

  refresh() {
    state.pointer.firstTapped = "";
  },
};
