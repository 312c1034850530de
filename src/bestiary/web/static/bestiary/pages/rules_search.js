// Search on the page of a rulebook: hides the paragraphs that do not contain the text; Escape clears.
import { all, byId, fieldOf, first } from "../table/dom.js";

const form = first(".rules-search");

function filterParagraphs() {
  const paragraphs = all(".prose > :is(p, ul, ol, blockquote, table, figure)");
  const wanted = fieldOf("rules-search").value.trim().toLowerCase();
  for (const paragraph of paragraphs) paragraph.hidden = Boolean(wanted) && !paragraph.textContent?.toLowerCase().includes(wanted);
  const matches = paragraphs.filter((paragraph) => !paragraph.hidden).length;
  const count = byId("rules-found");
  count.textContent = wanted ? String(matches || count.dataset.none) : "";
}

if (form) {
  const field = fieldOf("rules-search");
  form.hidden = false;
  field.addEventListener("input", filterParagraphs);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    field.value = "";
    filterParagraphs();
  });
}
