// Keeps the socket alive, and says so when it is not. Whatever was missed comes with the next page.
import { catchUp, send } from "./sending.js";
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
  const socket = () => htmx.ext.ws.getRegistry().get(table.dataset.socket)?.socket;

  document.addEventListener("htmx:after:ws:connection", () => {
    heard = Date.now();
    bar.hidden = true;
    table.dataset.connected = "yes";
    catchUp();
  });
  document.addEventListener("htmx:ws:close", () => {
    bar.hidden = false;
    table.dataset.connected = "no";
  });
  if (socket()?.readyState === WebSocket.OPEN) {
    table.dataset.connected = "yes";
    catchUp();
  }
  document.addEventListener("htmx:ws:error", () => (bar.hidden = false));
  document.addEventListener("htmx:before:ws:message", (event) => {
    heard = Date.now();
    if (event.detail.message.json?.reload) location.reload();
  });
  document.addEventListener("htmx:after:swap", refresh);
  document.addEventListener("htmx:after:swap", () => fade(document.getElementById("notice")));

  // After sleep or a change of network a dead socket may look open: ask, and hang up on silence.
  function beat() {
    if (socket()?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heard > 3 * BEAT) socket().close();
    else send("ask", { act: "here" });
  }
  setInterval(beat, BEAT);
  document.addEventListener("visibilitychange", () => document.hidden || beat());
  window.addEventListener("online", beat);
}
