// Keeps the socket alive, and says so when it is not. Whatever was missed comes with the next page.
import { catchUp, hear, send, tellUnsent } from "./sending.js";
import "./wiring.js";

const BEAT = 15000;
const READ = 6000;

let fading = 0;

/** A refusal has been read after a while. */
function fade(notice) {
  if (!notice.childElementCount) return;
  clearTimeout(fading);
  fading = setTimeout(() => notice.replaceChildren(), READ);
}

export function connection(table, refresh) {
  const bar = document.querySelector(".offline-bar");
  let heard = Date.now();
  const line = () => htmx.ext.ws.getRegistry().get(table.dataset.socket);
  const socket = () => line()?.socket;

  function lose() {
    table.dataset.connected = "no";
    tellUnsent();
    bar.hidden = false;
  }

  // A socket without a network may look open for minutes, and its own end comes as late: htmx is told
  // at once, and tries to connect until it can. A server on this very device is found again like that.
  function hangUp() {
    lose();
    if (!socket()) return;
    clearTimeout(line().timer);
    line().attempt = 0;
    socket().dispatchEvent(new CloseEvent("close"));
  }

  document.addEventListener("htmx:after:ws:connection", () => {
    heard = Date.now();
    hear();
    bar.hidden = true;
    table.dataset.connected = "yes";
    catchUp();
  });
  document.addEventListener("htmx:ws:close", lose);
  if (socket()?.readyState === WebSocket.OPEN) {
    table.dataset.connected = "yes";
    catchUp();
  }
  document.addEventListener("htmx:ws:error", () => (bar.hidden = false));
  document.addEventListener("htmx:before:ws:message", (event) => {
    heard = Date.now();
    hear();
    if (event.detail.message.json?.reload) location.reload();
  });
  document.addEventListener("htmx:after:swap", refresh);
  document.addEventListener("htmx:after:swap", () => fade(document.getElementById("notice")));

  // After sleep or a change of network a dead socket may look open: ask, and hang up on silence.
  function beat() {
    if (socket()?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heard > 3 * BEAT) hangUp();
    else send("ask", { act: "here" });
  }
  setInterval(beat, BEAT);
  document.addEventListener("visibilitychange", () => document.hidden || beat());
  window.addEventListener("offline", hangUp);
  window.addEventListener("online", () => (table.dataset.connected === "yes" ? beat() : hangUp()));
}
