"""§11 The solo game."""

import pytest

from bestiary.core.game import BadOptionsError
from bestiary.games.rats_of_wistar import GAME
from bestiary.games.rats_of_wistar.box.status import STATUS
from bestiary.games.rats_of_wistar.inventions.play import Allowance, PlayCards
from bestiary.games.rats_of_wistar.rounds import FinalScoring, NextTurn
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
    open_decision,
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
    state.goals = (7, 2, 5)
    discs = []
    for round_ in range(1, 6):
        state.round = round_
        RivalGoal().resolve(state, {})
        discs.append(list(state.discs))
    assert discs == [[], [7], [7, 2], [7, 2, 5], [7, 2, 5]], "from left to right"
    assert (rival(state).vp, rival(state).discs) == (10 + 3 * 3, 3)
    state = position(1, agenda=())
    state.round = 5
    RivalGoal().resolve(state, {})
    assert state.discs == {}


def test_11_10_difficulty_is_for_the_solo_game() -> None:
    assert GAME.new(1, {"difficulty": "hard"}).difficulty == "hard"
    assert GAME.new(1).difficulty == "normal"
    with pytest.raises(BadOptionsError, match=r": only-solo\.$"):
        GAME.new(2, {"difficulty": "hard"})


def test_11_2_a_status_card_is_carried_out_from_top_to_bottom() -> None:
    state = position(1, agenda=(TurnStatus(), TAKE_TURN), rooms_dug=2, metal=2)
    do(state, "draw-status rage")

    assert (rival(state).vp, rival(state).shown) == (10 + 3 + 1, RAGE)
    assert not state.doors & 1, "the front door is its first"
    assert state.chiefs[3] == 1
    assert state.discards == [[34], []]
    assert options(state) == ["suffer metal", "suffer vp"]
    do(state, "suffer vp")
    assert has(state, "vp") == 7
    assert RAGE not in rival(state).deck


def test_11_2_the_last_card_of_thirteen_then_all_but_the_new_one() -> None:
    state = position(1, agenda=())
    rival(state).deck = ()
    state.agenda += [TAKE_TURN, TurnStatus()]
    state.advance()
    do(state, "draw-status fatigue")

    assert len(rival(state).deck) == 12
    assert 2 not in rival(state).deck
    assert rival(state).vp == 11


def test_11_3_never_two_chiefs_of_its_own_in_a_sector() -> None:
    state = position(1, agenda=())
    for _ in range(7):
        place_chief(state, 4)
    taken = [n for n, chief in enumerate(state.chiefs) if chief == 1]

    assert taken == [0, 3, 6, 9, 12, 15], "one in the first cell of each, round the wheel"
    assert state.hut == (1,)


def test_11_4_doors_open_in_its_order_as_far_as_it_can_reach() -> None:
    state = position(1, agenda=())
    opened = []
    for _ in range(6):
        before = state.doors
        RivalOnFarm("door").resolve(state, {})
        opened.append((before ^ state.doors).bit_length() - 1)
    assert opened == [0, 2, 6, 1, 3, 9]
    assert (state.doors, rival(state).vp) == (0, 16)
    RivalOnFarm("door").resolve(state, {})
    assert rival(state).vp == 16, "nothing left, nothing gained"


def test_11_4_what_cannot_be_done_gives_nothing() -> None:
    for icon in ("mouse", "reveal", "round-mouse", "none"):
        assert rival(on_farm(icon)).vp == 10, icon
    state = position(1, agenda=())
    state.doors = 0
    state.mice = [0, 0, 2, 0, 0, 0, 0]
    RivalOnFarm("mouse").resolve(state, {})
    assert (state.mice, rival(state).vp) == ([0, 0, 1, 0, 0, 0, 0], 12)


def test_11_4_a_mission_row_by_its_lock() -> None:
    state = position(1, agenda=())
    turn_up(state, 1, "bedroom")
    for _ in range(3):
        RivalOnFarm("mission").resolve(state, {})

    assert state.rows[3:6] == [1, 1, 1]
    assert (rival(state).markers, rival(state).vp) == (3, 19)


def test_11_5_the_market_shown_loses_its_rightmost_card() -> None:
    state = position(1, agenda=())
    RivalAtMarket(1).resolve(state, {})
    assert state.discards == [[], [26]]
    state.markets[1] = []
    RivalAtMarket(1).resolve(state, {})
    assert state.discards == [[], [26]]


def test_11_6_the_rival_is_hit_only_with_strictly_more() -> None:
    free = PlayCards(1, Allowance(free=True))
    state = position(1, agenda=(free, TAKE_TURN), hand="scout-centre", doors=1)
    do(state, "play scout-centre 0")
    assert rival(state).vp == 10
    state = position(1, agenda=(), hand="scout-centre", doors=1)
    state.round = 5
    rival(state).vp = 1
    state.agenda += [TAKE_TURN, free]
    state.advance()
    do(state, "play scout-centre 0")
    assert rival(state).vp == 0, "the track stops at 0"


@pytest.mark.parametrize(("doors", "vp"), [(1, 10), (2, 8)])
def test_11_7_the_player_is_hit_only_with_strictly_more(doors: int, vp: int) -> None:
    state = position(1, agenda=(RivalAttack(GREED), TAKE_TURN), doors=doors)

    assert has(state, "vp") == vp


def test_11_7_the_values_rise_with_the_rounds() -> None:
    state = position(1, agenda=(), doors=3)
    state.round = 5
    state.agenda += [TAKE_TURN, RivalAttack(GREED)]
    state.advance()
    assert has(state, "vp") == 10


@pytest.mark.parametrize(("difficulty", "total"), [("easy", 5), ("normal", 20), ("hard", 35)])
@pytest.mark.parametrize("won", [False, True])
def test_11_10_difficulty_counts_at_the_end(difficulty: str, total: int, won: bool) -> None:
    state = position(1, agenda=(), wood=0, metal=0, movement=0)
    state.difficulty = difficulty
    rival(state).vp = 20
    give(state, 0, vp=total + won)
    state.agenda.append(FinalScoring())
    state.advance()

    assert state.outcome is not None
    assert state.outcome.winners == ((0,) if won else ())
    assert state.outcome.reason == ("solo-won" if won else "solo-lost")


def test_11_9_a_full_goal_is_passed_over() -> None:
    state = position(1, agenda=())
    state.round = 2
    state.discs = {0: (0, 0)}
    RivalGoal().resolve(state, {})
    assert state.discs == {0: (0, 0), 1: (1,)}
    assert (rival(state).discs, rival(state).vp) == (1, 13)


def test_11_3_the_rival_takes_its_turns_in_the_turn_order() -> None:
    state = position(1, agenda=())
    state.order = (1, 0)
    state.agenda.append(NextTurn())
    state.advance()
    assert "draw-status vigour" in options(state)
    do(state, "draw-status fatigue")
    let_chance(state)
    assert (open_decision(state).seat, state.turn) == (0, 2)
    assert len(state.markets[1]) == 4, "filled at the end of its turn"
