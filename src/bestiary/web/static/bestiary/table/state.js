// The state of the page, one object for a person to look at: `bestiary.state` in the browser's console.
// Elsewhere modules keep only timers and caches; highlight.js makes classes of the marks.
import { readClicks } from "./choose.js";

/** @type {Offers} */
const NO_OFFERS = { options: [], turn: "none", seat: -2, ticket: 0 };
/** @type {Part[]} */
const NO_PARTS = [];

export const state = {
  /** What the server last offered to this seat, and its text. */
  offers: NO_OFFERS,
  offersText: "",

  /** The choice being built: the parts clicked so far and the verb that was pressed. */
  choice: {
    clicks: NO_PARTS,
    verb: "",
    offersText: "", // the question that they answer: a new one begins anew
    isListOpened: false, // by the player
    isTakenBack: false, // the last message sent was a take-back
    sentKey: "", // of the choice that waits for its answer
    repetition: { text: "", times: 0 }, // a choice to be made several times in a row
  },

  /** Which parts carry which highlight. */
  marks: {
    lit: NO_PARTS, // can be clicked
    other: NO_PARTS, // could take the place of a click
    chosen: NO_PARTS, // were clicked; of equal parts as many as are listed
    due: NO_PARTS, // wait to be confirmed or sent; counted likewise
    hinted: NO_PARTS, // what a hint would click
    dear: NO_PARTS, // spend something that was not clicked
    meant: NO_PARTS, // pointed at: what an option or a place would take
    possible: NO_PARTS, // hindsight: could not be ruled out
    "ruled-out": NO_PARTS,
  },

  /** Pieces by id: what changed since my last choice, and what of it is new. */
  pieces: {
    changed: NO_PARTS,
    arrived: NO_PARTS,
    /** @type {Map<string, string>} */ afterMyChoice: new Map(), // appearance by id
    /** @type {Map<string, string>} */ before: new Map(), // of the rendering before
    moment: "now", // the step of the replay that `before` shows
    isMyChoice: true, // the next rendering answers my own choice
    askedKey: "",
  },

  /** The pointer and the focus. */
  pointer: {
    isTouch: false, // of the last press
    type: "", // touch, mouse or pen; empty for the keyboard
    firstTapped: "", // the part that a first tap has previewed
    isSecondTap: false,
    /** @type {{ part: HTMLElement, id: number, x: number, y: number } | null} */ pressed: null, // may become a drag
    /** @type {HTMLElement | null} */ dragPlace: null, // the place below the dragged tile
    isClickSuppressed: false, // browsers send a click after every drag
    isLongPress: false,
    lastClick: [NaN, NaN], // where the mouse was last clicked
    guardedTap: { time: -Infinity, x: 0, y: 0, name: "" }, // of the double-tap guard
    zoomTap: { timeStamp: -Infinity, clientX: 0, clientY: 0 }, // of the double tap that zooms
    /** @type {{ part?: Part, at?: number[], verb?: string, choice?: string } | null} */ focus: null, // null while a pointer is used
  },

  /** What is in view and why. */
  view: {
    level: 0, // of the strongest reason to scroll since the last message or click
    question: "",
    wording: "",
    isNewQuestion: false, // its wording is new, not only what was clicked
    questionTime: -Infinity, // when it was asked, in milliseconds
    isTurn: false, // the turn has just passed
    /** @type {string | null} */ turn: null, // whose turn it was at the last message
    /** @type {string | null} */ alertedTurn: null, // that the title and the badge show
    /** @type {string | null} */ news: null,
    hasScrolled: false, // the player has scrolled by hand since the turn passed
    /** @type {boolean | null} */ wasOver: null,
    lineCount: 0, // of the log
    rule: "", // the paragraph the table is at
    hint: "",
    due: "",
  },

  /** What the player opened, closed and enlarged; the server does not know it. */
  panels: {
    /** @type {Set<string>} */ closed: new Set(),
    /** @type {Set<string>} */ openedNews: new Set(),
    isAimOpen: false,
    /** @type {Map<string, string>} */ zoom: new Map(), // class by id, since a morph may replace the frame
    /** @type {HTMLElement | null} */ tooltip: null, // what the tooltip is about
    /** @type {string | null} */ hindsight: null, // the player whose deductions are shown
    /** @type {Part} */ note: "", // the place whose note is being written
  },

  replay: {
    isPlaying: false, // steps follow by themselves
    isAwaited: false, // playback was asked for, and its first step has not come
    /** @type {number | null} */ wanted: null, // shown after the moment before it, so that pieces move between the two
  },

  lesson: {
    cardText: "",
    hasNavigated: false, // the learner has opened another tab or panel
    /** @type {HTMLElement[]} */ pointed: [],
  },
};

/** The server's JSON, with clicks as records and the parts that they fall on. @param {string} text @returns {Offers} */
function readOffers(text) {
  const read = JSON.parse(text);
  const options = /** @type {(Omit<Option, "clicks"> & { clicks: WrittenClick[] })[]} */ (read.options).map((option) => {
    const clicks = readClicks(option.clicks);
    return { ...option, clicks, parts: clicks.map(({ part }) => part) };
  });
  return { ...read, options };
}

/** What the server last said about this seat: its number, its ticket, and the options. */
export function offers() {
  const text = document.getElementById("offers")?.textContent ?? "";
  if (text !== state.offersText) {
    state.offers = text ? readOffers(text) : NO_OFFERS;
    state.offersText = text;
  }
  return state.offers;
}
