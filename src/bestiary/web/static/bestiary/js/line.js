// A page's socket: the bar says when it is lost, and it is tried again until it is back.
import "./wiring.js";

const BLIP = 700; // a server that is started anew is back before anybody need worry

/** Watch the socket at an address; `lost` and `found` are told whenever it goes and comes. */
export function line(address, lost = () => {}, found = () => {}) {
  const bar = document.querySelector(".offline-bar");
  const held = () => htmx.ext.ws.getRegistry().get(address);
  let isLost = false;

  function lose() {
    isLost = true;
    lost();
    setTimeout(() => isLost && (bar.hidden = false), BLIP);
  }

  function find() {
    isLost = false;
    bar.hidden = true;
    found();
  }

  // A socket without a network may look open for minutes, and its own end comes as late: htmx is told
  // at once, and tries to connect until it can. A server on this very device is found again like that.
  function hangUp() {
    lose();
    bar.hidden = false;
    if (!held()?.socket) return;
    clearTimeout(held().timer);
    held().attempt = 0;
    held().socket.dispatchEvent(new CloseEvent("close"));
  }

  document.addEventListener("htmx:after:ws:connection", find);
  document.addEventListener("htmx:ws:close", lose);
  window.addEventListener("offline", hangUp);
  window.addEventListener("online", () => isLost && hangUp());
  return { hangUp, isTold: () => !bar.hidden, isOpen: () => held()?.socket?.readyState === WebSocket.OPEN };
}
