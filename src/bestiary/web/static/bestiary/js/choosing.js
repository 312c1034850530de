// Builds a choice click by click. An offer is a list of parts; parts that come next are lit, parts
// that would take the place of one already clicked can be clicked as well.
import { lightHint } from "./advice.js";
import { showLitPanel, showMore } from "./aside.js";
import { ask, foldSheets, nameGroups, narrow, showBuilt } from "./asking.js";
import { after, ahead, begun, decided, firsts, fitting, holds, instead, isGuessed } from "./clicks.js";
import { counted, markDue, weighed } from "./due.js";
import { aims, foretell, ghostAt, wasAimed } from "./foresight.js";
import { NARROW, isNarrow } from "./frames.js";
import { isEarly, keep, offers, send, setting } from "./sending.js";
import { setStage } from "./stage.js";

let built = [];
let verb = "";
let unfolded = false; // whether the reader has unfolded the list of this question
let shown = "";
let sent = "";
const ANSWER = 1500;
export const CLICKABLE = "[data-part]:is(.lit, .other, .chosen)";

/** The options, or those of the verb that was pressed. */
const meant = () => offers().options.filter((offer) => !verb || offer.verbs.includes(verb));

const candidates = () => fitting(meant(), built);

/** Send a choice once: until the answer comes, more clicks for the same decision mean nothing. */
function sendChoice(text, confirm) {
  const { seat, ticket } = offers();
  const key = `${seat} ${ticket} ` + (confirm === "never" ? "" : text);
  if (key === sent) return;
  sent = key;
  setTimeout(() => (sent = ""), ANSWER);
  send("play", { seat, ticket, choice: text, confirm });
  if (isEarly()) markDue(text);
}

/** Make a choice; one that was guessed from a few of its clicks is shown first. */
function choose(text, guessed = false) {
  [built, verb] = [begun(offers().options), ""];
  const confirm = guessed && setting("confirm", "final") === "final" ? "always" : setting("confirm", "final");
  sendChoice(text, confirm === "final" && wasAimed() ? "never" : confirm); // a second tap is sure
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
  if (made) choose(made.text, isGuessed(made, built));
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

/** What may be clicked next; what is too small for a finger waits on a phone until it comes close. */
function reachable(open) {
  const [next, first] = [ahead(open, built), firsts(open, built)];
  const small = isNarrow() ? document.querySelector("svg[data-small]")?.dataset.small : null;
  return new Set([...next].filter((part) => first.has(part) || part.split(":")[0] !== small));
}

/** Light what may be clicked next, mark what was, and narrow the list of words to fit. */
function light() {
  const weighing = Boolean(document.getElementById("confirm-choice"));
  const open = weighing ? [] : candidates();
  const next = weighing ? new Set() : reachable(open);
  const others = weighing ? new Set() : instead(meant(), built);
  for (const [element, before] of counted()) lightPart(element, next, others, before);
  markDue(weighed());
  for (const svg of document.querySelectorAll(".panel svg")) {
    svg.classList.toggle("is-choosing", Boolean(svg.querySelector(".lit")));
  }
  for (const button of document.querySelectorAll(".verb[data-verb]")) {
    button.setAttribute("aria-pressed", String(button.dataset.verb === verb));
  }
  foretell(open, built);
  showMore();
  lightHint(built);
  showLitPanel();
  showBuilt(meant(), open, built, choose);
  narrow(open, built, verb);
  ask(built, verb);
  setStage(`${offers().ticket} ${verb} ${built}`);
}

function unbuild() {
  if (document.getElementById("confirm-choice")) send("ask", { act: "weigh-off", seat: offers().seat });
  else if (built.length > begun(meant()).length) built = built.slice(0, -1);
  else [built, verb] = [begun(offers().options), ""];
  light();
}

/** Bring the keyboard to what is asked next, but never out of a text being written. */
function focusUnlessTyping(element) {
  if (!document.activeElement?.matches("input, textarea, select")) element.focus({ preventScroll: true });
}

let takenBack = false;

const GRACE = 3000; // milliseconds in which what led to the end of a turn can be taken back

function tell(...words) {
  const told = document.createElement("p");
  told.className = "notice";
  told.textContent = words.join(" ");
  document.getElementById("notice").replaceChildren(told);
}

/** Whether an option ends the turn, and what was done in it could still be taken back. */
function endsTooSoon({ text }) {
  const ends = [...document.querySelectorAll("#prompt .ends > .option")].some((one) => one.dataset.choice === text);
  return ends && Boolean(document.querySelector("#prompt [data-ask=take-back]"));
}

/** Where there is nothing to choose, the only option is taken, told, and may be taken back. */
function takeOnly(table) {
  const { options, turn, seat, ticket } = offers();
  const open = options.length === 1 && turn === "mine" && table.dataset.past === "no";
  if (!open || takenBack || !table.dataset.taken || setting("only", "on") === "off") return;
  const [only] = options;
  const take = () => {
    if (offers().seat !== seat || offers().ticket !== ticket || table.dataset.past !== "no") return;
    sendChoice(only.text, "never");
    tell(table.dataset.taken, only.label);
  };
  if (!endsTooSoon(only)) return take();
  tell(table.dataset.soon, only.label);
  setTimeout(take, GRACE);
}

/** What was clicked, or what beneath it is asked for: what lies on a place does not guard it. */
function meantBy({ target, clientX, clientY }) {
  const ghosted = ghostAt(target); // a ghost lies above the handles of other places
  if (!ghosted && target.closest?.(".lit, .chosen") || !target.closest?.(".plate")) return target;
  const all = document.elementsFromPoint(clientX, clientY).filter((one) => !ghostAt(one));
  if (ghosted) return all.find((one) => one.closest("[data-part].lit")) ?? ghosted;
  return all.find((one) => one.closest("[data-part].lit")) ?? all.find((one) => one.closest(CLICKABLE)) ?? target;
}

function act(target) {
  const part = target.closest?.(CLICKABLE);
  if (part) return aims(part) || (click(part.dataset.part) ?? true);
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
  if (what === "turn") turnHeld();
  return Boolean(what);
}

export const choosing = {
  begin(table) {
    table.addEventListener("click", (event) => act(meantBy(event)));
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
    matchMedia(NARROW).addEventListener("change", light);
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
