"""§11 The cards that move the solo rival."""

from dataclasses import dataclass
from typing import Final

from bestiary.games.rats_of_wistar.box.components import DECK_NAMES, POSITIONS, SOLO
from bestiary.games.rats_of_wistar.box.names import MainAction, Status
from bestiary.games.rats_of_wistar.box.script import Raw, freeze


@dataclass(frozen=True, slots=True)
class StatusCard:
    """A card that moves the solo rival."""

    status: Status
    place: int
    vp: int
    farm: str
    market: int
    attack: tuple[str, Raw] | None


_MAINS: Final = [action for action, _ in POSITIONS]
STATUS: Final = tuple(
    StatusCard(
        Status(s["id"]),
        _MAINS.index(MainAction(s["place"])),
        s["vp"],
        s["farm"],
        DECK_NAMES.index(s["market"]),
        None if s["attack"] is None else (s["attack"][0], freeze(s["attack"][1])),
    )
    for s in SOLO["status"]
)
STATUS_NUMBER: Final = {card.status: n for n, card in enumerate(STATUS)}
