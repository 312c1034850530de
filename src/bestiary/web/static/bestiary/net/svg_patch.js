// SVG patch: applies the diffs of render/svg_diff.py. Groups of a drawing that the page has are not sent
// again; a patch says which of them stay and brings the new ones. No module, and loaded before htmx:
// messages must be rewritten before htmx reads them.
(() => {
  const GROUP_START = "<g "; // the same as in render/svg_diff.py
  const PARTIAL = /(<hx-partial hx-target="#([^"]+)" hx-swap="outerMorph")(?: data-kept="([^"]*)")?>([^]*?)<\/hx-partial>/g;
  const CHILD = /<!--(panel-[\w-]+)-->([^]*?)<!--\/-->/g;
  /** @type {Map<string, string[]>} */
  const groupsById = new Map(); // each drawing, split at its groups
  /** @type {Map<string, string[]>} */
  const childrenByContainer = new Map(); // ids of the drawings in it

  /** The whole text of drawing `id`: runs like 3-7 are kept groups, +2 the next two new ones. @param {string} id @param {string} kept @param {string} text */
  function applyPatch(id, kept, text) {
    const old = groupsById.get(id) ?? [];
    const added = text.split(GROUP_START);
    const groups = kept.split(" ").flatMap((run) => {
      if (run[0] === "+") return added.splice(0, Number(run));
      const [first, last] = run.split("-").map(Number);
      return old.slice(first, last + 1);
    });
    return groups.join(GROUP_START);
  }

  /** Remember the drawings of a container that was sent whole, and forget those it had. @param {string} container @param {string} text */
  function storeChildren(container, text) {
    for (const id of childrenByContainer.get(container) ?? []) groupsById.delete(id);
    /** @type {string[]} */
    const ids = [];
    const plain = text.replace(CHILD, (_, /** @type {string} */ id, /** @type {string} */ drawing) => {
      groupsById.set(id, drawing.split(GROUP_START));
      ids.push(id);
      return drawing;
    });
    childrenByContainer.set(container, ids);
    return plain;
  }

  /** @param {string} _ @param {string} opening @param {string} id @param {string | undefined} kept @param {string} text */
  function expand(_, opening, id, kept, text) {
    const drawing = kept === undefined ? storeChildren(id, text) : applyPatch(id, kept, text);
    if (id.startsWith("panel-")) groupsById.set(id, drawing.split(GROUP_START));
    return `${opening}>${drawing}</hx-partial>`;
  }

  document.addEventListener("htmx:before:ws:message", ({ detail: { message } }) => {
    if (!message.json) message.text = message.text.replace(PARTIAL, expand);
  });
})();
