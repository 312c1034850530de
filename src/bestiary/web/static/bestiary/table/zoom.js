// Zoom of the boards that need it: by their button, or by a double tap where nothing can be chosen.
import { all, closest } from "./dom.js";
import { isClipped, isNarrow } from "./geometry.js";
import { state } from "./state.js";

const DOUBLE_TAP_MS = 300;
const SAME_PLACE_PX = 24;
const LEVELS = ["zoom-0", "zoom-2", "zoom-3"]; // the class of a frame; none is its own size
const CHOICES = ".lit, .other, .chosen, .held-ghost, .true-ghost"; // two taps at these are two choices

/** Closer, twice as close, back; on a phone, where parts are as large as a finger, the whole board and back. @param {HTMLElement} frame */
function nextLevel(frame) {
  const level = LEVELS.find((name) => frame.classList.contains(name));
  if (!isNarrow()) return level === "zoom-2" ? "zoom-3" : level ? "" : "zoom-2";
  return level ? "" : isClipped(frame) ? "zoom-0" : "zoom-2";
}

/** @param {HTMLElement} frame @param {string} level */
export function zoomTo(frame, level) {
  state.panels.zoom.set(frame.id, level);
  applyLevel(frame);
}

/** @param {HTMLElement} frame */
function applyLevel(frame) {
  for (const name of LEVELS) frame.classList.toggle(name, state.panels.zoom.get(frame.id) === name);
}

/** Every board at its own size: another page of a lesson points at something else. */
export function resetZoom() {
  state.panels.zoom.clear();
  for (const frame of all(".zoomable")) applyLevel(frame);
}

/** @param {Event} event */
export function zoomByButton({ target }) {
  const frame = document.getElementById(closest(target, "[data-zoom]")?.dataset.zoom ?? "");
  if (frame) zoomTo(frame, nextLevel(frame));
}

/** @param {PointerEvent} event */
export function zoomByDoubleTap(event) {
  const frame = closest(event.target, ".zoomable");
  if (!frame || event.pointerType !== "touch") return;
  const { timeStamp, clientX, clientY } = event;
  const last = state.pointer.zoomTap;
  const isDoubleTap = timeStamp - last.timeStamp < DOUBLE_TAP_MS && Math.hypot(clientX - last.clientX, clientY - last.clientY) < SAME_PLACE_PX;
  const isChoice = Boolean(closest(event.target, CHOICES));
  if (!isChoice && isDoubleTap) zoomTo(frame, nextLevel(frame));
  state.pointer.zoomTap = { timeStamp: isChoice ? -Infinity : timeStamp, clientX, clientY };
}

/** @type {Feature} */
export const zoom = {
  refresh() {
    for (const id of state.panels.zoom.keys()) {
      const frame = document.getElementById(id);
      if (frame) applyLevel(frame);
    }
  },
};
