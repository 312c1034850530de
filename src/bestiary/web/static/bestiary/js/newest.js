// The newest line of the log is in sight, at the table and in a lesson; who scrolls back is left there
// until something new is told.
import { floor } from "./frames.js";

let lines = 0;

/** On a laptop the log scrolls in its frame; on a phone it has the page, and opens at its end. */
function showNewest() {
  const panel = document.getElementById("log-lines").closest(".tab-panel");
  panel.scrollTop = panel.scrollHeight;
  const last = document.getElementById("log-lines").lastElementChild;
  const hidden = (last?.getBoundingClientRect().bottom ?? 0) - floor();
  if (panel.scrollHeight <= panel.clientHeight && hidden > 0) scrollBy({ top: hidden + 8, behavior: "instant" });
}

export const newest = {
  begin(table) {
    table.addEventListener("click", ({ target }) => target.closest('.table-tabs [data-tab="log"]') && showNewest());
    this.refresh();
  },

  refresh() {
    const log = document.getElementById("log-lines");
    if (log.childElementCount === lines) return;
    lines = log.childElementCount;
    const panel = log.closest(".tab-panel");
    panel.scrollTop = panel.scrollHeight;
    log.lastElementChild?.classList.add("new");
  },
};
