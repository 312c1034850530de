"""What bots are told is worth something."""

from typing import Any

from bestiary.games.cryptic_nature.field import CryptozoologistTurn
from bestiary.games.cryptic_nature.mind.advice import rate, value
from games.cryptic_nature.position import position, read

ALEX: dict[str, Any] = {
    "agenda": [CryptozoologistTurn(0)],
    "display": "karadag-serpent trochus",
    "bets": ["karadag-serpent"],
    "place": ["e3"],
    "evidence": ["witness-n2 water-n4"],
}


def test_finding_with_all_evidence_is_better_than_rolling() -> None:
    state = position(3, **ALEX)
    sure = rate(state, 0, read("track karadag-serpent witness-n2+water-n4 action"))
    dice = rate(state, 0, read("track karadag-serpent witness-n2 action"))
    end = rate(state, 0, read("end-turn"))

    assert sure > max(dice, end)


def test_useful_evidence_is_worth_more() -> None:
    state = position(3, **(ALEX | {"evidence": ["witness-n2"]}))
    before = value(state, 0)
    useful, useless = (
        position(3, **(ALEX | {"evidence": [f"witness-n2 {t}"]})) for t in ("water-n4", "sky-n4")
    )

    assert value(useful, 0) > value(useless, 0) > before
