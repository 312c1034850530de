// Queries of the page, typed. SVG elements have all that the page uses of an HTMLElement (dataset,
// tabIndex, focus), so both are typed alike; who needs a drawing's own methods asks `ringOf`.

/** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement[]} */
export const all = (selector, root = document) => [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector))];

/** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement | null} */
export const first = (selector, root = document) => root.querySelector(selector);

/** The element of an id that every table has. @param {string} id */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no #${id} on this page`);
  return element;
}

export const main = () => byId("main");

/** The field of an id. @param {string} id */
export const fieldOf = (id) => /** @type {HTMLInputElement} */ (byId(id));

/** The nearest element around an event's target. @param {EventTarget | null} target @param {string} selector @returns {HTMLElement | null} */
export const closest = (target, selector) => (target instanceof Element ? target.closest(selector) : null);

/** @param {Part} part */
export const elementsOf = (part) => all(`[data-part="${CSS.escape(part)}"]`);

/** The kind of a part: what stands before the colon. @param {Part} [part] */
export const kindOf = (part = "") => part.split(":")[0];

/** The shape of a part that is clicked; its labels lie outside. @param {Element} part @returns {SVGGraphicsElement | null} */
export const ringOf = (part) => part.querySelector(":scope > .ring");

/** Whether an element has a box on the page: `display: none` leaves it none. @param {Element} element */
export const isRendered = (element) => element.getClientRects().length > 0;

/** Whether a choice waits to be confirmed. */
export const confirmation = () => document.getElementById("confirm-choice");
