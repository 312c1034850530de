// Spotlight of a lesson (coach marks): frames what the lesson's card points at and scrolls it into the
// part of the window that the card does not cover.
import { offers } from "./offers.js";
import { showPanelOf } from "./panel_switcher.js";
import { showPreview } from "./preview.js";
import { scrollToAny, scrollToElement } from "./scroll_into_view.js";
import { chosenToKeepInView, exceedsFrame, isClipped } from "./viewport.js";
import { resetZoom } from "./zoom.js";

const SVG = "http://www.w3.org/2000/svg";
const MARGIN_PX = 6;
const MAX_HALF_STROKE_PX = 4.5; // half of the widest line around a part
const CAN_HOVER = matchMedia("(hover: hover)");
const NAVIGATION = ".panel-jumps, .table-tabs, .tab-list, summary";
let lastCardText = "";
let hasNavigated = false; // whether the learner has opened another tab or panel
let pendingFrame = 0;

const card = () => document.getElementById("card");
const sheet = () => document.querySelector(".lesson-sheet");

/** The elements that a name stands for: parts, pieces or panels, the rendered ones if any are; else what has a tooltip of that name. */
function elementsNamed(name) {
  const id = CSS.escape(name);
  const elements = [...document.querySelectorAll(`[data-part="${id}"], #main [id="${id}"]`)];
  const rendered = elements.filter((one) => one.getClientRects().length);
  return rendered.length ? rendered : elements.length ? elements : [...document.querySelectorAll(`[data-note="${id}"]`)].filter((one) => !one.closest(".table-others"));
}

/** While the chosen part stays in view: the option of the open list that makes the choice pointed at. */
function listedOption() {
  const names = card().dataset.points.split(" ");
  const fits = chosenToKeepInView().length ? offers().options.filter(({ parts }) => names.every((name) => parts.includes(name))) : [];
  return fits.length === 1 ? [...document.querySelectorAll(`.option[data-choice="${CSS.escape(fits[0].text)}"]`)] : [];
}

function pointedElements() {
  const confirm = document.querySelector("#confirm-choice [data-do=confirm]");
  if (confirm) return [confirm];
  const words = card().dataset.worded.split("|").filter(Boolean);
  const options = words.flatMap((text) => [...document.querySelectorAll(`.option[data-choice="${CSS.escape(text)}"]`)]);
  return [...card().dataset.points.split(" ").filter(Boolean).flatMap(elementsNamed), ...options, ...listedOption()];
}

/** The transform that enlarges a shape around its centre, so that its outline covers nothing within. */
function enlarged({ x, y, width, height }) {
  const [cx, cy, k] = [x + width / 2, y + height / 2, 1 + (2 * MARGIN_PX) / Math.max(width, 1)];
  return new DOMMatrix().translate(cx, cy).scale(k).translate(-cx, -cy);
}

/** A circle close around the drawing: a round ring is as large as a finger, and may be larger than its piece. */
function circleAround(ring, element) {
  const line = ring.cloneNode(false);
  const drawn = [...element.children].filter((one) => one !== ring && one.getBBox).map((one) => one.getBBox());
  const across = Math.max(0, ...drawn.map(({ width, height }) => Math.max(width, height)));
  const own = ring.getBBox().width; // CSS may set the radius
  line.setAttribute("r", (across && across < own ? across : own) / 2 + MARGIN_PX / 2);
  return line;
}

/** The outline of a part in its own shape, or a rectangle around it, and its transform. */
function makeOutline(ring, element) {
  const box = ring.getBBox();
  if (ring.tagName === "circle") return [circleAround(ring, element), new DOMMatrix()];
  if (ring !== element && ring.tagName !== "rect") return [ring.cloneNode(false), enlarged(box)];
  const rect = document.createElementNS(SVG, "rect");
  const room = ring !== element && element.querySelector(":scope > text") ? 0 : MARGIN_PX; // the label stands close beside it
  rect.setAttribute("x", box.x - room / 2);
  rect.setAttribute("y", box.y - room / 2);
  rect.setAttribute("width", box.width + room);
  rect.setAttribute("height", box.height + room);
  rect.setAttribute("rx", MARGIN_PX);
  return [rect, new DOMMatrix()];
}

/** Shrink an outline to the inside of its SVG, which clips what lies outside. */
function clampToPlate(line, plate) {
  const to = plate.getScreenCTM().inverse().multiply(line.getScreenCTM());
  if (to.b || to.c) return; // rotated: its box is not parallel to the SVG's
  const box = line.getBBox();
  if (!box.width || !box.height) return; // an empty box has no scale: it would divide by zero
  const [{ x, y, width, height }, room] = [plate.viewBox.baseVal, MAX_HALF_STROKE_PX / plate.getScreenCTM().a];
  const [left, top, right, bottom] = [box.x * to.a + to.e, box.y * to.d + to.f, (box.x + box.width) * to.a + to.e, (box.y + box.height) * to.d + to.f];
  const [start, end] = [[Math.max(left, x + room), Math.max(top, y + room)], [Math.min(right, x + width - room), Math.min(bottom, y + height - room)]];
  const fit = new DOMMatrix().translate(...start).scale((end[0] - start[0]) / (right - left), (end[1] - start[1]) / (bottom - top)).translate(-left, -top);
  const own = DOMMatrix.fromMatrix(line.transform.baseVal.consolidate().matrix);
  const around = DOMMatrix.fromMatrix(to).multiply(own.inverse());
  line.setAttribute("transform", around.inverse().multiply(fit).multiply(to).toString());
}

