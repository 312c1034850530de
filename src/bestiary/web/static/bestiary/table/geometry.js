// Viewport geometry: which part of the window and of a scroll container (a frame) is visible. Frames
// clip boards that are larger than they are, and on a phone a bottom sheet covers part of the window.
import { all, byId, first, isRendered, ringOf } from "./dom.js";
import { offers } from "./state.js";

// The same breakpoint as in layout.css: a media query cannot read a custom property.
export const NARROW_QUERY = "(max-width: 62.49rem)";
/** Whether the page is laid out for a phone. */
export const isNarrow = () => matchMedia(NARROW_QUERY).matches;

export const MIN_VISIBLE_PX = 120; // a frame of which less is visible is scrolled as if all of it were

/** Where a part is clicked: the box of its ring, since a part's own box includes its labels. @param {Element} part */
export const clickRect = (part) => (ringOf(part) ?? part).getBoundingClientRect();

/** @param {Element[]} elements @returns {Box} */
export function boundingRect(elements) {
  const boxes = elements.map(clickRect);
  return {
    left: Math.min(...boxes.map((one) => one.left)),
    right: Math.max(...boxes.map((one) => one.right)),
    top: Math.min(...boxes.map((one) => one.top)),
    bottom: Math.max(...boxes.map((one) => one.bottom)),
  };
}

/** @param {Box} at @param {Box} frame */
export const isWithin = (at, frame) => at.left >= frame.left && at.right <= frame.right && at.top >= frame.top && at.bottom <= frame.bottom;

/** @param {Box} at */
export const centerOf = (at) => [(at.left + at.right) / 2, (at.top + at.bottom) / 2];

/** @param {Box} at @param {Box} room */
const exceeds = (at, room) => at.right - at.left > room.right - room.left || at.bottom - at.top > room.bottom - room.top;

/** Whether a picture is larger than its frame; a pixel more is rounding. @param {Element} frame */
export const isClipped = (frame) => isCarousel(frame) || frame.scrollHeight > frame.clientHeight + 1;

/** Whether its panels lie side by side, wider than itself. @param {Element} boards */
export const isCarousel = (boards) => boards.scrollWidth > boards.clientWidth + 1;

/** The scroll container of an element. @param {Element} element @returns {HTMLElement | null} */
export const frameOf = (element) => element.closest(".zoomable, .table-tray > .panel");

/** Whether its frame, if it has one, does not cut it off. @param {Element} one */
export const isInsideFrame = (one) => isWithin(clickRect(one), frameOf(one)?.getBoundingClientRect() ?? clickRect(one));

/** What lies over the lower part of a phone: a lesson's card, a hint, or the prompt. */
export function bottomSheet() {
  const over = [".lesson-sheet", ".hint-card:not([hidden])", "#prompt"].map((name) => first(name));
  return over.find((one) => one && isRendered(one)) ?? byId("prompt");
}

/** The part of the window that nothing covers; on a phone a sheet lies over its lower part. @param {Element} [over] @returns {Box} */
export function visibleArea(over = bottomSheet()) {
  if (!isNarrow()) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const sticky = all(".table-tabs, .aim").map((one) => one.offsetHeight);
  return { left: 0, top: sticky.reduce((sum, one) => sum + one, 0), right: innerWidth, bottom: over.getBoundingClientRect().top };
}

/** The part of a frame that can be seen now. @param {Element} frame @returns {Box} */
export function visibleRectOf(frame) {
  const [at, seen] = [frame.getBoundingClientRect(), visibleArea()];
  const [top, bottom] = [Math.max(at.top, seen.top), Math.min(at.bottom, seen.bottom)];
  return bottom - top > MIN_VISIBLE_PX ? { left: at.left, right: at.right, top, bottom } : at;
}

/** The bounding box of the first and of as many of those nearest to it as fit into `room`. @param {Element[]} elements @param {Box} room */
export function rectOfNearest([nearest, ...others], room) {
  const [x, y] = centerOf(clickRect(nearest));
  const far = (/** @type {Element} */ one) => Math.hypot(centerOf(clickRect(one))[0] - x, centerOf(clickRect(one))[1] - y);
  const together = [nearest];
  for (const one of others.sort((a, b) => far(a) - far(b))) {
    if (exceeds(boundingRect([...together, one]), room)) break;
    together.push(one);
  }
  return boundingRect(together);
}

/** Whether these parts of one picture cannot be seen at once. @param {Element[]} parts */
export const exceedsFrame = (parts) => exceeds(boundingRect(parts), visibleRectOf(frameOf(parts[0]) ?? document.documentElement));

