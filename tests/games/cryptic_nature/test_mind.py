"""Two quick players, and what a trial of the reconstructed numbers counts."""

from random import Random
from typing import Any

import pytest

from bestiary.core import notation
from bestiary.games.cryptic_nature.box.components import RESULTS
from bestiary.games.cryptic_nature.box.pieces import Result
from bestiary.games.cryptic_nature.field import CryptozoologistTurn
from bestiary.games.cryptic_nature.mind.hunts import die_chance
from bestiary.games.cryptic_nature.mind.policy import gamble, pruned_options
from bestiary.games.cryptic_nature.mind.trial import trial
from games.cryptic_nature.position import position

HABER: dict[str, Any] = {"agenda": [CryptozoologistTurn(0)], "display": "haber", "bets": ["haber"]}


def test_only_places_with_something_to_do_are_worth_a_thought() -> None:
    state = position(**HABER, place=["rome"], ground="s1:bones-n2")
    ways = {o.to for o in pruned_options(state, 0, Random(1)) if hasattr(o, "to")}
    assert ways == {"e1", "s1"}


def test_the_gambler_goes_where_one_token_will_do_and_rolls_with_it() -> None:
    here = position(**HABER, place=["e1"], evidence=["tracks-n3 bonus-1"])
    assert notation.write(gamble(here, 0, Random(1))) == "track haber tracks-n3 action"
    near = position(**HABER, place=["e2"], evidence=["tracks-n3"])
    assert notation.write(gamble(near, 0, Random(1))) == "move e1"


def test_the_chance_of_a_die_is_that_of_its_faces_and_skills() -> None:
    plain = RESULTS[Result.SUCCESS] / 6
    lucky = plain + RESULTS[Result.LUCK] / 6
    chances = [die_chance(position(skills=[s]), 0) for s in ("", "luck", "second-chance")]
    assert chances == pytest.approx([plain, lucky, 1 - (1 - plain) ** 2])
    both = die_chance(position(skills=["luck second-chance"]), 0)
    assert both == pytest.approx(1 - (1 - lucky) ** 2)


def test_a_trial_counts_what_happened() -> None:
    first, second = trial(1, 1, 17)
    assert (first["games"], first["duels"]) == (1, 0)
    assert second["opened"][0] >= 6
    assert second["opened"][1] >= second["found"][0]
    assert sum(second["found"]) >= len(second["cards"]) > 0
    assert 0 <= second["gambler"] <= second["duels"] == 1
