// Retry for lessons, which speak by HTTP requests: when one fails the offline bar is shown, the request
// is queued in the outbox, and the server is polled until it answers.
import { enqueue, flushOutbox, holdUntilConnected, markAnswered, offlineBar, showUnsentNotice } from "./outbox.js";

const POLL_INTERVAL_MS = 3000;
const GATEWAY_ERRORS = new Set([502, 503, 504]); // what a reverse proxy answers while the server is down

/** Queue and repeat failed requests of a lesson. @param {HTMLElement} table */
export function retryRequests(table) {
  const bar = offlineBar();
  let pollTimer = 0;

  function markLost() {
    table.dataset.connected = "no";
    showUnsentNotice();
    bar.hidden = false;
    clearTimeout(pollTimer);
    pollTimer = setTimeout(pollServer, POLL_INTERVAL_MS);
  }

  async function pollServer() {
    const answer = await fetch(location.href, { method: "HEAD" }).catch(() => null);
    if (!answer || GATEWAY_ERRORS.has(answer.status)) return markLost();
    table.dataset.connected = "yes";
    bar.hidden = true;
    flushOutbox();
  }

  /** @param {CustomEvent<{ ctx?: HtmxRequest }>} event */
  function queueFailedRequest({ detail: { ctx } }) {
    if (!ctx?.request || (ctx.response && !GATEWAY_ERRORS.has(ctx.response.status))) return;
    const { form, submitter } = ctx.request;
    if (form) enqueue(() => form.requestSubmit(submitter), form.id);
    markLost();
  }

  table.addEventListener("submit", holdUntilConnected, { capture: true });
  document.addEventListener("htmx:error", queueFailedRequest);
  document.addEventListener("htmx:response:error", queueFailedRequest);
  document.addEventListener("htmx:after:request", markAnswered);
  window.addEventListener("offline", markLost);
  window.addEventListener("online", pollServer);
}
