// A lesson speaks by requests. When none gets through the bar says so, and what was asked for waits.
import { catchUp, hear, hold, sendLater, tellUnsent } from "./sending.js";

const PAUSE = 3000;
const AWAY = new Set([502, 503, 504]); // what a gate answers for a server that is away

export function retrying(table) {
  const bar = document.querySelector(".offline-bar");
  let pause = 0;

  function lose() {
    table.dataset.connected = "no";
    tellUnsent();
    bar.hidden = false;
    clearTimeout(pause);
    pause = setTimeout(knock, PAUSE);
  }

  async function knock() {
    const answer = await fetch(location.href, { method: "HEAD" }).catch(() => null);
    if (!answer || AWAY.has(answer.status)) return lose();
    table.dataset.connected = "yes";
    bar.hidden = true;
    catchUp();
  }

  function keep({ detail: { ctx } }) {
    if (!ctx?.request || (ctx.response && !AWAY.has(ctx.response.status))) return;
    const { form, submitter } = ctx.request;
    if (form) sendLater(() => form.requestSubmit(submitter), form.id);
    lose();
  }

  table.addEventListener("submit", hold, { capture: true });
  document.addEventListener("htmx:error", keep);
  document.addEventListener("htmx:response:error", keep);
  document.addEventListener("htmx:after:request", hear);
  window.addEventListener("offline", lose);
  window.addEventListener("online", knock);
}
