// Auto-scroll: with every question, every turn and every piece of news the page scrolls once to what is
// asked for; then the player scrolls freely. On a phone this decides what is visible at all.
import { offers } from "./offers.js";
import { isRendered, markCurrentPanel, namedPanels, showPanelOf } from "./panel_switcher.js";
import { MARGIN_PX, scrollToAny } from "./scroll_into_view.js";
import { showTab } from "./tabs.js";
import { MIN_VISIBLE_PX, boardOfListedOptions, bottomSheet, boundingRect, chosenToKeepInView, clickRect, frameOf, isNarrow, scrollFrame, visibleArea } from "./viewport.js";

const table = () => document.getElementById("main");

let lastQuestion = "";
let lastWording = "";
let isNewQuestion = false; // whether its wording is new, not only what was clicked
let lastTurn = null; // whose turn it was at the last message
let questionTime = -Infinity; // when the question was asked, in milliseconds
const SETTLE_MS = 1500; // an answer is swapped in piece by piece, and each may move or cover what was in view

const kindOf = (part) => part.split(":")[0];

/** The lit parts that the prompt asks for first: those of the first option's kind on the same board,
 * or all that is lit there if it is the only one of its kind. */
function partsAskedFor(lit, verb = "") {
  const part = offers().options.find((one) => one.parts.length && (!verb || one.verbs.includes(verb)))?.parts[0] ?? "";
  const panel = lit.find((one) => one.dataset.part === part)?.closest(".panel");
  const beside = panel ? lit.filter((one) => panel.contains(one)) : lit;
  const alike = beside.filter((one) => kindOf(one.dataset.part) === kindOf(part));
  return panel && alike.length > 1 ? alike : beside;
}

/** On a phone a new question scrolls to the news or to the board's top, if what it asks for is visible from there. */
function scrollToBoard(wanted) {
  const shown = wanted.filter((one) => one.getClientRects().length);
  if (!shown.length || !isNarrow() || table().dataset.tab !== "board") return;
  const [at, seen] = [document.getElementById("boards").getBoundingClientRect(), visibleArea(bottomSheet())];
  const isCut = at.top < seen.top - 1 || Math.min(at.bottom, seen.bottom) - at.top < 2 * MIN_VISIBLE_PX;
  const [frame, news] = [shown[0].closest(".zoomable"), document.querySelector(".table-news").getBoundingClientRect()];
  const isNear = (way) => shown.some((one) => clickRect(one).top - way >= seen.top && clickRect(one).bottom - way <= seen.bottom);
  const isRoom = news.height && seen.bottom - seen.top - (at.top - news.top) > 2 * MIN_VISIBLE_PX;
  const ways = [...(isRoom ? [news.top] : []), at.top].map((top) => top - seen.top - MARGIN_PX);
  const way = ways.find(isNear) ?? (frame ? ways.at(-1) : null);
  if (isCut && way !== null) scrollBy({ top: way, behavior: "instant" });
  if (frame) scrollFrame(frame, shown, false);
}

/** Scroll to what is asked for, once for each question and click; then the player scrolls freely. */
function scrollToAsked() {
  const chosen = chosenToKeepInView();
  if (chosen.length) return scrollToAny(chosen);
  const [board, lit] = [boardOfListedOptions(), [...document.querySelectorAll("svg .lit")]];
  if (board) return showWholeBoard(board, partsAskedFor(lit));
  const verb = document.querySelector('.verb[aria-pressed="true"]')?.dataset.verb; // the options of a pressed verb come first
  const wanted = isNewQuestion || verb ? partsAskedFor(lit, verb) : lit;
  if (isNewQuestion) scrollToBoard(wanted);
  scrollToAny(wanted);
  showFrame(lit);
  if (isNewQuestion) showAllCards(wanted);
}

const NEGLIGIBLE_SHARE = 0.2; // of a board's height: a caption, nothing that can be clicked

/** The board that the open list is about is shown with it, and a card below if the board stays nearly whole. */
function showWholeBoard(board, lit) {
  const [{ top, bottom, height }, seen] = [board.getBoundingClientRect(), visibleArea(bottomSheet())];
  const cards = lit.filter((one) => one.getClientRects().length && !hasButton(one)).map((one) => clickRect(one).bottom);
  const lower = Math.max(bottom, lit.some((one) => board.contains(one)) ? bottom : Math.min(...cards));
  const over = lower - top - (seen.bottom - seen.top) + MARGIN_PX;
  const end = over < height * NEGLIGIBLE_SHARE ? lower : bottom;
  if (top >= seen.top && end <= seen.bottom) return;
  scrollBy({ top: end === lower && over > 0 ? end - seen.bottom + 1 : top - seen.top - MARGIN_PX, behavior: "instant" });
}

/** Whether every choice of a part has a button in the prompt, so that the part need not be visible. */
function hasButton({ dataset }) {
  const choices = offers().options.filter(({ parts }) => parts.includes(dataset.part));
  return choices.every(({ text }) => document.querySelector(`#prompt .verb[data-choice="${CSS.escape(text)}"]`));
}

/** On a phone all cards to choose from are shown if they fit, and above them as much of the board as possible. */
function showAllCards(wanted) {
  const shown = wanted.filter((one) => one.getClientRects().length && !hasButton(one));
  const cards = shown.filter((one) => one.closest(".table-tray") === shown[0].closest(".table-tray"));
  if (!isNarrow() || !cards[0]?.closest(".table-tray")) return;
  const [at, seen] = [boundingRect(cards), visibleArea(bottomSheet())];
  const isHidden = at.top < seen.top || at.bottom > seen.bottom;
  const isHigh = at.bottom < seen.bottom - MARGIN_PX && document.getElementById("boards").getBoundingClientRect().top < seen.top;
  if ((isHidden || isHigh) && at.bottom - at.top < seen.bottom - seen.top) scrollBy({ top: at.bottom - seen.bottom + 1, behavior: "instant" });
}

