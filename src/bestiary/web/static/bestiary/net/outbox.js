// Outbox: every message goes through a form that htmx sends. While there is no connection messages are
// queued, and flushed once it is back; of several choices only the last one is sent.
import { byId, first, main } from "../table/dom.js";

/** @type {Map<string | symbol, () => void>} */
const outbox = new Map(); // functions that send, by kind of message
const sent = { isUnanswered: false }; // whether a choice was sent and no message has come since

/** @typedef {Record<string, string | number | undefined>} Message The fields of a form. */

/** The bar that says so while there is no connection. */
export const offlineBar = () => /** @type {HTMLElement} */ (first(".offline-bar"));

/** Whether a form sent now would be lost: the socket is not open yet, or the server cannot be reached. */
export function isDisconnected() {
  const { socket, connected } = main().dataset;
  return socket ? connected !== "yes" : connected === "no";
}

/** Submit listener: queue a form that would be lost. @param {SubmitEvent} event */
export function holdUntilConnected(event) {
  if (!isDisconnected()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { target, submitter } = event;
  enqueue(() => /** @type {HTMLFormElement} */ (target).requestSubmit(submitter));
}

/** Send what was queued; cleared first, since a submit may queue its form again. */
export function flushOutbox() {
  const all = [...outbox.values()];
  outbox.clear();
  for (const submit of all) submit();
}

/** Queue a message; one of the same key replaces it, and goes to the end. @param {() => void} submit @param {string | symbol} [key] */
export function enqueue(submit, key = Symbol("once")) {
  outbox.delete(key);
  outbox.set(key, submit);
  showUnsentNotice();
}

/** The offline bar says whether something was not sent, or was sent and perhaps not received. */
export function showUnsentNotice() {
  const [unsent, unknown] = [first(".offline-unsent"), first(".offline-unknown")];
  if (unsent) unsent.hidden = !outbox.size;
  if (unknown) unknown.hidden = !sent.isUnanswered || outbox.has("play");
}

/** A message came: what was sent before it has arrived. */
export const markAnswered = () => (sent.isUnanswered = false);

/** Fill the hidden form `id` and submit it, or queue it; a heartbeat ("here") is not worth queueing. @param {string} id @param {Message} values */
export function send(id, values) {
  const isHeartbeat = values.act === "here";
  if (isDisconnected()) return void (isHeartbeat || enqueue(() => send(id, values), id === "play" ? id : undefined));
  const form = /** @type {HTMLFormElement} */ (byId(id));
  if (!isHeartbeat) byId("notice").replaceChildren();
  for (const field of /** @type {HTMLCollectionOf<HTMLInputElement>} */ (form.elements)) {
    if (field.name !== "act" || "act" in values) field.value = String(values[field.name] ?? "");
  }
  form.requestSubmit();
  sent.isUnanswered ||= id === "play";
}
