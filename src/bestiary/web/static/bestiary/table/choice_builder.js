// Choice builder: turns clicks on parts into one option and sends it. Options are lists of parts; each
// click narrows them until one is left (choose.js), and the page follows (highlight.js, prompt.js).
import { isDisconnected, send } from "../net/outbox.js";
import {
  alternativeParts, clicksAfter, clicksBefore, confirmMode, costlyParts, findDecided, firstParts, hintedParts, initialClicks, isGuessed,
  matchingOptions, nextHeldPart, nextParts,
} from "./choose.js";
import { all, byId, closest, confirmation, first, kindOf } from "./dom.js";
import { NARROW_QUERY, isNarrow } from "./geometry.js";
import { CLICKABLE, mark } from "./highlight.js";
import { readSetting, saveSetting } from "./local_storage.js";
import { markOverflow } from "./panels.js";
import { describePreviews, placeOfGhost, previewHint, previewOnFirstTap } from "./preview.js";
import { collapseOptionLists, filterOptions, labelGroups, showCosts, showSelection, updateQuestion } from "./prompt.js";
import { offers, state } from "./state.js";
import { show, showLitPanel, showQuestion } from "./viewport.js";

const RESEND_DELAY_MS = 1500; // the same choice is not sent again within this time
const AUTO_END_DELAY_MS = 3000; // time to take back what led to a turn's end that comes by itself

/** The options of this seat, or those of the verb that was pressed. */
const options = () => offers().options.filter((offer) => !state.choice.verb || offer.verbs.includes(state.choice.verb));

/** Begin anew. */
function resetClicks() {
  state.choice.verb = "";
  state.choice.clicks = initialClicks(offers().options);
}

/** Send a choice once: until the answer comes, further clicks for the same decision are ignored. @param {string} text @param {string} confirm */
function sendChoice(text, confirm) {
  const { seat, ticket } = offers();
  const key = `${seat} ${ticket} ` + (confirm === "never" ? "" : text);
  if (key === state.choice.sentKey) return;
  state.choice.sentKey = key;
  setTimeout(() => (state.choice.sentKey = ""), RESEND_DELAY_MS);
  send("play", { seat, ticket, choice: text, confirm });
  if (isDisconnected()) showDue(text);
}

/** Make a choice; one that was guessed from a few of its clicks is shown first. @param {string} [text] */
function choose(text = "", isGuess = false) {
  resetClicks();
  sendChoice(text, confirmMode(readSetting("confirm", "final"), isGuess, state.pointer.isSecondTap));
}

/** Make a choice once more, as long as it is on offer. */
function repeatChoice() {
  const { text, times } = state.choice.repetition;
  const isOpen = times > 0 && offers().options.some((offer) => offer.text === text);
  state.choice.repetition.times = isOpen ? times - 1 : 0;
  if (isOpen) sendChoice(text, "never");
}

/** @param {Part} [part] */
function clickPart(part = "") {
  const { clicks } = state.choice;
  const following = clicksAfter(options(), clicks, part);
  if (following === clicks) return;
  state.choice.clicks = following;
  const option = findDecided(options(), following);
  if (option) choose(option.text, isGuessed(option, following));
  else update();
}

/** Narrow the options to a verb; pressed again, it lets go of them. @param {string} [verb] */
function toggleVerb(verb = "") {
  state.choice.verb = state.choice.verb === verb ? "" : verb;
  state.choice.clicks = initialClicks(options());
  update();
}

/** Hold the next of the held parts, such as the tile turned once more. */
function holdNextPart() {
  const part = nextHeldPart(options(), state.choice.clicks);
  if (part) clickPart(part);
}

/** What may be clicked next; on a phone parts too small for a finger wait until they are asked for. @param {Option[]} open @param {Part[]} clicks */
function reachableParts(open, clicks) {
  const small = isNarrow() ? first("svg[data-small]")?.dataset.small : null;
  const asked = firstParts(open, clicks);
  return [...nextParts(open, clicks)].filter((part) => asked.has(part) || kindOf(part) !== small);
}

