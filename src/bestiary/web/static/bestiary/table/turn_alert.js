// Turn alert: says in the page title, in the badge of the masthead and, if the player has allowed it, by
// a desktop notification that it is their turn. Also ticks the clocks between messages.
import { all, byId, first } from "./dom.js";
import { readSetting, saveSetting } from "./local_storage.js";
import { offers, state } from "./state.js";

/** @param {HTMLElement} table */
function notifyTurn(table) {
  if (readSetting("notify", "off") !== "on" || !document.hidden || Notification.permission !== "granted") return;
  const notification = new Notification(table.dataset.yourTurn ?? "", { body: table.dataset.title, tag: location.pathname });
  notification.onclick = () => window.focus();
}

function bindSetting() {
  const box = /** @type {HTMLInputElement | null} */ (first('input[data-setting="notify"]'));
  if (!box) return;
  box.checked = readSetting("notify", "off") === "on";
  box.addEventListener("change", async () => {
    if (box.checked && (await Notification.requestPermission()) !== "granted") box.checked = false;
    saveSetting("notify", box.checked ? "on" : "off");
  });
}

/** The masthead's badge counts the tables that wait for me: add or remove this one. @param {number} step */
function updateBadge(step) {
  const count = first(".masthead .count");
  if (!count?.firstChild) return;
  const number = Math.max(0, Number(count.firstChild.textContent) + step);
  count.firstChild.textContent = String(number);
  count.hidden = number < 1;
}

/** Clocks count down in the page; the server corrects them with every message. */
function tickClocks() {
  for (const clock of all('.clock[data-runs="yes"]')) {
    const left = Math.max(0, Number(clock.dataset.left) - 1);
    clock.dataset.left = String(left);
    if (left < 86400) clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }
}

/** Layout variable `--prompt-height`: what lies above the prompt, and the page's end, leave room for it. */
function updatePromptHeight() {
  document.documentElement.style.setProperty("--prompt-height", `${byId("prompt").offsetHeight + 8}px`);
}

/** @type {Feature} */
export const turnAlert = {
  begin(table) {
    bindSetting();
    new ResizeObserver(updatePromptHeight).observe(byId("prompt"));
    setInterval(tickClocks, 1000);
    this.refresh?.(table);
  },

  refresh(table) {
    const { turn } = offers();
    const { alertedTurn } = state.view;
    const [isMine, wasMine] = [turn === "mine", alertedTurn === "mine"];
    updatePromptHeight();
    table.dataset.turn = turn;
    document.title = (isMine ? `● ${table.dataset.yourTurn} · ` : "") + table.dataset.title;
    if (alertedTurn !== null && isMine !== wasMine) updateBadge(isMine ? 1 : -1);
    if (alertedTurn !== null && isMine && !wasMine) notifyTurn(table);
    state.view.alertedTurn = turn;
  },
};
