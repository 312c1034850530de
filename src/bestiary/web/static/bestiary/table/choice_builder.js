// Choice builder: turns clicks on parts into one option and sends it. Options are lists of clicks; each
// click narrows them until one is left (click_grammar.js), and the page follows (highlight.js, prompt.js).
import { scrollToQuestion } from "./auto_scroll.js";
import { clicksAfter, findDecided, heldParts, initialClicks, isGuessed, matchingOptions } from "./click_grammar.js";
import { CLICKABLE, highlightDue, highlightHint, highlightParts } from "./highlight.js";
import { readSetting, saveSetting } from "./local_storage.js";
import { offers } from "./offers.js";
import { isDisconnected, send } from "../net/outbox.js";
import { markOverflow, showLitPanel } from "./overflow.js";
import { describePreviews, placeOfGhost, previewOnFirstTap, wasSecondTap } from "./preview.js";
import { collapseOptionLists, filterOptions, labelGroups, showSelection, updateQuestion } from "./prompt.js";
import { NARROW_QUERY, isNarrow } from "./viewport.js";

const RESEND_DELAY_MS = 1500; // the same choice is not sent again within this time
let clicks = []; // the parts clicked so far
let verb = ""; // the verb that was pressed, if any
let isListOpened = false; // whether the player has opened the list of this question
let lastOffers = ""; // as text, to see whether the question is a new one
let lastSent = ""; // key of the choice that waits for its answer

/** The options of this seat, or those of the verb that was pressed. */
const options = () => offers().options.filter((offer) => !verb || offer.verbs.includes(verb));

/** Send a choice once: until the answer comes, further clicks for the same decision are ignored. */
function sendChoice(text, confirm) {
  const { seat, ticket } = offers();
  const key = `${seat} ${ticket} ` + (confirm === "never" ? "" : text);
  if (key === lastSent) return;
  lastSent = key;
  setTimeout(() => (lastSent = ""), RESEND_DELAY_MS);
  send("play", { seat, ticket, choice: text, confirm });
  if (isDisconnected()) highlightDue(text);
}

/** Make a choice; one that was guessed from a few of its clicks is shown first. */
function choose(text, isGuess = false) {
  [clicks, verb] = [initialClicks(offers().options), ""];
  const confirm = isGuess && readSetting("confirm", "final") === "final" ? "always" : readSetting("confirm", "final");
  sendChoice(text, confirm === "final" && wasSecondTap() ? "never" : confirm); // two taps at one place are a confirmation
}

let repetition = { text: "", times: 0 }; // a choice to be made several times in a row

/** Make a choice once more, as long as it is on offer. */
function repeatChoice() {
  const { text, times } = repetition;
  const isOpen = times > 0 && offers().options.some((offer) => offer.text === text);
  repetition = { text, times: isOpen ? times - 1 : 0 };
  if (isOpen) sendChoice(text, "never");
}

function click(part) {
  const following = clicksAfter(options(), clicks, part);
  if (following === clicks) return;
  clicks = following;
  const option = findDecided(options(), clicks);
  if (option) choose(option.text, isGuessed(option, clicks));
  else update();
}

/** Narrow the options to a verb; pressed again, it lets go of them. */
function toggleVerb(button) {
  verb = verb === button.dataset.verb ? "" : button.dataset.verb;
  clicks = initialClicks(options());
  update();
}

/** Hold the next of the held parts, such as the tile turned once more. */
function holdNextPart() {
  const held = heldParts(options());
  const at = held.findIndex((part) => clicks.includes(part));
  if (held.length > 1) click(held[(at + 1) % held.length]);
}

/** Bring the whole page into line with the clicks so far: highlights, prompt, list and scroll position. */
function update() {
  const isConfirming = Boolean(document.getElementById("confirm-choice"));
  const open = isConfirming ? [] : matchingOptions(options(), clicks);
  highlightParts(options(), open, clicks);
  for (const button of document.querySelectorAll(".verb[data-verb]")) {
    button.setAttribute("aria-pressed", String(button.dataset.verb === verb));
  }
  describePreviews(open, clicks);
  markOverflow();
  highlightHint(clicks);
  showLitPanel();
  showSelection(options(), open, clicks, choose);
  filterOptions(open, clicks, verb);
  updateQuestion(clicks, verb);
  scrollToQuestion(`${offers().ticket} ${verb} ${clicks}`); // last: it measures what the others laid out
}

function undoClick() {
  if (document.getElementById("confirm-choice")) send("ask", { act: "weigh-off", seat: offers().seat });
  else if (clicks.length > initialClicks(options()).length) clicks = clicks.slice(0, -1);
  else [clicks, verb] = [initialClicks(offers().options), ""];
  update();
}

/** Bring the keyboard to what is asked next, but never out of a text being written. */
function focusUnlessTyping(element) {
  if (!document.activeElement?.matches("input, textarea, select")) element.focus({ preventScroll: true });
}

