// Name and PIN are asked only for seats on this device; the form works without this script too.
const lines = [...document.querySelectorAll("[data-seat-line]")];
const hint = document.querySelector(".device-hint");
const mine = document.querySelector(".pin-field");

function refresh() {
  let shared = false;
  for (const line of lines) {
    const device = line.querySelector("select").value === "device";
    shared ||= device;
    for (const field of line.querySelectorAll(".device-field")) field.hidden = !device;
  }
  hint.hidden = mine.hidden = !shared;
}

for (const line of lines) line.querySelector("select").addEventListener("change", refresh);
refresh();
