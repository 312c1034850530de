// What was folded stays folded when it is drawn anew, and what was unfolded unfolded.
import { isNarrow } from "./frames.js";
import { offers, send } from "./sending.js";

const folded = new Set();
const unfolded = new Set();
let isAimOpen = false; // whether all of what I want is shown where it would take too many lines

/** The part that was clicked, if its picture has reasons about it and only others of its kind are on offer. */
function barred(target) {
  const part = target.closest("svg[data-why] [data-part]:not(.lit, .other, .chosen)");
  const picture = part?.closest("svg");
  const isBarred = part?.dataset.part.startsWith(`${picture.dataset.why}:`) && picture.querySelector(".lit") && document.querySelector("#prompt [data-ask=why]");
  return isBarred ? part.dataset.part : "";
}

/** What is not on offer says why, beside what it is; any other tap puts that away on a phone, where it lies over the board. */
function tellWhy(target) {
  const isTold = document.getElementById("why").childElementCount > 0;
  const part = barred(target);
  if (part) return send("ask", { act: "why", seat: offers().seat, part });
  if (isTold && isNarrow() && !target.closest("#why, [data-ask=why]")) send("ask", { act: "why-off" });
}

export const folding = {
  begin(main) {
    main.addEventListener("click", (event) => {
      const panel = event.target.closest(".panel-player > summary")?.parentElement;
      if (panel) folded[panel.open ? "add" : "delete"](panel.id); // it is about to change
      const news = event.target.closest("#news summary")?.parentElement;
      if (news) unfolded[news.open ? "delete" : "add"](news.id);
      tellWhy(event.target);
      const aim = event.target.closest(".aim");
      if (aim) isAimOpen = aim.classList.toggle("open");
    });
  },

  refresh() {
    document.getElementById("aim")?.classList.toggle("open", isAimOpen);
    for (const id of folded) document.getElementById(id)?.removeAttribute("open");
    for (const id of unfolded) document.getElementById(id)?.setAttribute("open", "");
  },
};
