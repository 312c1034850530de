// The prompt: the question, which follows what was clicked, and the list of options, which is filtered
// down to those that are still open.
import { heldParts, isComplete } from "./choose.js";
import { all, byId, elementsOf, first, kindOf } from "./dom.js";
import { chosenInFrame, isNarrow } from "./geometry.js";
import { offers } from "./state.js";

const SHORT_LIST_OPTIONS = 4; // a list of so many is opened at once, even on a phone; after a click one more
const MAX_HEADING_LETTERS = 60; // a longer heading is cut to the part's short label
const MAX_OPTIONS_WITHOUT_FILTER = 12; // a longer list has a search field

/** @param {Part} part */
const labelOf = (part) => elementsOf(part)[0]?.getAttribute("aria-label") ?? part.replace(/[:_-]/g, " ");

/** What a part is called in a sentence: its label up to where the details begin. @param {Part} part */
const shortLabel = (part) => labelOf(part).split(/[:;,.(]/)[0].trim();

/** On a phone a lesson points at the board, and unfolds the list where it points at words. */
const isLessonOnPhone = () => isNarrow() && Boolean(first(".lesson-sheet"));

/** On a phone the list would lie over the board that can be clicked: it begins folded. */
export function collapseOptionLists() {
  for (const sheet of all(".options-sheet")) sheet.removeAttribute("open");
}

/** Groups are labelled by their first part; equal labels are numbered. */
export function labelGroups() {
  const counts = new Map();
  for (const summary of all("summary[data-label-of]")) {
    const part = summary.dataset.labelOf ?? "";
    const name = labelOf(part).length > MAX_HEADING_LETTERS ? shortLabel(part) : labelOf(part);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    summary.textContent = counts.get(name) > 1 ? `${name} (${counts.get(name)})` : name;
  }
}

/** The key of the follow-up question: the kinds of the parts clicked so far, or the verb. @param {Part[]} clicks @param {string} verb */
function followUpKey(clicks, verb) {
  const kinds = new Set(clicks.map(kindOf));
  return kinds.size ? [...kinds].sort().join("-") : verb && `verb-${verb}`;
}

/** Ask for the part that is still missing. @param {Part[]} clicks @param {string} verb */
export function updateQuestion(clicks, verb) {
  const text = first(".prompt-text[role=status]");
  if (!text) return;
  text.dataset.asked ??= text.textContent ?? "";
  const { then = {} } = offers();
  const template = then[followUpKey(clicks, verb)] ?? (verb && then[`verb-${verb}`]) ?? "";
  const question = template.replace(/\{([\w-]+)\}/g, (_, kind) => shortLabel(clicks.findLast((part) => kindOf(part) === kind) ?? kind));
  // Only if it differs: a live region is read aloud whenever its text is set.
  if (text.textContent !== (question || text.dataset.asked)) text.textContent = question || text.dataset.asked;
}

/** Hide the options that are no longer open or do not contain the text searched for. @param {Option[]} open @param {Part[]} clicks @param {string} verb */
export function filterOptions(open, clicks, verb) {
  const texts = new Set(open.map((offer) => offer.text));
  const filter = /** @type {HTMLInputElement | null} */ (first(".options-filter"));
  const wanted = (filter?.value ?? "").toLowerCase();
  if (filter) filter.hidden = !wanted && texts.size <= MAX_OPTIONS_WITHOUT_FILTER;
  for (const line of /** @type {HTMLLIElement[]} */ (all(".options li:has(> .option)"))) {
    const button = first(".option", line);
    line.hidden = !texts.has(button?.dataset.choice ?? "") || !button?.textContent?.toLowerCase().includes(wanted);
  }
  for (const group of /** @type {HTMLDetailsElement[]} */ (all(".options-group"))) {
    group.hidden = !first("li:not([hidden])", group);
    if (wanted || clicks.length || verb) group.open = true;
    group.classList.toggle("lone", clicks.includes(first("summary", group)?.dataset.labelOf ?? ""));
  }
  for (const sheet of all(".options-sheet")) {
    const left = all(".options > li:not([hidden])", sheet).length;
    const count = first(".options-left", sheet);
    if (count) count.textContent = String(left);
    sheet.hidden = !left && !wanted; // nothing of it is open after these clicks
  }
  const isShort = open.length <= SHORT_LIST_OPTIONS + Math.min(1, clicks.length) && (!isLessonOnPhone() || chosenInFrame().length);
  if (isShort || ((clicks.length || verb) && !isNarrow())) first(".options-sheet:not(.aside)")?.setAttribute("open", "");
}

/** @param {Part} part */
function makeChip(part) {
  const item = document.createElement("li");
  item.className = "chip";
  item.textContent = shortLabel(part);
  item.title = labelOf(part);
  return item;
}

/** Some choices are complete although more parts could follow: let the player stop here. @param {Option} offer */
function makeStopButton(offer) {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button small";
  button.textContent = offer.label;
  Object.assign(button.dataset, { do: "stop", choice: offer.text });
  item.append(button);
  return item;
}

/** Show the clicked parts as chips; parts held from the start were not clicked. @param {Option[]} options @param {Option[]} open @param {Part[]} clicks */
export function showSelection(options, open, clicks) {
  const [row, turn] = [first(".prompt-built-row"), first(".prompt-turn")];
  if (!row || !turn) return;
  const held = heldParts(options);
  row.hidden = clicks.every((part) => held.includes(part));
  turn.hidden = held.length < 2;
  const done = clicks.length ? open.find((offer) => isComplete(offer, clicks)) : undefined;
  first(".prompt-built", row)?.replaceChildren(...clicks.map(makeChip), ...(done ? [makeStopButton(done)] : []));
}

/** Say what the marked parts spend although it was not clicked. @param {Part[]} spent @param {boolean} isShown */
export function showCosts(spent, isShown) {
  const notice = first(".prompt-spends");
  if (!notice) return;
  notice.hidden = !isShown;
  notice.textContent = `${byId("prompt").dataset.spends} ${spent.map(shortLabel).join(", ").toLowerCase()}.`;
}
