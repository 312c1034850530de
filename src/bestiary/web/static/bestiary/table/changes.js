// What changed on the board, by comparing it with an earlier rendering: since my own last choice, or from
// one step of a replay to the next. It stays highlighted until I choose again.
import { all, byId, confirmation, first } from "./dom.js";
import { PIECES, markPieces } from "./highlight.js";
import { offers, state } from "./state.js";
import { show } from "./viewport.js";

const FLIGHT_MS = 450;
const pending = { frame: 0 };

/** What a piece shows and where it lies; classes and marks that this page adds do not count. @param {Element} piece */
function appearanceOf(piece) {
  const signs = all("use", piece).map((use) => use.getAttribute("href"));
  return [piece.getAttribute("transform"), piece.textContent, ...signs].join("|");
}

/** @param {Element} element */
function middleOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** A new piece flies in from the name of the player who laid it. @param {HTMLElement} piece */
function flyIn(piece) {
  const seat = first(`.seat[data-seat="${byId("news").dataset.actor ?? ""}"]`);
  const { parentNode } = piece;
  const scale = parentNode instanceof SVGGraphicsElement ? parentNode.getScreenCTM()?.a : 0;
  if (!seat || !scale || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const [[x, y], [toX, toY]] = [middleOf(seat), middleOf(piece)];
  const from = `${(x - toX) / scale}px ${(y - toY) / scale}px`;
  piece.animate({ translate: [from, "0 0"], opacity: [0.5, 1] }, { duration: FLIGHT_MS, easing: "ease-out" });
}

/** The pieces that differ from an earlier rendering; before the first one nothing does. @param {HTMLElement[]} pieces @param {Map<string, string>} then @param {Map<string, string>} now */
const changedSince = (pieces, then, now) => (then.size ? pieces.filter(({ id }) => then.get(id) !== now.get(id)) : []);

/** @param {HTMLElement[]} pieces @param {Map<string, string>} then @param {Map<string, string>} now */
function showChanges(pieces, then, now) {
  const changed = changedSince(pieces, then, now);
  const arrived = changed.filter(({ id }) => !then.has(id));
  for (const piece of arrived) if (!state.pieces.before.has(piece.id)) flyIn(piece);
  markPieces(changed.map(({ id }) => id), arrived.map(({ id }) => id));
}

function shownMoment() {
  const { past, stop = "" } = byId("steps").dataset;
  return past === "yes" ? stop : "now";
}

const answerKey = () => `${offers().ticket} ${byId("log-lines").childElementCount}`;

function compareBoards() {
  pending.frame = 0;
  const known = state.pieces;
  const pieces = all(PIECES);
  const [shown, now] = [shownMoment(), new Map(pieces.map((piece) => [piece.id, appearanceOf(piece)]))];
  const changed = changedSince(pieces, known.before, now);
  if (confirmation()) { // the board shows the result of a choice that waits
    markPieces(changed.map(({ id }) => id));
    return show("weighed", changed.filter((piece) => piece.closest(".table-board, .table-tray")));
  }
  if (shown === "now" && known.isMyChoice && answerKey() !== known.askedKey) {
    known.afterMyChoice = now;
    known.isMyChoice = false;
  }
  if (shown === "now") showChanges(pieces, known.afterMyChoice, now);
  else if (shown !== known.moment) showChanges(pieces, known.before, now);
  if (shown === "now") show("changes", changed);
  known.moment = shown;
  known.before = now;
}

/** @type {Feature} */
export const changes = {
  begin(table) {
    table.addEventListener("submit", ({ target }) => {
      const act = /** @type {HTMLFormElement} */ (target).elements?.namedItem("act");
      if (!(act instanceof HTMLInputElement) || (act.value !== "play" && act.value !== "take-back")) return;
      state.pieces.isMyChoice = true;
      state.pieces.askedKey = answerKey();
    });
    this.refresh?.(table);
  },

  /** Coalesced: a message is swapped in piece by piece, and the board is compared once, in the next frame. */
  refresh() {
    pending.frame ||= requestAnimationFrame(compareBoards);
  },
};
