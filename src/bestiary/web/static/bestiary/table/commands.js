// Command buttons: an element with `data-ask` sends that command over the socket, one with `data-post`
// posts a form to that address, a field with `data-tell` sends its new value.
import { offers } from "./offers.js";
import { send } from "../net/outbox.js";

function sendCommand(button) {
  const { ask: act, seat, sure } = button.dataset;
  if (sure && !confirm(sure)) return;
  send("ask", { act, seat: seat ?? offers().seat });
}

/** Post with the page's CSRF token; `data-salt` lets salt.js add this browser's salt. */
function postForm(url) {
  const form = document.querySelector(".masthead-tools form").cloneNode(false);
  const token = document.querySelector('[name="csrfmiddlewaretoken"]').cloneNode();
  form.method = "post";
  form.action = url;
  form.dataset.salt = "new";
  form.append(token);
  document.body.append(form);
  form.requestSubmit();
}

export const commands = {
  begin(table) {
    table.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (!button || button.dataset.step !== undefined) return; // replay.js
      if (button.dataset.ask) sendCommand(button);
      else if (button.dataset.post) postForm(button.dataset.post);
    });
    table.addEventListener("change", ({ target }) => {
      if (target.dataset.tell) send("ask", { act: target.dataset.tell, text: target.value });
    });
  },
};
