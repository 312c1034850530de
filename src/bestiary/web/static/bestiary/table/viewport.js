// Viewport: the only module that scrolls. `show(reason, …)` asks for something to be brought into view;
// once per frame the reasons are done in the order of scroll_reasons.js. With every question, turn and
// piece of news the page scrolls once, then the player scrolls freely. The browser's own scrollIntoView
// knows neither the bottom sheet nor the frames, and would put elements beneath them.
import { all, byId, closest, first, isRendered, main } from "./dom.js";
import {
  MIN_VISIBLE_PX, boardOfListedOptions, bottomSheet, boundingRect, centerOf, chosenToKeepInView, clickRect, frameOf, hasButton,
  isCarousel, isClipped, isInsideFrame, isNarrow, isWithin, myPawn, partsAskedFor, pawnOutOfView, rectOfNearest, visibleArea, visibleRectOf,
} from "./geometry.js";
import { currentPanel, fitCarouselHeight, markCurrentPanel, namedPanels, showPanelOf, showTab, switchToTabOf } from "./panels.js";
import { REASONS, admitted } from "./scroll_reasons.js";
import { offers, state } from "./state.js";

const MARGIN_PX = 6;
const SETTLE_MS = 1500; // an answer is swapped in piece by piece, and each may move or cover what was in view
const NEGLIGIBLE_SHARE = 0.2; // of a board's height: a caption, nothing that can be clicked
const STEP_BUTTONS_PX = 60; // they lie over the top of the log

/** @type {Map<string, HTMLElement[]>} */
const requests = new Map(); // what to show in the next frame, by reason

/** Bring elements into view in the next frame, unless a stronger reason stands against it. @param {string} reason @param {HTMLElement[]} [elements] */
export function show(reason, elements = []) {
  if (!requests.size) requestAnimationFrame(showRequests);
  requests.set(reason, elements);
}

function showRequests() {
  const wanted = new Map(requests);
  requests.clear();
  for (const reason of admitted(wanted.keys(), state.view.level)) {
    state.view.level = REASONS[reason];
    WAYS[reason](wanted.get(reason) ?? []);
  }
}

/** How each reason scrolls. @type {Record<string, (elements: HTMLElement[]) => void>} */
const WAYS = {
  changes: scrollFramesTo,
  turn() {
    scrollToBoardTop();
    if (offers().turn !== "mine") byId("boards").scrollLeft = 0; // the first board is where the others' moves are seen
  },
  news: scrollToBoardTop,
  frames: scrollFrames,
  question: scrollToAsked,
  tap: scrollToAny,
  due: scrollToAny,
  weighed: scrollToAny,
  hint: ([element]) => scrollToElement(element),
  lesson: scrollToPointed,
  player() {
    scrollToBoardTop();
    state.view.isNewQuestion = true;
    scrollToAsked();
  },
  result([result]) {
    if (isNarrow()) showTab("board");
    result.scrollIntoView({ block: "start", behavior: "instant" });
  },
};

/** Scroll the page down. @param {number} pixels */
const scrollDown = (pixels) => scrollBy({ top: pixels, behavior: "instant" });

const scrolledFrames = new WeakSet();

/** Scroll a clipped board until something lit is visible, or `whole` of it; the first time and after my pawn moved away, around my pawn.
 * @param {HTMLElement} frame @param {HTMLElement[]} [lit] */
function scrollFrame(frame, lit = all(".lit", frame), { isNew = !scrolledFrames.has(frame), whole = false } = {}) {
  if (!isClipped(frame)) return;
  const seen = visibleRectOf(frame);
  scrolledFrames.add(frame);
  const isSeen = (/** @type {Element} */ one) => isWithin(clickRect(one), seen);
  const me = isNew ? myPawn(frame) : whole ? null : pawnOutOfView(frame, lit, seen);
  if (!lit.length || (!isNew && !me && (whole ? lit.every(isSeen) : lit.some(isSeen)))) return;
  const [x, y] = centerOf(rectOfNearest(me ? [me, ...lit] : lit, seen));
  frame.scrollBy(x - (seen.left + seen.right) / 2, y - (seen.top + seen.bottom) / 2);
}

/** In every frame something lit is seen, or what was clicked if that must stay. */
function scrollFrames() {
  const chosen = chosenToKeepInView();
  for (const frame of all(".zoomable, .table-tray > .panel")) {
    const mine = chosen.filter((one) => frame.contains(one));
    scrollFrame(frame, mine.length ? mine : undefined, { isNew: state.view.isTurn || undefined });
  }
  state.view.isTurn = false;
}

