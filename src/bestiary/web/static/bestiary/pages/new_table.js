// Form of a new table: name and PIN are asked only for hot seats on this device. Without this script all
// fields are shown, and the form works too.
import { all } from "../table/dom.js";

const selects = /** @type {HTMLSelectElement[]} */ (all("[data-seat-line] select"));

function refresh() {
  for (const select of selects) {
    for (const field of all(".device-field", select.closest("[data-seat-line]") ?? document)) field.hidden = select.value !== "device";
  }
  const isShared = selects.some((select) => select.value === "device");
  for (const field of all(".device-hint, .pin-field")) field.hidden = !isShared;
}

for (const select of selects) select.addEventListener("change", refresh);
refresh();
