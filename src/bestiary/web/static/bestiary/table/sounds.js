// Sounds, synthesised with Web Audio: my turn, a move, success, failure, the end. Off unless chosen.
import { byId, fieldOf } from "./dom.js";
import { readSetting, saveSetting } from "./local_storage.js";
import { offers } from "./state.js";

/** Notes: seconds after the start, and hertz. @type {Record<string, number[][]>} */
const TUNES = {
  turn: [[0, 523], [0.16, 784]],
  move: [[0, 330]],
  good: [[0, 523], [0.1, 659], [0.2, 784]],
  bad: [[0, 294], [0.16, 220]],
  end: [[0, 392], [0.18, 523], [0.36, 659], [0.54, 784]],
};
/** @typedef {{ turn: string, over: boolean, lines: number, tone: string }} Scene What can be heard. */
const heard = {
  audio: /** @type {AudioContext | null} */ (null),
  scene: /** @type {Scene | null} */ (null),
  frame: 0, // the frame that is waited for
};

const volume = () => Number(readSetting("volume", "0"));

/** @param {AudioContext} audio @param {number} delay @param {number} pitch */
function playNote(audio, delay, pitch) {
  const [tone, gain, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + delay];
  tone.type = "triangle";
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0.002 * volume(), start);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + 0.45);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.45);
}

/** @param {string} name */
function playTune(name) {
  if (!volume()) return;
  heard.audio ??= new AudioContext();
  for (const [delay, pitch] of TUNES[name]) playNote(heard.audio, delay, pitch);
}

/** @returns {Scene} */
function currentScene() {
  const news = byId("news").dataset;
  return {
    turn: offers().turn,
    over: !byId("result").hidden,
    lines: byId("log-lines").childElementCount,
    tone: news.tone ? `${news.tone} ${news.step} ${news.count}` : "",
  };
}

/** The tune of the most important change; one message makes one sound. @param {Scene} was @param {Scene} now */
function tuneFor(was, now) {
  if (now.over !== was.over) return "end";
  if (now.tone && now.tone !== was.tone) return now.tone.split(" ")[0];
  if (now.turn === "mine" && was.turn !== "mine") return "turn";
  return now.lines > was.lines ? "move" : "";
}

function playForChange() {
  heard.frame = 0;
  const now = currentScene();
  const name = heard.scene && tuneFor(heard.scene, now);
  heard.scene = now;
  if (name) playTune(name);
}

/** @type {Feature} */
export const sounds = {
  begin(table) {
    const range = fieldOf("volume");
    range.value = String(volume());
    range.addEventListener("change", () => {
      saveSetting("volume", range.value);
      playTune("turn");
    });
    this.refresh?.(table);
  },

  refresh() {
    heard.frame ||= requestAnimationFrame(playForChange);
  },
};
