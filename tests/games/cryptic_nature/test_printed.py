"""The figures that are printed, written out once more: the data file is read against them."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from bestiary.core import Step
from bestiary.core.chance import Chance
from bestiary.games.cryptic_nature import GAME
from bestiary.games.cryptic_nature.bag import Even, InOrder
from bestiary.games.cryptic_nature.box import components as c
from bestiary.games.cryptic_nature.box.pieces import (
    Contract,
    Cryptid,
    Face,
    Hare,
    Place,
    Request,
    Result,
    Skill,
    Terrain,
    TerrainTile,
    Token,
)
from bestiary.games.cryptic_nature.choices import DealContracts, Draw, RollDice, Toss, Unmask
from bestiary.games.cryptic_nature.setup import OfferRequests, OpenCommonContract
from bestiary.games.cryptic_nature.tracking.dice import AssistantDice, TrackingDice
from bestiary.games.cryptic_nature.wolpertinger import UnmaskHare
from core.narrowing import chance_of, present
from games.cryptic_nature.position import position

PRINTED = {
    "market": 3,
    "board-evidence": 7,
    "open-cards": 6,
    "open-requests": 4,
    "assistant-dice": [3, 3, 4, 5],
    "start-coins": [1, 2, 2, 3],
    "start-bonus-rumours": 1,
    "bonus-rumours": 10,
    "bets": 2,
    "range": [2, 3, 4],
    "rumours-per-joker": 2,
    "restore-cost": 1,
    "die-restores": 2,
    "paid-step-cost": 1,
    "market-refresh-cost": 1,
    "cards-refresh-cost": 1,
    "cards-refresh-most": 2,
    "solo-cards-refresh-cost": 3,
    "solo-cards-refresh-most": 1,
    "refresh-coins": 3,
    "refresh-experience": 1,
    "refresh-steps": 2,
    "refresh-cards": 2,
    "failure-experience": 1,
    "tracking-dice": 2,
    "skill-surcharge": [1, 1, 0, 0],
    "request-reputation": 4,
    "majority-reputation": 2,
    "contract-reputation": 1,
    "experience-per-reputation": 3,
    "coins-per-reputation": 5,
    "hare-reputation": 1,
    "wolpertinger-card": 2,
    "wolpertinger-coins": 4,
    "poacher-slots": 4,
    "poacher-contract-catches": 3,
    "poacher-catches": 5,
    "rating": [11, 15, 19, 25],
    "figures": 8,
}


def test_1_1_every_published_number() -> None:
    entries = c.entries("constants")
    published = {name: e["value"] for name, e in entries.items() if e["mark"] == "published"}

    assert published == PRINTED


def test_1_1_the_box_holds_what_the_rulebook_counts() -> None:
    assert [len(level) for level in c.LEVELS] == [16, 15, 12]
    tiles = Counter(card.tile for card in c.CARDS.values())
    assert tiles == {"mountain": 14, "forest": 13, "water": 13, "special": 3}
    assert (len(Contract), len(Request), len(Skill), len(c.EVIDENCE_TOKENS)) == (13, 8, 10, 32)
    assert {len(tiles) for tiles in c.TILES.values()} == {17}
    assert (len(c.CITIES), len(c.REGIONS), sum(c.HARES.values()), len(c.PLANS)) == (11, 16, 11, 15)
    assert set(Counter(c.BACK.values()).values()) == {2}


def test_3_1_distances_of_the_example() -> None:
    assert c.DISTANCE[Place.AACHEN][Place.E1] <= 2
    assert c.DISTANCE[Place.E3][Place.E2] == 2
    assert c.DISTANCE[Place.E2][Place.AACHEN] == 2


def test_7_3_prices_of_skills() -> None:
    printed = {Skill.PLANE_TICKET: 0, Skill.COLLECT: 1, Skill.COLLECT_ADJACENT: 1}
    assert {skill: c.COST[skill] for skill in printed} == printed
    active = "plane-ticket collect track luck second-chance relocate"
    assert " ".join(c.ACTIVE) == active


def test_7_6_prices_of_evidence() -> None:
    prices = {c.FRONT[t]: c.PRICE[t] for t in Token}
    assert prices == {
        "victim": 3,
        "bones": 3,
        "witness": 3,
        "tracks": 3,
        "sky": 3,
        "water": 3,
        "rumour": 2,
    }


def test_1_3_what_examples_show_of_cards() -> None:
    serpent = c.CARDS[Cryptid.KARADAG_SERPENT]

    assert (serpent.level, serpent.where, serpent.evidence) == (2, "e3", ("witness", "water"))
    assert [c.CARDS[k].level for k in (Cryptid.TROCHUS, Cryptid.LOSSIE)] == [1, 1]
    assert "tracks" in c.CARDS[Cryptid.HABER].evidence


def test_1_3_every_card_needs_two_or_three() -> None:
    asked = {level: {len(c.CARDS[k].evidence) for k in c.LEVELS[level]} for level in range(3)}

    assert asked == {0: {2}, 1: {2, 3}, 2: {3}}


def shares(chance: Chance, games: int = 4000) -> dict[object, float]:
    """How often each outcome comes up."""
    rng = Random(5)
    counted = Counter(chance.sample(rng) for _ in range(games))
    return {outcome: number / games for outcome, number in counted.items()}


def is_fair(chance: Chance) -> bool:
    """Whether what is drawn agrees with what is said of it."""
    said = chance.probabilities()
    drawn = shares(chance)
    assert said is not None
    return set(drawn) <= set(said) and all(
        abs(drawn.get(outcome, 0) - float(p)) < 0.03 for outcome, p in said.items()
    )


def test_2_1_the_faces_of_an_assistant_die_are_alike() -> None:
    odds = AssistantDice(1).probabilities()
    assert odds == {RollDice((face,)): Fraction(1, 6) for face in Face}
    two = AssistantDice(2).probabilities()
    assert two[RollDice((Face.COINS_2, Face.COINS_2))] == Fraction(1, 36)
    assert two[RollDice((Face.COINS_2, Face.COINS_3))] == Fraction(1, 18)
    assert is_fair(AssistantDice(1))
    assert is_fair(AssistantDice(2))


def test_4_3_the_faces_of_a_tracking_die() -> None:
    assert TrackingDice(1).probabilities() == {
        Toss((Result.SUCCESS,)): Fraction(2, 6),
        Toss((Result.LUCK,)): Fraction(1, 6),
        Toss((Result.FAILURE,)): Fraction(3, 6),
    }
    two = TrackingDice(2).probabilities()
    assert sum(two.values()) == 1
    assert two[Toss((Result.SUCCESS, Result.FAILURE))] == Fraction(12, 36)
    assert two[Toss((Result.SUCCESS, Result.LUCK))] == Fraction(4, 36)
    assert is_fair(TrackingDice(1))
    assert is_fair(TrackingDice(2))


def test_11_1_a_token_is_as_likely_as_there_are_of_its_sort() -> None:
    left = (Hare.HARE, Hare.HARE, Hare.HARE, Hare.REROLL)
    state = position(agenda=[UnmaskHare(0)], options={"wolpertinger": "yes"}, hare_bag=left)
    odds = present(chance_of(state.decisions[0]).probabilities())
    assert odds[Unmask(Hare.HARE)] == Fraction(3, 4)
    assert odds[Unmask(Hare.REROLL)] == Fraction(1, 4)


@pytest.mark.parametrize("step", [OpenCommonContract(), OfferRequests()])
def test_1_4_every_contract_and_request_is_as_likely(step: Step) -> None:
    chance = chance_of(position(3, agenda=[step]).decisions[0])
    probabilities = present(chance.probabilities())
    assert len(set(probabilities.values())) == 1
    assert len(probabilities) == (13 if isinstance(step, OpenCommonContract) else 70)


def test_1_2_every_token_is_as_likely_to_be_drawn() -> None:
    pile = (Token.SKY_W2, Token.BONES_S3, Token.TRACKS_N3)
    assert is_fair(InOrder(pile, 1, Draw))
    assert is_fair(InOrder(pile, 2, Draw))
    assert len(InOrder(pile, 2, Draw).probabilities() or {}) == 6
    assert Draw((pile[1], pile[0])) in InOrder(pile, 2, Draw)
    for stranger in (Draw((pile[0],) * 2), Draw(pile[:1]), Draw(None), Draw(2), None):  # type: ignore[arg-type] # no such draw
        assert stranger not in InOrder(pile, 2, Draw)
    assert is_fair(Even([DealContracts((k,)) for k in list(Contract)[:3]]))


def test_8_2_terrain_tiles_and_fences() -> None:
    assert len(TerrainTile) == 51
    assert {k: len(t) for k, t in c.TILES.items()} == dict.fromkeys(Terrain, 17)
    long = GAME.rules.start(3, GAME.validate_options(3)).playable
    short = GAME.rules.start(2, GAME.validate_options(2)).playable
    assert short & ~long == 0
    assert (short.bit_count(), long.bit_count()) == (64, 96)
