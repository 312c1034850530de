// Focus trap of the hot-seat curtain: while it hangs, everything behind it is inert and the focus stays
// in it, so that nobody sees or plays the hand of the player before.

export const focusTrap = {
  begin(table) {
    this.refresh(table);
  },

  refresh(table) {
    const isOpen = !document.getElementById("curtain").hidden;
    const others = [...table.children, ...document.body.children].filter((one) => one !== table);
    for (const element of others) element.inert = isOpen && element.id !== "curtain" && !element.querySelector("#notice");
    const first = document.querySelector("#curtain input:not([type=hidden]), #curtain button");
    if (isOpen && !document.getElementById("curtain").contains(document.activeElement)) first.focus();
  },
};
