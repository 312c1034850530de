// Drawings that the page has are not sent again: a patch says which of their groups stay and brings
// those that are new. No module, and before htmx: whatever the socket brings must be read here first.
(() => {
  const CUT = "<g ";
  const PARTIAL = /(<hx-partial hx-target="#([^"]+)" hx-swap="outerMorph")(?: data-kept="([^"]*)")?>([^]*?)<\/hx-partial>/g;
  const CHILD = /<!--(panel-[\w-]+)-->([^]*?)<!--\/-->/g;
  const drawings = new Map(); // by id, in groups
  const nests = new Map(); // whose drawings they are

  /** The drawing `id`, of which the page has some groups. */
  function patched(id, kept, text) {
    const old = drawings.get(id);
    const added = text.split(CUT);
    const groups = kept.split(" ").flatMap((run) => {
      if (run[0] === "+") return added.splice(0, Number(run));
      const [first, last] = run.split("-").map(Number);
      return old.slice(first, last + 1);
    });
    return groups.join(CUT);
  }

  /** Drawings that come together: others that were there are forgotten. */
  function hatched(nest, text) {
    for (const id of nests.get(nest) ?? []) drawings.delete(id);
    const ids = [];
    const plain = text.replace(CHILD, (_, id, drawing) => {
      drawings.set(id, drawing.split(CUT));
      ids.push(id);
      return drawing;
    });
    nests.set(nest, ids);
    return plain;
  }

  function whole(_, opening, id, kept, text) {
    const drawn = kept === undefined ? hatched(id, text) : patched(id, kept, text);
    if (id.startsWith("panel-")) drawings.set(id, drawn.split(CUT));
    return `${opening}>${drawn}</hx-partial>`;
  }

  document.addEventListener("htmx:before:ws:message", ({ detail: { message } }) => {
    if (!message.json) message.text = message.text.replace(PARTIAL, whole);
  });
})();
