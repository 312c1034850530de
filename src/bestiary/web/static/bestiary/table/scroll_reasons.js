// Why the page scrolls, from the weakest reason to the strongest: a priority table without a page.
// Several reasons in one frame are done in this order, so the strongest has the last word. A reason is
// refused if one of a higher level has scrolled since the last message or click.

/** @type {Record<string, number>} Levels, by reason. */
export const REASONS = {
  changes: 1, // while others play: what they changed
  turn: 1, // the turn passed: the board's top, with the news
  news: 1, // fresh news: likewise
  frames: 1, // clipped boards: something lit is seen in each
  question: 1, // what is asked for, and again while the answer settles
  tap: 2, // a first tap: what it would do
  due: 2, // a choice that waits to be confirmed or sent
  weighed: 2, // what that choice would change
  hint: 2, // what a hint would click
  lesson: 3, // what the lesson's card points at
  player: 4, // a tab that the player opened
  result: 5, // the game has ended
};

const ORDER = Object.keys(REASONS);

/** Those of the reasons that may scroll now, in the order in which they do. @param {Iterable<string>} reasons @param {number} level */
export const admitted = (reasons, level) =>
  [...reasons].filter((one) => REASONS[one] >= level).sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
