// Tables with more pictures than room show some of them one at a time: the one where something can
// be clicked, or the one picked by name.
import { isNarrow } from "./frames.js";
import { show } from "./tabs.js";

const table = () => document.getElementById("main");
/** Whether any of it lies on the page. */
export const isShown = (panel) => panel.getClientRects().length > 0;

/** Whether a picture is the one seen: on a phone they lie side by side, and one is turned to. */
function isHere(panel) {
  const boards = panel.closest(".table-board");
  if (!isShown(panel) || !boards || boards.scrollWidth <= boards.clientWidth + 1) return isShown(panel);
  const [{ left, right }, frame] = [panel.getBoundingClientRect(), boards.getBoundingClientRect()];
  return left < (frame.left + frame.right) / 2 && right > (frame.left + frame.right) / 2;
}

const links = () => [...document.querySelectorAll(".panel-jumps a")].filter(isShown);
/** Pictures that can be gone to by name. */
export const named = () => links().flatMap((link) => document.querySelector(link.hash) ?? []);

/** Tell the names of the pictures which of them is seen. */
export function mark() {
  for (const link of document.querySelectorAll(".panel-jumps a")) {
    const panel = document.querySelector(link.hash);
    const isCurrent = Boolean(panel) && isHere(panel);
    link.classList.toggle("current", isCurrent);
    link.setAttribute("aria-current", String(isCurrent));
  }
}

/** Bring the picture that holds an element onto the stage, if it is not there. */
export function bring(element) {
  const panel = element?.closest(".panel");
  if (named().includes(panel) && !isShown(panel)) table().dataset.stage = panel.id.replace("panel-", "");
  mark();
}

const PLACES = [["board", ".table-board"], ["tray", ".table-tray"], ["others", ".table-others"]];

/** On a phone one part of the table is shown at a time, and its boards lie side by side. */
export function turnTo(element) {
  const [tab] = PLACES.find(([, place]) => element.closest(place)) ?? [];
  const shown = tab === "tray" ? ["board", "tray"] : [tab];
  if (tab && isNarrow() && !shown.includes(table().dataset.tab)) show(table(), tab);
  const boards = element.closest(".table-board");
  const panel = element.closest(".panel");
  if (boards && boards.scrollWidth > boards.clientWidth + 1) boards.scrollLeft = panel.offsetLeft - boards.offsetLeft;
}
