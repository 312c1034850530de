// Marks what changed on the board: since my own last choice, or from one step of the past to the
// next. The marks stay until I choose again; nothing waits for them.
import { bringOne } from "./reveal.js";
import { offers } from "./sending.js";
import { watch } from "./stage.js";

const PIECES = ".plate .piece[id]:not(.rule-picture *)"; // pictures in the rules lie still
const nothing = new Map();
let settled = nothing; // the pieces as they lay after my own last choice
let before = { moment: "now", pieces: nothing };
let isMine = true; // the next drawing answers what I did myself
let due = 0;

/** What a piece shows and where it lies; what this page adds to it does not count. */
function look(piece) {
  const signs = [...piece.querySelectorAll("use")].map((use) => use.getAttribute("href"));
  return [piece.getAttribute("transform"), piece.textContent, ...signs].join("|");
}

function pieces() {
  return new Map([...document.querySelectorAll(PIECES)].map((piece) => [piece.id, look(piece)]));
}

const GLIDE = 450;
const middle = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** A new piece comes from whoever laid it: from their name above the board. */
function fly(piece) {
  const seat = document.querySelector(`.seat[data-seat="${document.getElementById("news").dataset.actor ?? ""}"]`);
  const scale = piece.parentNode.getScreenCTM?.()?.a;
  if (!seat || !scale || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const [[x, y], [toX, toY]] = [middle(seat), middle(piece)];
  const from = `${(x - toX) / scale}px ${(y - toY) / scale}px`;
  piece.animate({ translate: [from, "0 0"], opacity: [0.5, 1] }, { duration: GLIDE, easing: "ease-out" });
}

function mark(then, now) {
  for (const piece of document.querySelectorAll(PIECES)) {
    const was = then.get(piece.id);
    const [isChanged, isNew] = [then.size > 0 && was !== now.get(piece.id), then.size > 0 && was === undefined];
    if (isNew && !before.pieces.has(piece.id)) fly(piece);
    piece.classList.toggle("changed", isChanged);
    piece.classList.toggle("arrived", isNew);
  }
}

function moment() {
  const { past, stop } = document.getElementById("steps").dataset;
  return past === "yes" ? stop : "now";
}

const answered = () => `${offers().ticket} ${document.getElementById("log-lines").childElementCount}`;
let asked = "";

/** While a choice is weighed: what it would change is marked, and in view. */
function foresee(now) {
  const all = [...document.querySelectorAll(PIECES)];
  const changed = all.filter((piece) => before.pieces.size && before.pieces.get(piece.id) !== now.get(piece.id));
  for (const piece of all) {
    piece.classList.toggle("changed", changed.includes(piece));
    piece.classList.remove("arrived");
  }
  bringOne(changed.filter((piece) => piece.closest(".table-board, .table-tray")));
}

function compare() {
  due = 0;
  const [shown, now] = [moment(), pieces()];
  if (document.getElementById("confirm-choice")) return foresee(now);
  if (shown === "now" && isMine && answered() !== asked) [settled, isMine] = [now, false];
  if (shown !== before.moment) mark(shown === "now" ? settled : before.pieces, now);
  else if (shown === "now") mark(settled, now);
  if (shown === "now") watch([...document.querySelectorAll(PIECES)].filter((piece) => before.pieces.size && before.pieces.get(piece.id) !== now.get(piece.id)));
  before = { moment: shown, pieces: now };
}

export const changes = {
  begin(table) {
    table.addEventListener("submit", (event) => {
      const act = event.target.elements?.act?.value;
      if (act !== "play" && act !== "take-back") return;
      [isMine, asked] = [true, answered()];
    });
    this.refresh();
  },

  /** A message changes several parts of the page: look once, when all are there. */
  refresh() {
    due ||= requestAnimationFrame(compare);
  },
};
