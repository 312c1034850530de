"""How choices are built by clicking on the city."""

from xml.etree import ElementTree

from bestiary.core import Click, Words, in_order
from bestiary.core.presentation import in_any_order
from bestiary.games.urban_legends import GAME
from bestiary.games.urban_legends.board import board, clicks
from bestiary.games.urban_legends.board.bench import bench
from bestiary.games.urban_legends.board.gallery import SHEET
from bestiary.games.urban_legends.board.players import CARD_BOX
from bestiary.games.urban_legends.box.components import Card, Colour, Side
from bestiary.games.urban_legends.choices import Align, DeclareColours, Resettle, Shuffle, Split
from games.urban_legends.position import position


def test_a_split_is_made_by_the_sensors_that_go_left_and_the_place_of_the_rest() -> None:
    assert clicks(Split(Card.HAND, 2, "ppw", "b")) == (
        *in_order("card:split", "place:2"),
        *in_any_order("sensor:2:pink", "sensor:2:pink", "sensor:2:white"),
        Click("spot:3"),
    )


def test_a_lonely_sensor_is_split_by_its_new_place_alone() -> None:
    assert clicks(Split(Card.WILD, 1, "p", "none")) == in_order("wild:split", "place:1", "spot:1")
    assert clicks(Split(Card.WILD, 1, "none", "p")) == in_order("wild:split", "place:1", "spot:2")


def test_a_shuffle_ends_one_place_further() -> None:
    assert clicks(Shuffle(Card.HAND, 2, Colour.PINK, Side.LEFT))[-1] == Click("spot:1")
    assert clicks(Shuffle(Card.HAND, 2, Colour.PINK, Side.RIGHT))[-1] == Click("spot:4")


def test_other_choices_name_colour_side_or_place() -> None:
    assert clicks(Align(Card.HAND, Colour.BLACK, Side.RIGHT)) == (
        *in_any_order("card:align", "colour:black"),
        Click("side:right"),
    )
    assert clicks(DeclareColours((Colour.PINK, Colour.WHITE))) == (
        *in_any_order("colour:pink", "colour:white"),
        Click("declare", seals=True),
    )
    assert clicks(Resettle(Colour.PINK, 3)) == in_order("spot:3")


def test_keys_weigh_little_wherever_they_are_sent() -> None:
    """Every screen is sent them with the city, and few show them: faces are on the sheet."""
    words = Words(GAME, "en")
    everywhere = ((1, 1, 1), (1, 1, 1), (2, 1, 0))
    moves, features = bench("TakeTurn", everywhere, words), bench("Hide", (), words)

    assert moves
    assert features
    assert len(moves) < 6_500
    assert len(features) < 6_000


def test_every_card_and_my_role_are_pictures_that_a_page_may_lay_as_it_has_room() -> None:
    state = position("pp [P] ww", ". [] . [] .", hands=("split align", "shuffle"))
    words = Words(GAME, "en", ("Ann", "Bob"))
    hand = next(p for p in board(GAME.rules.view(state, 0), words) if p.id == "hand").svg
    pictures = ElementTree.fromstring(hand)

    assert [picture.attrib["id"] for picture in pictures] == [
        f"hand-{name}" for name in ("split", "shuffle", "align", "wild", "deck", "role")
    ]
    assert 'aria-label="You are the Cryptid"' in hand
    assert SHEET.use("cryptid", CARD_BOX) in hand
