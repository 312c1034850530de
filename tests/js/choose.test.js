// Unit tests of what a click means: the cases that the laboratory's counter passes too.
import cases from "./click_cases.json" with { type: "json" };
import { clicksAfter, clicksBefore, confirmMode, costlyParts, findDecided, hintedParts, initialClicks, isGuessed, matchingOptions, nextHeldPart, nextParts, readClicks } from "../../src/bestiary/web/static/bestiary/table/choose.js";

/** Throw unless two values are the same as JSON. @param {unknown} actual @param {unknown} expected */
export function assertSame(actual, expected) {
  const [got, wanted] = [actual, expected].map((one) => JSON.stringify(one instanceof Set ? [...one] : one));
  if (got !== wanted) throw new Error(`${got} instead of ${wanted}`);
}

/** @param {Clickable[]} options @param {Part[]} clicked */
const litParts = (options, clicked) => [...nextParts(options, clicked)].sort();

/** @typedef {{ click: Part, clicked: Part[], lit: Part[], open: string[], decided: string | null, guessed?: boolean }} Step */
// Through `unknown`: the type inferred from a JSON file knows no optional keys.
/** @typedef {{ name: string, options: Record<string, WrittenClick[]>, begins: Part[], lit: Part[], steps: Step[] }} Case */

for (const { name, options: written, begins, lit, steps } of /** @type {Case[]} */ (/** @type {unknown} */ (cases))) {
  Deno.test(name, () => {
    const options = Object.entries(written).map(([text, clicks]) => ({ text, clicks: readClicks(clicks) }));
    let clicked = initialClicks(options);
    assertSame(clicked, begins);
    assertSame(litParts(options, clicked), lit);
    for (const step of steps) {
      clicked = clicksAfter(options, clicked, step.click);
      const decided = findDecided(options, clicked);
      assertSame(clicked, step.clicked);
      assertSame(litParts(options, clicked), step.lit);
      assertSame(matchingOptions(options, clicked).map(({ text }) => text), step.open);
      assertSame(decided?.text ?? null, step.decided);
      assertSame(Boolean(decided && isGuessed(decided, clicked)), step.guessed ?? false);
    }
  });
}

/** @param {string} text @param {WrittenClick[]} clicks */
const option = (text, ...clicks) => ({ text, clicks: readClicks(clicks), label: text, parts: [], verbs: [] });

Deno.test("a step back gives up the last click, but nothing that was there from the start", () => {
  const options = [option("a", "card:1", "side:left"), option("b", "card:1", "side:right"), option("c", "card:2", "side:left")];
  assertSame(clicksBefore(options, ["card:1"]), []);
  assertSame(clicksBefore(options, []), null);
});

Deno.test("held parts follow each other in a circle", () => {
  const turned = [0, 1, 2].map((turn) => option(`turn ${turn}`, [{ part: `turn:${turn}`, held: true }, "cell:1"]));
  assertSame(nextHeldPart(turned, ["turn:0"]), "turn:1");
  assertSame(nextHeldPart(turned, ["turn:2"]), "turn:0");
  assertSame(nextHeldPart(turned.slice(0, 1), ["turn:0"]), null);
});

Deno.test("a hint begins anew where other clicks were made", () => {
  const hinted = [option("go", "pawn:1", "hex:a")];
  assertSame(hintedParts(hinted, ["pawn:1"]), ["hex:a"]);
  assertSame(hintedParts(hinted, ["pawn:2"]), ["pawn:1"]);
});

Deno.test("a part is dear if every option behind it spends what was not clicked", () => {
  const options = [option("walk", "hex:a"), { ...option("fly", "hex:b"), spends: "ticket" }, { ...option("ride", "hex:a"), spends: "ticket" }];
  assertSame(costlyParts(options, []), { spent: ["ticket"], parts: ["hex:b"] });
  assertSame(costlyParts(options.slice(0, 1), []), { spent: [], parts: [] });
});

Deno.test("a guess is shown first, two taps at one place are a confirmation, and a setting outranks both", () => {
  assertSame(confirmMode("final", true, true), "always");
  assertSame(confirmMode("final", false, true), "never");
  assertSame(confirmMode("final", false, false), "final");
  assertSame(confirmMode("never", true, false), "never");
});
