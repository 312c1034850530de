// Tooltip: everything on the board explains itself on hover, focus, tap and long press. Touch has no
// hover, so there a tap or a long press opens the tooltip, and it stays until the next tap.
import { findEntry, loadLegend } from "./legend.js";
import { canWriteNote, openNoteDialog } from "./notes.js";
import { isNarrow } from "./viewport.js";

const LONG_PRESS_MS = 450;
const STILL_PX = 2; // clicks are reported in whole pixels, movements in fractions
const TARGETS = "svg [data-part], svg [data-note], .verb[aria-label], .seat-score";
let longPressTimer = 0;
let isLongPress = false;
let target = null; // the element that the tooltip is about
let lastInput = ""; // touch, mouse or pen; empty for the keyboard
let lastClick = [NaN, NaN]; // where the mouse was last clicked

const tooltip = () => document.querySelector(".tip");
const targetOf = (event) => event.target.closest?.(TARGETS);

/** Show what an element is, or hide the tooltip if there is nothing to say; by touch it offers a note, too. */
function showTooltip(element, isTouch = false) {
  const words = ["aria-label", "aria-description"].map((name) => element?.getAttribute(name)).filter(Boolean).join(" · ");
  const box = tooltip();
  target = words ? element : null;
  if (!words) return void (box.hidden = true);
  const [name, does, rule] = findEntry(element) ?? [];
  box.querySelector(".tip-label").textContent = words;
  box.querySelector(".tip-does").textContent = does ? `${name}. ${does} ${rule}` : "";
  box.querySelector("[data-mark]").hidden = !(isTouch && canWriteNote(element));
  box.classList.toggle("by-finger", isTouch);
  box.hidden = false;
  position(box, element);
}

/** Above the element if there is room, else below it; never over the prompt beside the board. */
function position(box, element) {
  const at = element.getBoundingClientRect();
  const side = isNarrow() || element.closest(".table-side") ? null : document.querySelector(".table-side");
  const edge = side?.getBoundingClientRect().left ?? innerWidth;
  const isAbove = at.top - box.offsetHeight - 8 > 0;
  // Set through the object model: the content security policy forbids style attributes.
  box.style.left = `${Math.max(4, Math.min(at.left, edge - box.offsetWidth - 4))}px`;
  box.style.top = `${isAbove ? at.top - box.offsetHeight - 6 : Math.min(at.bottom + 6, innerHeight - box.offsetHeight - 4)}px`;
}

/** Scrolling moves the element away from a tooltip opened by touch; one of the focused element stays. */
function hideOnScroll() {
  clearTimeout(longPressTimer);
  if (target && tooltip().matches(".by-finger")) showTooltip(null);
}

function showOnHover(event) {
  // A page morphed below a mouse that has not moved since its click sends pointerover, too.
  const isStill = Math.hypot(event.clientX - lastClick[0], event.clientY - lastClick[1]) < STILL_PX;
  if (event.pointerType === "mouse" && !isStill) showTooltip(targetOf(event));
}

function showOnFocus(event) {
  const element = targetOf(event);
  // After a click the focus comes along, and a morph may move it on: neither asks for a tooltip.
  const isByPointer = lastInput === "touch" || (lastInput && element?.matches("svg *"));
  if (element !== target && !isByPointer && !event.target.closest(".tip")) showTooltip(element);
}

function startLongPress(event) {
  const element = targetOf(event);
  isLongPress = false;
  if (!element || event.pointerType !== "touch") return;
  longPressTimer = setTimeout(() => ((isLongPress = true), showTooltip(element, true)), LONG_PRESS_MS);
}

/** The click that ends a long press does nothing else. */
function swallowLongPress(event) {
  if (!isLongPress) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  isLongPress = false;
}

function showOnClick(event) {
  if (event.target.closest("[data-mark]")) openNoteDialog(target);
  lastClick = [event.clientX, event.clientY];
  const disabled = event.target.closest('.verb[aria-disabled="true"]'); // its tooltip says why
  const element = disabled ?? (event.pointerType === "touch" ? targetOf(event) : null);
  showTooltip(element && !element.matches(".lit, .other, .chosen, .option") ? element : null, true);
}

export const tooltips = {
  begin(table) {
    loadLegend(table);
    table.addEventListener("pointerover", showOnHover);
    for (const input of ["pointerdown", "keydown"]) {
      document.addEventListener(input, (event) => (lastInput = event.pointerType ?? ""), { capture: true });
    }
    table.addEventListener("focusin", showOnFocus);
    table.addEventListener("focusout", (event) => {
      if (event.target.closest("svg") && !event.relatedTarget?.closest(".tip")) showTooltip(null);
    });
    table.addEventListener("pointerdown", startLongPress);
    table.addEventListener("click", swallowLongPress, { capture: true });
    table.addEventListener("contextmenu", (event) => event.pointerType === "touch" && targetOf(event) && event.preventDefault());
    for (const end of ["pointerup", "pointercancel"]) {
      table.addEventListener(end, () => clearTimeout(longPressTimer), { passive: true });
    }
    document.addEventListener("scroll", hideOnScroll, { passive: true, capture: true });
    table.addEventListener("click", showOnClick);
  },

  refresh() {
    if (target && !target.isConnected) showTooltip(null);
    else if (target && !tooltip().matches(".by-finger") && !target.matches(":hover, :focus")) showTooltip(null);
  },
};
