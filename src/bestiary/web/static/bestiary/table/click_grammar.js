// Click grammar: a small parser over option parts, without a page. It says which parts may be clicked
// next and what a click makes of those before it. `bestiary.lab.click_grammar` is the same in Python.

// A part's first character: ~ free (in any order), = held from the start, ? optional, ! asks for confirmation unless clicked.
const isFree = (part) => /^[~=?]/.test(part);
const isRequired = (part) => !part.startsWith("?");
export const barePart = (part) => part.replace(/^[~=?!]/, "");

/** The parts of which one is held from the start, such as the turns of a tile. */
export const heldParts = (options) => [...new Set(options.map(({ parts: [first = ""] }) => first).filter((part) => part.startsWith("=")))].map(barePart);

/** The parts that may be clicked next: the first, or a run of free ones, which know no order. */
function clickableParts(left) {
  if (!left.length || !isFree(left[0])) return left.slice(0, 1);
  const end = left.findIndex((part) => !isFree(part));
  return left.slice(0, end < 0 ? left.length : end);
}

/** What is left of an option's parts after these clicks; null if they do not lead to it. */
function remainingParts(parts, clicks) {
  const left = [...parts];
  for (const part of clicks) {
    const at = clickableParts(left).findIndex((one) => barePart(one) === part);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The options that these clicks lead to. */
export const matchingOptions = (options, clicks) => options.filter((option) => remainingParts(option.parts, clicks));

/** The parts that lead on from these clicks. */
export function nextParts(options, clicks) {
  return new Set(matchingOptions(options, clicks).flatMap((one) => clickableParts(remainingParts(one.parts, clicks)).map(barePart)));
}

/** The parts that an option asks for first after these clicks, of those that know no order, too. */
export function firstParts(options, clicks) {
  return new Set(matchingOptions(options, clicks).flatMap((one) => remainingParts(one.parts, clicks).slice(0, 1).map(barePart)));
}

/** The parts that would take the place of one already clicked. */
export function alternativeParts(options, clicks) {
  return new Set(clicks.flatMap((_, at) => [...nextParts(options, clicks.slice(0, at))]));
}

/** Whether an option asks for nothing after these clicks; what begins with ? is not asked for. */
export const isComplete = (option, clicks) => remainingParts(option.parts, clicks)?.some(isRequired) === false;

/** The option that these clicks make: the only one left, or the one that asks for nothing more
 * while all others ask for something that could have been clicked first. */
export function findDecided(options, clicks) {
  const open = clicks.length ? matchingOptions(options, clicks) : [];
  const [done, ...more] = open.filter((option) => isComplete(option, clicks));
  const others = open.filter((option) => option !== done);
  const isMade = done && !more.length && others.every((option) => isFree(remainingParts(option.parts, clicks).find(isRequired)));
  return open.length === 1 ? open[0] : isMade ? done : null;
}

/** Whether an option is the only one left although its seal, which begins with !, was not clicked. */
export const isGuessed = (option, clicks) => remainingParts(option.parts, clicks).some((part) => part.startsWith("!"));

/** Adds the clicks that every option asks for next: with one way on there is nothing to click. */
function withImpliedClicks(options, clicks) {
  const [next, ...more] = nextParts(options, clicks);
  const open = matchingOptions(options, clicks);
  const all = next && !more.length && !open.some((option) => isComplete(option, clicks));
  return all && open.length > 1 ? withImpliedClicks(options, [...clicks, next]) : clicks;
}

/** The clicks without one of them, and without those that hung on it. */
function withoutClick(options, clicks, at) {
  const rest = clicks.toSpliced(at, 1);
  return matchingOptions(options, rest).length ? rest : clicks.slice(0, at);
}

/** The clicks after one more: it leads on, gives up what was clicked, or takes its place. */
export function clicksAfter(options, clicks, part) {
  if (nextParts(options, clicks).has(part)) return withImpliedClicks(options, [...clicks, part]);
  if (clicks.includes(part)) return withoutClick(options, clicks, clicks.indexOf(part));
  for (let at = clicks.length - 1; at >= 0; at--) {
    if (!nextParts(options, clicks.slice(0, at)).has(part)) continue;
    const moved = clicks.with(at, part);
    return matchingOptions(options, moved).length ? moved : [...clicks.slice(0, at), part];
  }
  return clicks;
}

/** Where to begin: with what is held from the start, or what every option asks for. */
export function initialClicks(options) {
  const held = heldParts(options);
  return held.length ? held.slice(0, 1) : withImpliedClicks(options, []);
}
