// Hindsight, after a game of deduction: highlights the places that one player could not rule out at the
// moment shown. Until a button is pressed, that is the player whose view the page shows.
import { all, byId, closest, kindOf } from "./dom.js";
import { mark } from "./highlight.js";
import { state } from "./state.js";

function highlightPossible() {
  const section = byId("hindsight");
  const buttons = all("[data-knows]", section);
  const active = buttons.find((button) => button.dataset.knows === (state.panels.hindsight ?? section.dataset.eyes));
  for (const button of buttons) button.setAttribute("aria-pressed", String(button === active));
  const possible = active?.dataset.possible?.split(" ").filter(Boolean) ?? [];
  const kinds = new Set(possible.map(kindOf));
  const places = kinds.size ? all("#boards [data-part]").map((place) => place.dataset.part ?? "") : [];
  mark({ possible, "ruled-out": places.filter((part) => kinds.has(kindOf(part)) && !possible.includes(part)) });
}

/** @param {Event} event */
export function selectPlayer({ target }) {
  const button = closest(target, "[data-knows]");
  if (!button) return;
  state.panels.hindsight = button.getAttribute("aria-pressed") === "true" ? "" : button.dataset.knows ?? "";
  highlightPossible();
}

/** @type {Feature} */
export const hindsight = { begin: highlightPossible, refresh: highlightPossible };
