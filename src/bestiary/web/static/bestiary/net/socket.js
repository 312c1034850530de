// The page's socket: shows the offline bar while it is lost, makes htmx reconnect at once where its own
// backoff would wait, and keeps it alive by a heartbeat. What was missed comes with the next rendering.
import { byId } from "../table/dom.js";
import { flushOutbox, markAnswered, offlineBar, send, showUnsentNotice } from "./outbox.js";

const HEARTBEAT_MS = 15000;
const SILENCE_LIMIT_MS = 3 * HEARTBEAT_MS; // then the socket is taken for dead
const NOTICE_MS = 6000;
const OFFLINE_BAR_DELAY_MS = 700; // a restarted server is back before the bar would appear

// htmx scans the page as soon as it is loaded; if its socket extension comes later, nothing has connected.
// Modules run after both, so scan once more, which changes nothing if all is well.
htmx.process(document.body);

/** Watch the socket at an address; `onLost` and `onOpen` are called whenever it goes and comes. @param {string} address */
export function watchSocket(address, onLost = () => {}, onOpen = () => {}) {
  const bar = offlineBar();
  const entry = () => htmx.ext.ws.getRegistry().get(address);
  let isLost = false;

  function markLost() {
    isLost = true;
    onLost();
    setTimeout(() => isLost && (bar.hidden = false), OFFLINE_BAR_DELAY_MS);
  }

  function markOpen() {
    isLost = false;
    bar.hidden = true;
    onOpen();
  }

  // Without a network a socket may look open for minutes, so htmx is sent its close event now, with the
  // backoff reset. A server on this very device is reachable without a network, and found again at once.
  function reconnect() {
    markLost();
    bar.hidden = false;
    const known = entry();
    if (!known?.socket) return;
    clearTimeout(known.timer);
    known.attempt = 0;
    known.socket.dispatchEvent(new CloseEvent("close"));
  }

  document.addEventListener("htmx:after:ws:connection", markOpen);
  document.addEventListener("htmx:ws:close", markLost);
  window.addEventListener("offline", reconnect);
  window.addEventListener("online", () => isLost && reconnect());
  return { reconnect, isBarShown: () => !bar.hidden, isOpen: () => entry()?.socket?.readyState === WebSocket.OPEN };
}

const fading = { timer: 0 };

/** Remove a notice once it has had time to be read. @param {HTMLElement} notice */
function fadeNotice(notice) {
  if (!notice.childElementCount) return;
  clearTimeout(fading.timer);
  fading.timer = setTimeout(() => notice.replaceChildren(), NOTICE_MS);
}

/** Keep the socket of a table alive; `refresh` is called after every swap. @param {HTMLElement} table @param {() => void} refresh */
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

  const { reconnect, isOpen } = watchSocket(table.dataset.socket ?? "", onLost, onOpen);
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
  document.addEventListener("htmx:after:swap", () => fadeNotice(byId("notice")));

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
