"""What players read: numbers agree, mice tell themselves apart, the view in words is enough."""

import re
from itertools import chain

import pytest

from bestiary.core import SPECTATOR, Words
from bestiary.core.words import LANGUAGES
from bestiary.games.rats_of_wistar import GAME
from bestiary.games.rats_of_wistar.actions.explore import Explore
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.names import Area, Card, Room
from bestiary.games.rats_of_wistar.choices import (
    Good,
    MoveExplorer,
    PayCard,
    Receive,
    ShiftTent,
    TakeAbility,
    TakeCard,
    TakeReward,
    UseMovement,
)
from bestiary.games.rats_of_wistar.describe import about_ability, about_card, counts
from bestiary.games.rats_of_wistar.events import (
    Discarded,
    Gained,
    Lost,
    OnceUsed,
    Played,
    Stuff,
    TookCard,
)
from bestiary.games.rats_of_wistar.turn import TAKE_TURN
from core.narrowing import present
from games.rats_of_wistar.position import do, give, me, playing, position, turn_up

EN, RU = (Words(GAME, language, ("Ann", "Boris", "Zoe")) for language in LANGUAGES)
TIMING = {
    "en": {"immediate": "at once", "income": "income", "permanent": "permanent"},
    "ru": {"immediate": "сразу", "income": "доход", "permanent": "постоянно"},
}


@pytest.mark.parametrize(
    ("stuff", "number", "english", "russian"),
    [
        (Stuff.WOOD, 1, "1 wood", "1 дерево"),
        (Stuff.WOOD, 2, "2 wood", "2 дерева"),
        (Stuff.METAL, 5, "5 metal", "5 металла"),
        (Stuff.MOVEMENT, 1, "1 movement token", "1 жетон перемещения"),
        (Stuff.MOVEMENT, 3, "3 movement tokens", "3 жетона перемещения"),
        (Stuff.MOVEMENT, 5, "5 movement tokens", "5 жетонов перемещения"),
        (Stuff.JOKER, 1, "1 joker", "1 джокер"),
        (Stuff.JOKER, 2, "2 jokers", "2 джокера"),
        (Stuff.JOKER, 21, "21 jokers", "21 джокер"),
        (Stuff.VP, 4, "4 VP", "4 ПО"),
    ],
)
def test_gains_agree_with_their_number(
    stuff: Stuff, number: int, english: str, russian: str
) -> None:
    assert EN.event(Gained(0, stuff, number)) == f"Ann gains {english}."
    assert RU.event(Gained(0, stuff, number)) == f"Ann получает {russian}."
    assert RU.event(Lost(0, stuff, number)) == f"Ann теряет {russian}."


@pytest.mark.parametrize(
    ("thing", "number", "english", "russian"),
    [
        ("mice", 1, "1 mouse", "1 мышь"),
        ("mice", 2, "2 mice", "2 мыши"),
        ("mice", 5, "5 mice", "5 мышей"),
        ("tools", 1, "1 tool", "1 инструмент"),
        ("rooms-dug", 2, "2 rooms dug", "2 вырытые комнаты"),
        ("agility", 2, "2 agility symbols", "2 символа проворства"),
        ("any", 2, "2 of wood, metal or cards", "2 дерева, металла и/или карты"),
        ("current", 1, "electricity", "ток"),
        ("current", 2, "boosted electricity", "усиленный ток"),
    ],
)
def test_amounts_agree_with_their_number(
    thing: str, number: int, english: str, russian: str
) -> None:
    assert EN("amount", thing=thing, number=number) == english
    assert RU("amount", thing=thing, number=number) == russian


def test_russian_cases_of_areas_rooms_and_goods() -> None:
    assert RU.choice(UseMovement(Area.FARM, Area.BURROW)).endswith("работник с фермы в нору")
    assert RU.choice(ShiftTent(Room.KITCHEN, Room.STUDY)) == "Перенести палатку с кухни в кабинет"
    assert RU.choice(MoveExplorer(Room.PANTRY)) == "Перейти в чулан с сыром"
    assert RU.choice(Receive(Good.WOOD, 2)) == "2 дерева"
    assert EN.choice(Receive(Good.MOVEMENT, 1)) == "1 movement token"


def test_russian_titles_stand_behind_a_noun_that_bears_the_case() -> None:
    mine = Card.MINE
    told = [RU.event(kind(0, mine)) for kind in (Played, TookCard, Discarded, OnceUsed)]
    told += [RU.choice(kind(mine)) for kind in (TakeCard, PayCard)]

    assert told == [
        "Ann разыгрывает карту «Шахта».",
        "Ann берёт карту «Шахта».",
        "Ann сбрасывает карту «Шахта».",
        "Ann применяет карту «Шахта».",
        "Взять карту «Шахта»",
        "Сбросить карту «Шахта»",
    ]


@pytest.mark.parametrize("words", [EN, RU], ids=LANGUAGES)
def test_every_mouse_tells_its_timing_and_its_points(words: Words) -> None:
    names = [words(f"mouse-{token.mouse.value}") for token in box.MICE]

    assert len(set(names)) == len(names)
    for token, name in zip(box.MICE, names, strict=True):
        assert str(token.vp) in name
        if not token.cheese:
            assert f"({TIMING[words.language][token.timing]}: " in name
            assert words("effect-mouse", mouse=token.mouse) in name


