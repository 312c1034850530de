// Scrolls an element into the visible area: what the bottom sheet leaves free. The browser's own
// scrollIntoView knows neither the sheet nor the frames, and would put elements beneath them.
import { showPanelOf, switchToTabOf } from "./panel_switcher.js";
import { bottomSheet, clickRect, frameOf, isNarrow, isWithin, rectOfNearest, scrollFrame, visibleArea } from "./viewport.js";

export const MARGIN_PX = 6;

/** Whether its frame, if it has one, does not cut it off. */
const isInsideFrame = (one) => !frameOf(one) || isWithin(clickRect(one), frameOf(one).getBoundingClientRect());

/** On a phone the frame around an element is shown with it, if there is room. */
const frameToShow = (element) => (isNarrow() ? [element.closest(".zoomable")].filter(Boolean) : []);

/** Bring an element into the part of the window that `over` leaves clear, and of others what fits beside it. */
export function scrollToElement(element, over = bottomSheet(), others = []) {
  showPanelOf(element);
  switchToTabOf(element);
  const shown = others.filter((one) => one !== element && one.getClientRects().length);
  for (const frame of new Set([element, ...shown].map(frameOf))) {
    if (frame) scrollFrame(frame, [element, ...shown].filter((one) => frame.contains(one)), false, true);
  }
  const seen = visibleArea(over);
  const at = rectOfNearest([element, ...shown.filter(isInsideFrame)], seen);
  for (const { top, bottom } of [element, ...frameToShow(element)].map((one) => one.getBoundingClientRect())) {
    const [higher, lower] = [Math.min(at.top, top), Math.max(at.bottom, bottom)];
    if (lower - higher < seen.bottom - seen.top - 2 * MARGIN_PX) [at.top, at.bottom] = [higher, lower];
  }
  if (at.top >= seen.top + MARGIN_PX && at.bottom <= seen.bottom - MARGIN_PX) return;
  const [room, height] = [seen.bottom - seen.top, at.bottom - at.top];
  const wanted = height < room ? seen.top + (room - height) / 2 : seen.top + MARGIN_PX;
  scrollBy({ top: at.top - wanted, behavior: "instant" });
}

/** Unless one of the elements is seen already, the first of them comes into view. What lies outside of its frame is cut off. */
export function scrollToAny(elements) {
  const seen = visibleArea(bottomSheet());
  const isSeen = (one) => one.getClientRects().length && isWithin(clickRect(one), seen) && isInsideFrame(one);
  if (elements.length && !elements.some(isSeen)) scrollToElement(elements.find((one) => one.getClientRects().length) ?? elements[0]);
}
