// Input: every listener to clicks, keys and pointers of the table, in one list and in the order in which
// they run. Listeners of one phase run in the order in which they were added; capturing ones run first,
// and may stop the event for all below.
import { chooseByClick, chooseByKey } from "./choice_builder.js";
import { askWhyNot } from "./commands.js";
import { ignoreHastyTap } from "./double_tap_guard.js";
import { endDrag, moveDrag, press, preventNativeDrag, swallowDragClick } from "./drag.js";
import { forgetFocus, moveFocus, rememberFocus } from "./keyboard.js";
import { followPanelLink, openTab, rememberFolding, selectByArrow } from "./panels.js";
import { previewPointed } from "./preview.js";
import { state } from "./state.js";
import { endLongPress, hideOnBlur, hideOnScroll, preventTouchMenu, showOnClick, showOnFocus, showOnHover, startLongPress, swallowLongPress } from "./tooltip.js";
import { followTab } from "./viewport.js";
import { zoomByButton, zoomByDoubleTap } from "./zoom.js";

const CAPTURE = { capture: true };
const PASSIVE = { passive: true };

/** Of touch, mouse, pen and keyboard, the one used last. @param {PointerEvent} event */
function rememberPointer({ pointerType }) {
  state.pointer.type = pointerType;
  state.pointer.isTouch = pointerType === "touch";
  state.pointer.isSecondTap = false;
}

function rememberKeyboard() {
  state.pointer.type = "";
}

/** Listen at a table, and to what this page alone has: `own` come last. @param {HTMLElement} table @param {Listener[]} [own] */
export function listen(table, own = []) {
  /** @type {Listener[]} */
  const order = [
    // Which kind of pointer it is, the others ask for.
    [document, "pointerdown", rememberPointer, CAPTURE],
    [document, "keydown", rememberKeyboard, CAPTURE],
    // A style sheet asks, too: fingers need larger targets.
    [document, "pointerdown", () => (table.dataset.finger = state.pointer.isTouch ? "yes" : "no"), CAPTURE],

    // Clicks that nobody meant end here: a hasty second tap, the end of a drag, the end of a long press.
    [table, "click", ignoreHastyTap, CAPTURE],
    [table, "click", swallowDragClick, CAPTURE],
    [table, "click", swallowLongPress, CAPTURE],

    // A click makes a choice before the page explains, folds or scrolls: these look at the result.
    [table, "click", chooseByClick],
    [table, "click", rememberFolding],
    [table, "click", askWhyNot],
    [table, "click", followPanelLink],
    // A tab is opened before it is scrolled.
    [table, "click", openTab],
    [table, "click", followTab],
    // A part that has just been chosen shows no tooltip.
    [table, "click", showOnClick],
    [table, "click", zoomByButton],

    // Keys: a choice, then the focus.
    [document, "keydown", chooseByKey],
    [table, "keydown", moveFocus],
    [table, "keydown", selectByArrow],

    // A press may become a drag, a long press, or the first of two taps.
    [table, "pointerdown", press],
    [table, "pointerdown", startLongPress],
    [document, "pointerdown", forgetFocus],
    [table, "dragstart", preventNativeDrag],
    [document, "pointermove", moveDrag],
    [table, "pointerup", endLongPress, PASSIVE],
    [table, "pointerup", zoomByDoubleTap],
    [table, "pointercancel", endLongPress, PASSIVE],
    [document, "pointerup", endDrag],
    [document, "pointercancel", endDrag],
    [table, "touchmove", () => (state.view.hasScrolled = true), PASSIVE],
    [table, "contextmenu", preventTouchMenu],

    // What is pointed at is previewed, then explained.
    [table, "pointerover", previewPointed],
    [table, "pointerover", showOnHover],
    [table, "focusin", rememberFocus],
    [table, "focusin", (/** @type {FocusEvent} */ event) => state.pointer.isTouch || previewPointed(event)],
    [table, "focusin", showOnFocus],
    [table, "focusout", hideOnBlur],
    [document, "scroll", hideOnScroll, { capture: true, passive: true }],

    // What only this page has.
    ...own,
  ];
  for (const [target, type, handler, options] of order) target.addEventListener(type, /** @type {EventListener} */ (handler), options);
  window.bestiary = { state }; // for a person at the console
}