def test_a_freed_cell_is_called_free() -> None:
    cell = box.CELLS[3].cell.value

    assert about_ability(3, [cell], EN).endswith(". Freed")
    assert "Freed" not in about_ability(3, [box.CELLS[2].cell.value], EN)


@pytest.mark.parametrize("words", [EN, RU], ids=LANGUAGES)
def test_the_arrow_means_pay(words: Words) -> None:
    for card in box.GOALS:
        assert "→" not in words("effect-goal", goal=card.goal)
    for invention in box.INVENTIONS[1:]:
        paid = any(raw[0] == "pay" for raw in invention.effect.raw)
        assert ("→" in words("effect-card", card=invention.card)) == paid, invention.card


@pytest.mark.parametrize("words", [EN, RU], ids=LANGUAGES)
def test_a_card_is_told_whole_with_a_true_minus(words: Words) -> None:
    for invention in box.INVENTIONS[1:]:
        told = about_card(invention.card.value, words)
        assert words(f"card-{invention.card.value}") in told
        assert words("effect-card", card=invention.card) in told
        assert not re.search(r"-\d", told)
        for thing, number in counts(invention.price):
            assert words("amount", thing=thing, number=number) in told
    assert "−2" in about_card("games-room", words)


@pytest.mark.parametrize("words", [EN, RU], ids=LANGUAGES)
def test_the_view_in_words_is_enough_to_play(words: Words) -> None:
    state = playing("hot-air-balloon", explorer="study", hand="university")
    do(state, "draw-goal burglars", "draw-goal mechanics")
    assert words("effect-goal", goal="mechanics") in GAME.page.describe(
        GAME.rules.view(state, 0), words
    )
    do(state, "keep-goal burglars")
    turn_up(state, 0, "study")
    me(state, 1).mice = (3, 20)
    me(state, 1).freed = 0b1000
    state.rows[0] = 1
    text = GAME.page.describe(GAME.rules.view(state, 0), words)

    for card in ("university", "jetpack", "hand-saw"):
        assert about_card(card, words) in text
    for row in box.MISSIONS[0].rows:
        assert words("effect-row", row=row.row) in text
    for name in ("goal-burglars", "mouse-house-mouse-4", "mouse-basement-mouse-6"):
        assert words(name) in text
    assert words("cell-double-movement") in text
    assert words("effect-cell", cell="veranda") in text
    assert words("effect-cell", cell="veranda") not in GAME.page.describe(
        GAME.rules.view(state, SPECTATOR), words
    )


@pytest.mark.parametrize("words", [EN, RU], ids=LANGUAGES)
def test_starting_pairs_are_told_whole(words: Words) -> None:
    state = position()
    state.pairs = ((31, 1), (32, 2))
    text = GAME.page.describe(GAME.rules.view(state, 1), words)

    for card in chain(*state.pairs):
        assert about_card(box.INVENTIONS[card].card.value, words) in text


@pytest.mark.parametrize("words", [EN, RU], ids=LANGUAGES)
def test_the_board_shows_rivals_mice_and_freed_cells(words: Words) -> None:
    state = position(agenda=(Explore(1), TAKE_TURN))
    me(state, 1).mice = (3, 20)
    me(state, 1).freed = 0b1000
    board = present(GAME.page.board)(GAME.rules.view(state, 0), words)
    strip = next(panel for panel in board if panel.id == "player-1")

    for mouse in ("house-mouse-4", "basement-mouse-6"):
        assert words(f"mouse-{mouse}") in strip.svg
    assert strip.svg.count('data-part="cell:') == 0
    assert words("effect-cell", cell="double-movement") in strip.svg


def test_reward_and_ability_are_told_apart() -> None:
    row = box.ROWS[2].row
    cell = box.CELLS[9].cell

    assert EN.choice(TakeReward(row)) == "First the reward: +1 electricity"
    assert RU.choice(TakeAbility(cell)) == "Сначала способность: карта героя"


def test_what_others_have_is_told() -> None:
    state = position(3)
    give(state, 2, joker=2)

    assert "2 jokers" in GAME.page.describe(GAME.rules.view(state, 0), EN)
    assert "2 джокера" in GAME.page.describe(GAME.rules.view(state, 0), RU)


def test_a_mission_that_opens_a_lock_says_which() -> None:
    state = position(explorer="study")
    turn_up(state, 0, "study")
    told = GAME.page.describe(GAME.rules.view(state, 0), EN).splitlines()
    (hatch,) = (line for line in told if line.strip().startswith(EN("row-open-the-hatch")))
    (socket,) = (line for line in told if line.strip().startswith(EN("row-plug-into-the-socket")))

    assert "; opens lock 1" in hatch
    assert "opens lock" not in socket


def test_nobody_is_outside_once_all_are_in() -> None:
    state = position(2, explorer="study")
    assert (
        "Outside the farm: Boris" in GAME.page.describe(GAME.rules.view(state, 0), EN).splitlines()
    )
    give(state, 1, explorer="kitchen")
    assert (
        "Outside the farm: nobody" in GAME.page.describe(GAME.rules.view(state, 0), EN).splitlines()
    )
    assert [p["explorer"] for p in GAME.rules.view(state, 0)["players"]] == ["study", "kitchen"]
