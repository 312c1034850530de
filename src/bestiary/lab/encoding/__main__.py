"""Round-trip test of the encoding on random games: `python -m bestiary.lab.encoding`.

Plays games of every mode, and checks that every option decodes to itself and that every view can
be encoded. `--record PAGE` writes the result into a page; `--names GAME` prints what every
number and every word means.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import Counter
from itertools import count, islice
from pathlib import Path
from random import Random

from bestiary import registry
from bestiary.core import CHANCE, State, Variant, pick
from bestiary.lab.encoding.codec import Codec, codec_of, encoding_data

MAX_OPTIONS_PER_DECISION = 500
"""Options of one decision that are tried; other decisions try the rest."""

VIEW_STRIDE = 10
"""In a long run every tenth view is encoded: they take most of the time."""

RESULT_SENTENCE = re.compile(r"[\d,]+ decisions with [\d,]+ options: everything fits\.")
"""The sentence of a page that states the last result."""


def check(codec: Codec, variant: Variant, rng: Random, *, every: int = 1) -> Counter[str]:
    """Play one random game; encode all its options, and one view of `every` so many.

    An option that has decoded to itself does so always: each is tried once per codec.
    `EncodingError` or `AssertionError` where something does not fit.
    """
    game = codec.game
    words = codec.words
    state: State = game.new(variant.seats, dict(variant.options))
    counts = Counter[str]()
    while state.outcome is None:
        decision = state.pending[0]
        if counts["moments"] % every == 0:
            codec.observe(game.rules.view(state, max(decision.seat, 0)))
        counts["moments"] += 1
        if decision.seat == CHANCE:
            state.play(CHANCE, decision.options.sample(rng))  # type: ignore[attr-defined]
            continue
        offers = state.open_to(decision.seat)
        for option in (
            o for offer in offers for o in islice(offer.options, MAX_OPTIONS_PER_DECISION)
        ):
            if option not in codec.verified:
                assert words.choice(words.sentence(option)) == option
                codec.verified.add(option)
            counts["options"] += 1
        counts["decisions"] += 1
        state.play(decision.seat, pick(decision.options, rng))
    codec.observe(game.rules.view(state, 0))
    return counts


def main() -> None:
    """Check so many decisions, or print the names of one game's encoding."""
    parser = argparse.ArgumentParser(prog="python -m bestiary.lab.encoding", description=__doc__)
    parser.add_argument("--decisions", type=int, default=100_000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--record", type=Path, metavar="PAGE")
    parser.add_argument("--names", metavar="GAME")
    parser.add_argument("--seats", type=int, metavar="N")
    arguments = parser.parse_args()
    if arguments.names:
        game = registry.game(arguments.names)
        print(
            json.dumps(encoding_data(codec_of(game.id, arguments.seats or game.seats[0])), indent=1)
        )
        return
    counts = check_many(arguments.decisions, arguments.seed)
    sentence = (
        f"{counts['decisions']:,} decisions with {counts['options']:,} options: everything fits."
    )
    print(sentence)
    if arguments.record:
        record(arguments.record, sentence)


def check_many(decisions: int, seed: int) -> Counter[str]:
    """Games of every mode in turn, until the players have decided so often."""
    ways = [(game, variant) for game in registry.catalogue() for variant in game.rules.variants]
    rng = Random(seed)
    counts = Counter[str]()
    for number in count():
        game, variant = ways[number % len(ways)]
        counts += check(codec_of(game.id, variant.seats), variant, rng, every=VIEW_STRIDE)
        if counts["decisions"] >= decisions:
            break
    return counts


def record(page: Path, sentence: str) -> None:
    """Replace the result that a page states."""
    text = page.read_text(encoding="utf-8")
    if not RESULT_SENTENCE.search(text):
        raise ValueError(f"{page} has no sentence of this kind to replace: {sentence}")
    page.write_text(RESULT_SENTENCE.sub(sentence, text), encoding="utf-8")


if __name__ == "__main__":
    main()
