"""What is told: events as they happen, the view entry by entry, the table in words."""

from collections import Counter
from random import Random

import pytest

from bestiary.core import CHANCE, SPECTATOR, Step, Words
from bestiary.core.position import imagine
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.box.components import Crystal, Explorer, Medal, Tile
from bestiary.games.big_monster.choices import DrawLead, DrawMedals, DrawTiles, Take
from bestiary.games.big_monster.draft import BeginRound, ChooseTiles, DiscardLast, EndRound
from bestiary.games.big_monster.events import (
    AngeredDragon,
    BeganRound,
    Discarded,
    DiscardedLast,
    GrewCrystal,
    HandedDragon,
    JoinedLake,
    KeptDragon,
    KeptStack,
    Laid,
    LaidOutMedals,
    LaidStack,
    Landed,
    Led,
    Mutated,
    OpenedRow,
    Picked,
    Recovered,
    Scored,
    TookPenalty,
    WonMedal,
    WonTeamMedal,
)
from bestiary.games.big_monster.finish import FINISH
from bestiary.games.big_monster.medals import CheckMedals
from bestiary.games.big_monster.passing import LayStack
from bestiary.games.big_monster.placing import PlaceTiles
from bestiary.games.big_monster.rows import ChooseLead, DiscardTile, OpenRows, PickTile
from bestiary.games.big_monster.setup import TEAM_LAYOUTS, ChooseExplorers, LayOutMedals
from bestiary.games.big_monster.state import MEDAL_BITS, MonsterState, Row, Thrown
from bestiary.games.big_monster.zone import Place
from core.narrowing import narrow
from games.big_monster.position import play, position, row, with_stacks, zone

STACKS = ("sand swamp", "lake-left lake-right", "ice-red sand")


def carried_out(state: MonsterState, *steps: Step) -> MonsterState:
    state.events = []
    state.then(*steps)
    state.advance()
    return state


def events_of(state: MonsterState, *steps: Step) -> list[object]:
    """What is told while the steps are carried out."""
    return [*(carried_out(state, *steps).events or ())]


def laid(first: str, tile: str, where: str) -> list[object]:
    """What is told when the first of three players lays a tile."""
    zones = [zone("woman-in-red", first), zone("man-in-blue"), zone("man-in-purple")]
    state = position(3, zones=zones)
    state.chosen = (Tile(tile), None, None)
    carried_out(state, PlaceTiles())
    play(state, 0, f"place {where}")
    return list(state.events or ())


def test_2_7_laying_tells_what_was_laid_and_what_came_of_it() -> None:
    assert laid("ice-blue 2 0\nice-orange 3 0", "mutagen-pair", "2 -1") == [
        Laid(0, Tile.MUTAGEN_PAIR, 2, -1),
        Mutated(0, Tile.ICE_BLUE, 1, 10),
        Mutated(0, Tile.ICE_ORANGE, 1, 7),
    ]
    assert laid("lake-left 2 0", "lake-right", "3 0") == [
        Laid(0, Tile.LAKE_RIGHT, 3, 0),
        JoinedLake(0, 11),
    ]
    assert laid("stone-green 2 0", "stone-green", "3 0") == [
        Laid(0, Tile.STONE_GREEN, 3, 0),
        GrewCrystal(0, Crystal.GREEN, 2),
    ]
    assert laid("stone-red-bottom 2 0", "stone-red-top", "2 2")[1:] == [
        GrewCrystal(0, Crystal.RED, 5)
    ]


def test_2_5_passing_tells_where_stacks_go_and_whom_the_dragon_follows() -> None:
    state = with_stacks(position(3), *STACKS)
    state.ships = (-1, 0, -1)
    assert events_of(state, LayStack(2)) == [LaidStack(2, 0)]
    state.ships = (2, 0, -1)
    assert events_of(state, LayStack(2)) == [KeptStack(2), AngeredDragon(2)]
    state.ships = (-1, 0, 1)
    assert events_of(state, LayStack(0)) == [KeptStack(0), HandedDragon(0, 2)]
    state.ships = (-1, 0, 1)
    assert events_of(state, LayStack(0)) == [KeptStack(0)]


def test_2_10_rounds_tell_their_beginning_and_end() -> None:
    state = position(3)
    state.dragon = 1
    assert events_of(state, EndRound()) == [KeptDragon(1), BeganRound(2)]
    state = with_stacks(position(3), "sand", "swamp", "ice-red")
    state.discards = (Thrown(Tile.LAVA_BLUE, 0),)
    assert events_of(state, DiscardLast()) == [DiscardedLast(1)]
    assert [thrown.known for thrown in state.discards] == [0, 1, 2, 4], "earlier ones stay"
    assert (state.stacks, state.hands, state.to_pass) == ((), (), ())


