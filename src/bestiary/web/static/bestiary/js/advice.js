// A hint on the board: what it would click is marked beside what may be clicked, and comes into view.
import { ahead, bare } from "./clicks.js";
import { preview } from "./foresight.js";
import { reveal } from "./reveal.js";
import { offers } from "./sending.js";

let advised; // the hint that was last shown

/** What a hint would click next: some of its parts mean something else if they are clicked first. */
function nextOf(offer, built) {
  const next = ahead([offer], built);
  return next.size ? next : ahead([offer], []);
}

export function lightHint(built) {
  const text = document.getElementById("hint")?.dataset.choice;
  const offer = text && offers().options.find((one) => one.text === text);
  const next = offer ? nextOf(offer, built) : new Set();
  for (const element of document.querySelectorAll("[data-part]")) {
    element.classList.toggle("hinted", next.has(element.dataset.part));
  }
  if (offer && text !== advised) requestAnimationFrame(() => show(new Set(offer.parts.map(bare))));
  advised = text;
}

function show(parts) {
  const all = [...document.querySelectorAll("svg [data-part].hinted.lit")];
  const [first] = [...parts].flatMap((part) => all.filter((one) => one.dataset.part === part));
  if (first) reveal(first);
  for (const part of parts) {
    const place = document.querySelector(`[data-part="${CSS.escape(part)}"]`);
    if (place) preview(place, [...parts]);
  }
}
