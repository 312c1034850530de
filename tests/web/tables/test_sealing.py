"""The server seals its seed first; then every seat may add salt, and the end proves both."""

import json
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from bestiary.core import transcript
from bestiary.games.urban_legends import GAME as RULES
from bestiary.web.http.api import tables
from bestiary.web.infra.rate_limit import SEALS
from bestiary.web.models import Kind, SealedSeed, Status, Table, seal_of
from bestiary.web.tables import sealing, seating
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.tables.live_table import LiveTable
from bestiary.web.tables.seating import Place, Setup
from bestiary.web.tables.table_cache import TABLE_CACHE
from web.table_setup import GAME, as_player, duel, make_player, play_to_the_end

pytestmark = pytest.mark.django_db
ALONE = (Place(), Place(Kind.BOT))


def ask(path: str, **body: object) -> Any:
    given = json.dumps(body)
    return Client().post(f"/api/{path}", given, content_type="application/json").json()


def test_a_seal_is_told_and_its_seed_is_not() -> None:
    answer = ask("seals")
    kept = SealedSeed.objects.get()

    assert answer == {"seal": seal_of(kept.seed)}
    assert kept.seed not in json.dumps(answer)


def test_a_table_is_laid_under_the_seal_and_salted_by_its_host() -> None:
    seal = sealing.publish_seal()
    table = seating.open_table(make_player(), Setup(GAME, ALONE, seal=seal, salt="three owls"))

    assert (table.seal, table.status) == (seal, Status.PLAYING)
    assert table.salts_of(2) == ("three owls", "")
    assert not SealedSeed.objects.exists()


def test_a_seal_serves_one_table() -> None:
    seal = sealing.publish_seal()
    seating.open_table(make_player(), Setup(GAME, ALONE, seal=seal))

    with pytest.raises(TurnedAwayError, match=r"^refused-seal$"):
        seating.open_table(make_player(), Setup(GAME, ALONE, seal=seal))
    assert Table.objects.count() == 1


def test_an_old_seal_is_forgotten() -> None:
    old = sealing.publish_seal()
    SealedSeed.objects.update(created=timezone.now() - sealing.SEAL_TTL - timedelta(seconds=1))
    sealing.publish_seal()

    with pytest.raises(TurnedAwayError, match=r"^refused-seal$"):
        sealing.break_seal(old)


def test_what_a_host_says_before_the_seed_is_settled_does_not_count() -> None:
    table = seating.open_table(make_player(), Setup(GAME, ALONE, salt="three owls"))

    assert table.salts_of(2) == ("", "")


def test_whoever_sits_down_adds_salt_and_takes_it_along_when_they_leave() -> None:
    table = seating.open_table(make_player(), Setup("cryptid", (Place(),) * 3))
    boris = make_player("Boris")
    seating.sit(table, boris, "five foxes")
    table.refresh_from_db()
    assert table.salts_of(3) == ("", "five foxes", "")

    seating.leave(table, boris)
    table.refresh_from_db()
    assert table.salts_of(3) == ("", "", "")


def test_a_rematch_is_sealed_and_salted_by_whoever_asks_for_it() -> None:
    anna, boris = make_player(), make_player("Boris")
    table = duel(anna, boris)
    play_to_the_end(table)
    seal = sealing.publish_seal()

    again = seating.rematch(table, anna, seal, "three owls")

    assert (again.seal, again.salts_of(2)) == (seal, ("", "three owls"))


def test_chance_follows_the_salt_and_the_end_proves_it() -> None:
    anna = make_player()
    seal = sealing.publish_seal()
    places = (Place(), Place(Kind.DEVICE, name="Boris"))
    table = seating.open_table(anna, Setup(GAME, places, seal=seal, salt="three owls"))
    play_to_the_end(table)
    client = as_player(anna)

    written = client.get(f"/table/{table.slug}/transcript/").content.decode()
    page = client.get(f"/table/{table.slug}/verify/").content.decode()

    assert "salt: three owls | -" in written
    assert transcript.verify(transcript.read(written), RULES).salts == ("three owls", "")
    assert "notice good" in page
    assert "three owls" in page


def test_a_deal_that_ignores_the_salt_is_found_out() -> None:
    anna = make_player()
    table = duel(anna, make_player("Boris"))
    play_to_the_end(table)
    Table.objects.filter(pk=table.pk).update(salts={"1": "five foxes"})
    TABLE_CACHE().clear()

    page = as_player(anna).get(f"/table/{table.slug}/verify/").content.decode()

    assert "notice bad" in page


def test_programs_seal_salt_and_see_what_all_added() -> None:
    seal = ask("seals")["seal"]
    seats = {"game": GAME, "seats": ["person", "person"], "public": True}
    mine = ask("tables", **seats, name="Anna", seal=seal, salt="three owls")
    ask(f"tables/{mine['table']}/seats", name="Boris", salt="five foxes")

    told = Client().get(f"/api/tables/{mine['table']}").json()

    assert (told["seal"], told["salts"]) == (seal, ["three owls", "five foxes"])
    assert ask("tables", **seats, name="Vera", seal=seal)["error"] == "refused-seal"


def test_the_seal_is_shown_before_anybody_adds_to_it() -> None:
    anna = make_player()
    table = seating.open_table(anna, Setup(GAME, (Place(), Place())))

    waiting = as_player(anna).get(f"/table/{table.slug}/").content.decode()
    door = Client().get(f"/join/{table.slug}/").content.decode()

    assert table.seal in waiting
    assert table.seal in door
    assert 'data-salt="known"' in door
    assert table.seed not in waiting + door


def test_forms_carry_words_and_random_bytes() -> None:
    client = Client()
    seal = sealing.publish_seal()
    form = {"who-1": "bot", "clock": "0", "seal": seal, "salt": "5f", "salt-words": "three owls"}
    client.post(f"/new/{GAME}/", form)

    table = Table.objects.get()
    page = client.get(f"/table/{table.slug}/").content.decode()

    assert table.salts == {"0": "three owls 5f"}
    assert "three owls 5f" in page


def test_the_quick_way_is_salted_too() -> None:
    seal = sealing.publish_seal()
    Client().post(f"/new/{GAME}/quick/", {"seal": seal, "salt": "5f"})

    assert Table.objects.get().salts == {"0": "5f"}


def test_a_seal_that_is_gone_is_told_on_the_form() -> None:
    form = {"who-1": "bot", "clock": "0", "seal": "0" * 64}
    page = Client().post(f"/new/{GAME}/", form).content.decode()

    assert "notice bad" in page
    assert not Table.objects.exists()


def test_seals_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "SEALS", SEALS._replace(times=1))

    assert "seal" in ask("seals")
    assert ask("seals")["error"] == "refused-too-fast"


def test_a_table_of_older_times_deals_from_its_seed_alone() -> None:
    table = duel(make_player(), make_player("Boris"))
    Table.objects.filter(pk=table.pk).update(salts=None)
    table.refresh_from_db()

    assert LiveTable.set_up(table, 2).table.salts == ("", "")