/** On a phone, what was clicked of a picture larger than its frame, which holds all that may follow. */
export function chosenInFrame() {
  const [frame, ...more] = new Set(all("svg .lit").map(frameOf));
  const isEmpty = first(".prompt-built-row")?.hidden !== false; // nothing was clicked
  if (!isNarrow() || isEmpty || more.length || !frame?.matches(".zoomable")) return [];
  return all(".chosen", frame);
}

/** The choices that stand in the open list: their parts need not be visible on the board. */
function listedChoices() {
  const options = all("#prompt .options-sheet[open]:not(.aside) .options > li > .option");
  return new Set(options.filter(isRendered).map((one) => one.dataset.choice));
}

/** What was clicked and must stay in view: the next click is made in the open list. */
export const chosenToKeepInView = () => (listedChoices().size ? chosenInFrame() : []);

/** On a phone: the board that every choice of the open list touches, if its frame shows it whole. */
export function boardOfListedOptions() {
  const texts = isNarrow() ? listedChoices() : new Set();
  const choices = offers().options.filter(({ text }) => texts.has(text)).map(({ parts }) => parts);
  const isOn = (/** @type {Element} */ frame) => (/** @type {Part} */ part) => first(`[data-part="${CSS.escape(part)}"]`, frame);
  const isWhole = (/** @type {HTMLElement} */ frame) => frame.offsetHeight && !isClipped(frame) && choices.every((parts) => parts.some(isOn(frame)));
  return choices.length ? all(".table-board .zoomable").find(isWhole) : undefined;
}

/** The parts among these that the prompt asks for first: those of the first option's kind on the same
 * board, or all that is lit there if it is the only one of its kind. @param {HTMLElement[]} lit @param {string} [verb] */
export function partsAskedFor(lit, verb = "") {
  const part = offers().options.find((one) => one.parts.length && (!verb || one.verbs.includes(verb)))?.parts[0] ?? "";
  const panel = lit.find((one) => one.dataset.part === part)?.closest(".panel");
  const beside = panel ? lit.filter((one) => panel.contains(one)) : lit;
  const alike = beside.filter((one) => one.dataset.part?.split(":")[0] === part.split(":")[0]);
  return panel && alike.length > 1 ? alike : beside;
}

/** Whether every choice of a part has a button in the prompt, so that the part need not be visible. @param {HTMLElement} one */
export function hasButton({ dataset: { part = "" } }) {
  const choices = offers().options.filter(({ parts }) => parts.includes(part));
  return choices.every(({ text }) => first(`#prompt .verb[data-choice="${CSS.escape(text)}"]`));
}

const firstBoard = () => all(".table-board > *").find(isRendered);

/** Pixels above the first board; the card of the end comes and goes, and is not counted. */
function heightAbove() {
  const top = firstBoard()?.getBoundingClientRect().top ?? 0;
  const result = first(".result");
  return top + scrollY - (result && isRendered(result) ? result.offsetHeight : 0);
}

const above = { height: 0, width: 0 }; // pixels, and the width of the window for which they were measured

/** Layout variable `--above`: the height of everything above the boards (names, aim, news take one line
 * or five). Boards sized by CSS to end on screen subtract it. It only grows: a board that changed its
 * size with every piece of news would never lie still. @param {HTMLElement} table */
function updateOffset(table) {
  if (above.width !== innerWidth) {
    above.height = 0;
    above.width = innerWidth;
    table.style.removeProperty("--above"); // what another width needed would narrow the news
  }
  const height = Math.ceil(heightAbove());
  if (height <= above.height) return;
  above.height = height;
  table.style.setProperty("--above", `${height}px`);
}

/** @type {Feature} */
export const boardOffset = {
  begin(table) {
    const observer = new ResizeObserver(() => updateOffset(table));
    for (const part of all(".masthead, #head, #aim, .table-news")) observer.observe(part);
    updateOffset(table);
  },
};

/** My pawn if it left the visible part of the frame and fits there together with something lit. @param {Element} frame @param {Element[]} lit @param {Box} seen */
export function pawnOutOfView(frame, lit, seen) {
  const me = lit[0]?.matches(".lit") ? myPawn(frame) : null;
  if (!me || isWithin(clickRect(me), seen)) return null;
  const around = rectOfNearest([me, ...lit], seen);
  return lit.some((one) => isWithin(clickRect(one), around)) ? me : null;
}

/** @param {Element} frame */
export const myPawn = (frame) => first(`[id="pawn-${offers().seat}"]`, frame);
