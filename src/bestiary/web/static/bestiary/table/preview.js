// Preview of a choice before it is made: what it will do is described at the part pointed at, and a
// held tile lies as a translucent ghost where it would lie. Touch has no hover: the first tap previews.
import { nextParts } from "./click_grammar.js";
import { offers } from "./offers.js";
import { shortLabel } from "./prompt.js";
import { scrollToAny } from "./scroll_into_view.js";

const SVG = "http://www.w3.org/2000/svg";
const MAX_PREVIEWS_PER_PART = 2; // more than these would be a list, which the prompt has
let isTouch = false; // of the last pointer
let firstTapped = ""; // the part that a first tap has previewed

const elementsOf = (part) => document.querySelectorAll(`[data-part="${CSS.escape(part)}"]`);
const isTurn = (part) => part.startsWith("turn:");

/** Describe at each part what the options behind it will do; the ghost turns with the held tile. */
export function describePreviews(open, clicks) {
  const texts = new Map();
  for (const option of open.filter((one) => one.preview)) {
    for (const part of nextParts([option], clicks)) texts.set(part, (texts.get(part) ?? new Set()).add(option.preview));
  }
  for (const element of document.querySelectorAll("[data-part]")) {
    const previews = [...(texts.get(element.dataset.part) ?? [])];
    if (previews.length && previews.length <= MAX_PREVIEWS_PER_PART) element.setAttribute("aria-description", previews.join(" / "));
    else element.removeAttribute("aria-description");
  }
  markCosts(open, clicks);
  const ghostPlace = document.querySelector(".held-ghost")?.dataset.at;
  if (ghostPlace) showMeant([...chosenParts(), ...(elementsOf(ghostPlace)[0]?.matches(".lit, .other") ? [ghostPlace] : [])]);
}

/** Mark the parts whose every option spends something that was not clicked; the prompt says what it is. */
function markCosts(open, clicks) {
  const isDear = ({ spends }) => Boolean(spends) && !clicks.includes(spends);
  const [dear, free] = [open.filter(isDear), open.filter((one) => !isDear(one))];
  const spent = new Set(dear.map((one) => one.spends));
  const without = nextParts(free, clicks);
  const costly = new Set([...nextParts(dear, clicks)].filter((part) => !without.has(part) && !spent.has(part)));
  for (const element of document.querySelectorAll("[data-part]")) element.classList.toggle("dear", costly.has(element.dataset.part));
  const notice = document.querySelector(".prompt-spends");
  if (!notice) return;
  notice.hidden = !costly.size;
  notice.textContent = `${notice.closest("#prompt").dataset.spends} ${[...spent].map(shortLabel).join(", ").toLowerCase()}.`;
}

const chosenParts = () => [...document.querySelectorAll("[data-part].chosen")].map((one) => one.dataset.part);

/** Mark parts as meant, and lay the held tile as a ghost on the place among them. */
function showMeant(parts) {
  for (const old of document.querySelectorAll("[data-part].meant")) old.classList.remove("meant");
  for (const part of parts) for (const place of elementsOf(part)) place.classList.add("meant");
  placeGhost(parts.filter((part) => !isTurn(part)).map((part) => elementsOf(part)[0]).find((place) => place?.matches(".lit, .other, .meant")), parts);
  for (const ghost of document.querySelectorAll(".held-ghost, .meant > .true-ghost")) ghost.addEventListener("touchmove", preventScroll, { passive: false });
}

/** A finger on a ghost drags it; the listener is not passive, so that the board does not scroll. */
const preventScroll = (event) => event.preventDefault();

/** Preview an option of the list on the board. */
function previewOption(button) {
  const offer = button && offers().options.find((one) => one.text === button.dataset.choice);
  showMeant(offer?.parts ?? []);
}

const ghostOf = (parts) => parts.map((part) => document.getElementById(`ghost-${part}`)).find(Boolean);

/** Lay the ghost of what is held onto a place. */
function placeGhost(place, parts = chosenParts()) {
  for (const old of document.querySelectorAll(".held-ghost")) old.remove();
  const ghost = ghostOf(parts);
  const ring = place?.querySelector(":scope > .ring");
  if (!ghost || !ring || isTurn(place.dataset.part)) return;
  const { x, y } = ring.getBBox();
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("class", "held-ghost");
  use.setAttribute("href", `#${ghost.id}`);
  use.setAttribute("x", x - 1);
  use.setAttribute("y", y - 1);
  use.dataset.at = place.dataset.part;
  place.closest("svg").append(use);
}

/** Whether the tile among these parts, or the one that is held, can be shown lying at this place. */
export function canPreview(place, parts = [...chosenParts(), place.dataset.part]) {
  const isPlace = place.matches(".lit, .other") && !isTurn(place.dataset.part);
  return isPlace && Boolean(place.querySelector(":scope > .true-ghost") ?? ghostOf(parts));
}

/** Show the tile where it would lie; whether there is one. */
export function showPreview(place, parts = [...chosenParts(), place.dataset.part]) {
  if (!canPreview(place, parts)) return false;
  showMeant(parts);
  return true;
}

/** The place at which a ghost lies, if that was touched. */
export function placeOfGhost(target) {
  const at = target.closest?.(".held-ghost")?.dataset.at;
  return at ? elementsOf(at)[0] : target.closest?.(".true-ghost")?.parentElement;
}

/** What a first tap shows of the only option at a part, where the board alone does not say it. */
function descriptionBeforeTap(part) {
  const options = offers().options.filter(({ parts, weighs }) => weighs && parts.length === 1 && parts[0] === part);
  return options.length === 1 ? `${options[0].label}. ${options[0].preview}` : "";
}

let isSecondTap = false;

/** Whether the last tap was a second one at the same place. */
export const wasSecondTap = () => isSecondTap;

/** On touch the first tap previews and the second commits (there is no hover); a dropped tile counts
 * as a first tap. Returns true if this tap only previewed. */
export function previewOnFirstTap(place, isDrop = false) {
  const isRepeated = !isDrop && firstTapped === place.dataset.part;
  isSecondTap = isTouch && isRepeated;
  const description = isTouch ? descriptionBeforeTap(place.dataset.part) : "";
  if (!isTouch || isRepeated || !place.matches(".lit") || !(description || showPreview(place))) {
    firstTapped = "";
    return false;
  }
  firstTapped = place.dataset.part;
  scrollToAny([place]);
  const prompt = document.getElementById("prompt");
  prompt.querySelector(".prompt-text[role=status]").textContent = description ? `${description} ${prompt.dataset.sure}` : prompt.dataset.again;
  return true;
}

function previewPointed({ target, pointerType }) {
  const option = target.closest?.(".option[data-choice]");
  if (pointerType === "touch" || document.getElementById("main").dataset.dragging === "yes") return;
  if (option || document.querySelector(".meant")) previewOption(option);
  if (!option) placeGhost(target.closest?.("[data-part]:is(.lit, .other)"));
}

export const preview = {
  begin(table) {
    document.addEventListener("pointerdown", ({ pointerType }) => {
      [isTouch, isSecondTap] = [pointerType === "touch", false];
      table.dataset.finger = isTouch ? "yes" : "no";
    }, { capture: true });
    table.addEventListener("pointerover", previewPointed);
    table.addEventListener("focusin", (event) => isTouch || previewPointed(event));
    document.addEventListener("htmx:before:swap", () => placeGhost(null)); // htmx would morph the ghost as if the server had drawn it
  },

  refresh() {
    firstTapped = "";
  },
};