/** @param {string | undefined} text */
const partsOfChoice = (text) => offers().options.find((one) => one.text === text)?.parts ?? [];

/** Mark the parts of a choice that waits to be confirmed or sent, and scroll to them once. @param {string} [text] */
function showDue(text = "") {
  mark({ due: partsOfChoice(text) });
  if (text !== state.view.due && state.marks.due.length) show("due", all("[data-part].due"));
  state.view.due = text;
}

/** Preview a hint once. */
function showHint(text = "") {
  const parts = [...new Set(partsOfChoice(text))];
  if (parts.length && text !== state.view.hint) requestAnimationFrame(() => previewHint(parts));
  state.view.hint = text;
}

/** Bring the whole page into line with the clicks so far: highlights, prompt, list and scroll position. */
export function update() {
  const { clicks, verb } = state.choice;
  const confirm = confirmation();
  const open = confirm ? [] : matchingOptions(options(), clicks);
  const lit = reachableParts(open, clicks);
  const other = confirm ? [] : [...alternativeParts(options(), clicks)].filter((part) => !lit.includes(part));
  const costs = costlyParts(open, clicks);
  const hint = document.getElementById("hint")?.dataset.choice ?? "";
  mark({ lit, other, chosen: clicks, dear: costs.parts, hinted: hintedParts(offers().options.filter((one) => one.text === hint), clicks) });
  showDue(confirm && !("shown" in confirm.dataset) ? confirm.dataset.choice : ""); // unless the board already shows its result
  for (const button of all(".verb[data-verb]")) button.setAttribute("aria-pressed", String(button.dataset.verb === verb));
  describePreviews(open, clicks);
  showCosts(costs.spent, costs.parts.length > 0);
  markOverflow();
  showHint(hint);
  showLitPanel();
  showSelection(options(), open, clicks);
  filterOptions(open, clicks, verb);
  updateQuestion(clicks, verb);
  showQuestion(); // last: it measures what the others laid out
}

function undoClick() {
  const clicks = clicksBefore(options(), state.choice.clicks);
  if (confirmation()) send("ask", { act: "weigh-off", seat: offers().seat });
  else if (clicks) state.choice.clicks = clicks;
  else resetClicks();
  update();
}

/** Bring the keyboard to what is asked next, but never out of a text being written. @param {HTMLElement | null} element */
function focusUnlessTyping(element) {
  if (!document.activeElement?.matches("input, textarea, select")) element?.focus({ preventScroll: true });
}

/** @param {(string | undefined)[]} words */
function showNotice(...words) {
  const notice = document.createElement("p");
  notice.className = "notice";
  notice.textContent = words.join(" ");
  byId("notice").replaceChildren(notice);
}

/** Whether an option ends the turn while something done in it could still be taken back. @param {Option} option */
function endsTakeBack({ text }) {
  const ends = all("#prompt .ends > .option").some((one) => one.dataset.choice === text);
  return ends && Boolean(first("#prompt [data-ask=take-back]"));
}

/** Take the only option without a click, unless the player has just taken it back; a notice says so. @param {HTMLElement} table */
function takeOnlyOption(table) {
  const { options: [only, ...others], turn, seat, ticket } = offers();
  const isOpen = only && !others.length && turn === "mine" && table.dataset.past === "no";
  if (!isOpen || state.choice.isTakenBack || !table.dataset.taken || readSetting("only", "on") === "off") return;
  const take = () => {
    if (offers().seat !== seat || offers().ticket !== ticket || table.dataset.past !== "no") return;
    sendChoice(only.text, "never");
    showNotice(table.dataset.taken, only.label);
  };
  if (!endsTakeBack(only)) return take();
  showNotice(table.dataset.soon, only.label);
  setTimeout(take, AUTO_END_DELAY_MS);
}