/** While the others play, frames scroll to what they changed; the page itself stays. @param {HTMLElement[]} pieces */
function scrollFramesTo(pieces) {
  if (!isNarrow() || state.view.hasScrolled || offers().turn === "mine") return;
  const shown = pieces.filter(isRendered);
  for (const frame of new Set(shown.map(frameOf))) {
    if (frame?.matches(".zoomable")) scrollFrame(frame, shown.filter((piece) => frame.contains(piece)), { isNew: false });
  }
}

/** Bring the carousel to the panel of an element. @param {Element} element */
function scrollCarousel(element) {
  const [boards, panel] = [closest(element, ".table-board"), closest(element, ".panel")];
  if (boards && panel && isCarousel(boards)) boards.scrollLeft = panel.offsetLeft - boards.offsetLeft;
}

/** Bring the carousel to a panel where something can be clicked. */
export function showLitPanel() {
  const boards = byId("boards");
  const lit = first(".lit", boards);
  const current = currentPanel(boards);
  if (lit && !(current && first(".lit", current))) scrollCarousel(lit);
  fitCarouselHeight();
}

/** Bring an element into the part of the window that nothing covers, and of others what fits beside it. @param {HTMLElement} element @param {HTMLElement[]} [others] */
function scrollToElement(element, others = []) {
  showPanelOf(element);
  switchToTabOf(element);
  scrollCarousel(element);
  const shown = others.filter((one) => one !== element && isRendered(one));
  for (const frame of new Set([element, ...shown].map(frameOf))) {
    if (frame) scrollFrame(frame, [element, ...shown].filter((one) => frame.contains(one)), { isNew: false, whole: true });
  }
  const seen = visibleArea();
  const at = rectOfNearest([element, ...shown.filter(isInsideFrame)], seen);
  const frame = isNarrow() ? closest(element, ".zoomable") : null; // on a phone it is shown with the element, if there is room
  for (const one of frame ? [element, frame] : [element]) {
    const { top, bottom } = one.getBoundingClientRect();
    const [higher, lower] = [Math.min(at.top, top), Math.max(at.bottom, bottom)];
    if (lower - higher < seen.bottom - seen.top - 2 * MARGIN_PX) [at.top, at.bottom] = [higher, lower];
  }
  if (at.top >= seen.top + MARGIN_PX && at.bottom <= seen.bottom - MARGIN_PX) return;
  const [room, height] = [seen.bottom - seen.top, at.bottom - at.top];
  scrollDown(at.top - (height < room ? seen.top + (room - height) / 2 : seen.top + MARGIN_PX));
}

/** Unless one of the elements is seen already, the first of them comes into view. @param {HTMLElement[]} elements */
function scrollToAny(elements) {
  const seen = visibleArea();
  const isSeen = (/** @type {Element} */ one) => isRendered(one) && isWithin(clickRect(one), seen) && isInsideFrame(one);
  if (elements.length && !elements.some(isSeen)) scrollToElement(elements.find(isRendered) ?? elements[0]);
}

/** What a lesson's card points at: the first element, and of the others what fits beside it. @param {HTMLElement[]} elements */
function scrollToPointed([element, ...others]) {
  if (element.closest(".lesson-sheet")) {
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
    return scrollToAny(chosenToKeepInView());
  }
  scrollToElement(element, others);
  showPanelLinksWhole(element);
}

/** The row of panel links is visible whole or not at all. @param {Element} element */
function showPanelLinksWhole(element) {
  const [names, tabs] = [".panel-jumps", ".table-tabs"].map((one) => first(one)?.getBoundingClientRect());
  if (!names || !tabs || names.top >= tabs.bottom || names.bottom <= tabs.bottom) return;
  const [up, at] = [tabs.bottom - names.top, element.getBoundingClientRect()];
  const isRoom = at.bottom + up <= bottomSheet().getBoundingClientRect().top - MARGIN_PX || at.height > innerHeight / 2;
  scrollDown(isRoom ? -up : names.bottom - tabs.bottom);
}

/** Scroll to what is asked for. */
function scrollToAsked() {
  const chosen = chosenToKeepInView();
  if (chosen.length) return scrollToAny(chosen);
  const [board, lit] = [boardOfListedOptions(), all("svg .lit")];
  if (board) return showWholeBoard(board, partsAskedFor(lit));
  const { isNewQuestion } = state.view;
  const { verb } = state.choice; // the options of a pressed verb come first
  const wanted = isNewQuestion || verb ? partsAskedFor(lit, verb) : lit;
  if (isNewQuestion) scrollToBoard(wanted);
  scrollToAny(wanted);
  showFrame(lit);
  if (isNewQuestion) showAllCards(wanted);
}

