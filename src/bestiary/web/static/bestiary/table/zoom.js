// Zoom of the boards that need it: by their button, or by a double tap where nothing can be chosen.
import { isNarrow } from "./viewport.js";

const DOUBLE_TAP_MS = 300;
const SAME_PLACE_PX = 24;
const LEVELS = ["zoom-0", "zoom-2", "zoom-3"]; // the class of a frame; none is its own size
const CHOICES = ".lit, .other, .chosen, .held-ghost, .true-ghost"; // two taps at these are two choices
const levels = new Map(); // by id, since a morph may replace the frame
let lastTap = { timeStamp: -Infinity, clientX: 0, clientY: 0 };

/** Closer, twice as close, back; on a phone, where parts are as large as a finger, the whole board and back. */
function nextLevel(frame) {
  const level = LEVELS.find((name) => frame.classList.contains(name));
  if (!isNarrow()) return level === "zoom-2" ? "zoom-3" : level ? "" : "zoom-2";
  const isClipped = frame.scrollWidth > frame.clientWidth + 1 || frame.scrollHeight > frame.clientHeight + 1;
  return level ? "" : isClipped ? "zoom-0" : "zoom-2";
}

function zoomIn(frame) {
  levels.set(frame.id, nextLevel(frame));
  applyLevel(frame);
}

function applyLevel(frame) {
  for (const name of LEVELS) frame.classList.toggle(name, levels.get(frame.id) === name);
}

function isDoubleTap({ timeStamp, clientX, clientY }) {
  return timeStamp - lastTap.timeStamp < DOUBLE_TAP_MS && Math.hypot(clientX - lastTap.clientX, clientY - lastTap.clientY) < SAME_PLACE_PX;
}

/** Every board at its own size: another page of a lesson points at something else. */
export function resetZoom() {
  for (const id of levels.keys()) levels.set(id, "");
  for (const frame of document.querySelectorAll(".zoomable")) applyLevel(frame);
}

export const zoom = {
  begin(table) {
    table.addEventListener("click", (event) => {
      const button = event.target.closest("[data-zoom]");
      if (button) zoomIn(document.getElementById(button.dataset.zoom));
    });
    table.addEventListener("pointerup", (event) => {
      const frame = event.target.closest(".zoomable");
      if (!frame || event.pointerType !== "touch") return;
      const isChoice = Boolean(event.target.closest(CHOICES));
      if (!isChoice && isDoubleTap(event)) zoomIn(frame);
      lastTap = isChoice ? { ...lastTap, timeStamp: -Infinity } : event;
    });
  },

  refresh() {
    for (const id of levels.keys()) {
      const frame = document.getElementById(id);
      if (frame) applyLevel(frame);
    }
  },
};
