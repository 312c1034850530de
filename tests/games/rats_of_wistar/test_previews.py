"""What a choice will do is told before it is made."""

from bestiary.core import Words, notation
from bestiary.core.presentation import preview_text
from bestiary.games.rats_of_wistar import GAME
from bestiary.games.rats_of_wistar.actions.burrow import BuildBeds, DigRooms
from bestiary.games.rats_of_wistar.actions.projects import Project
from bestiary.games.rats_of_wistar.choices import Bonus, EndTurn, Good, Pay, TakeBonus
from bestiary.games.rats_of_wistar.inventions.play import PlayCards
from bestiary.games.rats_of_wistar.inventions.prices import PayUnits
from bestiary.games.rats_of_wistar.missions import CompleteMission
from bestiary.games.rats_of_wistar.state import NOBODY, Wistar
from bestiary.games.rats_of_wistar.turn import TAKE_TURN
from core.narrowing import present
from games.rats_of_wistar.position import do, position, turn_up


def preview_texts(state: Wistar, begin: str, language: str = "en") -> dict[str, str]:
    """What is told of the options that begin so."""
    words = Words(GAME, language)
    tell = GAME.page.previews
    assert tell is not None
    options = {notation.write(c): c for c in state.decisions[0].options}
    return {
        t: preview_text(words, tell(state, 0, c)) for t, c in options.items() if t.startswith(begin)
    }


def test_strength_and_yield_of_a_main_action() -> None:
    state = position(workers=(2, 0, 0))

    assert preview_texts(state, "place-chief gather-wood 1")[
        "place-chief gather-wood 1"
    ].startswith("Wood: +2.")


def test_strength_0_does_nothing_and_the_workers_who_wait_are_named() -> None:
    state = position(workers=(0, 0, 0), entrance=2)

    said = preview_texts(state, "place-chief gather-wood 1")["place-chief gather-wood 1"]
    assert said.startswith("Strength 0, so it does nothing: the forest has no worker of yours.")
    assert "2 workers wait at the burrow entrance: send them out first." in said
    assert preview_texts(state, "place-worker forest") == {
        "place-worker forest": "Strength there will be 1."
    }


def test_a_finger_is_told_of_strength_0_before_the_chief_stands_there() -> None:
    def weighs(state: Wistar) -> list[bool]:
        assert GAME.page.previews is not None
        options = {notation.write(c): c for c in state.decisions[0].options}
        return [
            p.weighs for p in GAME.page.previews(state, 0, options["place-chief gather-wood 1"])
        ]

    assert any(weighs(position(workers=(0, 0, 0), entrance=2)))
    assert not any(weighs(position(workers=(2, 0, 0))))


def test_the_question_follows_the_chief() -> None:
    state = position(workers=(2, 0, 0))
    words = Words(GAME, "en")
    asked = [words.prompt(state.decisions[0])]
    for choice in ("place-chief gather-wood 1", "take-main"):
        do(state, choice)
        asked.append(words.prompt(state.decisions[0]))

    assert asked[0] == "Place a chief; quick actions at any time"
    assert asked[1:] == ["Main action, bonuses, quick actions"] * 2


def lost(state: Wistar, text: str) -> str:
    """What a choice loses for nothing."""
    words = Words(GAME, "en")
    tell = GAME.page.previews
    assert tell is not None
    choice = next(c for c in state.decisions[0].options if notation.write(c) == text)
    return preview_text(words, [preview for preview in tell(state, 0, choice) if preview.loses])


def test_a_main_action_without_strength_and_what_the_end_of_a_turn_leaves_are_lost() -> None:
    idle = position(workers=(0, 0, 0), entrance=2)
    assert not lost(idle, "place-chief gather-wood 1")
    do(idle, "place-chief gather-wood 1")
    strong = position(workers=(2, 0, 0))
    do(strong, "place-chief gather-wood 1")

    assert lost(idle, "take-main").startswith("Strength 0")
    assert "main action" not in lost(idle, "end-turn")
    assert not lost(strong, "take-main")
    assert lost(strong, "end-turn").startswith("The main action has not been taken")
    strong.todo = (TakeBonus(Bonus.METAL), TakeBonus(Bonus.MOUSE))
    strong.round_mouse = NOBODY
    assert lost(strong, "end-turn") == "This bonus has not been taken and will be lost: 1 metal."
    strong.todo = ()
    assert not any(p.loses for p in present(GAME.page.previews)(strong, 0, EndTurn()))


def test_a_bonus_that_cannot_be_used_says_so() -> None:
    empty = position(workers=(1, 1, 1), hand="")
    said = " ".join(preview_texts(empty, "place-chief").values())

    assert "No invention of your hand can be played now." in said
    assert "No mission can be completed now." in said
    able = position(workers=(1, 1, 1), hand="hammer", wood=3, metal=3, explorer="study")
    turn_up(able, 0, "study")
    said = " ".join(preview_texts(able, "place-chief").values())
    assert "can be played now" not in said
    assert "can be completed now" not in said


def test_prices_of_rooms_and_beds() -> None:
    assert preview_texts(position(agenda=(DigRooms(1),), metal=4), "dig") == {
        "dig 0": "",
        "dig 1": "Metal: −2.",
    }
    beds = preview_texts(position(agenda=(BuildBeds(1),), wood=4, rooms_dug=2), "build")
    assert beds["build 0"] == ""
    assert beds["build 1"].startswith("Wood: −2.")


def test_the_price_of_an_invention_after_discounts() -> None:
    state = position(agenda=(PlayCards(1),), hand="post-office", wood=3)

    assert preview_texts(state, "play post-office") == {"play post-office 0": "Wood: −2."}
    assert preview_texts(state, "play post-office", "ru") == {"play post-office 0": "Дерево: −2."}


def test_goods_are_paid_several_at_a_time() -> None:
    state = position(agenda=(PayUnits(3),), wood=2, metal=5)
    repeats = GAME.page.repeats
    assert repeats is not None

    found = {notation.write(c): repeats(state, 0, c) for c in state.decisions[0].options}
    assert found == {"pay wood": 2, "pay metal": 3}
    assert repeats(state, 1, Pay(Good.WOOD)) == 1


def test_what_others_still_have_to_do_is_none_of_my_buttons() -> None:
    state = position(agenda=(CompleteMission(1), TAKE_TURN))

    assert GAME.rules.view(state, 0)["offered"]
    assert GAME.rules.view(state, 1)["offered"] == []


def test_the_price_of_a_mission_and_what_a_card_of_the_market_lacks() -> None:
    state = position(agenda=(), explorer="study", wood=4, metal=4, movement=4)
    turn_up(state, 0, "study")
    state.agenda += [CompleteMission(1)]
    state.advance()
    assert preview_texts(state, "complete") == {
        "complete open-the-hatch 0": "Wood, metal or cards: −2.",
        "complete plug-into-the-socket 0": "Metal: −2.",
    }

    market = preview_texts(position(agenda=(Project(3), TAKE_TURN)), "take-card")
    assert market["take-card shovel"] == ""
    assert market["take-card airship"] == "To play it you still lack: wood, observation."
