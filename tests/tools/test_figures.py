"""What the documents publish: games that were watched, trials that were kept."""

from __future__ import annotations

import json
import sys
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from bestiary import registry
from bestiary.bots import LEVELS
from bestiary.core import Budget
from bestiary.core.keys import key_of
from bestiary.lab.positions import SampledPosition
from tools import bot_trials as trials
from tools.bot_trials import Trial
from tools.figures import __main__ as command
from tools.figures.page import gather, page
from tools.figures.traits import MEDAL_SET_LEAD, TRAITS
from tools.figures.watched_games import (
    SETTINGS,
    GameObservation,
    Setting,
    missing_games,
    observe_game,
    read,
)

DUEL = Setting("urban_legends", 2)
ROLES = [{"role": ["cryptid"]}, {"role": ["scientist"]}]


def test_a_game_is_watched_for_winners_deeds_and_traits() -> None:
    seen = observe_game((DUEL, 0))

    assert {trait["role"][0] for trait in seen.traits} == {"cryptid", "scientist"}
    assert sum(seen.verbs.values()) == seen.decisions > 0
    assert set(seen.winners) <= {0, 1}
    assert seen == observe_game((DUEL, 0))


def test_one_of_every_setting_comes_before_the_next_of_any() -> None:
    first = missing_games(2, {})

    assert first[: len(SETTINGS)] == [(setting, 0) for setting in SETTINGS]
    assert (
        missing_games(
            1, {setting.key(0): GameObservation([], 1, {}, [], []) for setting in SETTINGS}
        )
        == []
    )


def test_figures_count_seats_roles_questions_and_what_was_never_used() -> None:
    cryptid, monster = (
        next(s for s in SETTINGS if s.game == g) for g in ("cryptid", "big_monster")
    )
    asked = {"Question": 4, "Search": 1}
    kept = {DUEL.key(n): GameObservation([0], 10 + n, {}, ROLES, []) for n in range(6)}
    best = DUEL._replace(level="master")
    kept |= {best.key(n): GameObservation([1], 30, {}, ROLES, []) for n in range(2)}
    kept |= {cryptid.key(n): GameObservation([1], 8, asked, [], []) for n in range(2)}
    kept |= {monster.key(n): GameObservation([1], 40, {}, [], ["tile-sand"]) for n in range(2)}
    text = page(gather(kept))

    assert "| Cryptid: Urban Legends | 2 | ranger | 6 | 100% (61%–100%); 0% (0%–39%) | 12.5" in text
    assert "| ranger | cryptid | 6 | 100% (61%–100%) |" in text
    assert "| master | scientist | 2 | 100% (34%–100%) |" in text
    assert "| 2 | standard | ranger | 2 | 4.0 (4.0–4.0) | 1.0 (1.0–1.0) |" in text
    assert "tile-lake-left" in text
    assert "tile-sand" not in text


def heroes(number: int, names: list[str], winner: int) -> list[GameObservation]:
    """Games of two at Rats of Wistar, each with these heroes by seat."""
    traits = [{"hero": [name]} for name in names]
    return [GameObservation([winner], 9, {}, traits, [], "abc1234")] * number


def test_a_component_stands_out_from_the_rest_of_its_kind_and_from_chance() -> None:
    table = Setting("rats_of_wistar", 2, level="naturalist")
    even = heroes(40, ["oren", "brom"], 0) + heroes(40, ["oren", "brom"], 1)
    text = page([(table, [*even, *heroes(40, ["gwir", "tilly"], 0)])])
    strong = text.partition("## What is too strong")[2].partition("## ")[0]
    unused = text.partition("## What was never used")[2]

    assert "| Rats of Wistar | hero | gwir | 40 | 100% (91%–100%) | 40% |" in strong
    assert "| Rats of Wistar | hero | tilly | 40 | 0% (0%–9%) | 60% |" in strong
    assert "oren" not in strong
    assert "| mara |" in unused, "the hero whom nobody had"
    assert "Bots as of abc1234." in text


