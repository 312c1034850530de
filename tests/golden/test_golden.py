"""Golden transcripts: the same seeds and choices lead to the same games, line by line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bestiary import registry
from bestiary.core import Game, Variant, transcript
from tools.golden import golden, golden_variants

FOLDER = Path(__file__).parent
ALL = [
    pytest.param(game, variant, id=f"{game.id}-{variant.seats}")
    for game in registry.catalogue()
    for variant in golden_variants(game)
]


@pytest.mark.parametrize(("game", "variant"), ALL)
def test_golden(game: Game[Any, Any], variant: Variant) -> None:
    kept = (FOLDER / f"{game.id}-{variant.seats}.txt").read_text(encoding="utf-8")

    assert golden(game, variant).splitlines() == kept.splitlines(), "make regold, read the diff"
    assert transcript.verify(transcript.read(kept), game).is_over


def test_no_transcript_is_left_over() -> None:
    expected = {
        f"{game.id}-{v.seats}" for game in registry.catalogue() for v in golden_variants(game)
    }

    assert {path.stem for path in FOLDER.glob("*.txt")} == expected
