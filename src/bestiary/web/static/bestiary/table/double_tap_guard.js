// Double-tap guard: ignores a second tap at the same place if another target slid under the finger since
// the first one, such as a button that appeared there.
const DOUBLE_TAP_MS = 500;
const SAME_PLACE_PX = 16;
let lastTap = { time: -Infinity };

/** Identifies what a tap would do: the part of the board, or the button. */
function targetKey(target) {
  const { part, choice, verb, ask, do: what } = target.closest?.("[data-part], button")?.dataset ?? {};
  return [part, choice, verb, ask, what].join("|");
}

function ignoreHastyTap(event) {
  if (event.pointerType !== "touch") return;
  const tap = { time: event.timeStamp, x: event.clientX, y: event.clientY, name: targetKey(event.target) };
  const isSecondTap = tap.time - lastTap.time < DOUBLE_TAP_MS && Math.hypot(tap.x - lastTap.x, tap.y - lastTap.y) < SAME_PLACE_PX;
  if (!isSecondTap || tap.name === lastTap.name) return void (lastTap = tap);
  event.preventDefault();
  event.stopImmediatePropagation();
}

export const doubleTapGuard = {
  begin(table) {
    table.addEventListener("click", ignoreHastyTap, { capture: true });
  },
};
