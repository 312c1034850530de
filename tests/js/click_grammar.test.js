// Unit tests of the click grammar: the cases that the laboratory's counter passes too.
import cases from "./click_cases.json" with { type: "json" };
import { clicksAfter, findDecided, initialClicks, isGuessed, matchingOptions, nextParts, readClicks } from "../../src/bestiary/web/static/bestiary/table/click_grammar.js";

/** Throw unless two values are the same as JSON. */
export function assertSame(actual, expected) {
  const [got, wanted] = [actual, expected].map((one) => JSON.stringify(one instanceof Set ? [...one] : one));
  if (got !== wanted) throw new Error(`${got} instead of ${wanted}`);
}

const litParts = (options, clicked) => [...nextParts(options, clicked)].sort();

for (const { name, options: written, begins, lit, steps } of cases) {
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
