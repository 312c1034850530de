// Messages go through forms that htmx sends over the socket, so there is one way to the server.

const waiting = [];

/** Whether a form sent now would be lost: the socket is not there yet, or not there again. */
export function isEarly() {
  const { socket, connected } = document.getElementById("main").dataset;
  return Boolean(socket) && connected !== "yes";
}

/** Once the socket is there: send what was to be sent meanwhile. */
export function catchUp() {
  for (const later of waiting.splice(0)) later();
}

export const sendLater = (later) => waiting.push(later);

/** Fill the hidden form `id` and send it, as soon as there is a socket. */
export function send(id, values) {
  if (isEarly()) return void (values.act === "here" || sendLater(() => send(id, values)));
  const form = document.getElementById(id);
  if (values.act !== "here") document.getElementById("notice").replaceChildren();
  for (const field of form.elements) if (field.name !== "act" || "act" in values) field.value = values[field.name] ?? "";
  form.requestSubmit();
}

const NOTHING = { options: [], turn: "none", seat: -2, ticket: 0 };
let read = { text: "", said: NOTHING };

/** What the server last said about this seat: its number, its ticket, and the offers. */
export function offers() {
  const text = document.getElementById("offers")?.textContent ?? "";
  if (text !== read.text) read = { text, said: text ? JSON.parse(text) : NOTHING };
  return read.said;
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
