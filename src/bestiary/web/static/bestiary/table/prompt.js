// The prompt: the question, which follows what was clicked, and the list of options, which is filtered
// down to those that are still open.
import { heldParts, isComplete } from "./click_grammar.js";
import { offers } from "./offers.js";
import { chosenInFrame, isNarrow } from "./viewport.js";

const SHORT_LIST_OPTIONS = 4; // a list of so many is opened at once, even on a phone; after a click one more
const MAX_HEADING_LETTERS = 60; // a longer heading is cut to the part's short label
const MAX_OPTIONS_WITHOUT_FILTER = 12; // a longer list has a search field

const elementsOf = (part) => document.querySelectorAll(`[data-part="${CSS.escape(part)}"]`);
const labelOf = (part) => elementsOf(part)[0]?.getAttribute("aria-label") ?? part.replace(/[:_-]/g, " ");

/** What a part is called in a sentence: its label up to where the details begin. */
export const shortLabel = (part) => labelOf(part).split(/[:;,.(]/)[0].trim();

/** On a phone a lesson points at the board, and unfolds the list where it points at words. */
const isLessonOnPhone = () => isNarrow() && Boolean(document.querySelector(".lesson-sheet"));

/** On a phone the list would lie over the board that can be clicked: it begins folded. */
export function collapseOptionLists() {
  for (const sheet of document.querySelectorAll(".options-sheet")) sheet.removeAttribute("open");
}

/** Groups are labelled by their first part; equal labels are numbered. */
export function labelGroups() {
  const counts = new Map();
  for (const summary of document.querySelectorAll("summary[data-label-of]")) {
    const full = labelOf(summary.dataset.labelOf);
    const name = full.length > MAX_HEADING_LETTERS ? shortLabel(summary.dataset.labelOf) : full;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    summary.textContent = counts.get(name) > 1 ? `${name} (${counts.get(name)})` : name;
  }
}

/** The key of the follow-up question: the kinds of the parts clicked so far, or the verb. */
function followUpKey(clicks, verb) {
  const kinds = new Set(clicks.map((part) => part.split(":")[0]));
  return kinds.size ? [...kinds].sort().join("-") : verb && `verb-${verb}`;
}

/** Ask for the part that is still missing. */
export function updateQuestion(clicks, verb) {
  const text = document.querySelector(".prompt-text[role=status]");
  if (!text) return;
  text.dataset.asked ??= text.textContent;
  const { then = {} } = offers();
  const template = then[followUpKey(clicks, verb)] ?? (verb && then[`verb-${verb}`]) ?? "";
  const question = template.replace(/\{([\w-]+)\}/g, (_, kind) => shortLabel(clicks.findLast((part) => part.split(":")[0] === kind) ?? kind));
  // Only if it differs: a live region is read aloud whenever its text is set.
  if (text.textContent !== (question || text.dataset.asked)) text.textContent = question || text.dataset.asked;
}

/** Hide the options that are no longer open or do not contain the text searched for. */
export function filterOptions(open, clicks, verb) {
  const texts = new Set(open.map((offer) => offer.text));
  const filter = document.querySelector(".options-filter");
  const wanted = (filter?.value ?? "").toLowerCase();
  if (filter) filter.hidden = !wanted && texts.size <= MAX_OPTIONS_WITHOUT_FILTER;
  for (const button of document.querySelectorAll(".options .option")) {
    const fits = texts.has(button.dataset.choice) && button.textContent.toLowerCase().includes(wanted);
    button.closest("li").hidden = !fits;
  }
  for (const group of document.querySelectorAll(".options-group")) {
    group.hidden = !group.querySelector("li:not([hidden])");
    if (wanted || clicks.length || verb) group.open = true;
    group.classList.toggle("lone", clicks.includes(group.firstElementChild.dataset.labelOf));
  }
  for (const sheet of document.querySelectorAll(".options-sheet")) {
    const left = sheet.querySelectorAll(".options > li:not([hidden])").length;
    sheet.querySelector(".options-left").textContent = left;
    sheet.hidden = !left && !wanted; // nothing of it is open after these clicks
  }
  const isShort = open.length <= SHORT_LIST_OPTIONS + Math.min(1, clicks.length) && (!isLessonOnPhone() || chosenInFrame().length);
  if (isShort || ((clicks.length || verb) && !isNarrow())) document.querySelector(".options-sheet:not(.aside)")?.setAttribute("open", "");
}

function makeChip(part) {
  const item = document.createElement("li");
  item.className = "chip";
  item.textContent = shortLabel(part);
  item.title = labelOf(part);
  return item;
}

/** Some choices are complete although more parts could follow: let the player stop here. */
function makeStopButton(offer, choose) {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button small";
  button.textContent = offer.label;
  button.addEventListener("click", () => choose(offer.text));
  item.append(button);
  return item;
}

/** Show the clicked parts as chips; parts held from the start were not clicked. */
export function showSelection(options, open, clicks, choose) {
  const row = document.querySelector(".prompt-built-row");
  if (!row) return;
  const held = heldParts(options);
  row.hidden = clicks.every((part) => held.includes(part));
  document.querySelector(".prompt-turn").hidden = held.length < 2;
  const done = clicks.length && open.find((offer) => isComplete(offer, clicks));
  const stops = done ? [makeStopButton(done, choose)] : [];
  row.querySelector(".prompt-built").replaceChildren(...clicks.map(makeChip), ...stops);
}
