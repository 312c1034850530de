// Tells the player that it is their turn: title, and sound or notification if they asked for it.
import { keep, offers, setting } from "./sending.js";

let before = null;

function chime() {
  const audio = new AudioContext();
  for (const [delay, pitch] of [[0, 523], [0.16, 784]]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, audio.currentTime + delay);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + delay + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + delay);
    tone.stop(audio.currentTime + delay + 0.5);
  }
}

function notify(table) {
  if (setting("sound", "off") === "on") chime();
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

function tick() {
  for (const clock of document.querySelectorAll('.clock[data-runs="yes"]')) {
    const left = Math.max(0, Number(clock.dataset.left) - 1);
    clock.dataset.left = left;
    if (left < 86400) clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }
}

export const turn = {
  begin(table) {
    bind("sound");
    bind("notify");
    setInterval(tick, 1000);
    this.refresh(table);
  },

  refresh(table) {
    const now = offers().turn;
    table.dataset.turn = now;
    document.title = (now === "mine" ? `● ${table.dataset.yourTurn} · ` : "") + table.dataset.title;
    if (now === "mine" && before !== null && before !== "mine") notify(table);
    before = now;
  },
};
