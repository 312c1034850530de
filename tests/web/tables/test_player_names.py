"""A bot that bears its level's name bears it in its reader's language."""

import pytest
from django.test import Client

from bestiary.web.models import Kind, Seat
from bestiary.web.tables import seating
from bestiary.web.tables.player_names import display_name, names
from bestiary.web.tables.seating import Place, Setup
from web.table_setup import GAME, make_player

pytestmark = pytest.mark.django_db


def bot(name: str, number: int = 1, level: str = "apprentice") -> Seat:
    return Seat(number=number, kind=Kind.BOT, bot=level, name=name)


@pytest.mark.parametrize(("language", "name"), [("en", "Apprentice 3"), ("ru", "Ученик 3")])
@pytest.mark.parametrize("written", ["Apprentice 3", "Ученик 3"])
def test_it_keeps_its_number_wherever_it_sits(language: str, name: str, written: str) -> None:
    assert display_name(bot(written, number=0), language) == name


def test_people_and_names_of_ones_own_are_left_alone() -> None:
    person = Seat(number=1, kind=Kind.PERSON, bot="apprentice", name="Ученик 2")

    assert display_name(person, "en") == "Ученик 2", "a bot plays on for somebody of that name"
    assert display_name(bot("Ученик 2 2"), "en") == "Ученик 2 2"


def test_two_who_would_be_called_alike_keep_the_names_they_have() -> None:
    assert names([bot("Ученик 2"), bot("Apprentice 2")], "en") == ["Ученик 2", "Apprentice 2"]


def test_without_a_language_names_are_as_written() -> None:
    assert names([bot("Ученик 2")]) == ["Ученик 2"]


def test_every_page_of_a_table_names_it_for_its_reader() -> None:
    host = make_player()
    host.language = "ru"
    host.save()
    places = (Place(), Place(Kind.BOT, "apprentice"))
    table = seating.open_table(host, Setup(GAME, places, is_public=True))
    assert table.seats.get(number=1).name == "Ученик 2"

    for path in (f"/table/{table.slug}/", "/lobby/"):
        for language, name, other in (("en", "Apprentice 2", "Ученик 2"), ("ru", "Ученик 2", "Ap")):
            page = Client(headers={"accept-language": language}).get(path).content.decode()
            assert name in page
            assert f"{other}prentice 2" not in page if other == "Ap" else other not in page
