// Waiting room: the seats fill by themselves over the socket, and the page becomes the table.
import { watchSocket } from "../net/reconnect.js";

document.addEventListener("htmx:before:ws:message", (event) => {
  if (event.detail.message.json?.reload) location.reload();
});

const address = document.getElementById("main").getAttribute("hx-ws:connect");
const socket = htmx.ext.ws.getRegistry().get(address)?.socket;
const { isBarShown } = watchSocket(address);
document.addEventListener("submit", (event) => isBarShown() && event.preventDefault()); // without a network it would open an error page

// htmx may have connected, and the message to reload may have come, before this script listened:
// connect again, and it is sent again.
if (socket?.readyState === WebSocket.OPEN) socket.close();

/** Copy a field; over plain HTTP browsers have no navigator.clipboard, hence the deprecated way. */
async function copyToClipboard(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}

for (const button of document.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", async () => {
    const isCopied = await copyToClipboard(document.getElementById(button.dataset.copy));
    button.querySelector("span").textContent = isCopied ? button.dataset.done : button.dataset.selected;
  });
}

// The host chooses who sits in a seat: posted at once, and the seats are rendered again for everybody.
document.addEventListener("change", async ({ target }) => {
  if (!target.matches("[data-place]")) return;
  const request = { method: "POST", body: new FormData(target.form), redirect: "manual" };
  const answer = await fetch(target.dataset.place, request).catch(() => null);
  if (!answer) for (const option of target.options) option.selected = option.defaultSelected; // the request did not get through
  else if (answer.type !== "opaqueredirect") location.reload(); // the seat was taken meanwhile, or the table is gone
});
