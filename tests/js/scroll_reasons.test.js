// Unit tests of the priorities of scrolling.
import { REASONS, admitted } from "../../src/bestiary/web/static/bestiary/table/scroll_reasons.js";
import { assertSame } from "./choose.test.js";

Deno.test("of several reasons in one frame the strongest has the last word", () => {
  assertSame(admitted(["hint", "question", "turn"], 0), ["turn", "question", "hint"]);
  assertSame(admitted(["result", "lesson"], 0), ["lesson", "result"]);
});

Deno.test("a question that settles does not scroll away from a hint", () => {
  assertSame(admitted(["question"], REASONS.hint), []);
  assertSame(admitted(["question", "hint"], REASONS.hint), ["hint"]);
});

Deno.test("news and a question of one message do not refuse each other", () => {
  assertSame(admitted(["question"], REASONS.news), ["question"]);
  assertSame(admitted(["news"], REASONS.question), ["news"]);
});

Deno.test("nothing but the result outranks the player", () => {
  const stronger = Object.keys(REASONS).filter((reason) => REASONS[reason] > REASONS.player);
  assertSame(stronger, ["result"]);
});
