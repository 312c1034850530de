import "./wiring.js";

// Waiting for players: the seats fill by themselves, and the page becomes the table.
document.addEventListener("htmx:before:ws:message", (event) => {
  if (event.detail.message.json?.reload) location.reload();
});
// htmx may have connected, and been told to reload, before this script listened: connect again.
const address = document.getElementById("main").getAttribute("hx-ws:connect");
htmx.ext.ws.getRegistry().get(address)?.socket?.close();

for (const button of document.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", async () => {
    const field = document.getElementById(button.dataset.copy);
    field.select();
    await navigator.clipboard?.writeText(field.value).catch(() => {});
    button.querySelector("span").textContent = button.dataset.done;
  });
}
