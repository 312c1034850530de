"""Positions of Rats of Wistar, built rather than played into, and choices as text."""

from random import Random
from typing import Any

from bestiary.core import CHANCE, Decision, Step, Words, notation, pick
from bestiary.core.chance import Chance
from bestiary.core.notation import hints
from bestiary.core.words import LANGUAGES
from bestiary.games.rats_of_wistar import GAME
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.names import Card, Room
from bestiary.games.rats_of_wistar.box.stock import INDEX
from bestiary.games.rats_of_wistar.inventions.play import (
    Allowance,
    DrawAndPlay,
    PlayCards,
    lay_down,
)
from bestiary.games.rats_of_wistar.player import Player
from bestiary.games.rats_of_wistar.setup import LayFarm
from bestiary.games.rats_of_wistar.state import Wistar
from bestiary.games.rats_of_wistar.turn import TAKE_TURN
from core.narrowing import chance_of

WORDS = tuple(Words(GAME, language) for language in LANGUAGES)
START_MARKETS = ("shovel pickaxe wooden-bicycle hand-saw", "jetpack helicopter airship moon-rover")


def numbers(names: str) -> list[int]:
    return [box.NUMBER[Card(name)] for name in names.split()]


def position(seats: int = 2, agenda: tuple[Any, ...] = (TAKE_TURN,), **mine: Any) -> Wistar:
    """A table after set-up with nothing random in it; `mine` describes seat 0."""
    state = GAME.rules.start(seats, GAME.validate_options(seats))
    state.agenda.clear()
    LayFarm().resolve(state, {})
    state.wheel = tuple(range(6))
    state.goals = (0, 1, 2)
    state.goal_pool = tuple(range(3, len(box.GOALS)))
    state.order = tuple(range(max(seats, 2)))
    for deck, market in enumerate(START_MARKETS):
        state.markets[deck] = numbers(market)
        state.decks[deck] = [c for c in state.decks[deck] if c not in state.markets[deck]]
    give(state, 0, **mine)
    state.events = []
    state.agenda.extend(reversed(agenda))
    state.advance()
    return state


def give(state: Wistar, seat: int, **things: Any) -> None:
    """Set goods and counters by name, or `hand`, `played`, `explorer`, `tents`, `workers`."""
    player = state.players[seat]
    for name, value in things.items():
        match name:
            case "hand":
                deal(state, seat, value)
            case "played":
                lay(state, seat, value)
            case "explorer":
                player.explorer = room(value)
            case "tents":
                player.tents = tuple(room(name) for name in value.split())
            case "workers":
                for area, number in zip(("forest", "burrow", "farm"), value, strict=True):
                    player.stock[INDEX[area]] = number
            case _:
                player.stock[INDEX[name.replace("_", "-")]] = value


def room(name: str) -> int:
    return box.ROOMS.index(Room(name))


def remove(state: Wistar, card: int) -> None:
    """Take a card from wherever it lies on the table."""
    for pile in (*state.decks, *state.markets, *state.discards):
        if card in pile:
            pile.remove(card)


def deal(state: Wistar, seat: int, names: str) -> None:
    for card in numbers(names):
        remove(state, card)
        state.players[seat].hand = sorted([*state.players[seat].hand, card])


def lay(state: Wistar, seat: int, names: str) -> None:
    """Lay cards down before a seat; permanent effects are installed, others are not used."""
    actor = state.actor
    agenda = state.agenda[:]
    state.actor = seat
    for card in numbers(names):
        remove(state, card)
        state.agenda.clear()
        lay_down(state, card)
        if box.INVENTIONS[card].timing == "permanent":
            state.advance()
    state.actor = actor
    state.agenda[:] = agenda
    state.ask_again()


def discard(state: Wistar, names: str) -> None:
    for card in numbers(names):
        remove(state, card)
        state.discard(card)


def turn_up(state: Wistar, mission: int, where: str) -> None:
    """Lay a mission card open in a room."""
    state.missions[room(where)] = mission
    house, basement = state.mission_pools
    state.mission_pools = (
        tuple(m for m in house if m != mission),
        tuple(m for m in basement if m != mission),
    )


