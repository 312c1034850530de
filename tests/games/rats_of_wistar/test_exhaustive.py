"""Everything in the box is used: all cards are played, all tokens taken, all missions completed."""

from collections.abc import Hashable
from random import Random
from typing import Any

from bestiary.core.chance import Chance
from bestiary.games.rats_of_wistar import GAME
from bestiary.games.rats_of_wistar import choices as kinds
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.state import Wistar
from games.rats_of_wistar.position import give, let_chance, open_decision

MOST_GAMES = 250
HAND = 14
WORKERS = {"forest": 0, "burrow": 0, "farm": 2, "entrance": 0}
SKILLS = dict.fromkeys((skill.value for skill in box.SKILLS), 3)
EAGERNESS = {
    kinds.Play: 60.0,
    kinds.Complete: 60.0,
    kinds.AchieveGoal: 20.0,
    kinds.UseCard: 6.0,
    kinds.TakeMain: 6.0,
    kinds.TakeBonus: 6.0,
    kinds.TakeMouse: 3.0,
    kinds.Reveal: 4.0,
    kinds.EndTurn: 0.3,
    kinds.Skip: 0.1,
    kinds.BuyJoker: 0.02,
    kinds.BuyCurrent: 0.02,
}


def rich_table(seed: int, rng: Random) -> Wistar:
    """A table whose players lack nothing, after the set-up."""
    state = GAME.new((4, 3, 2, 1)[seed % 4])
    let_chance(state, seed)
    while open_decision(state).prompt == "pair":
        eager(state, rng)
    for seat in range(len(state.players)):
        give(state, seat, wood=25, metal=25, movement=4, joker=2, current=2, **WORKERS, **SKILLS)
        give(state, seat, rooms_dug=rng.randrange(4))
        state.players[seat].explorer = rng.randrange(len(box.ROOMS))
        for deck in state.decks:
            for card in rng.sample(deck, min(HAND // 2, len(deck) // 2)):
                deck.remove(card)
                state.players[seat].hand = sorted([*state.players[seat].hand, card])
    state.ask_again()
    return state


def eager(state: Wistar, rng: Random) -> None:
    """Take one decision with a liking for cards, missions and goals."""
    decision = open_decision(state)
    options = decision.options
    if isinstance(options, Chance):
        state.play(decision.seat, options.sample(rng))
        return
    candidates = list(options)
    weights = [EAGERNESS.get(type(option), 1.0) for option in candidates]
    state.play(decision.seat, rng.choices(candidates, weights)[0])


def used_components(state: Wistar) -> set[Hashable]:
    """What has been played, taken, completed or freed."""
    found: set[Hashable] = {box.ROWS[n].row for n, seat in enumerate(state.rows) if seat >= 0}
    found |= {box.GOALS[goal].goal for goal in state.discs}
    for player in state.players:
        found |= {box.INVENTIONS[n].card for n in player.played}
        found |= {box.MICE[n].mouse for n in player.mice}
        found |= {box.DOORS[n][0] for n in player.doors}
        found |= {box.HEROES[n][0] for n in player.heroes}
        found |= {box.SKILLS[n] for n in player.skills}
        found |= {cell.cell for n, cell in enumerate(box.CELLS) if player.freed >> n & 1}
    return found


def everything() -> set[Any]:
    names: list[Any] = [i.card for i in box.INVENTIONS] + [m.mouse for m in box.MICE]
    names += [row.row for row in box.ROWS] + [card.goal for card in box.GOALS]
    names += [door for door, _ in box.DOORS] + [hero for hero, _, _ in box.HEROES]
    return {*names, *box.SKILLS, *(cell.cell for cell in box.CELLS)}


def test_everything_is_used_in_some_game() -> None:
    missing = everything()
    for seed in range(MOST_GAMES):
        rng = Random(seed)
        state = rich_table(seed, rng)
        pieces = GAME.rules.inventory.components(state)
        while state.outcome is None:
            eager(state, rng)
        now = GAME.rules.inventory.components(state)
        assert now - pieces == pieces - now
        missing -= used_components(state)
        if not missing:
            return

    assert not missing
