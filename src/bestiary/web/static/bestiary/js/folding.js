// A player's panel that was folded stays folded when it is drawn anew.
const folded = new Set();

export const folding = {
  begin(main) {
    main.addEventListener("click", (event) => {
      const panel = event.target.closest(".panel-player > summary")?.parentElement;
      if (panel) folded[panel.open ? "add" : "delete"](panel.id); // it is about to change
    });
  },

  refresh() {
    for (const id of folded) document.getElementById(id)?.removeAttribute("open");
  },
};