/** On a phone a new question scrolls to the news or to the board's top, if what it asks for is visible from there. @param {HTMLElement[]} wanted */
function scrollToBoard(wanted) {
  const shown = wanted.filter(isRendered);
  if (!shown.length || !isNarrow() || main().dataset.tab !== "board") return;
  const [at, seen] = [byId("boards").getBoundingClientRect(), visibleArea()];
  const isCut = at.top < seen.top - 1 || Math.min(at.bottom, seen.bottom) - at.top < 2 * MIN_VISIBLE_PX;
  const [frame, news] = [closest(shown[0], ".zoomable"), first(".table-news")?.getBoundingClientRect()];
  const isNear = (/** @type {number} */ way) => shown.some((one) => clickRect(one).top - way >= seen.top && clickRect(one).bottom - way <= seen.bottom);
  const isRoom = news?.height && seen.bottom - seen.top - (at.top - news.top) > 2 * MIN_VISIBLE_PX;
  const ways = [...(isRoom ? [news.top] : []), at.top].map((top) => top - seen.top - MARGIN_PX);
  const way = ways.find(isNear) ?? (frame ? ways.at(-1) : undefined);
  if (isCut && way !== undefined) scrollDown(way);
  if (frame) scrollFrame(frame, shown, { isNew: false });
}

/** The board that the open list is about is shown with it, and a card below if the board stays nearly whole. @param {HTMLElement} board @param {HTMLElement[]} lit */
function showWholeBoard(board, lit) {
  const [{ top, bottom, height }, seen] = [board.getBoundingClientRect(), visibleArea()];
  const cards = lit.filter((one) => isRendered(one) && !hasButton(one)).map((one) => clickRect(one).bottom);
  const lower = Math.max(bottom, lit.some((one) => board.contains(one)) ? bottom : Math.min(...cards));
  const over = lower - top - (seen.bottom - seen.top) + MARGIN_PX;
  const end = over < height * NEGLIGIBLE_SHARE ? lower : bottom;
  if (top >= seen.top && end <= seen.bottom) return;
  scrollDown(end === lower && over > 0 ? end - seen.bottom + 1 : top - seen.top - MARGIN_PX);
}

/** On a phone all cards to choose from are shown if they fit, and above them as much of the board as possible. @param {HTMLElement[]} wanted */
function showAllCards(wanted) {
  const shown = wanted.filter((one) => isRendered(one) && !hasButton(one));
  const cards = shown.filter((one) => one.closest(".table-tray") === shown[0].closest(".table-tray"));
  if (!isNarrow() || !cards[0]?.closest(".table-tray")) return;
  const [at, seen] = [boundingRect(cards), visibleArea()];
  const isHidden = at.top < seen.top || at.bottom > seen.bottom;
  const isHigh = at.bottom < seen.bottom - MARGIN_PX && byId("boards").getBoundingClientRect().top < seen.top;
  if ((isHidden || isHigh) && at.bottom - at.top < seen.bottom - seen.top) scrollDown(at.bottom - seen.bottom + 1);
}

/** On a phone, where all that can be clicked lies in one frame, more of it is shown than its edge. @param {HTMLElement[]} lit */
function showFrame(lit) {
  const [frame, ...more] = new Set(lit.map(frameOf));
  if (!frame?.matches(".zoomable") || more.length || !isNarrow() || !frame.offsetHeight) return;
  const [at, seen] = [frame.getBoundingClientRect(), visibleArea()];
  const shown = Math.min(at.bottom, seen.bottom) - Math.max(at.top, seen.top);
  if (shown >= Math.min(2 * MIN_VISIBLE_PX, at.height)) return;
  scrollDown(at.top - seen.top - MARGIN_PX);
  scrollFrame(frame, lit, { isNew: false });
}

/** On a phone: scroll to the top of the board, with the news. */
function scrollToBoardTop() {
  if (!isNarrow() || main().dataset.tab !== "board") return;
  const news = first(".table-news");
  const { top } = (news?.offsetHeight ? news : byId("boards")).getBoundingClientRect();
  scrollDown(top - visibleArea().top - MARGIN_PX);
}

const isLesson = () => Boolean(first(".lesson-sheet")); // lesson_spotlight.js says what is shown there

/** Scroll to fresh news on a phone: how an attempt went, and what the others do. */
function showNews() {
  const element = byId("news");
  const news = (offers().turn === "mine" ? first(".news-banner", element)?.textContent : element.dataset.step) ?? "";
  const { view } = state;
  if (view.news !== null && news && news !== view.news && !view.hasScrolled) show("news");
  view.news = news;
}

