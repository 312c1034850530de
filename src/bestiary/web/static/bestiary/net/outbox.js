// Outbox: every message goes through a form that htmx sends. While there is no connection messages are
// queued, and flushed once it is back; of several choices only the last one is sent.

const outbox = new Map(); // functions that send, by kind of message
let isUnanswered = false; // whether a choice was sent and no message has come since

/** Whether a form sent now would be lost: the socket is not open yet, or the server cannot be reached. */
export function isDisconnected() {
  const { socket, connected } = document.getElementById("main").dataset;
  return socket ? connected !== "yes" : connected === "no";
}

/** Submit listener: queue a form that would be lost. */
export function holdUntilConnected(event) {
  if (!isDisconnected()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  enqueue(() => event.target.requestSubmit(event.submitter));
}

/** Send what was queued; cleared first, since a submit may queue its form again. */
export function flushOutbox() {
  const all = [...outbox.values()];
  outbox.clear();
  for (const submit of all) submit();
}

/** Queue a message; one of the same key replaces it, and goes to the end. */
export function enqueue(submit, key = Symbol("once")) {
  outbox.delete(key);
  outbox.set(key, submit);
  showUnsentNotice();
}

/** The offline bar says whether something was not sent, or was sent and perhaps not received. */
export function showUnsentNotice() {
  document.querySelector(".offline-unsent").hidden = !outbox.size;
  document.querySelector(".offline-unknown").hidden = !isUnanswered || outbox.has("play");
}

/** A message came: what was sent before it has arrived. */
export const markAnswered = () => (isUnanswered = false);

/** Fill the hidden form `id` and submit it, or queue it; a heartbeat ("here") is not worth queueing. */
export function send(id, values) {
  if (isDisconnected()) return void (values.act === "here" || enqueue(() => send(id, values), id === "play" ? id : undefined));
  const form = document.getElementById(id);
  if (values.act !== "here") document.getElementById("notice").replaceChildren();
  for (const field of form.elements) if (field.name !== "act" || "act" in values) field.value = values[field.name] ?? "";
  form.requestSubmit();
  isUnanswered ||= id === "play";
}
