"""The rules page and the table in words say what the rules do."""

import re

import pytest

from bestiary.core import Words
from bestiary.core.words import LANGUAGES
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.box.components import EXPLORERS, Tile, mix
from bestiary.games.big_monster.draft import ChooseTiles
from bestiary.games.big_monster.medals import CheckMedals
from bestiary.games.big_monster.passing import LayStack
from bestiary.games.big_monster.rows import PickTile
from bestiary.games.big_monster.state import MonsterState, Row, Stack
from core.narrowing import present
from games.big_monster.position import SUITS, play, position, row, with_stacks, zone

NAMES = ("Ann", "Boris", "Clara", "Dmitri")


def rows_of_rules(language: str) -> list[list[str]]:
    """The cells of every row of every table of the rules page."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    lines = (GAME.folder / name).read_text(encoding="utf-8").splitlines()
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in lines
        if line.startswith("| ")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_1_6_the_rules_page_tells_how_many_tiles_there_are(language: str) -> None:
    words = Words(GAME, language)
    rows = rows_of_rules(language)

    for tile in Tile:
        counts = [str(mix(size).get(tile, 0)) for size in (80, 60, 100, 120)]
        assert [words(f"tile-{tile.value}"), *counts] in rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_6_1_the_rules_page_tells_what_every_explorer_carries(language: str) -> None:
    words = Words(GAME, language)
    rows = rows_of_rules(language)

    for explorer, spec in EXPLORERS.items():
        name, about = words("view-explorer", explorer=explorer).split(": ", 1)
        (parts,) = [cells[2] for cells in rows if cells[:2] == [name, about]]
        assert len(parts.split(", ")) == (len(spec.parts) or 1), explorer


def described(state: MonsterState, seat: int, language: str = "en") -> list[str]:
    words = Words(GAME, language, NAMES)
    return GAME.page.describe(GAME.rules.view(state, seat), words).splitlines()


def test_medals_tell_how_far_everyone_is_until_they_are_won() -> None:
    zones = [row("woman-in-red", "sand", "sand"), zone("man-in-blue"), zone("man-in-purple")]
    state = position(3, zones=zones)
    assert "Medal “sand” (10): 3 sand monsters. Open. So far: Ann 2, Boris 0, Clara 0." in (
        described(state, 1)
    )

    state.zones = (row("woman-in-red", "sand", "sand", "sand"), *state.zones[1:])
    state.then(CheckMedals())
    state.advance()
    assert "Medal “sand” (10): 3 sand monsters. Won by Ann." in described(state, 1)


def test_the_score_is_told_line_by_line() -> None:
    zones = [row("woman-in-red", "lava-blue", "swamp"), zone("man-in-blue"), zone("man-in-red")]

    lines = described(position(3, zones=zones), 1)

    assert "Points of Ann: Lava monsters 3, Swamp monsters 2, Explorer 1." in lines


def test_the_lead_player_and_tiles_taken_are_told() -> None:
    state = position(2, zones=[zone("woman-in-red"), zone("man-in-blue")])
    state.rows = (Row(1, (Tile.SAND, Tile.SWAMP, Tile.SAND, Tile.ICE_RED)),)
    state.lead = 1
    state.then(PickTile(1), PickTile(0))
    state.advance()
    assert "Boris leads this turn." in described(state, 0)

    play(state, 1, "pick 1 sand")

    assert "Boris lays: sand monster." in described(state, 0)


def test_7_10_the_pad_has_a_row_for_the_team() -> None:
    zones = [row(suit, *["swamp"] * n) for suit, n in zip(SUITS, (2, 1, 3, 0), strict=False)]
    state = position(4, zones=zones, mode="teams")

    assert [team["result"] for team in GAME.rules.view(state, 0)["teams"]] == [8, 0]
    assert "Team A: Ann, Clara. Team result, the lower of two: 8." in described(state, 0)
    assert "Команда Б: Boris, Dmitri. Результат команды (меньший из двух): 0." in (
        described(state, 0, "ru")
    )
    assert "Team result (the lower of two)" in written(panel(state, 0, "score"))
    assert GAME.rules.view(position(4), 0)["teams"] == []


def test_4_4_progress_towards_the_penalty_is_each_players_own() -> None:
    zones = [row(suit, *["sand"] * n) for suit, n in zip(SUITS, (2, 1, 0, 1), strict=False)]
    state = position(4, zones=zones, mode="teams")

    assert (
        "Penalty (−10): fewest sand and stone monsters. Given at the end."
        " So far: Ann 2, Boris 1, Clara 0, Dmitri 1, team A 2, team B 2."
    ) in described(state, 0)
    assert [row["progress"] for row in GAME.rules.view(state, 0)["medals"]][2] == [2, 1, 0, 1]


def passing(seat: int) -> MonsterState:
    """All have chosen, and `seat`, who has held every stack before, is to lay its own down."""
    state = with_stacks(position(3), "sand swamp", "lake-left lake-right sand", "ice-red sand")
    state.stacks = tuple(Stack(stack.tiles, 0b111) for stack in state.stacks)
    state.then(ChooseTiles(), LayStack(seat))
    state.advance()
    for player, tile in enumerate(("sand", "lake-left", "sand")):
        play(state, player, f"take {tile}")
    return state


def panel(state: MonsterState, seat: int, id: str) -> str:
    return panels(state, seat)[id]


def written(svg: str) -> str:
    """The words of a drawing, in however many lines."""
    return " ".join(re.findall(r">([^<>]+)<", svg))


def panels(state: MonsterState, seat: int) -> dict[str, str]:
    assert GAME.page.board is not None
    drawn = GAME.page.board(GAME.rules.view(state, seat), Words(GAME, "en", NAMES))
    return {each.id: each.svg for each in drawn}


def test_8_1_the_tile_just_chosen_is_seen_while_passing() -> None:
    state = passing(0)

    assert 'data-part="chosen:sand"' in panel(state, 0, "hand")
    assert 'data-part="tile:swamp"' in panel(state, 0, "hand")
    assert 'data-part="ship:1"' in panel(state, 0, "hand")


def test_8_2_a_known_stack_says_how_many_of_its_tiles_are_left() -> None:
    known = GAME.rules.view(passing(0), 0)["memory"]["stacks"][1]
    lines = described(passing(0), 0)

    assert (known["size"], len(known["tiles"])) == (2, 3)
    assert (
        "You know the stack in Boris's hand: 2 of these 3, one was just chosen:"
        " sand monster; Big Lake Monster (left half); Big Lake Monster (right half)"
    ) in lines
    state = with_stacks(position(3), "sand swamp", "ice-red", "sand")
    state.stacks = (Stack(state.stacks[0].tiles, 0b011), *state.stacks[1:])
    assert "You know the stack in Ann's hand: 2: sand monster; swamp monster" in described(state, 1)


def test_8_2_stacks_seen_are_drawn() -> None:
    drawn = panel(passing(0), 0, "memory")

    assert drawn.count("Big Lake Monster (left half)") == 1
    assert drawn.count("sand monster") == 2
    assert "swamp" not in drawn
    board = present(GAME.page.board)(GAME.rules.view(position(3), 0), Words(GAME, "en"))
    assert all(each.id != "memory" for each in board)


def test_1_6_the_table_of_tiles_is_at_hand_in_play() -> None:
    zones = [row("woman-in-red", "sand", "sand"), zone("man-in-blue"), zone("man-in-purple")]
    state = position(3, zones=zones)

    counted = {
        kind["tile"]: (kind["number"], kind["open"]) for kind in GAME.rules.view(state, 1)["mix"]
    }
    assert counted["sand"] == (6, 2)
    assert counted["lava-blue"] == (5, 0)
    assert "grass-green" not in counted
    assert "sand monster: 6 (2 open)" in panel(state, 1, "mix")
    assert "sand monster: 6 (2 open)" in described(state, 1)[-1]


def test_teams_have_letters_of_the_language() -> None:
    state = position(4, mode="teams")

    assert any(line.startswith("Boris (team B)") for line in described(state, 0))
    assert any(line.startswith("Boris (команда Б)") for line in described(state, 0, "ru"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_tiles_can_be_told_apart_in_a_list(language: str) -> None:
    words = Words(GAME, language)
    names = [words(f"tile-{tile.value}") for tile in Tile]

    assert not [name for name in names if "," in name.partition("(")[0]]
    assert len(set(names)) == len(Tile)
