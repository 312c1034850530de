// Entry point of a lesson's page: a table whose answers come by HTTP request instead of a socket. The
// highlights, clicks and choices are those of the table's own modules.
import { retryRequests } from "../net/http_retry.js";
import { choiceBuilder } from "../table/choice_builder.js";
import { commands } from "../table/commands.js";
import { main } from "../table/dom.js";
import { boardOffset } from "../table/geometry.js";
import { listen } from "../table/input.js";
import { keyboard } from "../table/keyboard.js";
import { followLearner, lessonSpotlight } from "../table/lesson_spotlight.js";
import { panels } from "../table/panels.js";
import { preview } from "../table/preview.js";
import { tooltips } from "../table/tooltip.js";
import { viewport } from "../table/viewport.js";
import { zoom } from "../table/zoom.js";

const table = main();
// In the order of table.js; the spotlight comes last, since it frames what the others have highlighted.
const features = [choiceBuilder, panels, preview, keyboard, boardOffset, viewport, commands, tooltips, zoom, lessonSpotlight];

listen(table, [[table, "click", followLearner]]);
for (const feature of features) feature.begin?.(table);
retryRequests(table);
document.addEventListener("htmx:after:swap", () => {
  for (const feature of features) feature.refresh?.(table);
});
table.dataset.ready = "yes";
