// Tooltip: everything on the board explains itself on hover, focus, tap and long press. Touch has no
// hover, so there a tap or a long press opens the tooltip, and it stays until the next tap.
import { closest, first } from "./dom.js";
import { isNarrow } from "./geometry.js";
import { canWriteNote, openNoteDialog } from "./notes.js";
import { state } from "./state.js";

const LONG_PRESS_MS = 450;
const STILL_PX = 2; // clicks are reported in whole pixels, movements in fractions
const TARGETS = "svg [data-part], svg [data-note], .verb[aria-label], .seat-score";
const longPress = { timer: 0 };
/** Name, effect and paragraph of the rules by key: a JSON file that all tables of a game share and browsers cache. */
const legend = { entries: /** @type {Record<string, string[]>} */ ({}) };

const tooltip = () => /** @type {HTMLElement} */ (first(".tip"));
/** @param {Event} event */
const targetOf = (event) => closest(event.target, TARGETS);

/** The keys under which the legend may describe a part, most specific first; `legend_keys` in core/presentation.py is the same. @param {string} part */
function* legendKeys(part) {
  yield part;
  const [head, ...rest] = part.split(":");
  const words = rest.at(-1)?.split("-") ?? [];
  for (const family of [head, "any"]) {
    for (let n = words.length; n > 0; n -= 1) yield `${family}:${words.slice(0, n).join("-")}`;
  }
  yield head;
}

/** What the legend says of an element; nothing until the file has loaded. @param {HTMLElement} element */
function findEntry({ dataset: { part, note } }) {
  for (const key of legendKeys(part ?? note ?? "")) if (legend.entries[key]) return legend.entries[key];
  return [];
}

/** Show what an element is, or hide the tooltip if there is nothing to say; by touch it offers a note, too. @param {HTMLElement | null} element */
function showTooltip(element, isTouch = false) {
  const words = ["aria-label", "aria-description"].map((name) => element?.getAttribute(name)).filter(Boolean).join(" · ");
  const box = tooltip();
  state.panels.tooltip = words ? element : null;
  box.hidden = !words;
  if (!element || !words) return;
  const [name, does, rule] = findEntry(element);
  const [label, effect, note] = [".tip-label", ".tip-does", "[data-mark]"].map((one) => /** @type {HTMLElement} */ (first(one, box)));
  label.textContent = words;
  effect.textContent = does ? `${name}. ${does} ${rule}` : "";
  note.hidden = !(isTouch && canWriteNote(element));
  box.classList.toggle("by-finger", isTouch);
  position(box, element);
}

/** Above the element if there is room, else below it; never over the prompt beside the board. @param {HTMLElement} box @param {HTMLElement} element */
function position(box, element) {
  const at = element.getBoundingClientRect();
  const side = isNarrow() || element.closest(".table-side") ? null : first(".table-side");
  const edge = side?.getBoundingClientRect().left ?? innerWidth;
  const isAbove = at.top - box.offsetHeight - 8 > 0;
  // Set through the object model: the content security policy forbids style attributes.
  box.style.left = `${Math.max(4, Math.min(at.left, edge - box.offsetWidth - 4))}px`;
  box.style.top = `${isAbove ? at.top - box.offsetHeight - 6 : Math.min(at.bottom + 6, innerHeight - box.offsetHeight - 4)}px`;
}

/** Scrolling moves the element away from a tooltip opened by touch; one of the focused element stays. */
export function hideOnScroll() {
  clearTimeout(longPress.timer);
  if (state.panels.tooltip && tooltip().matches(".by-finger")) showTooltip(null);
}

/** @param {PointerEvent} event */
export function showOnHover(event) {
  // A page morphed below a mouse that has not moved since its click sends pointerover, too.
  const [x, y] = state.pointer.lastClick;
  const isStill = Math.hypot(event.clientX - x, event.clientY - y) < STILL_PX;
  if (event.pointerType === "mouse" && !isStill) showTooltip(targetOf(event));
}

/** @param {FocusEvent} event */
export function showOnFocus(event) {
  const element = targetOf(event);
  // After a click the focus comes along, and a morph may move it on: neither asks for a tooltip.
  const isByPointer = state.pointer.type === "touch" || (state.pointer.type && element?.matches("svg *"));
  if (element !== state.panels.tooltip && !isByPointer && !closest(event.target, ".tip")) showTooltip(element);
}

/** @param {FocusEvent} event */
export function hideOnBlur({ target, relatedTarget }) {
  if (closest(target, "svg") && !closest(relatedTarget, ".tip")) showTooltip(null);
}

/** @param {PointerEvent} event */
export function startLongPress(event) {
  const element = targetOf(event);
  state.pointer.isLongPress = false;
  if (!element || event.pointerType !== "touch") return;
  longPress.timer = setTimeout(() => {
    state.pointer.isLongPress = true;
    showTooltip(element, true);
  }, LONG_PRESS_MS);
}

export const endLongPress = () => clearTimeout(longPress.timer);

/** The click that ends a long press does nothing else. @param {Event} event */
export function swallowLongPress(event) {
  if (!state.pointer.isLongPress) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  state.pointer.isLongPress = false;
}

/** The browser's own menu of a long press gives way. @param {PointerEvent} event */
export const preventTouchMenu = (event) => event.pointerType === "touch" && targetOf(event) && event.preventDefault();

/** @param {PointerEvent} event */
export function showOnClick(event) {
  if (closest(event.target, "[data-mark]") && state.panels.tooltip) openNoteDialog(state.panels.tooltip);
  state.pointer.lastClick = [event.clientX, event.clientY];
  const disabled = closest(event.target, '.verb[aria-disabled="true"]'); // its tooltip says why
  const element = disabled ?? (event.pointerType === "touch" ? targetOf(event) : null);
  showTooltip(element && !element.matches(".lit, .other, .chosen, .option") ? element : null, true);
}

/** @type {Feature} */
export const tooltips = {
  async begin(table) {
    const answer = await fetch(table.dataset.legend ?? "");
    if (answer.ok) legend.entries = await answer.json();
  },

  refresh() {
    const { tooltip: target } = state.panels;
    if (!target || (target.isConnected && tooltip().matches(".by-finger"))) return;
    if (!target.isConnected || !target.matches(":hover, :focus")) showTooltip(null);
  },
};
