// Overflow cues on a phone: rows, tabs and the carousel of boards extend beyond the window, so fades and
// dots say that there is more, and where something can be clicked.

const TAB_AREAS = [["board", ".table-board"], ["tray", ".table-tray"], ["others", ".table-others"]];
const ROW_SELECTOR = ".verbs, .seats, .panel-jumps, .table-tray > .panel";
const HIDDEN_TOLERANCE_PX = 8; // a row clipped by less still shows its last item

/** Mark the rows of which some lies outside the window. */
export function markOverflow() {
  for (const row of document.querySelectorAll(ROW_SELECTOR)) {
    row.classList.toggle("more", row.scrollWidth - row.scrollLeft > row.clientWidth + HIDDEN_TOLERANCE_PX);
  }
}

/** Mark the tabs and panel links behind which something can be clicked. */
function markTabs(boards) {
  for (const [tab, place] of TAB_AREAS) {
    const holds = Boolean(document.querySelector(`${place} .lit`));
    document.querySelector(`.table-tabs [data-tab="${tab}"]`)?.classList.toggle("has-lit", holds);
  }
  for (const link of boards.querySelectorAll(".panel-jumps a")) {
    link.classList.toggle("has-lit", Boolean(document.querySelector(`${link.hash} .lit`)));
  }
}

const isCurrentPanel = (panel, boards) => Math.abs(panel.offsetLeft - boards.offsetLeft - boards.scrollLeft) < boards.clientWidth / 2;
const currentPanel = (boards) => [...boards.querySelectorAll(":scope > .panel")].find((panel) => isCurrentPanel(panel, boards));

/** The carousel is as high as its current panel: else a short one would leave a hole below. */
function fitCarouselHeight() {
  const boards = document.querySelector(".table-board");
  const isRow = boards.scrollWidth > boards.clientWidth + 1;
  const high = isRow ? currentPanel(boards)?.offsetHeight : 0;
  boards.style.height = high ? `${high + parseFloat(getComputedStyle(boards).paddingTop)}px` : "";
}

/** Scroll the carousel to the panel where something can be clicked. */
export function showLitPanel() {
  const boards = document.querySelector(".table-board");
  markTabs(boards);
  const first = boards.querySelector(".lit")?.closest(".panel");
  const isRow = boards.scrollWidth > boards.clientWidth + 1;
  if (first && isRow && !currentPanel(boards)?.querySelector(".lit")) boards.scrollLeft = first.offsetLeft - boards.offsetLeft;
  fitCarouselHeight();
}

const resizeObserver = new ResizeObserver(() => (markOverflow(), fitCarouselHeight()));

export const overflow = {
  begin(table) {
    table.addEventListener("scroll", ({ target }) => {
      if (target.matches?.(ROW_SELECTOR)) markOverflow();
      if (target.matches?.(".table-board")) fitCarouselHeight();
    }, { capture: true, passive: true });
    this.refresh();
  },

  /** Elements swapped in are new to the observer; observing one twice changes nothing. */
  refresh() {
    for (const panel of document.querySelectorAll(".table-board > .panel, .table-head, .table-tray")) resizeObserver.observe(panel);
  },
};
