"""§11 The solo game."""

import pytest

from bestiary.core import BadOptionsError
from bestiary.games.rats_of_wistar import GAME
from bestiary.games.rats_of_wistar.box.status import STATUS
from bestiary.games.rats_of_wistar.inventions.play import Allowance, PlayCards
from bestiary.games.rats_of_wistar.rounds import FinalScoring
from bestiary.games.rats_of_wistar.solo import (
    RivalAtMarket,
    RivalAttack,
    RivalGoal,
    RivalOnFarm,
    TurnStatus,
    place_chief,
)
from bestiary.games.rats_of_wistar.state import Rival, Wistar
from bestiary.games.rats_of_wistar.turn import TAKE_TURN
from games.rats_of_wistar.position import (
    do,
    give,
    has,
    lay,
    let_chance,
    options,
    position,
    room,
    turn_up,
)

RAGE = next(n for n, card in enumerate(STATUS) if card.status.value == "rage")
GREED = next(n for n, card in enumerate(STATUS) if card.status.value == "greed")


def rival(state: Wistar) -> Rival:
    assert state.rival is not None
    return state.rival


def on_farm(icon: str, **mine: object) -> Wistar:
    state = position(1, agenda=(), **mine)
    RivalOnFarm(icon).resolve(state, {})
    return state


def test_11_1_the_rival_begins_with_ten_points_on_a_table_for_two() -> None:
    state = GAME.new(1)
    let_chance(state)

    assert rival(state).vp == 10
    assert state.like == 2
    assert len(state.pairs) == 2
    do(state, options(state)[0])
    assert len(state.discards[0]) + len(state.discards[1]) == 2


def test_11_2_thirteen_cards_then_all_anew() -> None:
    state = position(1, agenda=(TurnStatus(), TAKE_TURN))
    assert len(options(state)) == 13
    do(state, "draw-status vigour")
    assert len(rival(state).deck) == 12
    rival(state).deck = ()
    state.agenda.append(TurnStatus())
    state.advance()
    assert len(options(state)) == 13


def test_11_3_its_chief_goes_clockwise_to_a_free_cell() -> None:
    state = position(1, agenda=())
    state.chiefs[0] = 0
    place_chief(state, 0)
    assert state.chiefs[1] == 1
    place_chief(state, 0)
    assert state.chiefs[3] == 1
    state.chiefs = [0] * 18
    place_chief(state, 2)
    assert state.hut == (1,)


def test_11_4_doors_mice_missions_and_the_round_mouse() -> None:
    state = on_farm("door")
    assert (rival(state).vp, state.doors & 1) == (11, 0)
    state = on_farm("mouse")
    assert rival(state).vp == 10
    state.doors = 0
    RivalOnFarm("mouse").resolve(state, {})
    assert (rival(state).vp, state.mice[0]) == (12, 0)
    state.round_mouse = 3
    RivalOnFarm("round-mouse").resolve(state, {})
    assert (rival(state).vp, state.round_mouse) == (13, -1)


def test_11_4_a_mission_row_or_else_a_card_turned_up() -> None:
    state = position(1, agenda=())
    turn_up(state, 0, "study")
    RivalOnFarm("mission").resolve(state, {})
    assert (rival(state).vp, state.rows[0]) == (13, 1)
    RivalOnFarm("mission").resolve(state, {})
    assert state.rows[1] == 1
    state = position(1, agenda=())
    state.doors = 0
    RivalOnFarm("mission").resolve(state, {})
    state.agenda.insert(0, TAKE_TURN)
    state.advance()
    wood = has(state, "wood")
    do(state, "draw-mission hatch")
    assert state.missions[room("living-room")] == 0
    assert (rival(state).vp, has(state, "wood")) == (11, wood)


def test_11_5_the_oldest_card_of_a_market_goes() -> None:
    state = position(1, agenda=())
    RivalAtMarket(0).resolve(state, {})

    assert state.discards[0] == [34]


def test_11_6_aggressive_cards_hit_the_rival_by_its_values() -> None:
    free = PlayCards(1, Allowance(free=True))
    state = position(1, agenda=(free, TAKE_TURN), hand="scout-centre")
    do(state, "play scout-centre 0")
    assert rival(state).vp == 8
    state = position(1, agenda=(free, TAKE_TURN), hand="automatic-mole")
    do(state, "play automatic-mole 0")
    assert rival(state).vp == 7
    state = position(1, agenda=(free, TAKE_TURN), hand="camouflage-suit")
    do(state, "play camouflage-suit 0")
    assert rival(state).vp == 8


def test_11_7_status_cards_hurt_unless_the_dog_protects() -> None:
    state = position(1, agenda=(), doors=2)
    RivalAttack(GREED).resolve(state, {})
    state.agenda.insert(0, TAKE_TURN)
    state.advance()
    assert has(state, "vp") == 8
    state = position(1, agenda=(RivalAttack(RAGE), TAKE_TURN), rooms_dug=2)
    assert options(state) == ["suffer metal", "suffer vp"]
    state = position(1, agenda=(), doors=2)
    lay(state, 0, "automatic-dog")
    RivalAttack(GREED).resolve(state, {})
    assert state.agenda == []


def test_11_8_the_player_needs_strictly_more() -> None:
    state = position(1, agenda=())
    rival(state).vp = 20
    give(state, 0, vp=19, wood=5)
    state.agenda.append(FinalScoring())
    state.advance()
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((), "solo-lost")
    assert state.outcome.scores[0].total == 20


def test_11_9_the_rival_takes_goals_after_rounds_two_three_and_four() -> None:
    state = position(1, agenda=())
    RivalGoal().resolve(state, {})
    assert state.discs == {}
    for round_ in (2, 3):
        state.round = round_
        RivalGoal().resolve(state, {})
    assert state.discs == {0: (1,), 1: (1,)}
    assert rival(state).vp == 16


def test_11_10_difficulty_is_for_the_solo_game() -> None:
    assert GAME.new(1, {"difficulty": "hard"}).difficulty == "hard"
    with pytest.raises(BadOptionsError):
        GAME.new(2, {"difficulty": "hard"})
