// Tables with more pictures than room show some of them one at a time: the one where something can
// be clicked, or the one picked by name. What is larger than its frame is moved until that is seen.
import { show } from "./tabs.js";

const table = () => document.getElementById("main");
const boards = () => [...document.querySelectorAll(".table-board > .panel")];
const isShown = (panel) => panel.getClientRects().length > 0;

function mark() {
  for (const link of document.querySelectorAll(".panel-jumps a")) {
    const panel = document.querySelector(link.hash);
    const isHere = Boolean(panel) && isShown(panel);
    link.classList.toggle("current", isHere);
    link.setAttribute("aria-current", String(isHere));
  }
}

/** Bring the picture that holds an element onto the stage, if it is not there. */
export function bring(element) {
  const panel = element?.closest(".table-board > .panel");
  if (panel && !isShown(panel)) table().dataset.stage = panel.id.replace("panel-", "");
  mark();
}

function box(elements) {
  const all = elements.map((one) => one.getBoundingClientRect());
  return {
    left: Math.min(...all.map((one) => one.left)),
    right: Math.max(...all.map((one) => one.right)),
    top: Math.min(...all.map((one) => one.top)),
    bottom: Math.max(...all.map((one) => one.bottom)),
  };
}

const isWithin = (at, frame) => at.left >= frame.left && at.right <= frame.right && at.top >= frame.top && at.bottom <= frame.bottom;

const met = new WeakSet();

/** Move what is larger than its frame until something lit is seen; at first, all of it around the middle. */
function follow(frame, lit = [...frame.querySelectorAll(".lit")]) {
  if (frame.scrollWidth <= frame.clientWidth + 1 && frame.scrollHeight <= frame.clientHeight + 1) return;
  const seen = frame.getBoundingClientRect();
  const isNew = !met.has(frame);
  met.add(frame);
  if (!lit.length || (!isNew && lit.some((one) => isWithin(one.getBoundingClientRect(), seen)))) return;
  const at = box(lit);
  const fits = isNew || (at.right - at.left < seen.width && at.bottom - at.top < seen.height);
  const goal = fits ? at : lit[0].getBoundingClientRect();
  frame.scrollBy((goal.left + goal.right - seen.left - seen.right) / 2, (goal.top + goal.bottom - seen.top - seen.bottom) / 2);
}

const PLACES = [["board", ".table-board"], ["tray", ".table-tray"], ["others", ".table-others"]];
const isNarrow = () => matchMedia("(max-width: 62.49rem)").matches;
const ROOM = 6;

/** On a phone one part of the table is shown at a time, and its boards lie side by side. */
function turnTo(element) {
  const [tab] = PLACES.find(([, place]) => element.closest(place)) ?? [];
  const shown = tab === "tray" ? ["board", "tray"] : [tab];
  if (tab && isNarrow() && !shown.includes(table().dataset.tab)) show(table(), tab);
  const boards = element.closest(".table-board");
  const panel = element.closest(".panel");
  if (boards && boards.scrollWidth > boards.clientWidth + 1) boards.scrollLeft = panel.offsetLeft - boards.offsetLeft;
}

/** The part of the window that nothing covers; on a phone a sheet lies over its lower part. */
function clear(sheet) {
  if (!isNarrow()) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const top = document.querySelector(".table-tabs").getBoundingClientRect().bottom;
  return { left: 0, top: Math.max(top, 0), right: innerWidth, bottom: sheet.getBoundingClientRect().top };
}

const spot = (part) => (part.querySelector(":scope > .ring") ?? part).getBoundingClientRect();

/** Bring an element into the part of the window that `sheet` leaves clear. */
export function reveal(element, sheet) {
  bring(element);
  turnTo(element);
  const frame = element.closest(".zoomable, .table-tray > .panel");
  if (frame) follow(frame, [element]);
  const [at, seen] = [element.getBoundingClientRect(), clear(sheet)];
  if (at.top >= seen.top + ROOM && at.bottom <= seen.bottom - ROOM) return;
  const room = seen.bottom - seen.top;
  const wanted = at.height < room ? seen.top + (room - at.height) / 2 : seen.top + ROOM;
  scrollBy({ top: at.top - wanted, behavior: "instant" });
}

let asked = "";
let since = -Infinity;
const FRESH = 1500; // an answer comes in pieces, and each may move or cover what was in view

/** What is asked for comes into view, once for each question and click; then who looks is free. */
function seek() {
  const lit = [...document.querySelectorAll("svg .lit")];
  const prompt = document.getElementById("prompt");
  const seen = clear(prompt);
  const isSeen = (one) => one.getClientRects().length && isWithin(spot(one), seen);
  if (lit.length && !lit.some(isSeen)) reveal(lit.find((one) => one.getClientRects().length) ?? lit[0], prompt);
}

/** After other parts were lit: what can be clicked is in view. */
export function setStage(question) {
  const lit = boards().filter((panel) => panel.querySelector(".lit"));
  if (lit.length && !lit.some(isShown)) bring(lit[0]);
  mark();
  for (const frame of document.querySelectorAll(".zoomable, .table-tray > .panel")) follow(frame);
  if (question === asked || document.querySelector(".lesson-sheet")) return; // a lesson points for itself
  asked = question;
  since = performance.now();
  requestAnimationFrame(seek);
}

let wasOver = null;

/** The end is a moment: who won, and what can be done now, comes into view. */
function showEnd() {
  const result = document.getElementById("result");
  const isOver = Boolean(result) && !result.hidden;
  if (isOver && wasOver === false) {
    if (isNarrow()) show(table(), "board");
    result.scrollIntoView({ block: "start", behavior: "instant" });
  }
  wasOver = isOver;
}

export const stage = {
  begin(main) {
    const settle = new ResizeObserver(() => performance.now() - since < FRESH && seek());
    for (const part of document.querySelectorAll("#prompt, #boards, #trays")) settle.observe(part);
    history.scrollRestoration = "manual"; // what is asked for is in view, not what was before
    scrollTo(0, 0); // the waiting room has the same address, and was perhaps scrolled
    main.addEventListener("click", (event) => {
      if (event.target.closest(".table-tabs")) since = -Infinity; // who turns the page means it
      const link = event.target.closest(".panel-jumps a");
      const panel = link && document.querySelector(link.hash);
      if (!panel || isShown(panel)) return;
      event.preventDefault();
      bring(panel);
    });
    mark();
    showEnd();
  },

  refresh() {
    mark();
    showEnd();
  },
};
