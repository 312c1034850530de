// What is asked for is in view: with every question, every turn and what is told of it, the page
// goes there by itself, once; then who looks is free.
import { bare } from "./clicks.js";
import { LEAST, box, clear, follow, frameOf, isNarrow, kept, sheet, spokenOf, spot } from "./frames.js";
import { bring, isShown, mark, named } from "./panels.js";
import { ROOM, bringOne } from "./reveal.js";
import { offers } from "./sending.js";
import { show } from "./tabs.js";

const table = () => document.getElementById("main");

let asked = "";
let said = "";
let isFresh = false; // whether the words of the question are new
let mover = null; // whose turn it was when last looked
let since = -Infinity;
const FRESH = 1500; // an answer comes in pieces, and each may move or cover what was in view

const kind = (part) => part.split(":")[0];

/** What the prompt asks for first: what is lit of the same kind as the first option's part, beside it; all of its picture where that is the only one. */
function foremost(lit, verb = "") {
  const part = bare(offers().options.find((one) => one.parts.length && (!verb || one.verbs.includes(verb)))?.parts[0] ?? "");
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
  const chosen = kept();
  if (chosen.length) return bringOne(chosen);
  const [board, lit] = [spokenOf(), [...document.querySelectorAll("svg .lit")]];
  if (board) return showWhole(board, foremost(lit));
  const verb = document.querySelector('.verb[aria-pressed="true"]')?.dataset.verb; // what it narrows to comes first
  const wanted = isFresh || verb ? foremost(lit, verb) : lit;
  if (isFresh) frameBoard(wanted);
  bringOne(wanted);
  showFrame(lit);
  if (isFresh) showAll(wanted);
}

const SLIGHT = 0.2; // of a board: a caption, and nothing that is played

/** What the list speaks of is seen with it, and beside it a card to begin with if that leaves the board nearly whole. */
function showWhole(board, lit) {
  const [{ top, bottom, height }, seen] = [board.getBoundingClientRect(), clear(sheet())];
  const cards = lit.filter((one) => one.getClientRects().length && !isButton(one)).map((one) => spot(one).bottom);
  const lower = Math.max(bottom, lit.some((one) => board.contains(one)) ? bottom : Math.min(...cards));
  const over = lower - top - (seen.bottom - seen.top) + ROOM;
  const end = over < height * SLIGHT ? lower : bottom;
  if (top >= seen.top && end <= seen.bottom) return;
  scrollBy({ top: end === lower && over > 0 ? end - seen.bottom + 1 : top - seen.top - ROOM, behavior: "instant" });
}

/** Whether a part does no more than a button of the prompt, which is in view. */
function isButton({ dataset }) {
  const choices = offers().options.filter(({ parts }) => parts.map(bare).includes(dataset.part));
  return choices.every(({ text }) => document.querySelector(`#prompt .verb[data-choice="${CSS.escape(text)}"]`));
}

/** On a phone cards to choose from are all in view, if they can be, and above them as much of the board as there is room for. */
function showAll(wanted) {
  const shown = wanted.filter((one) => one.getClientRects().length && !isButton(one));
  const cards = shown.filter((one) => one.closest(".table-tray") === shown[0].closest(".table-tray"));
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
  const chosen = kept();
  for (const frame of document.querySelectorAll(".zoomable, .table-tray > .panel")) {
    const mine = chosen.filter((one) => frame.contains(one));
    follow(frame, mine.length ? mine : undefined, isTurn || undefined);
  }
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
