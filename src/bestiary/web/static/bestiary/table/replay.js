// Replay: steps back and forth through the game so far, by buttons, keys or lines of the log.
import { send } from "../net/outbox.js";
import { all, byId, closest, main } from "./dom.js";
import { state } from "./state.js";
import { scrollToLine } from "./viewport.js";

const STEP_MS = 1500; // how long playback shows each step
const playback = { timer: 0 };

/** @param {string | number} to */
function requestMoment(to) {
  const { stop, last } = byId("steps").dataset;
  const now = Number(stop);
  const where = { first: 0, back: now - 1, forth: now + 1 }[to] ?? (to === "now" ? NaN : Number(to));
  send("ask", { act: "look", stop: where < Number(last) ? Math.max(0, where) : "" });
}

/** Show a moment of the log, coming from the one before it: the difference is what happened. @param {number} moment */
function showMoment(moment) {
  const { stop, past } = byId("steps").dataset;
  if (past === "yes" && Number(stop) === moment - 1) return requestMoment(moment);
  state.replay.wanted = moment;
  requestMoment(Math.max(0, moment - 1));
}

/** @param {number} stop */
function showWantedMoment(stop) {
  const { wanted } = state.replay;
  if (wanted === null || stop !== Math.max(0, wanted - 1)) return;
  state.replay.wanted = null;
  // Two frames: the pieces must have been painted where they lay before they can move.
  requestAnimationFrame(() => requestAnimationFrame(() => requestMoment(wanted)));
}

/** @param {boolean} isPlaying */
function setPlaying(isPlaying) {
  state.replay.isPlaying = isPlaying;
  clearTimeout(playback.timer);
  if (isPlaying && byId("steps").dataset.past === "yes") playback.timer = setTimeout(() => requestMoment("forth"), STEP_MS);
  for (const button of all("[data-step=play]")) button.setAttribute("aria-pressed", String(isPlaying));
}

/** A step by button or key ends playback, unless the button starts it. @param {string} to */
function stepByHand(to, plays = false) {
  const { replay } = state;
  setPlaying(to === "play" ? !replay.isPlaying : plays);
  replay.isAwaited = replay.isPlaying && to !== "play"; // a swap before its answer must not end it
  if (to !== "play") requestMoment(to);
}

/** @param {Event} event */
export function stepByClick({ target }) {
  const button = closest(target, "button");
  const to = button?.dataset.step;
  if (!button || to === undefined) return;
  if (button.closest("li")) showMoment(Number(to));
  else stepByHand(to, "plays" in button.dataset);
}

/** @param {KeyboardEvent} event */
export function stepByKey(event) {
  const to = { ArrowLeft: "back", ArrowRight: "forth", Home: "first", End: "now" }[event.key];
  if (!to || !closest(event.target, "#steps, .past-steps, .log-line")) return;
  event.preventDefault();
  stepByHand(to);
}

/** In the past the buttons stand beside the board: move the focus from the log to the same button there. */
function keepFocus() {
  const step = closest(document.activeElement, "#steps [data-step]")?.dataset.step;
  if (step) all(`.past-steps [data-step="${step}"]`).find((button) => button.checkVisibility())?.focus();
}

/** Mark the line of the shown moment, and scroll to it once. @param {number | null} stop */
function markLine(stop) {
  for (const line of all(".log-line button")) {
    const isCurrent = stop !== null && Number(line.dataset.step) === stop;
    if (isCurrent && !line.hasAttribute("aria-current")) {
      line.setAttribute("aria-current", "step");
      scrollToLine(line);
    } else if (!isCurrent) line.removeAttribute("aria-current");
  }
}

function refresh() {
  const { past, stop, last } = byId("steps").dataset;
  const { replay } = state;
  const isPast = past === "yes";
  main().dataset.past = past;
  if (isPast) {
    keepFocus();
    showWantedMoment(Number(stop));
    replay.isAwaited = false;
  }
  setPlaying(replay.isPlaying && Number(last) > 0 && (isPast || replay.isAwaited || replay.wanted !== null));
  markLine(isPast ? Number(stop) : null);
}

/** @type {Feature} */
export const replay = { begin: refresh, refresh };
