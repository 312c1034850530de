"""Lessons in the browser's terms: pages turned, choices answered, everything remembered."""

import re
from html import unescape
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from bestiary import registry
from bestiary.core import notation
from bestiary.core.lesson_run import LessonRun
from bestiary.lab.conformance.lessons import are_clicks
from bestiary.web.models import Learned, Player
from bestiary.web.render.lesson_page import (
    LessonRequest,
    is_previewed,
    render_lesson_page,
    ticket_of,
)
from core.narrowing import present

pytestmark = pytest.mark.django_db
GAME = registry.game("urban_legends")
FIRST = GAME.teaching.lessons[0]
ADDRESS = f"/learn/{GAME.id}/{FIRST.id}/"
ASKING = next(number for number, page in enumerate(FIRST.pages) if page.asks)
RIGHT = FIRST.pages[ASKING].right[0]


def newcomer(language: str = "en") -> Client:
    return Client(headers={"accept-language": language})


def send(client: Client, act: str, **more: Any) -> str:
    answer = client.post(ADDRESS, {"act": act, **more}, headers={"hx-request": "true"})
    assert answer.status_code == 200
    return answer.content.decode()


def turn(client: Client, pages: int) -> None:
    """Read on, from the first page."""
    for page in range(pages):
        send(client, "turn", ticket=page + 1)


def page_shown(client: Client) -> int:
    return int(present(re.search(r"Page (\d+) of", client.get(ADDRESS).content.decode()))[1])


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("address", [f"/learn/{GAME.id}/", ADDRESS])
def test_lessons_open_in_both_languages(address: str, language: str) -> None:
    answer = newcomer(language).get(address)

    assert answer.status_code == 200
    assert f'<html lang="{language}"' in answer.content.decode()
    assert not re.search(r"\s(style|on[a-z]+)=", answer.content.decode())


@pytest.mark.parametrize("address", ["/learn/chess/", f"/learn/{GAME.id}/nothing/"])
def test_what_is_not_taught_is_not_found(address: str) -> None:
    assert newcomer().get(address).status_code == 404


@pytest.mark.parametrize("game", [pytest.param(g, id=g.id) for g in registry.catalogue()])
def test_every_page_of_every_lesson_is_drawn(game: Any) -> None:
    for lesson in game.teaching.lessons:
        run = LessonRun(game, lesson)
        while not run.is_last:
            screen = render_lesson_page(run, LessonRequest("ru"))
            assert "<svg" in str(screen.parts["boards"]) + str(screen.parts["trays"])
            assert ('class="option"' in screen.parts["prompt"]) == run.page.asks
            points = pointed_at(str(screen.parts["card"]))
            assert not (run.page.asks and points) or are_clicks(run, points), run.text
            go_on(run)


def pointed_at(card: str) -> list[str]:
    points = re.search(r'data-points="([^"]*)"', card)
    assert points is not None
    return unescape(points[1]).split()


def go_on(run: LessonRun) -> None:
    if not run.page.asks:
        run.turn()
        return
    offered = [c for d in run.table.open_to(run.lesson.seat) for c in d.options]
    run.choose(next(notation.write(c) for c in offered if run.page.accepts(c)))


def test_looking_makes_no_guest_and_turning_a_page_does() -> None:
    client = newcomer()
    client.get(ADDRESS)
    assert not Player.objects.exists()

    turn(client, 1)

    assert Player.objects.get().is_guest
    assert page_shown(client) == 2


def test_a_guest_is_called_the_same_from_the_first_page_on() -> None:
    client = newcomer()
    before = client.get(ADDRESS).content.decode()
    after = send(client, "turn", ticket=1)

    assert "Newcomer" in before
    assert "Newcomer" in after
    assert Player.objects.get().name not in after


def test_an_account_learns_under_its_own_name() -> None:
    screen = render_lesson_page(LessonRun(GAME, FIRST), LessonRequest("en", "Vera"))

    assert "Vera" in str(screen.parts["head"])


def test_what_was_rolled_for_an_attempt_lies_on_the_card() -> None:
    nature = registry.game("cryptic_nature")
    run = LessonRun(
        nature, next(lesson for lesson in nature.teaching.lessons if lesson.id == "dice")
    )
    shown = []
    while not run.is_last:
        if 'class="rolled' in str(render_lesson_page(run, LessonRequest("en")).parts["card"]):
            shown.append(run.page.name)
        go_on(run)

    assert shown == ["failed"]


def test_a_page_that_asks_is_not_turned() -> None:
    client = newcomer()
    turn(client, ASKING + 3)

    assert page_shown(client) == ASKING + 1


def test_a_choice_that_is_asked_for_is_shown_first_and_then_made() -> None:
    client = newcomer()
    turn(client, ASKING)

    shown = send(client, "play", ticket=ASKING + 1, choice=RIGHT, confirm="always")
    assert 'id="confirm-choice"' in shown
    assert "One thing is left" in shown
    assert page_shown(client) == ASKING + 1

    send(client, "play", ticket=ASKING + 1, choice=RIGHT, confirm="never")
    assert page_shown(client) == ASKING + 2
    assert Learned.objects.get().answers == [RIGHT]