def test_5_5_rows_tell_who_leads_takes_and_discards() -> None:
    state = position(2)
    state.turn = 0
    carried_out(state, ChooseLead())
    state.play(CHANCE, DrawLead(1))
    tiles = (Tile.ICE_BLUE, Tile.SAND, Tile.SWAMP, Tile.SWAMP)
    state.play(CHANCE, DrawTiles(tiles))
    play(state, 1, "pick 1 sand")
    play(state, 1, "discard swamp")

    assert [*(state.events or ())] == [
        Led(1, 1),
        OpenedRow(1, tiles),
        Picked(1, Tile.SAND),
        Discarded(1, Tile.SWAMP),
    ]
    assert state.discards == (Thrown(Tile.SWAMP, -1),)


def test_4_1_medals_tell_their_winners_and_points() -> None:
    zones = [row("woman-in-red", *["sand"] * 3), zone("man-in-blue")]
    zones += [row("woman-in-green", *["sand"] * 3), zone("man-in-purple")]
    state = position(4, zones=zones, mode="teams")

    assert events_of(state, CheckMedals()) == [
        WonMedal(0, Medal.SAND, 10),
        WonMedal(2, Medal.SAND, 10),
        WonTeamMedal(0, 2, Medal.SAND, 10),
    ]


def test_7_11_the_end_tells_the_extra_tile_the_penalty_and_all_scores() -> None:
    zones = [row("man-in-blue", "sand", "swamp"), row("man-in-black", "sand"), zone("man-in-red")]
    state = position(4, zones=[*zones, row("woman-in-red", "sand")])
    state.discards = (Thrown(Tile.SAND, 0b0001), Thrown(Tile.SWAMP, 0b0010))
    carried_out(state, *FINISH)
    assert state.discards == (Thrown(Tile.SAND, -1), Thrown(Tile.SWAMP, -1))
    play(state, 1, "recover sand")
    assert [player["chosen"] for player in GAME.rules.view(state, 0)["players"]][1] == "sand"
    play(state, 1, "place -1 0")

    assert [*(state.events or ())] == [
        Recovered(1, Tile.SAND),
        Laid(1, Tile.SAND, -1, 0),
        TookPenalty(2, -10),
        Scored(0, 2),
        Scored(1, 0),
        Scored(2, -10),
        Scored(3, 0),
    ]


def test_1_3_drawn_medals_are_told_and_teams_draw_among_theirs() -> None:
    state = position(4, mode="teams", medals="drawn")
    carried_out(state, LayOutMedals())
    assert set(state.decisions[0].options) == {DrawMedals(layout) for layout in TEAM_LAYOUTS}
    state.play(CHANCE, DrawMedals(TEAM_LAYOUTS[3]))

    permanent = (Medal.SAND, Medal.STONE, Medal.PENALTY)
    assert state.events == [LaidOutMedals((*permanent, *TEAM_LAYOUTS[3]))]


def dealt() -> MonsterState:
    state = position(3)
    state.zones = ()
    state.spare = ()
    suits = list(Explorer)
    state.dealt = tuple((suits[n], suits[n + 6]) for n in range(3))
    state.explorers = dict.fromkeys([suits[3], suits[4], suits[5], suits[9]], 1)
    return carried_out(state, ChooseExplorers())


def test_1_5_landing_is_told_for_all_at_once() -> None:
    state = dealt()
    for seat in (2, 0, 1):
        state.play(seat, next(iter(state.decisions[seat].options)))

    assert state.events == [
        Landed(0, Explorer.MAN_IN_BLUE),
        Landed(1, Explorer.WOMAN_IN_BLACK),
        Landed(2, Explorer.MAN_IN_BLACK),
    ]


def test_8_4_explorers_dealt_to_others_may_be_any_but_mine() -> None:
    state = dealt()
    mine = state.dealt[1]
    worlds = [narrow(MonsterState, imagine(GAME, state, 1, Random(n))) for n in range(60)]

    assert {world.dealt[1] for world in worlds} == {mine}
    others = {explorer for world in worlds for explorer in world.dealt[0]}
    assert others == {*state.dealt[0], *state.dealt[2], *state.explorers}
    for world in worlds:
        found = Counter([*world.dealt[0], *world.dealt[2], *world.explorers])
        assert found == Counter(others)


def test_8_4_answers_of_others_may_be_anything_mine_is_what_it_is() -> None:
    state = with_stacks(position(3), *STACKS)
    carried_out(state, ChooseTiles())
    play(state, 1, "take lake-right")
    play(state, 0, "take swamp")
    worlds = [GAME.rules.imagine(state, 0, Random(n)) for n in range(40)]

    assert {world.answers[0] for world in worlds} == {Take(Tile.SWAMP)}
    assert all(list(world.answers) == [1, 0] for world in worlds)
    assert {world.answers[1] in world.decisions[1].options for world in worlds} == {True}
    assert len({world.answers[1] for world in worlds}) > 5


