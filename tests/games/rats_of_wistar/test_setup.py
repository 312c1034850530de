"""§1 Set-up."""

from collections import Counter

from bestiary.core import CHANCE, notation
from bestiary.games.rats_of_wistar import GAME
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.names import Card
from bestiary.games.rats_of_wistar.box.stock import NAMES
from bestiary.games.rats_of_wistar.events import PairTaken
from bestiary.games.rats_of_wistar.quick import goal_thresholds
from bestiary.games.rats_of_wistar.state import HIDDEN, Wistar
from games.rats_of_wistar.position import (
    do,
    hand,
    has,
    let_chance,
    me,
    open_decision,
    options,
    position,
)


def test_1_1_the_box_holds_what_the_rulebook_counts() -> None:
    decks = Counter(i.deck for i in box.INVENTIONS[1:])
    kinds = Counter(token.basement for token in box.MICE if not token.cheese)

    assert (decks[box.BASIC], decks[box.ADVANCED]) == (100, 80)
    assert (kinds[False], kinds[True]) == (15, 10)
    assert [len(part) for part in (box.MISSIONS, box.GOALS, box.HEROES, box.DOORS)] == [
        10,
        13,
        5,
        10,
    ]
    assert [len(card.rows) for card in box.MISSIONS] == [3] * 10
    assert (len(box.SKILLS), sum(token.cheese for token in box.MICE)) == (5, 2)


def test_1_2_the_wheel_shows_the_side_for_the_number_of_players() -> None:
    cells = {players: sum(map(len, box.WHEEL[players])) for players in (2, 3, 4)}

    assert cells == {2: 8, 3: 10, 4: 12}
    state = GAME.new(3)
    assert open_decision(state).seat == CHANCE
    do(state, "set-sector s4", "set-sector s1")
    assert state.wheel == (3, 0)
    assert "set-sector s4" not in options(state)
    for players, number in cells.items():
        placed = [text for text in options(position(players)) if text.startswith("place-chief")]
        assert len(placed) == number


def test_1_3_goals_leave_two_three_or_four_cells() -> None:
    assert [goal_thresholds(0, players) for players in (2, 3, 4)] == [
        (3, 4),
        (3, 4, 5),
        (3, 4, 4, 5),
    ]
    state = GAME.new(4)
    let_chance(state)
    assert len(set(state.goals)) == 3
    assert sorted((*state.goals, *state.goal_pool)) == list(range(13))


def test_1_4_the_farm_is_filled_for_the_number_of_players() -> None:
    filled = {}
    for players in (2, 3, 4):
        state = GAME.new(players)
        missions = state.missions.count(HIDDEN)
        filled[players] = (state.doors.bit_count(), missions, sum(state.mice), state.supply)

    assert filled == {
        2: (6, 5, 8, (7, 5)),
        3: (8, 6, 11, (5, 4)),
        4: (10, 7, 13, (4, 3)),
    }


def test_1_4_the_first_round_mouse_lies_open_before_anything_is_chosen() -> None:
    state = GAME.new(3)
    while options(state)[0].split()[0] != "draw-mouse":
        let_one(state)
    assert all("house-mouse" in text for text in options(state))
    do(state, "draw-mouse house-mouse-5")
    assert (state.order, state.pairs) == ((), ())
    let_chance(state)
    assert open_decision(state).prompt == "pair"
    assert box.MICE[state.round_mouse].mouse.value == "house-mouse-5"


def test_1_5_the_second_cheese_is_for_three_and_four() -> None:
    names = {n: [box.MICE[c].mouse.value for c in GAME.new(n).cheeses] for n in (2, 3, 4)}

    assert names == {2: ["cheese-6"], 3: ["cheese-6", "cheese-3"], 4: ["cheese-6", "cheese-3"]}


def test_1_6_the_first_order_is_drawn() -> None:
    state = GAME.new(3)
    while options(state)[0].split()[0] != "go-next":
        let_one(state)
    do(state, "go-next 2", "go-next 0", "go-next 1")

    assert state.order == (2, 0, 1)


def let_one(state: Wistar) -> None:
    do(state, options(state)[0])


def test_1_7_pairs_are_a_basic_and_an_advanced_card() -> None:
    state = GAME.new(4)
    let_chance(state)

    assert len(state.pairs) == 4
    assert all(
        [box.INVENTIONS[card].deck for card in pair] == [box.BASIC, box.ADVANCED]
        for pair in state.pairs
    )


def test_1_8_everyone_starts_alike() -> None:
    state = GAME.new(4)

    for seat in range(4):
        begun = {name: has(state, name, seat) for name in NAMES if has(state, name, seat)}
        assert begun == {"wood": 2, "metal": 2, "movement": 1, "vp": 10, "entrance": 2}
        assert (me(state, seat).free_rooms, me(state, seat).explorer) == (3, box.OUTSIDE)
        assert (me(state, seat).hand, me(state, seat).tents) == ([], ())


def test_1_9_pairs_are_chosen_in_reverse_order_and_known_to_all() -> None:
    state = GAME.new(3)
    while options(state)[0].split()[0] != "go-next":
        let_one(state)
    do(state, "go-next 2", "go-next 0", "go-next 1")
    let_chance(state)
    assert (open_decision(state).seat, len(options(state))) == (1, 3)
    chosen = options(state)[1]
    state.events = []
    state.play(1, notation.read(chosen, GAME.rules.choices))
    assert state.events == [PairTaken(1, *map(Card, chosen.split()[1:]))]
    assert sorted(chosen.split()[1:]) == sorted(hand(state, 1))
    assert me(state, 1).known == sum(1 << card for card in me(state, 1).hand)
    assert chosen not in options(state)
    assert (open_decision(state).seat, len(options(state))) == (0, 2)
    do(state, options(state)[0])
    do(state, options(state)[0])
    let_chance(state)
    assert open_decision(state).seat == 2, "the first in turn order begins"
    assert (state.pairs, state.discards) == ((), [[], []])
    assert [len(market) for market in state.markets] == [4, 4]
