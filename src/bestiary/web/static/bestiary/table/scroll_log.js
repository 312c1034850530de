// Keeps the log scrolled to its newest line, at the table and in a lesson; a player who scrolls back is
// left there until a line is added.
import { visibleBottom } from "./viewport.js";

let lineCount = 0;

/** On a laptop the log scrolls in its panel; on a phone the page scrolls. */
function scrollToNewest() {
  const panel = document.getElementById("log-lines").closest(".tab-panel");
  panel.scrollTop = panel.scrollHeight;
  const last = document.getElementById("log-lines").lastElementChild;
  const hidden = (last?.getBoundingClientRect().bottom ?? 0) - visibleBottom();
  if (panel.scrollHeight <= panel.clientHeight && hidden > 0) scrollBy({ top: hidden + 8, behavior: "instant" });
}

export const scrollLog = {
  begin(table) {
    table.addEventListener("click", ({ target }) => target.closest('.table-tabs [data-tab="log"]') && scrollToNewest());
    this.refresh();
  },

  refresh() {
    const log = document.getElementById("log-lines");
    if (log.childElementCount === lineCount) return;
    lineCount = log.childElementCount;
    const panel = log.closest(".tab-panel");
    panel.scrollTop = panel.scrollHeight;
    log.lastElementChild?.classList.add("new");
  },
};
