// Builds a choice click by click. An offer is a list of parts; parts that come next are lit, parts
// that would take the place of one already clicked can be clicked as well.
import { after, ahead, bare, begun, decided, fitting, holds, instead, isDone } from "./clicks.js";
import { foretell } from "./foresight.js";
import { keep, offers, send, setting } from "./sending.js";
import { reveal, setStage } from "./stage.js";

let built = [];
let verb = "";
let unfolded = false; // whether the reader has unfolded the list of this question
let shown = "";
let sent = "";
let advised; // the hint that was last shown
const ANSWER = 1500;
const FEW = 4; // so few options are listed wherever the page is read
const SEARCHED = 12; // among more options than these somebody would search
export const CLICKABLE = "[data-part]:is(.lit, .other, .chosen)";

/** The options, or those of the verb that was pressed. */
const meant = () => offers().options.filter((offer) => !verb || offer.verbs.includes(verb));

const named = (part) => document.querySelectorAll(`[data-part="${CSS.escape(part)}"]`);
const label = (part) => named(part)[0]?.getAttribute("aria-label") ?? part.replace(/[:_-]/g, " ");

/** On a phone the list would lie over the board that can be clicked: it begins folded. */
const isNarrow = () => matchMedia("(max-width: 62.49rem)").matches;

function foldSheets() {
  for (const sheet of document.querySelectorAll(".options-sheet")) sheet.removeAttribute("open");
}

const candidates = () => fitting(meant(), built);

/** Send a choice once: until the answer comes, more clicks for the same decision mean nothing. */
function sendChoice(text, confirm) {
  const { seat, ticket } = offers();
  const key = `${seat} ${ticket} ` + (confirm === "never" ? "" : text);
  if (key === sent) return;
  sent = key;
  setTimeout(() => (sent = ""), ANSWER);
  send("play", { seat, ticket, choice: text, confirm });
}

function choose(text) {
  [built, verb] = [begun(offers().options), ""];
  sendChoice(text, setting("confirm", "final"));
}

let again = { text: "", times: 0 }; // a choice that is made several times in a row

/** Make a choice once more, as long as it is on offer. */
function goOn() {
  const { text, times } = again;
  const isOpen = times > 0 && offers().options.some((offer) => offer.text === text);
  again = { text, times: isOpen ? times - 1 : 0 };
  if (isOpen) sendChoice(text, "never");
}

function click(part) {
  const clicks = after(meant(), built, part);
  if (clicks === built) return;
  built = clicks;
  const made = decided(meant(), built);
  if (made) choose(made.text);
  else light();
}

/** Narrow the options to a verb; pressed again, it lets go of them. */
function press(button) {
  verb = verb === button.dataset.verb ? "" : button.dataset.verb;
  built = begun(meant());
  light();
}

/** Hold the next of what is held, such as the tile turned once more. */
function turnHeld() {
  const held = holds(meant());
  const at = held.findIndex((part) => built.includes(part));
  if (held.length > 1) click(held[(at + 1) % held.length]);
}

function enable(element, on) {
  if (on) {
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "0");
  } else {
    element.setAttribute("role", "img");
    if (element !== document.activeElement) element.removeAttribute("tabindex");
  }
}

/** Of equal things of one picture, such as two dice, so many are chosen as were clicked. */
function lightPart(element, next, others, before) {
  const part = element.dataset.part;
  const was = element.matches(CLICKABLE);
  element.classList.toggle("lit", next.has(part));
  element.classList.toggle("other", others.has(part) && !next.has(part));
  element.classList.toggle("chosen", built.filter((one) => one === part).length > before);
  const is = element.matches(CLICKABLE);
  if (is !== was || !is) enable(element, is);
}

/** Every part of every picture, and how many of the same it comes after there. */
function* counted() {
  const met = new Map();
  for (const element of document.querySelectorAll("[data-part]")) {
    const key = `${element.closest("svg")?.id} ${element.dataset.part}`;
    yield [element, met.get(key) ?? 0];
    met.set(key, (met.get(key) ?? 0) + 1);
  }
}

