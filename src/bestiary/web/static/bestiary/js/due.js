// What a choice touches that waits to be confirmed, or to be sent: it stays marked on the board.
import { bare } from "./clicks.js";
import { bringOne } from "./reveal.js";
import { offers } from "./sending.js";

let shown = "";

/** Every part of every picture, and how many of the same it comes after there. */
export function* counted() {
  const met = new Map();
  for (const element of document.querySelectorAll("[data-part]")) {
    const key = `${element.closest("svg")?.id} ${element.dataset.part}`;
    yield [element, met.get(key) ?? 0];
    met.set(key, (met.get(key) ?? 0) + 1);
  }
}

/** The choice that is to be confirmed; none where the board shows what has become of it. */
export function weighed() {
  const confirm = document.getElementById("confirm-choice");
  return confirm && !("shown" in confirm.dataset) ? confirm.dataset.choice : "";
}

/** Mark the parts of a choice, of none if there is no such choice, and bring them into view. */
export function markDue(text) {
  const parts = (offers().options.find((one) => one.text === text)?.parts ?? []).map(bare);
  const marked = [];
  for (const [element, before] of counted()) {
    const isDue = parts.filter((one) => one === element.dataset.part).length > before;
    element.classList.toggle("due", isDue);
    if (isDue) marked.push(element);
  }
  if (text !== shown && marked.length) requestAnimationFrame(() => bringOne(marked));
  shown = text;
}
