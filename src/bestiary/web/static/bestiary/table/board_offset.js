// Layout variable `--above`: the height of everything above the boards (names, aim, news take one line
// or five). Boards sized by CSS to end on screen subtract it. It only grows: a board that changed its
// size with every piece of news would never lie still.
const firstBoard = () => [...document.querySelectorAll(".table-board > *")].find((one) => one.getClientRects().length);

/** Pixels above the first board; the card of the end comes and goes, and is not counted. */
function heightAbove() {
  const top = firstBoard()?.getBoundingClientRect().top ?? 0;
  const result = document.querySelector(".result");
  return top + scrollY - (result?.getClientRects().length ? result.offsetHeight : 0);
}

let largest = 0; // pixels
let width = 0; // of the window, for which `largest` was measured

function updateOffset(main) {
  if (width !== innerWidth) {
    [largest, width] = [0, innerWidth];
    main.style.removeProperty("--above"); // what another width needed would narrow the news
  }
  const height = Math.ceil(heightAbove());
  if (height <= largest) return;
  largest = height;
  main.style.setProperty("--above", `${height}px`);
}

export const boardOffset = {
  begin(main) {
    const observer = new ResizeObserver(() => updateOffset(main));
    for (const part of document.querySelectorAll(".masthead, #head, #aim, .table-news")) observer.observe(part);
    updateOffset(main);
  },
};
