// The logic of clicks, without a page: which parts may be clicked next, and what a click makes of
// those before it. `tools.clicks` counts with the same rules.

const isFree = (part) => /^[~=?]/.test(part);
const isNeeded = (part) => !part.startsWith("?");
export const bare = (part) => part.replace(/^[~=?!]/, "");

/** The parts of which one is held from the start, such as the turns of a tile. */
export const holds = (options) => [...new Set(options.map(({ parts: [first = ""] }) => first).filter((part) => part.startsWith("=")))].map(bare);

/** The parts that may be clicked next: the first, or a run of free ones, which know no order. */
function nextOf(left) {
  if (!left.length || !isFree(left[0])) return left.slice(0, 1);
  const end = left.findIndex((part) => !isFree(part));
  return left.slice(0, end < 0 ? left.length : end);
}

/** What is left of an option's parts after these clicks; null if they do not lead to it. */
function leftOf(parts, clicks) {
  const left = [...parts];
  for (const part of clicks) {
    const at = nextOf(left).findIndex((one) => bare(one) === part);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The options that these clicks lead to. */
export const fitting = (options, clicks) => options.filter((option) => leftOf(option.parts, clicks));

/** The parts that lead on from these clicks. */
export function ahead(options, clicks) {
  return new Set(fitting(options, clicks).flatMap((one) => nextOf(leftOf(one.parts, clicks)).map(bare)));
}

/** The parts that an option asks for first after these clicks, of those that know no order, too. */
export function firsts(options, clicks) {
  return new Set(fitting(options, clicks).flatMap((one) => leftOf(one.parts, clicks).slice(0, 1).map(bare)));
}

/** The parts that would take the place of one already clicked. */
export function instead(options, clicks) {
  return new Set(clicks.flatMap((_, at) => [...ahead(options, clicks.slice(0, at))]));
}

/** Whether an option asks for nothing after these clicks; what begins with ? is not asked for. */
export const isDone = (option, clicks) => leftOf(option.parts, clicks)?.some(isNeeded) === false;

/** The option that these clicks make: the only one left, or the one that asks for nothing more
 * while all others ask for something that could have been clicked first. */
export function decided(options, clicks) {
  const open = clicks.length ? fitting(options, clicks) : [];
  const [done, ...more] = open.filter((option) => isDone(option, clicks));
  const others = open.filter((option) => option !== done);
  const isMade = done && !more.length && others.every((option) => isFree(leftOf(option.parts, clicks).find(isNeeded)));
  return open.length === 1 ? open[0] : isMade ? done : null;
}

/** Whether an option is the only one left although its seal, which begins with !, was not clicked. */
export const isGuessed = (option, clicks) => leftOf(option.parts, clicks).some((part) => part.startsWith("!"));

/** What every option asks for next is understood without a click. */
function understood(options, clicks) {
  const [next, ...more] = ahead(options, clicks);
  const open = fitting(options, clicks);
  const all = next && !more.length && !open.some((option) => isDone(option, clicks));
  return all && open.length > 1 ? understood(options, [...clicks, next]) : clicks;
}

/** The clicks without one of them, and without those that hung on it. */
function without(options, clicks, at) {
  const rest = clicks.toSpliced(at, 1);
  return fitting(options, rest).length ? rest : clicks.slice(0, at);
}

/** The clicks after one more: it leads on, gives up what was clicked, or takes its place. */
export function after(options, clicks, part) {
  if (ahead(options, clicks).has(part)) return understood(options, [...clicks, part]);
  if (clicks.includes(part)) return without(options, clicks, clicks.indexOf(part));
  for (let at = clicks.length - 1; at >= 0; at--) {
    if (!ahead(options, clicks.slice(0, at)).has(part)) continue;
    const moved = clicks.with(at, part);
    return fitting(options, moved).length ? moved : [...clicks.slice(0, at), part];
  }
  return clicks;
}

/** Where to begin: with what is held from the start, or what every option asks for. */
export function begun(options) {
  const held = holds(options);
  return held.length ? held.slice(0, 1) : understood(options, []);
}
