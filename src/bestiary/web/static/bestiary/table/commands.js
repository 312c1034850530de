// Commands to the server: an element with `data-ask` sends that command, one with `data-post` posts a form
// to that address, a field with `data-tell` sends its new value. A click on a part that is not on offer
// asks which rule forbids it, and the board in words is asked for while it is unfolded.
import { send } from "../net/outbox.js";
import { byId, closest, first } from "./dom.js";
import { isNarrow } from "./geometry.js";
import { CLICKABLE } from "./highlight.js";
import { offers } from "./state.js";

const textBoardState = { requested: "" };

/** @param {HTMLElement} button */
function sendCommand(button) {
  const { ask: act, seat, sure } = button.dataset;
  if (sure && !confirm(sure)) return;
  send("ask", { act, seat: seat ?? offers().seat });
}

/** Post with the page's CSRF token; `data-salt` lets salt.js add this browser's salt. @param {string} url */
function postForm(url) {
  const form = document.createElement("form");
  const token = first('[name="csrfmiddlewaretoken"]')?.cloneNode();
  form.method = "post";
  form.action = url;
  form.dataset.salt = "new";
  if (token) form.append(token);
  document.body.append(form);
  form.requestSubmit();
}

/** @param {Event} event */
export function commandByButton({ target }) {
  const button = closest(target, "button");
  if (!button || button.dataset.step !== undefined) return; // replay.js
  if (button.dataset.ask) sendCommand(button);
  else if (button.dataset.post) postForm(button.dataset.post);
}

/** The part that was clicked, if its picture gives reasons for its kind and others of it are on offer. @param {EventTarget | null} target */
function forbiddenPart(target) {
  const part = closest(target, `svg[data-why] [data-part]:not(${CLICKABLE})`);
  const picture = closest(part, "svg");
  const name = part?.dataset.part ?? "";
  const isForbidden = picture && name.startsWith(`${picture.dataset.why}:`) && first(".lit", picture);
  return isForbidden && first("#prompt [data-ask=why]") ? name : "";
}

/** Ask for the reason; on a phone, where it covers the board, any other tap puts it away. @param {Event} event */
export function askWhyNot({ target }) {
  const isShown = byId("why").childElementCount > 0;
  const part = forbiddenPart(target);
  if (part) return send("ask", { act: "why", seat: offers().seat, part });
  if (isShown && isNarrow() && !closest(target, "#why, [data-ask=why]")) send("ask", { act: "why-off" });
}

/** Text board (for screen readers): it is rendered and sent only to pages that have it unfolded. */
function requestTextBoard() {
  const details = /** @type {HTMLDetailsElement} */ (byId("described"));
  const wanted = details.open ? "words" : "no-words";
  const shown = details.dataset.told === "yes" ? "words" : "no-words";
  if (wanted === shown) textBoardState.requested = "";
  else if (wanted !== textBoardState.requested) send("ask", { act: (textBoardState.requested = wanted) });
}

/** @type {Feature} */
export const commands = {
  begin(table) {
    table.addEventListener("change", ({ target }) => {
      const field = /** @type {HTMLInputElement} */ (target);
      if (field.dataset.tell) send("ask", { act: field.dataset.tell, text: field.value });
    });
    table.addEventListener("toggle", ({ target }) => target === byId("described") && requestTextBoard(), { capture: true });
  },

  refresh: requestTextBoard,
};
