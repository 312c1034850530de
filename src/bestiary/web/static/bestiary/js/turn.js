// Tells the player that it is their turn: title, and a notification if they asked for it.
import { keep, offers, setting } from "./sending.js";

let before = null;

function notify(table) {
  if (setting("notify", "off") === "on" && document.hidden && Notification.permission === "granted") {
    const note = new Notification(table.dataset.yourTurn, { body: table.dataset.title, tag: location.pathname });
    note.addEventListener("click", () => window.focus());
  }
}

function bind(name) {
  const box = document.querySelector(`input[data-setting="${name}"]`);
  box.checked = setting(name, "off") === "on";
  box.addEventListener("change", async () => {
    if (name === "notify" && box.checked && (await Notification.requestPermission()) !== "granted") {
      box.checked = false;
    }
    keep(name, box.checked ? "on" : "off");
  });
}

/** The masthead counts the tables that wait for me: this one among them, or not. */
function recount(step) {
  const count = document.querySelector(".masthead .count");
  const number = Math.max(0, Number(count.firstChild.textContent) + step);
  count.firstChild.textContent = number;
  count.hidden = number < 1;
}

function tick() {
  for (const clock of document.querySelectorAll('.clock[data-runs="yes"]')) {
    const left = Math.max(0, Number(clock.dataset.left) - 1);
    clock.dataset.left = left;
    if (left < 86400) clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }
}

/** What lies above the prompt, and the end of the page, leave room for it however high it is. */
function makeRoom() {
  const height = document.getElementById("prompt").offsetHeight;
  document.documentElement.style.setProperty("--prompt-height", `${height + 8}px`);
}

export const turn = {
  begin(table) {
    bind("notify");
    new ResizeObserver(makeRoom).observe(document.getElementById("prompt"));
    setInterval(tick, 1000);
    this.refresh(table);
  },

  refresh(table) {
    const now = offers().turn;
    makeRoom();
    table.dataset.turn = now;
    document.title = (now === "mine" ? `● ${table.dataset.yourTurn} · ` : "") + table.dataset.title;
    if (now === "mine" && before !== null && before !== "mine") notify(table);
    if (before !== null && (now === "mine") !== (before === "mine")) recount(now === "mine" ? 1 : -1);
    before = now;
  },
};
