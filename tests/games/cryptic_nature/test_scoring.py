"""§10 Reputation, §9.4 abilities at the end, §11 Wolpertinger and §14 who knows what."""

from random import Random
from typing import Any

import pytest

from bestiary.core import SPECTATOR
from bestiary.games.cryptic_nature.assistant.phase import AssistantTurn
from bestiary.games.cryptic_nature.box.pieces import (
    Contract,
    Cryptid,
    Evidence,
    Hare,
    Place,
    Request,
    Terrain,
    Token,
)
from bestiary.games.cryptic_nature.box.shapes import Lying, mask
from bestiary.games.cryptic_nature.field import CryptozoologistTurn
from bestiary.games.cryptic_nature.scoring import (
    FinishGame,
    contract_points,
    end_abilities,
    habitats,
    hare_points,
    lines,
    majority,
    rank_of,
)
from bestiary.games.cryptic_nature.state import Settled
from bestiary.games.cryptic_nature.view import imagine, view
from core.narrowing import present
from games.cryptic_nature.position import options, play, position


def test_10_1_every_line() -> None:
    state = position(
        2,
        found=["lossie gulon wawel-dragon haber dahu water-leaper"],
        contracts=["evidence-victim kind-oddity", ""],
        common=Contract.KIND_BEAST,
        fate={
            Cryptid.LOSSIE: "sanctuary",
            Cryptid.GULON: "request",
            Cryptid.WATER_LEAPER: "both",
        },
        fulfilled=[(Request.KIND_BEAST,), ()],
        experience=[7, 0],
        coins=[4, 0],
        evidence=["tracks-n3 rumour-n1 bonus-1"],
        settled=(Settled(Cryptid.LOSSIE, 0, Lying(1, 1, 0), 7),),
    )
    assert lines(state, 0) == {
        "found": 1 + 2 + 4 + 1 + 1 + 1,
        "sanctuary": 2 + 1,
        "requests": 4,
        "common-contract": 4,
        "personal-contract": 3,
        "abilities": 0,
        "majority": 2,
        "experience": 2,
        "coins": (4 + 3 + 2 + 2) // 5,
    }


def test_10_2_contracts_count_evidence_habitat_and_kind() -> None:
    state = position(found=["dahu lossie vouivre"], marks={Cryptid.DAHU: Token.SKY_W2})
    assert contract_points(state, 0, Contract.EVIDENCE_SKY) == 2
    assert contract_points(state, 0, Contract.HABITAT_MOUNTAIN) == 2
    assert contract_points(state, 0, Contract.KIND_BEAST) == 2


def tile(cryptid: Cryptid, owner: int) -> Settled:
    return Settled(cryptid, owner, Lying(0, 0, 0), 0)


def test_10_3_most_figures_then_the_larger_area_then_both() -> None:
    state = position(3)
    assert [majority(state, s) for s in range(3)] == [0, 0, 0]
    state.settled = (tile(Cryptid.SQUASC, 0), tile(Cryptid.DAHU, 1))
    assert [majority(state, s) for s in range(3)] == [0, 2, 0]
    state.settled = (tile(Cryptid.LOSSIE, 0), tile(Cryptid.DAHU, 1))
    assert [majority(state, s) for s in range(3)] == [2, 2, 0]


@pytest.mark.parametrize(
    ("found", "fate", "experience", "winners", "tie"),
    [
        (["lossie", "lossie haber"], {}, [0, 0, 0], (1,), None),
        (["gulon", "lossie haber"], {}, [0, 0, 0], (1,), "found"),
        (["lossie", "haber"], {}, [1, 0, 0], (0,), "purse"),
        (["lossie", "haber"], {Cryptid.HABER: "request"}, [0, 0, 0], (1,), "relocated"),
        (["lossie", "haber"], {}, [0, 0, 0], (0, 1), "shared"),
    ],
)
def test_10_4_ties(
    found: list[str],
    fate: dict[Cryptid, str],
    experience: list[int],
    winners: tuple[int, ...],
    tie: str | None,
) -> None:
    state = position(
        3, agenda=[FinishGame()], found=found, fate=fate, experience=experience, coins=[0, 0, 0]
    )
    assert state.outcome is not None
    assert (winners, tie) == (state.outcome.winners, state.outcome.tie_break)


