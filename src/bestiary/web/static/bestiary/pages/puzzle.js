// Map of the daily puzzle: a click on a hex selects it in the form's list; the server judges the guess.
import { all, byId, first, ringOf } from "../table/dom.js";

const SVG = "http://www.w3.org/2000/svg";
const hexSelect = /** @type {HTMLSelectElement | null} */ (document.getElementById("part"));
const map = /** @type {HTMLElement} */ (first(".companion-plan"));
const hexes = all("[data-part^='hex:']");

function showSelected() {
  for (const hex of hexes) hex.classList.toggle("chosen", hex.dataset.part === hexSelect?.value);
}

/** A guess that was wrong stays on the map, as a cross and in words. @param {HTMLElement} hex */
function crossOff(hex) {
  const ring = ringOf(hex);
  if (!ring) return;
  const { x, y, width, height } = ring.getBBox();
  const mark = document.createElementNS(SVG, "text");
  mark.classList.add("wrong-guess");
  mark.setAttribute("x", String(x + width / 2));
  mark.setAttribute("y", String(y + height / 2));
  mark.setAttribute("font-size", String(height));
  mark.textContent = "✕";
  hex.append(mark);
  hex.setAttribute("aria-label", `${hex.getAttribute("aria-label")} · ${map.dataset.notHere}`);
}

/** @param {HTMLElement} hex @param {HTMLSelectElement} select */
function makeClickable(hex, select) {
  hex.classList.add("lit");
  hex.setAttribute("role", "button");
  hex.setAttribute("tabindex", "0");
  const selectHex = () => {
    select.value = hex.dataset.part ?? "";
    showSelected();
    first("#guess button")?.focus({ preventScroll: true });
  };
  hex.addEventListener("click", selectHex);
  hex.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    selectHex();
  });
}

const wholeButton = byId("whole");
wholeButton.addEventListener("click", () => wholeButton.setAttribute("aria-pressed", String(map.classList.toggle("whole"))));

const wrong = new Set(map.dataset.wrong?.split(" "));
for (const hex of hexes) {
  if (hexSelect) makeClickable(hex, hexSelect);
  if (wrong.has(hex.dataset.part ?? "")) crossOff(hex);
}
if (hexSelect && wrong.has(hexSelect.value)) showSelected();
hexSelect?.addEventListener("change", showSelected);