let isTakenBack = false;

const AUTO_END_DELAY_MS = 3000; // time to take back what led to a turn's end that comes by itself

function showNotice(...words) {
  const notice = document.createElement("p");
  notice.className = "notice";
  notice.textContent = words.join(" ");
  document.getElementById("notice").replaceChildren(notice);
}

/** Whether an option ends the turn while something done in it could still be taken back. */
function endsTakeBack({ text }) {
  const ends = [...document.querySelectorAll("#prompt .ends > .option")].some((one) => one.dataset.choice === text);
  return ends && Boolean(document.querySelector("#prompt [data-ask=take-back]"));
}

/** Take the only option without a click, unless the player has just taken it back; a notice says so. */
function takeOnlyOption(table) {
  const { options: all, turn, seat, ticket } = offers();
  const isOpen = all.length === 1 && turn === "mine" && table.dataset.past === "no";
  if (!isOpen || isTakenBack || !table.dataset.taken || readSetting("only", "on") === "off") return;
  const [only] = all;
  const take = () => {
    if (offers().seat !== seat || offers().ticket !== ticket || table.dataset.past !== "no") return;
    sendChoice(only.text, "never");
    showNotice(table.dataset.taken, only.label);
  };
  if (!endsTakeBack(only)) return take();
  showNotice(table.dataset.soon, only.label);
  setTimeout(take, AUTO_END_DELAY_MS);
}

/** Hit test: the element clicked, or the highlighted part beneath it, since pieces lie on places. */
function targetBeneath({ target, clientX, clientY }) {
  const ghostPlace = placeOfGhost(target); // a ghost covers the rings of other places
  if (!ghostPlace && target.closest?.(".lit, .chosen") || !target.closest?.(".plate")) return target;
  const all = document.elementsFromPoint(clientX, clientY).filter((one) => !placeOfGhost(one));
  if (ghostPlace) return all.find((one) => one.closest("[data-part].lit")) ?? ghostPlace;
  return all.find((one) => one.closest("[data-part].lit")) ?? all.find((one) => one.closest(CLICKABLE)) ?? target;
}

/** Do what a click on this element means; whether it meant anything. */
function handle(target) {
  const part = target.closest?.(CLICKABLE);
  if (part) return previewOnFirstTap(part) || (click(part.dataset.part) ?? true);
  const pressed = target.closest?.(".verb[data-verb]");
  if (pressed) return toggleVerb(pressed) ?? true;
  const option = target.closest?.(".option");
  if (option) {
    repetition = { text: option.dataset.choice, times: Number(option.dataset.times ?? 1) - 1 };
    return choose(option.dataset.choice) ?? true;
  }
  const what = target.closest?.("[data-do]")?.dataset.do;
  if (what === "confirm") sendChoice(document.getElementById("confirm-choice").dataset.choice, "never");
  if (what === "hinted") choose(document.getElementById("hint").dataset.choice);
  if (what === "back" || what === "unbuild") undoClick();
  if (what === "turn") holdNextPart();
  return Boolean(what);
}

export const choiceBuilder = {
  begin(table) {
    table.addEventListener("click", (event) => handle(targetBeneath(event)));
    table.addEventListener("click", ({ target }) => {
      const sheet = target.closest?.(".options-summary")?.parentElement;
      if (sheet) isListOpened = !sheet.open;
    });
    table.addEventListener("submit", (event) => (isTakenBack ||= event.target.elements?.act?.value === "take-back"));
    table.addEventListener("input", (event) => event.target.matches(".options-filter") && update());
    document.addEventListener("keydown", (event) => {
      if (event.target.matches("input, textarea, select")) return;
      if (event.key === "Escape") undoClick();
      if (event.key.toLowerCase() === "r" && !event.ctrlKey && !event.metaKey) holdNextPart();
      const part = event.target.closest?.(CLICKABLE);
      if (part && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        handle(part);
      }
    });
    const select = document.querySelector('[data-setting="confirm"]');
    if (select) select.value = readSetting("confirm", "final");
    select?.addEventListener("change", () => saveSetting("confirm", select.value));
    matchMedia(NARROW_QUERY).addEventListener("change", update);
    this.refresh(table);
  },

  refresh(table) {
    const text = document.getElementById("offers")?.textContent ?? "";
    const isNew = text !== lastOffers;
    if (isNew) [clicks, verb, isListOpened] = [initialClicks(offers().options), "", false];
    if (isNarrow() && !isListOpened && offers().options.some((offer) => offer.parts.length)) collapseOptionLists();
    lastOffers = text;
    const confirm = document.getElementById("confirm-choice");
    table.dataset.weighing = confirm ? "yes" : "no";
    labelGroups();
    update();
    if (isNew && !confirm) {
      takeOnlyOption(table);
      repeatChoice();
      isTakenBack = false;
    }
    if (confirm && !confirm.contains(document.activeElement)) focusUnlessTyping(confirm.querySelector("button"));
  },
};
