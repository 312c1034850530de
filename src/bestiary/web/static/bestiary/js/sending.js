// Messages go through forms that htmx sends over the socket, so there is one way to the server.

const waiting = new Map(); // what is to be sent, by what it is: of several choices only the last one is meant
let isUnanswered = false; // whether a choice went out and nothing has been heard since

/** Whether a form sent now would be lost: the socket is not there yet, or the server cannot be reached. */
export function isEarly() {
  const { socket, connected } = document.getElementById("main").dataset;
  return socket ? connected !== "yes" : connected === "no";
}

/** A form that would be lost is sent later. */
export function hold(event) {
  if (!isEarly()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  sendLater(() => event.target.requestSubmit(event.submitter));
}

/** Once the socket is there: send what was to be sent meanwhile. */
export function catchUp() {
  const all = [...waiting.values()];
  waiting.clear();
  for (const later of all) later();
}

export function sendLater(later, what = Symbol("once")) {
  waiting.delete(what);
  waiting.set(what, later);
  tellUnsent();
}

/** Beside the words that there is no connection: what of mine has not been sent, or perhaps not arrived. */
export function tellUnsent() {
  document.querySelector(".offline-unsent").hidden = !waiting.size;
  document.querySelector(".offline-unknown").hidden = !isUnanswered || waiting.has("play");
}

/** The server spoke: what was sent before has arrived. */
export const hear = () => (isUnanswered = false);

/** Fill the hidden form `id` and send it, as soon as there is a socket. */
export function send(id, values) {
  if (isEarly()) return void (values.act === "here" || sendLater(() => send(id, values), id === "play" ? id : undefined));
  const form = document.getElementById(id);
  if (values.act !== "here") document.getElementById("notice").replaceChildren();
  for (const field of form.elements) if (field.name !== "act" || "act" in values) field.value = values[field.name] ?? "";
  form.requestSubmit();
  isUnanswered ||= id === "play";
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
