// The words beside the board: the question, which follows what was clicked, and the list of options,
// which shrinks with it.
import { holds, isDone } from "./clicks.js";
import { chosenInFrame, isNarrow } from "./frames.js";
import { offers } from "./sending.js";

const FEW = 4; // so few options are listed wherever the page is read; after a click one more
const LONG = 60; // a heading of more letters is cut to the name
const SEARCHED = 12; // among more options than these somebody would search

const named = (part) => document.querySelectorAll(`[data-part="${CSS.escape(part)}"]`);
const label = (part) => named(part)[0]?.getAttribute("aria-label") ?? part.replace(/[:_-]/g, " ");

/** What a part is called in a sentence: its label up to where the details begin. */
export const called = (part) => label(part).split(/[:;,.(]/)[0].trim();

/** On a phone a lesson points at the board, and unfolds the list where it points at words. */
const isTaught = () => isNarrow() && Boolean(document.querySelector(".lesson-sheet"));

/** On a phone the list would lie over the board that can be clicked: it begins folded. */
export function foldSheets() {
  for (const sheet of document.querySelectorAll(".options-sheet")) sheet.removeAttribute("open");
}

/** Groups are named by what is clicked first; of things that are called alike the second says so. */
export function nameGroups() {
  const met = new Map();
  for (const summary of document.querySelectorAll("summary[data-label-of]")) {
    const full = label(summary.dataset.labelOf);
    const name = full.length > LONG ? called(summary.dataset.labelOf) : full;
    met.set(name, (met.get(name) ?? 0) + 1);
    summary.textContent = met.get(name) > 1 ? `${name} (${met.get(name)})` : name;
  }
}

/** The kinds of the parts clicked, as the texts that ask for the next one are named. */
function key(built, verb) {
  const kinds = new Set(built.map((part) => part.split(":")[0]));
  return kinds.size ? [...kinds].sort().join("-") : verb && `verb-${verb}`;
}

/** The prompt asks for what is still missing. */
export function ask(built, verb) {
  const text = document.querySelector(".prompt-text[role=status]");
  if (!text) return;
  text.dataset.asked ??= text.textContent;
  const { then = {} } = offers();
  const said = then[key(built, verb)] ?? (verb && then[`verb-${verb}`]) ?? "";
  const asks = said.replace(/\{([\w-]+)\}/g, (_, kind) => called(built.findLast((part) => part.split(":")[0] === kind) ?? kind));
  if (text.textContent !== (asks || text.dataset.asked)) text.textContent = asks || text.dataset.asked;
}

/** List only the options that are still open, and among those what was searched for. */
export function narrow(open, built, verb) {
  const texts = new Set(open.map((offer) => offer.text));
  const filter = document.querySelector(".options-filter");
  const wanted = (filter?.value ?? "").toLowerCase();
  if (filter) filter.hidden = !wanted && texts.size <= SEARCHED;
  for (const button of document.querySelectorAll(".options .option")) {
    const fits = texts.has(button.dataset.choice) && button.textContent.toLowerCase().includes(wanted);
    button.closest("li").hidden = !fits;
  }
  for (const group of document.querySelectorAll(".options-group")) {
    group.hidden = !group.querySelector("li:not([hidden])");
    if (wanted || built.length || verb) group.open = true;
    group.classList.toggle("lone", built.includes(group.firstElementChild.dataset.labelOf));
  }
  for (const sheet of document.querySelectorAll(".options-sheet")) {
    const left = sheet.querySelectorAll(".options > li:not([hidden])").length;
    sheet.querySelector(".options-left").textContent = left;
    sheet.hidden = !left && !wanted; // nothing of it is open after these clicks
  }
  const isShort = open.length <= FEW + Math.min(1, built.length) && (!isTaught() || chosenInFrame().length);
  if (isShort || ((built.length || verb) && !isNarrow())) document.querySelector(".options-sheet:not(.aside)")?.setAttribute("open", "");
}

function chip(part) {
  const item = document.createElement("li");
  item.className = "chip";
  item.textContent = called(part);
  item.title = label(part);
  return item;
}

/** Some choices are complete although more parts could follow: let the player stop here. */
function stopHere(offer, choose) {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button small";
  button.textContent = offer.label;
  button.addEventListener("click", () => choose(offer.text));
  item.append(button);
  return item;
}

/** What was clicked so far; what is held from the start was not. */
export function showBuilt(meant, open, built, choose) {
  const row = document.querySelector(".prompt-built-row");
  if (!row) return;
  const held = holds(meant);
  row.hidden = built.every((part) => held.includes(part));
  document.querySelector(".prompt-turn").hidden = held.length < 2;
  const done = built.length && open.find((offer) => isDone(offer, built));
  const stops = done ? [stopHere(done, choose)] : [];
  row.querySelector(".prompt-built").replaceChildren(...built.map(chip), ...stops);
}
