// Search on the page of a rulebook: hides the paragraphs that do not contain the text; Escape clears.
const form = document.querySelector(".rules-search");
const field = document.getElementById("rules-search");
const resultCount = document.getElementById("rules-found");
const paragraphs = [...document.querySelectorAll(".prose > :is(p, ul, ol, blockquote, table, figure)")];

function filterParagraphs() {
  const wanted = field.value.trim().toLowerCase();
  for (const paragraph of paragraphs) paragraph.hidden = Boolean(wanted) && !paragraph.textContent.toLowerCase().includes(wanted);
  const matches = paragraphs.filter((paragraph) => !paragraph.hidden);
  resultCount.textContent = wanted ? (matches.length ? matches.length : resultCount.dataset.none) : "";
}

if (form) {
  form.hidden = false;
  field.addEventListener("input", filterParagraphs);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    field.value = "";
    filterParagraphs();
  });
}
