"""Verification of a dataset: replays each game and compares every view and option with its row."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from bestiary import registry
from bestiary.core import CHANCE, SPECTATOR, Choice, Game, Seat, State, notation
from bestiary.core.notation import NotationError
from bestiary.lab.dataset.files import BadDatasetError
from bestiary.lab.dataset.rows import DecisionRow, option_texts, outcome_fields, view_json


def replay(rows: Sequence[DecisionRow]) -> State:
    """Play one game again from its rows; `BadDatasetError` at the first row that does not fit."""
    first = rows[0]
    game = _game(first)
    state: State = game.new(first.seats, json.loads(first.table))
    for row in rows:
        try:
            _follow(game, state, row)
        except NotationError as wrong:
            raise BadDatasetError(f"Game {row.number}, row {row.turn}: {wrong}.") from wrong
    outcome = state.outcome
    if outcome is None or outcome_fields(outcome) != (first.winners, first.scores, first.reason):
        raise BadDatasetError(f"Game {first.number} does not end as it was written down.")
    return state


def _game(first: DecisionRow) -> Game[Any, Any]:
    try:
        game = registry.game(first.game)
        game.validate_options(first.seats, json.loads(first.table))
    except (registry.UnknownGameError, ValueError) as wrong:
        raise BadDatasetError(f"Game {first.number}: {wrong.args[0]}") from wrong
    if game.rules_version != first.rules:
        raise BadDatasetError(f"{game.id} has rules {game.rules_version}, not {first.rules}.")
    return game


def _follow(game: Game[Any, Any], state: State, row: DecisionRow) -> None:
    """Replay one row: chance first, then compare view and options, then play the choice."""
    where = f"Game {row.number}, row {row.turn}"
    for drawn in row.chance:
        _play(state, CHANCE, notation.read(drawn, game.rules.choices), where)
    viewer = SPECTATOR if row.seat is None else row.seat
    if view_json(game, state, viewer) != row.view:
        raise BadDatasetError(f"{where}: the view is another.")
    if row.seat is None or row.choice is None:
        return
    if option_texts(state, row.seat) != list(row.offered):
        raise BadDatasetError(f"{where}: the options are others.")
    _play(state, row.seat, notation.read(row.choice, game.rules.choices), where)


def _play(state: State, seat: Seat, choice: Choice, where: str) -> None:
    if not any(choice in decision.options for decision in state.open_to(seat)):
        raise BadDatasetError(f"{where}: '{notation.write(choice)}' is not on offer.")
    state.play(seat, choice)
