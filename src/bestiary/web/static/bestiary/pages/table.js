// Entry point of a table's page. The page knows no rule: it shows what the server rendered, highlights
// the options that the server offers, and sends one of them back. Every module does one thing.
import { holdUntilConnected } from "../net/outbox.js";
import { keepAlive } from "../net/socket.js";
import { changes } from "../table/changes.js";
import { choiceBuilder } from "../table/choice_builder.js";
import { commandByButton, commands } from "../table/commands.js";
import { main } from "../table/dom.js";
import { boardOffset } from "../table/geometry.js";
import { hindsight, selectPlayer } from "../table/hindsight.js";
import { listen } from "../table/input.js";
import { focusTrap, keyboard } from "../table/keyboard.js";
import { crossOff, notes, writeByKey, writeByMenu } from "../table/notes.js";
import { panels } from "../table/panels.js";
import { preview } from "../table/preview.js";
import { replay, stepByClick, stepByKey } from "../table/replay.js";
import { sounds } from "../table/sounds.js";
import { tooltips } from "../table/tooltip.js";
import { turnAlert } from "../table/turn_alert.js";
import { viewport } from "../table/viewport.js";
import { zoom } from "../table/zoom.js";

const table = main();
// In the order in which a swap is answered: what can be clicked, then what is seen of it, then the rest.
const features = [choiceBuilder, panels, preview, keyboard, boardOffset, viewport, changes, replay, commands, turnAlert, tooltips, zoom, notes, hindsight, focusTrap, sounds];

// Forms are sent over the socket only: one submitted before it is open must not load a page, and is queued.
table.addEventListener("submit", (event) => {
  event.preventDefault();
  holdUntilConnected(event);
}, { capture: true });
listen(table, [
  [table, "click", stepByClick],
  [table, "click", commandByButton],
  [table, "click", crossOff],
  [table, "click", selectPlayer],
  [table, "keydown", stepByKey],
  [table, "keydown", writeByKey],
  [table, "contextmenu", writeByMenu],
]);
for (const feature of features) feature.begin?.(table);
keepAlive(table, () => {
  for (const feature of features) feature.refresh?.(table);
});
