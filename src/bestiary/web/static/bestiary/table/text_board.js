// Text board (for screen readers): the board in words is rendered and sent only to pages that have it
// unfolded, so the server is told when that changes.
import { send } from "../net/outbox.js";

let requested = "";

function requestIfChanged() {
  const details = document.getElementById("described");
  const wanted = details.open ? "words" : "no-words";
  const shown = details.dataset.told === "yes" ? "words" : "no-words";
  if (wanted === shown) requested = "";
  else if (wanted !== requested) send("ask", { act: (requested = wanted) });
}

export const textBoard = {
  begin(table) {
    table.addEventListener("toggle", (event) => event.target.id === "described" && requestIfChanged(), { capture: true });
  },

  refresh() {
    requestIfChanged();
  },
};
