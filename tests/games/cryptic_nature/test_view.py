"""§14 The whole view of a table, the same in words, and every piece in its place."""

from typing import Any

from bestiary.core import Words
from bestiary.games.cryptic_nature import GAME
from bestiary.games.cryptic_nature.box.pieces import (
    Contract,
    Cryptid,
    Face,
    Hare,
    Place,
    Request,
    Terrain,
    TerrainTile,
    Token,
)
from bestiary.games.cryptic_nature.box.shapes import Lying, mask
from bestiary.games.cryptic_nature.describe import describe
from bestiary.games.cryptic_nature.field import CryptozoologistTurn
from bestiary.games.cryptic_nature.inventory import box, components, in_play
from bestiary.games.cryptic_nature.relocation import SettleTile
from bestiary.games.cryptic_nature.sanctuary.building import LayTerrain
from bestiary.games.cryptic_nature.state import Expedition, Laid, Settled
from bestiary.games.cryptic_nature.view import view
from games.cryptic_nature.position import position
from games.cryptic_nature.test_poacher import solo

ENGLISH = Words(GAME, "en", ("Ann", "Bob"))


def table() -> Expedition:
    """Something of everything."""
    return position(
        2,
        agenda=[CryptozoologistTurn(0)],
        place=["rome", "e3"],
        evidence=["tracks-n3 bonus-1", ""],
        bets=["haber", "haber mavo"],
        found=["tulikettu vouivre", "trochus squasc"],
        skills=["track range-1 split", ""],
        contracts=["kind-bird evidence-sky", "kind-beast habitat-water"],
        display="haber mavo",
        owed=(),
        marks={Cryptid.MAVO: Token.BONES_S3},
        market="sky-w2 rumour-n1",
        ground="w1:rumour-w1 n1:bones-n2 n1:sky-s3",
        sanctuary="...... .CX... ..WW..",
        fate={Cryptid.TULIKETTU: "sanctuary", Cryptid.TROCHUS: "request", Cryptid.SQUASC: "both"},
        settled=(Settled(Cryptid.TULIKETTU, 0, Lying(1, 1, 0), mask([(1, 1), (5, 5)])),),
        laid=(Laid(TerrainTile.WATER_1, Lying(2, 2, 0)),),
        requests=(Request.REGION_N,),
        common=Contract.KIND_REPTILE,
        fulfilled=[(), (Request.KIND_ODDITY,)],
        options={"wolpertinger": "yes"},
        hares=[(Hare.HARE,), ()],
        cities=(Place.ROME,),
        hare_bag=(Hare.COINS,),
        tiles=[(TerrainTile.MOUNTAIN_1,), ()],
        closed=(Terrain.FOREST,),
        rows=[5, 2],
        coins=[3, 1],
        experience=[4, 0],
        dice=(Face.COINS_2,),
        round=6,
        final=1,
        waiting=(1,),
        traded=(Token.SKY_N4,),
        aside=(Token.WATER_E2,),
        ready=[1, 0],
    )


def card(cryptid: str, where: str, needs: str, **more: object) -> dict[str, object]:
    shown = {"cryptid": cryptid, "where": where, "needs": needs.split(" + ")}
    return shown | {"mark": None, "fate": None, "bets": []} | more


def test_14_1_everything_of_a_player_is_shown() -> None:
    ann, bob = map(dict[str, Any], view(table(), 0)["players"])
    prices = ann.pop("prices")
    assert prices.keys() == bob.pop("prices").keys()
    assert (prices["collect"], prices["track"], prices["relocate"]) == (2, 3, 3)
    assert ann == {
        "place": "rome",
        "coins": 3,
        "experience": 4,
        "evidence": ["tracks-n3", "bonus-1"],
        "owned": ["plane-ticket", "track", "range-1", "split"],
        "ready": ["plane-ticket"],
        "contracts": ["kind-bird", "evidence-sky"],
        "contract_count": 2,
        "tiles": ["mountain-1"],
        "found": [
            card("tulikettu", "n3", "tracks + witness", fate="sanctuary"),
            card("vouivre", "w3", "sky + water + victim"),
        ],
        "bets": ["haber"],
        "free_bets": 1,
        "fulfilled": [],
        "hares": ["hare"],
    }
    assert bob == {
        "place": "e3",
        "coins": 1,
        "experience": 0,
        "evidence": [],
        "owned": ["plane-ticket"],
        "ready": [],
        "contracts": None,
        "contract_count": 2,
        "tiles": [],
        "found": [
            card("trochus", "s4", "water + rumour", fate="request"),
            card("squasc", "s2", "witness + rumour", fate="both"),
        ],
        "bets": ["haber", "mavo"],
        "free_bets": 0,
        "fulfilled": ["kind-oddity"],
        "hares": [],
    }


