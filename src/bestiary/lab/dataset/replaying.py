"""Rows played again: every view and every option must be as it was written down."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bestiary import registry
from bestiary.core import CHANCE, SPECTATOR, State, notation
from bestiary.lab.dataset.files import BadDatasetError
from bestiary.lab.dataset.rows import Row, offered, shown


def replay(rows: Sequence[Row]) -> State:
    """Play one game again from its rows; `BadDatasetError` at the first row that does not fit."""
    first = rows[0]
    game = registry.game(first.game)
    if game.rules_version != first.rules:
        raise BadDatasetError(f"{game.id} has rules {game.rules_version}, not {first.rules}.")
    state: State = game.new(first.seats, json.loads(first.table))
    for row in rows:
        for drawn in row.chance:
            state.play(CHANCE, notation.read(drawn, game.choices))
        viewer = SPECTATOR if row.seat is None else row.seat
        if shown(game, state, viewer) != row.view:
            raise BadDatasetError(f"Game {row.number}, row {row.turn}: the view is another.")
        if row.seat is None or row.choice is None:
            continue
        if offered(state, row.seat) != list(row.offered):
            raise BadDatasetError(f"Game {row.number}, row {row.turn}: the options are others.")
        state.play(row.seat, notation.read(row.choice, game.choices))
    if state.outcome is None or list(state.outcome.winners) != list(first.winners):
        raise BadDatasetError(f"Game {first.number} does not end as it was written down.")
    return state
