"""§2 Set-up and §6 the generator."""

import re
from dataclasses import replace
from random import Random

import pytest

from bestiary.core import CHANCE, SPECTATOR
from bestiary.core.chance import sample_places
from bestiary.core.game import BadOptionsError
from bestiary.games.cryptid import GAME
from bestiary.games.cryptid.box.app_keys import plain_code
from bestiary.games.cryptid.box.components import CLUE_INDEX, Book, Clue, Hint, Mode
from bestiary.games.cryptid.box.hexes import EVERYWHERE, names
from bestiary.games.cryptid.box.hints import hint_choices, true_hints
from bestiary.games.cryptid.box.maps import read_map
from bestiary.games.cryptid.box.setups import (
    Setup,
    cards,
    common_area,
    is_playable,
    read_share_code,
    share_code,
)
from bestiary.games.cryptid.choices import FirstPlayer, PlaceCube
from bestiary.games.cryptid.events import BookTaken
from bestiary.games.cryptid.generator import (
    Draws,
    could_generate,
    generate,
    has_hint,
    is_eligible,
    is_fair,
    is_valid,
)
from bestiary.games.cryptid.rating import rating, surprise
from bestiary.games.cryptid.setup import SETUP, Generated, OpeningCube
from core.narrowing import chance_of, narrow
from games.cryptid.position import APP_GAMES, card, chance, options, play, position, prompt

CARDS = [(c.id, n, c.setups[n]) for mode in Mode for c in cards(mode) for n in (3, 4, 5)]
N01 = "21B4364A79863A2506"
CLUE_WITH_A_CUBE_AT_B1 = Clue.ON_DESERT_OR_SWAMP


def test_2_1_any_seat_may_be_first_or_the_host() -> None:
    assert set(GAME.new(4).decisions[0].options) == {FirstPlayer(seat) for seat in range(4)}
    assert list(GAME.new(4, {"first": "host"}).decisions[0].options) == [FirstPlayer(0)]


def test_2_2_there_are_19_standard_and_35_advanced_cards() -> None:
    assert [len(cards(mode)) for mode in Mode] == [19, 35]


@pytest.mark.parametrize("setup", [c[2] for c in CARDS], ids=[f"{c[0]}-{c[1]}" for c in CARDS])
def test_2_2_a_card_has_one_habitat_no_idle_clue_and_a_true_hint(setup: Setup) -> None:
    layout = read_map(setup.code)
    clues = tuple(CLUE_INDEX[clue] for clue in setup.clues)

    assert is_playable(setup)
    assert is_fair(layout, clues)
    assert all(is_eligible(layout, clue) for clue in clues)
    assert setup.hint in true_hints(setup.clues)


def test_2_2_the_habitats_of_the_first_card() -> None:
    found = [names(common_area(N01, card("N01", n).clues)) for n in (3, 4, 5)]

    assert found == [("J7",), ("E7",), ("F6",)]


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_2_2_every_card_of_the_mode_can_be_dealt(mode: Mode, seats: int) -> None:
    for printed in cards(mode):
        state = GAME.new(seats, {"mode": mode.value, "setup": "card"})
        chance(state, FirstPlayer(1))
        chance(state, printed.setups[4 if seats == 2 else seats])
        assert prompt(state) == (1, "opening-cube")


def test_2_2_a_card_is_dealt_only_where_the_host_chose_it() -> None:
    state, chosen = GAME.new(3), GAME.new(3, {"setup": "card"})
    for each in (state, chosen):
        chance(each, FirstPlayer(0))

    assert isinstance(state.decisions[0].options, Generated)
    assert set(options(chosen)) == {c.setups[3] for c in cards(Mode.STANDARD)}
    assert GAME.validate_options(3)["setup"] == "generated"


