// Frames what the lesson's card points at, and brings it into view, never below the card.
import { bring, reveal } from "./stage.js";

const SVG = "http://www.w3.org/2000/svg";
const ROOM = 6;
let told = "";
let frames = 0;

const card = () => document.getElementById("card");
const sheet = () => document.querySelector(".lesson-sheet");

/** The elements that a name stands for: parts of the board, pieces, or whole panels. */
function named(name) {
  const id = CSS.escape(name);
  return [...document.querySelectorAll(`[data-part="${id}"], #main [id="${id}"]`)];
}

function pointed() {
  const words = card().dataset.worded.split("|").filter(Boolean);
  const options = words.flatMap((text) => [...document.querySelectorAll(`.option[data-choice="${CSS.escape(text)}"]`)]);
  return [...card().dataset.points.split(" ").filter(Boolean).flatMap(named), ...options];
}

function frame(element) {
  const box = (element.querySelector(":scope > .ring") ?? element).getBBox();
  for (const kind of ["pointer-wide", "pointer-fine"]) {
    const rect = document.createElementNS(SVG, "rect");
    rect.setAttribute("class", `pointer ${kind}`);
    rect.setAttribute("x", box.x - ROOM / 2);
    rect.setAttribute("y", box.y - ROOM / 2);
    rect.setAttribute("width", box.width + ROOM);
    rect.setAttribute("height", box.height + ROOM);
    rect.setAttribute("rx", ROOM);
    element.append(rect);
  }
}

function rub() {
  for (const old of document.querySelectorAll(".pointer")) old.remove();
  for (const old of document.querySelectorAll(".pointed")) old.classList.remove("pointed");
}

/** What can be clicked next comes before what is only pointed at. */
function foremost() {
  const all = pointed();
  return all.find((one) => one.matches(".lit:not(.chosen)")) ?? all[0];
}

function draw() {
  rub();
  bring(foremost());
  for (const [order, element] of pointed().entries()) {
    element.classList.add("pointed");
    element.dataset.order = order; // clicks are made in the order in which they are named
    if (element instanceof SVGGraphicsElement && element.tagName !== "svg") frame(element);
    else if (element.tagName === "svg") element.closest(".panel")?.classList.add("pointed");
    element.closest("details")?.setAttribute("open", "");
  }
}

function aim() {
  const first = foremost();
  if (!first) return;
  if (first.closest(".lesson-sheet")) return void first.scrollIntoView({ block: "nearest", behavior: "instant" });
  reveal(first, sheet());
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
  aim();
}

export const pointing = {
  begin(table) {
    table.addEventListener("click", () => setTimeout(aim));
    new ResizeObserver(() => (makeRoom(), aim())).observe(sheet());
    document.addEventListener("htmx:before:swap", rub); // a frame is none of the server's pieces
    settle();
  },

  refresh() {
    cancelAnimationFrame(frames);
    frames = requestAnimationFrame(settle);
  },
};
