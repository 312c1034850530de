"""The table in words, line by line."""

from bestiary.core import Words
from bestiary.games.cryptid import GAME
from bestiary.games.cryptid.box.components import Book
from bestiary.games.cryptid.box.setups import share_code
from bestiary.games.cryptid.choices import Question, Search, WantHint
from bestiary.games.cryptid.state import CryptidState
from games.cryptid.position import play, position

BETA = Book.BETA


WORDS = Words(GAME, "en", ["Ann", "Boris", "Chloe", "Dmitri"])


def description_lines(state: CryptidState, seat: int) -> list[str]:
    return GAME.page.describe(GAME.rules.view(state, seat), WORDS).splitlines()


def test_the_table_in_words_line_by_line() -> None:
    state = position(4, cubes={"alpha": "A1"}, discs={"delta": "J1 A2"})
    play(state, Question("L5", 1, BETA))
    state.play(3, WantHint())
    state.play(1, WantHint())
    lines = description_lines(state, 2)

    assert lines[:2] == [
        "Standard map; Ann begins.",
        "Row 1: Sc Fc Fc F F F W[blue shack] W W W F F",
    ]
    assert len([line for line in lines if line.startswith("Row ")]) == 9
    assert lines[10:] == [
        "Ann (α): cubes: A1; discs: none",
        "Boris (β): cubes: L5; discs: none",
        "Chloe (γ): cubes: none; discs: none",
        "Dmitri (δ): cubes: none; discs: J1, A2",
        "Clue γ: the habitat is within three spaces of a blue structure.",
        "The pawn stands on L5.",
        "Asking for the hint: Boris, Dmitri.",
    ]


def test_the_table_in_words_before_the_deal_with_a_hint_and_at_the_end() -> None:
    assert description_lines(GAME.new(3), 0) == ["The map is not laid yet."]
    narrow = position(2)
    narrow.is_narrow = True
    state = position(possible="on", discs={"beta": "J7", "gamma": "J7"})
    state.is_hint_told = True
    lines = [*description_lines(narrow, 0), *description_lines(state, 0)]
    assert "Beware: the two clues of one player leave fewer than nine hexes." in lines
    assert "Hint: there is no clue with a distance of one space." in lines
    assert lines[-1].startswith("Still possible: ")
    assert "J7" in lines[-1]
    play(state, Search("J7"))
    assert description_lines(state, 1)[-1].startswith("Set-up, ")
    assert description_lines(state, 1)[-1].endswith(f": {share_code(state.setup)}")
    assert not any(line.startswith("Still possible") for line in description_lines(state, 1))
