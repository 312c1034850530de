"""Self-play trial of the reconstructed numbers: finds, requests, and whether dice alone win.

`python -m bestiary.games.cryptic_nature.mind.trial NAME SEED` plays them, game by game, and keeps
the counts under that name and seed in `box/trial.json`. The page About this edition adds them up.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from bestiary.core import CHANCE, Choice, Seat
from bestiary.games.cryptic_nature.box.components import CARDS, COST, RESULTS
from bestiary.games.cryptic_nature.box.pieces import Result, Skill
from bestiary.games.cryptic_nature.events import CardsOpened, CryptidFound
from bestiary.games.cryptic_nature.mind.policy import gamble, rollout_policy
from bestiary.games.cryptic_nature.setup import start
from bestiary.games.cryptic_nature.state import Expedition
from bestiary.games.cryptic_nature.view import imagine

Player = Callable[[Expedition, Seat, Random], Choice]
TRIAL_FILE: Final = Path(__file__).parents[1] / "box" / "trial.json"
GAMES: Final = 150
DUELS: Final = 50
"""Games between two who weigh, and games of one of them against a gambler."""
LEVELS: Final = (1, 2, 3)
OPTIONS: Final = {"wolpertinger": "no", "bets": "yes", "surcharge": "yes"}


class Report(NamedTuple):
    """What one game showed."""

    opened: Counter[int]
    found: Counter[int]
    cards: set[str]
    requests: int
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


def play(players: Sequence[Player], seed: int) -> Report:
    """One game for as many players; each sees only what its seat may know."""
    state = start(len(players), OPTIONS)
    rng = Random(seed)
    state.events = []
    state.advance()
    while state.outcome is None:
        decision = state.pending[0]
        if decision.seat == CHANCE:
            choice = decision.options.sample(rng)  # type: ignore[attr-defined]
        else:
            world = imagine(state, decision.seat, rng)
            choice = players[decision.seat](world, decision.seat, rng)
        state.play(decision.seat, choice)
    return report(state)


def report(state: Expedition) -> Report:
    assert state.outcome is not None
    events = state.events or ()
    opened = [c for e in events if isinstance(e, CardsOpened) for c in e.cards]
    found = [e.cryptid for e in events if isinstance(e, CryptidFound)]
    return Report(
        Counter(CARDS[c].level for c in opened),
        Counter(CARDS[c].level for c in found),
        {str(c) for c in found},
        sum(dict(score.lines)["requests"] for score in state.outcome.scores),
        tuple(score.total for score in state.outcome.scores),
        tuple(state.outcome.winners),
    )


def trial(games: int, duels: int, seed: int) -> Iterator[dict[str, Any]]:
    """Play, and count: what is known after every game, duels and others in turn."""
    fair, gambled = list[Report](), list[Report]()
    while len(fair) < games or len(gambled) < duels:
        # Interleaved in the ratio of the two numbers, so that a stopped trial has both kinds.
        if len(gambled) * games < len(fair) * duels or len(fair) == games:
            seats = (gamble, rollout_policy) if len(gambled) % 2 == 0 else (rollout_policy, gamble)
            gambled.append(play(seats, seed + len(gambled)))
        else:
            fair.append(play((rollout_policy, rollout_policy), seed + len(fair)))
        yield summary(fair, gambled)


def summary(fair: Sequence[Report], gambled: Sequence[Report]) -> dict[str, Any]:
    """What games between two who weigh showed, and who won against the gambler."""
    return {
        "die": [RESULTS[result] for result in Result],
        "prices": [COST[Skill.LUCK], COST[Skill.SECOND_CHANCE]],
        "games": len(fair),
        "opened": [sum(r.opened[level] for r in fair) for level in LEVELS],
        "found": [sum(r.found[level] for r in fair) for level in LEVELS],
        "cards": sorted(set().union(*(r.cards for r in fair))),
        "requests": sum(r.requests for r in fair),
        "scores": sum(sum(r.scores) for r in fair),
        "duels": len(gambled),
        "gambler": sum(_share(r, n % 2) for n, r in enumerate(gambled)),
    }


def _share(report: Report, seat: Seat) -> float:
    return (seat in report.winners) / len(report.winners)


def main() -> None:
    """Keep what a trial shows under the name and seed given."""
    name, seed = sys.argv[1:]
    for counts in trial(GAMES, DUELS, int(seed)):
        trials = json.loads(TRIAL_FILE.read_text("utf-8")) if TRIAL_FILE.exists() else {}
        trials.setdefault(name, {})[seed] = counts
        TRIAL_FILE.write_text(json.dumps(trials, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
