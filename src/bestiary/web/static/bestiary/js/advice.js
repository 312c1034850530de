// A hint on the board: what it would click is marked beside what may be clicked, and comes into view.
import { bare } from "./clicks.js";
import { picture } from "./foresight.js";
import { offers } from "./sending.js";
import { reveal } from "./stage.js";

let advised; // the hint that was last shown

export function lightHint() {
  const text = document.getElementById("hint")?.dataset.choice;
  const offer = text && offers().options.find((one) => one.text === text);
  const parts = new Set((offer?.parts ?? []).map(bare));
  for (const element of document.querySelectorAll("[data-part]")) {
    element.classList.toggle("hinted", parts.has(element.dataset.part));
  }
  if (offer && text !== advised) requestAnimationFrame(() => show(parts));
  advised = text;
}

function show(parts) {
  const all = [...document.querySelectorAll("svg [data-part].hinted.lit")];
  const [first] = [...parts].flatMap((part) => all.filter((one) => one.dataset.part === part));
  if (first) reveal(first);
  picture([...parts]);
}
