// Disclosure state: what the player folded stays folded when it is rendered again, and what they
// unfolded stays open, since the server does not know either.

const closedPanels = new Set();
const openedNews = new Set();
let isAimOpen = false; // whether a long aim is shown whole

export const disclosure = {
  begin(main) {
    main.addEventListener("click", (event) => {
      const panel = event.target.closest(".panel-player > summary")?.parentElement;
      if (panel) closedPanels[panel.open ? "add" : "delete"](panel.id); // the click is about to toggle it
      const news = event.target.closest("#news summary")?.parentElement;
      if (news) openedNews[news.open ? "delete" : "add"](news.id);
      const aim = event.target.closest(".aim");
      if (aim) isAimOpen = aim.classList.toggle("open");
    });
  },

  refresh() {
    document.getElementById("aim")?.classList.toggle("open", isAimOpen);
    for (const id of closedPanels) document.getElementById(id)?.removeAttribute("open");
    for (const id of openedNews) document.getElementById(id)?.setAttribute("open", "");
  },
};
