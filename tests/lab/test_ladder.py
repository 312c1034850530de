"""A ladder: every pairing, kept game by game, and what is made of it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bestiary import registry
from bestiary.cli import app
from bestiary.lab import Match, Record
from bestiary.lab.ladder import Fixture, fixtures, pairings, play_ladder, read_records
from bestiary.lab.markdown import write_section
from bestiary.lab.published_ladders import LADDERS, PublishedTables, duel_table, solo_table
from bestiary.lab.rating_chart import rating_chart
from bestiary.lab.ratings import crosstable, ratings
from bestiary.lab.report import report

NAMES = ("uniform", "greedy")
NOW = PublishedTables("abc1234")
DUEL = Match("urban_legends", 2)


def record(bots: tuple[str, ...], winners: tuple[int, ...], scores: tuple[int, ...]) -> Record:
    return Record(1, len(bots), {}, bots, winners, scores, 10, 0.1, "end")


def test_two_meet_once_at_a_table_of_two_and_both_ways_at_a_larger_one() -> None:
    three = pairings(Match("big_monster", 3), NAMES)

    assert [m.bots for m in pairings(DUEL, NAMES)] == [NAMES]
    assert [m.bots for m in three] == [
        ("uniform", "greedy", "greedy"),
        ("greedy", "uniform", "uniform"),
    ]


def test_partners_sit_across_and_one_alone_plays_for_itself() -> None:
    teams = Match("big_monster", 4, options={"mode": "teams"})

    assert [m.bots for m in pairings(teams, NAMES, partners=True)] == [NAMES * 2]
    assert [m.bots for m in pairings(Match("rats_of_wistar", 1), NAMES)] == [
        ("uniform",),
        ("greedy",),
    ]


def test_a_ladder_goes_on_where_it_was(tmp_path: Path) -> None:
    book = tmp_path / "duel.jsonl"
    few, more = (fixtures(pairings(DUEL, NAMES), games, seed=1) for games in (2, 4))
    first = list(play_ladder(few, book))
    book.write_text(book.read_text() + '["cut off', encoding="utf-8")

    again = list(play_ladder(more, book))

    assert again[:2] == first
    assert len(again) == len(read_records(book)) == 4


def test_games_of_other_rules_are_not_taken_for_these(monkeypatch: pytest.MonkeyPatch) -> None:
    now = Fixture(Match("urban_legends", 2).validate(), 0, 1).key
    later = replace(registry.game("urban_legends"), rules_version="later")
    monkeypatch.setattr(registry, "game", lambda _: later)

    assert Fixture(Match("urban_legends", 2).validate(), 0, 1).key != now


def test_the_rate_of_a_ladder_counts_only_what_is_played_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = list[tuple[int, int, int]]()

    def with_progress(items: Iterable[Record], total: int, done: int = 0) -> list[Record]:
        found = list(items)
        shown.append((len(found), total, done))
        return found

    monkeypatch.setattr("bestiary.cli.ladder.with_progress", with_progress)
    asked = ["ladder", "urban_legends", "--bots", "uniform,greedy", "--folder", str(tmp_path)]
    for games in ("2", "4"):
        result = CliRunner().invoke(app, [*asked, "--workers", "1", "--games", games])
        assert result.exit_code == 0, result.output

    assert shown == [(2, 2, 0), (2, 4, 2)]


def test_both_sides_play_every_deal(tmp_path: Path) -> None:
    games = list(play_ladder(fixtures(pairings(DUEL, NAMES), 2, seed=1), tmp_path / "duel.jsonl"))

    assert games[0].seed == games[1].seed
    assert games[0].bots == games[1].bots[::-1]


def test_who_wins_is_rated_higher_with_an_interval() -> None:
    games = [record(NAMES, (1,), (3, 7))] * 10
    best, worst = ratings(games)

    assert (best.name, worst.name, best.games) == ("greedy", "uniform", 10)
    assert best.interval.low < best.strength < best.interval.high
    assert best.strength > worst.strength


def test_the_crosstable_counts_the_side_with_fewer_seats() -> None:
    lone = record(("greedy", "uniform", "uniform"), (0,), (9, 2, 4))

    assert crosstable([lone])["greedy", "uniform"][:4] == (1, 1, 9.0, 3.0)
    assert ("uniform", "greedy") not in crosstable([lone])
    assert set(crosstable([record(NAMES, (1,), (3, 7))])) == {NAMES, NAMES[::-1]}


def test_a_report_has_tables_and_a_picture_every_name() -> None:
    games = [record(NAMES, (1,), (3, 7))] * 3
    solo_table = [record(("greedy",), (0,), (50,)), record(("greedy",), (), (30,))]

    assert "3 of 3 (44%–100%), 7.0 to 3.0" in report("A duel", games)
    assert "| greedy | 40.0 | 1 of 2" in report("Alone", solo_table)
    assert all(f">{name}</text>" in rating_chart("A duel", ratings(games)) for name in NAMES)


def test_a_published_ladder_sets_every_level_against_the_one_below() -> None:
    duel, _, trio, *_, solo = LADDERS

    assert [m.bots for m in duel.matches()] == [
        ("master", "naturalist"),
        ("naturalist", "ranger"),
        ("ranger", "apprentice"),
    ]
    assert trio.matches()[0].bots == ("master", "naturalist", "naturalist")
    assert [m.bots for m in solo.matches()][-1] == ("apprentice",)


def test_published_are_the_games_kept_up_to_the_first_gap() -> None:
    duel = LADDERS[0]
    solo = LADDERS[-1]
    match = duel.matches()[-1]
    lone = solo.matches()[-1]
    won = record(match.bots, (0,), (1, 0))
    kept = {Fixture(match, number, 1).key: won for number in (0, 1, 3)}
    kept |= {Fixture(lone, number, 1).key: record(lone.bots, (), (40,)) for number in (0, 1)}
    found = [(ladder, ladder.records_by_match(kept)) for ladder in LADDERS]

    assert "ranger | apprentice | 2 of 2 | 34.2%–100.0% | 50% | – | abc1234 |" in duel_table(
        found, NOW
    )
    assert "apprentice | 2 | 40.0 (40.0–40.0) | 0 of 2 | – | – | abc1234 |" in solo_table(
        found, NOW
    )


def test_what_was_not_played_here_stays_on_the_page() -> None:
    duel = LADDERS[0]
    upper, _, lower = duel.matches()
    old = {Fixture(m, 0, 1).key: record(m.bots, (0,), (1, 0)) for m in (upper, lower)}
    new = {Fixture(lower, n, 1).key: record(lower.bots, (1,), (0, 1)) for n in (0, 1)}
    before = duel_table([(duel, duel.records_by_match(old))], NOW)

    assert (
        duel_table([(duel, duel.records_by_match(old))], PublishedTables("def5678", before))
        == before
    )
    assert duel_table(
        [(duel, duel.records_by_match(new))], PublishedTables("def5678", before)
    ).splitlines()[2:] == [
        before.splitlines()[2],
        "| Cryptid: Urban Legends | 2 | ranger | apprentice | 0 of 2 | 0.0%–65.8% | 50% | – "
        "| def5678 |",
    ]


def test_alone_a_level_is_measured_by_its_score_on_the_same_deals() -> None:
    solo = LADDERS[-1]
    *_, ranger, apprentice = solo.matches()
    kept = {
        Fixture(match, number, 1).key: record(match.bots, (), (score,))
        for match, found in ((ranger, (50, 40, 30, 60)), (apprentice, (40, 40, 35, 20)))
        for number, score in enumerate(found)
    }

    assert (
        "ranger | 4 | 45.0 (32.3–57.7) | 0 of 4 | 2 of 3 | 20.8%–93.9% | abc1234 |"
        in solo_table([(solo, solo.records_by_match(kept))], NOW)
    )


def test_a_page_keeps_what_stands_around_the_part_that_is_written(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- ladders -->\nold\n<!-- /ladders -->\nafter\n")
    write_section(page, "ladders", "new")

    assert page.read_text() == "before\n<!-- ladders -->\n\nnew\n\n<!-- /ladders -->\nafter\n"
    with pytest.raises(ValueError, match="no part between <!-- figures -->"):
        write_section(page, "figures", "new")


def test_all_ladders_are_written_from_what_was_kept_without_playing(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    page = tmp_path / "bots.md"
    page.write_text("<!-- ladders --><!-- /ladders -->\n")
    match = LADDERS[0].matches()[-1]
    line = json.dumps([Fixture(match, 0, 1).key, record(match.bots, (0,), (1, 0))])
    (tmp_path / "urban_legends.jsonl").write_text(line + "\n")
    asked = ["ladder", "--all", "--games", "0", "--folder", str(tmp_path), "--page", str(page)]

    assert CliRunner().invoke(app, asked).exit_code == 0
    assert "ranger | apprentice | 1 of 1" in page.read_text()
    assert "ladder-urban-legends-2.svg" in page.read_text()
    assert (tmp_path / "pictures" / "ladder-urban-legends-2.svg").exists()
