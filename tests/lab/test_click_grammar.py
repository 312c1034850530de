"""Which clicks lead to which option: the cases that the page's script passes too."""

from __future__ import annotations

from typing import Any

import pytest

from bestiary.lab.click_grammar import (
    ClickableOption,
    clicks_after,
    find_decided,
    initial_clicks,
    is_guessed,
    matching_options,
    next_parts_of,
)
from lab.click_cases import CASES, read_clicks


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_clicks_lead_to_options(case: dict[str, Any]) -> None:
    options = [ClickableOption(name, read_clicks(c)) for name, c in case["options"].items()]
    clicked = initial_clicks(options)
    assert list(clicked) == case["begins"]
    assert sorted(next_parts_of(options, clicked)) == case["lit"]
    for step in case["steps"]:
        clicked = clicks_after(options, clicked, step["click"])
        decided = find_decided(options, clicked) if clicked else None
        assert list(clicked) == step["clicked"]
        assert sorted(next_parts_of(options, clicked)) == step["lit"]
        assert [option.choice for option in matching_options(options, clicked)] == step["open"]
        assert (decided and decided.choice) == step["decided"]
        assert bool(decided and is_guessed(decided, clicked)) == step.get("guessed", False)
