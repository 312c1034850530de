"""What is in the box: the data file as frozen tables, ready for the rules."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from bestiary.games.cryptic_nature.box.pieces import (
    Contract,
    Cryptid,
    Direction,
    Evidence,
    Face,
    Hare,
    Kind,
    Place,
    PoacherAction,
    PoacherCard,
    Prey,
    Region,
    Result,
    Skill,
    Terrain,
    TerrainTile,
    Token,
)

DATA: Final[dict[str, Any]] = json.loads((files(__package__) / "data.json").read_text("utf-8"))


def entries(part: str) -> Any:
    """The entries of one part of the data file."""
    return DATA[part]["entries"]


def constant(name: str) -> Any:
    """The value of one printed number."""
    return entries("constants")[name]["value"]


SLOTS: Final[int] = constant("evidence-slots")
MARKET: Final[int] = constant("market")
BOARD_EVIDENCE: Final[int] = constant("board-evidence")
OPEN_CARDS: Final[int] = constant("open-cards")
OPEN_REQUESTS: Final[int] = constant("open-requests")
BETS: Final[int] = constant("bets")
RANGE: Final[tuple[int, ...]] = tuple(constant("range"))
TRACK_ROWS: Final[int] = constant("track-rows")
FIRST_ROW: Final[int] = constant("track-first-row")
TRACKING_DICE: Final[int] = constant("tracking-dice")

PLACES: Final[tuple[Place, ...]] = tuple(Place)
CITIES: Final[tuple[Place, ...]] = tuple(p for p in Place if entries("places")[p]["city"])
REGIONS: Final[tuple[Place, ...]] = tuple(p for p in Place if p not in CITIES)
IS_CITY: Final[dict[Place, bool]] = {p: p in CITIES for p in Place}


def _neighbours() -> dict[Place, tuple[Place, ...]]:
    lines = [(Place(a), Place(b)) for a, b in entries("lines")]
    both = lines + [(b, a) for a, b in lines]
    return {p: tuple(q for q in Place if (p, q) in both) for p in Place}


NEIGHBOURS: Final = _neighbours()


def _distances(start: Place) -> dict[Place, int]:
    distances = {start: 0}
    queue = [start]
    for place in queue:  # breadth first: the list grows while it is gone through
        for near in NEIGHBOURS[place]:
            if near not in distances:
                distances[near] = distances[place] + 1
                queue.append(near)
    return distances


DISTANCE: Final[dict[Place, dict[Place, int]]] = {p: _distances(p) for p in Place}
REACH: Final[dict[tuple[Place, int], tuple[Place, ...]]] = {
    (p, n): tuple(q for q in Place if 0 < DISTANCE[p][q] <= n)
    for p in Place
    for n in range(max(RANGE) + 1)
}
ELSEWHERE: Final[dict[Place, tuple[Place, ...]]] = {
    p: tuple(q for q in Place if q != p) for p in Place
}

BONUS_RUMOURS: Final[tuple[Token, ...]] = tuple(t for t in Token if t.startswith("bonus"))
EVIDENCE_TOKENS: Final[tuple[Token, ...]] = tuple(t for t in Token if t not in BONUS_RUMOURS)
IS_BONUS: Final[dict[Token, bool]] = {t: t in BONUS_RUMOURS for t in Token}
FRONT: Final[dict[Token, Evidence]] = {
    t: Evidence.RUMOUR if IS_BONUS[t] else Evidence(t.split("-")[0]) for t in Token
}
# Bonus rumours have no location on their back: they never lie on the map.
BACK: Final[dict[Token, Place]] = {t: Place(t.split("-")[1]) for t in EVIDENCE_TOKENS}
PRICE: Final[dict[Token, int]] = {
    t: constant("bonus-rumour-price") if IS_BONUS[t] else entries("evidence")[FRONT[t]]["price"]
    for t in Token
}
RANK: Final[dict[Token, int]] = {t: i for i, t in enumerate(Token)}
"""The order in which piles without an order are written down."""


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability of a cryptid: its moment, what it does and how much of it."""

    when: str
    effect: str
    amount: int = 0
    coins: int = 0
    experience: int = 0
    most: int = 0
    least: int = 0
    per: int = 1
    evidence: Evidence | None = None
    habitat: Terrain | None = None
    kind: Kind | None = None


@dataclass(frozen=True, slots=True)
class Card:
    """A cryptid card and its tile. `where` is None and `evidence` holds None where a "?" stands."""

    level: int
    tile: str
    kind: Kind
    where: Place | None
    evidence: tuple[Evidence | None, ...]
    found: int
    relocated: int
    shape: str
    placement: str
    habitat: tuple[Terrain, ...]
    abilities: tuple[Ability, ...]

    def ability(self, when: str) -> Ability | None:
        """The ability of that moment, if the card has one."""
        return next((a for a in self.abilities if a.when == when), None)

    @property
    def has_mark(self) -> bool:
        """Whether a "?" is printed on the card."""
        return self.where is None or None in self.evidence


