"""Chapter 4: medals; §7.8 to §7.11, who wins."""

import pytest

from bestiary.core import Words
from bestiary.core.state import is_compiled
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.box.components import MEDALS, Count, Medal, Tile
from bestiary.games.big_monster.finish import (
    CountPoints,
    outcome,
    team_result,
    team_standing,
    tie_break,
)
from bestiary.games.big_monster.medals import (
    CheckMedals,
    GivePenalty,
    meets_goal,
    meets_team_goal,
    penalised_seats,
    team_counts,
)
from bestiary.games.big_monster.placing import PlaceTiles
from bestiary.games.big_monster.state import MEDAL_BITS, MonsterState
from bestiary.games.big_monster.zone import Zone
from games.big_monster.position import position, row, zone

STONES = ("stone-double", "stone-double")
LAKES = "lake-left 2 0\nlake-right 3 0\nlake-left 4 0\nlake-right 5 0"
SUITS = ("woman-in-red", "man-in-blue", "woman-in-green", "man-in-purple")


def checked(*zones: Zone, **options: str) -> MonsterState:
    return position(len(zones), [CheckMedals()], zones=zones, **options)


def owners(state: MonsterState, medal: Medal) -> list[int]:
    return [s for s, mask in enumerate(state.personal) if mask & MEDAL_BITS[medal]]


def test_4_1_all_who_meet_the_goal_in_the_same_turn_take_the_medal() -> None:
    one, other = (row(suit, *STONES) for suit in SUITS[:2])

    state = checked(row("man-in-purple", "stone-double"), one, zone("man-in-red"), other)
    assert owners(state, Medal.STONE) == [1, 3]


def test_4_1_example_of_sofia() -> None:
    """Her fourth stone monster, laid in turn 6, brings the medal at once."""
    three = row("woman-in-red", "stone-double", "stone-green", "sand", "swamp", "lava-blue")
    others = [zone(suit) for suit in SUITS[1:3]]
    state = position(3, zones=[three, *others])
    state.turn = 6
    state.chosen = (Tile.STONE_RED_TOP, None, None)
    state.then(PlaceTiles(), CheckMedals())
    state.advance()
    assert owners(state, Medal.STONE) == []

    state.play(0, next(iter(state.decisions[0].options)))

    assert owners(state, Medal.STONE) == [0]
    assert state.medal_points(0) == 5


def test_4_1_later_nobody_takes_it() -> None:
    state = checked(row("woman-in-red", *STONES), zone("man-in-blue"), zone("man-in-purple"))
    state.zones = (state.zones[0], row("man-in-blue", *STONES), state.zones[2])
    state.then(CheckMedals())
    state.advance()

    assert owners(state, Medal.STONE) == [0]


def test_4_1_medals_not_laid_out_are_not_won() -> None:
    spread = row("woman-in-red", "sand", "swamp", "lake-left", "ice-red", "lava-blue")
    state = checked(spread, zone("man-in-blue"), zone("man-in-purple"))

    assert owners(state, Medal.TERRAINS) == []


@pytest.mark.parametrize(
    ("medal", "tiles"),
    [
        (Medal.SAND, ["sand"] * 3),
        (Medal.STONE, ["stone-double", "stone-green", "stone-green"]),
        (Medal.SWAMP_GRASS, ["swamp", "swamp", "grass-sand", "grass-lava"]),
        (Medal.TERRAINS, ["lake-left", "mutagen-pair", "sand", "swamp", "lava-blue"]),
        (Medal.LAVA, ["lava-blue"] * 5),
        (Medal.ICE, ["ice-red"] * 3 + ["mutagen-pair"] * 3),
        (Medal.MUTAGEN, ["mutagen-pair", "mutagen-pair"]),
    ],
)
def test_4_2_personal_goals(medal: Medal, tiles: list[str]) -> None:
    assert meets_goal(row("man-in-blue", *tiles).counts, medal)
    assert not meets_goal(row("man-in-blue", *tiles[:-1]).counts, medal)


def test_4_2_goals_for_lakes_and_crystals() -> None:
    lines = LAKES.splitlines()

    assert meets_goal(zone("man-in-blue", LAKES).counts, Medal.LAKE)
    assert not meets_goal(zone("man-in-blue", "\n".join(lines[:3])).counts, Medal.LAKE)
    assert meets_goal(grown(1, 2, 1), Medal.CRYSTALS)
    for less in ((0, 2, 1), (3, 0, 3), (2, 1, 0)):
        assert not meets_goal(grown(*less), Medal.CRYSTALS)


def grown(green: int, red: int, blue: int) -> list[int]:
    """So many whole crystals and nothing else."""
    counts = [0] * len(Count)
    counts[Count.GREEN] = green
    counts[Count.RED] = red
    counts[Count.BLUE] = blue
    return counts


