"""What just happened: told until the next choice, to each seat only what it may know."""

from __future__ import annotations

from html import unescape
from itertools import takewhile

import pytest

from bestiary import registry
from bestiary.core import CHANCE, Event, Words
from bestiary.core.table import Move
from bestiary.games.big_monster import events as monsters
from bestiary.games.big_monster.box.components import Medal, Tile
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Place, Result
from bestiary.games.cryptic_nature.events import (
    AssistantsBegan,
    AttemptFailed,
    CryptidFound,
    Flew,
    Moved,
    RoundBegan,
    Tossed,
    TurnBegan,
)
from bestiary.games.cryptid.box.components import Book, Piece
from bestiary.games.cryptid.events import Asked, Laid, Searched, Why
from bestiary.web.models import Table
from bestiary.web.render.log import log_text
from bestiary.web.render.news import (
    MAX_UNFOLDED_LETTERS,
    NO_NEWS,
    LogEntry,
    _acts,
    _banner,
    _split_acts,
    _summary,
    entries_since_last_turn,
    news_card,
)
from bestiary.web.render.prompt import last_choice_text
from bestiary.web.tables import moves, seating
from bestiary.web.tables.live_table import LiveTable
from bestiary.web.tables.seating import Setup
from bestiary.web.tables.table_cache import locked_table
from web.table_setup import SEED, asked_seat, duel, make_player, move, offered_choices, ticket

NATURE = "cryptic_nature"
MONSTERS = "big_monster"

pytestmark = pytest.mark.django_db


def entries(live: LiveTable, seat: int) -> list[LogEntry]:
    return entries_since_last_turn(live, live.journal(seat))


def test_what_others_did_is_told_until_i_choose_again() -> None:
    table = duel(make_player(), make_player("Boris"))
    first = asked_seat(table)
    while asked_seat(table) == first:
        move(table)
        table.refresh_from_db()
    second = asked_seat(table)

    with locked_table(table) as live:
        words = live.words("en", ("Anna", "Boris"))
        told = news_card(live, second, words)
        assert live.game.id
        assert ("Anna", "Boris")[first] in told
        assert len(entries(live, second)) >= len(entries(live, first))
    move(table)
    table.refresh_from_db()

    with locked_table(table) as live:
        own = live.last_choice(second)
        is_asked = second in live.table.to_move
        after = [live.journal(second).stops[line.step] > own for line in entries(live, second)]
        assert is_asked or all(after)


def test_in_the_middle_of_a_turn_what_the_others_did_before_it_is_still_told() -> None:
    table = duel(make_player(), make_player("Boris"), game=NATURE)
    while len(turn_of(table)) < 2:
        move(table)
        table.refresh_from_db()

    with locked_table(table) as live:
        seat = live.table.to_move[0]
        told = {line.event.seat for line in entries(live, seat) if hasattr(line.event, "seat")}

    assert 1 - seat in told


def test_what_others_choose_in_secret_ends_no_news_and_is_told_once_it_is_opened() -> None:
    table = seating.open_table(make_player(), Setup(MONSTERS, (seating.Place(),) * 3))
    for name in ("Boris", "Clara"):
        seating.sit(table, make_player(name))
    table.refresh_from_db()
    while not any(isinstance(event, monsters.Laid) for event in log(table)):
        move(table)  # of those who are asked together the last seat chooses last
    told = lay_table(table)

    move(table)

    with locked_table(table) as live:
        assert (live.table.moves[-1].seat, live.table.to_move) == (0, (1, 2))
    assert told == lay_table(table) == {0, 1, 2}


def log(table: Table) -> list[object]:
    with locked_table(table) as live:
        return [event for _, event in live.table.events]


def lay_table(table: Table) -> set[int]:
    """Whose tiles the last seat is told of."""
    with locked_table(table) as live:
        return {t.event.seat for t in entries(live, 2) if isinstance(t.event, monsters.Laid)}


def test_what_befell_me_unasked_is_told_and_the_table_s_own_stands_alone() -> None:
    game = registry.game(MONSTERS)
    words = Words(game, "en", ("Anna", "Boris"))
    told: list[Event] = [
        monsters.LaidStack(1, 0),
        monsters.KeptStack(0),
        monsters.AngeredDragon(0),
        monsters.Laid(0, Tile.SAND, 0, 2),
        monsters.BeganRound(2),
    ]
    acts = _acts(game, told, 0, words.with_placeholders)

    assert [(who, unescape(words.fill_names(act.first))) for who, act in acts.items()] == [
        (1, "Boris lays the stack on Anna's ship."),
        (0, "Anna lays the stack on their own ship."),
    ]
    assert "takes the angry dragon" in _banner(game, told, words)


