"""What is told, in full: every event where it happens, with its seat and its pieces."""

from typing import Any

import pytest

from bestiary.core import Step, notation
from bestiary.games.cryptic_nature.abilities import UseAbility
from bestiary.games.cryptic_nature.assistant.phase import AssistantTurn
from bestiary.games.cryptic_nature.bets import LayBet
from bestiary.games.cryptic_nature.box.pieces import (
    Cryptid,
    Face,
    Hare,
    Request,
    Result,
    Terrain,
    TerrainTile,
    Token,
)
from bestiary.games.cryptic_nature.events import ContractsDealt
from bestiary.games.cryptic_nature.field import CryptozoologistTurn
from bestiary.games.cryptic_nature.poacher.assistant import PoacherAssists
from bestiary.games.cryptic_nature.poacher.turn import PoacherHunts
from bestiary.games.cryptic_nature.rounds import BeginRound
from bestiary.games.cryptic_nature.sanctuary.building import CheckTerrains, PlaceTerrain, TakeTiles
from bestiary.games.cryptic_nature.setup import (
    ChooseCity,
    DealPersonalContracts,
    OfferRequests,
    OpenCommonContract,
)
from bestiary.games.cryptic_nature.state import Expedition
from bestiary.games.cryptic_nature.tracking.track import Attempt, JudgeRoll
from games.cryptic_nature.position import play, position
from games.cryptic_nature.test_poacher import solo
from games.cryptic_nature.test_sanctuary import closing

FIELD = CryptozoologistTurn(1)
ASSISTANT = AssistantTurn(1)
MARKET = "rumour-w4 bones-s3 victim-n1"
SIX = "n1:bones-n2 n2:sky-w2 e1:tracks-n3 s1:water-e2 s1:victim-s2 w1:rumour-n1"
FOUR = "tracks-n3 bones-n2 sky-w2 sky-n4"
SETUP = [
    OpenCommonContract(),
    DealPersonalContracts(1),
    OfferRequests(),
    ChooseCity(1),
    LayBet(1),
    TakeTiles(1, 1, Terrain.WATER),
]


def at(place: str) -> dict[str, Any]:
    """The second player stands there."""
    return {"place": ["rome", place]}


def story(state: Expedition) -> str:
    return "; ".join(notation.write(event) for event in state.events or ())