def _ability(entry: dict[str, Any]) -> Ability:
    fields = {name: value for name, value in entry.items() if name != "mark"}
    if "evidence" in fields:
        fields["evidence"] = Evidence(fields["evidence"])
    if "habitat" in fields:
        fields["habitat"] = Terrain(fields["habitat"])
    if "kind" in fields:
        fields["kind"] = Kind(fields["kind"])
    return Ability(**fields)


def _card(entry: dict[str, Any]) -> Card:
    return Card(
        level=entry["level"],
        tile=entry["tile"],
        kind=Kind(entry["kind"]),
        where=None if entry["where"] == "?" else Place(entry["where"]),
        evidence=tuple(None if e == "?" else Evidence(e) for e in entry["evidence"]),
        found=entry["found"],
        relocated=entry["relocated"],
        shape=entry["shape"],
        placement=entry["placement"],
        habitat=tuple(map(Terrain, entry["habitat"])),
        abilities=tuple(map(_ability, entry["abilities"])),
    )


CARDS: Final[dict[Cryptid, Card]] = {c: _card(entries("cryptids")[c]) for c in Cryptid}
NEEDS: Final[dict[Cryptid, tuple[Evidence | None, ...]]] = {
    c: card.evidence for c, card in CARDS.items() if None not in card.evidence
}
"""What the cards without a "?" among their evidence ask for."""
LEVELS: Final[tuple[tuple[Cryptid, ...], ...]] = tuple(
    tuple(c for c in Cryptid if CARDS[c].level == level) for level in (1, 2, 3)
)
CARD_RANK: Final[dict[Cryptid, int]] = {c: i for i, c in enumerate(Cryptid)}

TERRAINS: Final[tuple[Terrain, ...]] = tuple(Terrain)
TERRAIN_OF: Final[dict[TerrainTile, Terrain]] = {t: Terrain(t.split("-")[0]) for t in TerrainTile}
TILES: Final[dict[Terrain, tuple[TerrainTile, ...]]] = {
    kind: tuple(t for t in TerrainTile if TERRAIN_OF[t] is kind) for kind in Terrain
}
TILE_RANK: Final[dict[TerrainTile, int]] = {t: i for i, t in enumerate(TerrainTile)}

COST: Final[dict[Skill, int]] = {s: entries("skills")[s]["cost"] for s in Skill}
ACTIVE: Final[tuple[Skill, ...]] = tuple(s for s in Skill if entries("skills")[s]["active"])
BIT: Final[dict[Skill, int]] = {s: 1 << i for i, s in enumerate(Skill)}
ACTIVE_BITS: Final = sum(BIT[s] for s in ACTIVE)
ALL_SKILLS: Final = sum(BIT.values())

FACES: Final[tuple[Face, ...]] = tuple(Face)
RESULTS: Final[dict[Result, int]] = {r: entries("tracking-die")[r] for r in Result}
HARES: Final[dict[Hare, int]] = {h: entries("wolpertinger")[h] for h in Hare}
CONTRACTS: Final[tuple[Contract, ...]] = tuple(Contract)


@dataclass(frozen=True, slots=True)
class PoacherPlan:
    """A poacher card: lines by evidence, priorities, the two assistant lines and a terrain."""

    rows: tuple[tuple[PoacherAction, ...], ...]
    cryptids: tuple[Prey, ...]
    regions: tuple[Region, ...]
    above: tuple[PoacherAction, ...]
    above_move: Direction
    below: tuple[PoacherAction, ...]
    below_move: Direction
    terrain: Terrain


def _plan(entry: dict[str, Any]) -> PoacherPlan:
    ways = {"above": Direction.UP, "below": Direction.DOWN}
    return PoacherPlan(
        rows=tuple(tuple(map(PoacherAction, row)) for row in entry["rows"]),
        cryptids=tuple(map(Prey, entry["cryptids"])),
        regions=tuple(map(Region, entry["regions"])),
        above=tuple(map(PoacherAction, entry["above"]["actions"])),
        above_move=ways[entry["above"]["move"]],
        below=tuple(map(PoacherAction, entry["below"]["actions"])),
        below_move=ways[entry["below"]["move"]],
        terrain=Terrain(entry["terrain"]),
    )


PLANS: Final[dict[PoacherCard, PoacherPlan]] = {
    c: _plan(entries("poacher-cards")[c]) for c in PoacherCard
}


REGION_OF: Final[dict[Place, Region]] = {p: Region(p[0]) for p in REGIONS}
"""The corner of Europe each region lies in."""
COUNTS: Final[dict[Contract, tuple[str, str]]] = {
    c: (c.split("-")[0], c.split("-")[1]) for c in Contract
}
"""What sort of thing a contract counts, and which."""
