// Brings something into the part of the window that nothing covers.
import { clear, follow, frameOf, gathered, isWithin, sheet, spot } from "./frames.js";
import { bring, turnTo } from "./panels.js";

export const ROOM = 6;

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

/** Unless one of the elements is seen already, the first of them comes into view. What lies outside of its frame is cut off. */
export function bringOne(elements) {
  const seen = clear(sheet());
  const isFramed = (one) => !frameOf(one) || isWithin(spot(one), frameOf(one).getBoundingClientRect());
  const isSeen = (one) => one.getClientRects().length && isWithin(spot(one), seen) && isFramed(one);
  if (elements.length && !elements.some(isSeen)) reveal(elements.find((one) => one.getClientRects().length) ?? elements[0]);
}
