"""Figures about the games themselves, with intervals: seats, roles, lengths, traits, components."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean, stdev

from bestiary import registry
from bestiary.lab.markdown import table
from bestiary.lab.statistics import Z_95, rate
from tools.figures.components import Seen, entries, had, outstanding, unused
from tools.figures.watched_games import SETTINGS, Setting, Sighting

LARGE = ("big_monster", "cryptic_nature", "rats_of_wistar")


def gather(kept: Mapping[str, Sighting]) -> list[tuple[Setting, list[Sighting]]]:
    """The games that were kept, by setting."""
    by_setting = [(s, [kept[k] for k in kept if k.startswith(s.key(0)[:-1])]) for s in SETTINGS]
    return [(setting, found) for setting, found in by_setting if len(found) > 1]


def page(seen: Seen) -> str:
    chapters = {
        "Seats and length": _lengths(seen),
        "The roles of Urban Legends": _roles(seen),
        "Cryptid: questions until the habitat is found": _questions(seen),
        "Who wins with what": "\n\n".join(had(seen, game) for game in LARGE),
        "What is too strong or too weak": outstanding(seen),
        "What was never used": unused(seen),
    }
    played = ", ".join(sorted({game.at for _, games in seen for game in games if game.at}))
    told = [f"## {title}\n\n{text}" for title, text in chapters.items()]
    return "\n\n".join([f"Bots as of {played}.", *told] if played else told)


def _title(setting: Setting) -> str:
    options = ", ".join(name if value == "yes" else value for name, value in setting.options)
    title = registry.game(setting.game).titles["en"]
    return f"{title} ({options})" if options else title


def _mean(numbers: Sequence[int]) -> str:
    mean = fmean(numbers)
    half = Z_95 * stdev(numbers) / len(numbers) ** 0.5
    return f"{mean:.1f} ({max(0.0, mean - half):.1f}–{mean + half:.1f})"


def _lengths(seen: Seen) -> str:
    """How often each seat wins, and how many decisions a game takes."""
    rows = []
    for setting, games in seen:
        wins = [sum(seat in game.winners for game in games) for seat in range(setting.seats)]
        rates = "; ".join(rate(won, len(games)) for won in wins)
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
            won = Counter(role for (_, role), is_won in entries(games) if is_won)
            rows += [
                [setting.level, role, str(len(games)), rate(won[role], len(games))]
                for role in ("cryptid", "scientist")
            ]
    return table(["players", "role", "games", "won"], rows)


def _questions(seen: Seen) -> str:
    """Questions and searches of all players together."""
    rows = [
        [
            *(str(setting.seats), dict(setting.options)["mode"], setting.level, str(len(games))),
            _mean([game.verbs.get("Question", 0) for game in games]),
            _mean([game.verbs.get("Search", 0) for game in games]),
        ]
        for setting, games in seen
        if setting.game == "cryptid"
    ]
    return table(["seats", "clues", "players", "games", "questions", "searches"], rows)
