// Private marks on the board, kept with my seat: notes on places, and lines crossed off a list.
import { offers, send } from "./sending.js";

const SVG = "http://www.w3.org/2000/svg";
const SHOWN = 7;
let marked = null;
let known = { text: "", all: {} };

const isMine = () => Boolean(document.getElementById("marks"));

/** What the server last said that I noted, and what I have noted since. */
function kept() {
  const text = document.getElementById("marks")?.textContent ?? "";
  if (text !== known.text) known = { text, all: text ? JSON.parse(text) : {} };
  return known.all;
}

function write(name, value) {
  const all = kept();
  if ((all[name] ?? "") === value) return;
  if (value) all[name] = value;
  else delete all[name];
  send("ask", { act: "mark", seat: offers().seat, part: name, text: value });
}

/** Whether I may write a note on it. */
export const mayMark = (place) => isMine() && Boolean(place.closest("#boards [data-part]"));

/** Ask for a note on a place of the board. */
export function edit(place) {
  const dialog = document.getElementById("mark");
  if (dialog.open || !isMine()) return;
  marked = place.dataset.part;
  document.getElementById("mark-of").textContent = place.dataset.words ?? place.getAttribute("aria-label");
  document.getElementById("mark-text").value = kept()[marked] ?? "";
  dialog.showModal();
}

/** Lines to cross off: one stop for the keyboard, arrows go from line to line. */
function readyLines(lines, all) {
  const current = lines.find((line) => line.tabIndex === 0) ?? lines[0];
  for (const line of lines) {
    const crossed = Boolean(all[`tick:${line.dataset.tick}`]);
    line.classList.toggle("crossed", crossed);
    if (!isMine()) continue;
    line.setAttribute("role", "checkbox");
    line.setAttribute("aria-checked", String(crossed));
    line.setAttribute("tabindex", line === current ? "0" : "-1");
  }
}

function go(event, line) {
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

function toggle(line) {
  const name = `tick:${line.dataset.tick}`;
  write(name, kept()[name] ? "" : "x");
  show();
}

/** Write how a note begins onto its place. */
function flag(place, note) {
  const ring = place.querySelector(":scope > .ring");
  if (!ring) return;
  const { x, y, width, height } = ring.getBBox();
  const text = document.createElementNS(SVG, "text");
  text.classList.add("note-flag");
  text.setAttribute("x", x + width / 2);
  text.setAttribute("y", y + height - 4);
  text.textContent = note.length > SHOWN ? `${note.slice(0, SHOWN)}…` : note;
  place.append(text);
}

/** Put the marks back on a board that was drawn anew. */
function show() {
  const all = kept();
  for (const old of document.querySelectorAll(".note-flag")) old.remove();
  for (const place of document.querySelectorAll("#boards [data-part]")) {
    const note = all[place.dataset.part];
    if (note) flag(place, note);
    if (!note && !place.dataset.words) continue;
    place.dataset.words ??= place.getAttribute("aria-label");
    place.setAttribute("aria-label", note ? `${place.dataset.words} · ${note}` : place.dataset.words);
  }
  readyLines([...document.querySelectorAll("[data-tick]")], all);
}

export const marks = {
  begin(table) {
    table.addEventListener("contextmenu", (event) => {
      const place = event.target.closest("#boards [data-part]");
      if (!place || !isMine() || event.pointerType === "touch") return;
      event.preventDefault();
      edit(place);
    });
    table.addEventListener("keydown", (event) => {
      const place = event.target.closest("#boards [data-part]");
      if (place && event.key.toLowerCase() === "n") {
        event.preventDefault();
        edit(place);
      }
      const line = event.target.closest("[data-tick]");
      if (!line || !isMine()) return;
      if (event.key !== " " && event.key !== "Enter") return go(event, line);
      event.preventDefault();
      toggle(line);
    });
    table.addEventListener("click", (event) => {
      const line = event.target.closest("[data-tick]");
      if (line && isMine()) toggle(line);
    });
    document.getElementById("mark").addEventListener("close", () => {
      write(marked, document.getElementById("mark-text").value.trim());
      show();
    });
    show();
  },

  refresh() {
    show();
  },
};
