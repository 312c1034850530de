// Messages go through forms that htmx sends over the socket, so there is one way to the server.

/** Fill the hidden form `id` and send it. */
export function send(id, values) {
  const form = document.getElementById(id);
  for (const field of form.elements) if (field.name !== "act" || "act" in values) field.value = values[field.name] ?? "";
  form.requestSubmit();
}

/** What the server last said about this seat: its number, its ticket, and the offers. */
export function offers() {
  const block = document.getElementById("offers");
  return block ? JSON.parse(block.textContent) : { options: [], turn: "none", seat: -2, ticket: 0 };
}

/** A setting of this browser. */
export function setting(name, fallback) {
  try {
    return localStorage.getItem(`bestiary-${name}`) ?? fallback;
  } catch {
    return fallback;
  }
}

export function keep(name, value) {
  try {
    localStorage.setItem(`bestiary-${name}`, value);
  } catch {
    // A browser without storage keeps the setting for this page only.
  }
}