def test_14_1_everything_on_the_table_is_shown() -> None:
    shown = dict(view(table(), 0))
    for known in ("players", "sanctuary", "turn", "scores", "bag"):
        del shown[known]
    assert shown == {
        "seat": 0,
        "round": 6,
        "final": 1,
        "assisting": False,
        "mover": 0,
        "acting": 0,
        "waiting": [1],
        "solo": False,
        "with_bets": True,
        "rows": [5, 2],
        "dice": ["coins-2"],
        "ground": {"n1": ["bones-n2", "sky-s3"], "w1": ["rumour-w1"]},
        "market": ["sky-w2", "rumour-n1"],
        "aside": ["water-e2"],
        "supply": 9,
        "display": [
            card("haber", "e1", "tracks + rumour", bets=[0, 1]),
            card("mavo", "s3", "witness + rumour", mark="bones-s3", bets=[1]),
            *[None] * 4,
        ],
        "decks": [12, 14, 11],
        "discards": [[], [], []],
        "requests": ["region-n"],
        "common": "kind-reptile",
        "hares": ["rome"],
        "hares_left": ["coins"],
        "poacher": None,
        "memory": {"own_contracts": ["kind-bird", "evidence-sky"]},
        "outcome": False,
    }


def test_14_1_the_sanctuary_is_shown() -> None:
    shown: dict[str, Any] = {**view(table(), 0)["sanctuary"]}
    assert len(shown.pop("playable")) == 64
    assert [len(stack) for stack in shown.pop("stacks").values()] == [17, 17, 17]
    assert shown == {
        "starts": [
            {"cells": [[1, 2]], "terrain": "mountain"},
            {"cells": [[8, 4]], "terrain": None},
            {"cells": [[4, 7]], "terrain": None},
        ],
        "free_starts": [[1, 2], [4, 7], [8, 4]],
        "land": {"mountain": [[1, 1], [1, 2]], "forest": [], "water": [[2, 2], [2, 3]]},
        "symbols": {"coin": [[1, 1]], "experience": [[1, 2]], "initiative": []},
        "laid": [{"tile": "water-1", "lying": [2, 2, 0]}],
        "settled": [{"cryptid": "tulikettu", "owner": 0, "cells": [[1, 1], [5, 5]]}],
        "closed": ["forest"],
    }


def test_14_1_the_turn_and_the_scores_are_shown() -> None:
    shown = view(table(), 0)
    assert shown["turn"] == {
        "steps_left": 2,
        "action_left": True,
        "action_steps": 0,
        "stepped": False,
        "traded": ["sky-n4"],
        "bet_moved": False,
        "laying": None,
        "settling": None,
        "results": [],
    }
    ann, bob = shown["scores"]
    assert ann["personal-contract"] == 1
    assert "personal-contract" not in bob
    assert (ann["found"], bob["found"], bob["requests"], ann["wolpertinger"]) == (6, 2, 4, 3)
    laying = position(agenda=[LayTerrain(0, TerrainTile.WATER_1)])
    assert view(laying, 0)["turn"]["laying"] == "water-1"
    settling = position(agenda=[SettleTile(0, Cryptid.SQUASC)], sanctuary=". MM")
    assert view(settling, 0)["turn"]["settling"] == "squasc"


def test_14_1_the_poacher_is_shown() -> None:
    shown = view(solo(3, evidence="sky-w2", caught="haber"), 0)
    assert dict(shown["poacher"] or {}) == {
        "card": "card-3",
        "used": [],
        "evidence": ["sky-w2"],
        "caught": [card("haber", "e1", "tracks + rumour")],
        "matches": [],
    }
    assert shown["solo"]
    assert shown["players"][0]["contracts"] == []


