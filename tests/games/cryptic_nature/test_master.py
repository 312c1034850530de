"""What the master does not do alone: positions in which an older one lost to the poacher."""

from typing import Any

import pytest

from bestiary.core import Words
from bestiary.games.cryptic_nature import GAME
from bestiary.games.cryptic_nature.assistant.phase import AssistantTurn
from bestiary.games.cryptic_nature.box.pieces import PoacherAction, TerrainTile
from bestiary.games.cryptic_nature.mind import advice, alone, homeward
from bestiary.games.cryptic_nature.poacher.assistant import PoacherBuilds
from bestiary.games.cryptic_nature.poacher.turn import hunt
from bestiary.games.cryptic_nature.rounds import NEXT_TURN
from bestiary.games.cryptic_nature.state import Expedition
from games.cryptic_nature.position import play, position
from games.cryptic_nature.test_hunt import FOUR
from games.cryptic_nature.test_poacher import solo
from games.cryptic_nature.test_ranger import chosen

ASSISTING: dict[str, Any] = {
    "agenda": [AssistantTurn(0), NEXT_TURN],
    "assisting": True,
    "stepped": True,
}
FORESTS: dict[str, Any] = {"evidence": FOUR, "contracts": ["habitat-forest kind-oddity"]}
TWO_OF_THREE = "lossie skvader"


def poached_position(display: str = "mavo trochus haber", caught: str = TWO_OF_THREE) -> Expedition:
    """The poacher may catch anybody, and Mavo is of the forest."""
    bets = ["trochus haber"]
    return solo(**ASSISTING, **FORESTS, caught=caught, display=display, bets=bets, coins=[3])


def cells(choice: str) -> int:
    return alone.CELLS_OF_TILE[TerrainTile(choice.removeprefix("place-tile "))]


def test_it_does_not_leave_a_card_open_that_completes_the_poachers_contract() -> None:
    assert chosen(poached_position(), "master") == "replace mavo"
    assert "replace" not in chosen(poached_position(caught="lossie"), "master"), (
        "while he is far from it"
    )


def test_doom_is_the_share_of_cards_that_end_the_game() -> None:
    assert alone.doom_chance(poached_position()) == 0.5, (
        "on the other cards somebody with a bet comes first"
    )
    assert (
        alone.doom_chance(poached_position("trochus haber"))
        == alone.doom_chance(poached_position(caught="lossie"))
        == 0
    )
    anybody = "lossie skvader haber dahu"
    assert alone.doom_chance(poached_position("trochus", anybody)) == 1, "the fifth, whoever it is"


def test_nobody_fears_a_poacher_who_has_hunted_for_the_last_time() -> None:
    state = poached_position()
    state.final = 2

    assert alone.doom_chance(state) == 0


def test_a_lost_game_is_worth_less_than_its_reputation() -> None:
    state = solo(**FORESTS, caught=TWO_OF_THREE, found=["mavo"])
    assert hunt(state, PoacherAction.CATCH_ANY)
    state.advance()

    assert state.outcome is not None
    assert homeward.value(state, 0) == state.outcome.scores[0].total - alone.LOSS_COST


def test_it_does_not_fill_the_sanctuary_with_great_tiles() -> None:
    state = solo(agenda=[PoacherBuilds(), NEXT_TURN], assisting=True)

    assert cells(chosen(state, "master")) == 2


def test_a_small_tile_makes_a_longer_game_than_a_great_one() -> None:
    def worth(tile: str) -> float:
        state = solo(agenda=[PoacherBuilds()], assisting=True)
        play(state, f"place-tile {tile}")
        spot = next(iter(state.pending[0].options))
        return homeward.rate(state, 0, spot)

    assert worth("mountain-1") > worth("mountain-17")


def test_a_cell_that_no_tile_can_cover_counts_as_taken() -> None:
    walled = solo(sanctuary="...... ...... ...M.. ..M.M. ...M..")
    apart = solo(sanctuary="...... ...... ..MMMM")

    assert alone.walled_cells(walled) == 1
    assert alone.walled_cells(apart) == 0
    assert homeward.value(walled, 0) < homeward.value(apart, 0)


def test_the_poacher_is_no_part_of_other_tables() -> None:
    state = position(2, tiles=[(TerrainTile("mountain-1"), TerrainTile("mountain-17")), ()])

    assert alone.parts(state) == alone.final_terms(state) == ()
    assert homeward.value(state, 0) == advice.value(state, 0)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_counts_alone_has_words(language: str) -> None:
    state = poached_position()
    words = Words(GAME, language)
    grounds = homeward.parts(state, 0)

    assert homeward.value(state, 0) == pytest.approx(sum(ground.worth for ground in grounds))
    assert all(words(ground.text, **dict(ground.about)) for ground in alone.parts(state))
