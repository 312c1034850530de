// Keepalive of the table's socket: a heartbeat, and a reconnect if the server is silent. What was missed
// comes with the next rendering. Also the notice, which fades after a while.
import { flushOutbox, markAnswered, send, showUnsentNotice } from "./outbox.js";
import { watchSocket } from "./reconnect.js";

const HEARTBEAT_MS = 15000;
const SILENCE_LIMIT_MS = 3 * HEARTBEAT_MS; // then the socket is taken for dead
const NOTICE_MS = 6000;

let fadeTimer = 0;

/** Remove a notice once it has had time to be read. */
function fadeNotice(notice) {
  if (!notice.childElementCount) return;
  clearTimeout(fadeTimer);
  fadeTimer = setTimeout(() => notice.replaceChildren(), NOTICE_MS);
}

/** Keep the socket of a table alive; `refresh` is called after every swap. */
export function keepAlive(table, refresh) {
  let lastMessageTime = Date.now();

  function onLost() {
    table.dataset.connected = "no";
    showUnsentNotice();
  }

  function onOpen() {
    lastMessageTime = Date.now();
    markAnswered();
    table.dataset.connected = "yes";
    flushOutbox();
  }

  const { reconnect, isOpen } = watchSocket(table.dataset.socket, onLost, onOpen);
  if (isOpen()) {
    table.dataset.connected = "yes";
    flushOutbox();
  }
  document.addEventListener("htmx:before:ws:message", (event) => {
    lastMessageTime = Date.now();
    markAnswered();
    if (event.detail.message.json?.reload) location.reload();
  });
  document.addEventListener("htmx:after:swap", refresh);
  document.addEventListener("htmx:after:swap", () => fadeNotice(document.getElementById("notice")));

  // After sleep or a change of network a dead socket may look open for minutes.
  function sendHeartbeat() {
    if (!isOpen()) return;
    if (Date.now() - lastMessageTime > SILENCE_LIMIT_MS) reconnect();
    else send("ask", { act: "here" });
  }
  setInterval(sendHeartbeat, HEARTBEAT_MS);
  document.addEventListener("visibilitychange", () => document.hidden || sendHeartbeat());
  window.addEventListener("online", () => table.dataset.connected === "yes" && sendHeartbeat());
}
