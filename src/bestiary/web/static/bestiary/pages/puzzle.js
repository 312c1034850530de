// Map of the daily puzzle: a click on a hex selects it in the form's list; the server judges the guess.
const SVG = "http://www.w3.org/2000/svg";
const hexSelect = document.querySelector("#part");
const map = document.querySelector(".companion-plan");
const hexes = () => [...document.querySelectorAll("[data-part^='hex:']")];

function select(hex) {
  for (const other of hexes()) other.classList.toggle("chosen", other === hex);
  hexSelect.value = hex.dataset.part;
}

/** A guess that was wrong stays on the map, as a cross and in words. */
function crossOff(hex) {
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

function makeClickable(hex) {
  hex.classList.add("lit");
  hex.setAttribute("role", "button");
  hex.setAttribute("tabindex", "0");
  const selectHex = () => {
    select(hex);
    document.querySelector("#guess button").focus({ preventScroll: true });
  };
  hex.addEventListener("click", selectHex);
  hex.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    selectHex();
  });
}

const wholeButton = document.querySelector("#whole");
wholeButton.addEventListener("click", () => {
  const isWhole = map.classList.toggle("whole");
  wholeButton.setAttribute("aria-pressed", String(isWhole));
});

const wrong = new Set(map.dataset.wrong.split(" "));
for (const hex of hexes()) {
  if (hexSelect) makeClickable(hex);
  if (wrong.has(hex.dataset.part)) crossOff(hex);
}
const guess = hexes().find((hex) => hex.dataset.part === hexSelect?.value);
if (guess && wrong.has(guess.dataset.part)) select(guess);
hexSelect?.addEventListener("change", () => select(hexes().find((hex) => hex.dataset.part === hexSelect.value)));