@pytest.mark.parametrize(
    ("step", "given", "choices", "told"),
    [
        (
            FIELD,
            at("e1"),
            "move krakow; fly rome; move-again s2",
            "moved 1 krakow; flew 1 rome; moved 1 s2",
        ),
        (
            FIELD,
            at("e1") | {"ground": "e1:bones-n2 n1:sky-w2"},
            "collect bones-n2 action",
            "collected 1 bones-n2 e1",
        ),
        (
            FIELD,
            at("e1")
            | {"display": "haber", "bets": ["", "haber"], "evidence": ["", "tracks-n3 bonus-1"]},
            "track haber tracks-n3+bonus-1 action; open gulon",
            "tracked 1 haber tracks-n3+bonus-1 0; cryptid-found 1 haber; cards-opened gulon; "
            "gained 1 2 0",
        ),
        (
            FIELD,
            at("s2")
            | {
                "display": "tatzelwurm",
                "bets": ["", "tatzelwurm"],
                "evidence": ["", "rumour-n1 rumour-n3 rumour-w1"],
                "skills": ["", "second-chance luck"],
            },
            "track tatzelwurm rumour-n1+rumour-n3+rumour-w1 action; pair rumour-n1+rumour-w1; "
            "toss failure; second-chance failure; toss luck; use-luck; open kraken; draw bones-s3",
            "tracked 1 tatzelwurm rumour-n1+rumour-n3+rumour-w1 1; "
            "pair-named 1 rumour-n1+rumour-w1; tossed 1 failure; rerolled 1 failure; "
            "tossed 1 luck; luck-used 1; cryptid-found 1 tatzelwurm; cards-opened kraken; "
            "mark-laid kraken bones-s3",
        ),
        (
            JudgeRoll(Attempt(1, Cryptid.HABER, (Token.TRACKS_N3,)), (Result.FAILURE,)),
            {"display": "haber", "evidence": ["", "tracks-n3"], "hares": [(), (Hare.REROLL,)]},
            "reroll failure; toss failure",
            "hare-used 1 reroll; rerolled 1 failure; tossed 1 failure; attempt-failed 1 haber; "
            "evidence-lost 1 tracks-n3; gained 1 0 1",
        ),
        (
            FIELD,
            at("rome")
            | {"found": ["", "dahu"], "sanctuary": "...... .CIX..", "rows": [4, 6], "owed": ()},
            "relocate dahu action; lay 1 1 0; shift up 1",
            "tile-settled 1 dahu 1 1; gained 1 1 1; assistant-moved 1 up 1",
        ),
        (
            FIELD,
            at("rome") | {"found": ["", "lossie haber"], "requests": (Request.REGION_E,)},
            "fulfil region-e lossie+haber action",
            "request-fulfilled 1 region-e lossie+haber; gained 1 0 1",
        ),
        (
            FIELD,
            {
                "display": "haber lossie",
                "market": MARKET,
                "ground": SIX,
            },
            "refresh; drop bones-s3; draw water-n4+bones-w4; replace haber; open squasc; "
            "take-experience",
            "token-dropped 1 bones-s3; market-filled water-n4; tokens-laid bones-w4 n4; "
            "cards-discarded 1 haber; cards-opened squasc; gained 1 0 1",
        ),
        (
            ASSISTANT,
            {"dice": (Face.RESTORE,), "ready": [0, 0]},
            "step-down restore",
            "assistant-moved 1 down 1; die-taken 1 restore; skill-restored 1 plane-ticket",
        ),
        (
            ASSISTANT,
            {"dice": (Face.BONUS_RUMOUR,)},
            "step-down bonus-rumour",
            "assistant-moved 1 down 1; die-taken 1 bonus-rumour; rumour-gained 1",
        ),
        (
            ASSISTANT,
            {"experience": [0, 2], "coins": [0, 2], "ready": [0, 0]},
            "step-up; learn collect; restore plane-ticket; paid-step down",
            "assistant-moved 1 up 1; skill-learned 1 collect; skill-restored 1 plane-ticket; "
            "assistant-moved 1 down 1",
        ),
        (
            ASSISTANT,
            {
                "evidence": ["", "tracks-n3 sky-n4"],
                "market": MARKET,
                "coins": [0, 2],
                "display": "haber lossie",
                "bets": ["", "haber"],
            },
            "buy rumour-w4; sell tracks-n3 _; swap sky-n4 bones-s3; move-bet haber lossie",
            "bought 1 rumour-w4; sold 1 tracks-n3; swapped 1 sky-n4 bones-s3; "
            "bet-moved 1 haber lossie",
        ),
        (
            ASSISTANT,
            {"market": MARKET, "coins": [0, 2], "display": "haber lossie", "bets": ["haber", ""]},
            "refresh-market; draw sky-w2+sky-n4+sky-s3; replace lossie; open squasc",
            "market-refreshed 1; market-filled sky-w2+sky-n4+sky-s3; cards-discarded 1 lossie; "
            "cards-opened squasc",
        ),
        (
            UseAbility(1, Cryptid.LARIOSAURO, "relocation"),
            {"market": MARKET},
            "gather bones-s3; draw sky-w2",
            "market-taken 1 bones-s3; market-filled sky-w2",
        ),
        (
            UseAbility(1, Cryptid.KRAKEN, "find"),
            {},
            "accept; draw sky-w2",
            "evidence-drawn 1 sky-w2",
        ),
        (
            UseAbility(1, Cryptid.TULIKETTU, "find"),
            {"ground": "s1:sky-w2 n1:bones-n2"},
            "gather sky-w2",
            "collected 1 sky-w2 s1",
        ),
        (UseAbility(1, Cryptid.CABALLUCOS, "relocation"), {}, "travel n3", "travelled 1 n3"),
        (
            UseAbility(1, Cryptid.GULON, "find"),
            {"market": MARKET, "coins": [0, 5]},
            "buy bones-s3; draw sky-w2; enough",
            "bought 1 bones-s3; market-filled sky-w2",
        ),
        (
            FIELD,
            at("paris") | {"evidence": ["", "rumour-n1"], "options": {"wolpertinger": "yes"}},
            "search rumour-n1 action; unmask coins; use-hare coins",
            "hare-found 1 paris coins; hare-used 1 coins; gained 1 4 0",
        ),
        (
            PlaceTerrain(1),
            {"tiles": [(), (TerrainTile.WATER_2,)]},
            "place-tile water-2; lay 1 2 1; take-tile water-1",
            "tile-placed 1 water-2 1 2; tile-taken 1 water-1",
        ),
    ],
)
def test_9_1_what_the_second_player_does_is_told(
    step: Step, given: dict[str, Any], choices: str, told: str
) -> None:
    given = {"assisting": step is ASSISTANT, "mover": 1} | given

    assert story(play(position(agenda=[step], **given), *choices.split("; "))) == told