@pytest.mark.parametrize("seat", [SPECTATOR, 1, 2])
def test_8_1_nobody_else_sees_the_tile_chosen(seat: int) -> None:
    state = with_stacks(position(3), *STACKS)
    carried_out(state, ChooseTiles(), LayStack(0))
    for player, tile in enumerate(("sand", "lake-left", "sand")):
        play(state, player, f"take {tile}")
    view = GAME.rules.view(state, seat)

    assert view["chosen"] == (None if seat == SPECTATOR else ("sand", "lake-left", "sand")[seat])
    assert [player["chosen"] for player in view["players"]] == [None] * 3
    assert [player["has-chosen"] for player in view["players"]] == [True] * 3


def test_2_7_free_places_are_shown_to_whoever_is_to_lay() -> None:
    state = position(3)
    state.chosen = (Tile.SAND, Tile.SAND, None)
    state.turned_up = True
    carried_out(state, PlaceTiles())
    play(state, 0, "place 2 0")

    assert GAME.rules.view(state, 0)["places"] == []
    assert len(GAME.rules.view(state, 1)["places"]) == 10
    assert GAME.rules.view(state, 2)["places"] == GAME.rules.view(state, SPECTATOR)["places"] == []


def test_prompts_say_what_is_asked() -> None:
    state = position(3, [BeginRound()])
    assert [d.prompt for d in state.decisions] == ["deal-stack"]
    assert [d.prompt for d in dealt().decisions] == ["choose-explorer"] * 3
    assert [d.prompt for d in GAME.new(3).decisions] == ["deal-explorers"]
    assert [d.prompt for d in GAME.new(3, {"medals": "drawn"}).decisions] == ["lay-out-medals"]
    two = position(2)
    assert [d.prompt for d in carried_out(two, OpenRows()).decisions] == ["open-row"]
    two = position(2)
    two.rows = (Row(1, (Tile.SAND, Tile.SWAMP, Tile.SWAMP)),)
    carried_out(two, PickTile(0), DiscardTile(0))
    assert [d.prompt for d in two.decisions] == ["pick"]
    play(two, 0, "pick 1 sand")
    assert [d.prompt for d in two.decisions] == ["discard"]


@pytest.mark.parametrize(
    ("place", "text"),
    [
        (Place(0, 0), "in line, level"),
        (Place(-2, 1), "2 left, 1 down"),
        (Place(3, -1), "3 right, 1 up"),
    ],
)
def test_places_are_told_as_directions(place: Place, text: str) -> None:
    assert Words(GAME, "en").choice(place) == text


def test_1_6_nothing_is_lost_on_the_way() -> None:
    state = with_stacks(position(4), "sand swamp", "ice-blue", "swamp", "swamp")
    state.bag = {Tile.ICE_RED: 2}
    state.zones = (zone("woman-in-red", "ice-blue 2 0\nmutagen-pair 2 -1"), *state.zones[1:])
    state.chosen = (Tile.SAND, None, None, None)
    state.discards = (Thrown(Tile.STONE_GREEN, 0),)
    state.rows = (Row(1, (Tile.LAKE_LEFT,)),)
    found = GAME.rules.inventory.components(state)

    tiles = {name: number for (kind, name), number in found.items() if kind == "tile"}
    assert tiles == {
        "ice-red": 2,
        "ice-blue": 2,
        "mutagen-pair": 1,
        "sand": 2,
        "swamp": 3,
        "stone-green": 1,
        "lake-left": 1,
    }
    explorers = {name: number for (kind, name), number in found.items() if kind == "explorer"}
    assert explorers == dict.fromkeys(Explorer, 1)
    mutated = {name: number for (kind, name), number in found.items() if kind == "mutated"}
    assert mutated == dict.fromkeys(("ice-blue", "ice-orange", "ice-green", "ice-red"), 6)
    assert found["medal", "dragon"] == 2


def test_1_6_the_box_holds_what_a_mode_needs() -> None:
    four, two = (
        GAME.rules.inventory.box(4, GAME.validate_options(4)),
        GAME.rules.inventory.box(2, GAME.validate_options(2)),
    )

    assert sum(n for (kind, _), n in four.items() if kind == "tile") == 80
    assert sum(kind == "explorer" for kind, _ in four) == 12
    assert [four["mutated", tile] for tile in ("ice-blue", "ice-red")] == [6, 6]
    assert (four["medal", "dragon"], two["medal", "dragon"]) == (2, 0)


