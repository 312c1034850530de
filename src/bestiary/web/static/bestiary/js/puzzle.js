// The map of a puzzle: a click on a hex chooses it in the list; the server says whether it is right.
const list = document.querySelector("#part");

for (const part of list ? document.querySelectorAll("[data-part^='hex:']") : []) {
  part.classList.add("lit");
  part.setAttribute("role", "button");
  part.setAttribute("tabindex", "0");
  const choose = () => {
    document.querySelectorAll(".chosen").forEach((other) => other.classList.remove("chosen"));
    part.classList.add("chosen");
    list.value = part.dataset.part;
    document.querySelector("#guess button").focus();
  };
  part.addEventListener("click", choose);
  part.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      choose();
    }
  });
}
