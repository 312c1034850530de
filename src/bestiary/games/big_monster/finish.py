"""Chapters 6 and 7: the extra tile, and who wins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bestiary.core import Choice, Decision, Outcome, Score, Seat, Step
from bestiary.games.big_monster.box.components import Explorer
from bestiary.games.big_monster.choices import Recover
from bestiary.games.big_monster.events import Recovered, Scored
from bestiary.games.big_monster.medals import CheckMedals, GivePenalty, partners
from bestiary.games.big_monster.placing import PlaceTiles
from bestiary.games.big_monster.scoring import LAKE_LINE, LINES
from bestiary.games.big_monster.state import (
    ORDER,
    PUBLIC,
    Mode,
    MonsterState,
    Thrown,
    replaced,
    team_of,
)

Pad = tuple[int, ...]
Standing = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CountDiscards(Step):
    """§8.3 Once all tiles are laid, anyone can count what the discard pile holds."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        # Sorted: the order of the pile would tell from whose stack a tile came.
        tiles = sorted((thrown.tile for thrown in state.discards), key=ORDER.__getitem__)
        state.discards = tuple(Thrown(tile, PUBLIC) for tile in tiles)


@dataclass(frozen=True, slots=True)
class RecoverTile(Step):
    """§6.3 Before scoring the man in black lays one more tile, any from the discard pile."""

    def seat(self, state: MonsterState) -> Seat | None:
        suits = [zone.explorer for zone in state.zones]
        return suits.index(Explorer.MAN_IN_BLACK) if Explorer.MAN_IN_BLACK in suits else None

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        seat = self.seat(state)
        if seat is None:
            return ()
        tiles = dict.fromkeys(thrown.tile for thrown in state.discards)
        return (Decision(seat, "recover", tuple(map(Recover, tiles))),)

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Recover]) -> None:
        for seat, choice in answers.items():
            pile = list(state.discards)
            pile.remove(Thrown(choice.tile, PUBLIC))
            state.discards = tuple(pile)
            # `PlaceTiles` asks only those who have chosen a tile: here one player.
            state.chosen = replaced(state.chosen, seat, choice.tile)
            state.turned_up = True
            state.tell(Recovered, seat, choice.tile)
            # Only here: without the man in black nothing is laid after the last turn.
            state.then(PlaceTiles(), CheckMedals())


def individual_standing(pad: Pad) -> Standing:
    """§7.9 Most points win; a tie goes to more points for the Big Lake Monster, then is shared."""
    return sum(pad), pad[LAKE_LINE]


def team_standing(state: MonsterState, seat: Seat) -> Standing:
    """§7.10 A team has its lower score; ties: the sum, then both lake lines, then shared."""
    team = partners(team_of(seat, state.seats), state.seats)
    pads = [state.score(partner) for partner in team]
    totals = [sum(pad) for pad in pads]
    return min(totals), sum(totals), sum(pad[LAKE_LINE] for pad in pads)


def outcome(state: MonsterState) -> Outcome:
    is_team = state.mode is Mode.TEAMS
    pads = [state.score(seat) for seat in range(state.seats)]
    if is_team:
        places = [team_standing(state, seat) for seat in range(state.seats)]
    else:
        places = [individual_standing(pad) for pad in pads]
    best = max(places)
    winners = tuple(seat for seat, place in enumerate(places) if place == best)
    # A list inside: compiled, a generator is slower than a list.
    scores = tuple([Score(tuple(zip(LINES, pad, strict=True))) for pad in pads])
    decided = tie_break(state, places)
    if not is_team:
        return Outcome(winners, scores, "points", decided)
    return Outcome(winners, scores, "teams", decided, about_teams(state, winners))


def team_result(state: MonsterState, team: int) -> int:
    """The last row of the pad: the lower of the two partners' scores."""
    return min(sum(state.score(seat)) for seat in partners(team, state.seats))


def about_teams(state: MonsterState, winners: Sequence[Seat]) -> tuple[tuple[str, Any], ...]:
    """Which teams won, and every team's result, for the closing sentence."""
    teams = range(state.seats // 2)
    won = tuple(str(team) for team in teams if team in winners)
    results = ((f"result-{team}", team_result(state, team)) for team in teams)
    return (("team", won), ("teams", len(teams)), *results)


def tie_break(state: MonsterState, places: Sequence[Standing]) -> str | None:
    """The name of what decided between equal scores, None if nothing had to."""
    best = max(places)
    size = 2 if state.mode is Mode.TEAMS else 1
    names = ("sum", "team-lake") if size == 2 else ("lake",)
    # Standings are compared item by item: the first depth at which only one winner (or one team
    # of two) is left tells that the item before it did not decide.
    used = None
    for depth, name in enumerate((*names, "shared"), start=1):
        if sum(place[:depth] == best[:depth] for place in places) == size:
            return used
        used = name
    return used


@dataclass(frozen=True, slots=True)
class CountPoints(Step):
    """§7.11 The game ends when the pad is filled in."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        end = outcome(state)
        for seat, score in enumerate(end.scores):
            state.tell(Scored, seat, score.total)
        state.finish(end)


FINISH: Final = (CountDiscards(), RecoverTile(), GivePenalty(), CountPoints())
