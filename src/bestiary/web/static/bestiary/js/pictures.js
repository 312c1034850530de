// Everything on the board explains itself on hover, focus, tap and long press; zoom for boards that need it.
import { isNarrow } from "./frames.js";
import { entryOf, loadLegend } from "./legend.js";
import { edit, mayMark } from "./marks.js";

const LONG_PRESS = 450;
const STILL = 2; // a click is told in whole pixels, a movement in parts of them
let press = 0;
let held = false;
let told = null;
let used = ""; // what was the last to do anything: touch, mouse, pen, or nothing for the keyboard
let clicked = [NaN, NaN]; // where the mouse was last clicked

const tip = () => document.querySelector(".tip");

/** By finger it stays until the next tap, so there a note can be asked for. */
function explain(element, byFinger = false) {
  const words = ["aria-label", "aria-description"].map((name) => element?.getAttribute(name)).filter(Boolean).join(" · ");
  const box = tip();
  told = words ? element : null;
  if (!words) return void (box.hidden = true);
  const [name, does, rule] = entryOf(element) ?? [];
  box.querySelector(".tip-label").textContent = words;
  box.querySelector(".tip-does").textContent = does ? `${name}. ${does} ${rule}` : "";
  box.querySelector("[data-mark]").hidden = !(byFinger && mayMark(element));
  box.classList.toggle("by-finger", byFinger);
  box.hidden = false;
  const at = element.getBoundingClientRect();
  const side = isNarrow() || element.closest(".table-side") ? null : document.querySelector(".table-side");
  const edge = side?.getBoundingClientRect().left ?? innerWidth; // beside the board lies what is asked
  const above = at.top - box.offsetHeight - 8 > 0;
  // Set through the object model, which the content policy allows, not as an attribute.
  box.style.left = `${Math.max(4, Math.min(at.left, edge - box.offsetWidth - 4))}px`;
  box.style.top = `${above ? at.top - box.offsetHeight - 6 : Math.min(at.bottom + 6, innerHeight - box.offsetHeight - 4)}px`;
}

/** What moved away from its explanation by finger is left alone; what the keyboard is at keeps it. */
function leave() {
  clearTimeout(press);
  if (told && tip().matches(".by-finger")) explain(null);
}

const spoken = (event) => event.target.closest?.("svg [data-part], svg [data-note], .verb[aria-label], .seat-score");

const LEVELS = ["zoom-0", "zoom-2", "zoom-3"];

/** Closer, twice as close, back; on a phone, where parts are as large as a finger, all of it and back. */
function next(box) {
  const level = LEVELS.find((name) => box.classList.contains(name));
  if (!isNarrow()) return level === "zoom-2" ? "zoom-3" : level ? "" : "zoom-2";
  const isCut = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
  return level ? "" : isCut ? "zoom-0" : "zoom-2";
}

function zoom(box) {
  levels.set(box.id, next(box));
  set(box);
}

function set(box) {
  for (const name of LEVELS) box.classList.toggle(name, levels.get(box.id) === name);
}

const levels = new Map();
const TWICE = 300;
const NEAR = 24;
const CHOICES = ".lit, .other, .chosen, .held-ghost, .true-ghost"; // two taps at these mean two choices
let tapped = { timeStamp: -Infinity, clientX: 0, clientY: 0 };

/** Two taps at one place where nothing can be chosen. */
function isSecond({ timeStamp, clientX, clientY }) {
  return timeStamp - tapped.timeStamp < TWICE && Math.hypot(clientX - tapped.clientX, clientY - tapped.clientY) < NEAR;
}

/** Every picture at its own size: another page of a lesson points at something else. */
export function unzoom() {
  for (const id of levels.keys()) levels.set(id, "");
  for (const box of document.querySelectorAll(".zoomable")) set(box);
}

export const pictures = {
  begin(table) {
    loadLegend(table);
    // A page drawn anew below a mouse that stays where it clicked asks for nothing: what comes next lies there.
    table.addEventListener("pointerover", (event) => {
      const isStill = Math.hypot(event.clientX - clicked[0], event.clientY - clicked[1]) < STILL;
      if (event.pointerType === "mouse" && !isStill) explain(spoken(event));
    });
    for (const does of ["pointerdown", "keydown"]) {
      document.addEventListener(does, (event) => (used = event.pointerType ?? ""), { capture: true });
    }
    // Who points does not ask by the focus: it comes along, and a board drawn anew moves it on.
    table.addEventListener("focusin", (event) => {
      const element = spoken(event);
      const isBrought = used === "touch" || (used && element?.matches("svg *"));
      if (element !== told && !isBrought && !event.target.closest(".tip")) explain(element);
    });
    table.addEventListener("focusout", (event) => {
      if (event.target.closest("svg") && !event.relatedTarget?.closest(".tip")) explain(null);
    });
    table.addEventListener("pointerdown", (event) => {
      const element = spoken(event);
      held = false;
      if (!element || event.pointerType !== "touch") return;
      press = setTimeout(() => ((held = true), explain(element, true)), LONG_PRESS);
    });
    // A long press shows the explanation and does nothing else.
    table.addEventListener("click", (event) => held && (event.stopImmediatePropagation(), event.preventDefault(), (held = false)), { capture: true });
    table.addEventListener("contextmenu", (event) => event.pointerType === "touch" && spoken(event) && event.preventDefault());
    for (const end of ["pointerup", "pointercancel"]) {
      table.addEventListener(end, () => clearTimeout(press), { passive: true });
    }
    document.addEventListener("scroll", leave, { passive: true, capture: true });
    table.addEventListener("click", (event) => {
      if (event.target.closest("[data-mark]")) edit(told);
      clicked = [event.clientX, event.clientY];
      const dead = event.target.closest('.verb[aria-disabled="true"]'); // it says why
      const element = dead ?? (event.pointerType === "touch" ? spoken(event) : null);
      explain(element && !element.matches(".lit, .other, .chosen, .option") ? element : null, true);
      const button = event.target.closest("[data-zoom]");
      if (button) zoom(document.getElementById(button.dataset.zoom));
    });
    table.addEventListener("pointerup", (event) => {
      const box = event.target.closest(".zoomable");
      if (!box || event.pointerType !== "touch") return;
      const isChoice = Boolean(event.target.closest(CHOICES));
      if (!isChoice && isSecond(event)) zoom(box);
      tapped = isChoice ? { ...tapped, timeStamp: -Infinity } : event;
    });
  },

  refresh() {
    if (told && !told.isConnected) explain(null);
    else if (told && !tip().matches(".by-finger") && !told.matches(":hover, :focus")) explain(null);
    for (const id of levels.keys()) {
      const box = document.getElementById(id);
      if (box) set(box);
    }
  },
};
