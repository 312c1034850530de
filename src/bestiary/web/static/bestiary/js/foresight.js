// What a choice will do, before it is made: at the place that is pointed at, and from the list at the
// place that is meant. A held tile lies as a ghost where it would lie; by finger, after the first tap.
import { called } from "./asking.js";
import { ahead, bare } from "./clicks.js";
import { bringOne } from "./reveal.js";
import { offers } from "./sending.js";

const SVG = "http://www.w3.org/2000/svg";
const TOLD = 2; // more previews than these at one place would be a list
let byFinger = false; // whether a finger was the last to point at anything
let aimed = ""; // the place that a finger has touched once

const named = (part) => document.querySelectorAll(`[data-part="${CSS.escape(part)}"]`);
const isTurn = (part) => part.startsWith("turn:");

/** Tell at each part what the options behind it will do; the ghost turns with what is held. */
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
  tellSpent(open, built);
  const haunted = document.querySelector(".held-ghost")?.dataset.at;
  if (haunted) picture([...held(), ...(named(haunted)[0]?.matches(".lit, .other") ? [haunted] : [])]);
}

/** Parts whose every option uses something up that was not clicked are drawn apart, and the prompt says what it is. */
function tellSpent(open, built) {
  const isDear = ({ spends }) => Boolean(spends) && !built.includes(spends);
  const [dear, free] = [open.filter(isDear), open.filter((one) => !isDear(one))];
  const spent = new Set(dear.map((one) => one.spends));
  const without = ahead(free, built);
  const costly = new Set([...ahead(dear, built)].filter((part) => !without.has(part) && !spent.has(part)));
  for (const element of document.querySelectorAll("[data-part]")) element.classList.toggle("dear", costly.has(element.dataset.part));
  const told = document.querySelector(".prompt-spends");
  if (!told) return;
  told.hidden = !costly.size;
  told.textContent = `${told.closest("#prompt").dataset.spends} ${[...spent].map(called).join(", ").toLowerCase()}.`;
}

const held = () => [...document.querySelectorAll("[data-part].chosen")].map((one) => one.dataset.part);

/** Show parts as meant, and what is held as a ghost on the place among them. */
function picture(parts) {
  for (const old of document.querySelectorAll("[data-part].meant")) old.classList.remove("meant");
  for (const part of parts) for (const place of named(part)) place.classList.add("meant");
  haunt(parts.filter((part) => !isTurn(part)).map((part) => named(part)[0]).find((place) => place?.matches(".lit, .other, .meant")), parts);
  for (const ghost of document.querySelectorAll(".held-ghost, .meant > .true-ghost")) ghost.addEventListener("touchmove", stay, { passive: false });
}

/** A finger on a ghost drags it, and the board stays. */
const stay = (event) => event.preventDefault();

/** Light the places of an option of the list. */
function mean(button) {
  const offer = button && offers().options.find((one) => one.text === button.dataset.choice);
  picture((offer?.parts ?? []).map(bare));
}

const ghostOf = (parts) => parts.map((part) => document.getElementById(`ghost-${part}`)).find(Boolean);

/** Lay the ghost of what is held onto a place. */
function haunt(place, parts = held()) {
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
export function hasGhost(place, parts = [...held(), place.dataset.part]) {
  const isPlace = place.matches(".lit, .other") && !isTurn(place.dataset.part);
  return isPlace && Boolean(place.querySelector(":scope > .true-ghost") ?? ghostOf(parts));
}

/** Show the tile where it would lie; whether there is one. */
export function preview(place, parts = [...held(), place.dataset.part]) {
  if (!hasGhost(place, parts)) return false;
  picture(parts);
  return true;
}

/** The place at which a ghost lies, if that was touched. */
export function ghostAt(target) {
  const at = target.closest?.(".held-ghost")?.dataset.at;
  return at ? named(at)[0] : target.closest?.(".true-ghost")?.parentElement;
}

/** What a finger is told before it chooses: what the board does not say. */
function weighed(part) {
  const found = offers().options.filter(({ parts, weighs }) => weighs && parts.length === 1 && bare(parts[0]) === part);
  return found.length === 1 ? `${found[0].label}. ${found[0].preview}` : "";
}

let isSure = false;

/** Whether the last tap was a second one at the same place. */
export const wasAimed = () => isSure;

/** Whether a tap only tells, or shows where the tile would lie: no finger hovers. The next one, unless it drags, means it. */
export function aims(place, drags = false) {
  const isAgain = !drags && aimed === place.dataset.part;
  isSure = byFinger && isAgain;
  const told = byFinger ? weighed(place.dataset.part) : "";
  if (!byFinger || isAgain || !place.matches(".lit") || !(told || preview(place))) {
    aimed = "";
    return false;
  }
  aimed = place.dataset.part;
  bringOne([place]);
  const prompt = document.getElementById("prompt");
  prompt.querySelector(".prompt-text[role=status]").textContent = told ? `${told} ${prompt.dataset.sure}` : prompt.dataset.again;
  return true;
}

function point({ target, pointerType }) {
  const option = target.closest?.(".option[data-choice]");
  if (pointerType === "touch" || document.getElementById("main").dataset.dragging === "yes") return;
  if (option || document.querySelector(".meant")) mean(option);
  if (!option) haunt(target.closest?.("[data-part]:is(.lit, .other)"));
}

export const foresight = {
  begin(table) {
    document.addEventListener("pointerdown", ({ pointerType }) => {
      [byFinger, isSure] = [pointerType === "touch", false];
      table.dataset.finger = byFinger ? "yes" : "no";
    }, { capture: true });
    table.addEventListener("pointerover", point);
    table.addEventListener("focusin", (event) => byFinger || point(event));
    document.addEventListener("htmx:before:swap", () => haunt(null)); // a ghost is none of the server's pieces
  },

  refresh() {
    aimed = "";
  },
};
