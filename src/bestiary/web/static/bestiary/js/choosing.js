// Builds a choice click by click. An offer is a list of parts; parts that come next are lit.
import { keep, offers, send, setting } from "./sending.js";
import { setStage } from "./stage.js";

let built = [];
let shown = "";
let sent = "";
const ANSWER = 1500;

const isFree = (part) => part.startsWith("~");
const bare = (part) => part.replace(/^~/, "");

/** The parts that may be clicked next: the first, or a run of free ones, which know no order. */
function nextOf(left) {
  if (!left.length || !isFree(left[0])) return left.slice(0, 1);
  const end = left.findIndex((part) => !isFree(part));
  return left.slice(0, end < 0 ? left.length : end);
}

/** What is left of an offer's parts after these clicks; null if they do not lead to it. */
function leftOf(parts, clicks) {
  const left = [...parts];
  for (const part of clicks) {
    const at = nextOf(left).findIndex((one) => bare(one) === part);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

const named = (part) => document.querySelectorAll(`[data-part="${CSS.escape(part)}"]`);
const label = (part) => named(part)[0]?.getAttribute("aria-label") ?? part.replace(/[:_-]/g, " ");

/** On a phone the list would lie over the board that can be clicked: it begins folded. */
const isNarrow = () => matchMedia("(max-width: 62.49rem)").matches;

function foldSheets() {
  for (const sheet of document.querySelectorAll(".options-sheet")) sheet.removeAttribute("open");
}

function candidates() {
  return offers().options.filter((offer) => leftOf(offer.parts, built));
}

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
  built = [];
  sendChoice(text, setting("confirm", "final"));
}

function click(part) {
  const next = offers().options.filter((offer) => leftOf(offer.parts, [...built, part]));
  if (!next.length) return false;
  built.push(part);
  if (next.length === 1 && next[0].parts.length === built.length) choose(next[0].text);
  else light();
  return true;
}

function lightPart(element, on) {
  if (on === element.classList.contains("lit")) return;
  element.classList.toggle("lit", on);
  if (on) {
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "0");
  } else {
    element.setAttribute("role", "img");
    element.removeAttribute("tabindex");
  }
}

/** Light what may be clicked next, mark what was, and narrow the list of words to fit. */
function light() {
  const weighing = Boolean(document.getElementById("confirm-choice"));
  const open = weighing ? [] : candidates();
  const next = new Set(open.flatMap((offer) => nextOf(leftOf(offer.parts, built)).map(bare)));
  for (const element of document.querySelectorAll("[data-part]")) {
    lightPart(element, next.has(element.dataset.part));
    element.classList.toggle("chosen", built.includes(element.dataset.part));
  }
  for (const svg of document.querySelectorAll(".panel svg")) {
    svg.classList.toggle("is-choosing", Boolean(svg.querySelector(".lit")));
  }
  for (const [tab, place] of [["board", ".table-board"], ["tray", ".table-tray"], ["others", ".table-others"]]) {
    const holds = Boolean(document.querySelector(`${place} .lit`));
    document.querySelector(`.table-tabs [data-tab="${tab}"]`)?.classList.toggle("has-lit", holds);
  }
  lightHint();
  showLitPanel();
  setStage();
  narrow(new Set(open.map((offer) => offer.text)));
  showBuilt(open);
}

/** What a hint would click, marked beside what may be clicked. */
function lightHint() {
  const text = document.getElementById("hint")?.dataset.choice;
  const offer = text && offers().options.find((one) => one.text === text);
  const parts = new Set((offer?.parts ?? []).map(bare));
  for (const element of document.querySelectorAll("[data-part]")) {
    element.classList.toggle("hinted", parts.has(element.dataset.part));
  }
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
  const wanted = (document.querySelector(".options-filter")?.value ?? "").toLowerCase();
  for (const button of document.querySelectorAll(".option")) {
    const fits = texts.has(button.dataset.choice) && button.textContent.toLowerCase().includes(wanted);
    button.closest("li").hidden = !fits;
  }
  for (const group of document.querySelectorAll(".options-group")) {
    group.hidden = !group.querySelector("li:not([hidden])");
    if (wanted || built.length) group.open = true;
  }
}

function showBuilt(open) {
  const row = document.querySelector(".prompt-built-row");
  if (!row) return;
  row.hidden = built.length === 0;
  const list = row.querySelector(".prompt-built");
  list.replaceChildren(...built.map((part) => {
    const item = document.createElement("li");
    item.className = "chip";
    item.textContent = label(part);
    return item;
  }));
  const done = open.find((offer) => offer.parts.length === built.length && built.length);
  if (done) offerDone(list, done);
  if (built.length && !isNarrow()) document.querySelector(".options-sheet")?.setAttribute("open", "");
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
  else if (built.length) built.pop();
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

function act(target) {
  const part = target.closest?.("[data-part].lit");
  if (part && click(part.dataset.part)) return true;
  const option = target.closest?.(".option");
  if (option) return choose(option.dataset.choice) ?? true;
  const what = target.closest?.("[data-do]")?.dataset.do;
  if (what === "confirm") sendChoice(document.getElementById("confirm-choice").dataset.choice, "never");
  if (what === "hinted") choose(document.getElementById("hint").dataset.choice);
  if (what === "back" || what === "unbuild") unbuild();
  return Boolean(what);
}

export const choosing = {
  begin(table) {
    table.addEventListener("click", (event) => act(event.target));
    table.addEventListener("submit", (event) => (takenBack ||= event.target.elements?.act?.value === "take-back"));
    table.addEventListener("input", (event) => event.target.matches(".options-filter") && light());
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") unbuild();
      const part = event.target.closest?.("[data-part].lit");
      if (part && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        act(part);
        document.querySelector("svg .lit")?.focus({ preventScroll: true });
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
    if (isNew) {
      built = [];
      if (isNarrow() && offers().options.some((offer) => offer.parts.length)) foldSheets();
    }
    shown = text;
    const confirm = document.getElementById("confirm-choice");
    table.dataset.weighing = confirm ? "yes" : "no";
    nameGroups();
    light();
    if (isNew && !confirm) {
      takeOnly(table);
      takenBack = false;
    }
    if (confirm && !confirm.contains(document.activeElement)) focusUnlessTyping(confirm.querySelector("button"));
  },
};
