// Waiting for players: the seats fill by themselves, and the page becomes the table.
import { line } from "./line.js";

document.addEventListener("htmx:before:ws:message", (event) => {
  if (event.detail.message.json?.reload) location.reload();
});

const address = document.getElementById("main").getAttribute("hx-ws:connect");
const socket = htmx.ext.ws.getRegistry().get(address)?.socket;
const { isTold } = line(address);
document.addEventListener("submit", (event) => isTold() && event.preventDefault()); // it would lead away from here

// htmx may have connected, and been told to reload, before this script listened: connect again.
if (socket?.readyState === WebSocket.OPEN) socket.close();

/** Copy what a field holds; without a clipboard (plain http in a home network) as in old days. */
async function copied(field) {
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
    const done = await copied(document.getElementById(button.dataset.copy));
    button.querySelector("span").textContent = done ? button.dataset.done : button.dataset.selected;
  });
}

// Whom the host wants in a seat: told at once, and the seats are drawn anew for everybody.
document.addEventListener("change", async ({ target }) => {
  if (!target.matches("[data-place]")) return;
  const wish = { method: "POST", body: new FormData(target.form), redirect: "manual" };
  const told = await fetch(target.dataset.place, wish).catch(() => null);
  if (!told) for (const option of target.options) option.selected = option.defaultSelected; // it was not heard
  else if (told.type !== "opaqueredirect") location.reload(); // somebody was quicker, or the table is gone
});
