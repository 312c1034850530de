// A tile can be dragged: by mouse from where it lies at hand or would lie, by finger from its ghost, which
// a first tap has shown. Let go by mouse it is laid, by finger it waits there for one more tap.
import { aims, ghostAt, hasGhost, preview } from "./foresight.js";

const FAR = 6; // pixels after which a press is a drag
const REACH = 1.5; // so many of its own sizes away a place still attracts
let press = null; // where a drag may begin
let over = null; // the place that the tile is dragged over
let isDone = false; // the click that follows a drag means nothing

const isDragging = () => document.getElementById("main").dataset.dragging === "yes";
const click = (part) => part.dispatchEvent(new MouseEvent("click", { bubbles: true }));

/** What is taken by pressing there: the ghost, a place where it would lie, or the tile at hand. */
function taken({ target, pointerType }) {
  const place = ghostAt(target);
  if (place || pointerType === "touch") return place;
  const part = target.closest?.("[data-part]:is(.lit, .other, .chosen)");
  return part && (hasGhost(part) || document.getElementById(`ghost-${part.dataset.part}`)) ? part : null;
}

/** The place whose handle lies nearest. */
function nearest({ clientX, clientY }) {
  let [found, least] = [null, Infinity];
  for (const place of document.querySelectorAll("[data-part].lit")) {
    if (!hasGhost(place)) continue;
    const { left, top, width, height } = place.querySelector(":scope > .ring").getBoundingClientRect();
    const far = Math.hypot(clientX - left - width / 2, clientY - top - height / 2) / Math.max(width, height);
    if (far < Math.min(least, REACH)) [found, least] = [place, far];
  }
  return found;
}

function begin(part) {
  document.getElementById("main").dataset.dragging = "yes";
  if (!hasGhost(part) && !part.matches(".chosen")) click(part); // another turn of the tile is held
}

function move(event) {
  if (!press || event.pointerId !== press.id) return;
  if (!isDragging()) {
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < FAR) return;
    begin(press.part);
  }
  const place = nearest(event);
  if (place && place !== over) preview(place);
  over = place ?? over;
}

function drop(event) {
  [press, over] = [null, null];
  if (!isDragging()) return;
  document.getElementById("main").dataset.dragging = "no";
  const place = event.type === "pointerup" && nearest(event);
  if (place && event.pointerType === "touch") aims(place, true);
  else if (place) click(place);
  isDone = event.type === "pointerup";
}

export const dragging = {
  begin(table) {
    table.addEventListener("pointerdown", (event) => {
      const part = event.isPrimary && event.button === 0 ? taken(event) : null;
      press = part && { part, id: event.pointerId, x: event.clientX, y: event.clientY };
      isDone = false;
    });
    table.addEventListener("dragstart", (event) => press && event.preventDefault());
    document.addEventListener("pointermove", move);
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, drop);
    table.addEventListener("click", (event) => {
      if (!isDone) return;
      isDone = false;
      event.stopImmediatePropagation();
    }, { capture: true });
  },
};
