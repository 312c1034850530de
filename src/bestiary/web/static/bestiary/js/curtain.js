// While the curtain hangs, nothing behind it can be reached, and the keyboard is at the curtain.

export const curtain = {
  begin(table) {
    this.refresh(table);
  },

  refresh(table) {
    const hangs = !document.getElementById("curtain").hidden;
    const others = [...table.children, ...document.body.children].filter((one) => one !== table);
    for (const element of others) element.inert = hangs && element.id !== "curtain" && !element.querySelector("#notice");
    const first = document.querySelector("#curtain input:not([type=hidden]), #curtain button");
    if (hangs && !document.getElementById("curtain").contains(document.activeElement)) first.focus();
  },
};
