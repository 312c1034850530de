// What everything on the board is, from a file that all tables of a game share.
let entries = {};

/** Where the legend may speak of a part, the most exact first; `keys` of the engine says the same. */
function* keys(part) {
  yield part;
  const [head, ...rest] = part.split(":");
  const words = rest.length ? rest.at(-1).split("-") : [];
  for (const family of [head, "any"]) {
    for (let n = words.length; n > 0; n -= 1) yield `${family}:${words.slice(0, n).join("-")}`;
  }
  yield head;
}

/** Name, what it does, and the paragraph of the rules; nothing before the file is there. */
export function entryOf(element) {
  for (const key of keys(element.dataset.part ?? element.dataset.note ?? "")) {
    if (entries[key]) return entries[key];
  }
  return null;
}

export async function loadLegend(table) {
  const answer = await fetch(table.dataset.legend);
  if (answer.ok) entries = await answer.json();
}
