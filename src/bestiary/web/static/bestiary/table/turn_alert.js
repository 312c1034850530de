// Turn alert: says in the page title, in the badge of the masthead and, if the player has allowed it, by
// a desktop notification that it is their turn. Also ticks the clocks between messages.
import { readSetting, saveSetting } from "./local_storage.js";
import { offers } from "./offers.js";

let lastTurn = null;

function notifyTurn(table) {
  if (readSetting("notify", "off") === "on" && document.hidden && Notification.permission === "granted") {
    const notification = new Notification(table.dataset.yourTurn, { body: table.dataset.title, tag: location.pathname });
    notification.addEventListener("click", () => window.focus());
  }
}

function bindSetting(name) {
  const box = document.querySelector(`input[data-setting="${name}"]`);
  box.checked = readSetting(name, "off") === "on";
  box.addEventListener("change", async () => {
    if (name === "notify" && box.checked && (await Notification.requestPermission()) !== "granted") {
      box.checked = false;
    }
    saveSetting(name, box.checked ? "on" : "off");
  });
}

/** The masthead's badge counts the tables that wait for me: add or remove this one. */
function updateBadge(step) {
  const count = document.querySelector(".masthead .count");
  const number = Math.max(0, Number(count.firstChild.textContent) + step);
  count.firstChild.textContent = number;
  count.hidden = number < 1;
}

/** Clocks count down in the page; the server corrects them with every message. */
function tickClocks() {
  for (const clock of document.querySelectorAll('.clock[data-runs="yes"]')) {
    const left = Math.max(0, Number(clock.dataset.left) - 1);
    clock.dataset.left = left;
    if (left < 86400) clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }
}

/** Layout variable `--prompt-height`: what lies above the prompt, and the page's end, leave room for it. */
function updatePromptHeight() {
  const height = document.getElementById("prompt").offsetHeight;
  document.documentElement.style.setProperty("--prompt-height", `${height + 8}px`);
}

export const turnAlert = {
  begin(table) {
    bindSetting("notify");
    new ResizeObserver(updatePromptHeight).observe(document.getElementById("prompt"));
    setInterval(tickClocks, 1000);
    this.refresh(table);
  },

  refresh(table) {
    const current = offers().turn;
    updatePromptHeight();
    table.dataset.turn = current;
    document.title = (current === "mine" ? `● ${table.dataset.yourTurn} · ` : "") + table.dataset.title;
    if (current === "mine" && lastTurn !== null && lastTurn !== "mine") notifyTurn(table);
    if (lastTurn !== null && (current === "mine") !== (lastTurn === "mine")) updateBadge(current === "mine" ? 1 : -1);
    lastTurn = current;
  },
};
