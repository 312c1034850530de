// Keeps the table's socket alive. Whatever was missed comes with the next page.
import { line } from "./line.js";
import { catchUp, hear, send, tellUnsent } from "./sending.js";

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
  let heard = Date.now();

  function lost() {
    table.dataset.connected = "no";
    tellUnsent();
  }

  function found() {
    heard = Date.now();
    hear();
    table.dataset.connected = "yes";
    catchUp();
  }

  const { hangUp, isOpen } = line(table.dataset.socket, lost, found);
  if (isOpen()) {
    table.dataset.connected = "yes";
    catchUp();
  }
  document.addEventListener("htmx:before:ws:message", (event) => {
    heard = Date.now();
    hear();
    if (event.detail.message.json?.reload) location.reload();
  });
  document.addEventListener("htmx:after:swap", refresh);
  document.addEventListener("htmx:after:swap", () => fade(document.getElementById("notice")));

  // After sleep or a change of network a dead socket may look open: ask, and hang up on silence.
  function beat() {
    if (!isOpen()) return;
    if (Date.now() - heard > 3 * BEAT) hangUp();
    else send("ask", { act: "here" });
  }
  setInterval(beat, BEAT);
  document.addEventListener("visibilitychange", () => document.hidden || beat());
  window.addEventListener("online", () => table.dataset.connected === "yes" && beat());
}
