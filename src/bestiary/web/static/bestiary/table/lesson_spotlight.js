// Spotlight of a lesson (coach marks): frames what the lesson's card points at and scrolls it into the
// part of the window that the card does not cover.
import { all, byId, closest, first, isRendered, ringOf } from "./dom.js";
import { chosenToKeepInView, exceedsFrame, isClipped } from "./geometry.js";
import { markPointed } from "./highlight.js";
import { showPanelOf } from "./panels.js";
import { showPreview } from "./preview.js";
import { offers, state } from "./state.js";
import { show } from "./viewport.js";
import { resetZoom, zoomTo } from "./zoom.js";

const SVG = "http://www.w3.org/2000/svg";
const MARGIN_PX = 6;
const MAX_HALF_STROKE_PX = 4.5; // half of the widest line around a part
const CAN_HOVER = matchMedia("(hover: hover)");
const NAVIGATION = ".panel-jumps, .table-tabs, .tab-list, summary";
const pending = { frame: 0 };

const card = () => byId("card");
const sheet = () => /** @type {HTMLElement} */ (first(".lesson-sheet"));
/** @param {string} text */
const optionsNamed = (text) => all(`.option[data-choice="${CSS.escape(text)}"]`);

/** The elements that a name stands for: parts, pieces or panels, the rendered ones if any are; else what has a tooltip of that name. @param {string} name */
function elementsNamed(name) {
  const id = CSS.escape(name);
  const elements = all(`[data-part="${id}"], #main [id="${id}"]`);
  const rendered = elements.filter(isRendered);
  return rendered.length ? rendered : elements.length ? elements : all(`[data-note="${id}"]`).filter((one) => !one.closest(".table-others"));
}

const pointedNames = () => card().dataset.points?.split(" ").filter(Boolean) ?? [];

/** While the chosen part stays in view: the option of the open list that makes the choice pointed at. */
function listedOption() {
  const names = pointedNames();
  const fits = chosenToKeepInView().length ? offers().options.filter(({ parts }) => names.every((name) => parts.includes(name))) : [];
  return fits.length === 1 ? optionsNamed(fits[0].text) : [];
}

function pointedElements() {
  const confirm = first("#confirm-choice [data-do=confirm]");
  if (confirm) return [confirm];
  const worded = card().dataset.worded?.split("|").filter(Boolean) ?? [];
  return [...pointedNames().flatMap(elementsNamed), ...worded.flatMap(optionsNamed), ...listedOption()];
}

/** The transform that enlarges a shape around its centre, so that its outline covers nothing within. @param {DOMRect} box */
function enlarged({ x, y, width, height }) {
  const [cx, cy, k] = [x + width / 2, y + height / 2, 1 + (2 * MARGIN_PX) / Math.max(width, 1)];
  return new DOMMatrix().translate(cx, cy).scale(k).translate(-cx, -cy);
}

/** @template {SVGGraphicsElement} Shape @param {Shape} shape */
const copyOf = (shape) => /** @type {Shape} */ (shape.cloneNode(false));

/** @param {Element} shape @param {Record<string, number | string>} values */
function setAttributes(shape, values) {
  for (const [name, value] of Object.entries(values)) shape.setAttribute(name, String(value));
}

/** A circle close around the drawing: a round ring is as large as a finger, and may be larger than its piece. @param {SVGGraphicsElement} ring @param {SVGGraphicsElement} element */
function circleAround(ring, element) {
  const line = copyOf(ring);
  const drawn = [...element.children].flatMap((one) => (one !== ring && one instanceof SVGGraphicsElement ? one.getBBox() : []));
  const across = Math.max(0, ...drawn.map(({ width, height }) => Math.max(width, height)));
  const own = ring.getBBox().width; // CSS may set the radius
  setAttributes(line, { r: (across && across < own ? across : own) / 2 + MARGIN_PX / 2 });
  return line;
}

/** The outline of a part in its own shape, or a rectangle around it, and its transform. @param {SVGGraphicsElement} ring @param {SVGGraphicsElement} element @returns {[SVGGraphicsElement, DOMMatrix]} */
function makeOutline(ring, element) {
  const box = ring.getBBox();
  if (ring.tagName === "circle") return [circleAround(ring, element), new DOMMatrix()];
  if (ring !== element && ring.tagName !== "rect") return [copyOf(ring), enlarged(box)];
  const rect = document.createElementNS(SVG, "rect");
  const room = ring !== element && first(":scope > text", element) ? 0 : MARGIN_PX; // the label stands close beside it
  setAttributes(rect, { x: box.x - room / 2, y: box.y - room / 2, width: box.width + room, height: box.height + room, rx: MARGIN_PX });
  return [/** @type {SVGRectElement} */ (rect), new DOMMatrix()];
}

