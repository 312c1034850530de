"""Two harmless pages must not add up to a secret.

Everything that a stranger or a player is shown of a running table is put into every other address
of the site. What comes back is the same in a world that the reader cannot tell from the true one,
and nothing that is opened so lies on the table.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from django.test import Client
from django.urls import URLPattern, get_resolver

from bestiary import registry
from bestiary.core import SPECTATOR, Variant, Words
from bestiary.core.position import imagine
from bestiary.games.cryptid.box.components import Mode
from bestiary.games.cryptid.box.setups import cards, share_code
from bestiary.games.cryptid.state import CryptidState
from bestiary.web.accounts import players
from bestiary.web.http.api import tables
from bestiary.web.infra.rate_counters import LOCAL_COUNTERS
from bestiary.web.tables import seating
from bestiary.web.tables.seating import Place, Setup
from core.narrowing import narrow
from server.observed_table import ObservedTable, resample_hidden, response_bytes

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("endless_presence")]

FACT = re.compile(r"[\w.-]{6,100}")
CODE = share_code(cards(Mode.STANDARD)[3].setups[3])
MASKED = 64
"""Characters of the token against forgery, which is new in every page."""
TOKEN = re.compile(rf"\b(?=\w*[G-Zg-z])[A-Za-z0-9]{{{MASKED}}}\b")
DRAWS = 60
WORLDS = 50
"""So many are imagined until one differs from the true one: else nothing would be compared."""
ENDLESS = "/stream"
"""The one address whose answer goes on as long as the game does."""
ELSEWHERE = ("/admin/", "/account/", "/static/")
"""Pages about the visitor, and the operator's, which have tests of their own."""


@pytest.fixture(autouse=True)
def eve(monkeypatch: pytest.MonkeyPatch) -> None:
    """Strangers are called by lot: here they all have one name."""
    monkeypatch.setattr(players, "guest_name", lambda _: "Eve")


def strings(value: Any) -> Iterator[str]:
    """Every text and name in a JSON value."""
    if isinstance(value, dict):
        yield from value
        yield from strings(list(value.values()))
    elif isinstance(value, list):
        for one in value:
            yield from strings(one)
    elif isinstance(value, str):
        yield value


def reader(room: ObservedTable, viewer: int) -> Client:
    """A stranger's browser, or the one at a seat."""
    return Client(HTTP_HOST="localhost") if viewer == SPECTATOR else room.clients[viewer]


def facts(room: ObservedTable, viewer: int = SPECTATOR) -> list[str]:
    """Whatever is read about the table that could be typed in somewhere else."""
    client = reader(room, viewer)
    base = f"/api/tables/{room.table.slug}"
    told = [client.get(base + path).json() for path in ("", "/view")]
    page = html.unescape(client.get(f"/table/{room.table.slug}/").content.decode())
    links = re.findall(r'(?:href|action|value|content)="([^"]*)"', page)
    found = {f for text in (*strings(told), *links) for f in FACT.findall(text)}
    return alike(sorted(f for f in found if re.search(r"\d", f) and len(f) != MASKED))


def alike(found: list[str]) -> list[str]:
    """Two of each kind: seventeen numbered mountains open no other doors than two of them."""
    kinds: dict[str, list[str]] = {}
    for fact in found:
        kinds.setdefault(re.sub(r"\d+", "0", fact), []).append(fact)
    return [fact for kind in kinds.values() for fact in kind[:2]]


def addresses() -> list[tuple[str, dict[str, Any]]]:
    """Every address of the site with what it has to be filled in with."""
    return [found for pattern in get_resolver().url_patterns for found in _of(pattern, "/")]


def _of(pattern: Any, before: str) -> Iterator[tuple[str, dict[str, Any]]]:
    route = before + str(pattern.pattern)
    if isinstance(pattern, URLPattern):
        yield re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", route), pattern.pattern.converters
    else:
        for inner in pattern.url_patterns:
            yield from _of(inner, route)


def filled_addresses(room: ObservedTable, known: list[str]) -> Iterator[str]:
    """Every address with every fact in every place where it could go."""
    values = {
        "id": [room.game.id],
        "game": [room.game.id],
        "theme": ["light"],
        "language": ["en"],
        "slug": [room.table.slug],
        "code": known,
        "sealed": known,
        "players": range(2, 6),
        "number": range(len(room.players)),
        "name": [room.game.teaching.lessons[0].id],
    }
    for route, places in addresses():
        if not route.startswith(ELSEWHERE) and not route.endswith(ENDLESS):
            for chosen in product(*(values.get(name, known) for name in places)):
                yield route.format(**dict(zip(places, chosen, strict=True)))


def bytes_without_tokens(response: Any) -> str:
    """An answer without the tokens against forgery."""
    return TOKEN.sub("", str(response_bytes(response)))


