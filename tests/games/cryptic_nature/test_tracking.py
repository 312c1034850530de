"""§4 Tracking and the abilities that follow from it."""

from fractions import Fraction
from typing import Any

import pytest

from bestiary.games.cryptic_nature.bag import discard_cards
from bestiary.games.cryptic_nature.box.components import CARDS
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Evidence, Hare, Result, Skill, Token
from bestiary.games.cryptic_nature.choices import Toss
from bestiary.games.cryptic_nature.field import CryptozoologistTurn
from bestiary.games.cryptic_nature.state import Expedition
from bestiary.games.cryptic_nature.tracking.dice import TrackingDice
from bestiary.games.cryptic_nature.tracking.evidence import jokers, losses, possible_pairs, ways
from bestiary.games.cryptic_nature.tracking.track import Attempt, Fail, FindCryptid, JudgeRoll
from core.narrowing import narrow
from games.cryptic_nature.position import event_kinds, open_prompt, options, play, position

TURN = [CryptozoologistTurn(0)]
NEEDS = (Evidence.SKY, Evidence.BONES, Evidence.TRACKS)
GRIFFIN = "sky-n4 bones-n2 tracks-n3"


def test_4_1_bet_place_and_evidence_are_needed() -> None:
    here: dict[str, Any] = {
        "agenda": TURN,
        "display": "haber",
        "place": ["e1"],
        "evidence": ["tracks-n3"],
    }
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
    assert open_prompt(state) == "toss"
    assert narrow(TrackingDice, state.decisions[0].options).number == 2


def test_4_2_rumours_meet_rumours_first_and_never_in_vain() -> None:
    needs = (Evidence.TRACKS, Evidence.RUMOUR)
    assert jokers(needs, (Token.RUMOUR_N1,)) == (1, 0)
    assert jokers(needs, (Token.RUMOUR_N1, Token.BONUS_1)) == (1, 1)
    assert jokers(needs, (Token.RUMOUR_N1, Token.BONUS_1, Token.BONUS_2)) == (2, 1)
    assert jokers(needs, (Token.SKY_N4,)) is None
    assert jokers((Evidence.TRACKS, Evidence.SKY), (Token.RUMOUR_N1,)) is None


def test_4_3_one_die_each_two_of_six_faces_succeed() -> None:
    chances = TrackingDice(2).probabilities()
    assert sum(chances.values()) == 1
    both = chances[Toss((Result.SUCCESS, Result.SUCCESS))]
    assert Fraction(1, 9) == both


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
    assert open_prompt(state) == "judge-roll"
    assert dict(state.decisions[0].about) == {
        "results": (Result.LUCK, Result.FAILURE),
        "cryptid": Cryptid.SCYTHIAN_GRIFFIN,
    }
    assert "use-luck" in options(state)
    play(state, "second-chance failure", "toss success")
    assert "use-luck" in options(state)
    assert options(state, "second-chance") == []
    play(state, "use-luck")
    assert state.found[0] == (Cryptid.SCYTHIAN_GRIFFIN,)


def test_4_4_without_help_the_attempt_simply_fails() -> None:
    state = attempt(agenda=[JudgeRoll(TRY, (Result.LUCK, Result.SUCCESS))])
    assert "attempt-failed" in event_kinds(state)
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
    assert open_prompt(state) == "open"
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
    assert open_prompt(state) == "name-pair"
    assert len(options(state)) == 3
    play(state, "pair rumour-n3+rumour-w1", "toss failure")
    assert options(state) == ["lose rumour-n1", "lose rumour-n3+rumour-w1"]


def test_4_2_nobody_is_asked_where_rumours_are_alike() -> None:
    state = three_rumours("bonus-1 bonus-2 bonus-3")
    play(state, "track tatzelwurm bonus-1+bonus-2+bonus-3 action")
    assert open_prompt(state) == "toss"


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


def test_4_4_luck_is_no_help_against_a_failure() -> None:
    state = attempt(agenda=[JudgeRoll(TRY, (Result.LUCK, Result.FAILURE))], skills=["luck"])
    play(state, "use-luck")
    assert "attempt-failed" in event_kinds(state)
    assert not state.found[0]
    assert not state.can_use(0, Skill.LUCK)
    state = attempt(agenda=[JudgeRoll(TRY, (Result.LUCK, Result.LUCK))], skills=["luck"])
    assert play(state, "use-luck").found[0] == (Cryptid.SCYTHIAN_GRIFFIN,)


def test_4_4_luck_needs_a_luck_and_nothing_helps_a_success() -> None:
    every = {"skills": ["luck second-chance"], "hares": [(Hare.REROLL,), ()]}
    state = attempt(agenda=[JudgeRoll(TRY, (Result.SUCCESS, Result.FAILURE))], **every)
    assert options(state, "use-luck") == []
    state = attempt(agenda=[JudgeRoll(TRY, (Result.SUCCESS, Result.SUCCESS))], **every)
    assert state.found[0]


