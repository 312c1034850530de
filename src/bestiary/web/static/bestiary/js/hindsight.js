// After a game: marks on the board the places that one player could not rule out at this moment.
// Until a button is pressed, that is the player through whose eyes the reader looks.
let chosen = null;

const kind = (part) => part.split(":")[0];

function pressed(section) {
  const wanted = chosen ?? section.dataset.eyes;
  return [...section.querySelectorAll("[data-knows]")].find((button) => button.dataset.knows === wanted);
}

function show() {
  const section = document.getElementById("hindsight");
  const on = pressed(section);
  for (const button of section.querySelectorAll("[data-knows]")) {
    button.setAttribute("aria-pressed", String(button === on));
  }
  const parts = new Set(on?.dataset.possible.split(" ").filter(Boolean));
  const kinds = new Set([...parts].map(kind));
  for (const place of document.querySelectorAll("#boards [data-part]")) {
    const { part } = place.dataset;
    place.classList.toggle("possible", parts.has(part));
    place.classList.toggle("ruled-out", kinds.has(kind(part)) && !parts.has(part));
  }
}

export const hindsight = {
  begin(table) {
    table.addEventListener("click", (event) => {
      const button = event.target.closest("[data-knows]");
      if (!button) return;
      chosen = button.getAttribute("aria-pressed") === "true" ? "" : button.dataset.knows;
      show();
    });
    show();
  },

  refresh() {
    show();
  },
};
