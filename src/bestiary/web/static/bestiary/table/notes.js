// Private notes on the board, stored with my seat: texts on places, and lines crossed off a list.
import { offers } from "./offers.js";
import { send } from "../net/outbox.js";

const SVG = "http://www.w3.org/2000/svg";
const MAX_FLAG_LETTERS = 7;
let editedPart = null;
let cachedNotes = { text: "", all: {} };

const ownsNotes = () => Boolean(document.getElementById("marks"));

/** The notes as the server last sent them, with those written since. */
function myNotes() {
  const text = document.getElementById("marks")?.textContent ?? "";
  if (text !== cachedNotes.text) cachedNotes = { text, all: text ? JSON.parse(text) : {} };
  return cachedNotes.all;
}

function writeNote(name, value) {
  const all = myNotes();
  if ((all[name] ?? "") === value) return;
  if (value) all[name] = value;
  else delete all[name];
  send("ask", { act: "mark", seat: offers().seat, part: name, text: value });
}

/** Whether I may write a note on it. */
export const canWriteNote = (place) => ownsNotes() && Boolean(place.closest("#boards [data-part]"));

/** Open the dialog for a note on a place of the board. */
export function openNoteDialog(place) {
  const dialog = document.getElementById("mark");
  if (dialog.open || !ownsNotes()) return;
  editedPart = place.dataset.part;
  document.getElementById("mark-of").textContent = place.dataset.words ?? place.getAttribute("aria-label");
  document.getElementById("mark-text").value = myNotes()[editedPart] ?? "";
  dialog.showModal();
}

/** Checklist with a roving tabindex: one tab stop, arrows move from line to line. */
function updateChecklist(lines, all) {
  const current = lines.find((line) => line.tabIndex === 0) ?? lines[0];
  for (const line of lines) {
    const crossed = Boolean(all[`tick:${line.dataset.tick}`]);
    line.classList.toggle("crossed", crossed);
    if (!ownsNotes()) continue;
    line.setAttribute("role", "checkbox");
    line.setAttribute("aria-checked", String(crossed));
    line.setAttribute("tabindex", line === current ? "0" : "-1");
  }
}

function moveFocus(event, line) {
  const lines = [...line.closest("svg").querySelectorAll("[data-tick]")];
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

function toggleLine(line) {
  const name = `tick:${line.dataset.tick}`;
  writeNote(name, myNotes()[name] ? "" : "x");
  showNotes();
}

/** Draw the beginning of a note onto its place. */
function drawFlag(place, note) {
  const ring = place.querySelector(":scope > .ring");
  if (!ring) return;
  const { x, y, width, height } = ring.getBBox();
  const text = document.createElementNS(SVG, "text");
  text.classList.add("note-flag");
  text.setAttribute("x", x + width / 2);
  text.setAttribute("y", y + height - 4);
  text.textContent = note.length > MAX_FLAG_LETTERS ? `${note.slice(0, MAX_FLAG_LETTERS)}…` : note;
  place.append(text);
}

/** Put the notes back onto a board that was swapped in. */
function showNotes() {
  const all = myNotes();
  for (const old of document.querySelectorAll(".note-flag")) old.remove();
  for (const place of document.querySelectorAll("#boards [data-part]")) {
    const note = all[place.dataset.part];
    if (note) drawFlag(place, note);
    if (!note && !place.dataset.words) continue;
    place.dataset.words ??= place.getAttribute("aria-label");
    place.setAttribute("aria-label", note ? `${place.dataset.words} · ${note}` : place.dataset.words);
  }
  updateChecklist([...document.querySelectorAll("[data-tick]")], all);
}

export const notes = {
  begin(table) {
    table.addEventListener("contextmenu", (event) => {
      const place = event.target.closest("#boards [data-part]");
      if (!place || !ownsNotes() || event.pointerType === "touch") return;
      event.preventDefault();
      openNoteDialog(place);
    });
    table.addEventListener("keydown", (event) => {
      const place = event.target.closest("#boards [data-part]");
      if (place && event.key.toLowerCase() === "n") {
        event.preventDefault();
        openNoteDialog(place);
      }
      const line = event.target.closest("[data-tick]");
      if (!line || !ownsNotes()) return;
      if (event.key !== " " && event.key !== "Enter") return moveFocus(event, line);
      event.preventDefault();
      toggleLine(line);
    });
    table.addEventListener("click", (event) => {
      const line = event.target.closest("[data-tick]");
      if (line && ownsNotes()) toggleLine(line);
    });
    document.getElementById("mark").addEventListener("close", () => {
      writeNote(editedPart, document.getElementById("mark-text").value.trim());
      showNotes();
    });
    showNotes();
  },

  refresh() {
    showNotes();
  },
};
