// Double-tap guard: ignores a second tap at the same place if another target slid under the finger since
// the first one, such as a button that appeared there.
import { closest } from "./dom.js";
import { state } from "./state.js";

const DOUBLE_TAP_MS = 500;
const SAME_PLACE_PX = 16;

/** Identifies what a tap would do: the part of the board, or the button. @param {EventTarget | null} target */
function targetKey(target) {
  const { part, choice, verb, ask, do: what } = closest(target, "[data-part], button")?.dataset ?? {};
  return [part, choice, verb, ask, what].join("|");
}

/** @param {PointerEvent} event */
export function ignoreHastyTap(event) {
  if (event.pointerType !== "touch") return;
  const last = state.pointer.guardedTap;
  const tap = { time: event.timeStamp, x: event.clientX, y: event.clientY, name: targetKey(event.target) };
  const isSecondTap = tap.time - last.time < DOUBLE_TAP_MS && Math.hypot(tap.x - last.x, tap.y - last.y) < SAME_PLACE_PX;
  if (!isSecondTap || tap.name === last.name) return void (state.pointer.guardedTap = tap);
  event.preventDefault();
  event.stopImmediatePropagation();
}