def test_4_4_dice_that_are_not_rolled_again_stay() -> None:
    judge = [JudgeRoll(TRY, (Result.SUCCESS, Result.LUCK))]
    state = attempt(agenda=judge, skills=["second-chance"], hares=[(Hare.REROLL, Hare.REROLL), ()])
    assert options(state, "second-chance") == [
        "second-chance success",
        "second-chance luck",
        "second-chance success+luck",
    ]
    play(state, "second-chance luck", "toss failure")
    assert dict(state.decisions[0].about)["results"] == (Result.SUCCESS, Result.FAILURE)
    play(state, "reroll failure", "toss failure", "reroll success+failure", "toss success+success")
    assert state.found[0]
    assert state.hares[0] == ()


def test_4_4_an_attempt_may_be_given_up() -> None:
    state = attempt(agenda=[JudgeRoll(TRY, (Result.LUCK,))], skills=["luck"])
    play(state, "give-up")
    assert "attempt-failed" in event_kinds(state)
    assert state.can_use(0, Skill.LUCK)


@pytest.mark.parametrize(
    ("cryptid", "opened"),
    [("haber", "gulon"), ("gulon", "kraken"), ("kraken", "lindworm")],
)
def test_4_5_the_next_level_opens_and_after_the_third_the_third(cryptid: str, opened: str) -> None:
    state = position(
        agenda=[FindCryptid(0, Cryptid(cryptid))], display=f"trochus {cryptid}", owed=()
    )
    levels = {CARDS[Cryptid(o.split()[1])].level for o in options(state)}
    assert levels == {CARDS[Cryptid(opened)].level}
    play(state, f"open {opened}")
    assert Cryptid(opened) is state.display[1]


def test_4_5_the_ability_works_when_the_new_card_lies_open() -> None:
    state = position(agenda=[FindCryptid(0, Cryptid.HABER)], display="haber")
    assert state.coins[0] == 1
    assert play(state, "open gulon").coins[0] == 3


def test_4_5_without_a_card_of_the_third_level_the_place_stays_empty() -> None:
    state = position(display="trochus kraken", owed=())
    state.decks[2] = ()
    state.then(FindCryptid(0, Cryptid.KRAKEN))
    state.advance()
    assert state.display[1] is None
    assert state.open_cards() == (Cryptid.TROCHUS,)


def test_4_5_success_with_dice_spends_all_that_was_used_and_nothing_else() -> None:
    state = attempt(agenda=[JudgeRoll(TRY, (Result.SUCCESS, Result.SUCCESS))])
    assert state.evidence[0] == (Token.BONES_N2, Token.TRACKS_N3)
    assert state.aside == (Token.SKY_N4,)


def test_4_1_a_card_whose_place_is_open_cannot_be_tracked() -> None:
    given: dict[str, Any] = {"agenda": TURN, "display": "mavo", "bets": ["mavo"], "place": ["s3"]}
    hand: dict[str, Any] = {"evidence": ["witness-n2"]}
    assert options(position(**given, **hand), "track") == []
    marked = position(**given, **hand, owed=(), marks={Cryptid.MAVO: Token.BONES_S3})
    assert options(marked, "track") == ["track mavo witness-n2 action"]


def test_1_3_a_repeated_evidence_is_needed_twice() -> None:
    given: dict[str, Any] = {"display": "dahu", "bets": ["dahu"], "place": ["w4"], "owed": ()}
    state = position(agenda=TURN, **given, marks={Cryptid.DAHU: Token.TRACKS_W2})
    assert list(state.needs(Cryptid.DAHU)) == ["tracks", "tracks"]
    one = position(
        agenda=TURN, **given, marks={Cryptid.DAHU: Token.TRACKS_W2}, evidence=["tracks-n3"]
    )
    play(one, "track dahu tracks-n3 action")
    assert (open_prompt(one), narrow(TrackingDice, one.decisions[0].options).number) == ("toss", 1)


def test_1_3_the_token_stays_with_a_found_card_and_goes_with_a_discarded_one() -> None:
    marks = {Cryptid.DAHU: Token.SKY_W2}
    state = position(agenda=[FindCryptid(0, Cryptid.DAHU)], display="dahu", owed=(), marks=marks)
    play(state, "open gulon")
    assert state.marks == marks
    state = position(display="dahu haber", owed=(), marks=dict(marks))
    discard_cards(state, (Cryptid.DAHU,))
    assert (state.marks, state.aside, state.discards[0]) == ({}, (Token.SKY_W2,), (Cryptid.DAHU,))
