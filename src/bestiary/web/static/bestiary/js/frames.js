// What of a picture can be seen: frames cut off what is larger than they are, and on a phone sheets
// lie over the window. What is larger than its frame is moved until something of it is seen.
import { bare } from "./clicks.js";
import { offers } from "./sending.js";

export const NARROW = "(max-width: 62.49rem)";
/** Whether the page is laid out for a phone. */
export const isNarrow = () => matchMedia(NARROW).matches;

/** Where a part is clicked. */
export const spot = (part) => (part.querySelector(":scope > .ring") ?? part).getBoundingClientRect();

export function box(elements) {
  const all = elements.map(spot);
  return {
    left: Math.min(...all.map((one) => one.left)),
    right: Math.max(...all.map((one) => one.right)),
    top: Math.min(...all.map((one) => one.top)),
    bottom: Math.max(...all.map((one) => one.bottom)),
  };
}

export const isWithin = (at, frame) => at.left >= frame.left && at.right <= frame.right && at.top >= frame.top && at.bottom <= frame.bottom;

/** Whether a picture is larger than its frame. */
export const isCut = (frame) => frame.scrollWidth > frame.clientWidth + 1 || frame.scrollHeight > frame.clientHeight + 1;

const met = new WeakSet();
export const LEAST = 120; // a frame of which less is seen is moved as a whole

const middle = (at) => [(at.left + at.right) / 2, (at.top + at.bottom) / 2];

/** The part of a frame that can be seen now. */
function shownOf(frame) {
  const [at, seen] = [frame.getBoundingClientRect(), clear(sheet())];
  const [top, bottom] = [Math.max(at.top, seen.top), Math.min(at.bottom, seen.bottom)];
  return bottom - top > LEAST ? { left: at.left, right: at.right, top, bottom } : at;
}

/** The room of the first of them, and of as many of those nearest to it as can be seen at once. */
export function gathered([first, ...others], room) {
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

const pawn = (frame) => frame.querySelector(`[id="pawn-${offers().seat}"]`);

/** My pawn where it went out of sight, if something that can be clicked is seen together with it. */
function strayed(frame, lit, seen) {
  const me = lit[0]?.matches(".lit") ? pawn(frame) : null;
  if (!me || isWithin(spot(me), seen)) return null;
  const around = gathered([me, ...lit], seen);
  return lit.some((one) => isWithin(spot(one), around)) ? me : null;
}

/** Move what is larger than its frame until something lit is seen, or all; at first and once I have gone, around where I stand. */
export function follow(frame, lit = [...frame.querySelectorAll(".lit")], isNew = !met.has(frame), all = false) {
  if (!isCut(frame)) return;
  const seen = shownOf(frame);
  met.add(frame);
  const isSeen = (one) => isWithin(spot(one), seen);
  const me = isNew ? pawn(frame) : !all && strayed(frame, lit, seen);
  if (!lit.length || (!isNew && !me && (all ? lit.every(isSeen) : lit.some(isSeen)))) return;
  const [x, y] = middle(gathered(me ? [me, ...lit] : lit, seen));
  frame.scrollBy(x - (seen.left + seen.right) / 2, y - (seen.top + seen.bottom) / 2);
}

/** What lies over the lower part of a phone: a lesson's card, a hint, or the prompt. */
export function sheet() {
  const over = [".lesson-sheet", ".hint-card:not([hidden])", "#prompt"].map((name) => document.querySelector(name));
  return over.find((one) => one?.getClientRects().length) ?? document.getElementById("prompt");
}

/** The part of the window that nothing covers; on a phone a sheet lies over its lower part. */
export function clear(over) {
  if (!isNarrow()) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const heights = [...document.querySelectorAll(".table-tabs, .aim")].map((one) => one.offsetHeight); // they stick
  return { left: 0, top: heights.reduce((sum, one) => sum + one, 0), right: innerWidth, bottom: over.getBoundingClientRect().top };
}

/** On a phone, what was clicked of a picture larger than its frame, which holds all that may follow. */
export function chosenInFrame() {
  const [frame, ...more] = new Set([...document.querySelectorAll("svg .lit")].map(frameOf));
  const isHeld = document.querySelector(".prompt-built-row")?.hidden !== false; // nothing was clicked
  if (!isNarrow() || isHeld || more.length || !frame?.matches(".zoomable")) return [];
  return [...frame.querySelectorAll(".chosen")];
}

/** What may follow and stands in the open list: it need not be seen on the board. */
function listed() {
  const options = [...document.querySelectorAll("#prompt .options-sheet[open]:not(.aside) .options > li > .option")];
  return new Set(options.filter((one) => one.getClientRects().length).map((one) => one.dataset.choice));
}

/** The same, while what may follow stands in the open list. */
export const kept = () => (listed().size ? chosenInFrame() : []);

/** On a phone, while what may follow stands in the open list: the picture that all of it touches, if its frame shows it whole. */
export function spokenOf() {
  const texts = isNarrow() ? listed() : new Set();
  const choices = offers().options.filter(({ text }) => texts.has(text)).map(({ parts }) => parts.map(bare));
  const isOn = (frame) => (part) => frame.querySelector(`[data-part="${CSS.escape(part)}"]`);
  const isWhole = (frame) => frame.offsetHeight && !isCut(frame) && choices.every((parts) => parts.some(isOn(frame)));
  return choices.length ? [...document.querySelectorAll(".table-board .zoomable")].find(isWhole) : undefined;
}

export const frameOf = (element) => element.closest(".zoomable, .table-tray > .panel");

/** Whether these parts of one picture cannot be seen at once. */
export function isTooWide(parts) {
  const seen = shownOf(frameOf(parts[0]) ?? document.documentElement);
  const at = box(parts);
  return at.right - at.left > seen.right - seen.left || at.bottom - at.top > seen.bottom - seen.top;
}

/** Where the part of the window ends that nothing covers. */
export const floor = () => clear(sheet()).bottom;
