// Waiting room: the seats fill by themselves over the socket, and the page becomes the table.
import { all, closest, fieldOf, first, main } from "../table/dom.js";
import { watchSocket } from "../net/socket.js";

document.addEventListener("htmx:before:ws:message", (event) => {
  if (event.detail.message.json?.reload) location.reload();
});

const address = main().getAttribute("hx-ws:connect") ?? "";
const socket = htmx.ext.ws.getRegistry().get(address)?.socket;
const { isBarShown } = watchSocket(address);
document.addEventListener("submit", (event) => isBarShown() && event.preventDefault()); // without a network it would open an error page

// htmx may have connected, and the message to reload may have come, before this script listened:
// connect again, and it is sent again.
if (socket?.readyState === WebSocket.OPEN) socket.close();

/** Copy a field; over plain HTTP browsers have no navigator.clipboard, hence the deprecated way. @param {HTMLInputElement} field */
async function copyToClipboard(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}

for (const button of all("[data-copy]")) {
  button.addEventListener("click", async () => {
    const { copy = "", done = "", selected = "" } = button.dataset;
    const isCopied = await copyToClipboard(fieldOf(copy));
    (first("span", button) ?? button).textContent = isCopied ? done : selected;
  });
}

// The host chooses who sits in a seat: posted at once, and the seats are rendered again for everybody.
document.addEventListener("change", async ({ target }) => {
  const select = /** @type {HTMLSelectElement | null} */ (closest(target, "[data-place]"));
  if (!select?.form) return;
  const answer = await fetch(select.dataset.place ?? "", { method: "POST", body: new FormData(select.form), redirect: "manual" }).catch(() => null);
  if (!answer) for (const option of select.options) option.selected = option.defaultSelected; // the request did not get through
  else if (answer.type !== "opaqueredirect") location.reload(); // the seat was taken meanwhile, or the table is gone
});
