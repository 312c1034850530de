"""The buttons beside a question: verbs, what ends a turn, and why a button is dead."""

import json
import re
from types import SimpleNamespace
from typing import Any

import pytest

from bestiary import registry
from bestiary.core import Decision, Words
from bestiary.games.cryptic_nature.box.pieces import Skill
from bestiary.games.cryptic_nature.choices import Enough, Learn
from bestiary.web.models import Kind, Table
from bestiary.web.render.options import Question, questions
from bestiary.web.render.page_record import PageRequest
from bestiary.web.tables import moves, seating
from bestiary.web.tables.seating import Place, Setup
from bestiary.web.tables.table_cache import locked_table
from bestiary.web.tables.viewpoint import Viewpoint
from web.table_setup import access_to, asked_seat, make_player, move, ticket

pytestmark = pytest.mark.django_db


def table_of(game: str) -> Table:
    """Two seats of one device."""
    return seating.open_table(make_player(), Setup(game, (Place(), Place(Kind.DEVICE))))


def question(table: Table) -> Question:
    """What whoever is asked is asked first."""
    seat = asked_seat(table)
    with locked_table(table) as live:
        return questions(live, seat, Words(live.game, "en"))[0]


def reach_state(game: str, prompt: str) -> Table:
    """A game played on until `prompt` is asked."""
    table = table_of(game)
    while question(table).text != prompt:
        move(table)
    return table


def test_a_wide_decision_has_verbs_and_every_option_is_behind_one() -> None:
    asks = question(reach_state("cryptic_nature", "Move, act and use skills"))

    labels = [button.label for button in asks.bar]
    assert labels[0] == "Move"
    assert labels[-1] == "End the turn"
    assert all(offer.verbs for offer in asks.offers)
    by_verb = {button.verb: button.number for button in asks.bar if button.verb}
    assert by_verb["move"] == sum("move" in offer.verbs for offer in asks.offers)


def test_a_verb_counts_what_is_clicked_first_not_all_that_may_follow() -> None:
    asks = question(reach_state("cryptic_nature", "Move, act and use skills"))

    skills = next(button for button in asks.bar if button.verb == "skills")
    assert sum("skills" in offer.verbs for offer in asks.offers) > 1
    assert skills.number == 1  # the ticket, wherever it goes


def test_the_end_of_a_turn_is_one_click_though_chance_may_follow() -> None:
    table = reach_state("cryptic_nature", "Move, act and use skills")
    end = question(table).bar[-1]

    assert end.ends
    assert end.choice == "end-turn"
    assert end.choice not in [offer.text for offer in question(table).listed]


def test_a_dead_button_says_why_with_its_rule() -> None:
    table = reach_state("rats_of_wistar", "Place a chief; quick actions at any time")
    by_label = {button.label: button for button in question(table).bar}

    assert by_label["End the turn"].why == "End the turn: a chief must be placed first (§3.1)"
    assert not by_label["End the turn"].choice
    place = next(o for o in question(table).offers if o.text.startswith("place-chief"))
    seat = asked_seat(table)
    moves.play(table.slug, seat, ticket(table, seat), place.text)
    by_label = {button.label: button for button in question(table).bar}
    assert "a turn has one chief (§3.1)" in by_label["Place a chief"].why


def test_what_no_click_makes_stands_beside_the_question() -> None:
    """A skill is clicked on its board; that nothing more is learned has no place there."""
    state = registry.game("cryptic_nature").new(2)
    learn = Decision(0, "train", (Learn(Skill.TRACK), Learn(Skill.LUCK), Enough()))
    state.agenda = []
    state._asked = [learn]
    live: Any = SimpleNamespace(game=registry.game("cryptic_nature"), number=1)
    live.table = SimpleNamespace(state=state, open_to=lambda _: [learn])

    asks = questions(live, 0, Words(live.game, "en"))[0]

    assert [(button.label, button.ends) for button in asks.bar] == [("Nothing more", True)]
    assert len(asks.listed) == 2
    assert all(json.loads(offer.data)["weighs"] for offer in asks.listed)


def test_the_page_knows_what_to_ask_next() -> None:
    table = reach_state("cryptic_nature", "Move, act and use skills")
    room = access_to(table, table.host)
    seat = asked_seat(table)
    prompt = str(room.screen(PageRequest(Viewpoint(seat, room.mine), "ru")).parts["prompt"])

    found = re.search(r'<script id="offers"[^>]*>(.*?)</script>', prompt)
    assert found
    assert json.loads(found[1])["then"]["verb-move"] == "Куда идти?"
    assert 'data-verb="move"' in prompt


def test_cards_are_drawn_by_a_button_as_the_deck_may_lie_out_of_sight() -> None:
    table = table_of("urban_legends")
    for _ in range(12):
        asks = question(table)
        may_draw = any(offer.text == "draw" for offer in asks.offers)
        assert [(b.label, b.ends) for b in asks.bar if b.choice == "draw"] == (
            [("Draw cards", False)] if may_draw else []
        )
        move(table)
