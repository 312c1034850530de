"""A player without a brain."""

from __future__ import annotations

from bestiary.core import Choice, Position, pick


def uniform(position: Position) -> Choice:
    """Any option, all equally likely."""
    return pick(position.options, position.rng)
