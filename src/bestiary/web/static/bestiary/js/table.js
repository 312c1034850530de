// The page of a table. It knows no rule: it shows what the server drew, lights up what the server
// offers, and sends one offer back. Every module below looks after one thing.
import { aside } from "./aside.js";
import { changes } from "./changes.js";
import { choosing } from "./choosing.js";
import { connection } from "./connection.js";
import { curtain } from "./curtain.js";
import { describing } from "./describing.js";
import { dragging } from "./dragging.js";
import { folding } from "./folding.js";
import { foresight } from "./foresight.js";
import { haste } from "./haste.js";
import { hindsight } from "./hindsight.js";
import { keyboard } from "./keyboard.js";
import { marks } from "./marks.js";
import { newest } from "./newest.js";
import { pictures } from "./pictures.js";
import { room } from "./room.js";
import { hold } from "./sending.js";
import { sounds } from "./sounds.js";
import { stage } from "./stage.js";
import { stepping } from "./stepping.js";
import { tabs } from "./tabs.js";
import { turn } from "./turn.js";

const table = document.getElementById("main");
const modules = [haste, dragging, choosing, aside, foresight, folding, keyboard, room, stage, changes, stepping, tabs, newest, turn, pictures, describing, marks, hindsight, curtain, sounds];

// Forms speak over the socket only: one sent before it is there must not become a new page, and waits.
table.addEventListener("submit", (event) => {
  event.preventDefault();
  hold(event);
}, { capture: true });
for (const module of modules) module.begin(table);
connection(table, () => {
  for (const module of modules) module.refresh?.(table);
});
