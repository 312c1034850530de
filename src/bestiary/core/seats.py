"""Seats: the players of a game by number, and the two that are no players, chance and spectator."""

from __future__ import annotations

from typing import Annotated, Final

Seat = Annotated[int, "seat"]
"""A place at the table, from 0. The annotation lets texts show the player's name instead."""

CHANCE: Final[Seat] = -1
"""The seat that rolls, draws and shuffles."""

SPECTATOR: Final[Seat] = -2
"""Someone who watches and holds nothing."""