/** Frame a part: a piece that may be moving carries its frame, an underlay keeps it below what is written
 * on it, any other frame is lifted to the end of the SVG, above the part's neighbours. */
function drawFrame(element, order) {
  const ring = element.querySelector(":scope > .ring") ?? element;
  const plate = element.closest("svg.plate") ?? element.ownerSVGElement;
  const [from, to] = [plate.getScreenCTM(), ring.getScreenCTM()];
  const lifts = from && to && !element.closest(".piece, .underlay");
  for (const kind of ["pointer-wide", "pointer-fine"]) {
    const [line, around] = makeOutline(ring, element);
    const { a, b, c, d, e, f } = lifts ? DOMMatrix.fromMatrix(from.inverse().multiply(to)).multiply(around) : around;
    line.setAttribute("class", `pointer ${kind}`);
    line.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
    line.dataset.of = order;
    (lifts ? plate : element).append(line);
    if (from && to) clampToPlate(line, plate);
  }
}

function removeFrames() {
  for (const old of document.querySelectorAll(".pointer")) old.remove();
  for (const old of document.querySelectorAll(".pointed")) old.classList.remove("pointed");
}

/** What can be clicked next comes before what is only pointed at. */
function firstTarget() {
  const all = pointedElements();
  return listedOption()[0] ?? all.find((one) => one.matches(".lit:not(.chosen)")) ?? all[0];
}

function drawFrames() {
  removeFrames();
  showPanelOf(firstTarget());
  for (const [order, element] of pointedElements().entries()) {
    element.classList.add("pointed");
    element.dataset.order = order; // the order in which the parts are to be clicked
    if (element instanceof SVGGraphicsElement && element.tagName !== "svg") drawFrame(element, order);
    else if (element.tagName === "svg") element.closest(".panel")?.classList.add("pointed");
    element.closest("details")?.setAttribute("open", "");
  }
  const place = document.querySelector(".pointed.lit");
  if (place && CAN_HOVER.matches) showPreview(place); // on touch the first tap previews
}

function scrollToTarget() {
  const first = firstTarget();
  if (!first) return;
  if (first.closest(".lesson-sheet")) {
    first.scrollIntoView({ block: "nearest", behavior: "instant" });
    return scrollToAny(chosenToKeepInView());
  }
  scrollToElement(first, sheet(), pointedElements());
  showPanelLinksWhole(first);
}

/** The row of panel links is visible whole or not at all. */
function showPanelLinksWhole(first) {
  const [names, tabs] = [".panel-jumps", ".table-tabs"].map((one) => document.querySelector(one)?.getBoundingClientRect());
  if (!names || names.top >= tabs.bottom || names.bottom <= tabs.bottom) return;
  const [up, at] = [tabs.bottom - names.top, first.getBoundingClientRect()];
  const isRoom = at.bottom + up <= sheet().getBoundingClientRect().top - MARGIN_PX || at.height > innerHeight / 2;
  scrollBy({ top: isRoom ? -up : names.bottom - tabs.bottom, behavior: "instant" });
}

/** The board to show whole: pointed at as a panel, or at parts too far from each other. */
function boardToShowWhole() {
  const all = pointedElements();
  const panel = all.find((one) => one.matches(".panel"))?.querySelector(".zoomable");
  if (panel) return isClipped(panel) ? panel : null;
  const parts = all.filter((one) => one.matches("svg *"));
  const box = parts[0]?.closest(".zoomable");
  const beside = parts.filter((one) => box?.contains(one));
  return beside.length > 1 && exceedsFrame(beside) ? box : null;
}

/** Zoom out where the card points at more than fits, unless something is to be clicked: that keeps its size. */
function zoomOut() {
  resetZoom();
  for (const old of document.querySelectorAll(".zoomable[data-whole]")) {
    old.classList.remove("zoom-0");
    delete old.dataset.whole;
  }
  const box = document.getElementById("prompt").hidden && boardToShowWhole();
  if (!box) return;
  box.dataset.whole = "yes";
  box.classList.add("zoom-0");
}

/** Layout variable `--prompt-height`: the page ends above the card, so that all of it can be scrolled clear of the card. */
function updateCardHeight() {
  document.documentElement.style.setProperty("--prompt-height", `${sheet().offsetHeight + 24}px`);
}

/** Redraw the frames; if the card is a new one, scroll to what it points at. */
function update() {
  updateCardHeight();
  drawFrames();
  const says = card().textContent;
  if (says === lastCardText) return;
  lastCardText = says;
  hasNavigated = false;
  zoomOut();
  scrollToTarget();
}

export const lessonSpotlight = {
  begin(table) {
    table.addEventListener("click", ({ target }) => {
      hasNavigated = Boolean(target.closest(NAVIGATION)); // do not scroll back from where the learner went
      if (!hasNavigated) setTimeout(() => (pointedElements().some((one) => !one.matches(".pointed")) && drawFrames(), scrollToTarget()));
    });
    new ResizeObserver(() => (updateCardHeight(), hasNavigated || scrollToTarget())).observe(sheet());
    document.addEventListener("htmx:before:swap", removeFrames); // htmx would morph the frames as if the server had drawn them
    update();
  },

  /** Debounced to the next frame: an answer is swapped in piece by piece. */
  refresh() {
    cancelAnimationFrame(pendingFrame);
    pendingFrame = requestAnimationFrame(update);
  },
};
