// Search on the page of a rulebook: what does not hold the words is folded away; Escape clears.
const form = document.querySelector(".rules-search");
const field = document.getElementById("rules-search");
const found = document.getElementById("rules-found");
const pieces = [...document.querySelectorAll(".prose > :is(p, ul, ol, blockquote, table, figure)")];

function find() {
  const wanted = field.value.trim().toLowerCase();
  for (const piece of pieces) piece.hidden = Boolean(wanted) && !piece.textContent.toLowerCase().includes(wanted);
  const left = pieces.filter((piece) => !piece.hidden);
  found.textContent = wanted ? (left.length ? left.length : found.dataset.none) : "";
}

if (form) {
  form.hidden = false;
  field.addEventListener("input", find);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    field.value = "";
    find();
  });
}
