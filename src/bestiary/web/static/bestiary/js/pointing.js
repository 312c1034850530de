// Frames what the lesson's card points at, and brings it into view, never below the card.
import { bare } from "./clicks.js";
import { preview } from "./foresight.js";
import { isCut, isTooWide, kept } from "./frames.js";
import { bring } from "./panels.js";
import { unzoom } from "./pictures.js";
import { bringOne, reveal } from "./reveal.js";
import { offers } from "./sending.js";

const SVG = "http://www.w3.org/2000/svg";
const ROOM = 6;
const EDGE = 4.5; // half of the widest line around a part
const CAN_HOVER = matchMedia("(hover: hover)");
const ELSEWHERE = ".panel-jumps, .table-tabs, .tab-list, summary";
let told = "";
let isElsewhere = false; // whether the learner has turned to another picture
let frames = 0;

const card = () => document.getElementById("card");
const sheet = () => document.querySelector(".lesson-sheet");

/** The elements that a name stands for: parts of the board, pieces, or whole panels, those shown if any are; else what only explains itself. */
function named(name) {
  const id = CSS.escape(name);
  const found = [...document.querySelectorAll(`[data-part="${id}"], #main [id="${id}"]`)];
  const shown = found.filter((one) => one.getClientRects().length);
  return shown.length ? shown : found.length ? found : [...document.querySelectorAll(`[data-note="${id}"]`)].filter((one) => !one.closest(".table-others"));
}

/** Once something is chosen and stays in view: what makes the choice pointed at, in the open list. */
function listed() {
  const names = card().dataset.points.split(" ");
  const fits = kept().length ? offers().options.filter(({ parts }) => names.every((name) => parts.map(bare).includes(name))) : [];
  return fits.length === 1 ? [...document.querySelectorAll(`.option[data-choice="${CSS.escape(fits[0].text)}"]`)] : [];
}

function pointed() {
  const sure = document.querySelector("#confirm-choice [data-do=confirm]");
  if (sure) return [sure];
  const words = card().dataset.worded.split("|").filter(Boolean);
  const options = words.flatMap((text) => [...document.querySelectorAll(`.option[data-choice="${CSS.escape(text)}"]`)]);
  return [...card().dataset.points.split(" ").filter(Boolean).flatMap(named), ...options, ...listed()];
}

/** Around a shape, larger by some room on every side: what lies within is not covered. */
function grown({ x, y, width, height }) {
  const [cx, cy, k] = [x + width / 2, y + height / 2, 1 + (2 * ROOM) / Math.max(width, 1)];
  return new DOMMatrix().translate(cx, cy).scale(k).translate(-cx, -cy);
}

/** Around a ring that is round: as close to what is drawn within as may be, since a finger's room is larger than a piece. */
function rounded(ring, element) {
  const line = ring.cloneNode(false);
  const drawn = [...element.children].filter((one) => one !== ring && one.getBBox).map((one) => one.getBBox());
  const across = Math.max(0, ...drawn.map(({ width, height }) => Math.max(width, height)));
  const own = ring.getBBox().width; // as the page's style has it
  line.setAttribute("r", (across && across < own ? across : own) / 2 + ROOM / 2);
  return line;
}

/** The outline of a part in its own shape, or a frame around it. */
function outline(ring, element) {
  const box = ring.getBBox();
  if (ring.tagName === "circle") return [rounded(ring, element), new DOMMatrix()];
  if (ring !== element && ring.tagName !== "rect") return [ring.cloneNode(false), grown(box)];
  const rect = document.createElementNS(SVG, "rect");
  const room = ring !== element && element.querySelector(":scope > text") ? 0 : ROOM; // its name stands beside it
  rect.setAttribute("x", box.x - room / 2);
  rect.setAttribute("y", box.y - room / 2);
  rect.setAttribute("width", box.width + room);
  rect.setAttribute("height", box.height + room);
  rect.setAttribute("rx", ROOM);
  return [rect, new DOMMatrix()];
}

/** A line at the edge of its picture is drawn within it: what lies outside is cut off. */
function keepWithin(line, plate) {
  const to = plate.getScreenCTM().inverse().multiply(line.getScreenCTM());
  if (to.b || to.c) return; // turned: its sides are none of the picture's
  const [box, { x, y, width, height }, room] = [line.getBBox(), plate.viewBox.baseVal, EDGE / plate.getScreenCTM().a];
  const [left, top, right, bottom] = [box.x * to.a + to.e, box.y * to.d + to.f, (box.x + box.width) * to.a + to.e, (box.y + box.height) * to.d + to.f];
  const [start, end] = [[Math.max(left, x + room), Math.max(top, y + room)], [Math.min(right, x + width - room), Math.min(bottom, y + height - room)]];
  const fit = new DOMMatrix().translate(...start).scale((end[0] - start[0]) / (right - left), (end[1] - start[1]) / (bottom - top)).translate(-left, -top);
  const own = DOMMatrix.fromMatrix(line.transform.baseVal.consolidate().matrix);
  const around = DOMMatrix.fromMatrix(to).multiply(own.inverse());
  line.setAttribute("transform", around.inverse().multiply(fit).multiply(to).toString());
}

