// Tabs beside the board, and on the phone which part of the table is shown.
import { keep, offers, setting } from "./sending.js";

let rule = "";

function select(tab) {
  for (const other of document.querySelectorAll('[role="tab"]')) {
    const on = other === tab;
    other.setAttribute("aria-selected", String(on));
    other.tabIndex = on ? 0 : -1;
    document.getElementById(other.getAttribute("aria-controls")).hidden = !on;
  }
  if (tab.id === "tab-rules") openRules();
  countUnread();
}

function openRules() {
  htmx.trigger("#rules-text", "open-rules");
  findRule();
}

/** Open the rules at the paragraph the table is at. */
function findRule() {
  const text = document.getElementById("rules-text");
  for (const old of text.querySelectorAll(".current")) old.classList.remove("current");
  const paragraph = rule && text.querySelector(`#${CSS.escape(rule)}`);
  if (!paragraph) return;
  paragraph.classList.add("current");
  if (!document.getElementById("panel-rules").hidden) paragraph.scrollIntoView({ block: "nearest" });
}

/** How much was said since the chat was last in sight, on this device; in a lesson nobody talks. */
function countUnread() {
  const [said, slug] = [document.getElementById("chat-lines"), location.pathname];
  if (!said) return;
  const others = said.querySelectorAll(":scope > :not(.mine)").length; // what I said I need not read
  if (others && said.getClientRects().length) keep(`chat ${slug}`, others);
  const unread = others - Number(setting(`chat ${slug}`, "0"));
  for (const count of document.querySelectorAll(".unread")) {
    count.firstChild.textContent = unread;
    count.hidden = unread < 1;
  }
}

export function show(table, part) {
  table.dataset.tab = part;
  for (const button of document.querySelectorAll(".table-tabs [data-tab]")) {
    const { tab, holds = tab } = button.dataset;
    button.setAttribute("aria-pressed", String(holds.split(" ").includes(part)));
  }
  const tab = document.getElementById(`tab-${part}`);
  if (tab) select(tab);
}

/** Another part of the table begins at its top; the board knows better where to begin. */
function turn(table, part) {
  if (part !== "board") scrollTo({ top: 0, behavior: "instant" });
  show(table, part);
}

function move(event) {
  const tabs = [...document.querySelectorAll('[role="tab"]')];
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step || !event.target.matches('[role="tab"]')) return;
  const next = tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length];
  next.focus();
  select(next);
}

export const tabs = {
  begin(table) {
    table.addEventListener("keydown", move);
    table.addEventListener("click", (event) => {
      const tab = event.target.closest('[role="tab"]');
      if (tab) select(tab);
      const part = event.target.closest(".table-tabs [data-tab]");
      if (part) turn(table, part.dataset.tab);
    });
    document.getElementById("chat-form")?.addEventListener("htmx:after:ws:request", (event) => {
      event.currentTarget.reset();
    });
    this.refresh();
  },

  refresh() {
    rule = offers().rule || rule;
    if (!document.getElementById("panel-rules").hidden) findRule();
    countUnread();
  },
};
