// How much lies above the boards: names, aim and news take one line or five. Boards that end on
// screen are told by `--above`, so that nothing a decision needs is pushed below. It only grows: a
// board that changed its size with every piece of news would never lie still.
const first = () => [...document.querySelectorAll(".table-board > *")].find((one) => one.getClientRects().length);

/** Pixels above the first board; the card of the end comes and goes, and is not counted. */
function above() {
  const top = first()?.getBoundingClientRect().top ?? 0;
  const result = document.querySelector(".result");
  return top + scrollY - (result?.getClientRects().length ? result.offsetHeight : 0);
}

let [most, width] = [0, 0];

function fit(main) {
  if (width !== innerWidth) {
    [most, width] = [0, innerWidth];
    main.style.removeProperty("--above"); // what another width needed would narrow the news
  }
  const now = Math.ceil(above());
  if (now <= most) return;
  most = now;
  main.style.setProperty("--above", `${now}px`);
}

export const room = {
  begin(main) {
    const changed = new ResizeObserver(() => fit(main));
    for (const part of document.querySelectorAll(".masthead, #head, #aim, .table-news")) changed.observe(part);
    fit(main);
  },
};