/** Frame a part: a piece that may be on its way carries its frame, what others are written on keeps it below them, any other lies over its neighbours. */
function frame(element, order) {
  const ring = element.querySelector(":scope > .ring") ?? element;
  const plate = element.closest("svg.plate") ?? element.ownerSVGElement;
  const [from, to] = [plate.getScreenCTM(), ring.getScreenCTM()];
  const lifts = from && to && !element.closest(".piece, .underlay");
  for (const kind of ["pointer-wide", "pointer-fine"]) {
    const [line, around] = outline(ring, element);
    const { a, b, c, d, e, f } = lifts ? DOMMatrix.fromMatrix(from.inverse().multiply(to)).multiply(around) : around;
    line.setAttribute("class", `pointer ${kind}`);
    line.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
    line.dataset.of = order;
    (lifts ? plate : element).append(line);
    if (from && to) keepWithin(line, plate);
  }
}

function rub() {
  for (const old of document.querySelectorAll(".pointer")) old.remove();
  for (const old of document.querySelectorAll(".pointed")) old.classList.remove("pointed");
}

/** What can be clicked next comes before what is only pointed at. */
function foremost() {
  const all = pointed();
  return listed()[0] ?? all.find((one) => one.matches(".lit:not(.chosen)")) ?? all[0];
}

function draw() {
  rub();
  bring(foremost());
  for (const [order, element] of pointed().entries()) {
    element.classList.add("pointed");
    element.dataset.order = order; // clicks are made in the order in which they are named
    if (element instanceof SVGGraphicsElement && element.tagName !== "svg") frame(element, order);
    else if (element.tagName === "svg") element.closest(".panel")?.classList.add("pointed");
    element.closest("details")?.setAttribute("open", "");
  }
  const place = document.querySelector(".pointed.lit");
  if (place && CAN_HOVER.matches) preview(place); // by finger the first tap shows it
}

function aim() {
  const first = foremost();
  if (!first) return;
  if (first.closest(".lesson-sheet")) {
    first.scrollIntoView({ block: "nearest", behavior: "instant" });
    return bringOne(kept());
  }
  reveal(first, sheet(), pointed());
  uncut(first);
}

/** The names of the pictures are seen whole or not at all. */
function uncut(first) {
  const [names, tabs] = [".panel-jumps", ".table-tabs"].map((one) => document.querySelector(one)?.getBoundingClientRect());
  if (!names || names.top >= tabs.bottom || names.bottom <= tabs.bottom) return;
  const [up, at] = [tabs.bottom - names.top, first.getBoundingClientRect()];
  const isRoom = at.bottom + up <= sheet().getBoundingClientRect().top - ROOM || at.height > innerHeight / 2;
  scrollBy({ top: isRoom ? -up : names.bottom - tabs.bottom, behavior: "instant" });
}

/** The picture of which all is to be seen: pointed at as a whole, or at parts too far from each other. */
function whole() {
  const all = pointed();
  const panel = all.find((one) => one.matches(".panel"))?.querySelector(".zoomable");
  if (panel) return isCut(panel) ? panel : null;
  const parts = all.filter((one) => one.matches("svg *"));
  const box = parts[0]?.closest(".zoomable");
  const beside = parts.filter((one) => box?.contains(one));
  return beside.length > 1 && isTooWide(beside) ? box : null;
}

/** On a page to be read. What is to be clicked keeps its size. */
function stepBack() {
  unzoom();
  for (const old of document.querySelectorAll(".zoomable[data-whole]")) {
    old.classList.remove("zoom-0");
    delete old.dataset.whole;
  }
  const box = document.getElementById("prompt").hidden && whole();
  if (!box) return;
  box.dataset.whole = "yes";
  box.classList.add("zoom-0");
}

/** The page ends above the card, so that everything can be scrolled clear of it. */
function makeRoom() {
  document.documentElement.style.setProperty("--prompt-height", `${sheet().offsetHeight + 24}px`);
}

/** Once all pieces of an answer are in place: each is swapped in by itself. */
function settle() {
  makeRoom();
  draw();
  const says = card().textContent;
  if (says === told) return;
  told = says;
  isElsewhere = false;
  stepBack();
  aim();
}

export const pointing = {
  begin(table) {
    table.addEventListener("click", ({ target }) => {
      isElsewhere = Boolean(target.closest(ELSEWHERE)); // who looks elsewhere means it
      if (!isElsewhere) setTimeout(() => (pointed().some((one) => !one.matches(".pointed")) && draw(), aim()));
    });
    new ResizeObserver(() => (makeRoom(), isElsewhere || aim())).observe(sheet());
    document.addEventListener("htmx:before:swap", rub); // a frame is none of the server's pieces
    settle();
  },

  refresh() {
    cancelAnimationFrame(frames);
    frames = requestAnimationFrame(settle);
  },
};
