// Marks what changed on the board: since my own last choice, or from one step of the past to the
// next. The marks stay until I choose again; nothing waits for them.
import { offers } from "./sending.js";

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

function mark(then, now) {
  for (const piece of document.querySelectorAll(PIECES)) {
    const was = then.get(piece.id);
    piece.classList.toggle("changed", then.size > 0 && was !== now.get(piece.id));
    piece.classList.toggle("arrived", then.size > 0 && was === undefined);
  }
}

function moment() {
  const { past, stop } = document.getElementById("steps").dataset;
  return past === "yes" ? stop : "now";
}

const answered = () => `${offers().ticket} ${document.getElementById("log-lines").childElementCount}`;
let asked = "";

function compare() {
  due = 0;
  if (document.getElementById("confirm-choice")) return mark(nothing, nothing);
  const [shown, now] = [moment(), pieces()];
  if (shown === "now" && isMine && answered() !== asked) [settled, isMine] = [now, false];
  if (shown !== before.moment) mark(shown === "now" ? settled : before.pieces, now);
  else if (shown === "now") mark(settled, now);
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
