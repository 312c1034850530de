"""OpenSpiel games (Lanctot et al. 2019): importing this registers `bestiary_cryptid` and others.

    pyspiel.load_game("bestiary_cryptid(players=4,options=mode:advanced;setup:card)")

Where chance has few outcomes they are listed with their probabilities. Of a larger deal
`MAX_CHANCE_OUTCOMES` are sampled and numbered, all equally likely, so that a history of action
numbers still determines the game.
The information state is what a seat knows: its view, its memory and what it is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

import numpy as np

from bestiary import registry
from bestiary.core import CHANCE, Choice, Game, Seat, notation
from bestiary.core.chance import Chance
from bestiary.core.game import BadOptionsError
from bestiary.core.keys import key_of
from bestiary.lab.adapters.game_session import GameSession, rewards, width
from bestiary.lab.encoding import codec_of
from bestiary.lab.extras import MissingExtraError

try:
    import pyspiel
except ImportError as missing:
    raise MissingExtraError("openspiel") from missing

MAX_CHANCE_OUTCOMES = 512
MAX_GAME_LENGTH_ACTIONS = 100_000
"""OpenSpiel asks for a bound; no game comes near it."""
PREFIX = "bestiary_"


def game_type(game: Game[Any, Any]) -> pyspiel.GameType:
    """The static description that OpenSpiel registers a game with."""
    few, most = game.seats
    # A solo game pays 1 or −1 to its only player, which is not zero-sum.
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"{PREFIX}{game.id}",
        long_name=game.titles["en"],
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if few == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=few,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": few, "options": ""},
        default_loadable=True,
    )


def read_options(text: str) -> dict[str, str]:
    """`mode:advanced;setup:card` as a mapping."""
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    for pair in pairs:
        if not pair[1]:
            raise BadOptionsError(f"'{pair[0]}' is no option: write name:value;name:value.")
    return {name.strip(): value.strip() for name, _, value in pairs}


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel ships no types
    """A game with its number of players and its options."""

    def __init__(self, rules: Game[Any, Any], params: dict[str, Any] | None = None) -> None:
        """Refuses seats and options that do not go together."""
        asked = dict(params or {})
        seats = int(asked.get("players", rules.seats[0]))
        self.options = rules.validate_options(seats, read_options(str(asked.get("options", ""))))
        self.codec = codec_of(rules.id, seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.codec.words),
            max_chance_outcomes=MAX_CHANCE_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if rules.seats[0] == 1 else 0.0,
            max_game_length=MAX_GAME_LENGTH_ACTIONS,
        )
        super().__init__(game_type(rules), info, asked)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def new_initial_state(self) -> SpielState:
        """The table before chance has dealt."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat sees, as numbers and as text."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        return Observer(self)


class SpielState(pyspiel.State):  # type: ignore[misc] # as above
    """A game in progress."""

    def __init__(self, game: SpielGame, session: GameSession | None = None) -> None:
        """A new game, or a determinisation, which has no history."""
        super().__init__(game)
        self.session = session or GameSession.new(game.codec, game.options)

    def current_player(self) -> int:
        """The seat that acts; a chance node also decides which of several racers is first."""
        if self.session.outcome is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.session.seat
        return int(pyspiel.PlayerId.CHANCE) if seat in (CHANCE, None) else int(seat or 0)

    def _legal_actions(self, player: int) -> list[int]:
        return self.session.legal if player == self.session.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome by its number, with its probability."""
        if self.session.seat is None:
            number = len(self.session.racers)
            return [(place, 1 / number) for place in range(number)]
        listed = _listed_outcomes(self._chance)
        if listed is None:
            return [(number, 1 / MAX_CHANCE_OUTCOMES) for number in range(MAX_CHANCE_OUTCOMES)]
        return [(place, share) for place, (_, share) in enumerate(listed)]

    @property
    def _chance(self) -> Chance:
        options = self.session.state.pending[0].options
        assert isinstance(options, Chance)
        return options

    def _outcome(self, number: int) -> Choice:
        listed = _listed_outcomes(self._chance)
        _check(number, MAX_CHANCE_OUTCOMES if listed is None else len(listed))
        # The number is the seed: a history of numbers always replays to the same deal.
        return self._chance.sample(Random(number)) if listed is None else listed[number][0]

    def _apply_action(self, action: int) -> None:
        session = self.session
        if session.outcome is not None:
            raise ValueError("the game is over")
        if session.seat is None:
            _check(action, len(session.racers))
            session.ask(session.racers[action])
        elif session.seat == CHANCE:
            session.play(self._outcome(action))
        else:
            session.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return self.session.codec.words.name(action)
        if self.session.seat is None:
            return f"seat {self.session.racers[action]} is quicker"
        return f"{action}: {notation.write(self._outcome(action))}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.session.outcome is not None

    def returns(self) -> list[float]:
        """What the end is worth to every seat."""
        return list(rewards(self.session.outcome, self.session.codec.seats))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Sample the information set of `player`; without history, which would reveal the rest."""
        rng = Random(int(sampler() * 2**53))
        return SpielState(self.get_game(), self.session.determinise(player, rng))

    def __str__(self) -> str:
        return ", ".join(map(str, self.history())) or "the beginning"


def load(name: str) -> pyspiel.Game:
    """Unpickle a game: importing this module has registered it in the other process."""
    return pyspiel.load_game(name)


def _check(outcome: int, number: int) -> None:
    if not 0 <= outcome < number:
        raise ValueError(f"chance has outcomes 0 to {number - 1}, not {outcome}")


@lru_cache(maxsize=64)
def _listed_outcomes(chance: Chance) -> list[tuple[Choice, float]] | None:
    """The outcomes in an order that is the same in every process.

    Memoized: OpenSpiel asks for the same chance node several times.
    """
    odds = chance.probabilities()
    if odds is None or len(odds) > MAX_CHANCE_OUTCOMES:
        return None
    return [(o, float(odds[o])) for o in sorted(odds, key=notation.write)]


class Observer:
    """OpenSpiel observer: what a seat knows, for observations and information states alike.

    `dict` has the parts of `tensor` by name, as NumPy views of it.
    """

    def __init__(self, game: SpielGame) -> None:
        self.codec = game.codec
        self.tensor = np.zeros(width(self.codec), np.float32)
        ends = np.cumsum([part.size for part in self.codec.parts])
        names = ("public", "private", "memory", "said")
        self.dict = dict(zip(names, np.split(self.tensor, ends), strict=True))

    def set_from(self, state: SpielState, player: Seat) -> None:
        self.tensor[:] = state.session.vector(player)

    def string_from(self, state: SpielState, player: Seat) -> str:
        """The key of an information set: equal wherever the seat knows and has said the same."""
        session = state.session
        asked = [(d.prompt, d.about) for d in session.state.pending if d.seat == player]
        said = session.said if player == session.seat else ()
        view = self.codec.game.rules.view(session.state, player)
        return key_of((player, view, asked, said))


def _game_class(rules: Game[Any, Any]) -> type[SpielGame]:
    """A class for each game: OpenSpiel makes games from their parameters alone."""

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(rules, params)

    return Registered


for _rules in registry.catalogue():
    pyspiel.register_game(game_type(_rules), _game_class(_rules))