def test_4_2_built_in_tiles_count() -> None:
    assert meets_goal(row("man-in-orange", "sand", "sand").counts, Medal.SAND)
    assert meets_goal(row("woman-in-purple", *["ice-red"] * 5).counts, Medal.ICE)


def test_4_2_all_medals_are_worth_five_but_sand() -> None:
    worth = {medal: spec.points for medal, spec in MEDALS.items()}

    assert worth.pop(Medal.SAND) == 10
    assert worth.pop(Medal.PENALTY) == -10
    assert set(worth.values()) == {5}


@pytest.mark.parametrize(
    ("medal", "first", "second"),
    [
        (Medal.SAND, ["sand"] * 2, ["sand"] * 4),
        (Medal.STONE, ["stone-double"] * 2, ["stone-double", "stone-green", "stone-red-top"]),
        (Medal.SWAMP_GRASS, ["swamp"] * 3, ["grass-sand", "grass-lava", *["swamp"] * 3]),
        (Medal.LAVA, ["lava-blue"] * 4, ["lava-all-red-top"] * 6),
        (Medal.ICE, ["ice-red", *["mutagen-single"] * 4], ["ice-blue"] * 7),
        (Medal.MUTAGEN, ["mutagen-pair"] * 2, ["mutagen-pair", "mutagen-single", "mutagen-single"]),
        (
            Medal.TERRAINS,
            ["lake-left", "mutagen-pair", "sand"],
            ["swamp", "lava-blue", "grass-sand", "stone-green"],
        ),
    ],
)
def test_4_3_team_goals(medal: Medal, first: list[str], second: list[str]) -> None:
    def together(*zones: Zone) -> list[int]:
        other = zone("man-in-red")
        return team_counts(position(4, zones=[other, zones[0], other, zones[1]], mode="teams"), 1)

    one, two = row("man-in-blue", *first), row("woman-in-red", *second)

    assert meets_team_goal(together(one, two), medal)
    assert not meets_team_goal(together(one, row("woman-in-red", *second[:-1])), medal)
    assert not meets_team_goal(together(row("man-in-blue", *first[:-1]), two), medal)


def test_4_3_team_goals_for_lakes_and_crystals() -> None:
    lakes = zone("man-in-blue", LAKES).counts

    assert meets_team_goal([2 * number for number in lakes], Medal.LAKE)
    assert not meets_team_goal([2 * number - 1 for number in lakes], Medal.LAKE)
    assert meets_team_goal(grown(3, 4, 3), Medal.CRYSTALS)
    for less in ((2, 4, 3), (3, 2, 3), (4, 3, 2)):
        assert not meets_team_goal(grown(*less), Medal.CRYSTALS)


def test_4_3_both_partners_take_the_team_medal_and_one_the_personal() -> None:
    zones = [
        row("woman-in-red", *["sand"] * 4),
        zone("man-in-blue"),
        row("woman-in-green", "sand", "sand"),
        zone("man-in-purple"),
    ]
    state = checked(*zones, mode="teams")

    assert owners(state, Medal.SAND) == [0]
    assert [bool(mask) for mask in state.team] == [True, False, True, False]
    assert [state.medal_points(seat) for seat in range(4)] == [20, 0, 10, 0]


def test_4_3_partners_of_six_sit_three_seats_apart() -> None:
    four, two = row("man-in-purple", *["sand"] * 4), row("man-in-green", *["sand"] * 2)
    zones = [zone(suit) for suit in ("man-in-blue", "man-in-red", "woman-in-red", "woman-in-blue")]
    state = checked(zones[0], four, *zones[1:3], two, zones[3], mode="teams")

    assert [bool(mask) for mask in state.team] == [False, True, False, False, True, False]


def test_4_3_terrains_are_the_union_of_both() -> None:
    zones = [
        row("woman-in-red", "sand", "swamp", "lake-left", "ice-red"),
        zone("man-in-blue"),
        row("woman-in-green", "lava-blue", "grass-sand", "stone-green"),
        zone("man-in-purple"),
    ]
    state = checked(*zones, mode="teams", medals="terrains-lava")

    assert [bool(mask) for mask in state.team] == [True, False, True, False]
    assert owners(state, Medal.TERRAINS) == []


@pytest.mark.parametrize(
    ("numbers", "seats"),
    [((1, 0, 2), (1,)), ((1, 1, 2), (0, 1)), ((2, 2, 2), ()), ((0, 3), (0,)), ((3, 3), ())],
)
def test_4_4_fewest_sand_and_stone_take_the_penalty(
    numbers: tuple[int, ...], seats: tuple[int, ...]
) -> None:
    zones = [row(suit, *["sand"] * n) for suit, n in zip(SUITS, numbers, strict=False)]

    assert penalised_seats(position(len(zones), zones=zones)) == seats


