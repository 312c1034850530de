"""Beside the table: set-ups for owners of the box, the daily puzzle, hindsight."""

import re
from random import Random

import pytest
from django.core import signing
from django.test import Client
from django.urls import reverse

from bestiary.core import Words
from bestiary.games.cryptid.companion.help import daily
from bestiary.games.cryptid.state import CryptidState
from bestiary.registry import game
from bestiary.web.http.companion import SIGNING_SALT, _puzzle
from bestiary.web.models import Table
from bestiary.web.tables import moves
from core.narrowing import narrow

pytestmark = pytest.mark.django_db
CRYPTID = game("cryptid")


def draw_setup(client: Client, **chosen: str) -> str:
    answer = client.post(reverse("companion", args=["cryptid"]), chosen)
    assert answer.status_code == 302
    return str(answer["Location"])


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("players", "clues"), [("2", 2), ("3", 1), ("5", 1)])
def test_a_set_up_is_drawn_and_told_to_each_player_alone(
    client: Client, players: str, clues: int, language: str
) -> None:
    client.cookies["language"] = language
    plan = client.get(draw_setup(client, players=players, mode="advanced", source="generated"))
    links = re.findall(r'href="(/companion/cryptid/secret/[^"]+)"', plan.content.decode())

    assert len(links) == int(players)
    told = [client.get(link + "?open=1").content.decode() for link in links]
    assert all(text.count('class="lede"') == clues for text in told)
    assert 'class="lede"' not in client.get(links[0]).content.decode()


def test_the_plan_gives_no_clue_away_and_the_hint_only_when_asked(client: Client) -> None:
    url = draw_setup(client, players="4", mode="standard", source="card")
    page = client.get(url).content.decode()
    hint = client.get(url + "?hint=1").content.decode()

    assert "The habitat is" not in page
    assert "No clue" not in page
    assert "No clue" in hint


def test_a_share_code_leads_to_its_plan(client: Client) -> None:
    code = "21B4364A79863A2506.a17b86c6h21"

    assert draw_setup(client, players="3", code=f" {code} ") == f"/companion/cryptid/plan/{code}/3/"
    wrong = client.get(draw_setup(client, players="4", code=code))
    assert wrong.status_code == 404
    assert "no set-up" in wrong.content.decode()
    assert client.get(draw_setup(client, players="4", code="../admin/")).status_code == 200


def test_a_table_is_laid_by_a_share_code_or_says_why_not(client: Client) -> None:
    form = {"who-1": "bot:scout", "who-2": "bot:scout", "clock": "0", "option-setup": "card"}
    code = "21B4364A79863A2506.a17b86c6h21"

    wrong = client.post("/new/cryptid/", form | {"own-setup": code, "option-mode": "advanced"})
    assert "belongs to the other mode" in wrong.content.decode()
    assert f'value="{code}"' in wrong.content.decode()
    assert client.post("/new/cryptid/", form | {"own-setup": f" {code}"}).status_code == 302
    assert Table.objects.get().options["setup"] == code


def test_a_clue_names_its_numbers_in_the_printed_book(client: Client) -> None:
    plan = client.get("/companion/cryptid/plan/21B4364A79863A2506.a17b86c6h21/3/")
    (link, *_) = re.findall(r'href="(/companion/cryptid/secret/[^"]+)"', plan.content.decode())

    assert re.search(
        r"printed book: (17, \d+|\d+, 17)\)", client.get(link + "?open=1").content.decode()
    )


def test_a_sealed_link_cannot_be_changed_into_another_players(client: Client) -> None:
    url = draw_setup(client, players="3", mode="standard", source="card")
    code = url.split("/")[4]
    forged = signing.dumps([code, 3, 1], salt="another")

    assert client.get(reverse("secret", args=["cryptid", forged])).status_code == 404
    assert signing.dumps([code, 3, 1], salt=SIGNING_SALT) != forged


@pytest.mark.parametrize("path", ["plan/NONSENSE/3/", "plan/21B4364A79863A2506/9/"])
def test_a_code_that_is_none_is_said_so(client: Client, path: str) -> None:
    answer = client.get(f"/companion/cryptid/{path}")

    assert answer.status_code == 404
    assert "no set-up" in answer.content.decode()


def test_a_game_without_a_companion_has_no_such_page(client: Client) -> None:
    assert client.get(reverse("companion", args=["urban_legends"])).status_code == 404
    assert client.get(reverse("puzzle", args=["urban_legends"])).status_code == 404


def test_the_puzzle_counts_tries_and_keeps_its_answer(client: Client) -> None:
    url = reverse("puzzle", args=["cryptid"])
    page = client.get(url).content.decode()
    options = re.findall(r'<option value="(hex:\w+)"', page)
    from django.utils import timezone

    answer = _puzzle("cryptid", timezone.now().date().isoformat()).answer
    wrong = next(option for option in options if option != answer)

    assert len(options) == 108
    missed = client.post(url, {"guess": wrong}).content.decode()
    assert "Tries so far: 1" in missed
    assert f'<option value="{wrong}" selected>{wrong.removeprefix("hex:")} ✕' in missed
    assert f'data-wrong="{wrong}"' in missed
    assert "Tries so far: 1" in client.post(url, {"guess": wrong}).content.decode(), "tried before"
    assert "Tries so far: 1" in client.post(url, {"guess": "hex:Z99"}).content.decode()
    found = client.post(url, {"guess": answer}).content.decode()
    assert "2 tries" in found
    assert "2 tries" in client.post(url, {"guess": wrong}).content.decode()


@pytest.mark.parametrize(
    ("language", "asked", "key"),
    [
        ("en", "exactly one hex fits", "○ still possible"),
        ("ru", "ровно одна клетка", "○ — возможна"),
    ],
)
def test_the_puzzle_says_what_is_asked_and_offers_nobody_to_ask(
    client: Client, language: str, asked: str, key: str
) -> None:
    client.cookies["language"] = language

    page = client.get(reverse("puzzle", args=["cryptid"])).content.decode()

    assert asked in page
    assert key in page
    assert 'data-part="search"' not in page
    assert 'data-part="book:' not in page


@pytest.mark.parametrize(("mode", "is_told"), [("advanced", True), ("standard", False)])
def test_two_columns_of_a_puzzle_are_explained_where_there_are_two(
    mode: str, is_told: bool
) -> None:
    days = (f"2026-11-{day:02}" for day in range(1, 31))
    puzzle = next(
        p for p in map(daily, days) if narrow(CryptidState, p.state).terms.mode.value == mode
    )

    assert ("its opposite" in puzzle.key(Words(CRYPTID, "en"))) is is_told


def test_hindsight_says_after_a_game_what_could_be_known(client: Client) -> None:
    client.post(reverse("quick", args=["cryptid"]))
    record = Table.objects.get()
    client.post(reverse("start", args=[record.slug]))
    table = play_to_end(record)

    page = client.get(reverse("insight", args=[table.slug]))
    said = page.content.decode()

    assert page.status_code == 200
    assert re.search(r"1 hex possible \([A-L]\d\)", said)
    assert "less doubt" in said


def play_to_end(record: Table) -> Table:
    """Play a table to its end with random choices."""
    from bestiary.core import notation, pick
    from bestiary.web.tables.table_cache import locked_table

    rng = Random(1)
    while True:
        record.refresh_from_db()
        if record.status == "finished":
            return record
        with locked_table(record) as live:
            seat = live.asked[0]
            text = notation.write(pick(live.table.open_to(seat)[0].options, rng))
            ticket = live.opened[seat]
        moves.play(record.slug, seat, ticket, text)
