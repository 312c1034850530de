"""Games that try the reconstructed numbers: who is found, what requests bring, whether dice win.

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
from bestiary.games.cryptic_nature.mind.policy import gamble, quick
from bestiary.games.cryptic_nature.setup import start
from bestiary.games.cryptic_nature.state import Expedition
from bestiary.games.cryptic_nature.view import imagine

Player = Callable[[Expedition, Seat, Random], Choice]
KEPT: Final = Path(__file__).parents[1] / "box" / "trial.json"
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
    told = state.events or ()
    opened = [c for e in told if isinstance(e, CardsOpened) for c in e.cards]
    found = [e.cryptid for e in told if isinstance(e, CryptidFound)]
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
    fair, rolled = list[Report](), list[Report]()
    while len(fair) < games or len(rolled) < duels:
        if len(rolled) * games < len(fair) * duels or len(fair) == games:
            seats = (gamble, quick) if len(rolled) % 2 == 0 else (quick, gamble)
            rolled.append(play(seats, seed + len(rolled)))
        else:
            fair.append(play((quick, quick), seed + len(fair)))
        yield counted(fair, rolled)


def counted(fair: Sequence[Report], rolled: Sequence[Report]) -> dict[str, Any]:
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
        "duels": len(rolled),
        "gambler": sum(_share(r, n % 2) for n, r in enumerate(rolled)),
    }


def _share(report: Report, seat: Seat) -> float:
    return (seat in report.winners) / len(report.winners)


def main() -> None:
    """Keep what a trial shows under the name and seed given."""
    name, seed = sys.argv[1:]
    for shown in trial(GAMES, DUELS, int(seed)):
        kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
        kept.setdefault(name, {})[seed] = shown
        KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