def test_4_4_sand_and_stone_are_counted_together_and_two_stones_as_two() -> None:
    zones = [
        row("woman-in-red", "sand", "sand"),
        row("man-in-blue", "stone-double"),
        row("woman-in-green", "stone-double", "sand"),
        row("man-in-purple", "stone-green", "stone-red-top", "sand", "lava-blue"),
    ]

    assert penalised_seats(position(4, zones=zones)) == (0, 1)


def test_4_4_teams_count_together() -> None:
    zones = [row(suit, *["sand"] * n) for suit, n in zip(SUITS, (0, 2, 5, 2), strict=True)]
    state = position(4, [GivePenalty()], zones=zones, mode="teams")

    assert owners(state, Medal.PENALTY) == [1, 3]


def test_7_8_the_dragon_costs_points_but_is_no_medal() -> None:
    state = checked(row("woman-in-orange", *STONES), zone("man-in-blue"), zone("man-in-red"))
    state.dragons = (2, 0, 0)

    assert state.medal_points(0) == 5 - 10
    assert state.score(0)[6] == 2


def finished(scores: tuple[tuple[int, int], ...], mode: str) -> MonsterState:
    """A state whose seats have so many points: (single lake halves, lava monsters of 1)."""
    zones = [
        row("man-in-blue", *["lake-left"] * lakes, *["lava-all-red-top"] * lava)
        for lakes, lava in scores
    ]
    return position(len(zones), zones=zones, mode=mode)


def test_7_9_most_points_then_the_lake_line() -> None:
    assert outcome(finished(((0, 3), (0, 2), (0, 1)), "standard")).winners == (0,)
    tied = outcome(finished(((0, 3), (1, 2), (0, 1)), "standard"))
    assert (tied.winners, tied.tie_break) == ((1,), "lake")
    shared = outcome(finished(((1, 2), (1, 2), (0, 1)), "standard"))
    assert (shared.winners, shared.tie_break) == ((0, 1), "shared")


def test_7_10_a_team_has_its_lower_score() -> None:
    state = finished(((0, 5), (0, 2), (0, 1), (0, 3)), "teams")

    assert outcome(state).winners == (1, 3)
    assert [team_standing(state, seat)[:2] for seat in (0, 1)] == [(1, 6), (2, 5)]


@pytest.mark.skipif(is_compiled(), reason="compiled methods cannot be replaced")
def test_7_10_example_of_three_teams(monkeypatch: pytest.MonkeyPatch) -> None:
    """A: Dima 76, Danila 126; B: Anya 94, Katya 93; C: Liza 83, Misha 88. B wins, C is second."""
    points = (76, 94, 83, 126, 93, 88)
    monkeypatch.setattr(MonsterState, "score", lambda _, seat: (points[seat], 0))
    monkeypatch.setattr("bestiary.games.big_monster.finish.LINES", ("ice", "lake"))
    state = position(6, mode="teams")

    end = outcome(state)

    assert [team_result(state, team) for team in range(3)] == [76, 93, 83]
    assert (end.winners, end.tie_break) == ((1, 4), None)
    assert sorted(range(3), key=lambda t: team_standing(state, t), reverse=True) == [1, 2, 0]
    assert Words(GAME, "en", ("Dima", "Anya", "Liza", "Danila", "Katya", "Misha")).outcome(end) == (
        "Anya, Katya win. They are team B."
        " A team has the lower score of its two partners: A 76, B 93, C 83."
    )


def test_7_10_ties_go_to_the_sum_then_to_the_lakes() -> None:
    by_sum = finished(((0, 1), (0, 1), (0, 3), (0, 2)), "teams")
    by_lake = finished(((0, 1), (1, 0), (0, 2), (0, 2)), "teams")
    shared = finished(((0, 1), (0, 1), (0, 2), (0, 2)), "teams")

    assert (outcome(by_sum).winners, outcome(by_sum).tie_break) == ((0, 2), "sum")
    assert (outcome(by_lake).winners, outcome(by_lake).tie_break) == ((1, 3), "team-lake")
    assert (outcome(shared).winners, outcome(shared).tie_break) == ((0, 1, 2, 3), "shared")


def test_7_9_no_tie_needs_no_tie_break() -> None:
    state = finished(((0, 3), (0, 2), (0, 1)), "standard")

    assert tie_break(state, [(3, 0), (2, 0), (1, 0)]) is None


def test_7_11_the_game_ends_with_a_score_line_by_line() -> None:
    state = position(3, [CountPoints()])
    assert state.outcome is not None

    lines = [name for name, _ in state.outcome.scores[0].lines]
    assert lines == ["ice", "lake", "lava", "grass", "swamp", "crystals", "explorer", "medals"]