/** Hit test: the element clicked, or the highlighted part beneath it, since pieces lie on places. @param {MouseEvent} event */
function targetBeneath({ target, clientX, clientY }) {
  const ghostPlace = placeOfGhost(target); // a ghost covers the rings of other places
  if ((!ghostPlace && closest(target, ".lit, .chosen")) || !closest(target, ".plate")) return target;
  const beneath = document.elementsFromPoint(clientX, clientY).filter((one) => !placeOfGhost(one));
  const lit = beneath.find((one) => one.closest("[data-part].lit"));
  return lit ?? ghostPlace ?? beneath.find((one) => one.closest(CLICKABLE)) ?? target;
}

/** Do what a click on this element means. @param {EventTarget | null} target */
function handle(target) {
  const part = closest(target, CLICKABLE);
  if (part) return void (previewOnFirstTap(part) || clickPart(part.dataset.part));
  const verb = closest(target, ".verb[data-verb]");
  if (verb) return toggleVerb(verb.dataset.verb);
  const option = closest(target, ".option");
  if (option) {
    const { choice = "", times = 1 } = option.dataset;
    state.choice.repetition = { text: choice, times: Number(times) - 1 };
    return choose(choice);
  }
  const button = closest(target, "[data-do]");
  const what = button?.dataset.do;
  if (what === "confirm") sendChoice(confirmation()?.dataset.choice ?? "", "never");
  if (what === "hinted") choose(byId("hint").dataset.choice);
  if (what === "stop") choose(button?.dataset.choice);
  if (what === "back" || what === "unbuild") undoClick();
  if (what === "turn") holdNextPart();
}

/** @param {MouseEvent} event */
export function chooseByClick(event) {
  handle(targetBeneath(event));
  const sheet = closest(event.target, ".options-summary")?.parentElement;
  if (sheet) state.choice.isListOpened = !sheet.hasAttribute("open");
}

/** Escape gives up a click, R turns the tile, Enter and Space click. @param {KeyboardEvent} event */
export function chooseByKey(event) {
  if (closest(event.target, "input, textarea, select")) return;
  if (event.key === "Escape") undoClick();
  if (event.key.toLowerCase() === "r" && !event.ctrlKey && !event.metaKey) holdNextPart();
  const part = closest(event.target, CLICKABLE);
  if (!part || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  handle(part);
}

/** @type {Feature} */
export const choiceBuilder = {
  begin(table) {
    table.addEventListener("submit", ({ target }) => {
      const act = /** @type {HTMLFormElement} */ (target).elements?.namedItem("act");
      state.choice.isTakenBack ||= act instanceof HTMLInputElement && act.value === "take-back";
    });
    table.addEventListener("input", ({ target }) => closest(target, ".options-filter") && update());
    const select = /** @type {HTMLSelectElement | null} */ (first('[data-setting="confirm"]'));
    if (select) select.value = readSetting("confirm", "final");
    select?.addEventListener("change", () => saveSetting("confirm", select.value));
    matchMedia(NARROW_QUERY).addEventListener("change", update);
    this.refresh?.(table);
  },

  refresh(table) {
    offers();
    const isNew = state.offersText !== state.choice.offersText;
    state.choice.offersText = state.offersText;
    if (isNew) {
      resetClicks();
      state.choice.isListOpened = false;
    }
    if (isNarrow() && !state.choice.isListOpened && offers().options.some((offer) => offer.parts.length)) collapseOptionLists();
    const confirm = confirmation();
    table.dataset.weighing = confirm ? "yes" : "no";
    if (isNew || confirm) state.marks.meant = [];
    labelGroups();
    update();
    if (isNew && !confirm) {
      takeOnlyOption(table);
      repeatChoice();
      state.choice.isTakenBack = false;
    }
    if (confirm && !confirm.contains(document.activeElement)) focusUnlessTyping(first("button", confirm));
  },
};
