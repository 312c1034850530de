"""What components do to a game: who wins with them, which stand out, which nobody ever had."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import chain
from statistics import NormalDist
from typing import NamedTuple, TypeAlias

from bestiary import registry
from bestiary.lab.markdown import table
from bestiary.lab.statistics import rate, wilson
from tools.figures.traits import MEDAL_SET_LEAD
from tools.figures.watched_games import GameObservation, Setting, component_name

GamesBySetting: TypeAlias = Sequence[tuple[Setting, Sequence[GameObservation]]]
"""The games of every setting."""
Component: TypeAlias = tuple[str, str]
"""A component: its kind and its name."""
MIN_PLAYERS = 5
"""A component that fewer players had says nothing."""
LISTED_KINDS = ("explorer", "medal", "penalty", MEDAL_SET_LEAD, "contract", "hero", "skill")
"""Of other kinds there are so many that only those are listed which stand out."""
FAMILYWISE_ERROR_RATE = 0.05
"""How likely any component of a game stands out by chance alone (Bonferroni)."""


class Tally(NamedTuple):
    """How many players had something, how many of them won, and how many should have."""

    had: int
    won: int
    fair: float


def entries(games: Sequence[GameObservation]) -> Iterator[tuple[Component, bool]]:
    """Everything that a player had at the end of a game, and whether that player won."""
    for game in games:
        for seat, traits in enumerate(game.traits):
            for kind, names in traits.items():
                yield from (((kind, name), seat in game.winners) for name in set(names))


def tallies(games_by_setting: GamesBySetting, game: str) -> dict[Component, Tally]:
    """Of everything that enough players had, at tables of several."""
    numbers, won = Counter[Component](), Counter[Component]()
    fair = defaultdict[Component, float](float)
    for setting, games in games_by_setting:
        for component, is_won in (
            entries(games) if setting.game == game and setting.seats > 1 else ()
        ):
            numbers[component] += 1
            won[component] += is_won
            fair[component] += _share(setting)
    return {
        component: Tally(number, won[component], fair[component])
        for component, number in sorted(numbers.items())
        if number >= MIN_PLAYERS
    }


def _share(setting: Setting) -> float:
    """A seat's fair share: partners win together."""
    sides = setting.seats // 2 if ("mode", "teams") in setting.options else setting.seats
    return 1 / sides


def win_rate_table(games_by_setting: GamesBySetting, game: str) -> str:
    """How often those won who had something, against their fair share."""
    rows = [
        [kind, name, str(tally.had), rate(tally.won, tally.had), f"{tally.fair / tally.had:.0%}"]
        for (kind, name), tally in tallies(games_by_setting, game).items()
        if kind in LISTED_KINDS
    ]
    title = registry.game(game).titles["en"]
    return table([f"{title}: by", "which", "players who had it", "won", "fair share"], rows)


def outlier_table(games_by_setting: GamesBySetting) -> str:
    """What differs from the rest of its kind, by more than so many comparisons let expect."""
    rows = [
        [registry.game(game).titles["en"], kind, name, str(tally.had), *cells]
        for game in registry.ids()
        for (kind, name), tally, cells in _outliers(tallies(games_by_setting, game))
    ]
    head = ["game", "kind", "which", "players who had it", "won", "would be usual"]
    return table(head, rows)


def _outliers(tallied: dict[Component, Tally]) -> Iterator[tuple[Component, Tally, list[str]]]:
    deviations = NormalDist().inv_cdf(1 - FAMILYWISE_ERROR_RATE / 2 / max(1, len(tallied)))
    for (kind, name), tally in tallied.items():
        others = [t for (k, n), t in tallied.items() if k == kind and n != name]
        if not others or kind == "role":
            continue
        # Whoever has much of a kind wins more, so a component is compared with others of its kind.
        lucky = sum(t.won for t in others) / sum(t.fair for t in others)
        usual = lucky * tally.fair / tally.had
        low, high = wilson(tally.won, tally.had, deviations)
        if not low <= usual <= high:
            yield (kind, name), tally, [rate(tally.won, tally.had), f"{usual:.0%}"]


def never_used_table(games_by_setting: GamesBySetting) -> str:
    """What came into play in none of these games, and what no player ever had."""
    rows = []
    for rules in registry.catalogue():
        played = [
            (s, game) for s, games in games_by_setting if s.game == rules.id for game in games
        ]
        box = set(map(component_name, rules.rules.inventory.to_cover))
        if box and played:
            games = [game for _, game in played]
            hidden = box.difference(*(game.used for game in games))
            owned = {name for (_, name), _ in entries(games)}
            idle = _of_their_kinds(rules.id, {s for s, _ in played}, owned) - owned
            cells = [", ".join(sorted(names)) or "–" for names in (hidden, idle)]
            rows.append([rules.titles["en"], str(len(games)), str(len(box)), *cells])
    return table(["game", "games", "components", "never in play", "never anybody's"], rows)


def _of_their_kinds(game: str, settings: set[Setting], owned: set[str]) -> set[str]:
    """Everything in these boxes of the kinds of which somebody had something."""
    rules = registry.game(game)
    boxes = (
        rules.rules.inventory.box(s.seats, rules.validate_options(s.seats, dict(s.options)))
        for s in settings
    )
    pieces = set(chain.from_iterable(boxes))
    kinds = {type(piece) for piece in pieces if component_name(piece) in owned}
    return {component_name(piece) for piece in pieces if type(piece) in kinds}
