// Panel switcher: tables with more boards than room show some of them one at a time, the one where
// something can be clicked or the one picked by name.
import { showTab } from "./tabs.js";
import { isNarrow } from "./viewport.js";

const table = () => document.getElementById("main");
/** Whether an element has a box on the page: `display: none` leaves it none. */
export const isRendered = (panel) => panel.getClientRects().length > 0;

/** Whether a panel is the visible one: on a phone they are a carousel, and one lies in the middle. */
function isCurrent(panel) {
  const boards = panel.closest(".table-board");
  if (!isRendered(panel) || !boards || boards.scrollWidth <= boards.clientWidth + 1) return isRendered(panel);
  const [{ left, right }, frame] = [panel.getBoundingClientRect(), boards.getBoundingClientRect()];
  return left < (frame.left + frame.right) / 2 && right > (frame.left + frame.right) / 2;
}

const panelLinks = () => [...document.querySelectorAll(".panel-jumps a")].filter(isRendered);
/** The panels that have a link of their own. */
export const namedPanels = () => panelLinks().flatMap((link) => document.querySelector(link.hash) ?? []);

/** Mark the link of the panel that is visible. */
export function markCurrentPanel() {
  for (const link of document.querySelectorAll(".panel-jumps a")) {
    const panel = document.querySelector(link.hash);
    const isOn = Boolean(panel) && isCurrent(panel);
    link.classList.toggle("current", isOn);
    link.setAttribute("aria-current", String(isOn));
  }
}

/** Show the panel that holds an element, if it is hidden. */
export function showPanelOf(element) {
  const panel = element?.closest(".panel");
  if (namedPanels().includes(panel) && !isRendered(panel)) table().dataset.stage = panel.id.replace("panel-", "");
  markCurrentPanel();
}

const TAB_AREAS = [["board", ".table-board"], ["tray", ".table-tray"], ["others", ".table-others"]];

/** On a phone: open the tab that holds an element, and scroll the carousel to its panel. */
export function switchToTabOf(element) {
  const [tab] = TAB_AREAS.find(([, place]) => element.closest(place)) ?? [];
  const shown = tab === "tray" ? ["board", "tray"] : [tab];
  if (tab && isNarrow() && !shown.includes(table().dataset.tab)) showTab(table(), tab);
  const boards = element.closest(".table-board");
  const panel = element.closest(".panel");
  if (boards && boards.scrollWidth > boards.clientWidth + 1) boards.scrollLeft = panel.offsetLeft - boards.offsetLeft;
}
