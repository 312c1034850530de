// Tabs (ARIA tablist) beside the board, and on a phone the tab bar that says which part of the table is
// shown. Also the unread badge of the chat and the current paragraph of the rules, which live in tabs.
import { readSetting, saveSetting } from "./local_storage.js";
import { offers } from "./offers.js";

let currentRule = "";

function selectTab(tab) {
  for (const other of document.querySelectorAll('[role="tab"]')) {
    const on = other === tab;
    other.setAttribute("aria-selected", String(on));
    other.tabIndex = on ? 0 : -1;
    document.getElementById(other.getAttribute("aria-controls")).hidden = !on;
  }
  if (tab.id === "tab-rules") openRules();
  updateUnreadBadge();
}

function openRules() {
  htmx.trigger("#rules-text", "open-rules");
  scrollToRule();
}

/** Scroll the rules to the paragraph the table is at. */
function scrollToRule() {
  const text = document.getElementById("rules-text");
  for (const old of text.querySelectorAll(".current")) old.classList.remove("current");
  const paragraph = currentRule && text.querySelector(`#${CSS.escape(currentRule)}`);
  if (!paragraph) return;
  paragraph.classList.add("current");
  if (!document.getElementById("panel-rules").hidden) paragraph.scrollIntoView({ block: "nearest" });
}

/** How many chat lines came since the chat was last visible on this device; a lesson has no chat. */
function updateUnreadBadge() {
  const [chat, slug] = [document.getElementById("chat-lines"), location.pathname];
  if (!chat) return;
  const others = chat.querySelectorAll(":scope > :not(.mine)").length; // my own lines are read
  if (others && chat.getClientRects().length) saveSetting(`chat ${slug}`, others);
  const unread = others - Number(readSetting(`chat ${slug}`, "0"));
  for (const count of document.querySelectorAll(".unread")) {
    count.firstChild.textContent = unread;
    count.hidden = unread < 1;
  }
}

/** Show a part of the table, and its tab as selected. */
export function showTab(table, part) {
  table.dataset.tab = part;
  for (const button of document.querySelectorAll(".table-tabs [data-tab]")) {
    const { tab, holds = tab } = button.dataset;
    button.setAttribute("aria-pressed", String(holds.split(" ").includes(part)));
  }
  const tab = document.getElementById(`tab-${part}`);
  if (tab) selectTab(tab);
}

/** Other tabs open at their top; the board's scroll position is set by auto_scroll. */
function openTab(table, part) {
  if (part !== "board") scrollTo({ top: 0, behavior: "instant" });
  showTab(table, part);
}

function selectByArrow(event) {
  const tabs = [...document.querySelectorAll('[role="tab"]')];
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step || !event.target.matches('[role="tab"]')) return;
  const next = tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length];
  next.focus();
  selectTab(next);
}

export const tabs = {
  begin(table) {
    table.addEventListener("keydown", selectByArrow);
    table.addEventListener("click", (event) => {
      const tab = event.target.closest('[role="tab"]');
      if (tab) selectTab(tab);
      const part = event.target.closest(".table-tabs [data-tab]");
      if (part) openTab(table, part.dataset.tab);
    });
    document.getElementById("chat-form")?.addEventListener("htmx:after:ws:request", (event) => {
      event.currentTarget.reset();
    });
    this.refresh();
  },

  refresh() {
    currentRule = offers().rule || currentRule;
    if (!document.getElementById("panel-rules").hidden) scrollToRule();
    updateUnreadBadge();
  },
};
