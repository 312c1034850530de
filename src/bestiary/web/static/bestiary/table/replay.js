// Replay: steps back and forth through the game so far, by buttons, keys or lines of the log.
import { send } from "../net/outbox.js";

const STEP_MS = 1500; // how long playback shows each step
let isPlaying = false; // playback: steps follow by themselves
let stepTimer = 0;
let wantedMoment = null; // shown after the moment before it, so that pieces move between the two

function requestMoment(to) {
  const { stop, last } = document.getElementById("steps").dataset;
  const now = Number(stop);
  const where = { first: 0, back: now - 1, forth: now + 1 }[to] ?? (to === "now" ? "" : Number(to));
  const past = where !== "" && where < Number(last);
  send("ask", { act: "look", stop: past ? Math.max(0, where) : "" });
}

/** Show a moment of the log, coming from the one before it: the difference is what happened. */
function showMoment(moment) {
  const { stop, past } = document.getElementById("steps").dataset;
  if (past === "yes" && Number(stop) === moment - 1) return requestMoment(moment);
  wantedMoment = moment;
  requestMoment(Math.max(0, moment - 1));
}

function showWantedMoment(stop) {
  if (wantedMoment === null || stop !== Math.max(0, wantedMoment - 1)) return;
  const moment = wantedMoment;
  wantedMoment = null;
  // Two frames: the pieces must have been painted where they lay before they can move.
  requestAnimationFrame(() => requestAnimationFrame(() => requestMoment(moment)));
}

function setPlaying(on) {
  isPlaying = on;
  clearTimeout(stepTimer);
  const { past } = document.getElementById("steps").dataset;
  if (isPlaying && past === "yes") stepTimer = setTimeout(() => requestMoment("forth"), STEP_MS);
  for (const button of document.querySelectorAll("[data-step=play]")) button.setAttribute("aria-pressed", isPlaying);
}

/** A step by button or key ends playback, unless the button starts it. */
function stepByHand(to, plays = false) {
  setPlaying(to === "play" ? !isPlaying : plays);
  if (to !== "play") requestMoment(to);
}

/** In the past the buttons stand beside the board: move the focus from the log to the same button there. */
function keepFocus(focusedStep) {
  const same = [...document.querySelectorAll(`.past-steps [data-step="${focusedStep}"]`)];
  same.find((button) => button.checkVisibility())?.focus();
}

/** Scroll the log, never the page, to the line of the shown moment. */
function scrollToLine(line) {
  const panel = line.closest(".tab-panel");
  const [frame, at] = [panel.getBoundingClientRect(), line.getBoundingClientRect()];
  if (at.top < frame.top + 60) panel.scrollTop -= frame.top + 60 - at.top; // below the buttons
  else if (at.bottom > frame.bottom) panel.scrollTop += at.bottom - frame.bottom;
}

export const replay = {
  begin(table) {
    table.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      const to = button?.dataset.step;
      if (to !== undefined) button.closest("li") ? showMoment(Number(to)) : stepByHand(to, "plays" in button.dataset);
    });
    table.addEventListener("keydown", (event) => {
      const to = { ArrowLeft: "back", ArrowRight: "forth", Home: "first", End: "now" }[event.key];
      if (to && event.target.closest("#steps, .past-steps, .log-line")) event.preventDefault(), stepByHand(to);
    });
    this.refresh(table);
  },

  refresh(table) {
    const steps = document.getElementById("steps");
    const focusedStep = steps.contains(document.activeElement) && document.activeElement.dataset.step;
    table.dataset.past = steps.dataset.past;
    if (focusedStep && steps.dataset.past === "yes") keepFocus(focusedStep);
    const stop = Number(steps.dataset.stop);
    if (steps.dataset.past === "yes") showWantedMoment(stop);
    setPlaying(isPlaying && Number(steps.dataset.last) > 0 && (steps.dataset.past === "yes" || wantedMoment !== null));
    for (const line of document.querySelectorAll(".log-line button")) {
      const isCurrent = steps.dataset.past === "yes" && Number(line.dataset.step) === stop;
      if (isCurrent && !line.hasAttribute("aria-current")) {
        line.setAttribute("aria-current", "step");
        scrollToLine(line);
      } else if (!isCurrent) line.removeAttribute("aria-current");
    }
  },
};
