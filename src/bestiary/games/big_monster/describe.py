"""A view in words: for the terminal and for screen readers."""

from collections.abc import Iterable, Iterator

from bestiary.core import Words
from bestiary.games.big_monster.box.components import Explorer, Medal
from bestiary.games.big_monster.view_types import (
    KindView,
    KnownStackView,
    LaidTileView,
    MedalView,
    MonsterView,
    PlayerView,
    TeamView,
)


def describe(view: MonsterView, words: Words) -> str:
    """The stage of the game, the medals, the players, then what the reader holds."""
    lines = [words("view-heading", mode=view["mode"], round=view["round"], turn=view["turn"])]
    if view["lead"] is not None:
        lines.append(words("view-lead-is", player=view["lead"]))
    lines += [line for medal in view["medals"] for line in _medal(medal, words)]
    lines += [line for player in view["players"] for line in _player(player, view, words)]
    lines += [_team(number, team, words) for number, team in enumerate(view["teams"])]
    if view["dragon"] is not None:
        lines.append(words("view-dragon", player=view["dragon"]))
    lines += [
        words("view-row", row=row["row"], tiles=_names(row["tiles"], words)) for row in view["rows"]
    ]
    lines += _own(view, words)
    lines.append(words.format("view-mix", {"tiles": _mix(view["mix"], words)}))
    return "\n".join(lines)


def _names(tiles: Iterable[str], words: Words) -> str:
    return "; ".join(words.format(f"tile-{tile}", {}) for tile in tiles)


def _owners(seats: Iterable[int], words: Words) -> str:
    return ", ".join(map(words.player, seats)) or "none"


def _medal(medal: MedalView, words: Words) -> Iterator[str]:
    """A line for the personal medal and one for the team's; a team's penalty has but one."""
    players = map(words.player, range(len(medal["progress"])))
    letters = (words(f"team-{team}") for team in range(len(medal["team-progress"])))
    teams = (words.format("view-team-named", {"team": letter}) for letter in letters)
    alone = _counts(players, medal["progress"])
    together = _counts(teams, medal["team-progress"])
    if medal["medal"] == Medal.PENALTY:
        counts = ", ".join(filter(None, (alone, together)))
        yield _goal("view-penalty", medal, (medal["goal"], medal["owners"], counts), words)
        return
    yield _goal("view-medal", medal, (medal["goal"], medal["owners"], alone), words)
    if medal["team-goal"] is not None:
        team = (medal["team-goal"], medal["team-owners"], together)
        yield _goal("view-team-medal", medal, team, words)


def _goal(text: str, medal: MedalView, state: tuple[int, list[int], str], words: Words) -> str:
    goal, owners, counts = state
    sentence = words.format(
        text,
        {
            "medal": words(f"medal-{medal['medal']}"),
            "points": medal["points"],
            "goal": words(f"goal-{medal['medal']}", goal=goal),
            "owners": _owners(owners, words),
        },
    )
    # Once a medal is won nobody can win it any more: how far the others are is of no interest.
    if owners or not counts:
        return sentence
    return f"{sentence} {words('view-progress', counts=counts)}"


def _counts(names: Iterable[str], counts: list[int]) -> str:
    """How far everyone is; nothing before they have landed."""
    # Not strict: before landing there are players, but no counts.
    return ", ".join(f"{name} {count}" for name, count in zip(names, counts, strict=False))


def _pad(points: dict[str, int], words: Words) -> str:
    pairs = ((words(f"score-{line}"), number) for line, number in points.items() if number)
    return ", ".join(f"{name} {number}" for name, number in pairs)


def _player(player: PlayerView, view: MonsterView, words: Words) -> Iterator[str]:
    seat = player["seat"]
    if player["explorer"] is None:
        yield words("view-player-waits", player=seat)
        return
    yield words.format(
        "view-player",
        {
            "player": words.player(seat),
            "team": "none" if player["team"] is None else words(f"team-{player['team']}"),
            "explorer": words("view-explorer", explorer=Explorer(player["explorer"])),
            "points": sum(view["scores"][seat].values()),
            "tiles": "; ".join(_tile(tile, words) for tile in player["tiles"]) or 0,
        },
    )
    if pad := _pad(view["scores"][seat], words):
        yield words.format("view-score", {"player": words.player(seat), "lines": pad})
    if player["chosen"] and seat != view["seat"]:
        tile = words(f"tile-{player['chosen']}")
        yield words.format("view-turned-up", {"player": words.player(seat), "tile": tile})
    if player["hand"] is not None or player["ship"] is not None:
        yield words("view-ship", player=seat, hand=player["hand"], ship=player["ship"])
    if player["dragons"]:
        yield words("view-dragons", player=seat, number=player["dragons"])


def _team(number: int, team: TeamView, words: Words) -> str:
    players = ", ".join(map(words.player, team["seats"]))
    about = {"team": words(f"team-{number}"), "players": players, "result": team["result"]}
    return words.format("view-team", about)


def _mix(kinds: Iterable[KindView], words: Words) -> str:
    """Every kind of tile with how many there are and how many of them lie open."""
    phrases = (
        words.format("view-kind", {**kind, "tile": words(f"tile-{kind['tile']}")}) for kind in kinds
    )
    return "; ".join(phrases)


def _tile(tile: LaidTileView, words: Words) -> str:
    mutated = words(f"view-mutated-{tile['mutations']}") if tile["mutations"] else ""
    return f"{words.format('tile-' + tile['tile'], {})} [{tile['x']}, {tile['y']}]{mutated}"


def _own(view: MonsterView, words: Words) -> Iterator[str]:
    if view["explorers"]:
        names = [words("view-explorer", explorer=Explorer(e)) for e in view["explorers"]]
        yield words.format("view-explorers", {"explorers": "; ".join(names)})
    if view["hand"]:
        yield words.format("view-hand", {"tiles": _names(view["hand"], words)})
    if view["chosen"]:
        yield words.format("view-chosen", {"tile": words(f"tile-{view['chosen']}")})
    if view["wishes"]:
        ships = ", ".join(map(words.player, view["wishes"]))
        yield words.format("view-wishes", {"ships": ships})
    yield from _memory(view, words)


def stack_title(stack: KnownStackView, words: Words) -> str:
    """Whose stack it is and how many tiles are left in it; one may just have been chosen."""
    return words(
        "view-stack-of",
        player=stack["at"]["seat"],
        ship=stack["at"]["ship"],
        size=stack["size"],
        among=len(stack["tiles"]),
        whole=stack["size"] == len(stack["tiles"]),
    )


def _memory(view: MonsterView, words: Words) -> Iterator[str]:
    for stack in view["memory"]["stacks"]:
        # The stack in one's own hand is told as the hand.
        if stack["at"]["seat"] != view["seat"] or stack["at"]["ship"]:
            about = {"stack": stack_title(stack, words), "tiles": _names(stack["tiles"], words)}
            yield words.format("view-known-stack", about)
    if view["memory"]["discards"]:
        tiles = _names(view["memory"]["discards"], words)
        yield words.format("view-known-discards", {"tiles": tiles})
