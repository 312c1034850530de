// Brings something into the part of the window that nothing covers.
import { clear, follow, frameOf, gathered, isNarrow, isWithin, sheet, spot } from "./frames.js";
import { bring, turnTo } from "./panels.js";

export const ROOM = 6;

/** Whether its frame, if it has one, does not cut it off. */
const isFramed = (one) => !frameOf(one) || isWithin(spot(one), frameOf(one).getBoundingClientRect());

/** On a phone the picture that an element is cut out of is seen with it, if there is room. */
const framing = (element) => (isNarrow() ? [element.closest(".zoomable")].filter(Boolean) : []);

/** Bring an element into the part of the window that `over` leaves clear, and of others what fits beside it. */
export function reveal(element, over = sheet(), others = []) {
  bring(element);
  turnTo(element);
  const shown = others.filter((one) => one !== element && one.getClientRects().length);
  for (const frame of new Set([element, ...shown].map(frameOf))) {
    if (frame) follow(frame, [element, ...shown].filter((one) => frame.contains(one)), false, true);
  }
  const seen = clear(over);
  const at = gathered([element, ...shown.filter(isFramed)], seen);
  for (const { top, bottom } of [element, ...framing(element)].map((one) => one.getBoundingClientRect())) {
    const [higher, lower] = [Math.min(at.top, top), Math.max(at.bottom, bottom)];
    if (lower - higher < seen.bottom - seen.top - 2 * ROOM) [at.top, at.bottom] = [higher, lower];
  }
  if (at.top >= seen.top + ROOM && at.bottom <= seen.bottom - ROOM) return;
  const [room, height] = [seen.bottom - seen.top, at.bottom - at.top];
  const wanted = height < room ? seen.top + (room - height) / 2 : seen.top + ROOM;
  scrollBy({ top: at.top - wanted, behavior: "instant" });
}

/** Unless one of the elements is seen already, the first of them comes into view. What lies outside of its frame is cut off. */
export function bringOne(elements) {
  const seen = clear(sheet());
  const isSeen = (one) => one.getClientRects().length && isWithin(spot(one), seen) && isFramed(one);
  if (elements.length && !elements.some(isSeen)) reveal(elements.find((one) => one.getClientRects().length) ?? elements[0]);
}
