// The server's offer to this seat, memoized: options, ticket and turn, parsed from the JSON that every
// rendering carries in a <script>. Many modules read it for every message.

const NO_OFFERS = { options: [], turn: "none", seat: -2, ticket: 0 };
let parsed = { text: "", offers: NO_OFFERS };

/** What the server last said about this seat: its number, its ticket, and the options. */
export function offers() {
  const text = document.getElementById("offers")?.textContent ?? "";
  if (text !== parsed.text) parsed = { text, offers: text ? JSON.parse(text) : NO_OFFERS };
  return parsed.offers;
}
