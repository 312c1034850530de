// Private notes on the board, stored with my seat: texts on places, and lines crossed off a list.
import { send } from "../net/outbox.js";
import { all, byId, closest, fieldOf, ringOf } from "./dom.js";
import { offers, state } from "./state.js";

const SVG = "http://www.w3.org/2000/svg";
const MAX_FLAG_LETTERS = 7;
/** @typedef {Record<string, string>} Notes By part, or by the line of a list. */
const cached = { text: "", notes: /** @type {Notes} */ ({}) };

const ownsNotes = () => Boolean(document.getElementById("marks"));

/** The notes as the server last sent them, with those written since. */
function myNotes() {
  const text = document.getElementById("marks")?.textContent ?? "";
  if (text !== cached.text) Object.assign(cached, { text, notes: text ? JSON.parse(text) : {} });
  return cached.notes;
}

/** @param {string} name @param {string} value */
function writeNote(name, value) {
  const notes = myNotes();
  if ((notes[name] ?? "") === value) return;
  if (value) notes[name] = value;
  else delete notes[name];
  send("ask", { act: "mark", seat: offers().seat, part: name, text: value });
}

/** Whether I may write a note on it. @param {HTMLElement} place */
export const canWriteNote = (place) => ownsNotes() && Boolean(place.closest("#boards [data-part]"));

/** Open the dialog for a note on a place of the board. @param {HTMLElement} place */
export function openNoteDialog(place) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("mark"));
  if (dialog.open || !ownsNotes()) return;
  state.panels.note = place.dataset.part ?? "";
  byId("mark-of").textContent = place.dataset.words ?? place.getAttribute("aria-label");
  fieldOf("mark-text").value = myNotes()[state.panels.note] ?? "";
  dialog.showModal();
}

/** Checklist with a roving tabindex: one tab stop, arrows move from line to line. @param {HTMLElement[]} lines @param {Notes} notes */
function updateChecklist(lines, notes) {
  const current = lines.find((line) => line.tabIndex === 0) ?? lines[0];
  for (const line of lines) {
    const crossed = Boolean(notes[`tick:${line.dataset.tick}`]);
    line.classList.toggle("crossed", crossed);
    if (!ownsNotes()) continue;
    line.setAttribute("role", "checkbox");
    line.setAttribute("aria-checked", String(crossed));
    line.setAttribute("tabindex", line === current ? "0" : "-1");
  }
}

/** @param {KeyboardEvent} event @param {HTMLElement} line */
function moveFocus(event, line) {
  const lines = all("[data-tick]", line.closest("svg") ?? document);
  const top = line.getBoundingClientRect().top;
  const row = lines.filter((other) => Math.abs(other.getBoundingClientRect().top - top) < 2).length;
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row }[event.key];
  const next = step && lines[lines.indexOf(line) + step];
  if (!next) return;
  event.preventDefault();
  line.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

/** @param {HTMLElement} line */
function toggleLine(line) {
  const name = `tick:${line.dataset.tick}`;
  writeNote(name, myNotes()[name] ? "" : "x");
  showNotes();
}

/** Draw the beginning of a note onto its place. @param {HTMLElement} place @param {string} note */
function drawFlag(place, note) {
  const ring = ringOf(place);
  if (!ring) return;
  const { x, y, width, height } = ring.getBBox();
  const text = document.createElementNS(SVG, "text");
  text.classList.add("note-flag");
  text.setAttribute("x", String(x + width / 2));
  text.setAttribute("y", String(y + height - 4));
  text.textContent = note.length > MAX_FLAG_LETTERS ? `${note.slice(0, MAX_FLAG_LETTERS)}…` : note;
  place.append(text);
}

/** Put the notes back onto a board that was swapped in. */
function showNotes() {
  const notes = myNotes();
  for (const old of all(".note-flag")) old.remove();
  for (const place of all("#boards [data-part]")) {
    const note = notes[place.dataset.part ?? ""];
    if (note) drawFlag(place, note);
    if (!note && !place.dataset.words) continue;
    place.dataset.words ??= place.getAttribute("aria-label") ?? "";
    place.setAttribute("aria-label", note ? `${place.dataset.words} · ${note}` : place.dataset.words);
  }
  updateChecklist(all("[data-tick]"), notes);
}

/** @param {PointerEvent} event */
export function writeByMenu(event) {
  const place = closest(event.target, "#boards [data-part]");
  if (!place || !ownsNotes() || event.pointerType === "touch") return;
  event.preventDefault();
  openNoteDialog(place);
}

/** N writes a note; in a checklist Enter and Space cross off, arrows move. @param {KeyboardEvent} event */
export function writeByKey(event) {
  const place = closest(event.target, "#boards [data-part]");
  if (place && event.key.toLowerCase() === "n") {
    event.preventDefault();
    openNoteDialog(place);
  }
  const line = closest(event.target, "[data-tick]");
  if (!line || !ownsNotes()) return;
  if (event.key !== " " && event.key !== "Enter") return moveFocus(event, line);
  event.preventDefault();
  toggleLine(line);
}

/** @param {Event} event */
export function crossOff({ target }) {
  const line = closest(target, "[data-tick]");
  if (line && ownsNotes()) toggleLine(line);
}

/** @type {Feature} */
export const notes = {
  begin() {
    byId("mark").addEventListener("close", () => {
      writeNote(state.panels.note, fieldOf("mark-text").value.trim());
      showNotes();
    });
    showNotes();
  },

  refresh: showNotes,
};
