// Viewport geometry: which part of the window and of a scroll container (a frame) is visible. Frames
// clip boards that are larger than they are, and on a phone a bottom sheet covers part of the window.
import { offers } from "./offers.js";

// The same breakpoint as in layout.css: a media query cannot read a custom property.
export const NARROW_QUERY = "(max-width: 62.49rem)";
/** Whether the page is laid out for a phone. */
export const isNarrow = () => matchMedia(NARROW_QUERY).matches;

/** Where a part is clicked: the box of its ring, since a part's own box includes its labels. */
export const clickRect = (part) => (part.querySelector(":scope > .ring") ?? part).getBoundingClientRect();

export function boundingRect(elements) {
  const all = elements.map(clickRect);
  return {
    left: Math.min(...all.map((one) => one.left)),
    right: Math.max(...all.map((one) => one.right)),
    top: Math.min(...all.map((one) => one.top)),
    bottom: Math.max(...all.map((one) => one.bottom)),
  };
}

export const isWithin = (at, frame) => at.left >= frame.left && at.right <= frame.right && at.top >= frame.top && at.bottom <= frame.bottom;

/** Whether a picture is larger than its frame; a pixel more is rounding. */
export const isClipped = (frame) => frame.scrollWidth > frame.clientWidth + 1 || frame.scrollHeight > frame.clientHeight + 1;

const scrolledFrames = new WeakSet();
export const MIN_VISIBLE_PX = 120; // a frame of which less is visible is scrolled as if all of it were

const centerOf = (at) => [(at.left + at.right) / 2, (at.top + at.bottom) / 2];

/** The part of a frame that can be seen now. */
function visibleRectOf(frame) {
  const [at, seen] = [frame.getBoundingClientRect(), visibleArea(bottomSheet())];
  const [top, bottom] = [Math.max(at.top, seen.top), Math.min(at.bottom, seen.bottom)];
  return bottom - top > MIN_VISIBLE_PX ? { left: at.left, right: at.right, top, bottom } : at;
}

/** The bounding box of the first of them and of as many of those nearest to it as fit into `room`. */
export function rectOfNearest([first, ...others], room) {
  const [x, y] = centerOf(clickRect(first));
  const far = (one) => Math.hypot(centerOf(clickRect(one))[0] - x, centerOf(clickRect(one))[1] - y);
  const together = [first];
  for (const one of others.sort((a, b) => far(a) - far(b))) {
    const at = boundingRect([...together, one]);
    if (at.right - at.left > room.right - room.left || at.bottom - at.top > room.bottom - room.top) break;
    together.push(one);
  }
  return boundingRect(together);
}

const myPawn = (frame) => frame.querySelector(`[id="pawn-${offers().seat}"]`);

/** My pawn if it left the visible part of the frame and fits there together with something lit. */
function pawnOutOfView(frame, lit, seen) {
  const me = lit[0]?.matches(".lit") ? myPawn(frame) : null;
  if (!me || isWithin(clickRect(me), seen)) return null;
  const around = rectOfNearest([me, ...lit], seen);
  return lit.some((one) => isWithin(clickRect(one), around)) ? me : null;
}

/** Scroll a clipped board until something lit is visible, or `all` of it; the first time and after my pawn moved away, around my pawn. */
export function scrollFrame(frame, lit = [...frame.querySelectorAll(".lit")], isNew = !scrolledFrames.has(frame), all = false) {
  if (!isClipped(frame)) return;
  const seen = visibleRectOf(frame);
  scrolledFrames.add(frame);
  const isSeen = (one) => isWithin(clickRect(one), seen);
  const me = isNew ? myPawn(frame) : !all && pawnOutOfView(frame, lit, seen);
  if (!lit.length || (!isNew && !me && (all ? lit.every(isSeen) : lit.some(isSeen)))) return;
  const [x, y] = centerOf(rectOfNearest(me ? [me, ...lit] : lit, seen));
  frame.scrollBy(x - (seen.left + seen.right) / 2, y - (seen.top + seen.bottom) / 2);
}

/** What lies over the lower part of a phone: a lesson's card, a hint, or the prompt. */
export function bottomSheet() {
  const over = [".lesson-sheet", ".hint-card:not([hidden])", "#prompt"].map((name) => document.querySelector(name));
  return over.find((one) => one?.getClientRects().length) ?? document.getElementById("prompt");
}

/** The part of the window that nothing covers; on a phone a sheet lies over its lower part. */
export function visibleArea(over) {
  if (!isNarrow()) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const heights = [...document.querySelectorAll(".table-tabs, .aim")].map((one) => one.offsetHeight); // position: sticky
  return { left: 0, top: heights.reduce((sum, one) => sum + one, 0), right: innerWidth, bottom: over.getBoundingClientRect().top };
}

/** On a phone, what was clicked of a picture larger than its frame, which holds all that may follow. */
export function chosenInFrame() {
  const [frame, ...more] = new Set([...document.querySelectorAll("svg .lit")].map(frameOf));
  const isEmpty = document.querySelector(".prompt-built-row")?.hidden !== false; // nothing was clicked
  if (!isNarrow() || isEmpty || more.length || !frame?.matches(".zoomable")) return [];
  return [...frame.querySelectorAll(".chosen")];
}

/** The choices that stand in the open list: their parts need not be visible on the board. */
function listedChoices() {
  const options = [...document.querySelectorAll("#prompt .options-sheet[open]:not(.aside) .options > li > .option")];
  return new Set(options.filter((one) => one.getClientRects().length).map((one) => one.dataset.choice));
}

/** What was clicked and must stay in view: the next click is made in the open list. */
export const chosenToKeepInView = () => (listedChoices().size ? chosenInFrame() : []);

/** On a phone: the board that every choice of the open list touches, if its frame shows it whole. */
export function boardOfListedOptions() {
  const texts = isNarrow() ? listedChoices() : new Set();
  const choices = offers().options.filter(({ text }) => texts.has(text)).map(({ parts }) => parts);
  const isOn = (frame) => (part) => frame.querySelector(`[data-part="${CSS.escape(part)}"]`);
  const isWhole = (frame) => frame.offsetHeight && !isClipped(frame) && choices.every((parts) => parts.some(isOn(frame)));
  return choices.length ? [...document.querySelectorAll(".table-board .zoomable")].find(isWhole) : undefined;
}

export const frameOf = (element) => element.closest(".zoomable, .table-tray > .panel");

/** Whether these parts of one picture cannot be seen at once. */
export function exceedsFrame(parts) {
  const seen = visibleRectOf(frameOf(parts[0]) ?? document.documentElement);
  const at = boundingRect(parts);
  return at.right - at.left > seen.right - seen.left || at.bottom - at.top > seen.bottom - seen.top;
}

/** The lower edge of the visible area, in pixels of the window. */
export const visibleBottom = () => visibleArea(bottomSheet()).bottom;