def test_whoever_wins_a_medal_at_the_same_time_is_named() -> None:
    game = registry.game(MONSTERS)
    words = Words(game, "en", ("Anna", "Boris"))
    won = [monsters.WonMedal(seat, Medal.SAND, 10) for seat in (0, 1)]
    banner = _banner(game, [monsters.Laid(1, Tile.SAND, 0, 2), *won], words)

    assert (
        banner
        == "Anna wins the medal for sand: 10 points. Boris wins the medal for sand: 10 points."
    )


def turn_of(table: Table) -> list[Move]:
    """The choices of whoever is asked since somebody else chose, once both have chosen."""
    with locked_table(table) as live:
        seat = live.table.to_move[0]
        made = [m for m in live.table.moves if m.seat != CHANCE]
    own = list(takewhile(lambda move: move.seat == seat, reversed(made)))
    return own if len(own) < len(made) else []


def test_dice_lie_as_dice_under_a_banner() -> None:
    table = duel(make_player(), make_player("Boris"), game=NATURE)
    with locked_table(table) as live:
        seat = 1 - live.table.to_move[0]
        number = live.table.moves[-1].number
        told = live.table.events
        told += [
            (number, Tossed(seat, (Result.SUCCESS, Result.FAILURE))),
            (number, AttemptFailed(seat, Cryptid.SQUASC)),
            (number, Moved(seat, Place.ROME)),
        ]
        card = news_card(live, 1 - seat, live.words("en", ("Anna", "Boris")))
        banner = card.split("</p>")[0]

        assert f'data-actor="{seat}"' in banner
        assert 'class="news-banner" data-tone="bad"' in banner
        assert "Failure" in banner
        assert 'class="rolled"' in banner
        assert "escapes" in banner
        assert "Rome" not in banner
        assert "Rome" in card
        del told[-3:]


def test_whoever_is_found_steps_out_in_a_portrait() -> None:
    game = registry.game(NATURE)
    words = Words(game, "en", ("Anna", "Boris"))
    found = CryptidFound(1, Cryptid.SQUASC)
    banner = _banner(game, [Tossed(1, (Result.SUCCESS,)), found, Moved(1, Place.ROME)], words)

    assert banner.index('class="rolled"') < banner.index('class="found"') < banner.index("Squasc")
    assert "#squasc" in banner.split('class="found"')[1]
    assert 'class="found"' in log_text(game, words, found)
    assert 'class="found"' not in _banner(game, [AttemptFailed(1, Cryptid.SQUASC)], words)


def test_each_of_the_others_is_summed_up_once() -> None:
    told: list[Event] = [TurnBegan(1, assisting=False), Moved(1, Place.ROME), Flew(1, Place.PARIS)]
    words = Words(registry.game(NATURE), "en", ("Anna", "Boris"))
    (act,) = _acts(registry.game(NATURE), told, 0, words.with_placeholders).values()

    assert words.fill_names(act.first) == "Boris goes to Rome. Flies to Paris."
    assert (act.rest, act.more) == ("", 0)


def test_a_new_round_or_phase_is_told_above_everything_else() -> None:
    game = registry.game(NATURE)
    words = Words(game, "en", ("Anna", "Boris"))
    told = (RoundBegan(2, final=False), Moved(1, Place.ROME), AssistantsBegan())

    assert _summary(game, told[:2], 0, words).chapter == "Round 2 begins."
    assert _summary(game, told, 0, words).chapter == "Now the assistants take their turns."
    assert _summary(game, told[1:2], 0, words).chapter == ""
    assert all(each.page.news.chapters for each in registry.catalogue())


def test_what_i_have_just_chosen_is_told_until_the_turn_goes_on() -> None:
    table = duel(make_player(), make_player("Boris"), game=NATURE)
    seat = asked_seat(table)
    move(table)
    table.refresh_from_db()

    with locked_table(table) as live:
        words = live.words("en", ("Anna", "Boris"))
        assert last_choice_text(live, seat, words).startswith("Start in")
        assert last_choice_text(live, 1 - seat, words) == ""


def test_a_long_turn_is_folded_between_two_acts_and_nothing_is_lost() -> None:
    ways = [Moved(1, place) for place in (Place.ROME, Place.PARIS, Place.EDINBURGH, Place.BERGEN)]
    told = ways * 4
    words = Words(registry.game(NATURE), "en", ("Anna", "Boris"))
    (act,) = _acts(registry.game(NATURE), told, 0, words.with_placeholders).values()
    first, rest = ([*text.removesuffix(".").split(". ")] for text in (act.first, act.rest))

    assert len(act.first) <= MAX_UNFOLDED_LETTERS + 3 * len(first)
    assert len(first) + len(rest) == len(told)
    assert len(rest) == act.more > 0
    assert words.fill_names(first[0]) == "Boris goes to Rome"
    assert rest[-1] == "Goes to Bergen"