def test_partners_share_their_win() -> None:
    traits = [{"explorer": ["man-in-red"]}, {}, {}, {}]
    options = (("mode", "teams"), ("medals", "drawn"))
    seen = [(Setting("big_monster", 4, options), [GameObservation([0, 2], 9, {}, traits, [])] * 6)]

    assert "| explorer | man-in-red | 6 | 100% (61%–100%) | 50% |" in page(seen)


def test_a_solo_game_has_no_fair_share() -> None:
    seen = [(Setting("rats_of_wistar", 1), heroes(6, ["oren"], 0))]

    assert "oren" not in page(seen).partition("## What was never used")[0]


def test_a_penalty_is_no_medal_and_a_set_is_who_has_most_of_it() -> None:
    def medal(name: str, points: int, *owners: int) -> dict[str, object]:
        return {"medal": name, "points": points, "owners": owners, "team-owners": ()}

    medals = [medal("lake", 5, 0), medal("penalty", -10, 0), medal("ice", 5)]
    view = {"seats": 2, "medals": medals, "players": [{"explorer": "man-in-red"}] * 2}
    first, second = (TRAITS["big_monster"](view, seat) for seat in (0, 1))

    assert (first["medal"], first["penalty"], first[MEDAL_SET_LEAD]) == (["lake"], ["penalty"], [])
    assert (second["medal"], second[MEDAL_SET_LEAD]) == ([], ["ice+lake+penalty"])


@pytest.mark.parametrize("game", ["big_monster", "cryptic_nature", "rats_of_wistar"])
def test_what_players_have_is_read_from_their_views(game: str) -> None:
    seen = observe_game((Setting(game, 2, level="apprentice"), 0))

    assert any(names for traits in seen.traits for names in traits.values())
    assert json.loads(json.dumps(seen.traits)) == seen.traits


def test_watching_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = tmp_path / "kept" / "figures.jsonl"
    written = tmp_path / "figures.md"
    written.write_text("<!-- figures --><!-- /figures -->", encoding="utf-8")
    book.parent.mkdir()
    known = {s.key(0): GameObservation([0], 9, {}, [], []) for s in SETTINGS if s != DUEL}
    book.write_text("\n".join(json.dumps(item) for item in known.items()) + '\n["cut')
    asked = ["published", "--games", "1", "--workers", "1"]
    monkeypatch.setattr(sys, "argv", [*asked, "--book", str(book), "--page", str(written)])
    command.main()

    assert set(read(book)) == {s.key(0) for s in SETTINGS}
    assert "## Seats and length" in written.read_text()


def test_trials_meet_every_game_equally_often_and_the_same_ones_for_a_seed() -> None:
    met = list(islice(trials.positions(seed=1), 4 * len(registry.ids())))
    again = islice(trials.positions(seed=1), len(met))

    assert set(Counter(each.game.id for each in met).items()) == {(id, 4) for id in registry.ids()}
    assert [key_of(each.state) for each in met] == [key_of(each.state) for each in again]


def test_trials_go_on_with_the_same_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = list[int]()

    def try_level(
        met: SampledPosition, level: str, budget: Budget, seed: int
    ) -> tuple[None, float]:
        seeds.append(seed)
        return None, 0.1

    monkeypatch.setattr(trials, "try_level", try_level)
    whole = list(trials.run(4, seed=1))
    before = seeds[8:]
    seeds[:] = []
    rest = list(trials.run(4, seed=1, done=2))

    assert whole[8:] == rest
    assert before == seeds
    assert [trial.level for trial in rest[:4]] == list(LEVELS)


def test_trials_are_kept_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = tmp_path / "trials.jsonl"
    written = tmp_path / "bots.md"
    written.write_text("<!-- trials --><!-- /trials -->", encoding="utf-8")
    kept = [Trial("cryptid", level, 0.1 * n) for n, level in enumerate(LEVELS, 1)]
    book.write_text("".join(f"{json.dumps(t)}\n" for t in [*kept, kept[0]]) + '["cut')
    asked = ["trials", "--number", "0", "--book", str(book), "--page", str(written)]
    monkeypatch.setattr(sys, "argv", asked)
    with pytest.raises(SystemExit) as ended:
        trials.main()

    assert ended.value.code == 0
    assert trials.read(book) == kept
    assert "| Cryptid | master | 1 | 0.40 s | 0.40 s | 3.0 s |" in written.read_text()
