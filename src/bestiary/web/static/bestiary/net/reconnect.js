// Reconnect: watches a page's socket, shows the offline bar while it is lost, and makes htmx reconnect
// at once where its own backoff would wait.
import "./htmx_init.js";

const OFFLINE_BAR_DELAY_MS = 700; // a restarted server is back before the bar would appear

/** Watch the socket at an address; `onLost` and `onOpen` are called whenever it goes and comes. */
export function watchSocket(address, onLost = () => {}, onOpen = () => {}) {
  const bar = document.querySelector(".offline-bar");
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
    if (!entry()?.socket) return;
    clearTimeout(entry().timer);
    entry().attempt = 0;
    entry().socket.dispatchEvent(new CloseEvent("close"));
  }

  document.addEventListener("htmx:after:ws:connection", markOpen);
  document.addEventListener("htmx:ws:close", markLost);
  window.addEventListener("offline", reconnect);
  window.addEventListener("online", () => isLost && reconnect());
  return { reconnect, isBarShown: () => !bar.hidden, isOpen: () => entry()?.socket?.readyState === WebSocket.OPEN };
}
