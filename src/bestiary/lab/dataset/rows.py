"""Rows of a dataset: one for every decision of a game, and one for its end.

Offline learning reads the same views that bots and players get, so nothing hidden leaks into it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, NamedTuple

from bestiary import registry
from bestiary.core import CHANCE, SPECTATOR, Choice, Game, Outcome, Seat, State, notation
from bestiary.lab.match import Match, Record, play, seed_of
from bestiary.lab.parallel import parallel_map


class DecisionRow(NamedTuple):
    """A decision: what the seat saw, what was offered, and what it chose.

    `chance` is what was drawn since the row before. The last row of a game is its end: nobody
    chooses, and the view is a spectator's. `view` and `table` are JSON, choices are notation.
    """

    game: str
    rules: str
    seats: int
    table: str
    bots: list[str]
    run: int
    number: int
    seed: int
    turn: int
    chance: list[str]
    seat: int | None
    prompt: str | None
    view: str
    offered: list[str]
    choice: str | None
    winners: list[int]
    scores: list[int]
    reason: str


class GameRecorder:
    """Observer of a game that records every decision; called before each choice is played."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.seen = list[dict[str, Any]]()
        self.drawn = list[str]()
        self.state: State | None = None

    def __call__(self, state: State, seat: Seat, choice: Choice) -> None:
        self.state = state
        if seat == CHANCE:
            self.drawn.append(notation.write(choice))
            return
        prompt = next(d.prompt for d in state.open_to(seat) if choice in d.options)
        self._note(state, seat, prompt, option_texts(state, seat), notation.write(choice))

    def _note(
        self, state: State, seat: Seat | None, prompt: str | None, options: list[str], choice: Any
    ) -> None:
        viewer = SPECTATOR if seat is None else seat
        self.seen.append(
            {
                "turn": len(self.seen),
                "chance": self.drawn,
                "seat": seat,
                "prompt": prompt,
                "view": view_json(self.game, state, viewer),
                "offered": options,
                "choice": choice,
            }
        )
        self.drawn = []

    def rows(self, record: Record, run: int, number: int) -> list[DecisionRow]:
        """All rows of the game, once it is over: only now winners and scores are known."""
        assert self.state is not None
        self._note(self.state, None, None, [], None)
        whole: dict[str, Any] = {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "seats": record.seats,
            "table": json.dumps(record.options, sort_keys=True),
            "bots": list(record.bots),
            "run": run,
            "number": number,
            "seed": record.seed,
            "winners": list(record.winners),
            "scores": list(record.scores),
            "reason": record.reason,
        }
        return [DecisionRow(**whole, **seen) for seen in self.seen]


def view_json(game: Game[Any, Any], state: State, seat: Seat) -> str:
    return json.dumps(game.rules.view(state, seat), ensure_ascii=False)


def option_texts(state: State, seat: Seat) -> list[str]:
    """Everything a seat may choose in notation, standing offers included."""
    return [notation.write(option) for d in state.open_to(seat) for option in d.options]


def outcome_fields(outcome: Outcome) -> tuple[list[int], list[int], str]:
    """Winners, scores and reason, as the rows of a game state them."""
    scores = [score.total for score in outcome.scores]
    return list(outcome.winners), scores, outcome.reason


def _record_game(match: Match, run: int, number: int) -> tuple[Record, list[DecisionRow]]:
    game = registry.game(match.game)
    recorder = GameRecorder(game)
    record = play(game, match.for_game(number), seed_of(run, number), recorder)
    return record, recorder.rows(record, run, number)


def _record_task(task: tuple[Match, int, int]) -> tuple[Record, list[DecisionRow]]:
    return _record_game(*task)


def record_games(
    match: Match,
    numbers: Iterable[int],
    run: int,
    *,
    workers: int = 1,
    cluster: str | None = None,
) -> Iterator[tuple[Record, list[DecisionRow]]]:
    """Play these games of a validated match, with their rows; the same on any number of cores."""
    tasks = [(match, run, number) for number in numbers]
    return parallel_map(_record_task, tasks, workers=workers, cluster=cluster)


def record_of(rows: list[DecisionRow]) -> Record:
    """The record of a game from its rows; they do not say how long it took."""
    last = rows[-1]
    return Record(
        last.seed,
        last.seats,
        json.loads(last.table),
        tuple(last.bots),
        tuple(last.winners),
        tuple(last.scores),
        len(rows) - 1,
        0.0,
        last.reason,
    )


def games(rows: Iterable[DecisionRow]) -> Iterator[list[DecisionRow]]:
    """Group rows by game; those of one game stand together."""
    for _, each in groupby(rows, lambda row: (row.game, row.run, row.number)):
        yield list(each)
