// Steps back and forth through the game so far, and asks the table for whatever a button names.
import { offers, send } from "./sending.js";

const PACE = 1500; // milliseconds for which each step is shown
let playing = false; // whether step follows step by itself
let next = 0;
let wanted = null; // a moment to be shown once the one before it is, so that its pieces travel

function step(to) {
  const { stop, last } = document.getElementById("steps").dataset;
  const now = Number(stop);
  const where = { first: 0, back: now - 1, forth: now + 1 }[to] ?? (to === "now" ? "" : Number(to));
  const past = where !== "" && where < Number(last);
  send("ask", { act: "look", stop: past ? Math.max(0, where) : "" });
}

/** Show a moment of the log by stepping into it from the one before. */
function show(moment) {
  const { stop, past } = document.getElementById("steps").dataset;
  if (past === "yes" && Number(stop) === moment - 1) return step(moment);
  wanted = moment;
  step(Math.max(0, moment - 1));
}

function showWanted(stop) {
  if (wanted === null || stop !== Math.max(0, wanted - 1)) return;
  const moment = wanted;
  wanted = null;
  requestAnimationFrame(() => requestAnimationFrame(() => step(moment)));
}

function play(on) {
  playing = on;
  clearTimeout(next);
  const { past } = document.getElementById("steps").dataset;
  if (playing && past === "yes") next = setTimeout(() => step("forth"), PACE);
  for (const button of document.querySelectorAll("[data-step=play]")) button.setAttribute("aria-pressed", playing);
}

/** What a button, or a key, asks for; whoever steps by hand is not led on. */
function go(to, plays = false) {
  play(to === "play" ? !playing : plays);
  if (to !== "play") step(to);
}

function ask(button) {
  const { ask: act, seat, sure } = button.dataset;
  if (sure && !confirm(sure)) return;
  send("ask", { act, seat: seat ?? offers().seat });
}

function post(url) {
  const form = document.querySelector('.masthead-tools form').cloneNode(false);
  const token = document.querySelector('[name="csrfmiddlewaretoken"]').cloneNode();
  form.method = "post";
  form.action = url;
  form.dataset.salt = "new";
  form.append(token);
  document.body.append(form);
  form.requestSubmit();
}

/** Who stepped in the log goes on beside the board: there the buttons are from now on. */
function keepFocus(held) {
  const same = [...document.querySelectorAll(`.past-steps [data-step="${held}"]`)];
  same.find((button) => button.checkVisibility())?.focus();
}

/** Scroll the log, never the page, to the line of the moment shown. */
function reveal(line) {
  const panel = line.closest(".tab-panel");
  const [frame, at] = [panel.getBoundingClientRect(), line.getBoundingClientRect()];
  if (at.top < frame.top + 60) panel.scrollTop -= frame.top + 60 - at.top; // below the buttons
  else if (at.bottom > frame.bottom) panel.scrollTop += at.bottom - frame.bottom;
}

export const stepping = {
  begin(table) {
    table.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (!button) return;
      const to = button.dataset.step;
      if (to !== undefined) button.closest("li") ? show(Number(to)) : go(to, "plays" in button.dataset);
      else if (button.dataset.ask) ask(button);
      else if (button.dataset.post) post(button.dataset.post);
    });
    table.addEventListener("keydown", (event) => {
      const to = { ArrowLeft: "back", ArrowRight: "forth", Home: "first", End: "now" }[event.key];
      if (to && event.target.closest("#steps, .past-steps, .log-line")) event.preventDefault(), go(to);
    });
    table.addEventListener("change", ({ target }) => {
      if (target.dataset.tell) send("ask", { act: target.dataset.tell, text: target.value });
    });
    this.refresh(table);
  },

  refresh(table) {
    const steps = document.getElementById("steps");
    const held = steps.contains(document.activeElement) && document.activeElement.dataset.step;
    table.dataset.past = steps.dataset.past;
    if (held && steps.dataset.past === "yes") keepFocus(held);
    const stop = Number(steps.dataset.stop);
    if (steps.dataset.past === "yes") showWanted(stop);
    play(playing && Number(steps.dataset.last) > 0 && (steps.dataset.past === "yes" || wanted !== null));
    for (const line of document.querySelectorAll(".log-line button")) {
      const here = steps.dataset.past === "yes" && Number(line.dataset.step) === stop;
      if (here && !line.hasAttribute("aria-current")) {
        line.setAttribute("aria-current", "step");
        reveal(line);
      } else if (!here) line.removeAttribute("aria-current");
    }
  },
};
