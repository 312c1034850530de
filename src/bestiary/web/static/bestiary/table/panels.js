// Panels and tabs: which part of the table is shown where there is no room for all of it. Tabs (ARIA
// tablist) stand beside the board and, on a phone, in a bar; boards without room are shown one at a time,
// or lie in a carousel, with cues (fades, dots) that there is more. It scrolls nothing (viewport.js does).
import { all, byId, closest, first, isRendered, main } from "./dom.js";
import { isCarousel, isNarrow } from "./geometry.js";
import { readSetting, saveSetting } from "./local_storage.js";
import { state } from "./state.js";

const ROW_SELECTOR = ".verbs, .seats, .panel-jumps, .table-tray > .panel";
const HIDDEN_TOLERANCE_PX = 8; // a row clipped by less still shows its last item
/** The tabs of a phone that hold a part of the table. */
export const TAB_AREAS = [["board", ".table-board"], ["tray", ".table-tray"], ["others", ".table-others"]];

/** @param {HTMLElement} tab */
function selectTab(tab) {
  for (const other of all('[role="tab"]')) {
    const isOn = other === tab;
    other.setAttribute("aria-selected", String(isOn));
    other.tabIndex = isOn ? 0 : -1;
    byId(other.getAttribute("aria-controls") ?? "").hidden = !isOn;
  }
  if (tab.id === "tab-rules") htmx.trigger("#rules-text", "open-rules");
  updateUnreadBadge();
}

/** How many chat lines came since the chat was last visible on this device; a lesson has no chat. */
function updateUnreadBadge() {
  const [chat, slug] = [document.getElementById("chat-lines"), location.pathname];
  if (!chat) return;
  const others = chat.querySelectorAll(":scope > :not(.mine)").length; // my own lines are read
  if (others && isRendered(chat)) saveSetting(`chat ${slug}`, String(others));
  const unread = others - Number(readSetting(`chat ${slug}`, "0"));
  for (const count of all(".unread")) {
    if (count.firstChild) count.firstChild.textContent = String(unread);
    count.hidden = unread < 1;
  }
}

/** Show a part of the table, and its tab as selected. @param {string} part */
export function showTab(part) {
  main().dataset.tab = part;
  for (const button of all(".table-tabs [data-tab]")) {
    const { tab = "", holds = tab } = button.dataset;
    button.setAttribute("aria-pressed", String(holds.split(" ").includes(part)));
  }
  const tab = document.getElementById(`tab-${part}`);
  if (tab) selectTab(tab);
}

/** @param {Event} event */
export function openTab({ target }) {
  const tab = closest(target, '[role="tab"]');
  if (tab) selectTab(tab);
  const part = closest(target, ".table-tabs [data-tab]");
  if (part) showTab(part.dataset.tab ?? "");
}

/** @param {KeyboardEvent} event */
export function selectByArrow({ key, target }) {
  const tabs = all('[role="tab"]');
  const at = tabs.findIndex((tab) => tab === target);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (!step || at < 0) return;
  const next = tabs[(at + step + tabs.length) % tabs.length];
  next.focus();
  selectTab(next);
}

/** Whether a panel is the visible one: on a phone they are a carousel, and one lies in the middle. @param {HTMLElement} panel */
function isCurrent(panel) {
  const boards = closest(panel, ".table-board");
  if (!isRendered(panel) || !boards || !isCarousel(boards)) return isRendered(panel);
  const [{ left, right }, frame] = [panel.getBoundingClientRect(), boards.getBoundingClientRect()];
  return left < (frame.left + frame.right) / 2 && right > (frame.left + frame.right) / 2;
}

const panelLinks = () => /** @type {HTMLAnchorElement[]} */ (all(".panel-jumps a"));
/** The panels that have a link of their own. */
export const namedPanels = () => panelLinks().filter(isRendered).flatMap((link) => first(link.hash) ?? []);

/** Mark the link of the panel that is visible. */
export function markCurrentPanel() {
  for (const link of panelLinks()) {
    const panel = first(link.hash);
    const isOn = Boolean(panel && isCurrent(panel));
    link.classList.toggle("current", isOn);
    link.setAttribute("aria-current", String(isOn));
  }
}

