"""How many clicks a choice takes."""

from bestiary.core import Click, in_order
from bestiary.core.presentation import in_any_order
from bestiary.lab.click_grammar import ClickableOption
from tools.clicks import CONFIRMATION, way_to

DECLARE = Click("declare", seals=True)
COLOURS = ClickableOption("colours", (*in_any_order("colour:pink", "colour:white"), DECLARE))
NUMBERS = tuple(ClickableOption(f"{number}", in_order(f"number:{number}")) for number in range(5))


def test_a_choice_that_is_guessed_from_one_click_takes_another_that_confirms_it() -> None:
    assert way_to("colours", (COLOURS, *NUMBERS)) == ("colour:pink", CONFIRMATION)


def test_a_choice_whose_seal_is_clicked_needs_no_confirmation() -> None:
    sealed = ClickableOption("sealed", (DECLARE,))

    assert way_to("sealed", (sealed, *NUMBERS)) == ("declare",)