def ask_api(room: ObservedTable, known: list[str], viewer: int = SPECTATOR) -> dict[str, Any]:
    """The answers to looking and, as a player's form is a move, to a stranger's sending."""
    client = reader(room, viewer)
    body = {"token": "0" * 40}
    found: dict[str, Any] = {}
    for url in filled_addresses(room, known):
        LOCAL_COUNTERS().clear()  # more addresses than one stranger may try in a minute
        found[url] = bytes_without_tokens(client.get(url))
        is_form = f"/{room.table.slug}" in url and not url.startswith("/api")
        if is_form and viewer == SPECTATOR:
            found[f"POST {url}"] = bytes_without_tokens(client.post(url, body))
    return found


def openable_codes(room: ObservedTable, known: list[str]) -> list[str]:
    """Codes of set-ups that companions open for who knows these facts, or who just draws."""
    client = Client(HTTP_HOST="localhost")
    id = room.game.id
    companion = room.game.teaching.companion
    if companion is None:
        return []
    count = len(narrow(CryptidState, room.live.table.state).setup.clues)
    given = [
        code
        for code in known
        if client.get(f"/companion/{id}/plan/{code}/{count}/").status_code == 200
    ]
    drawn = [
        companion.draw(source, room.table.options["mode"], count, Random(n))
        for source in companion.sources
        for n in range(DRAWS)
    ]
    return given + drawn


def about(room: ObservedTable, codes: list[str]) -> list[str]:
    """Those of the codes that belong to the map on the table."""
    layout = narrow(CryptidState, room.live.table.state).layout
    return [code for code in codes if code.startswith(layout.code)]


def begin_table(id: str, *options: tuple[str, str], seats: int = 0) -> ObservedTable:
    game = registry.game(id)
    room = ObservedTable(game, Variant(seats or max(2, game.seats[0]), options))
    room.walk(Random(id), 12)
    return room


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
@pytest.mark.parametrize("id", registry.ids())
def test_no_page_says_more_to_who_puts_together_what_it_knows(id: str, viewer: int) -> None:
    room = begin_table(id)
    resample_hidden(room, Random(id))
    true = room.live.table.state
    known = facts(room, viewer)

    worlds = (imagine(room.game, true, viewer, Random(number)) for number in range(WORLDS))
    other = next(world for world in worlds if world != true)

    expected = ask_api(room, known, viewer)
    room.put(other)
    found = ask_api(room, known, viewer)

    assert known
    assert [url for url in expected if found[url] != expected[url]] == []


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_companion_opens_a_running_table(seats: int) -> None:
    room = begin_table("cryptid", seats=seats)

    assert about(room, openable_codes(room, facts(room))) == []


def test_a_share_code_is_no_fact_of_a_running_table() -> None:
    room = begin_table("cryptid", ("setup", CODE), seats=3)
    known = facts(room)

    assert not [fact for fact in known if CODE in fact]
    assert not [url for url, answer in ask_api(room, known).items() if CODE in str(answer)]


WAYS = [("card", "card", "en"), (CODE, "own", "ru"), ("generated", "", "en")]
"""A way to set up, what is said of it, and a language to say it in."""


@pytest.mark.parametrize(("given", "beware", "language"), WAYS)
def test_a_table_that_can_be_looked_up_says_so_to_everybody(
    given: str, beware: str, language: str
) -> None:
    """At the door, while waiting and while playing, to guests and watchers alike."""
    running = begin_table("cryptid", ("setup", given), seats=3)
    words = Words(registry.game("cryptid"), language)
    setup = Setup("cryptid", (Place(),) * 3, {"setup": given}, is_public=True)
    waiting = seating.open_table(running.players[0], setup)
    slugs = [f"/table/{running.table.slug}/", f"/table/{waiting.slug}/", f"/join/{waiting.slug}/"]
    told = {w: words(f"option-setup-{w}-beware") for w in ("card", "own")}

    for client, path in product(running.clients[1::2], slugs):
        page = html.unescape(
            client.get(path, headers={"Accept-Language": language}).content.decode()
        )
        if page:  # a player is led from the door to the table
            assert [w for w in told if told[w] in page] == ([beware] if beware else [])


def told_at_once(table: Any) -> dict[str, str]:
    return dict(table.options)


def test_these_tests_can_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """A printed card is found by drawing, a code that is told opens its plan."""
    printed = begin_table("cryptid", ("setup", "card"), seats=3)
    assert about(printed, openable_codes(printed, []))

    leak: Callable[[Any], dict[str, str]] = told_at_once
    monkeypatch.setattr(tables, "_options", leak)
    shared = begin_table("cryptid", ("setup", CODE), seats=3)
    assert CODE in openable_codes(shared, [f for f in facts(shared) if "." in f])


@pytest.mark.parametrize("path", ["change", "delete"])
def test_the_operator_is_shown_no_move_and_no_set_up(path: str, admin_client: Client) -> None:
    room = begin_table("cryptid", ("setup", CODE), seats=3)
    moves = [row.notation for row in room.table.moves.all() if row.notation]
    dealt = json.dumps([row.dealt for row in room.table.moves.all()])

    page = admin_client.get(f"/admin/web/table/{room.table.pk}/{path}/")
    shown = html.unescape(page.content.decode())

    assert page.status_code == 200
    assert not [text for text in (*moves, *FACT.findall(dealt)) if text in shown]
