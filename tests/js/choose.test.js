// Unit tests of the click grammar: which clicks build which option.
import { clicksAfter, findDecided, initialClicks, nextParts } from "../../src/bestiary/web/static/bestiary/table/click_grammar.js";

/** Throw unless two values are the same as JSON. */
export function assertSame(actual, expected) {
  const [got, wanted] = [actual, expected].map((one) => JSON.stringify(one instanceof Set ? [...one] : one));
  if (got !== wanted) throw new Error(`${got} instead of ${wanted}`);
}

const option = (...parts) => ({ text: parts.join(" "), parts, verbs: [] });
const moves = [option("pawn:1", "hex:a"), option("pawn:1", "hex:b"), option("pawn:2", "hex:b")];

Deno.test("the first part of every option can be clicked first", () => {
  assertSame(nextParts(moves, []), ["pawn:1", "pawn:2"]);
});

Deno.test("the only option left is decided", () => {
  assertSame(findDecided(moves, ["pawn:2"])?.text, "pawn:2 hex:b");
  assertSame(findDecided(moves, ["pawn:1"]), null);
});

Deno.test("a click may take the place of an earlier one", () => {
  assertSame(clicksAfter(moves, ["pawn:1"], "pawn:2"), ["pawn:2"]);
});

Deno.test("a part clicked again is given up", () => {
  assertSame(clicksAfter(moves, ["pawn:1"], "pawn:1"), []);
});

Deno.test("what every option begins with need not be clicked", () => {
  assertSame(initialClicks(moves.slice(0, 2)), ["pawn:1"]);
});
