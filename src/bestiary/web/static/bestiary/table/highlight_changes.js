// Highlights what changed on the board, by comparing it with an earlier rendering: since my own last
// choice, or from one step of a replay to the next. Highlights stay until I choose again.
import { scrollToChanges } from "./auto_scroll.js";
import { offers } from "./offers.js";
import { scrollToAny } from "./scroll_into_view.js";

const PIECE_SELECTOR = ".plate .piece[id]:not(.rule-picture *)"; // pictures in the rules never change
const NO_PIECES = new Map();
let piecesAfterMyChoice = NO_PIECES; // appearance by id
let previous = { moment: "now", pieces: NO_PIECES };
let isMyChoice = true; // the next rendering answers my own choice
let pendingFrame = 0;

/** What a piece shows and where it lies; classes and marks that this page adds do not count. */
function appearanceOf(piece) {
  const signs = [...piece.querySelectorAll("use")].map((use) => use.getAttribute("href"));
  return [piece.getAttribute("transform"), piece.textContent, ...signs].join("|");
}

function currentPieces() {
  return new Map([...document.querySelectorAll(PIECE_SELECTOR)].map((piece) => [piece.id, appearanceOf(piece)]));
}

const FLIGHT_MS = 450;
const centerOf = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** A new piece flies in from the name of the player who laid it. */
function flyIn(piece) {
  const seat = document.querySelector(`.seat[data-seat="${document.getElementById("news").dataset.actor ?? ""}"]`);
  const scale = piece.parentNode.getScreenCTM?.()?.a;
  if (!seat || !scale || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const [[x, y], [toX, toY]] = [centerOf(seat), centerOf(piece)];
  const from = `${(x - toX) / scale}px ${(y - toY) / scale}px`;
  piece.animate({ translate: [from, "0 0"], opacity: [0.5, 1] }, { duration: FLIGHT_MS, easing: "ease-out" });
}

function markChanges(then, now) {
  for (const piece of document.querySelectorAll(PIECE_SELECTOR)) {
    const was = then.get(piece.id);
    const [isChanged, isNew] = [then.size > 0 && was !== now.get(piece.id), then.size > 0 && was === undefined];
    if (isNew && !previous.pieces.has(piece.id)) flyIn(piece);
    piece.classList.toggle("changed", isChanged);
    piece.classList.toggle("arrived", isNew);
  }
}

function shownMoment() {
  const { past, stop } = document.getElementById("steps").dataset;
  return past === "yes" ? stop : "now";
}

const answerKey = () => `${offers().ticket} ${document.getElementById("log-lines").childElementCount}`;
let askedKey = "";

/** While a choice waits for confirmation the board shows its result: highlight what it would change. */
function highlightPreview(now) {
  const all = [...document.querySelectorAll(PIECE_SELECTOR)];
  const changed = all.filter((piece) => previous.pieces.size && previous.pieces.get(piece.id) !== now.get(piece.id));
  for (const piece of all) {
    piece.classList.toggle("changed", changed.includes(piece));
    piece.classList.remove("arrived");
  }
  scrollToAny(changed.filter((piece) => piece.closest(".table-board, .table-tray")));
}

function compareBoards() {
  pendingFrame = 0;
  const [shown, now] = [shownMoment(), currentPieces()];
  if (document.getElementById("confirm-choice")) return highlightPreview(now);
  if (shown === "now" && isMyChoice && answerKey() !== askedKey) [piecesAfterMyChoice, isMyChoice] = [now, false];
  if (shown !== previous.moment) markChanges(shown === "now" ? piecesAfterMyChoice : previous.pieces, now);
  else if (shown === "now") markChanges(piecesAfterMyChoice, now);
  if (shown === "now") scrollToChanges([...document.querySelectorAll(PIECE_SELECTOR)].filter((piece) => previous.pieces.size && previous.pieces.get(piece.id) !== now.get(piece.id)));
  previous = { moment: shown, pieces: now };
}

export const highlightChanges = {
  begin(table) {
    table.addEventListener("submit", (event) => {
      const act = event.target.elements?.act?.value;
      if (act !== "play" && act !== "take-back") return;
      [isMyChoice, askedKey] = [true, answerKey()];
    });
    this.refresh();
  },

  /** Coalesced: a message is swapped in piece by piece, and the board is compared once, in the next frame. */
  refresh() {
    pendingFrame ||= requestAnimationFrame(compareBoards);
  },
};
