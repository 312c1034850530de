// Waiting for players: the seats fill by themselves, and the page becomes the table.
document.addEventListener("htmx:before:ws:message", (event) => {
  if (event.detail.message.json?.reload) location.reload();
});
for (const button of document.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", async () => {
    const field = document.getElementById(button.dataset.copy);
    field.select();
    await navigator.clipboard?.writeText(field.value).catch(() => {});
    button.querySelector("span").textContent = button.dataset.done;
  });
}