def test_1_6_mutated_tiles_are_counted_where_they_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bestiary.games.big_monster.inventory.MUTATED_COPIES", 0)
    struck = zone("woman-in-red", "ice-blue 2 0\nice-orange 3 0\nmutagen-pair 2 -1")
    found = GAME.rules.inventory.components(
        position(3, zones=[struck, zone("man-in-blue"), zone("man-in-red")])
    )
    mutated = {name: number for (kind, name), number in found.items() if kind == "mutated"}

    assert mutated == {"ice-blue": 1, "ice-orange": 1, "ice-green": 0, "ice-red": 0}


MUST_BE_SEEN = [narrow(tuple, each) for each in GAME.rules.inventory.to_cover]


def test_all_tiles_explorers_and_medals_but_two_must_come_into_play() -> None:
    medals = {name for kind, name in MUST_BE_SEEN if kind == "medal"}

    assert medals == {*Medal, "dragon"} - {Medal.LAKE, Medal.CRYSTALS}
    assert {name for kind, name in MUST_BE_SEEN if kind == "tile"} == set(Tile)
    assert {name for kind, name in MUST_BE_SEEN if kind == "explorer"} == set(Explorer)


def test_medals_and_dragons_come_into_play() -> None:
    state = carried_out(position(3, zones=[row("man-in-red", *["sand"] * 3)] * 3), CheckMedals())
    assert set(GAME.rules.inventory.in_play(state)) == {
        ("explorer", "man-in-red"),
        ("tile", "sand"),
        ("medal", "sand"),
    }
    state.dragons = (0, 1, 0)
    assert ("medal", "dragon") in set(GAME.rules.inventory.in_play(state))


def test_every_mode_and_setting_is_proved() -> None:
    found = {(v.seats, dict(v.options).get("mode", "standard")) for v in GAME.rules.variants}
    assert {(2, "standard"), (3, "special"), (4, "teams"), (6, "teams")} <= found
    assert {(n, "standard") for n in range(2, 7)} <= found
    teams = [dict(v.options) for v in GAME.rules.variants if ("mode", "teams") in v.options]
    assert {o.get("passing", "drawn") for o in teams} == {"drawn", "as-chosen", "ranked"}
    assert {o.get("medals", "recommended") for o in teams} == {"drawn", "recommended"}
    alone = {(v.seats, dict(v.options).get("passing", "drawn")) for v in GAME.rules.variants}
    assert {(3, "ranked"), (4, "as-chosen")} <= alone
    assert {v.seats for v in GAME.rules.variants} == set(range(2, 7))
    rows = [v for v in GAME.rules.variants if v.seats == 2 or ("mode", "special") in v.options]
    checks = {(v.seats, dict(v.options).get("check", "together")) for v in rows}
    assert checks == {(2, "together"), (2, "in-order"), (3, "together"), (3, "in-order")}


def test_4_1_whoever_wins_a_medal_keeps_those_won_before() -> None:
    state = position(3, zones=[row("man-in-red", *["sand"] * 3), *[zone("man-in-blue")] * 2])
    state.personal = (MEDAL_BITS[Medal.LAVA], 0, 0)
    carried_out(state, CheckMedals())

    assert state.personal == (MEDAL_BITS[Medal.LAVA] | MEDAL_BITS[Medal.SAND], 0, 0)


def test_1_5_the_two_explorers_dealt_are_shown_to_their_owner() -> None:
    view = GAME.rules.view(dealt(), 1)

    assert view["explorers"] == ["woman-in-black", "woman-in-orange"]
    assert GAME.rules.view(dealt(), SPECTATOR)["explorers"] == []
    assert (
        "Your explorers: woman in black: may lay the stack on her own ship;"
        " woman in orange: 2 points per medal, dragons aside"
    ) in GAME.page.describe(view, Words(GAME, "en"))


def test_5_5_the_row_that_is_played_is_shown() -> None:
    state = position(2)
    state.rows = (Row(2, (Tile.SAND, Tile.SWAMP, Tile.SWAMP)),)
    carried_out(state, PickTile(0), DiscardTile(0))
    assert GAME.rules.view(state, 1)["row"] is None
    play(state, 0, "pick 2 sand")

    assert GAME.rules.view(state, 1)["row"] == 2


def test_8_4_a_world_keeps_who_has_held_which_stack() -> None:
    state = with_stacks(position(3), *STACKS)
    carried_out(state, ChooseTiles())
    worlds = [GAME.rules.imagine(state, 1, Random(n)) for n in range(5)]

    assert {tuple(stack.held for stack in world.stacks) for world in worlds} == {(1, 2, 4)}


def test_equal_zones_are_one_zone_to_a_set() -> None:
    one, same = zone("woman-in-red", "sand 2 0"), zone("woman-in-red", "sand 2 0")
    others = [zone("woman-in-red", "swamp 2 0"), zone("woman-in-red", "sand -1 0")]

    assert len({one, same, *others, zone("man-in-blue", "sand 2 0")}) == 4
    assert len({hash(area) for area in (one, *others)}) == 3
