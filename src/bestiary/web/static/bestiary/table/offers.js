// The server's offer to this seat, memoized: options, ticket and turn, parsed from the JSON that every
// rendering carries in a <script>. Many modules read it for every message.
import { readClicks } from "./click_grammar.js";

const NO_OFFERS = { options: [], turn: "none", seat: -2, ticket: 0 };
let parsed = { text: "", offers: NO_OFFERS };

/** An option with its clicks as records, and with the parts that they fall on. */
function readOption(option) {
  const clicks = readClicks(option.clicks);
  return { ...option, clicks, parts: clicks.map(({ part }) => part) };
}

function readOffers(text) {
  const read = JSON.parse(text);
  return { ...read, options: read.options.map(readOption) };
}

/** What the server last said about this seat: its number, its ticket, and the options. */
export function offers() {
  const text = document.getElementById("offers")?.textContent ?? "";
  if (text !== parsed.text) parsed = { text, offers: text ? readOffers(text) : NO_OFFERS };
  return parsed.offers;
}
