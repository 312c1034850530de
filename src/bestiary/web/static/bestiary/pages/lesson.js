// Entry point of a lesson's page: a table whose answers come by HTTP request instead of a socket. The
// highlights, clicks and choices are those of the table's own modules.
import { autoScroll } from "../table/auto_scroll.js";
import { boardOffset } from "../table/board_offset.js";
import { choiceBuilder } from "../table/choice_builder.js";
import { disclosure } from "../table/disclosure.js";
import { doubleTapGuard } from "../table/double_tap_guard.js";
import { drag } from "../table/drag.js";
import { retryRequests } from "../net/http_retry.js";
import { keyboard } from "../table/keyboard.js";
import { lessonSpotlight } from "../table/lesson_spotlight.js";
import { overflow } from "../table/overflow.js";
import { preview } from "../table/preview.js";
import { scrollLog } from "../table/scroll_log.js";
import { tabs } from "../table/tabs.js";
import { textBoard } from "../table/text_board.js";
import { tooltips } from "../table/tooltip.js";
import { whyNot } from "../table/why_not.js";
import { zoom } from "../table/zoom.js";

const table = document.getElementById("main");
// In the order of table.js; the spotlight comes last, since it frames what the others have highlighted.
const modules = [
  doubleTapGuard, drag, choiceBuilder, overflow, preview, disclosure, whyNot, keyboard, boardOffset, autoScroll,
  tabs, scrollLog, tooltips, zoom, textBoard, lessonSpotlight,
];

for (const module of modules) module.begin(table);
retryRequests(table);
document.addEventListener("htmx:after:swap", () => {
  for (const module of modules) module.refresh?.(table);
});
table.dataset.ready = "yes";
