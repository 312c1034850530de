// The map of a puzzle: a click on a hex chooses it in the list; the server says whether it is right.
const SVG = "http://www.w3.org/2000/svg";
const list = document.querySelector("#part");
const map = document.querySelector(".companion-plan");
const hexes = () => [...document.querySelectorAll("[data-part^='hex:']")];

function choose(hex) {
  for (const other of hexes()) other.classList.toggle("chosen", other === hex);
  list.value = hex.dataset.part;
}

/** A guess that was wrong stays on the map, as a cross and in words. */
function cross(hex) {
  const { x, y, width, height } = hex.querySelector(":scope > .ring").getBBox();
  const mark = document.createElementNS(SVG, "text");
  mark.classList.add("wrong-guess");
  mark.setAttribute("x", x + width / 2);
  mark.setAttribute("y", y + height / 2);
  mark.setAttribute("font-size", height);
  mark.textContent = "✕";
  hex.append(mark);
  hex.setAttribute("aria-label", `${hex.getAttribute("aria-label")} · ${map.dataset.notHere}`);
}

function ready(hex) {
  hex.classList.add("lit");
  hex.setAttribute("role", "button");
  hex.setAttribute("tabindex", "0");
  const take = () => {
    choose(hex);
    document.querySelector("#guess button").focus({ preventScroll: true });
  };
  hex.addEventListener("click", take);
  hex.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    take();
  });
}

const whole = document.querySelector("#whole");
whole.addEventListener("click", () => {
  const isWhole = map.classList.toggle("whole");
  whole.setAttribute("aria-pressed", String(isWhole));
});

const wrong = new Set(map.dataset.wrong.split(" "));
for (const hex of hexes()) {
  if (list) ready(hex);
  if (wrong.has(hex.dataset.part)) cross(hex);
}
const mine = hexes().find((hex) => hex.dataset.part === list?.value);
if (mine && wrong.has(mine.dataset.part)) choose(mine);
list?.addEventListener("change", () => choose(hexes().find((hex) => hex.dataset.part === list.value)));
