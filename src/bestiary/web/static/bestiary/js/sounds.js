// Short sounds of our own making: my turn, a move, success, failure, the end. On by choice.
import { keep, offers, setting } from "./sending.js";

const TUNES = {
  turn: [[0, 523], [0.16, 784]],
  move: [[0, 330]],
  good: [[0, 523], [0.1, 659], [0.2, 784]],
  bad: [[0, 294], [0.16, 220]],
  end: [[0, 392], [0.18, 523], [0.36, 659], [0.54, 784]],
};
let audio = null;
let before = null;

const volume = () => Number(setting("volume", "0"));

function note(delay, pitch) {
  const [tone, gain, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + delay];
  tone.type = "triangle";
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0.002 * volume(), start);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + 0.45);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.45);
}

function play(name) {
  if (!volume()) return;
  audio ??= new AudioContext();
  for (const [delay, pitch] of TUNES[name]) note(delay, pitch);
}

function heard() {
  const news = document.getElementById("news").dataset;
  return {
    turn: offers().turn,
    over: !document.getElementById("result").hidden,
    lines: document.getElementById("log-lines").childElementCount,
    tone: news.tone ? `${news.tone} ${news.step} ${news.count}` : "",
  };
}

/** The most important of what has just happened; one message makes one sound. */
function sound(was, now) {
  if (now.over !== was.over) return "end";
  if (now.tone && now.tone !== was.tone) return now.tone.split(" ")[0];
  if (now.turn === "mine" && was.turn !== "mine") return "turn";
  return now.lines > was.lines ? "move" : "";
}

let due = 0;

function listen() {
  due = 0;
  const now = heard();
  const name = before && sound(before, now);
  before = now;
  if (name) play(name);
}

export const sounds = {
  begin() {
    const range = document.getElementById("volume");
    range.value = volume();
    range.addEventListener("change", () => {
      keep("volume", range.value);
      play("turn");
    });
    this.refresh();
  },

  refresh() {
    due ||= requestAnimationFrame(listen);
  },
};
