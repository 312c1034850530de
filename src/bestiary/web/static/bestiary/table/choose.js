// What a click means, without a page: a small parser (the click grammar) over the clicks of options. It says
// which parts may be clicked next and what a click makes of those before it. `bestiary.lab.click_grammar` is the same in
// Python; the cases of tests/js/click_cases.json prove both.

/** A click as a record: `part` is clicked, `anyOrder` among its neighbours that know no order either;
 * `optional` ones may be left out, the first `held` one counts as clicked from the start, and one that
 * `seals` makes the choice without a question. @param {PlainClick} click @param {boolean} anyOrder */
const readClick = (click, anyOrder) => ({ anyOrder, ...(typeof click === "string" ? { part: click } : click) });

/** The clicks of an option as the server writes them: a list within the list is a run in any order. @param {WrittenClick[]} written @returns {Click[]} */
export function readClicks(written) {
  return written.flatMap((one) => (Array.isArray(one) ? one.map((click) => readClick(click, true)) : readClick(one, false)));
}

/** @param {Click} click */
const isRequired = (click) => !click.optional;

/** The parts of which one is held from the start, such as the turns of a tile. @param {Clickable[]} options */
export const heldParts = (options) => [...new Set(options.map(({ clicks }) => clicks[0]).filter((click) => click?.held).map(({ part }) => part))];

/** The clicks that may come next: the first, or a run of those that know no order. @param {Click[]} left */
function nextClicks(left) {
  const end = left.findIndex((click) => !click.anyOrder);
  return left.slice(0, end < 0 ? left.length : Math.max(end, 1));
}

/** What is left of an option's clicks after these parts were clicked; null if they do not lead to it. @param {Clickable} option @param {Part[]} clicked */
function remainingClicks(option, clicked) {
  const left = [...option.clicks];
  for (const part of clicked) {
    const at = nextClicks(left).findIndex((click) => click.part === part);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The options that these clicks lead to. @template {Clickable} One @param {One[]} options @param {Part[]} clicked */
export const matchingOptions = (options, clicked) => options.filter((option) => remainingClicks(option, clicked));

/** The parts that lead on from these clicks. @param {Clickable[]} options @param {Part[]} clicked */
export function nextParts(options, clicked) {
  return new Set(matchingOptions(options, clicked).flatMap((one) => nextClicks(remainingClicks(one, clicked) ?? []).map(({ part }) => part)));
}

/** The parts that an option asks for first after these clicks, of those that know no order, too. @param {Clickable[]} options @param {Part[]} clicked */
export function firstParts(options, clicked) {
  return new Set(matchingOptions(options, clicked).flatMap((one) => (remainingClicks(one, clicked) ?? []).slice(0, 1).map(({ part }) => part)));
}

/** The parts that would take the place of one already clicked. @param {Clickable[]} options @param {Part[]} clicked */
export function alternativeParts(options, clicked) {
  return new Set(clicked.flatMap((_, at) => [...nextParts(options, clicked.slice(0, at))]));
}

/** Whether an option asks for nothing after these clicks; what is optional is not asked for. @param {Clickable} option @param {Part[]} clicked */
export const isComplete = (option, clicked) => remainingClicks(option, clicked)?.some(isRequired) === false;

/** The option that these clicks make: the only one left, or the one that asks for nothing more
 * while all others ask for something that could have been clicked first. @template {Clickable} One @param {One[]} options @param {Part[]} clicked */
export function findDecided(options, clicked) {
  const open = clicked.length ? matchingOptions(options, clicked) : [];
  const [done, ...more] = open.filter((option) => isComplete(option, clicked));
  const others = open.filter((option) => option !== done);
  const isMade = done && !more.length && others.every((option) => remainingClicks(option, clicked)?.find(isRequired)?.anyOrder);
  return open.length === 1 ? open[0] : isMade ? done : null;
}

/** Whether an option is the only one left although the click that seals it was not made. @param {Clickable} option @param {Part[]} clicked */
export const isGuessed = (option, clicked) => Boolean(remainingClicks(option, clicked)?.some((click) => click.seals));

/** Adds the clicks that every option asks for next: with one way on there is nothing to click. @param {Clickable[]} options @param {Part[]} clicked @returns {Part[]} */
function withImpliedClicks(options, clicked) {
  const [next, ...more] = nextParts(options, clicked);
  const open = matchingOptions(options, clicked);
  const all = next && !more.length && !open.some((option) => isComplete(option, clicked));
  return all && open.length > 1 ? withImpliedClicks(options, [...clicked, next]) : clicked;
}

/** The clicks without one of them, and without those that hung on it. @param {Clickable[]} options @param {Part[]} clicked @param {number} at */
function withoutClick(options, clicked, at) {
  const rest = clicked.toSpliced(at, 1);
  return matchingOptions(options, rest).length ? rest : clicked.slice(0, at);
}

/** The clicks after one more: it leads on, gives up what was clicked, or takes its place. @param {Clickable[]} options @param {Part[]} clicked @param {Part} part */
export function clicksAfter(options, clicked, part) {
  if (nextParts(options, clicked).has(part)) return withImpliedClicks(options, [...clicked, part]);
  if (clicked.includes(part)) return withoutClick(options, clicked, clicked.indexOf(part));
  for (let at = clicked.length - 1; at >= 0; at--) {
    if (!nextParts(options, clicked.slice(0, at)).has(part)) continue;
    const moved = clicked.with(at, part);
    return matchingOptions(options, moved).length ? moved : [...clicked.slice(0, at), part];
  }
  return clicked;
}

/** Where to begin: with what is held from the start, or what every option asks for. @param {Clickable[]} options */
export function initialClicks(options) {
  const held = heldParts(options);
  return held.length ? held.slice(0, 1) : withImpliedClicks(options, []);
}

/** The clicks after a step back: the last one is given up; null if there is none to give up. @param {Clickable[]} options @param {Part[]} clicked */
export const clicksBefore = (options, clicked) => (clicked.length > initialClicks(options).length ? clicked.slice(0, -1) : null);

/** The next of the held parts, such as the tile turned once more. @param {Clickable[]} options @param {Part[]} clicked */
export function nextHeldPart(options, clicked) {
  const held = heldParts(options);
  return held.length > 1 ? held[(held.findIndex((part) => clicked.includes(part)) + 1) % held.length] : null;
}

/** What a hint would click next: some of its parts mean something else if they are clicked first. @param {Clickable[]} hinted @param {Part[]} clicked */
export function hintedParts(hinted, clicked) {
  const next = nextParts(hinted, clicked);
  return [...(next.size ? next : nextParts(hinted, []))];
}

/** The parts whose every option spends something that was not clicked, and what that is. @param {Option[]} open @param {Part[]} clicked */
export function costlyParts(open, clicked) {
  const dear = open.filter(({ spends }) => spends && !clicked.includes(spends));
  const spent = new Set(dear.flatMap(({ spends }) => spends ?? []));
  const without = nextParts(open.filter((one) => !dear.includes(one)), clicked);
  return { spent: [...spent], parts: [...nextParts(dear, clicked)].filter((part) => !without.has(part) && !spent.has(part)) };
}

/** Whether a choice is confirmed: one that was guessed from a few of its clicks is shown first, two taps at
 * one place are a confirmation. @param {string} setting @param {boolean} isGuess @param {boolean} isSecondTap */
export function confirmMode(setting, isGuess, isSecondTap) {
  if (setting !== "final") return setting;
  return isGuess ? "always" : isSecondTap ? "never" : setting;
}
