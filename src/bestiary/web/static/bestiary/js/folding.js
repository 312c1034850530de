// What was folded stays folded when it is drawn anew, and what was unfolded unfolded.
import { isNarrow } from "./frames.js";
import { send } from "./sending.js";

const folded = new Set();
const unfolded = new Set();
let isAimOpen = false; // whether all of what I want is shown where it would take too many lines

export const folding = {
  begin(main) {
    main.addEventListener("click", (event) => {
      const panel = event.target.closest(".panel-player > summary")?.parentElement;
      if (panel) folded[panel.open ? "add" : "delete"](panel.id); // it is about to change
      const news = event.target.closest("#news summary")?.parentElement;
      if (news) unfolded[news.open ? "delete" : "add"](news.id);
      const isRead = document.getElementById("why").childElementCount && !event.target.closest("#why, [data-ask=why]");
      if (isRead && isNarrow()) send("ask", { act: "why-off" }); // it lies over the board
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
