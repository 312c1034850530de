// Form of a new table: name and PIN are asked only for hot seats on this device. Without this script all
// fields are shown, and the form works too.
const lines = [...document.querySelectorAll("[data-seat-line]")];
const hint = document.querySelector(".device-hint");
const pinField = document.querySelector(".pin-field");

function refresh() {
  let isShared = false;
  for (const line of lines) {
    const isDevice = line.querySelector("select").value === "device";
    isShared ||= isDevice;
    for (const field of line.querySelectorAll(".device-field")) field.hidden = !isDevice;
  }
  hint.hidden = pinField.hidden = !isShared;
}

for (const line of lines) line.querySelector("select").addEventListener("change", refresh);
refresh();
