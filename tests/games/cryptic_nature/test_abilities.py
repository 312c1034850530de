"""§9 Abilities, one by one."""

from typing import Any

import pytest

from bestiary.games.cryptic_nature.abilities import EFFECTS, UseAbility
from bestiary.games.cryptic_nature.box.components import CARDS
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Place, Skill, Token
from bestiary.games.cryptic_nature.state import Expedition
from games.cryptic_nature.position import open_prompt, options, play, position

FULL = "victim-n1 victim-w3 victim-s2 victim-e3 bones-s3"
"""Evidence for every slot."""


def use(cryptid: str, when: str, **given: Any) -> Expedition:
    return position(agenda=[UseAbility(0, Cryptid(cryptid), when)], **given)


@pytest.mark.parametrize(
    ("cryptid", "when", "coins", "experience"),
    [
        ("haber", "find", 2, 0),
        ("lossie", "relocation", 0, 1),
        ("trochus", "relocation", 2, 0),
        ("ziphius", "failure", 2, 0),
        ("aitvaras", "relocation", 2, 0),
        ("zlatorog", "relocation", 3, 0),
        ("bonnacon", "failure", 0, 1),
        ("karadag-serpent", "find", 0, 1),
        ("sarmatian-snail", "relocation", 0, 1),
        ("dobhar-chu", "find", 1, 1),
        ("wawel-dragon", "relocation", 4, 0),
        ("scythian-griffin", "find", 3, 0),
        ("lindworm", "relocation", 0, 2),
    ],
)
def test_9_2_coins_and_experience_are_simply_gained(
    cryptid: str, when: str, coins: int, experience: int
) -> None:
    state = use(cryptid, when)
    assert (1 + coins, experience) == (state.coins[0], state.experience[0])


def test_9_1_every_ability_of_a_moment_is_known() -> None:
    bent = {"keep-evidence", "double-symbols"}
    effects = {
        a.effect
        for card in CARDS.values()
        for a in card.abilities
        if a.when in ("find", "failure", "relocation")
    }
    assert effects <= set(EFFECTS) | bent


@pytest.mark.parametrize(("cryptid", "when"), [("squasc", "find"), ("tsmok", "relocation")])
def test_9_2_two_skills_are_restored(cryptid: str, when: str) -> None:
    state = use(cryptid, when, skills=["track luck"], ready=[0, 0])
    assert options(state) == ["restore plane-ticket", "restore track", "restore luck", "enough"]
    play(state, "restore luck", "restore plane-ticket")
    assert state.can_use(0, Skill.LUCK)
    assert not state.can_use(0, Skill.TRACK)


def test_9_2_gatto_mammone_restores_everything() -> None:
    state = use("gatto-mammone", "find", skills=["track luck collect relocate"], ready=[0, 0])
    assert state.used_skills(0) == 0


def test_9_2_skvader_brings_a_rumour_into_a_free_slot() -> None:
    assert play(use("skvader", "find"), "accept").evidence[0] == (Token.BONUS_1,)
    assert open_prompt(use("skvader", "find", evidence=[FULL])) == ""


@pytest.mark.parametrize("cryptid", ["barnacle-goose", "kraken"])
def test_9_2_drawing_is_decided_before_the_draw(cryptid: str) -> None:
    state = play(use(cryptid, "find"), "accept")
    assert open_prompt(state) == "draw"
    assert play(state, "draw sky-w2").evidence[0] == (Token.SKY_W2,)
    assert play(use(cryptid, "find"), "decline").evidence[0] == ()
    assert open_prompt(use(cryptid, "find", evidence=[FULL])) == "", "no slot for it"
    assert open_prompt(use(cryptid, "find", bag=(), aside=())) == "", "nothing to draw"


def test_9_2_lariosauro_takes_from_the_market() -> None:
    state = use("lariosauro", "relocation", market="sky-w2 bones-s3 victim-n1")
    play(state, "gather bones-s3", "draw tracks-n3")
    assert state.market == (Token.SKY_W2, Token.VICTIM_N1, Token.TRACKS_N3)
    assert state.evidence[0] == (Token.BONES_S3,)


def test_9_2_tulikettu_collects_from_anywhere() -> None:
    state = use("tulikettu", "find", ground="s1:sky-w2 n1:bones-s3")
    assert options(state) == ["gather sky-w2", "gather bones-s3", "decline"]
    assert play(state, "gather bones-s3").evidence[0] == (Token.BONES_S3,)
    full = "victim-n1 victim-w3 victim-s2 victim-e3 water-n4"
    assert open_prompt(use("tulikettu", "find", ground="s1:sky-w2", evidence=[full])) == ""
    assert open_prompt(use("tulikettu", "find", ground="")) == ""


def test_9_2_gulon_buys_while_coins_last_and_the_market_is_filled_each_time() -> None:
    state = use("gulon", "find", market="sky-w2 rumour-n1 victim-n1", coins=[5, 0])
    play(state, "buy sky-w2", "draw tracks-n3")
    assert options(state) == ["buy rumour-n1", "enough"]
    play(state, "buy rumour-n1", "draw bones-s3")
    assert state.coins[0] == 0
    assert open_prompt(state) == ""


@pytest.mark.parametrize("cryptid", ["tatzelwurm", "caladrius"])
def test_9_2_a_free_refresh_is_impossible_with_seven_tokens(cryptid: str) -> None:
    offered = use(cryptid, "find")
    assert (open_prompt(offered), options(offered)) == ("offer-refresh", ["accept", "decline"])
    seven = "n1:bones-n2 n2:sky-w2 e1:tracks-n3 s1:water-e2 s1:victim-s2 w1:rumour-n1 w2:rumour-s2"
    assert open_prompt(use(cryptid, "find", ground=seven)) == ""


@pytest.mark.parametrize(
    ("cryptid", "when", "steps"), [("mavo", "find", 2), ("iku-turso", "relocation", 3)]
)
def test_9_2_the_assistant_may_move(cryptid: str, when: str, steps: int) -> None:
    state = use(cryptid, when, rows=[5, 8])
    assert f"shift up {steps}" in options(state)
    assert f"shift up {steps + 1}" not in options(state)
    assert 5 - steps == play(state, f"shift up {steps}").rows[0]


@pytest.mark.parametrize(
    ("cryptid", "when"), [("caballucos", "relocation"), ("storsjoodjuret", "failure")]
)
def test_9_2_travel_to_any_location(cryptid: str, when: str) -> None:
    state = use(cryptid, when)
    assert len(options(state)) == 27
    assert Place.N3 is play(state, "travel n3").place[0]
