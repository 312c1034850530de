"""What a judgement is made of, in parts that a player can see."""

from collections.abc import Iterator, Sequence
from operator import mul
from typing import Final

from bestiary.core import Choice, Seat
from bestiary.core.advice import Ground
from bestiary.games.big_monster.box.components import DRAGON_POINTS, Tile
from bestiary.games.big_monster.choices import Discard, Land, LayOn, Take, TakeAndSend
from bestiary.games.big_monster.mind.advice import ABILITIES, EXPERT, places
from bestiary.games.big_monster.mind.prospects import BY_HAND, PAD, Situation, prospects
from bestiary.games.big_monster.mind.situation import opening, situation
from bestiary.games.big_monster.scoring import LINES
from bestiary.games.big_monster.state import MonsterState
from bestiary.games.big_monster.zone import Place, Zone, landing_zone

HOPES: Final = ("ice", "ice", "crystals", "lake", "swamp", "bonus", "medals", "penalty")
"""What each of the hopes that follow the pad is about."""


def parts(state: MonsterState, seat: Seat) -> tuple[Ground, ...]:
    """The lines of the pad, then what the zone still promises."""
    if not state.zones or state.outcome is not None:
        return ()
    now = situation(state, seat, BY_HAND)
    worths = tuple(map(mul, now.taste, prospects(_foreseen(state, seat, now), now)))
    medals = state.medal_points(seat) + DRAGON_POINTS * (state.dragon == seat)
    return (Ground("ground-medals", medals), *_named(worths))


def remarks(state: MonsterState, seat: Seat, choice: Choice) -> tuple[Ground, ...]:
    """What no zone of one's own shows: who gets what is left, and what an explorer promises."""
    match choice:
        case Land(explorer):
            now = opening(state, BY_HAND)
            able = Ground("ground-ability", ABILITIES.get(explorer, 0.0))
            return (
                able,
                *_named(tuple(map(mul, now.taste, prospects(landing_zone(explorer), now)))),
            )
        case LayOn():
            return (Ground("ground-passed", EXPERT.rate(state, seat, choice)),)
        case Discard():
            return (Ground("ground-denied", EXPERT.rate(state, seat, choice)),)
    return ()


def _named(worths: Sequence[float]) -> Iterator[Ground]:
    names = [*(f"ground-{line}" for line in LINES[:PAD]), *(f"ground-hope-{h}" for h in HOPES)]
    return map(Ground, names, worths)


def _foreseen(state: MonsterState, seat: Seat, now: Situation) -> Zone:
    """The zone with the tile in hand: where it was just laid, or else where it lies best."""
    zone = state.zones[seat]
    tile = _in_hand(state, seat)
    answer = state.answers.get(seat)
    if tile is None:
        return zone
    if isinstance(answer, Place):
        return zone.lay(tile, answer)
    found = places(zone, tile, now)
    return zone.lay(tile, max(found, key=found.__getitem__)) if found else zone


def _in_hand(state: MonsterState, seat: Seat) -> Tile | None:
    answer = state.answers.get(seat)
    if isinstance(answer, Take | TakeAndSend):
        return answer.tile
    return state.chosen[seat]
