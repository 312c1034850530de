"""Figures about the games themselves, with intervals: seats, roles, lengths, traits, components."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean, stdev

from bestiary import registry
from bestiary.lab.markdown import table
from bestiary.lab.statistics import Z_95, rate
from tools.figures.components import (
    GamesBySetting,
    entries,
    never_used_table,
    outlier_table,
    win_rate_table,
)
from tools.figures.watched_games import SETTINGS, GameObservation, Setting

LARGE_GAMES = ("big_monster", "cryptic_nature", "rats_of_wistar")


def gather(stored: Mapping[str, GameObservation]) -> list[tuple[Setting, list[GameObservation]]]:
    """The games that were stored, by setting."""
    by_setting = [(s, [stored[k] for k in stored if k.startswith(s.key(0)[:-1])]) for s in SETTINGS]
    return [(setting, games) for setting, games in by_setting if len(games) > 1]


def page(games_by_setting: GamesBySetting) -> str:
    chapters = {
        "Seats and length": _lengths(games_by_setting),
        "The roles of Urban Legends": _roles(games_by_setting),
        "Cryptid: questions until the habitat is found": _questions(games_by_setting),
        "Who wins with what": "\n\n".join(
            win_rate_table(games_by_setting, game) for game in LARGE_GAMES
        ),
        "What is too strong or too weak": outlier_table(games_by_setting),
        "What was never used": never_used_table(games_by_setting),
    }
    commits = ", ".join(
        sorted({game.at for _, games in games_by_setting for game in games if game.at})
    )
    sections = [f"## {title}\n\n{text}" for title, text in chapters.items()]
    return "\n\n".join([f"Bots as of {commits}.", *sections] if commits else sections)


def _title(setting: Setting) -> str:
    options = ", ".join(name if value == "yes" else value for name, value in setting.options)
    title = registry.game(setting.game).titles["en"]
    return f"{title} ({options})" if options else title


def _mean(numbers: Sequence[int]) -> str:
    mean = fmean(numbers)
    half = Z_95 * stdev(numbers) / len(numbers) ** 0.5
    return f"{mean:.1f} ({max(0.0, mean - half):.1f}–{mean + half:.1f})"


def _lengths(games_by_setting: GamesBySetting) -> str:
    """How often each seat wins, and how many decisions a game takes."""
    rows = []
    for setting, games in games_by_setting:
        wins = [sum(seat in game.winners for game in games) for seat in range(setting.seats)]
        rates = "; ".join(rate(won, len(games)) for won in wins)
        length = _mean([game.decisions for game in games])
        who = [_title(setting), str(setting.seats), setting.level]
        rows.append([*who, str(len(games)), rates, length])
    head = ["game", "seats", "players", "games", "won by seat 1; 2; …", "decisions a game"]
    return table(head, rows)


def _roles(games_by_setting: GamesBySetting) -> str:
    """How often each role of Urban Legends wins, between players of one level."""
    rows = []
    for setting, games in games_by_setting:
        if setting.game == "urban_legends":
            won = Counter(role for (_, role), is_won in entries(games) if is_won)
            rows += [
                [setting.level, role, str(len(games)), rate(won[role], len(games))]
                for role in ("cryptid", "scientist")
            ]
    return table(["players", "role", "games", "won"], rows)


def _questions(games_by_setting: GamesBySetting) -> str:
    """Questions and searches of all players together."""
    rows = [
        [
            *(str(setting.seats), dict(setting.options)["mode"], setting.level, str(len(games))),
            _mean([game.verbs.get("Question", 0) for game in games]),
            _mean([game.verbs.get("Search", 0) for game in games]),
        ]
        for setting, games in games_by_setting
        if setting.game == "cryptid"
    ]
    return table(["seats", "clues", "players", "games", "questions", "searches"], rows)
