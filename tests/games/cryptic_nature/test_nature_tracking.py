"""§4 Tracking and the abilities that follow from it."""

from fractions import Fraction
from typing import Any

from bestiary.games.cryptic_nature.box.pieces import Cryptid, Evidence, Hare, Result, Token
from bestiary.games.cryptic_nature.field import CryptozoologistTurn
from bestiary.games.cryptic_nature.state import Expedition
from bestiary.games.cryptic_nature.tracking.dice import TrackingDice
from bestiary.games.cryptic_nature.tracking.evidence import jokers, losses, possible_pairs, ways
from bestiary.games.cryptic_nature.tracking.track import Attempt, Fail, JudgeRoll
from games.cryptic_nature.nature_position import asked, options, play, position, told

TURN = [CryptozoologistTurn(0)]
NEEDS = (Evidence.SKY, Evidence.BONES, Evidence.TRACKS)
GRIFFIN = "sky-n4 bones-n2 tracks-n3"


def test_4_1_bet_place_and_evidence_are_needed() -> None:
    here = {"agenda": TURN, "display": "haber", "place": ["e1"], "evidence": ["tracks-n3"]}
    assert options(position(**here, bets=["haber"]), "track") == ["track haber tracks-n3 action"]
    assert options(position(**here), "track") == []
    assert options(position(**(here | {"place": ["e2"]}), bets=["haber"]), "track") == []
    nothing = position(**(here | {"evidence": ["sky-w2"]}), bets=["haber"])
    assert options(nothing, "track") == []
    assert "no-bet" in [r.why for r in position(**here).reasons(0)]


def test_4_1_evidence_may_be_held_back_but_two_dice_are_the_most() -> None:
    hand = (Token.SKY_N4, Token.BONES_N2, Token.TRACKS_N3)
    found = ways(NEEDS, hand)
    assert len(found) == 7
    assert (Token.SKY_N4,) in found
    assert hand in found


def test_4_2_example_two_rumours_for_the_bones_leave_two_dice() -> None:
    rumours = (Token.RUMOUR_N1, Token.RUMOUR_N3)
    assert jokers(NEEDS, rumours) == (1, 1)
    state = position(
        agenda=TURN,
        display="scythian-griffin",
        bets=["scythian-griffin"],
        place=["e3"],
        evidence=["rumour-n1 rumour-n3"],
    )
    play(state, "track scythian-griffin rumour-n1+rumour-n3 action")
    assert asked(state) == "toss"
    assert state.decisions[0].options.number == 2


def test_4_2_rumours_meet_rumours_first_and_never_in_vain() -> None:
    needs = (Evidence.TRACKS, Evidence.RUMOUR)
    assert jokers(needs, (Token.RUMOUR_N1,)) == (1, 0)
    assert jokers(needs, (Token.RUMOUR_N1, Token.BONUS_1)) == (1, 1)
    assert jokers(needs, (Token.RUMOUR_N1, Token.BONUS_1, Token.BONUS_2)) == (2, 1)
    assert jokers(needs, (Token.SKY_N4,)) is None
    assert jokers((Evidence.TRACKS, Evidence.SKY), (Token.RUMOUR_N1,)) is None


def test_4_3_one_die_each_half_the_faces_succeed() -> None:
    chances = TrackingDice(2).probabilities()
    assert sum(chances.values()) == 1
    both = next(p for toss, p in chances.items() if set(toss.results) == {Result.SUCCESS})
    assert Fraction(1, 4) == both


def attempt(**given: Any) -> Expedition:
    return position(
        display="scythian-griffin",
        bets=["scythian-griffin", "scythian-griffin"],
        evidence=[GRIFFIN],
        **given,
    )


TRY = Attempt(0, Cryptid.SCYTHIAN_GRIFFIN, (Token.SKY_N4,))


def test_4_4_second_chance_then_luck() -> None:
    judge = [JudgeRoll(TRY, (Result.LUCK, Result.FAILURE))]
    state = attempt(agenda=judge, skills=["second-chance luck"])
    assert "use-luck" in options(state)
    play(state, "second-chance failure", "toss success")
    assert "use-luck" in options(state)
    assert options(state, "second-chance") == []
    play(state, "use-luck")
    assert state.found[0] == (Cryptid.SCYTHIAN_GRIFFIN,)