def test_2_2_nobody_sees_the_card_or_the_numbers() -> None:
    state = position(cubes={"beta": "B1"}, discs={"alpha": "A2"})
    twin = position(cubes={"beta": "B1"}, discs={"alpha": "A2"})
    others = (CLUE_WITH_A_CUBE_AT_B1, state.setup.clues[2])
    twin.deal(Setup(N01, state.setup.books, (state.setup.clues[0], *others), Hint.ANIMALS))

    seen = GAME.rules.view(state, 0)
    assert seen == GAME.rules.view(twin, 0), "the same whatever the others hold"
    for seat in (0, 1, 2, SPECTATOR):
        shown = str(GAME.rules.view(state, seat))
        assert not any(f"'{card}'" in shown for card in ("N01", share_code(state.setup)))
        assert sum(clue.value in shown for clue in state.setup.clues) == (seat != SPECTATOR)
        assert state.setup.hint.value not in shown


@pytest.mark.parametrize("setup", [c[2] for c in CARDS[::7]])
def test_2_3_share_codes_read_back(setup: Setup) -> None:
    assert read_share_code(share_code(setup)) == setup


def test_2_3_the_code_of_the_first_card() -> None:
    shared = read_share_code("21B4364A79863A2506.a17b86c6h21")

    assert shared == card("N01", 3)
    assert share_code(card("N01", 3)) == "21B4364A79863A2506.a48b86c6h8"
    for page in ("RULES.md", "RULES.ru.md"):
        text = (GAME.folder / page).read_text("utf-8")
        assert share_code(card("N01", 3)) in text, "the example is one that the program prints"


def refusal(setup: str) -> str:
    """What is said of a set-up that is none."""
    return rf"^Option 'setup' cannot be '{re.escape(setup)}'\. Values: generated, card\.$"


@pytest.mark.parametrize(
    "tail", ["a17b86c6", "b86a17c6h21", "a17b86c6h2", "a17b86h21", "a17b86c97h21"]
)
def test_2_3_other_codes_are_refused(tail: str) -> None:
    assert read_share_code(f"{N01}.{tail}") is None
    with pytest.raises(BadOptionsError, match=refusal(f"{N01}.{tail}")):
        GAME.new(3, {"setup": f"{N01}.{tail}"})


def test_2_3_the_code_of_a_set_up_is_hidden_until_the_end_and_dealt_once() -> None:
    options = GAME.validate_options(3, {"setup": f"{N01}.a17b86c6h21", "first": "host"})

    assert GAME.public_options(options) == options | {"setup": "own"}
    assert GAME.rematch_options(options) == options | {"setup": "generated"}
    defaults = GAME.validate_options(3)
    assert GAME.public_options(defaults) == GAME.rematch_options(defaults) == defaults


def test_2_3_a_map_code_leaves_the_clues_to_the_generator() -> None:
    state = GAME.new(4, {"setup": N01, "first": "host"})
    chance(state, FirstPlayer(0))
    drawn = narrow(Setup, chance_of(state.decisions[0]).sample(Random(1)))

    assert drawn.code == N01
    assert drawn in state.decisions[0].options
    assert card("N02", 4) not in state.decisions[0].options


def test_2_4_books_go_round_from_the_first_player() -> None:
    state = position(agenda=SETUP)
    state.events = []
    chance(state, FirstPlayer(2))
    chance(state, card("N01", 3))

    assert state.seating.owners == (2, 0, 1)
    taken = [event for event in state.events if isinstance(event, BookTaken)]
    assert taken[0] == BookTaken(2, Book.ALPHA, Clue.WITHIN_2_COUGAR)
    assert taken[0].seen_by(2).clue is Clue.WITHIN_2_COUGAR
    assert taken[0].seen_by(1).clue is None
    assert taken[0].seen_by(SPECTATOR).clue is None


