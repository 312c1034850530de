// Drag and drop of tiles: by mouse from the hand or from where a tile would lie, by touch from its ghost,
// which a first tap has shown. A drop by mouse commits, a drop by touch waits for one more tap.
import { canPreview, placeOfGhost, previewOnFirstTap, showPreview } from "./preview.js";

const DRAG_THRESHOLD_PX = 6; // a press that moves farther is a drag
const SNAP_DISTANCE = 1.5; // in sizes of the place: a tile dropped farther away is not laid
let pressed = null; // the press that may become a drag
let hovered = null; // the place below the dragged tile
let isClickSuppressed = false; // browsers send a click after every drag

const isDragging = () => document.getElementById("main").dataset.dragging === "yes";
const click = (part) => part.dispatchEvent(new MouseEvent("click", { bubbles: true }));

/** What a press there would drag: the ghost, a place where the tile would lie, or the tile in hand. */
function dragSource({ target, pointerType }) {
  const place = placeOfGhost(target);
  if (place || pointerType === "touch") return place;
  const part = target.closest?.("[data-part]:is(.lit, .other, .chosen)");
  return part && (canPreview(part) || document.getElementById(`ghost-${part.dataset.part}`)) ? part : null;
}

/** The place whose ring lies nearest, within the snap distance. */
function nearestPlace({ clientX, clientY }) {
  let [place, shortest] = [null, Infinity];
  for (const candidate of document.querySelectorAll("[data-part].lit")) {
    if (!canPreview(candidate)) continue;
    const { left, top, width, height } = candidate.querySelector(":scope > .ring").getBoundingClientRect();
    const distance = Math.hypot(clientX - left - width / 2, clientY - top - height / 2) / Math.max(width, height);
    if (distance < Math.min(shortest, SNAP_DISTANCE)) [place, shortest] = [candidate, distance];
  }
  return place;
}

function startDrag(part) {
  document.getElementById("main").dataset.dragging = "yes";
  if (!canPreview(part) && !part.matches(".chosen")) click(part); // pick up the tile, or another rotation of it
}

function moveDrag(event) {
  if (!pressed || event.pointerId !== pressed.id) return;
  if (!isDragging()) {
    if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < DRAG_THRESHOLD_PX) return;
    startDrag(pressed.part);
  }
  const place = nearestPlace(event);
  if (place && place !== hovered) showPreview(place);
  hovered = place ?? hovered;
}

function endDrag(event) {
  [pressed, hovered] = [null, null];
  if (!isDragging()) return;
  document.getElementById("main").dataset.dragging = "no";
  const place = event.type === "pointerup" && nearestPlace(event);
  if (place && event.pointerType === "touch") previewOnFirstTap(place, true);
  else if (place) click(place);
  isClickSuppressed = event.type === "pointerup";
}

export const drag = {
  begin(table) {
    table.addEventListener("pointerdown", (event) => {
      const part = event.isPrimary && event.button === 0 ? dragSource(event) : null;
      pressed = part && { part, id: event.pointerId, x: event.clientX, y: event.clientY };
      isClickSuppressed = false;
    });
    table.addEventListener("dragstart", (event) => pressed && event.preventDefault());
    document.addEventListener("pointermove", moveDrag);
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, endDrag);
    table.addEventListener("click", (event) => {
      if (!isClickSuppressed) return;
      isClickSuppressed = false;
      event.stopImmediatePropagation();
    }, { capture: true });
  },
};
