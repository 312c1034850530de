"""Figures about the games themselves, with intervals: seats, roles, lengths, traits, components."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean, stdev

from bestiary import registry
from bestiary.lab.published.pages import table
from bestiary.lab.published.sightings import SETTINGS, Setting, Sighting, named
from bestiary.lab.statistics import SURE, wilson

Seen = Sequence[tuple[Setting, Sequence[Sighting]]]
LEAST = 5
"""What fewer players had says nothing."""


def gather(kept: Mapping[str, Sighting]) -> list[tuple[Setting, list[Sighting]]]:
    """The games that were kept, by setting."""
    by_setting = [(s, [kept[k] for k in kept if k.startswith(s.key(0)[:-1])]) for s in SETTINGS]
    return [(setting, found) for setting, found in by_setting if len(found) > 1]


def page(seen: Seen) -> str:
    """Everything, chapter by chapter."""
    chapters = {
        "Seats and length": _lengths(seen),
        "The roles of Urban Legends": _roles(seen),
        "Cryptid: questions until the habitat is found": _questions(seen),
        "Who wins with what": "\n\n".join(
            _traits(seen, game) for game in ("big_monster", "cryptic_nature", "rats_of_wistar")
        ),
        "What was never used": _unused(seen),
    }
    return "\n\n".join(f"## {title}\n\n{text}" for title, text in chapters.items())


def _title(setting: Setting) -> str:
    options = ", ".join(value for _, value in setting.options)
    title = registry.game(setting.game).titles["en"]
    return f"{title} ({options})" if options else title


def _rate(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins / games:.0%} ({low:.0%}–{high:.0%})"


def _mean(numbers: Sequence[int]) -> str:
    mean, half = fmean(numbers), SURE * stdev(numbers) / len(numbers) ** 0.5
    return f"{mean:.1f} ({max(0.0, mean - half):.1f}–{mean + half:.1f})"


def _lengths(seen: Seen) -> str:
    """How often each seat wins, and how many decisions a game takes."""
    rows = []
    for setting, games in seen:
        wins = [sum(seat in game.winners for game in games) for seat in range(setting.seats)]
        rates = "; ".join(_rate(won, len(games)) for won in wins)
        length = _mean([game.decisions for game in games])
        who = [_title(setting), str(setting.seats), setting.level]
        rows.append([*who, str(len(games)), rates, length])
    head = ["game", "seats", "players", "games", "won by seat 1; 2; …", "decisions a game"]
    return table(head, rows)


def _roles(seen: Seen) -> str:
    """How often each role of Urban Legends wins, between players of one level."""
    rows = []
    for setting, games in seen:
        if setting.game == "urban_legends":
            won = Counter(role for (_, role), is_won in _entries(games) if is_won)
            rows += [
                [setting.level, role, str(len(games)), _rate(won[role], len(games))]
                for role in ("cryptid", "scientist")
            ]
    return table(["players", "role", "games", "won"], rows)


def _questions(seen: Seen) -> str:
    """Questions and searches of all players together."""
    rows = [
        [
            str(setting.seats),
            dict(setting.options)["mode"],
            str(len(games)),
            _mean([game.verbs.get("Question", 0) for game in games]),
            _mean([game.verbs.get("Search", 0) for game in games]),
        ]
        for setting, games in seen
        if setting.game == "cryptid"
    ]
    return table(["seats", "clues", "games", "questions", "searches"], rows)


def _traits(seen: Seen, game: str) -> str:
    """How often those won who had something, against their fair share."""
    had, won = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    fair = defaultdict[tuple[str, str], float](float)
    for setting, games in seen:
        for thing, is_won in _entries(games) if setting.game == game else ():
            had[thing] += 1
            won[thing] += is_won
            fair[thing] += 1 / setting.seats
    rows = [
        [
            kind,
            name,
            str(number),
            _rate(won[kind, name], number),
            f"{fair[kind, name] / number:.0%}",
        ]
        for (kind, name), number in sorted(had.items())
        if number >= LEAST
    ]
    title = registry.game(game).titles["en"]
    return table([f"{title}: by", "which", "players who had it", "won", "fair share"], rows)


def _entries(games: Sequence[Sighting]) -> Iterator[tuple[tuple[str, str], bool]]:
    for game in games:
        for seat, traits in enumerate(game.traits):
            for kind, names in traits.items():
                yield from (((kind, name), seat in game.winners) for name in set(names))


def _unused(seen: Seen) -> str:
    """What is in the box and came into play in none of these games."""
    rows = []
    for rules in registry.catalogue():
        games = [game for setting, found in seen if setting.game == rules.id for game in found]
        box = set(map(named, rules.to_be_seen))
        if box and games:
            unused = sorted(box.difference(*(game.used for game in games)))
            rows.append(
                [rules.titles["en"], str(len(games)), str(len(box)), ", ".join(unused) or "–"]
            )
    return table(["game", "games", "components", "never in play"], rows)
