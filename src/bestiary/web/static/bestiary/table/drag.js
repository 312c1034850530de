// Drag and drop of tiles: by mouse from the hand or from where a tile would lie, by touch from its ghost,
// which a first tap has shown. A drop by mouse commits, a drop by touch waits for one more tap.
import { all, closest, main, ringOf } from "./dom.js";
import { CLICKABLE } from "./highlight.js";
import { canPreview, placeOfGhost, previewOnFirstTap, showPreview } from "./preview.js";
import { state } from "./state.js";

const DRAG_THRESHOLD_PX = 6; // a press that moves farther is a drag
const SNAP_DISTANCE = 1.5; // in sizes of the place: a tile dropped farther away is not laid

const isDragging = () => main().dataset.dragging === "yes";
const click = (/** @type {HTMLElement} */ part) => part.dispatchEvent(new MouseEvent("click", { bubbles: true }));

/** What a press there would drag: the ghost, a place where the tile would lie, or the tile in hand. @param {PointerEvent} event */
function dragSource({ target, pointerType }) {
  const place = placeOfGhost(target);
  if (place || pointerType === "touch") return place;
  const part = closest(target, CLICKABLE);
  return part && (canPreview(part) || document.getElementById(`ghost-${part.dataset.part}`)) ? part : null;
}

/** The place whose ring lies nearest, within the snap distance. @param {PointerEvent} event */
function nearestPlace({ clientX, clientY }) {
  let place = null;
  let shortest = SNAP_DISTANCE;
  for (const candidate of all("[data-part].lit").filter((one) => canPreview(one))) {
    const { left, top, width, height } = (ringOf(candidate) ?? candidate).getBoundingClientRect();
    const distance = Math.hypot(clientX - left - width / 2, clientY - top - height / 2) / Math.max(width, height);
    if (distance < shortest) [place, shortest] = [candidate, distance];
  }
  return place;
}

/** @param {PointerEvent} event */
export function press(event) {
  const part = event.isPrimary && event.button === 0 ? dragSource(event) : null;
  state.pointer.pressed = part && { part, id: event.pointerId, x: event.clientX, y: event.clientY };
  state.pointer.isClickSuppressed = false;
}

/** The browser's own drag of a picture gives way. @param {Event} event */
export const preventNativeDrag = (event) => state.pointer.pressed && event.preventDefault();

/** @param {HTMLElement} part */
function startDrag(part) {
  main().dataset.dragging = "yes";
  if (!canPreview(part) && !part.matches(".chosen")) click(part); // pick up the tile, or another rotation of it
}

/** @param {PointerEvent} event */
export function moveDrag(event) {
  const { pressed } = state.pointer;
  if (!pressed || event.pointerId !== pressed.id) return;
  if (!isDragging()) {
    if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < DRAG_THRESHOLD_PX) return;
    startDrag(pressed.part);
  }
  const place = nearestPlace(event);
  if (place && place !== state.pointer.dragPlace) showPreview(place);
  state.pointer.dragPlace = place ?? state.pointer.dragPlace;
}

/** @param {PointerEvent} event */
export function endDrag(event) {
  state.pointer.pressed = null;
  state.pointer.dragPlace = null;
  if (!isDragging()) return;
  main().dataset.dragging = "no";
  const place = event.type === "pointerup" ? nearestPlace(event) : null;
  if (place && event.pointerType === "touch") previewOnFirstTap(place, true);
  else if (place) click(place);
  state.pointer.isClickSuppressed = event.type === "pointerup";
}

/** The click that ends a drag means nothing else. @param {Event} event */
export function swallowDragClick(event) {
  if (!state.pointer.isClickSuppressed) return;
  state.pointer.isClickSuppressed = false;
  event.stopImmediatePropagation();
}
