// The board in words is sent only to pages that have it unfolded.
import { send } from "./sending.js";

let asked = "";

function ask() {
  const details = document.getElementById("described");
  const wanted = details.open ? "words" : "no-words";
  const told = details.dataset.told === "yes" ? "words" : "no-words";
  if (wanted === told) asked = "";
  else if (wanted !== asked) send("ask", { act: (asked = wanted) });
}

export const describing = {
  begin(table) {
    table.addEventListener("toggle", (event) => event.target.id === "described" && ask(), { capture: true });
  },

  refresh() {
    ask();
  },
};
