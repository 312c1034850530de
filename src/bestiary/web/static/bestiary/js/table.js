// Entry point of a table's page. The page knows no rule: it shows what the server rendered, highlights
// the options that the server offers, and sends one of them back. Every module does one thing.
import { autoScroll } from "./auto_scroll.js";
import { boardOffset } from "./board_offset.js";
import { choiceBuilder } from "./choice_builder.js";
import { commands } from "./commands.js";
import { disclosure } from "./disclosure.js";
import { doubleTapGuard } from "./double_tap_guard.js";
import { drag } from "./drag.js";
import { focusTrap } from "./focus_trap.js";
import { highlightChanges } from "./highlight_changes.js";
import { hindsight } from "./hindsight.js";
import { keepAlive } from "./keepalive.js";
import { keyboard } from "./keyboard.js";
import { notes } from "./notes.js";
import { holdUntilConnected } from "./outbox.js";
import { overflow } from "./overflow.js";
import { preview } from "./preview.js";
import { replay } from "./replay.js";
import { scrollLog } from "./scroll_log.js";
import { sounds } from "./sounds.js";
import { tabs } from "./tabs.js";
import { textBoard } from "./text_board.js";
import { tooltips } from "./tooltip.js";
import { turnAlert } from "./turn_alert.js";
import { whyNot } from "./why_not.js";
import { zoom } from "./zoom.js";

const table = document.getElementById("main");
// The order matters: listeners run in the order in which they were added, and some stop the event for those after.
const modules = [
  doubleTapGuard, drag, choiceBuilder, overflow, preview, disclosure, whyNot, keyboard, boardOffset, autoScroll,
  highlightChanges, replay, commands, tabs, scrollLog, turnAlert, tooltips, zoom, textBoard, notes, hindsight,
  focusTrap, sounds,
];

// Forms are sent over the socket only: one submitted before it is open must not load a page, and is queued.
table.addEventListener("submit", (event) => {
  event.preventDefault();
  holdUntilConnected(event);
}, { capture: true });
for (const module of modules) module.begin(table);
keepAlive(table, () => {
  for (const module of modules) module.refresh?.(table);
});