def test_1_4_the_set_up_is_told_and_contracts_only_to_their_owner() -> None:
    state = position(agenda=SETUP, display="lossie haber")
    play(state, "deal-contracts kind-bird", "deal-contracts evidence-sky+kind-beast")
    play(state, "offer region-n+region-w+kind-beast+kind-bird", "start-in paris", "bet lossie")
    assert story(play(state, "take-tile water-3")) == (
        "common-contract-opened kind-bird; contracts-dealt 1 evidence-sky+kind-beast; "
        "requests-offered region-n+region-w+kind-beast+kind-bird; started-in 1 paris; "
        "bet-laid 1 lossie; tile-taken 1 water-3"
    )
    dealt = next(e for e in state.events or () if isinstance(e, ContractsDealt))
    assert dealt.seen_by(1) == dealt
    assert dealt.seen_by(0) == ContractsDealt(1, ())


def test_2_1_the_round_and_the_turn_are_told() -> None:
    state = position(3, agenda=[BeginRound()], rows=[5, 2, 7])
    play(state, "roll-dice coins-2+coins-3+restore+bonus-rumour")
    assert story(state) == (
        "round-began 1 no; dice-rolled coins-2+coins-3+restore+bonus-rumour; turn-began 1 no"
    )


def test_8_3_a_closed_terrain_and_the_end_are_told() -> None:
    state = closing()
    state.playable = state.land[Terrain.MOUNTAIN]
    state.then(CheckTerrains(0))
    state.advance()
    told = "terrain-closed mountain; terrain-closed forest; terrain-closed water"
    assert story(state) == f"{told}; sanctuary-finished"


@pytest.mark.parametrize(
    ("card", "given", "told"),
    [
        (
            3,
            {"display": "haber", "bets": ["haber"], "ground": "s2:tracks-n3 s1:sky-w2"},
            "poacher-turned card-3; poacher-took tracks-n3",
        ),
        (
            1,
            {"evidence": FOUR, "ground": "n1:bones-s3", "market": "rumour-w4 sky-s3"},
            "poacher-turned card-1; poacher-refreshed no",
        ),
        (1, {"evidence": FOUR, "found": ["haber"]}, "poacher-turned card-1; poacher-caught haber"),
    ],
)
def test_13_2_his_hunt_is_told(card: int, given: dict[str, Any], told: str) -> None:
    state = solo(2, agenda=[PoacherHunts()], **given)
    assert story(play(state, f"turn-card card-{card}")) == told


def test_13_5_his_help_is_told() -> None:
    given: dict[str, Any] = {"agenda": [PoacherAssists()], "final": 1}
    coins = solo(1, rows=[6, 2], dice=(Face.COINS_3,), **given)
    assert story(coins) == "poacher-removed-die coins-3; poacher-shifted up"
    rumour = solo(1, rows=[2, 6], dice=(Face.BONUS_RUMOUR,), **given)
    assert story(rumour) == (
        "poacher-removed-die bonus-rumour; poacher-took bonus-1; poacher-shifted down"
    )
    state = solo(12, rows=[2, 6], market=MARKET, dice=(), agenda=[PoacherAssists()])
    play(state, "draw sky-w2+sky-n4+sky-s3", "place-tile water-1", "lay 1 2 1")
    assert story(state) == (
        "poacher-refreshed yes; market-filled sky-w2+sky-n4+sky-s3; poacher-shifted up; "
        "poacher-built water-1 1 2"
    )
