"""What a second reading of the rulebook found, rule by rule."""

from bestiary.games.rats_of_wistar import scoring
from bestiary.games.rats_of_wistar.abilities import OpenCell
from bestiary.games.rats_of_wistar.actions.mice import BASEMENT, HOUSE, TakeSupplyMouse
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.names import Cell
from bestiary.games.rats_of_wistar.effects.specials import Fetch
from bestiary.games.rats_of_wistar.state import Wistar
from bestiary.games.rats_of_wistar.turn import TAKE_TURN
from games.rats_of_wistar.position import do, give, hand, has, lay, me, numbers, options, position


def fetching(state: Wistar) -> None:
    """An advanced tool is looked for, as with card 137."""
    state.agenda += [TAKE_TURN, Fetch(box.ADVANCED, box.TYPE_NAMES.index("tool"))]
    state.advance()


def test_the_scoring_example_with_cards_on_the_table() -> None:
    """The 14 VP printed on cards and the final effects of 3, 4 and 5 come from real cards."""
    cells = ("three-points", "six-points", "double-movement", "veranda", "cheap-beds")
    state = position(agenda=tuple(OpenCell(box.CELL_NUMBER[Cell(cell)]) for cell in cells))
    lay(state, 0, "mechanical-hedgehog cartographers-office dormitory")
    lay(state, 0, "time-machine mechanical-dragon")
    semyon = me(state)
    semyon.freed = sum(1 << box.CELL_NUMBER[Cell(cell)] for cell in cells)
    semyon.mice = (2, 1, 10)
    semyon.hand = [31, 32, 33, 34]
    give(state, 0, vp=22, beds_built=5, rooms_dug=5, current=2, joker=1, mice=3)
    give(state, 0, wood=2, metal=1, movement=1)

    lines = dict(scoring.score(semyon).lines)
    assert list(lines.values()) == [22, 14, 7, 10, 4, 14, 12, 2, 1, 0]
    assert sum(lines.values()) == 86


def test_a_mouse_from_the_supply_may_be_left_there() -> None:
    """An effect may be carried out in part: the room may be wanted for a bed."""
    state = position(agenda=(TakeSupplyMouse(HOUSE), TakeSupplyMouse(BASEMENT), TAKE_TURN))
    assert options(state) == ["take-in", "skip"]
    do(state, "skip", "take-in", "draw-mouse basement-mouse-2")

    assert state.supply == (7, 4)
    assert (has(state, "mice"), has(state, "basement-mice")) == (1, 1)


def test_card_137_turns_the_whole_deck_over_to_find_a_tool() -> None:
    """No tool in the deck: it is turned up to its end, made anew from its discards, searched."""
    state = position(agenda=())
    state.markets[1] = []
    state.decks[1] = numbers("mechanical-gorilla arena")
    state.discards[1] = numbers("submarine vault")
    fetching(state)
    do(state, "draw arena", "draw mechanical-gorilla", "draw vault", "draw submarine")

    assert hand(state) == ["submarine"]
    assert sorted(state.discards[1]) == numbers("vault")
    assert state.decks[1] == numbers("mechanical-gorilla arena")


def test_card_137_leaves_a_discard_pile_without_tools_alone() -> None:
    """The deck is unknown and searched; the open discard pile shows that the rest is in vain."""
    state = position(agenda=())
    state.markets[1] = []
    state.decks[1] = numbers("mechanical-gorilla")
    state.discards[1] = numbers("vault")
    fetching(state)
    do(state, "draw mechanical-gorilla")

    assert hand(state) == []
    assert options(state)[0] == "visit-hut"
    assert state.discards[1] == numbers("vault mechanical-gorilla")


def test_the_published_parts_of_four_missions_keep_their_marks() -> None:
    rows = [row for card in box.DATA["missions"] for row in card["rows"] if "marks" in row]

    assert {row["id"]: list(row["marks"]) for row in rows} == {
        "open-the-hatch": ["name", "opens"],
        "build-a-ladder": ["name", "lock"],
        "plug-into-the-socket": ["name", "cost", "lock", "reward"],
        "sneak-up-to-the-lock": ["name", "cost", "needs"],
    }
    assert all(mark == "published" for row in rows for mark in row["marks"].values())


def test_every_mark_names_a_field_of_its_card() -> None:
    for card in box.DATA["inventions"]:
        assert set(card["marks"]) <= {*card, "name"}, card["id"]