def test_2_5_two_rounds_of_cubes_on_excluded_hexes() -> None:
    state = position(agenda=SETUP)
    chance(state, FirstPlayer(1))
    chance(state, card("N01", 3))
    order = []
    while state.decisions[0].prompt == "opening-cube":
        seat = state.decisions[0].seat
        option = options(state)[0]
        order.append(seat)
        excluded = EVERYWHERE & ~(state.areas[len(order) % 3 - 1] | state.cubed)
        assert {o.hex for o in options(state)} == set(names(excluded))
        play(state, option)

    assert order == [1, 2, 0, 1, 2, 0]
    assert prompt(state) == (1, "turn")
    assert sum(area.bit_count() for area in state.cubes) == 6 == state.cubed.bit_count()
    play(state, options(state)[0])
    while prompt(state)[1] == "penalty-cube":
        play(state, options(state)[0])
    assert prompt(state) == (2, "turn"), "and so on, turn after turn"


def test_2_5_only_hexes_without_a_cube_are_offered() -> None:
    state = position(cubes={"beta": "F1"}, agenda=[OpeningCube(0)])
    offered = {option.hex for option in options(state)}

    assert offered == set(names(~(state.areas[0] | state.cubed) & (1 << 108) - 1))
    assert PlaceCube(Book.ALPHA, "F1") not in state.decisions[0].options


def app_key(clue: str) -> str:
    """A clue as the publisher's app calls it."""
    names = {"swamp": "bone", "animal": "fissure", "bear": "dormant_fissure"}
    names |= {"cougar": "active_fissure", "stone": "pyramid", "shack": "colony", "white": "red"}
    plain = clue.removeprefix("not-")
    words = [names.get(word, word) for word in plain.split("-") if not word.isdigit()]
    order = ("water", "forest", "desert", "mountain", "bone")
    if words[0] == "on":
        words = ["_or_".join(sorted((words[1], words[3]), key=order.index))]
    return "_".join([*(["not"] if clue != plain else []), *words])


@pytest.mark.parametrize("game", APP_GAMES, ids=range(len(APP_GAMES)))
def test_2_6_what_the_app_dealt_can_be_played(game: dict[str, str]) -> None:
    mode = "intro" if len(game["code"]) == 18 else "normal"
    text = ",".join([f"{mode}_{game['code']}", *map(app_key, game["clues"])])

    setup = read_share_code(plain_code(text))

    assert setup is not None
    assert [clue.value for clue in setup.clues] == list(game["clues"])
    assert setup.books == tuple(Book)[: len(setup.clues)]
    assert setup.hint == hint_choices(setup.clues)[0]


def test_2_6_with_its_hint_and_as_an_option_of_a_table() -> None:
    text = "intro_12345625037B0B3472,within_blue,within_green,forest_or_desert,hint_not_2"
    state = GAME.new(3, {"setup": text, "first": "host"})
    chance(state, FirstPlayer(0))
    dealt = narrow(Setup, next(iter(state.decisions[0].options)))

    assert len(state.decisions[0].options) == 1
    assert dealt.code == "12345625037B0B3472"
    assert dealt.clues == (Clue.WITHIN_3_BLUE, Clue.WITHIN_3_GREEN, Clue.ON_DESERT_OR_FOREST)
    assert dealt.hint is Hint.WITHIN_2
    for page in ("RULES.md", "RULES.ru.md"):
        assert text in (GAME.folder / page).read_text("utf-8")


def test_2_6_a_map_key_alone_leaves_the_clues_to_the_generator() -> None:
    state = GAME.new(3, {"setup": f"intro_{N01}"})

    assert state.terms.setup == N01


AFTER_DEAL = f"intro_{N01},within_active_fissure,water_or_bone,within_blue"


@pytest.mark.parametrize("text", [AFTER_DEAL, f"{AFTER_DEAL},hint_not_1"])
def test_2_6_the_first_card_in_the_words_of_the_app(text: str) -> None:
    assert GAME.new(3, {"setup": text}).terms.setup == share_code(card("N01", 3))


