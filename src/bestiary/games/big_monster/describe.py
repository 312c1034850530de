"""A view in words: for the terminal and for screen readers."""

from collections.abc import Iterable, Iterator
from typing import Any

from bestiary.core import View, Words

from .components import Explorer

TEAM_LETTERS = "ABC"


def describe(view: View, words: Words) -> str:
    """The stage of the game, the medals, the players, then what the reader holds."""
    lines = [words("view-heading", mode=view["mode"], round=view["round"], turn=view["turn"])]
    lines += [line for medal in view["medals"] for line in _medal(medal, words)]
    lines += [line for player in view["players"] for line in _player(player, view, words)]
    if view["dragon"] is not None:
        lines.append(words("view-dragon", player=view["dragon"]))
    lines += [
        words("view-row", row=row["row"], tiles=_names(row["tiles"], words)) for row in view["rows"]
    ]
    lines += _own(view, words)
    return "\n".join(lines)


def _names(tiles: Iterable[str], words: Words) -> str:
    return "; ".join(words.format(f"tile-{tile}", {}) for tile in tiles)


def _owners(seats: Iterable[int], words: Words) -> str:
    return ", ".join(map(words.player, seats)) or "none"


def _medal(medal: dict[str, Any], words: Words) -> Iterator[str]:
    name = words(f"medal-{medal['medal']}")
    kinds = [("view-medal", medal["goal"], medal["owners"])]
    if medal["team-goal"]:
        kinds.append(("view-team-medal", medal["team-goal"], medal["team-owners"]))
    for text, goal, owners in kinds:
        yield words.format(
            text,
            {
                "medal": name,
                "points": medal["points"],
                "goal": words(f"goal-{medal['medal']}", goal=goal),
                "owners": _owners(owners, words),
            },
        )


def _player(player: dict[str, Any], view: View, words: Words) -> Iterator[str]:
    seat = player["seat"]
    if player["explorer"] is None:
        yield words("view-player-waits", player=seat)
        return
    yield words.format(
        "view-player",
        {
            "player": words.player(seat),
            "team": "none" if player["team"] is None else TEAM_LETTERS[player["team"]],
            "explorer": words("view-explorer", explorer=Explorer(player["explorer"])),
            "points": sum(view["scores"][seat].values()),
            "tiles": "; ".join(_tile(tile, words) for tile in player["tiles"]) or 0,
        },
    )
    if player["hand"] is not None or player["ship"] is not None:
        yield words("view-ship", player=seat, hand=player["hand"], ship=player["ship"])
    if player["dragons"]:
        yield words("view-dragons", player=seat, number=player["dragons"])


def _tile(tile: dict[str, Any], words: Words) -> str:
    mutated = words(f"view-mutated-{tile['mutations']}") if tile["mutations"] else ""
    return f"{words.format('tile-' + tile['tile'], {})} ({tile['x']}, {tile['y']}){mutated}"


def _own(view: View, words: Words) -> Iterator[str]:
    if view["explorers"]:
        kept = [words("view-explorer", explorer=Explorer(e)) for e in view["explorers"]]
        yield words.format("view-explorers", {"explorers": "; ".join(kept)})
    if view["hand"]:
        yield words.format("view-hand", {"tiles": _names(view["hand"], words)})
    if view["chosen"]:
        yield words.format("view-chosen", {"tile": words(f"tile-{view['chosen']}")})
    yield from _remembered(view, words)


def _remembered(view: View, words: Words) -> Iterator[str]:
    for stack in view["memory"]["stacks"]:
        if stack["at"]["seat"] != view["seat"] or stack["at"]["ship"]:
            holder = words.player(stack["at"]["seat"])
            tiles = _names(stack["tiles"], words)
            yield words.format("view-known-stack", {"player": holder, "tiles": tiles})
    if view["memory"]["discards"]:
        tiles = _names(view["memory"]["discards"], words)
        yield words.format("view-known-discards", {"tiles": tiles})
