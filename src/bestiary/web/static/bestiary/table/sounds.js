// Sounds, synthesised with Web Audio: my turn, a move, success, failure, the end. Off unless chosen.
import { readSetting, saveSetting } from "./local_storage.js";
import { offers } from "./offers.js";

// Notes: seconds after the start, and hertz.
const TUNES = {
  turn: [[0, 523], [0.16, 784]],
  move: [[0, 330]],
  good: [[0, 523], [0.1, 659], [0.2, 784]],
  bad: [[0, 294], [0.16, 220]],
  end: [[0, 392], [0.18, 523], [0.36, 659], [0.54, 784]],
};
let audio = null;
let lastState = null;

const volume = () => Number(readSetting("volume", "0"));

function playNote(delay, pitch) {
  const [tone, gain, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + delay];
  tone.type = "triangle";
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0.002 * volume(), start);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + 0.45);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.45);
}

function playTune(name) {
  if (!volume()) return;
  audio ??= new AudioContext();
  for (const [delay, pitch] of TUNES[name]) playNote(delay, pitch);
}

function currentState() {
  const news = document.getElementById("news").dataset;
  return {
    turn: offers().turn,
    over: !document.getElementById("result").hidden,
    lines: document.getElementById("log-lines").childElementCount,
    tone: news.tone ? `${news.tone} ${news.step} ${news.count}` : "",
  };
}

/** The tune of the most important change; one message makes one sound. */
function tuneFor(was, now) {
  if (now.over !== was.over) return "end";
  if (now.tone && now.tone !== was.tone) return now.tone.split(" ")[0];
  if (now.turn === "mine" && was.turn !== "mine") return "turn";
  return now.lines > was.lines ? "move" : "";
}

let pendingFrame = 0;

function playForChange() {
  pendingFrame = 0;
  const now = currentState();
  const name = lastState && tuneFor(lastState, now);
  lastState = now;
  if (name) playTune(name);
}

export const sounds = {
  begin() {
    const range = document.getElementById("volume");
    range.value = volume();
    range.addEventListener("change", () => {
      saveSetting("volume", range.value);
      playTune("turn");
    });
    this.refresh();
  },

  refresh() {
    pendingFrame ||= requestAnimationFrame(playForChange);
  },
};