def test_14_1_the_table_in_words() -> None:
    assert describe(view(table(), 1), ENGLISH).splitlines() == [
        "Round 6, the one before the last. Cryptozoologist phase.",
        "On the map: N1 bones, silhouette in the sky; W1 rumours",
        "Market: silhouette in the sky, rumours",
        "Dice left: 2 coins",
        "Initiative, from the top: Bob (3), Ann (6)",
        "Open cryptids:",
        "  Haber (level I): E1 (Bohemia and Bavaria); tracks + rumours; 1 / 1 reputation; "
        "bets: Ann, Bob; beast, mountain; When found: 2 coins",
        "  Mavo (level I): S3 (Southern Italy); eyewitness + rumours; 1 / 1 reputation; "
        "bets: Bob; beast, forest; When found: move your assistant up to 2 cells, up or down",
        "Requests: two from the North",
        "Common contract: for reptiles",
        "Sanctuary (M mountain, F forest, W water, lower case under a cryptid, "
        "o cryptid on an empty cell, . free, # fence):",
        "  ############",
        "  .mM.....####",
        "  ..WW....####",
        "  ........####",
        "  ........####",
        "  .....o..####",
        "  ........####",
        "  ........####",
        "  ........####",
        "  ############",
        "Ann: Rome; 3 coins, 4 experience",
        "  evidence: tracks, bonus rumour",
        "  skills: Plane ticket, Track a cryptid (used), Movement range, Split movement",
        "  found: Tulikettu (in the sanctuary), Vouivre",
        "  contracts: 2 hidden",
        "  tiles: mountain, 2 in a row",
        "  Wolpertinger: stuffed hare",
        "Bob: E3 (Crimea and the Black Sea steppe); 1 coin, 0 experience",
        "  evidence: nothing",
        "  skills: Plane ticket (used)",
        "  found: Trochus (by a request), Squasc (by a request, in the sanctuary)",
        "  contracts: for beasts, for water cryptids",
        "  tiles: nothing",
    ]


def test_14_1_before_the_first_turn_no_action_is_left_and_the_poacher_has_no_card() -> None:
    assert GAME.rules.view(GAME.new(2), 0)["turn"]["action_left"] is False
    alone = GAME.page.describe(GAME.rules.view(GAME.new(1), 0), Words(GAME, "en", ("Ann",)))
    assert "The poacher: nothing; evidence: nothing" in alone


def test_14_1_the_poacher_in_words() -> None:
    state = solo(3, evidence="sky-w2", caught="haber", rows=[4, 3], place=["rome"])
    told = describe(view(state, 0), ENGLISH).splitlines()
    assert told[-1] == ("The poacher: card 3; evidence: silhouette in the sky; caught: Haber")
    assert "Initiative, from the top: The poacher (4), Ann (5)" in told
    assert "Requests: nothing" in told


def test_1_1_every_piece_is_somewhere_and_in_the_box_once() -> None:
    for seats, options in ((1, {"wolpertinger": "yes"}), (2, {}), (4, {"bets": "no"})):
        settled = GAME.validate_options(seats, options)
        state = GAME.rules.start(seats, settled)
        assert components(state) == box(seats, settled)
    pieces = box(1, GAME.validate_options(1, {"wolpertinger": "yes"}))
    assert (pieces["bet"], pieces["hare:hare"], pieces["card-1"], pieces["lossie"]) == (2, 5, 1, 1)
    assert box(2, GAME.validate_options(2))["bet"] == 4
    assert "bet" not in box(2, GAME.validate_options(2, {"bets": "no"}))
    assert "card-1" not in box(2, GAME.validate_options(2))


def test_1_1_pieces_are_counted_wherever_they_lie() -> None:
    counted = components(table())
    for piece in ("tracks-n3", "bones-s3", "sky-w2", "rumour-w1", "water-e2", "bonus-1"):
        assert counted[piece] == 1, piece
    for piece in ("haber", "tulikettu", "squasc", "kraken"):
        assert counted[piece] == 1, piece
    assert (counted["bet"], counted["hare:hare"], counted["hare:coins"]) == (4, 1, 1)
    assert (counted["mountain-1"], counted["kind-bird"], counted["kind-reptile"]) == (2, 2, 2)
    alone = components(solo(3, evidence="sky-w2", caught="haber"))
    assert (alone["card-3"], alone["card-4"], alone["sky-w2"]) == (1, 1, 2)


def test_1_1_what_lies_open_is_in_play() -> None:
    shown = set(in_play(table()))
    assert {"sky-w2", "bones-n2", "haber", "water-1", "coins-2", "region-n", "kind-bird"} <= shown
    assert "hare:hare" in shown
    assert "kraken" not in shown
    assert "card-3" in set(in_play(solo(3)))


def test_14_1_an_empty_map_and_skills_that_are_never_used_up_in_words() -> None:
    state = position(2, ground="", skills=["collect-adjacent range-2"], ready=[0, 0])
    told = describe(view(state, 0), ENGLISH).splitlines()

    assert "On the map: nothing" in told
    skills, _ = (line for line in told if line.startswith("  skills: "))
    assert skills.count("(used)") == 1
    assert skills.startswith("  skills: Plane ticket (used), ")