/** Shrink an outline to the inside of its SVG, which clips what lies outside. @param {SVGGraphicsElement} line @param {SVGSVGElement} plate */
function clampToPlate(line, plate) {
  const [onScreen, lineOnScreen, placed] = [plate.getScreenCTM(), line.getScreenCTM(), line.transform.baseVal.consolidate()];
  if (!onScreen || !lineOnScreen || !placed) return;
  const to = onScreen.inverse().multiply(lineOnScreen);
  if (to.b || to.c) return; // rotated: its box is not parallel to the SVG's
  const box = line.getBBox();
  if (!box.width || !box.height) return; // an empty box has no scale: it would divide by zero
  const [{ x, y, width, height }, room] = [plate.viewBox.baseVal, MAX_HALF_STROKE_PX / onScreen.a];
  const [left, top, right, bottom] = [box.x * to.a + to.e, box.y * to.d + to.f, (box.x + box.width) * to.a + to.e, (box.y + box.height) * to.d + to.f];
  const [startX, startY] = [Math.max(left, x + room), Math.max(top, y + room)];
  const [endX, endY] = [Math.min(right, x + width - room), Math.min(bottom, y + height - room)];
  const fit = new DOMMatrix().translate(startX, startY).scale((endX - startX) / (right - left), (endY - startY) / (bottom - top)).translate(-left, -top);
  const around = DOMMatrix.fromMatrix(to).multiply(DOMMatrix.fromMatrix(placed.matrix).inverse());
  setAttributes(line, { transform: around.inverse().multiply(fit).multiply(to).toString() });
}

/** Frame a part: a piece that may be moving carries its frame, an underlay keeps it below what is written
 * on it, any other frame is lifted to the end of the SVG, above the part's neighbours. @param {SVGGraphicsElement} element @param {number} order */
function drawFrame(element, order) {
  const ring = ringOf(element) ?? element;
  const plate = /** @type {SVGSVGElement} */ (element.closest("svg.plate") ?? element.ownerSVGElement);
  const [from, to] = [plate.getScreenCTM(), ring.getScreenCTM()];
  const lift = from && to && !element.closest(".piece, .underlay") ? DOMMatrix.fromMatrix(from.inverse().multiply(to)) : null;
  for (const kind of ["pointer-wide", "pointer-fine"]) {
    const [line, around] = makeOutline(ring, element);
    const { a, b, c, d, e, f } = lift?.multiply(around) ?? around;
    setAttributes(line, { class: `pointer ${kind}`, transform: `matrix(${[a, b, c, d, e, f].join(" ")})`, "data-of": order });
    (lift ? plate : element).append(line);
    if (from && to) clampToPlate(line, plate);
  }
}

function removeFrames() {
  for (const old of all(".pointer")) old.remove();
  markPointed([]);
}

/** What can be clicked next comes before what is only pointed at. */
function firstTarget() {
  const pointed = pointedElements();
  return listedOption()[0] ?? pointed.find((one) => one.matches(".lit:not(.chosen)")) ?? pointed[0];
}

function drawFrames() {
  removeFrames();
  showPanelOf(firstTarget());
  const pointed = pointedElements();
  markPointed(pointed);
  for (const [order, element] of pointed.entries()) {
    if (element instanceof SVGGraphicsElement && element.tagName !== "svg") drawFrame(element, order);
    element.closest("details")?.setAttribute("open", "");
  }
  const place = first(".pointed.lit");
  if (place && CAN_HOVER.matches) showPreview(place); // on touch the first tap previews
}

function showTarget() {
  const target = firstTarget();
  if (target) show("lesson", [target, ...pointedElements()]);
}

/** The board to show whole: pointed at as a panel, or at parts too far from each other. */
function boardToShowWhole() {
  const pointed = pointedElements();
  const panel = pointed.find((one) => one.matches(".panel"));
  const board = panel && first(".zoomable", panel);
  if (board) return isClipped(board) ? board : null;
  const parts = pointed.filter((one) => one.matches("svg *"));
  const box = closest(parts[0] ?? null, ".zoomable");
  const beside = parts.filter((one) => box?.contains(one));
  return beside.length > 1 && exceedsFrame(beside) ? box : null;
}

/** Zoom out where the card points at more than fits, unless something is to be clicked: that keeps its size. */
function zoomOut() {
  resetZoom();
  const box = byId("prompt").hidden ? boardToShowWhole() : null;
  if (box) zoomTo(box, "zoom-0");
}

/** Layout variable `--prompt-height`: the page ends above the card, so that all of it can be scrolled clear of the card. */
function updateCardHeight() {
  document.documentElement.style.setProperty("--prompt-height", `${sheet().offsetHeight + 24}px`);
}

/** Redraw the frames; if the card is a new one, scroll to what it points at. */
function update() {
  updateCardHeight();
  drawFrames();
  const says = card().textContent ?? "";
  if (says === state.lesson.cardText) return;
  Object.assign(state.lesson, { cardText: says, hasNavigated: false });
  zoomOut();
  showTarget();
}

/** After a click the frames may lie elsewhere; where the learner went, the page is left. @param {Event} event */
export function followLearner({ target }) {
  state.lesson.hasNavigated = Boolean(closest(target, NAVIGATION));
  if (state.lesson.hasNavigated) return;
  setTimeout(() => {
    if (pointedElements().some((one) => !one.matches(".pointed"))) drawFrames();
    showTarget();
  });
}

/** @type {Feature} */
export const lessonSpotlight = {
  begin() {
    new ResizeObserver(() => (updateCardHeight(), state.lesson.hasNavigated || showTarget())).observe(sheet());
    document.addEventListener("htmx:before:swap", removeFrames); // htmx would morph the frames as if the server had drawn them
    update();
  },

  /** Debounced to the next frame: an answer is swapped in piece by piece. */
  refresh() {
    cancelAnimationFrame(pending.frame);
    pending.frame = requestAnimationFrame(update);
  },
};
