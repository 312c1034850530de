"""Bots: argmax over a player's evaluations; and the four levels of this game."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from bestiary.core import DEFAULT_BUDGET, Bot, Budget, Choice, Position
from bestiary.core.bot import Candidate, Explanation
from bestiary.core.mind import Mind
from bestiary.games.cryptid.choices import WantHint
from bestiary.games.cryptid.mind.grounds import grounds
from bestiary.games.cryptid.mind.players import (
    Situation,
    Worths,
    beginner,
    expert,
    master,
    naturalist,
    ranger,
    scout,
    situation_of,
    tracker,
)
from bestiary.games.cryptid.state import CryptidState


@dataclass(frozen=True, slots=True)
class Reasoner:
    """A player that reasons; it agrees to the shared hint once somebody has asked for it."""

    player: Callable[[Situation], Worths]

    def choose(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> Choice:
        """What it thinks best; ties fall by lot."""
        for offer in position.decisions[1:]:
            if WantHint() in offer.options and dict(offer.about)["votes"]:
                return WantHint()
        situation = situation_of(position)
        if len(situation.options) == 1:
            return situation.options[0]
        worths = self.player(situation)
        highest = max(worths.values())
        return situation.rng.choice(
            [option for option, worth in worths.items() if worth == highest]
        )

    def analyse(self, position: Position, budget: Budget = DEFAULT_BUDGET) -> tuple[Candidate, ...]:
        """All that it thought of, the best first; it reckons, so nothing is tried."""
        worths = self.player(situation_of(position))
        ranked = sorted(worths, key=worths.__getitem__, reverse=True)
        return tuple(Candidate(option, worths[option]) for option in ranked)

    def explain(
        self, position: Position, choice: Choice | None = None, budget: Budget = DEFAULT_BUDGET
    ) -> Explanation | None:
        """The choice among all that it thought of, and what its seat may know of it."""
        candidates = self.analyse(position, budget)
        chosen = next((c for c in candidates if choice in (None, c.choice)), None)
        if chosen is None:
            return None
        return Explanation(chosen, candidates, grounds(situation_of(position), chosen.choice))


BOTS: Final[dict[str, Callable[[], Bot]]] = {
    player.__name__: partial(Reasoner, player) for player in (scout, tracker, expert)
}
MINDS: Final[dict[str, Mind[CryptidState]]] = {
    "apprentice": Mind(make=partial(Reasoner, beginner)),
    "ranger": Mind(make=partial(Reasoner, ranger)),
    "naturalist": Mind(make=partial(Reasoner, naturalist)),
    "master": Mind(make=partial(Reasoner, master)),
}
