// On a phone rows, tabs and boards lie partly aside: signs say that there is more, and where something
// can be clicked.

const PLACES = [["board", ".table-board"], ["tray", ".table-tray"], ["others", ".table-others"]];
const ROWS = ".verbs, .seats, .panel-jumps, .table-tray > .panel";
const LEAST = 8; // what is hidden of a row by less is seen

/** Rows that are longer than the window: whether some of them lies aside. */
export function showMore() {
  for (const row of document.querySelectorAll(ROWS)) {
    row.classList.toggle("more", row.scrollWidth - row.scrollLeft > row.clientWidth + LEAST);
  }
}

/** The tabs and the names of the boards behind which something can be clicked. */
function mark(boards) {
  for (const [tab, place] of PLACES) {
    const holds = Boolean(document.querySelector(`${place} .lit`));
    document.querySelector(`.table-tabs [data-tab="${tab}"]`)?.classList.toggle("has-lit", holds);
  }
  for (const link of boards.querySelectorAll(".panel-jumps a")) {
    link.classList.toggle("has-lit", Boolean(document.querySelector(`${link.hash} .lit`)));
  }
}

const isSeen = (panel, boards) => Math.abs(panel.offsetLeft - boards.offsetLeft - boards.scrollLeft) < boards.clientWidth / 2;
const seenOf = (boards) => [...boards.querySelectorAll(":scope > .panel")].find((panel) => isSeen(panel, boards));

/** Boards side by side are as high as the one in view: else a short one would leave a hole below. */
function fitHeight() {
  const boards = document.querySelector(".table-board");
  const isRow = boards.scrollWidth > boards.clientWidth + 1;
  const high = isRow ? seenOf(boards)?.offsetHeight : 0;
  boards.style.height = high ? `${high + parseFloat(getComputedStyle(boards).paddingTop)}px` : "";
}

/** The boards lie side by side: turn to the one where something can be clicked. */
export function showLitPanel() {
  const boards = document.querySelector(".table-board");
  mark(boards);
  const first = boards.querySelector(".lit")?.closest(".panel");
  const isRow = boards.scrollWidth > boards.clientWidth + 1;
  if (first && isRow && !seenOf(boards)?.querySelector(".lit")) boards.scrollLeft = first.offsetLeft - boards.offsetLeft;
  fitHeight();
}

const settle = new ResizeObserver(() => (showMore(), fitHeight()));

export const aside = {
  begin(table) {
    table.addEventListener("scroll", ({ target }) => {
      if (target.matches?.(ROWS)) showMore();
      if (target.matches?.(".table-board")) fitHeight();
    }, { capture: true, passive: true });
    this.refresh();
  },

  /** Pictures drawn anew are watched as those before them were. */
  refresh() {
    for (const panel of document.querySelectorAll(".table-board > .panel, .table-head, .table-tray")) settle.observe(panel);
  },
};
