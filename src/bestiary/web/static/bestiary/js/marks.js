// Private marks on the board, kept in this browser: notes on places, and lines crossed off a list.
import { keep, offers, setting } from "./sending.js";

const store = () => `marks:${location.pathname}:${offers().seat}`;
let marked = null;

function read() {
  return JSON.parse(setting(store(), "{}"));
}

function write(name, value) {
  const all = read();
  if (value) all[name] = value;
  else delete all[name];
  keep(store(), JSON.stringify(all));
}

/** Ask for a note on a place of the board. */
function edit(place) {
  const dialog = document.getElementById("mark");
  marked = place.dataset.part;
  document.getElementById("mark-of").textContent = place.dataset.words ?? place.getAttribute("aria-label");
  document.getElementById("mark-text").value = read()[marked] ?? "";
  dialog.showModal();
}

function toggle(line) {
  const name = `tick:${line.dataset.tick}`;
  write(name, read()[name] ? "" : "x");
  show();
}

/** Put the marks back on a board that was drawn anew. */
function show() {
  const all = read();
  for (const place of document.querySelectorAll("#boards [data-part]")) {
    const note = all[place.dataset.part];
    place.classList.toggle("noted", Boolean(note));
    if (!note && !place.dataset.words) continue;
    place.dataset.words ??= place.getAttribute("aria-label");
    place.setAttribute("aria-label", note ? `${place.dataset.words} · ${note}` : place.dataset.words);
  }
  for (const line of document.querySelectorAll("[data-tick]")) {
    line.classList.toggle("crossed", Boolean(all[`tick:${line.dataset.tick}`]));
  }
}

export const marks = {
  begin(table) {
    table.addEventListener("contextmenu", (event) => {
      const place = event.target.closest("#boards [data-part]");
      if (!place) return;
      event.preventDefault();
      edit(place);
    });
    table.addEventListener("keydown", (event) => {
      const place = event.target.closest("#boards [data-part]");
      if (place && event.key.toLowerCase() === "n") {
        event.preventDefault();
        edit(place);
      }
    });
    table.addEventListener("click", (event) => {
      const line = event.target.closest("[data-tick]");
      if (line) toggle(line);
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