@pytest.mark.parametrize(
    "text",
    [
        f"normal_{N01}",
        f"other_{N01}",
        AFTER_DEAL.replace("intro", "normal"),
        AFTER_DEAL.replace("within_blue", "within_bones"),
        AFTER_DEAL.replace("within_blue", "within_black"),
        AFTER_DEAL.removesuffix(",within_blue"),
        f"{AFTER_DEAL},hint_not_3",
        f"{AFTER_DEAL},hint_not_1,hint_not_1",
    ],
)
def test_2_6_other_keys_are_refused(text: str) -> None:
    with pytest.raises(BadOptionsError, match=refusal(text)):
        GAME.new(3, {"setup": text})


def test_6_1_only_clues_of_middling_area_are_used() -> None:
    """A clue and its opposite are judged by the plain one alone."""
    sizes = (0, 41, 42, 43, 63, 64, 65, 108, *range(16))
    layout = replace(read_map(N01), areas=tuple((1 << size) - 1 for size in sizes))

    for opposite in (0, 24):
        found = [is_eligible(layout, clue + opposite) for clue in range(8)]
        assert found == [False, False, True, True, True, True, False, False]


def test_6_2_one_hex_is_left_and_every_clue_is_needed() -> None:
    assert is_valid((0b011, 0b110))
    assert not is_valid((0b011, 0b110, 0b111)), "the third is idle"
    assert not is_valid((0b011, 0b100)), "nothing is left"
    assert not is_valid((0b011, 0b111)), "two hexes are left"


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("number", [3, 4, 5])
def test_6_3_generated_setups_obey_the_rules(mode: Mode, number: int) -> None:
    rng = Random(7)
    for _ in range(8):
        setup = generate(mode, number, rng)
        assert is_playable(setup)
        assert could_generate(setup, mode, number)


def test_6_3_the_same_seed_gives_the_same_setup() -> None:
    assert generate(Mode.ADVANCED, 4, Random("day")) == generate(Mode.ADVANCED, 4, Random("day"))


def test_6_3_a_set_that_spoils_every_hint_is_refused() -> None:
    clues = [Clue.WITHIN_1_DESERT, Clue.ON_FOREST_OR_MOUNTAIN, Clue.ON_SWAMP_OR_WATER]
    clues += [Clue.NOT_WITHIN_2_BEAR, Clue.WITHIN_3_BLUE]

    assert true_hints(clues) == ()
    assert not has_hint(tuple(CLUE_INDEX[clue] for clue in clues))


def test_6_4_hints_of_wide_reach_come_first() -> None:
    clues = [Clue.WITHIN_1_DESERT, Clue.ON_FOREST_OR_MOUNTAIN, Clue.WITHIN_2_STONE]

    assert hint_choices(clues) == (Hint.WITHIN_3,)
    spoiled = [*clues, Clue.WITHIN_3_BLUE]
    assert hint_choices(spoiled) == (Hint.ANIMALS, Hint.SWAMP, Hint.WATER)


def test_6_5_difficulty_goes_from_1_to_5_and_is_always_the_same() -> None:
    setups = [generate(Mode.STANDARD, 4, Random(seed)) for seed in range(6)]

    assert {rating(setup) for setup in setups} <= {1, 2, 3, 4, 5}
    assert len({rating(setup) for setup in setups}) > 1
    assert surprise(setups[0]) == surprise(setups[0])


def test_set_up_is_all_that_chance_does() -> None:
    state = GAME.new(3)
    seen = []
    while state.decisions[0].seat == CHANCE:
        seen.append(state.decisions[0].prompt)
        state.play(CHANCE, chance_of(state.decisions[0]).sample(Random(1)))

    assert seen == ["first-player", "deal-setup"]


def test_many_draws_are_those_that_would_be_drawn_one_by_one() -> None:
    for size, number in ((4, 4), (20, 4), (21, 5), (22, 5), (40, 3), (90, 30)):
        rng, other = Random(size), Random(size)
        draws = Draws(rng, size, number)

        for _ in range(20):
            assert draws.next() == sample_places(other, size, number)
        assert rng.random() == other.random(), "as much was drawn from the generator"
