// Entry point of a table's page. The page knows no rule: it shows what the server rendered, highlights
// the options that the server offers, and sends one of them back. Every module does one thing.
import { autoScroll } from "../table/auto_scroll.js";
import { boardOffset } from "../table/board_offset.js";
import { choiceBuilder } from "../table/choice_builder.js";
import { commands } from "../table/commands.js";
import { disclosure } from "../table/disclosure.js";
import { doubleTapGuard } from "../table/double_tap_guard.js";
import { drag } from "../table/drag.js";
import { focusTrap } from "../table/focus_trap.js";
import { highlightChanges } from "../table/highlight_changes.js";
import { hindsight } from "../table/hindsight.js";
import { keepAlive } from "../net/keepalive.js";
import { keyboard } from "../table/keyboard.js";
import { notes } from "../table/notes.js";
import { holdUntilConnected } from "../net/outbox.js";
import { overflow } from "../table/overflow.js";
import { preview } from "../table/preview.js";
import { replay } from "../table/replay.js";
import { scrollLog } from "../table/scroll_log.js";
import { sounds } from "../table/sounds.js";
import { tabs } from "../table/tabs.js";
import { textBoard } from "../table/text_board.js";
import { tooltips } from "../table/tooltip.js";
import { turnAlert } from "../table/turn_alert.js";
import { whyNot } from "../table/why_not.js";
import { zoom } from "../table/zoom.js";

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