/** Light what may be clicked next, mark what was, and narrow the list of words to fit. */
function light() {
  const weighing = Boolean(document.getElementById("confirm-choice"));
  const open = weighing ? [] : candidates();
  const next = weighing ? new Set() : ahead(open, built);
  const others = weighing ? new Set() : instead(meant(), built);
  for (const [element, before] of counted()) lightPart(element, next, others, before);
  for (const svg of document.querySelectorAll(".panel svg")) {
    svg.classList.toggle("is-choosing", Boolean(svg.querySelector(".lit")));
  }
  for (const [tab, place] of [["board", ".table-board"], ["tray", ".table-tray"], ["others", ".table-others"]]) {
    const holds = Boolean(document.querySelector(`${place} .lit`));
    document.querySelector(`.table-tabs [data-tab="${tab}"]`)?.classList.toggle("has-lit", holds);
  }
  for (const button of document.querySelectorAll(".verb[data-verb]")) {
    button.setAttribute("aria-pressed", String(button.dataset.verb === verb));
  }
  foretell(open, built);
  showMore();
  lightHint();
  showLitPanel();
  setStage(`${offers().ticket} ${verb} ${built}`);
  narrow(new Set(open.map((offer) => offer.text)));
  showBuilt(open);
  ask();
}

/** On a phone the verbs lie in one row: whether some of them lie aside. */
function showMore() {
  for (const row of document.querySelectorAll(".verbs")) {
    row.classList.toggle("more", row.scrollWidth - row.scrollLeft > row.clientWidth + 8);
  }
}

/** The kinds of the parts clicked, as the texts that ask for the next one are named. */
function key() {
  const kinds = new Set(built.map((part) => part.split(":")[0]));
  return kinds.size ? [...kinds].sort().join("-") : verb && `verb-${verb}`;
}

/** What a part is called in a sentence: its label up to where the details begin. */
const called = (part) => label(part).split(/[:;,.(]/)[0].trim();

/** The prompt asks for what is still missing. */
function ask() {
  const text = document.querySelector(".prompt-text[role=status]");
  if (!text) return;
  text.dataset.asked ??= text.textContent;
  const { then = {} } = offers();
  const said = then[key()] ?? (verb && then[`verb-${verb}`]) ?? "";
  const asks = said.replace(/\{([\w-]+)\}/g, (_, kind) => called(built.findLast((part) => part.split(":")[0] === kind) ?? kind));
  if (text.textContent !== (asks || text.dataset.asked)) text.textContent = asks || text.dataset.asked;
}

/** What a hint would click, marked beside what may be clicked. */
function lightHint() {
  const text = document.getElementById("hint")?.dataset.choice;
  const offer = text && offers().options.find((one) => one.text === text);
  const parts = new Set((offer?.parts ?? []).map(bare));
  for (const element of document.querySelectorAll("[data-part]")) {
    element.classList.toggle("hinted", parts.has(element.dataset.part));
  }
  if (offer && text !== advised) requestAnimationFrame(() => showHint(parts));
  advised = text;
}

/** A hint that points at something brings it into view. */
function showHint(parts) {
  const all = [...document.querySelectorAll("svg [data-part].hinted.lit")];
  const [first] = [...parts].flatMap((part) => all.filter((one) => one.dataset.part === part));
  if (first) reveal(first);
}

/** On a phone the boards lie side by side: turn to the one where something can be clicked. */
function showLitPanel() {
  const boards = document.querySelector(".table-board");
  for (const link of boards.querySelectorAll(".panel-jumps a")) {
    link.classList.toggle("has-lit", Boolean(document.querySelector(`${link.hash} .lit`)));
  }
  const first = boards.querySelector(".lit")?.closest(".panel");
  if (!first || boards.scrollWidth <= boards.clientWidth + 1) return;
  const seen = [...boards.querySelectorAll(".panel")].find((panel) => isSeen(panel, boards));
  if (!seen?.querySelector(".lit")) boards.scrollLeft = first.offsetLeft - boards.offsetLeft;
}

function isSeen(panel, boards) {
  return Math.abs(panel.offsetLeft - boards.offsetLeft - boards.scrollLeft) < boards.clientWidth / 2;
}

function narrow(texts) {
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
    sheet.querySelector(".options-left").textContent = sheet.querySelectorAll(".options > li:not([hidden])").length;
  }
}

function showBuilt(open) {
  const row = document.querySelector(".prompt-built-row");
  if (!row) return;
  const held = holds(meant());
  row.hidden = built.every((part) => held.includes(part)); // what is held was not clicked
  const list = row.querySelector(".prompt-built");
  list.replaceChildren(...built.map((part) => {
    const item = document.createElement("li");
    item.className = "chip";
    item.textContent = called(part);
    item.title = label(part);
    return item;
  }));
  const done = built.length && open.find((offer) => isDone(offer, built));
  if (done) offerDone(list, done);
  const sheet = document.querySelector(".options-sheet");
  if (open.length <= FEW || ((built.length || verb) && !isNarrow())) sheet?.setAttribute("open", "");
}

