"""The text renderer: a view in words, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Iterable

from bestiary.core import Words
from bestiary.games.cryptic_nature.box.components import CARDS, Ability
from bestiary.games.cryptic_nature.box.pieces import Cryptid
from bestiary.games.cryptic_nature.box.shapes import COLUMNS, ROWS
from bestiary.games.cryptic_nature.view_types import (
    CardView,
    ExpeditionView,
    PlayerView,
    PoacherView,
    SanctuaryView,
)

LETTERS = {"mountain": "M", "forest": "F", "water": "W"}


def name_list(words: Words, sort: str, values: Iterable[str]) -> str:
    return ", ".join(words(f"{sort}-{value}") for value in values) or words("view-nothing")


def ability_text(words: Words, ability: Ability) -> str:
    """One ability in words, its moment first."""
    effect = words(
        f"effect-{ability.effect}",
        amount=ability.amount,
        coins=ability.coins,
        experience=ability.experience,
        most=ability.most,
        least=ability.least,
        per=ability.per,
        evidence=ability.evidence,
        habitat=ability.habitat,
        kind=ability.kind,
    )
    return f"{words(f'when-{ability.when}')}: {effect}"


def abilities_text(words: Words, cryptid: str) -> str:
    """Every ability of a card."""
    return "; ".join(ability_text(words, a) for a in CARDS[Cryptid(cryptid)].abilities)


def place_name(words: Words, place: str | None) -> str:
    """A location, or that there is none yet."""
    return words(f"place-{place}") if place else words("view-unknown")


def needs_text(words: Words, needs: Iterable[str | None]) -> str:
    """The evidence of a card."""
    return " + ".join(words(f"evidence-{n}") if n else words("view-unknown") for n in needs)


def card_text(words: Words, entry: CardView) -> str:
    """A card with everything on it."""
    cryptid = Cryptid(entry["cryptid"])
    card = CARDS[cryptid]
    bets = ", ".join(words.player(s) for s in entry["bets"]) or "none"
    line = words(
        "view-card",
        cryptid=cryptid,
        level=words("view-level", level=card.level),
        where=place_name(words, entry["where"]),
        needs=needs_text(words, entry["needs"]),
        found=card.found,
        relocated=card.relocated,
        bets=bets,
    )
    kinds = [words(f"kind-{card.kind}"), *(words(f"terrain-{h}") for h in card.habitat)]
    return f"{line}; {', '.join(kinds)}; {abilities_text(words, cryptid)}"


def describe(view: ExpeditionView, words: Words) -> str:
    """The whole table, part by part."""
    lines = [_header(view, words), words("view-map", list=_ground(view, words))]
    lines.append(words("view-market", list=name_list(words, "token", view["market"])))
    lines.append(words("view-dice", list=name_list(words, "face", view["dice"])))
    lines.append(words("view-order", list=_order(view, words)))
    lines.append(words("view-cards"))
    lines += ["  " + card_text(words, card) for card in view["display"] if card]
    lines.append(words("view-requests", list=name_list(words, "request", view["requests"])))
    if view["common"]:
        lines.append(words("view-common", contract=view["common"]))
    lines.append(words("view-sanctuary"))
    lines += ["  " + row for row in sanctuary_rows(view["sanctuary"])]
    for seat, player in enumerate(view["players"]):
        lines += _player(player, seat, words)
    if view["poacher"]:
        lines.append(_poacher(view["poacher"], words))
    return "\n".join(lines)


def _header(view: ExpeditionView, words: Words) -> str:
    phase = words("view-phase", assisting=view["assisting"])
    return f"{words('view-round', round=view['round'], final=view['final'])}. {phase}."


def _ground(view: ExpeditionView, words: Words) -> str:
    parts = [f"{p.upper()} {name_list(words, 'token', t)}" for p, t in view["ground"].items()]
    return "; ".join(parts) or words("view-nothing")


def _order(view: ExpeditionView, words: Words) -> str:
    order = sorted(range(len(view["rows"])), key=view["rows"].__getitem__)
    names = [words.player(s) if s < len(view["players"]) else words("panel-poacher") for s in order]
    return ", ".join(f"{n} ({view['rows'][s] + 1})" for n, s in zip(names, order, strict=True))


def sanctuary_rows(sanctuary: SanctuaryView) -> list[str]:
    playable = {tuple(c) for c in sanctuary["playable"]}
    land = {tuple(c): LETTERS[t] for t, cells in sanctuary["land"].items() for c in cells}
    covered = {tuple(c) for tile in sanctuary["settled"] for c in tile["cells"]}
    return [
        "".join(_cell((r, c), playable, land, covered) for c in range(COLUMNS)) for r in range(ROWS)
    ]


def _cell(
    cell: tuple[int, int],
    playable: set[tuple[int, ...]],
    land: dict[tuple[int, ...], str],
    covered: set[tuple[int, ...]],
) -> str:
    if cell in land:
        return land[cell].lower() if cell in covered else land[cell]
    if cell not in playable:
        return "#"
    return "o" if cell in covered else "."


def _player(player: PlayerView, seat: int, words: Words) -> list[str]:
    place = player["place"]
    head = words(
        "view-player",
        seat=seat,
        place=words(f"place-{place}") if place else words("view-nowhere"),
        coins=player["coins"],
        experience=player["experience"],
    )
    return [head, *("  " + line for line in _belongings(player, words))]


def _belongings(player: PlayerView, words: Words) -> list[str]:
    contracts = player["contracts"]
    contract_names = (
        words("view-hidden", number=player["contract_count"])
        if contracts is None
        else name_list(words, "contract", contracts)
    )
    lines = [
        words("view-evidence", list=name_list(words, "token", player["evidence"])),
        words("view-skills", list=_skills(player, words)),
        words("view-found", list=_finds(player["found"], words)),
        words("view-contracts", list=contract_names),
        words("view-tiles", list=name_list(words, "terrain-tile", player["tiles"])),
    ]
    if player["hares"]:
        lines.append(words("view-hares", list=name_list(words, "hare", player["hares"])))
    return lines


def _skills(player: PlayerView, words: Words) -> str:
    active = set(player["ready"])
    return ", ".join(
        words(f"skill-{s}")
        if s in active or s in PASSIVE
        else f"{words(f'skill-{s}')} ({words('view-used')})"
        for s in player["owned"]
    )


PASSIVE = ("range-1", "range-2", "split", "collect-adjacent")


def _finds(cards: list[CardView], words: Words) -> str:
    finds = [
        words(f"cryptid-{c['cryptid']}")
        + (f" ({words('view-fate-' + c['fate'])})" if c["fate"] else "")
        for c in cards
    ]
    return ", ".join(finds) or words("view-nothing")


def _poacher(poacher: PoacherView, words: Words) -> str:
    card = poacher["card"]
    return words(
        "view-poacher",
        card=words(f"poacher-card-{card}") if card else words("view-nothing"),
        evidence=name_list(words, "token", poacher["evidence"]),
        caught=name_list(words, "cryptid", (c["cryptid"] for c in poacher["caught"])),
    )