@pytest.mark.parametrize(
    ("game", "page", "choice", "is_shown"),
    [
        ("cryptid", "question", "question D2 2 epsilon", True),
        ("rats_of_wistar", "night", "end-turn", True),  # a bonus would be lost
        ("cryptic_nature", "move", "move s2", False),
    ],
)
def test_what_a_table_shows_first_a_lesson_shows_first(
    game: str, page: str, choice: str, *, is_shown: bool
) -> None:
    rules = registry.game(game)
    run = LessonRun(rules, rules.teaching.lessons[0])
    while run.page.name != page:
        go_on(run)
    request = LessonRequest("en")

    assert is_previewed(run, request, choice, "final") == is_shown
    assert not is_previewed(run, request, choice, "never")


def test_any_other_choice_is_answered_with_a_reason() -> None:
    client = newcomer()
    turn(client, ASKING)

    said = send(client, "play", ticket=ASKING + 1, choice="draw", confirm="always")

    assert 'class="lesson-reply"' in said
    assert page_shown(client) == ASKING + 1


@pytest.mark.parametrize("choice", ["", "constrain left", "dance", "split card 9 w w", "ы" * 999])
def test_what_is_not_on_offer_changes_nothing(choice: str) -> None:
    client = newcomer()
    turn(client, ASKING)

    send(client, "play", ticket=ASKING + 1, choice=choice, confirm="never")

    assert page_shown(client) == ASKING + 1


@pytest.mark.parametrize("act", ["", "dance", "words", "no-words", "weigh-off", "why"])
def test_other_messages_leave_the_page_open(act: str) -> None:
    client = newcomer()
    turn(client, ASKING)

    send(client, act)

    assert page_shown(client) == ASKING + 1


def test_a_page_is_turned_once_however_often_it_is_clicked() -> None:
    client = newcomer()
    for _ in range(3):
        send(client, "turn", ticket=1)

    assert page_shown(client) == 2


def test_back_and_once_more() -> None:
    client = newcomer()
    turn(client, ASKING)
    send(client, "play", ticket=ASKING + 1, choice=RIGHT, confirm="never")

    send(client, "back", ticket=ASKING + 2)
    assert page_shown(client) == ASKING + 1

    send(client, "again", ticket=ASKING + 1)
    assert page_shown(client) == 1


def test_without_a_script_the_page_comes_anew() -> None:
    answer = newcomer().post(ADDRESS, {"act": "turn", "ticket": "1"})

    assert answer["Location"] == ADDRESS


def finish(client: Client) -> None:
    run = LessonRun(GAME, FIRST)
    while not run.is_last:
        ticket = ticket_of(run)
        if run.page.asks:
            choice = run.page.right[0]
            send(client, "play", ticket=ticket, choice=choice, confirm="never")
        else:
            send(client, "turn", ticket=ticket)
        go_on(run)


def test_what_was_finished_is_remembered_even_when_begun_again() -> None:
    client = newcomer()
    finish(client)
    send(client, "again", ticket=len(FIRST.pages))

    assert Learned.objects.get().is_finished
    assert "Finished" in client.get(f"/learn/{GAME.id}/").content.decode()


def test_from_the_list_a_finished_lesson_begins_anew_and_one_left_goes_on() -> None:
    client = newcomer()
    finish(client)
    listed = client.get(f"/learn/{GAME.id}/").content.decode()
    ticket = re.search(r'name="ticket" value="(\d+)"', listed)
    assert ticket is not None

    answer = client.post(ADDRESS, {"act": "again", "ticket": ticket[1]})
    assert answer.headers["location"] == ADDRESS
    assert page_shown(client) == 1

    turn(client, 1)
    assert f'href="{ADDRESS}"' in client.get(f"/learn/{GAME.id}/").content.decode()


def test_the_home_page_offers_the_lesson_that_was_left() -> None:
    client = newcomer()
    assert "next-lesson" not in client.get("/").content.decode()

    turn(client, 1)

    assert ADDRESS in client.get("/").content.decode()


def test_answers_of_an_older_lesson_lead_to_its_beginning() -> None:
    client = newcomer()
    turn(client, 1)
    Learned.objects.update(page=ASKING + 1, answers=["draw"])

    assert page_shown(client) == 1


def test_a_guest_takes_what_was_learned_into_the_account() -> None:
    owner = User.objects.create_user("vera", password="long enough 1")
    account = Player.objects.create(name="Vera", user=owner)
    Learned.objects.create(player=account, game=GAME.id, lesson=FIRST.id, is_finished=True)
    client = newcomer()
    turn(client, 1)

    client.post("/account/login/", {"username": "vera", "password": "long enough 1"})

    kept = Learned.objects.get()
    assert (kept.player, kept.page, kept.is_finished) == (account, 1, True)
