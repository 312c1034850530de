"""Conformance of whole games at a table: transcript, take-back and verification."""

from __future__ import annotations

from random import Random
from typing import Any

from bestiary.core import Game, RefusedError, Table, Variant, pick, transcript
from bestiary.lab.conformance.nonconformity import Nonconformity

TAKE_BACK_SHARE = 0.05


def check_table(game: Game[Any, Any], variant: Variant, rng: Random, max_decisions: int) -> None:
    """Play a table to its end, taking back now and then; its transcript rebuilds and verifies."""
    seed = rng.randbytes(32)
    table = Table(game, variant.seats, dict(variant.options), seed=seed, players=["Ann", "Борис"])
    for _ in range(max_decisions):
        if table.is_over:
            break
        move(table, rng)
    else:
        raise Nonconformity(f"no end after {max_decisions} decisions at a table")
    check_transcript(game, table)


def move(table: Table, rng: Random) -> None:
    """One random move; if it may be taken back, now and then take it back and repeat it."""
    seat = rng.choice(table.to_move)
    decision = table.open_to(seat)[0]
    if not decision.options:
        raise Nonconformity(f"no option for '{decision.prompt}' at a table")
    choice = pick(decision.options, rng)
    check_back = rng.random() < TAKE_BACK_SHARE
    before = table.state.copy() if check_back else None
    table.choose(seat, choice)
    if before is None or not table.can_take_back(seat):
        return
    table.take_back(seat)
    if table.state != before:
        raise Nonconformity(f"take-back of {choice} does not restore the table")
    table.choose(seat, choice)


def check_transcript(game: Game[Any, Any], table: Table) -> None:
    """The text rebuilds the same table, and the seed gives the same chance."""
    written = transcript.write(table)
    try:
        again = transcript.verify(transcript.read(written), game)
    except (transcript.TranscriptError, RefusedError) as broken:
        raise Nonconformity(f"the transcript does not replay: {broken}") from broken
    if again.state != table.state or transcript.write(again) != written:
        raise Nonconformity("the transcript rebuilds another game")
