// While the curtain hangs, nothing behind it can be reached, and the keyboard is at the curtain.

export const curtain = {
  begin(table) {
    this.refresh(table);
  },

  refresh(table) {
    const hangs = !document.getElementById("curtain").hidden;
    for (const element of table.children) element.inert = hangs && element.id !== "curtain" && element.id !== "notice";
    const first = document.querySelector("#curtain input:not([type=hidden]), #curtain button");
    if (hangs && !document.getElementById("curtain").contains(document.activeElement)) first.focus();
  },
};
