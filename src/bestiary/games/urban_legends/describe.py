"""A view in words: for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Iterator

from bestiary.core import Words
from bestiary.drawing import memoize_by_reads
from bestiary.games.urban_legends.view import BlockView, Counts, PlayerView, RowView, UrbanView


def describe(view: UrbanView, words: Words) -> str:
    """Both rows from left to right, displaced sensors, then the players and what they played."""
    lines = [words("view-round", round=view["round"], deck=sum(view["city"].values()))]
    for role in ("scientist", "cryptid"):
        state = "active" if view["active"] == role else "inactive"
        lines.append(words("view-row", role=role, state=state))
        lines.append("  " + _row(view["rows"][role], words.nameless))
    if any(view["displaced"].values()):
        lines.append(f"{words('board-displaced')}: {_sensors(view['displaced'], words)}")
    for seat, player in enumerate(view["seats"]):
        lines.append(_player(player, seat, words))
        if any(player["discards"].values()):
            lines.append(words("view-discards", seat=seat, cards=_cards(player["discards"], words)))
    return "\n".join(lines)


@memoize_by_reads
def _row(row: RowView, words: Words) -> str:
    places = [
        words("view-place", place=number, sensors=_sensors(sensors, words))
        for number, sensors in enumerate(row["places"], start=1)
    ]
    return " ".join(_alternate(places, row["blocks"], words))


def _alternate(places: list[str], blocks: list[BlockView], words: Words) -> Iterator[str]:
    # A row has one place more than blocks: the last one follows.
    for place, block in zip(places, blocks, strict=False):
        yield place
        yield _block(block, words)
    yield places[-1]


def _sensors(sensors: Counts, words: Words) -> str:
    there = [words(f"view-sensors-{c}", number=n) for c, n in sensors.items() if n]
    return ", ".join(there) or words("view-sensors-none")


def _block(block: BlockView, words: Words) -> str:
    kind = "mystery" if block["mystery"] else "regular"
    marks = [words(f"view-{mark}") for mark in ("presence", "evidence") if block[mark]]
    return f"[{', '.join([words(f'view-block-{kind}'), *marks])}]"


def _cards(cards: Counts, words: Words) -> str:
    return ", ".join(f"{words(f'kind-{kind}')} ×{n}" for kind, n in cards.items() if n)


@memoize_by_reads
def _player(player: PlayerView, seat: int, words: Words) -> str:
    hand = player["hand"]
    cards = (
        words("view-hand-hidden", number=player["hand_size"])
        if hand is None
        else _cards(hand, words) or "–"
    )
    return words(
        "view-player",
        seat=seat,
        role=player["role"],
        hand=cards,
        pile=player["pile_size"],
        wild="up" if player["wild"] else "down",
        evidence=player["evidence"],
    )