def test_9_4_abilities_at_the_end() -> None:
    def points(found: str, **given: Any) -> int:
        return end_abilities(position(2, found=[found, "lossie haber"], **given), 0)

    assert points("vergisson-bird") == 2
    assert points("vergisson-bird dahu") == 0
    assert points("gevaudan-beast gulon") == 1
    assert points("gevaudan-beast gulon wawel-dragon gatto-mammone lindworm kraken") == 2
    assert points("herensuge dahu squasc") == 2
    assert points("herensuge dahu") == 0
    assert points("firebird hercinia skvader") == 2
    assert points("nessie tsmok") == 1
    assert points("cath-palug lindworm gatto-mammone wawel-dragon") == 2
    assert points("cath-palug lindworm gatto-mammone") == 0


def test_9_5_the_korkodil_lives_where_it_lies() -> None:
    state = position(found=["korkodil"], sanctuary="..... .FF.. ..FF.")
    assert habitats(state, Cryptid.KORKODIL) == ()
    area = mask([(1, 1), (1, 2), (2, 2), (2, 3)])
    state.settled = (Settled(Cryptid.KORKODIL, 0, Lying(1, 1, 0), area),)
    assert habitats(state, Cryptid.KORKODIL) == (Terrain.FOREST,)


HARES = {"wolpertinger": "yes"}


def test_11_1_a_rumour_buys_the_token_of_a_city() -> None:
    state = position(
        agenda=[CryptozoologistTurn(0)],
        options=HARES,
        place=["rome"],
        evidence=["rumour-n1 bonus-1"],
        skills=["track"],
    )
    assert len(options(state, "search")) == 4
    play(state, "search bonus-1 skill", "unmask hare")
    assert state.hares[0] == (Hare.HARE,)
    assert Place.ROME not in state.cities
    assert state.action_left
    assert options(state, "search") == []


def test_11_2_tokens_are_used_in_either_phase() -> None:
    for step in (CryptozoologistTurn(0), AssistantTurn(0)):
        state = position(agenda=[step], options=HARES, hares=[(Hare.COINS, Hare.EVIDENCE), ()])
        play(state, "use-hare coins", "use-hare evidence", "draw sky-w2")
        assert state.coins[0] == 5
        assert state.evidence[0] == (Token.SKY_W2,)
        assert options(state, "use-hare") == []


def test_11_3_hares_and_the_card() -> None:
    def points(*hares: tuple[Hare, ...]) -> list[int]:
        state = position(2, options=HARES, hares=list(hares))
        return [hare_points(state, s) for s in range(2)]

    assert points((Hare.HARE, Hare.HARE), (Hare.HARE,)) == [4, 1]
    assert points((Hare.HARE,), (Hare.HARE, Hare.COINS)) == [1, 3]
    assert points((Hare.HARE,), (Hare.HARE,)) == [1, 1]
    assert points((), (Hare.COINS,)) == [0, 0]


def test_13_8_the_rating() -> None:
    ranks = [rank_of(n) for n in (11, 12, 15, 16, 19, 20, 25, 26)]
    assert [
        "trainee",
        *["novice"] * 2,
        *["cryptozoologist"] * 2,
        *["great"] * 2,
        "monument",
    ] == ranks


def test_14_1_personal_contracts_are_secret() -> None:
    state = position(3, contracts=["kind-bird kind-beast", "evidence-sky habitat-forest"])
    seen = view(state, 0)["players"]
    assert seen[0]["contracts"] == ["kind-bird", "kind-beast"]
    assert seen[1]["contracts"] is None
    assert "personal-contract" not in view(state, 0)["scores"][1]
    assert all(p["contracts"] is None for p in view(state, SPECTATOR)["players"])


def test_14_2_imagined_contracts_are_any_unseen_ones() -> None:
    state = position(
        3,
        contracts=[
            "kind-bird kind-beast",
            "evidence-sky habitat-forest",
            "kind-oddity habitat-water",
        ],
        common=Contract.KIND_REPTILE,
    )
    held = {c for h in state.contracts for c in h}
    state.pile = tuple(c for c in Contract if c not in held and c is not state.common)
    rng = Random(1)
    worlds = [imagine(state, 0, rng) for _ in range(200)]
    assert {state.contracts[0]} == {w.contracts[0] for w in worlds}
    theirs = {c for w in worlds for c in w.contracts[1]}
    assert set(Contract) - set(state.contracts[0]) - {state.common} == theirs
    assert Evidence.SKY in [c.split("-")[1] for c in theirs]


