// Tables with more pictures than room show some of them one at a time: the one where something can
// be clicked, or the one picked by name. What is larger than its frame is moved until that is seen.
const table = () => document.getElementById("main");
const boards = () => [...document.querySelectorAll(".table-board > .panel")];
const isShown = (panel) => panel.getClientRects().length > 0;

function mark() {
  for (const link of document.querySelectorAll(".panel-jumps a")) {
    const panel = document.querySelector(link.hash);
    const isHere = Boolean(panel) && isShown(panel);
    link.classList.toggle("current", isHere);
    link.setAttribute("aria-current", String(isHere));
  }
}

/** Bring the picture that holds an element onto the stage, if it is not there. */
export function bring(element) {
  const panel = element?.closest(".table-board > .panel");
  if (panel && !isShown(panel)) table().dataset.stage = panel.id.replace("panel-", "");
  mark();
}

function box(elements) {
  const all = elements.map((one) => one.getBoundingClientRect());
  return {
    left: Math.min(...all.map((one) => one.left)),
    right: Math.max(...all.map((one) => one.right)),
    top: Math.min(...all.map((one) => one.top)),
    bottom: Math.max(...all.map((one) => one.bottom)),
  };
}

const isWithin = (at, frame) => at.left >= frame.left && at.right <= frame.right && at.top >= frame.top && at.bottom <= frame.bottom;

function follow(frame) {
  if (frame.scrollWidth <= frame.clientWidth + 1 && frame.scrollHeight <= frame.clientHeight + 1) return;
  const lit = [...frame.querySelectorAll(".lit")];
  const seen = frame.getBoundingClientRect();
  if (!lit.length || lit.some((one) => isWithin(one.getBoundingClientRect(), seen))) return;
  const at = box(lit);
  const fits = at.right - at.left < seen.width && at.bottom - at.top < seen.height;
  const goal = fits ? at : lit[0].getBoundingClientRect();
  frame.scrollBy((goal.left + goal.right - seen.left - seen.right) / 2, (goal.top + goal.bottom - seen.top - seen.bottom) / 2);
}

/** After other parts were lit: what can be clicked is in view. */
export function setStage() {
  const lit = boards().filter((panel) => panel.querySelector(".lit"));
  if (lit.length && !lit.some(isShown)) bring(lit[0]);
  mark();
  for (const frame of document.querySelectorAll(".zoomable, .table-tray > .panel")) follow(frame);
}

export const stage = {
  begin(main) {
    main.addEventListener("click", (event) => {
      const link = event.target.closest(".panel-jumps a");
      const panel = link && document.querySelector(link.hash);
      if (!panel || isShown(panel)) return;
      event.preventDefault();
      bring(panel);
    });
    mark();
  },

  refresh: mark,
};