/** The question as the server asked it: prompt.js changes the text with every click. */
function questionText() {
  const text = first(".prompt-text[role=status]");
  return text?.dataset.asked ?? text?.textContent ?? "";
}

/** After the highlights changed: show the panel, the frame position and, once for each question and click,
 * the place on the page where something can be clicked. */
export function showQuestion() {
  const { view, choice } = state;
  const lit = namedPanels().filter((panel) => first(".lit", panel));
  if (lit.length && !lit.some(isRendered)) showPanelOf(lit[0]);
  markCurrentPanel();
  const { turn, ticket } = offers();
  const isTurn = !isLesson() && view.turn !== null && turn !== view.turn;
  view.turn = turn;
  if (isTurn) {
    view.isTurn = true;
    view.hasScrolled = false;
    show("turn");
  }
  show("frames");
  const question = `${ticket} ${choice.verb} ${choice.clicks}`;
  if (question === view.question || isLesson()) return;
  view.question = question;
  view.questionTime = performance.now();
  view.isNewQuestion = questionText() !== view.wording;
  view.wording = questionText();
  show("question");
}

/** When the game ends, scroll to the result once. */
function showResult() {
  const result = document.getElementById("result");
  const isOver = Boolean(result) && !result?.hidden;
  if (result && isOver && state.view.wasOver === false) show("result", [result]);
  state.view.wasOver = isOver;
}

/** The player opens a tab: others than the board open at their top, the log at its end. @param {Event} event */
export function followTab({ target }) {
  state.view.level = 0;
  const tab = closest(target, ".table-tabs [data-tab]")?.dataset.tab;
  if (closest(target, ".table-tabs")) state.view.questionTime = -Infinity; // do not scroll back from a tab the player has chosen
  if (tab && tab !== "board") scrollTo({ top: 0, behavior: "instant" });
  if (tab === "board") show("player");
  if (tab === "log") scrollToNewest();
  if (tab === "rules" || closest(target, "#tab-rules")) scrollToRule();
}

/** Scroll the rules to the paragraph the table is at. */
function scrollToRule() {
  const text = byId("rules-text");
  for (const old of all(".current", text)) old.classList.remove("current");
  const paragraph = state.view.rule && first(`#${CSS.escape(state.view.rule)}`, text);
  if (!paragraph) return;
  paragraph.classList.add("current");
  if (!byId("panel-rules").hidden) paragraph.scrollIntoView({ block: "nearest" });
}

const logPanel = () => /** @type {HTMLElement} */ (byId("log-lines").closest(".tab-panel"));

/** On a laptop the log scrolls in its panel; on a phone the page scrolls. */
function scrollToNewest() {
  const panel = logPanel();
  panel.scrollTop = panel.scrollHeight;
  const hidden = (byId("log-lines").lastElementChild?.getBoundingClientRect().bottom ?? 0) - visibleArea().bottom;
  if (panel.scrollHeight <= panel.clientHeight && hidden > 0) scrollDown(hidden + 8);
}

/** A new line scrolls the log to its end; a player who scrolls back is left there until then. */
function followLog() {
  const log = byId("log-lines");
  if (log.childElementCount === state.view.lineCount) return;
  state.view.lineCount = log.childElementCount;
  logPanel().scrollTop = logPanel().scrollHeight;
  log.lastElementChild?.classList.add("new");
}

/** Scroll the log, never the page, to the line of the moment that a replay shows. @param {HTMLElement} line */
export function scrollToLine(line) {
  const panel = logPanel();
  const [frame, at] = [panel.getBoundingClientRect(), line.getBoundingClientRect()];
  const top = frame.top + STEP_BUTTONS_PX;
  if (at.top < top) panel.scrollTop -= top - at.top;
  else if (at.bottom > frame.bottom) panel.scrollTop += at.bottom - frame.bottom;
}

function observe() {
  const observer = new ResizeObserver(() => performance.now() - state.view.questionTime < SETTLE_MS && show("question"));
  for (const part of all("#prompt, #boards, #trays")) observer.observe(part);
}

/** @type {Feature} */
export const viewport = {
  begin(table) {
    observe();
    history.scrollRestoration = "manual"; // the browser must not restore an older scroll position
    scrollTo(0, 0); // the waiting room has the same address, and its scroll position is kept
    table.addEventListener("submit", () => (state.view.hasScrolled = false)); // a choice was sent
    showResult();
    followLog();
  },

  refresh() {
    state.view.level = 0;
    state.view.rule = offers().rule || state.view.rule;
    if (!byId("panel-rules").hidden) scrollToRule();
    if (!isLesson()) showNews();
    showResult();
    followLog();
  },
};