def test_14_1_prices_are_shown_with_the_surcharge() -> None:
    assert view(position(2), 0)["players"][0]["prices"]["track"] == 3
    assert view(position(3), 0)["players"][0]["prices"]["track"] == 2


def test_10_3_more_figures_beat_a_larger_area() -> None:
    state = position(2)
    small = (tile(Cryptid.SQUASC, 1), tile(Cryptid.MAVO, 1))
    state.settled = (tile(Cryptid.GEVAUDAN_BEAST, 0), *small)
    assert [majority(state, s) for s in range(2)] == [0, 2]


def test_10_1_rounded_down_and_evidence_sold() -> None:
    state = position(experience=[2, 3], coins=[2, 3], evidence=["bonus-1", "rumour-n1"])
    counted = [lines(state, seat) for seat in range(2)]
    assert [c["experience"] for c in counted] == [0, 1]
    assert [c["coins"] for c in counted] == [0, 1]


def test_10_1_a_request_counts_instead_of_lower_numbers() -> None:
    fate = {Cryptid.LOSSIE: "request", Cryptid.HABER: "request"}
    state = position(found=["lossie haber"], fate=fate, fulfilled=[(Request.REGION_E,), ()])
    counted = lines(state, 0)
    assert (counted["found"], counted["sanctuary"], counted["requests"]) == (2, 0, 4)


def test_10_2_a_contract_by_token_and_by_place() -> None:
    state = position(found=["dahu korkodil"], owed=())
    assert contract_points(state, 0, Contract.EVIDENCE_TRACKS) == 2
    assert contract_points(state, 0, Contract.HABITAT_FOREST) == 0
    assert contract_points(state, 0, Contract.EVIDENCE_BONES) == 0
    state.marks[Cryptid.DAHU] = Token.BONES_S3
    assert contract_points(state, 0, Contract.EVIDENCE_BONES) == 1


def test_10_4_relocated_either_way_goes_before_the_purse() -> None:
    state = position(
        3,
        agenda=[FinishGame()],
        found=["haber", "squasc"],
        fate={Cryptid.SQUASC: "both"},
        experience=[2, 0, 0],
        coins=[4, 0, 0],
    )
    assert (present(state.outcome).winners, present(state.outcome).tie_break) == ((1,), "relocated")


def test_11_1_a_search_costs_a_rumour_and_a_city_with_a_token() -> None:
    given: dict[str, Any] = {
        "agenda": [CryptozoologistTurn(0)],
        "options": HARES,
        "evidence": ["rumour-n1 sky-w2"],
    }
    state = position(place=["rome"], **given)
    assert options(state, "search") == ["search rumour-n1 action"]
    play(state, "search rumour-n1 action", "unmask coins")
    assert (state.evidence[0], state.aside) == ((Token.SKY_W2,), (Token.RUMOUR_N1,))
    assert (state.action_left, len(state.hare_bag)) == (False, 10)
    assert options(position(place=["s2"], **given), "search") == []
    taken = position(place=["rome"], **given, cities=(Place.PARIS,))
    assert options(taken, "search") == []


def test_11_2_evidence_needs_a_slot() -> None:
    full = "victim-n1 victim-w3 victim-s2 victim-e3 bones-s3"
    given: dict[str, Any] = {
        "agenda": [AssistantTurn(0)],
        "options": HARES,
        "hares": [(Hare.EVIDENCE,), ()],
    }
    assert options(position(**given, evidence=[full]), "use-hare") == []
    assert options(position(**given), "use-hare") == ["use-hare evidence"]


def test_11_3_more_hares_beat_more_tokens() -> None:
    many = (Hare.HARE, Hare.COINS, Hare.REROLL)
    state = position(2, options=HARES, hares=[many, (Hare.HARE, Hare.HARE)])
    assert [hare_points(state, seat) for seat in range(2)] == [1, 4]


def test_9_4_the_numbers_of_each_ability() -> None:
    def points(found: str) -> int:
        return end_abilities(position(2, found=[found, "lossie haber trochus"], owed=()), 0)

    assert points("gevaudan-beast") == 0
    assert points("nessie kraken iku-turso tsmok") == 2
    assert points("firebird hercinia") == 0
    assert points("nessie") == 0
    assert points("vergisson-bird dahu squasc") == 0
    three = position(3, found=["vergisson-bird", "lossie haber", "trochus"])
    assert end_abilities(three, 0) == 0