def test_4_4_without_help_the_attempt_simply_fails() -> None:
    state = attempt(agenda=[JudgeRoll(TRY, (Result.LUCK, Result.SUCCESS))])
    assert "attempt-failed" in told(state)
    with_hare = attempt(
        agenda=[JudgeRoll(TRY, (Result.LUCK, Result.SUCCESS))], hares=[(Hare.REROLL,), ()]
    )
    play(with_hare, "reroll luck", "toss success")
    assert with_hare.used_hares == (Hare.REROLL,)
    assert with_hare.found[0]


def test_4_5_karadag_serpent_found_with_all_evidence() -> None:
    state = position(
        agenda=TURN,
        display="trochus karadag-serpent",
        bets=["karadag-serpent", "karadag-serpent trochus"],
        place=["e3"],
        evidence=["witness-n2 water-n4 tracks-n3"],
    )
    play(state, "track karadag-serpent witness-n2+water-n4 action")
    assert asked(state) == "open"
    play(state, "open lindworm")

    assert state.found[0] == (Cryptid.KARADAG_SERPENT,)
    assert Cryptid.LINDWORM is state.display[1]
    assert state.bets == [(), (Cryptid.TROCHUS,)]
    assert state.evidence[0] == (Token.TRACKS_N3,)
    assert state.experience[0] == 1
    assert {Token.WITNESS_N2, Token.WATER_N4} == set(state.aside)


def test_4_6_a_failure_costs_one_evidence_and_teaches() -> None:
    pair = (Token.RUMOUR_N1, Token.RUMOUR_N3)
    assert [x.evidence for x in losses((Token.SKY_N4, *pair), (pair,))] == [("sky-n4",), pair]
    fail = [Fail(Attempt(0, Cryptid.SCYTHIAN_GRIFFIN, (Token.SKY_N4, Token.BONES_N2)))]
    state = attempt(agenda=fail)
    play(state, "lose bones-n2")
    assert state.evidence[0] == (Token.SKY_N4, Token.TRACKS_N3)
    assert state.experience[0] == 1


def three_rumours(evidence: str) -> Expedition:
    """A Tatzelwurm needs tracks, bones and a rumour; the tracks are left to a die."""
    return position(
        agenda=TURN,
        display="tatzelwurm",
        bets=["tatzelwurm"],
        place=["s2"],
        evidence=[evidence],
    )


def test_4_2_which_rumours_are_the_joker_is_said_before_the_roll() -> None:
    state = three_rumours("rumour-n1 rumour-n3 rumour-w1")
    play(state, "track tatzelwurm rumour-n1+rumour-n3+rumour-w1 action")
    assert asked(state) == "name-pair"
    assert len(options(state)) == 3
    play(state, "pair rumour-n3+rumour-w1", "toss failure")
    assert options(state) == ["lose rumour-n1", "lose rumour-n3+rumour-w1"]


def test_4_2_nobody_is_asked_where_rumours_are_alike() -> None:
    state = three_rumours("bonus-1 bonus-2 bonus-3")
    play(state, "track tatzelwurm bonus-1+bonus-2+bonus-3 action")
    assert asked(state) == "toss"


def test_4_2_of_two_jokers_the_first_is_named() -> None:
    four = (Token.RUMOUR_N1, Token.RUMOUR_N3, Token.RUMOUR_W1, Token.RUMOUR_W4)
    assert [pair[0] for pair in possible_pairs(four, 2)] == ["rumour-n1"] * 3


def test_9_1_failing_at_the_dahu_teaches_twice() -> None:
    fail = [Fail(Attempt(0, Cryptid.DAHU, (Token.TRACKS_N3,)))]
    state = position(agenda=fail, display="dahu", evidence=["tracks-n3"])
    assert state.experience[0] == 2


def test_9_3_the_elwetritsch_leaves_the_evidence() -> None:
    fail = [Fail(Attempt(0, Cryptid.ELWETRITSCH, (Token.SKY_N4,)))]
    state = position(agenda=fail, display="elwetritsch", evidence=["sky-n4"])
    assert state.evidence[0] == (Token.SKY_N4,)
    assert state.experience[0] == 1
