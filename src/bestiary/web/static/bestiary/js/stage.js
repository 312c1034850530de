// Tables with more pictures than room show some of them one at a time: the one where something can
// be clicked, or the one picked by name. What is larger than its frame is moved until that is seen.
import { bare } from "./clicks.js";
import { offers } from "./sending.js";
import { show } from "./tabs.js";

const table = () => document.getElementById("main");
const isShown = (panel) => panel.getClientRects().length > 0;

/** Whether a picture is the one seen: on a phone they lie side by side, and one is turned to. */
function isHere(panel) {
  const boards = panel.closest(".table-board");
  if (!isShown(panel) || !boards || boards.scrollWidth <= boards.clientWidth + 1) return isShown(panel);
  const [{ left, right }, frame] = [panel.getBoundingClientRect(), boards.getBoundingClientRect()];
  return left < (frame.left + frame.right) / 2 && right > (frame.left + frame.right) / 2;
}

const links = () => [...document.querySelectorAll(".panel-jumps a")].filter(isShown);
/** Pictures that can be gone to by name. */
const named = () => links().flatMap((link) => document.querySelector(link.hash) ?? []);

function mark() {
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

/** Where a part is clicked. */
const spot = (part) => (part.querySelector(":scope > .ring") ?? part).getBoundingClientRect();

function box(elements) {
  const all = elements.map(spot);
  return {
    left: Math.min(...all.map((one) => one.left)),
    right: Math.max(...all.map((one) => one.right)),
    top: Math.min(...all.map((one) => one.top)),
    bottom: Math.max(...all.map((one) => one.bottom)),
  };
}

const isWithin = (at, frame) => at.left >= frame.left && at.right <= frame.right && at.top >= frame.top && at.bottom <= frame.bottom;

const met = new WeakSet();
const LEAST = 120; // a frame of which less is seen is moved as a whole

const middle = (at) => [(at.left + at.right) / 2, (at.top + at.bottom) / 2];

/** The part of a frame that can be seen now. */
function shownOf(frame) {
  const [at, seen] = [frame.getBoundingClientRect(), clear(sheet())];
  const [top, bottom] = [Math.max(at.top, seen.top), Math.min(at.bottom, seen.bottom)];
  return bottom - top > LEAST ? { left: at.left, right: at.right, top, bottom } : at;
}

/** The room of the first of them, and of as many of those nearest to it as can be seen at once. */
function gathered([first, ...others], room) {
  const [x, y] = middle(spot(first));
  const far = (one) => Math.hypot(middle(spot(one))[0] - x, middle(spot(one))[1] - y);
  const together = [first];
  for (const one of others.sort((a, b) => far(a) - far(b))) {
    const at = box([...together, one]);
    if (at.right - at.left > room.right - room.left || at.bottom - at.top > room.bottom - room.top) break;
    together.push(one);
  }
  return box(together);
}

/** Move what is larger than its frame until something lit is seen, or all; at first, around where I stand. */
function follow(frame, lit = [...frame.querySelectorAll(".lit")], isNew = !met.has(frame), all = false) {
  if (frame.scrollWidth <= frame.clientWidth + 1 && frame.scrollHeight <= frame.clientHeight + 1) return;
  const seen = shownOf(frame);
  met.add(frame);
  const isSeen = (one) => isWithin(spot(one), seen);
  if (!lit.length || (!isNew && (all ? lit.every(isSeen) : lit.some(isSeen)))) return;
  const me = isNew && frame.querySelector(`[id="pawn-${offers().seat}"]`);
  const [x, y] = middle(gathered(me ? [me, ...lit] : lit, seen));
  frame.scrollBy(x - (seen.left + seen.right) / 2, y - (seen.top + seen.bottom) / 2);
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

/** What lies over the lower part of a phone: a lesson's card, a hint, or the prompt. */
function sheet() {
  const over = [".lesson-sheet", ".hint-card:not([hidden])", "#prompt"].map((name) => document.querySelector(name));
  return over.find((one) => one?.getClientRects().length) ?? document.getElementById("prompt");
}

/** The part of the window that nothing covers; on a phone a sheet lies over its lower part. */
function clear(over) {
  if (!isNarrow()) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const heights = [...document.querySelectorAll(".table-tabs, .aim")].map((one) => one.offsetHeight); // they stick
  return { left: 0, top: heights.reduce((sum, one) => sum + one, 0), right: innerWidth, bottom: over.getBoundingClientRect().top };
}

const frameOf = (element) => element.closest(".zoomable, .table-tray > .panel");

/** Whether these parts of one picture cannot be seen at once. */
export function isTooWide(parts) {
  const seen = shownOf(frameOf(parts[0]) ?? document.documentElement);
  const at = box(parts);
  return at.right - at.left > seen.right - seen.left || at.bottom - at.top > seen.bottom - seen.top;
}

/** Where the part of the window ends that nothing covers. */
export const floor = () => clear(sheet()).bottom;

/** Bring an element into the part of the window that `over` leaves clear, and of others what fits beside it. */
export function reveal(element, over = sheet(), others = []) {
  bring(element);
  turnTo(element);
  const shown = others.filter((one) => one !== element && one.getClientRects().length);
  for (const frame of new Set([element, ...shown].map(frameOf))) {
    if (frame) follow(frame, [element, ...shown].filter((one) => frame.contains(one)), false, true);
  }
  const seen = clear(over);
  const [first, at] = [element.getBoundingClientRect(), gathered([element, ...shown], seen)];
  at.top = Math.min(at.top, first.top);
  at.bottom = Math.max(at.bottom, first.bottom);
  if (at.top >= seen.top + ROOM && at.bottom <= seen.bottom - ROOM) return;
  const [room, height] = [seen.bottom - seen.top, at.bottom - at.top];
  const wanted = height < room ? seen.top + (room - height) / 2 : seen.top + ROOM;
  scrollBy({ top: at.top - wanted, behavior: "instant" });
}

let asked = "";
let said = "";
let isFresh = false; // whether the words of the question are new
let mover = null; // whose turn it was when last looked
let since = -Infinity;
const FRESH = 1500; // an answer comes in pieces, and each may move or cover what was in view

const kind = (part) => part.split(":")[0];

/** What the prompt asks for first: what is lit of the same kind as the first option's part, beside it; all of its picture where that is the only one. */
function foremost(lit) {
  const part = bare(offers().options.find((one) => one.parts.length)?.parts[0] ?? "");
  const panel = lit.find((one) => one.dataset.part === part)?.closest(".panel");
  const beside = panel ? lit.filter((one) => panel.contains(one)) : lit;
  const alike = beside.filter((one) => kind(one.dataset.part) === kind(part));
  return panel && alike.length > 1 ? alike : beside;
}

/** On a phone a new question begins at what was told, or at the board's top, if what it asks for is seen from there. */
function frameBoard(wanted) {
  const shown = wanted.filter((one) => one.getClientRects().length);
  if (!shown.length || !isNarrow() || table().dataset.tab !== "board") return;
  const [at, seen] = [document.getElementById("boards").getBoundingClientRect(), clear(sheet())];
  const isCut = at.top < seen.top - 1 || Math.min(at.bottom, seen.bottom) - at.top < 2 * LEAST;
  const [frame, news] = [shown[0].closest(".zoomable"), document.querySelector(".table-news").getBoundingClientRect()];
  const isNear = (way) => shown.some((one) => spot(one).top - way >= seen.top && spot(one).bottom - way <= seen.bottom);
  const isRoom = news.height && seen.bottom - seen.top - (at.top - news.top) > 2 * LEAST;
  const ways = [...(isRoom ? [news.top] : []), at.top].map((top) => top - seen.top - ROOM);
  const way = ways.find(isNear) ?? (frame ? ways.at(-1) : null);
  if (isCut && way !== null) scrollBy({ top: way, behavior: "instant" });
  if (frame) follow(frame, shown, false);
}

/** What is asked for comes into view, once for each question and click; then who looks is free. */
function seek() {
  const lit = [...document.querySelectorAll("svg .lit")];
  const wanted = isFresh ? foremost(lit) : lit;
  if (isFresh) frameBoard(wanted);
  bringOne(wanted);
  showFrame(lit);
  if (isFresh) showAll(wanted);
}

/** On a phone cards to choose from are all in view, if they can be, and above them as much of the board as there is room for. */
function showAll(wanted) {
  const cards = wanted.filter((one) => one.getClientRects().length && one.closest(".table-tray") === wanted[0].closest(".table-tray"));
  if (!isNarrow() || !cards[0]?.closest(".table-tray")) return;
  const [at, seen] = [box(cards), clear(sheet())];
  const isHidden = at.top < seen.top || at.bottom > seen.bottom;
  const isHigh = at.bottom < seen.bottom - ROOM && document.getElementById("boards").getBoundingClientRect().top < seen.top;
  if ((isHidden || isHigh) && at.bottom - at.top < seen.bottom - seen.top) scrollBy({ top: at.bottom - seen.bottom + 1, behavior: "instant" });
}

/** On a phone, where all that can be clicked lies in one frame, more is seen of that than its edge. */
function showFrame(lit) {
  const [frame, ...more] = new Set(lit.map(frameOf));
  if (!frame?.matches(".zoomable") || more.length || !isNarrow() || !frame.offsetHeight) return;
  const [at, seen] = [frame.getBoundingClientRect(), clear(sheet())];
  const shown = Math.min(at.bottom, seen.bottom) - Math.max(at.top, seen.top);
  if (shown >= Math.min(2 * LEAST, at.height)) return;
  scrollBy({ top: at.top - seen.top - ROOM, behavior: "instant" });
  follow(frame, lit, false);
}

/** Unless one of the elements is seen already, the first of them comes into view. What lies outside of its frame is cut off. */
export function bringOne(elements) {
  const seen = clear(sheet());
  const isFramed = (one) => !frameOf(one) || isWithin(spot(one), frameOf(one).getBoundingClientRect());
  const isSeen = (one) => one.getClientRects().length && isWithin(spot(one), seen) && isFramed(one);
  if (elements.length && !elements.some(isSeen)) reveal(elements.find((one) => one.getClientRects().length) ?? elements[0]);
}

/** On a phone, when the turn goes to somebody else or comes to me: the board from its top, with what is told. */
function faceBoard() {
  if (!isNarrow() || table().dataset.tab !== "board") return;
  const news = document.querySelector(".table-news");
  const top = (news.offsetHeight ? news : document.querySelector(".table-board")).getBoundingClientRect().top;
  scrollBy({ top: top - clear(sheet()).top - ROOM, behavior: "instant" });
}

let heard = null; // what was told when last looked
let isReading = false; // whether somebody has moved the page by hand since the turn went on

/** What was told anew comes into view on a phone: how an attempt went, and what the others do. */
function hear() {
  const news = document.getElementById("news");
  const told = offers().turn === "mine" ? news.querySelector(".news-banner")?.textContent ?? "" : news.dataset.step ?? "";
  if (heard !== null && told && told !== heard && !isReading) faceBoard();
  heard = told;
}

/** While the others play, what they changed comes into view within its frame; the page stays. */
export function watch(pieces) {
  if (!isNarrow() || isReading || offers().turn === "mine") return;
  const shown = pieces.filter((piece) => piece.getClientRects().length);
  for (const frame of new Set(shown.map(frameOf))) {
    if (frame?.matches(".zoomable")) follow(frame, shown.filter((piece) => frame.contains(piece)), false);
  }
}

/** Back from another tab: the board from its top, or wherever something is asked. */
function comeBack() {
  faceBoard();
  isFresh = true;
  seek();
}

/** What the question is, without what was clicked: another one is looked at afresh. */
function wording() {
  const text = document.querySelector(".prompt-text[role=status]");
  return text?.dataset.asked ?? text?.textContent ?? "";
}

/** After other parts were lit: what can be clicked is in view. */
export function setStage(question) {
  const lit = named().filter((panel) => panel.querySelector(".lit"));
  if (lit.length && !lit.some(isShown)) bring(lit[0]);
  mark();
  const isLesson = Boolean(document.querySelector(".lesson-sheet")); // it points for itself
  const isTurn = !isLesson && mover !== null && offers().turn !== mover;
  mover = offers().turn;
  if (isTurn) {
    isReading = false;
    faceBoard();
    if (mover !== "mine") document.getElementById("boards").scrollLeft = 0; // the others begin where all look
  }
  for (const frame of document.querySelectorAll(".zoomable, .table-tray > .panel")) follow(frame, undefined, isTurn || undefined);
  if (question === asked || isLesson) return;
  [asked, since, isFresh] = [question, performance.now(), wording() !== said];
  said = wording();
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
    main.addEventListener("touchmove", () => (isReading = true), { passive: true });
    main.addEventListener("submit", () => (isReading = false)); // a choice is made
    main.addEventListener("scroll", ({ target }) => target.id === "boards" && mark(), { capture: true, passive: true });
    main.addEventListener("click", (event) => {
      if (event.target.closest(".table-tabs")) since = -Infinity; // who turns the page means it
      if (event.target.closest('.table-tabs [data-tab="board"]')) requestAnimationFrame(comeBack);
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
    if (!document.querySelector(".lesson-sheet")) hear();
    showEnd();
  },
};
