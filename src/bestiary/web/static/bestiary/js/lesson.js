// Entry point of a lesson's page: a table whose answers come by HTTP request instead of a socket. The
// highlights, clicks and choices are those of the table's own modules.
import { autoScroll } from "./auto_scroll.js";
import { boardOffset } from "./board_offset.js";
import { choiceBuilder } from "./choice_builder.js";
import { disclosure } from "./disclosure.js";
import { doubleTapGuard } from "./double_tap_guard.js";
import { drag } from "./drag.js";
import { retryRequests } from "./http_retry.js";
import { keyboard } from "./keyboard.js";
import { lessonSpotlight } from "./lesson_spotlight.js";
import { overflow } from "./overflow.js";
import { preview } from "./preview.js";
import { scrollLog } from "./scroll_log.js";
import { tabs } from "./tabs.js";
import { textBoard } from "./text_board.js";
import { tooltips } from "./tooltip.js";
import { whyNot } from "./why_not.js";
import { zoom } from "./zoom.js";

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
