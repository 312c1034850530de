// What a choice will do, before it is made: at the place that is pointed at, and from the list at the
// place that is meant. A held tile lies as a ghost where it would lie.
import { ahead, bare } from "./clicks.js";
import { offers } from "./sending.js";

const SVG = "http://www.w3.org/2000/svg";
const TOLD = 2; // more previews than these at one place would be a list

/** Tell at each part what the options behind it will do. */
export function foretell(open, built) {
  const told = new Map();
  for (const option of open.filter((one) => one.preview)) {
    for (const part of ahead([option], built)) told.set(part, (told.get(part) ?? new Set()).add(option.preview));
  }
  for (const element of document.querySelectorAll("[data-part]")) {
    const previews = [...(told.get(element.dataset.part) ?? [])];
    if (previews.length && previews.length <= TOLD) element.setAttribute("aria-description", previews.join(" / "));
    else element.removeAttribute("aria-description");
  }
}

/** Light the places of an option of the list. */
function mean(button) {
  for (const old of document.querySelectorAll("[data-part].meant")) old.classList.remove("meant");
  const offer = button && offers().options.find((one) => one.text === button.dataset.choice);
  const parts = (offer?.parts ?? []).map(bare);
  for (const part of parts) {
    for (const place of document.querySelectorAll(`[data-part="${CSS.escape(part)}"]`)) place.classList.add("meant");
  }
  haunt(document.querySelector("[data-part].meant:not([data-part^='turn:'])"), parts);
}

const held = () => [...document.querySelectorAll("[data-part].chosen")].map((one) => one.dataset.part);

/** Lay the ghost of what is held onto a place. */
function haunt(place, parts = held()) {
  for (const old of document.querySelectorAll(".held-ghost")) old.remove();
  const ghost = parts.map((part) => document.getElementById(`ghost-${part}`)).find(Boolean);
  const ring = place?.querySelector(":scope > .ring");
  if (!ghost || !ring || parts.includes(place.dataset.part) !== place.classList.contains("meant")) return;
  const { x, y } = ring.getBBox();
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("class", "held-ghost");
  use.setAttribute("href", `#${ghost.id}`);
  use.setAttribute("x", x - 1);
  use.setAttribute("y", y - 1);
  place.closest("svg").append(use);
}

function point({ target }) {
  const option = target.closest?.(".option[data-choice]");
  if (option || document.querySelector(".meant")) mean(option);
  if (!option) haunt(target.closest?.("[data-part]:is(.lit, .other)"));
}

export const foresight = {
  begin(table) {
    table.addEventListener("pointerover", point);
    table.addEventListener("focusin", point);
    document.addEventListener("htmx:before:swap", () => haunt(null)); // a ghost is none of the server's pieces
  },
};