/** Show the panel that holds an element, if it is hidden. @param {Element | undefined} element */
export function showPanelOf(element) {
  const panel = element?.closest(".panel");
  if (panel && namedPanels().some((one) => one === panel) && !isRendered(panel)) main().dataset.stage = panel.id.replace("panel-", "");
  markCurrentPanel();
}

/** A link of the row shows its panel. @param {Event} event */
export function followPanelLink(event) {
  const link = /** @type {HTMLAnchorElement | null} */ (closest(event.target, ".panel-jumps a"));
  const panel = link && first(link.hash);
  if (!panel || isRendered(panel)) return;
  event.preventDefault();
  showPanelOf(panel);
}

/** On a phone: open the tab that holds an element. @param {Element} element */
export function switchToTabOf(element) {
  const [tab] = TAB_AREAS.find(([, place]) => element.closest(place)) ?? [];
  const shown = tab === "tray" ? ["board", "tray"] : [tab];
  if (tab && isNarrow() && !shown.includes(main().dataset.tab ?? "")) showTab(tab);
}

/** Mark the rows of which some lies outside the window. */
export function markOverflow() {
  for (const row of all(ROW_SELECTOR)) {
    row.classList.toggle("more", row.scrollWidth - row.scrollLeft > row.clientWidth + HIDDEN_TOLERANCE_PX);
  }
}

/** The panel of the carousel that is seen. @param {HTMLElement} boards */
export const currentPanel = (boards) =>
  all(":scope > .panel", boards).find((panel) => Math.abs(panel.offsetLeft - boards.offsetLeft - boards.scrollLeft) < boards.clientWidth / 2);

/** The carousel is as high as its current panel: else a short one would leave a hole below. */
export function fitCarouselHeight() {
  const boards = byId("boards");
  const high = isCarousel(boards) ? currentPanel(boards)?.offsetHeight : 0;
  boards.style.height = high ? `${high + parseFloat(getComputedStyle(boards).paddingTop)}px` : "";
}

/** What the player folds stays folded when it is rendered again, and what they unfold stays open. @param {Event} event */
export function rememberFolding({ target }) {
  const { closed, openedNews } = state.panels;
  const panel = /** @type {HTMLDetailsElement | undefined} */ (closest(target, ".panel-player > summary")?.parentElement);
  if (panel) closed[panel.open ? "add" : "delete"](panel.id); // the click is about to toggle it
  const news = /** @type {HTMLDetailsElement | undefined} */ (closest(target, "#news summary")?.parentElement);
  if (news) openedNews[news.open ? "delete" : "add"](news.id);
  const aim = closest(target, ".aim");
  if (aim) state.panels.isAimOpen = aim.classList.toggle("open");
}

function restoreFolding() {
  document.getElementById("aim")?.classList.toggle("open", state.panels.isAimOpen);
  for (const id of state.panels.closed) document.getElementById(id)?.removeAttribute("open");
  for (const id of state.panels.openedNews) document.getElementById(id)?.setAttribute("open", "");
}

/** @param {Event} event */
function followRowScroll({ target }) {
  if (!(target instanceof HTMLElement)) return;
  if (target.matches(ROW_SELECTOR)) markOverflow();
  if (target.id !== "boards") return;
  fitCarouselHeight();
  markCurrentPanel();
}

const resizeObserver = new ResizeObserver(() => (markOverflow(), fitCarouselHeight()));

/** @type {Feature} */
export const panels = {
  begin(table) {
    table.addEventListener("scroll", followRowScroll, { capture: true, passive: true });
    const chat = /** @type {HTMLFormElement | null} */ (document.getElementById("chat-form"));
    chat?.addEventListener("htmx:after:ws:request", () => chat.reset());
    this.refresh?.(table);
  },

  /** Elements swapped in are new to the observer; observing one twice changes nothing. */
  refresh() {
    for (const panel of all(".table-board > .panel, .table-head, .table-tray")) resizeObserver.observe(panel);
    restoreFolding();
    updateUnreadBadge();
    markCurrentPanel();
  },
};
