"""§12 Final scoring."""

from bestiary.games.rats_of_wistar import scoring
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.names import Cell
from bestiary.games.rats_of_wistar.player import Player
from games.rats_of_wistar.position import give, lay, me, position


def player(**things: object) -> Player:
    state = position(agenda=())
    give(state, 0, **{"wood": 0, "metal": 0, "movement": 0} | things)
    return me(state)


def cell_mask(*cells: Cell) -> int:
    return sum(1 << box.CELL_NUMBER[cell] for cell in cells)


def test_the_scoring_example_comes_to_86() -> None:
    example = player(
        vp=22, beds_built=5, rooms_dug=5, current=2, joker=1, wood=2, metal=1, movement=1
    )
    example.freed = cell_mask(
        Cell.THREE_POINTS, Cell.SIX_POINTS, Cell.DOUBLE_MOVEMENT, Cell.VERANDA, Cell.CHEAP_BEDS
    )
    example.mice = (2, 1, 10)
    example.hand = [31, 32, 33, 34]
    mice = scoring.mice_vp(example)
    cards_and_finals = 14 + 12

    lines = dict(scoring.score(example).lines)
    assert (lines["track"], lines["cells"], lines["beds"], lines["rooms"]) == (22, 14, 7, 10)
    assert (mice, lines["current"], lines["goods"], lines["jokers"]) == (4, 2, 1, 0)
    assert sum(lines.values()) + cards_and_finals == 86


def test_12_2_cells_and_their_pair() -> None:
    one = player()
    one.freed = cell_mask(Cell.THREE_POINTS)
    both = player()
    both.freed = cell_mask(Cell.THREE_POINTS, Cell.SIX_POINTS)

    assert (scoring.cells_vp(one), scoring.cells_vp(both)) == (3, 11)


def test_12_3_the_highest_bed_alone_counts() -> None:
    assert [scoring.beds_vp(player(beds_built=n)) for n in range(7)] == [0, 0, 1, 2, 4, 7, 11]


def test_12_4_the_highest_room_alone_counts() -> None:
    assert [scoring.rooms_vp(player(rooms_dug=n)) for n in range(7)] == [0, 0, 1, 3, 6, 10, 15]


def test_12_5_mice_and_cheese() -> None:
    host = player()
    host.mice = (0, box.MOUSE_NUMBER[box.MICE[25].mouse])

    assert scoring.mice_vp(host) == 3 + 6


def test_12_6_printed_points_may_be_negative() -> None:
    inventor = player()
    inventor.played = [160, 150]

    assert scoring.cards_vp(inventor) == 4 - 2


def test_12_7_final_effects_and_no_games_room() -> None:
    state = position(agenda=(), wood=3, metal=4, doors=2)
    lay(state, 0, "woodshed metal-warehouse farm-map games-room")

    assert scoring.final_effects_vp(me(state)) == 3 + 4 + 2


def test_12_8_boosted_current() -> None:
    assert [scoring.current_vp(player(current=n)) for n in range(3)] == [0, 0, 2]


def test_12_9_five_goods_make_a_point() -> None:
    for short in range(5):
        goods = [2, 1, 1, 1]
        if short < 4:
            goods[short] -= 1
        wood, metal, movement, cards = goods
        rich = player(wood=wood, metal=metal, movement=movement)
        rich.hand = [31, 32, 33][:cards]
        assert scoring.goods_vp(rich) == (short == 4), "all four kinds are counted together"
    assert scoring.goods_vp(player(wood=9, joker=9)) == 1, "rounded down, without jokers"


def test_12_10_two_jokers_make_a_point() -> None:
    assert [scoring.jokers_vp(player(joker=n)) for n in (1, 2, 5)] == [0, 1, 2]