/** Some choices are complete although more parts could follow: let the player stop here. */
function offerDone(list, offer) {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button small";
  button.textContent = offer.label;
  button.addEventListener("click", () => choose(offer.text));
  item.append(button);
  list.append(item);
}

function unbuild() {
  if (document.getElementById("confirm-choice")) send("ask", { act: "weigh-off", seat: offers().seat });
  else if (built.length > begun(meant()).length) built = built.slice(0, -1);
  else [built, verb] = [begun(offers().options), ""];
  light();
}

function nameGroups() {
  for (const summary of document.querySelectorAll("summary[data-label-of]")) {
    summary.textContent = label(summary.dataset.labelOf);
  }
}

/** Bring the keyboard to what is asked next, but never out of a text being written. */
function focusUnlessTyping(element) {
  if (!document.activeElement?.matches("input, textarea, select")) element.focus({ preventScroll: true });
}

let takenBack = false;

/** Where there is nothing to choose, the only option is taken, told, and may be taken back. */
function takeOnly(table) {
  const { options, turn } = offers();
  const open = options.length === 1 && turn === "mine" && table.dataset.past === "no";
  if (!open || takenBack || !table.dataset.taken || setting("only", "on") === "off") return;
  sendChoice(options[0].text, "never");
  const told = document.createElement("p");
  told.className = "notice";
  told.textContent = `${table.dataset.taken} ${options[0].label}`;
  document.getElementById("notice").replaceChildren(told);
}

/** What was clicked, or a place beneath it that may be: what lies on a place does not guard it. */
function meantBy({ target, clientX, clientY }) {
  if (target.closest?.(CLICKABLE) || !target.closest?.(".plate")) return target;
  return document.elementsFromPoint(clientX, clientY).find((one) => one.closest(CLICKABLE)) ?? target;
}

function act(target) {
  const part = target.closest?.(CLICKABLE);
  if (part) return click(part.dataset.part) ?? true;
  const pressed = target.closest?.(".verb[data-verb]");
  if (pressed) return press(pressed) ?? true;
  const option = target.closest?.(".option");
  if (option) {
    again = { text: option.dataset.choice, times: Number(option.dataset.times ?? 1) - 1 };
    return choose(option.dataset.choice) ?? true;
  }
  const what = target.closest?.("[data-do]")?.dataset.do;
  if (what === "confirm") sendChoice(document.getElementById("confirm-choice").dataset.choice, "never");
  if (what === "hinted") choose(document.getElementById("hint").dataset.choice);
  if (what === "back" || what === "unbuild") unbuild();
  return Boolean(what);
}

export const choosing = {
  begin(table) {
    table.addEventListener("click", (event) => act(meantBy(event)));
    table.addEventListener("scroll", (event) => event.target.matches?.(".verbs") && showMore(), { capture: true, passive: true });
    table.addEventListener("click", ({ target }) => {
      const sheet = target.closest?.(".options-summary")?.parentElement;
      if (sheet) unfolded = !sheet.open;
    });
    table.addEventListener("submit", (event) => (takenBack ||= event.target.elements?.act?.value === "take-back"));
    table.addEventListener("input", (event) => event.target.matches(".options-filter") && light());
    document.addEventListener("keydown", (event) => {
      if (event.target.matches("input, textarea, select")) return;
      if (event.key === "Escape") unbuild();
      if (event.key.toLowerCase() === "r" && !event.ctrlKey && !event.metaKey) turnHeld();
      const part = event.target.closest?.(CLICKABLE);
      if (part && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        act(part);
      }
    });
    const select = document.querySelector('[data-setting="confirm"]');
    if (select) select.value = setting("confirm", "final");
    select?.addEventListener("change", () => keep("confirm", select.value));
    this.refresh(table);
  },

  refresh(table) {
    const text = document.getElementById("offers")?.textContent ?? "";
    const isNew = text !== shown;
    if (isNew) [built, verb, unfolded] = [begun(offers().options), "", false];
    if (isNarrow() && !unfolded && offers().options.some((offer) => offer.parts.length)) foldSheets();
    shown = text;
    const confirm = document.getElementById("confirm-choice");
    table.dataset.weighing = confirm ? "yes" : "no";
    nameGroups();
    light();
    if (isNew && !confirm) {
      takeOnly(table);
      goOn();
      takenBack = false;
    }
    if (confirm && !confirm.contains(document.activeElement)) focusUnlessTyping(confirm.querySelector("button"));
  },
};
