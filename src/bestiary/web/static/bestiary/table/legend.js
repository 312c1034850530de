// Legend lookup for tooltips: what everything on the board is, from a JSON file that all tables of a
// game share and browsers cache.
let entries = {};

/** The keys under which the legend may describe a part, most specific first; `legend_keys` in core/presentation.py is the same. */
function* legendKeys(part) {
  yield part;
  const [head, ...rest] = part.split(":");
  const words = rest.length ? rest.at(-1).split("-") : [];
  for (const family of [head, "any"]) {
    for (let n = words.length; n > 0; n -= 1) yield `${family}:${words.slice(0, n).join("-")}`;
  }
  yield head;
}

/** Name, effect and paragraph of the rules; null until the file has loaded. */
export function findEntry(element) {
  for (const key of legendKeys(element.dataset.part ?? element.dataset.note ?? "")) {
    if (entries[key]) return entries[key];
  }
  return null;
}

export async function loadLegend(table) {
  const answer = await fetch(table.dataset.legend);
  if (answer.ok) entries = await answer.json();
}
