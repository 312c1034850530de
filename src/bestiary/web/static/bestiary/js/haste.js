// A second tap in haste: what slid under the finger since the first was not meant by it.
const HASTE = 500;
const NEAR = 16;
let last = { time: -Infinity };

/** What a tap there would do: a part of the board, or a button. */
function named(target) {
  const { part, choice, verb, ask, do: what } = target.closest?.("[data-part], button")?.dataset ?? {};
  return [part, choice, verb, ask, what].join("|");
}

function guard(event) {
  if (event.pointerType !== "touch") return;
  const tap = { time: event.timeStamp, x: event.clientX, y: event.clientY, name: named(event.target) };
  const isAgain = tap.time - last.time < HASTE && Math.hypot(tap.x - last.x, tap.y - last.y) < NEAR;
  if (!isAgain || tap.name === last.name) return void (last = tap);
  event.preventDefault();
  event.stopImmediatePropagation();
}

export const haste = {
  begin(table) {
    table.addEventListener("click", guard, { capture: true });
  },
};