def test_one_act_is_never_cut_however_long_it_is() -> None:
    did = _split_acts(["X" * 3 * MAX_UNFOLDED_LETTERS, "x: y!"], "x")

    assert did == ("X" * 3 * MAX_UNFOLDED_LETTERS + ".", "Y!", 1)


def test_an_answer_stands_behind_its_question_also_my_own() -> None:
    told: list[Event] = [
        Asked(1, "I8", 2, Book.BETA),
        Laid(2, Book.BETA, Piece.DISC, "I8", Why.ANSWER),
        Asked(2, "A7", 0, Book.DELTA),
        Laid(0, Book.DELTA, Piece.CUBE, "A7", Why.ANSWER),
        Laid(2, Book.BETA, Piece.CUBE, "C4", Why.PENALTY),
    ]
    game = registry.game("cryptid")
    words = Words(game, "en", ("Anna", "Boris", "Clara"))
    acts = _acts(game, told, 0, words.with_placeholders).values()

    assert [unescape(words.fill_names(act.first)) for act in acts] == [
        "Boris asks Clara (β) about I8; β says maybe (disc).",
        "Clara asks Anna (δ) about A7; δ says no (cube). Pays with a cube (β) on C4.",
    ]


def beaten() -> tuple[Table, int]:
    """A search in Cryptid that somebody's cube has ended, and who must pay for it."""
    table = seating.open_table(make_player(), Setup("cryptid", (seating.Place(),) * 3))
    table.seed = SEED
    table.save()
    for name in ("Boris", "Clara"):
        seating.sit(table, make_player(name))
    while True:
        seat = asked_seat(table)
        searches = [text for text in offered_choices(table, seat) if text.startswith("search")]
        if not searches:
            move(table)
            continue
        moves.play(table.slug, seat, ticket(table, seat), searches[0])
        table.refresh_from_db()
        if asked_seat(table) == seat:
            return table, seat


def test_what_has_just_come_of_my_own_move_is_told_and_not_the_round_before() -> None:
    table, seat = beaten()
    with locked_table(table) as live:
        told = [line.event for line in entries(live, seat)]
        words = live.words("en", ("Anna", "Boris", "Clara"))
        acts = _acts(live.game, told, seat, words.with_placeholders)
        card = news_card(live, seat, words)
    cube = told[-1]

    assert [type(event) for event in told[:1]] == [Searched]
    assert isinstance(cube, Laid)
    assert (cube.piece, cube.why) == (Piece.CUBE, Why.ANSWER)
    assert "cube" in words.fill_names(acts[cube.seat].first)
    assert f'data-count="{sum(event._asdict()["seat"] != seat for event in told)}"' in card


def test_the_answer_to_my_question_is_told_until_i_choose_again() -> None:
    table, _ = beaten()
    move(table)  # the price
    seat = asked_seat(table)
    question = next(text for text in offered_choices(table, seat) if text.startswith("question"))
    moves.play(table.slug, seat, ticket(table, seat), question)
    table.refresh_from_db()

    with locked_table(table) as live:
        told = [line.event for line in entries(live, seat)]
        words = live.words("en", ("Anna", "Boris", "Clara"))
        acts = _acts(live.game, told, seat, words.with_placeholders)

    answer = next(event for event in told if isinstance(event, Laid))
    assert answer.why is Why.ANSWER
    assert answer.hex in acts[answer.seat].first


def test_what_i_did_myself_is_not_counted() -> None:
    table = duel(make_player(), make_player("Boris"), game=NATURE)
    while len(turn_of(table)) < 2:
        move(table)
    with locked_table(table) as live:
        seat = live.table.to_move[0]
        told = entries(live, seat)
        card = news_card(live, seat, live.words("en", ("Anna", "Boris")))
    mine = [line for line in told if getattr(line.event, "seat", None) == seat]

    assert mine
    assert 0 < int(card.split('data-count="')[1].split('"')[0]) < len(told)
    assert "Since your last turn" in card


def test_before_my_first_move_the_card_does_not_speak_of_it() -> None:
    table = duel(make_player(), make_player("Boris"), game=NATURE)

    with locked_table(table) as live:
        seat = live.asked[0]
        card = news_card(live, seat, live.words("en", ("Anna", "Boris")))
        russian = news_card(live, seat, live.words("ru", ("Anna", "Boris")))

    assert "So far: " in card
    assert "Since your last turn" not in card
    assert "После вашего хода" not in russian


def test_nothing_is_told_where_nothing_happened() -> None:
    table = duel(make_player(), make_player("Boris"))

    with locked_table(table) as live:
        live.table.events.clear()
        assert news_card(live, 0, live.words("en", ("Anna", "Boris"))) == NO_NEWS
