"""How many clicks a choice takes."""

from typing import NamedTuple

from bestiary.core import Click, in_order
from bestiary.core.presentation import in_any_order
from bestiary.lab.click_grammar import ClickableOption
from tools.clicks import CONFIRMATION, way_to


class Option(NamedTuple):
    """A choice by its name."""

    name: str


DECLARE = Click("declare", seals=True)
COLOURS = ClickableOption(
    Option("colours"), (*in_any_order("colour:pink", "colour:white"), DECLARE)
)
NUMBERS = tuple(
    ClickableOption(Option(f"{number}"), in_order(f"number:{number}")) for number in range(5)
)


def test_a_choice_that_is_guessed_from_one_click_takes_another_that_confirms_it() -> None:
    assert way_to(Option("colours"), (COLOURS, *NUMBERS)) == ("colour:pink", CONFIRMATION)


def test_a_choice_whose_seal_is_clicked_needs_no_confirmation() -> None:
    sealed = ClickableOption(Option("sealed"), (DECLARE,))

    assert way_to(Option("sealed"), (sealed, *NUMBERS)) == ("declare",)