/** On a phone, where all that can be clicked lies in one frame, more of it is shown than its edge. */
function showFrame(lit) {
  const [frame, ...more] = new Set(lit.map(frameOf));
  if (!frame?.matches(".zoomable") || more.length || !isNarrow() || !frame.offsetHeight) return;
  const [at, seen] = [frame.getBoundingClientRect(), visibleArea(bottomSheet())];
  const shown = Math.min(at.bottom, seen.bottom) - Math.max(at.top, seen.top);
  if (shown >= Math.min(2 * MIN_VISIBLE_PX, at.height)) return;
  scrollBy({ top: at.top - seen.top - MARGIN_PX, behavior: "instant" });
  scrollFrame(frame, lit, false);
}

/** On a phone, when the turn passes: scroll to the top of the board, with the news. */
function scrollToBoardTop() {
  if (!isNarrow() || table().dataset.tab !== "board") return;
  const news = document.querySelector(".table-news");
  const top = (news.offsetHeight ? news : document.querySelector(".table-board")).getBoundingClientRect().top;
  scrollBy({ top: top - visibleArea(bottomSheet()).top - MARGIN_PX, behavior: "instant" });
}

let lastNews = null;
let hasScrolled = false; // whether the player has scrolled by hand since the turn passed

/** Scroll to fresh news on a phone: how an attempt went, and what the others do. */
function scrollToNews() {
  const element = document.getElementById("news");
  const news = offers().turn === "mine" ? element.querySelector(".news-banner")?.textContent ?? "" : element.dataset.step ?? "";
  if (lastNews !== null && news && news !== lastNews && !hasScrolled) scrollToBoardTop();
  lastNews = news;
}

/** While the others play, frames scroll to what they changed; the page itself stays. */
export function scrollToChanges(pieces) {
  if (!isNarrow() || hasScrolled || offers().turn === "mine") return;
  const shown = pieces.filter((piece) => piece.getClientRects().length);
  for (const frame of new Set(shown.map(frameOf))) {
    if (frame?.matches(".zoomable")) scrollFrame(frame, shown.filter((piece) => frame.contains(piece)), false);
  }
}

/** Back from another tab: scroll to the board's top, or to what is asked for. */
function returnToBoard() {
  scrollToBoardTop();
  isNewQuestion = true;
  scrollToAsked();
}

/** The question as the server asked it: updateQuestion changes the text with every click. */
function questionText() {
  const text = document.querySelector(".prompt-text[role=status]");
  return text?.dataset.asked ?? text?.textContent ?? "";
}

/** After the highlights changed: show the panel and the frame position where something can be clicked. */
export function scrollToQuestion(question) {
  const lit = namedPanels().filter((panel) => panel.querySelector(".lit"));
  if (lit.length && !lit.some(isRendered)) showPanelOf(lit[0]);
  markCurrentPanel();
  const isLesson = Boolean(document.querySelector(".lesson-sheet")); // lesson_spotlight scrolls there
  const isTurn = !isLesson && lastTurn !== null && offers().turn !== lastTurn;
  lastTurn = offers().turn;
  if (isTurn) {
    hasScrolled = false;
    scrollToBoardTop();
    if (lastTurn !== "mine") document.getElementById("boards").scrollLeft = 0; // the first board is where the others' moves are seen
  }
  const chosen = chosenToKeepInView();
  for (const frame of document.querySelectorAll(".zoomable, .table-tray > .panel")) {
    const mine = chosen.filter((one) => frame.contains(one));
    scrollFrame(frame, mine.length ? mine : undefined, isTurn || undefined);
  }
  if (question === lastQuestion || isLesson) return;
  [lastQuestion, questionTime, isNewQuestion] = [question, performance.now(), questionText() !== lastWording];
  lastWording = questionText();
  requestAnimationFrame(scrollToAsked);
}

let wasOver = null;

/** When the game ends, scroll to the result once. */
function scrollToResult() {
  const result = document.getElementById("result");
  const isOver = Boolean(result) && !result.hidden;
  if (isOver && wasOver === false) {
    if (isNarrow()) showTab(table(), "board");
    result.scrollIntoView({ block: "start", behavior: "instant" });
  }
  wasOver = isOver;
}

export const autoScroll = {
  begin(main) {
    const observer = new ResizeObserver(() => performance.now() - questionTime < SETTLE_MS && scrollToAsked());
    for (const part of document.querySelectorAll("#prompt, #boards, #trays")) observer.observe(part);
    history.scrollRestoration = "manual"; // the browser must not restore an older scroll position
    scrollTo(0, 0); // the waiting room has the same address, and its scroll position is kept
    main.addEventListener("touchmove", () => (hasScrolled = true), { passive: true });
    main.addEventListener("submit", () => (hasScrolled = false)); // a choice was sent
    main.addEventListener("scroll", ({ target }) => target.id === "boards" && markCurrentPanel(), { capture: true, passive: true });
    main.addEventListener("click", (event) => {
      if (event.target.closest(".table-tabs")) questionTime = -Infinity; // do not scroll back from a tab the player has chosen
      if (event.target.closest('.table-tabs [data-tab="board"]')) requestAnimationFrame(returnToBoard);
      const link = event.target.closest(".panel-jumps a");
      const panel = link && document.querySelector(link.hash);
      if (!panel || isRendered(panel)) return;
      event.preventDefault();
      showPanelOf(panel);
    });
    markCurrentPanel();
    scrollToResult();
  },

  refresh() {
    markCurrentPanel();
    if (!document.querySelector(".lesson-sheet")) scrollToNews();
    scrollToResult();
  },
};
