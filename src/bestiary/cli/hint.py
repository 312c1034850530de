"""A hint in words: what a bot weighed, and why it would choose so."""

from __future__ import annotations

from collections.abc import Iterator

from bestiary.cli.terminal_texts import TerminalTexts
from bestiary.core import Bot, Position, Words
from bestiary.core.bot import Candidate

MAX_SHOWN = 3
"""Candidates that a hint lists, and grounds for the best of them."""


def hint(adviser: Bot, position: Position, words: Words, says: TerminalTexts) -> Iterator[str]:
    """The best candidates, then what speaks for the first and against it."""
    explained = adviser.explain(position)
    if explained is None:
        yield says("no-hint")
        return
    for number, candidate in enumerate(explained.candidates[:MAX_SHOWN], 1):
        yield _candidate(number, candidate, words, says)
    for ground in explained.grounds[:MAX_SHOWN]:
        yield f"   {ground.in_words(words)}"


def _candidate(number: int, candidate: Candidate, words: Words, says: TerminalTexts) -> str:
    said = words.choice(candidate.choice)
    if candidate.chance is not None:
        return says("hint-chance", number=number, choice=said, chance=f"{candidate.chance:.0%}")
    low, high = (f"{end:.1f}" for end in candidate.interval)
    return says("hint-expected", number=number, choice=said, low=low, high=high)
