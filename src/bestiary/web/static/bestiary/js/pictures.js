// Labels in words on hover, focus and long press; zoom for boards that need it.
const LONG_PRESS = 450;
let press = 0;

function tip() {
  return document.querySelector(".tip");
}

function explain(element) {
  const words = element?.getAttribute("aria-label");
  const box = tip();
  if (!words) return void (box.hidden = true);
  box.textContent = words;
  box.hidden = false;
  const at = element.getBoundingClientRect();
  const above = at.top - box.offsetHeight - 8 > 0;
  // Set through the object model, which the content policy allows, not as an attribute.
  box.style.left = `${Math.max(4, Math.min(at.left, innerWidth - box.offsetWidth - 4))}px`;
  box.style.top = `${above ? at.top - box.offsetHeight - 6 : at.bottom + 6}px`;
}

const spoken = (event) => event.target.closest?.("svg [data-part], svg [data-note]");

function zoom(box) {
  const level = box.classList.contains("zoom-2") ? 3 : box.classList.contains("zoom-3") ? 1 : 2;
  box.classList.remove("zoom-2", "zoom-3");
  if (level > 1) box.classList.add(`zoom-${level}`);
  levels.set(box.id, level);
}

const levels = new Map();
let tapped = 0;

export const pictures = {
  begin(table) {
    table.addEventListener("pointerover", (event) => event.pointerType === "mouse" && explain(spoken(event)));
    table.addEventListener("focusin", (event) => explain(spoken(event)));
    table.addEventListener("focusout", () => explain(null));
    table.addEventListener("pointerdown", (event) => {
      const element = spoken(event);
      press = setTimeout(() => explain(element), LONG_PRESS);
    });
    for (const end of ["pointerup", "pointercancel", "scroll"]) {
      table.addEventListener(end, () => clearTimeout(press), { passive: true });
    }
    table.addEventListener("click", (event) => {
      explain(null);
      const button = event.target.closest("[data-zoom]");
      if (button) zoom(document.getElementById(button.dataset.zoom));
    });
    table.addEventListener("pointerup", (event) => {
      const box = event.target.closest(".zoomable");
      if (!box || event.pointerType !== "touch" || event.target.closest(".lit")) return;
      if (event.timeStamp - tapped < 300) zoom(box);
      tapped = event.timeStamp;
    });
  },

  refresh() {
    if (!tip().hidden && !document.querySelector("[data-part]:hover, [data-part]:focus")) explain(null);
    for (const [id, level] of levels) {
      document.getElementById(id)?.classList.toggle(`zoom-${level}`, level > 1);
    }
  },
};
