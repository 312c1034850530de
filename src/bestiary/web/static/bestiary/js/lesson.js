// The page of a lesson: a table whose answers come by request instead of a socket. What is lit, what
// is clicked and how a choice is built is the table's own doing.
import { aside } from "./aside.js";
import { choosing } from "./choosing.js";
import { describing } from "./describing.js";
import { dragging } from "./dragging.js";
import { folding } from "./folding.js";
import { foresight } from "./foresight.js";
import { haste } from "./haste.js";
import { keyboard } from "./keyboard.js";
import { newest } from "./newest.js";
import { pictures } from "./pictures.js";
import { pointing } from "./pointing.js";
import { retrying } from "./retrying.js";
import { room } from "./room.js";
import { stage } from "./stage.js";
import { tabs } from "./tabs.js";

const table = document.getElementById("main");
const modules = [haste, dragging, choosing, aside, foresight, folding, keyboard, room, stage, tabs, newest, pictures, describing, pointing];

for (const module of modules) module.begin(table);
retrying(table);
document.addEventListener("htmx:after:swap", () => {
  for (const module of modules) module.refresh?.(table);
});
table.dataset.ready = "yes";
