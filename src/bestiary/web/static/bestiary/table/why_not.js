// Why not: a click on a part that is not on offer asks the server which rule forbids it.
import { offers } from "./offers.js";
import { send } from "../net/outbox.js";
import { isNarrow } from "./viewport.js";

/** The part that was clicked, if its picture gives reasons for its kind and others of it are on offer. */
function forbiddenPart(target) {
  const part = target.closest("svg[data-why] [data-part]:not(.lit, .other, .chosen)");
  const picture = part?.closest("svg");
  const isForbidden = part?.dataset.part.startsWith(`${picture.dataset.why}:`) && picture.querySelector(".lit") && document.querySelector("#prompt [data-ask=why]");
  return isForbidden ? part.dataset.part : "";
}

/** Ask for the reason; on a phone, where it covers the board, any other tap puts it away. */
function askWhyNot(target) {
  const isShown = document.getElementById("why").childElementCount > 0;
  const part = forbiddenPart(target);
  if (part) return send("ask", { act: "why", seat: offers().seat, part });
  if (isShown && isNarrow() && !target.closest("#why, [data-ask=why]")) send("ask", { act: "why-off" });
}

export const whyNot = {
  begin(main) {
    main.addEventListener("click", (event) => askWhyNot(event.target));
  },
};
