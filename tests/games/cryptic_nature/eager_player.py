"""A careless but busy player: takes any option, likelier those that bring the game on."""

from random import Random

from bestiary.core import CHANCE, Choice, Decision
from bestiary.games.cryptic_nature import choices as c
from bestiary.games.cryptic_nature.bets import trackable
from bestiary.games.cryptic_nature.box.components import CITIES
from bestiary.games.cryptic_nature.box.pieces import Place, Result
from bestiary.games.cryptic_nature.state import Expedition
from core.narrowing import chance_of

EAGER: dict[type, float] = {
    c.Track: 50,
    c.Relocate: 50,
    c.Fulfil: 80,
    c.Collect: 12,
    c.Search: 10,
    c.Learn: 5,
    c.UseLuck: 5,
    c.SecondChance: 5,
    c.Reroll: 5,
    c.EndTurn: 0.5,
    c.Replace: 0.1,
    c.RefreshMarket: 0.1,
    c.PaidStep: 0.1,
    c.Swap: 0.05,
    c.Fly: 0.05,
    c.Sell: 0.02,
}
MOST = 200
TOSSES = 3


def goals(state: Expedition, seat: int) -> set[Place | None]:
    """Where there is something to do."""
    if state.unmoved(seat):
        return set(CITIES)
    return {*state.ground, *(state.where(card) for card in trackable(state, seat))}


def eager(state: Expedition, decision: Decision, rng: Random) -> Choice:
    """One of the options."""
    options = list(decision.options)
    if len(options) > MOST:
        return rng.choice(options)
    there = goals(state, decision.seat)
    weights = [
        EAGER.get(type(o), 1) * (4 if getattr(o, "to", None) in there else 1) for o in options
    ]
    return rng.choices(options, weights)[0]


def lucky(decision: Decision, rng: Random) -> Choice:
    """What chance brings; of several tosses the best, so that the rarest cards are found too."""
    times = TOSSES if decision.prompt == "toss" else 1
    drawn = [chance_of(decision).sample(rng) for _ in range(times)]
    return max(drawn, key=lambda c: getattr(c, "results", ()).count(Result.SUCCESS))


def step(state: Expedition, rng: Random) -> Choice:
    """Let chance or a busy player take the next decision."""
    decision = state.decisions[0]
    choice = lucky(decision, rng) if decision.seat == CHANCE else eager(state, decision, rng)
    state.play(decision.seat, choice)
    return choice
