"""The rules page and the table in words say what the rules do."""

import pytest

from bestiary.core import LANGUAGES, Words
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.box.components import EXPLORERS, Tile, mix
from bestiary.games.big_monster.medals import CheckMedals
from bestiary.games.big_monster.rows import PickTile
from bestiary.games.big_monster.state import MonsterState, Row
from games.big_monster.positions import position, row, zone

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
    words, rows = Words(GAME, language), rows_of_rules(language)

    for tile in Tile:
        counts = [str(mix(size).get(tile, 0)) for size in (80, 60, 100, 120)]
        assert [words(f"tile-{tile.value}"), *counts] in rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_6_1_the_rules_page_tells_what_every_explorer_carries(language: str) -> None:
    words, rows = Words(GAME, language), rows_of_rules(language)

    for explorer, spec in EXPLORERS.items():
        name, about = words("view-explorer", explorer=explorer).split(": ", 1)
        (parts,) = [cells[2] for cells in rows if cells[:2] == [name, about]]
        assert len(parts.split(", ")) == (len(spec.parts) or 1), explorer


def described(state: MonsterState, seat: int, language: str = "en") -> list[str]:
    words = Words(GAME, language, NAMES)
    return GAME.describe(GAME.view(state, seat), words).splitlines()


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
    state.then(PickTile(0), PickTile(1))
    state.advance()
    assert "Ann leads this turn." in described(state, 1)

    state.play(0, next(iter(state.decisions[0].options)))

    assert "Ann lays: sand monster." in described(state, 1)


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
