// Hindsight, after a game of deduction: highlights the places that one player could not rule out at the
// moment shown. Until a button is pressed, that is the player whose view the page shows.
let selectedPlayer = null;

const kindOf = (part) => part.split(":")[0];

function activeButton(section) {
  const wanted = selectedPlayer ?? section.dataset.eyes;
  return [...section.querySelectorAll("[data-knows]")].find((button) => button.dataset.knows === wanted);
}

function highlightPossible() {
  const section = document.getElementById("hindsight");
  const active = activeButton(section);
  for (const button of section.querySelectorAll("[data-knows]")) {
    button.setAttribute("aria-pressed", String(button === active));
  }
  const parts = new Set(active?.dataset.possible.split(" ").filter(Boolean));
  const kinds = new Set([...parts].map(kindOf));
  for (const place of document.querySelectorAll("#boards [data-part]")) {
    const { part } = place.dataset;
    place.classList.toggle("possible", parts.has(part));
    place.classList.toggle("ruled-out", kinds.has(kindOf(part)) && !parts.has(part));
  }
}

export const hindsight = {
  begin(table) {
    table.addEventListener("click", (event) => {
      const button = event.target.closest("[data-knows]");
      if (!button) return;
      selectedPlayer = button.getAttribute("aria-pressed") === "true" ? "" : button.dataset.knows;
      highlightPossible();
    });
    highlightPossible();
  },

  refresh() {
    highlightPossible();
  },
};
