"""`python -m bestiary.lab.encoding`: does everything fit? With `--names GAME`: what is what.

Plays random games of every mode, and checks that every option has a sentence that leads back to
it and that views have their numbers. `--record PAGE` writes the result into a page.
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
from bestiary.lab.encoding.codec import Codec, codec_of, described

OPTIONS = 500
"""So many options of one decision are tried; the other decisions try the rest."""

VIEWS = 10
"""Of a long run every tenth view is looked at: they take most of the time."""

SAID = re.compile(r"[\d,]+ decisions with [\d,]+ options: everything fits\.")
"""The sentence of a page that tells the last result."""


def check(codec: Codec, variant: Variant, rng: Random, *, every: int = 1) -> Counter[str]:
    """Play one random game and look at `every` so-manieth view of it.

    An option that has led back to itself does so always: each is tried once per codec.

    `EncodingError` or `AssertionError` where something does not fit.
    """
    game = codec.game
    words = codec.words
    state: State = game.new(variant.seats, dict(variant.options))
    tried = Counter[str]()
    while state.outcome is None:
        decision = state.pending[0]
        if tried["moments"] % every == 0:
            codec.observe(game.view(state, max(decision.seat, 0)))
        tried["moments"] += 1
        if decision.seat == CHANCE:
            state.play(CHANCE, decision.options.sample(rng))  # type: ignore[attr-defined]
            continue
        offers = state.open_to(decision.seat)
        for option in (o for offer in offers for o in islice(offer.options, OPTIONS)):
            if option not in codec.proven:
                assert words.choice(words.sentence(option)) == option
                codec.proven.add(option)
            tried["options"] += 1
        tried["decisions"] += 1
        state.play(decision.seat, pick(decision.options, rng))
    codec.observe(game.view(state, 0))
    return tried


def main() -> None:
    """Check so many decisions, or print the names."""
    parser = argparse.ArgumentParser(prog="python -m bestiary.lab.encoding", description=__doc__)
    parser.add_argument("--decisions", type=int, default=100_000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--record", type=Path, metavar="PAGE")
    parser.add_argument("--names", metavar="GAME")
    parser.add_argument("--seats", type=int, metavar="N")
    asked = parser.parse_args()
    if asked.names:
        game = registry.game(asked.names)
        print(json.dumps(described(codec_of(game.id, asked.seats or game.seats[0])), indent=1))
        return
    tried = check_many(asked.decisions, asked.seed)
    said = f"{tried['decisions']:,} decisions with {tried['options']:,} options: everything fits."
    print(said)
    if asked.record:
        record(asked.record, said)


def check_many(decisions: int, seed: int) -> Counter[str]:
    """Games of every mode in turn, until the players have decided so often."""
    ways = [(game, variant) for game in registry.catalogue() for variant in game.variants]
    rng = Random(seed)
    tried = Counter[str]()
    for number in count():
        game, variant = ways[number % len(ways)]
        tried += check(codec_of(game.id, variant.seats), variant, rng, every=VIEWS)
        if tried["decisions"] >= decisions:
            break
    return tried


def record(page: Path, said: str) -> None:
    """Write the result where the page tells the last one."""
    text = page.read_text(encoding="utf-8")
    if not SAID.search(text):
        raise ValueError(f"{page} has no sentence of this kind to replace: {said}")
    page.write_text(SAID.sub(said, text), encoding="utf-8")


if __name__ == "__main__":
    main()