def open_decision(state: Wistar) -> Decision:
    """The open decision; what it says can be said in both languages."""
    decision = state.decisions[0]
    for words in WORDS:
        assert words.prompt(decision)
    return decision


def options(state: Wistar) -> list[str]:
    """What may be chosen now, as text."""
    return [notation.write(option) for option in open_decision(state).options]


def do(state: Wistar, *texts: str) -> None:
    """Answer decision after decision, chance included, with choices written as text."""
    for text in texts:
        decision = open_decision(state)
        choice = notation.read(text, GAME.rules.choices)
        assert choice in decision.options, f"{text} not in {options(state)[:40]}"
        for words in WORDS:
            assert words.choice(choice)
        state.play(decision.seat, choice)
        read_events(state)


def read_events(state: Wistar) -> None:
    """Read what was told: every field is of its kind, every line has its words."""
    for event in state.events or ():
        kind: Any = type(event)  # mypy does not see that a class can be hashed
        for value, hint in zip(event, hints(kind).values(), strict=True):
            assert not isinstance(hint, type) or isinstance(value, hint), event
        for words in WORDS:
            assert words.event(event)
    state.events = []


def let_chance(state: Wistar, seed: int = 1) -> None:
    """Answer chance at random while it is asked."""
    rng = Random(seed)
    while state.decisions and open_decision(state).seat == CHANCE:
        chance = open_decision(state).options
        assert isinstance(chance, Chance)
        state.play(CHANCE, chance.sample(rng))


def any_choice(state: Wistar, rng: Random) -> None:
    """Take one decision at random."""
    decision = open_decision(state)
    chance = decision.options
    choice = chance.sample(rng) if isinstance(chance, Chance) else pick(chance, rng)
    state.play(decision.seat, choice)


def me(state: Wistar, seat: int = 0) -> Player:
    return state.players[seat]


def has(state: Wistar, name: str, seat: int = 0) -> int:
    """How much a seat has of something counted."""
    return state.players[seat].stock[INDEX[name]]


def hand(state: Wistar, seat: int = 0) -> list[str]:
    return [box.INVENTIONS[card].card.value for card in state.players[seat].hand]


FREE = PlayCards(1, Allowance(free=True))


def playing(card: str, seats: int = 2, **mine: Any) -> Wistar:
    """A player who has just played a card free of charge."""
    hand_too = f"{card} {mine.pop('hand', '')}"
    state = position(seats, agenda=(FREE, TAKE_TURN), hand=hand_too, **mine)
    do(state, f"play {card} 0")
    return state


def using(card: str, **mine: Any) -> Wistar:
    """A player who has just used the 1× effect of a card."""
    state = position(agenda=(), **mine)
    lay(state, 0, card)
    state.agenda.append(TAKE_TURN)
    state.advance()
    do(state, f"use-card {card}")
    return state


def owning(cards: str, *agenda: Step, **mine: Any) -> Wistar:
    """A player with permanent effects, and something that is to happen."""
    state = position(agenda=(), **mine)
    lay(state, 0, cards)
    state.agenda += [TAKE_TURN, *reversed(agenda)]
    state.advance()
    return state


def deal_unseen(state: Wistar, rng: Random, each: int = 2) -> None:
    """Every hand gets so many cards of both decks that nobody else has seen."""
    for player in state.players:
        for deck in (box.BASIC, box.ADVANCED):
            for card in rng.sample(state.pile(deck), each):
                state.draw(deck, card)
                player.hand = sorted([*player.hand, card])
    state.advance()  # whoever is asked may have more to choose from now


def draw_to_play(state: Wistar, rng: Random) -> None:
    """Whoever acts holds three cards that were drawn to be played, with one to choose."""
    state.then(DrawAndPlay(box.BASIC, 3))
    state.advance()
    while state.decisions[0].seat == CHANCE:
        state.play(CHANCE, chance_of(state.decisions[0]).sample(rng))
