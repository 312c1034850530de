"""What a choice will do is told before it is made."""

from typing import Any

from bestiary.core import Click, Words, notation
from bestiary.core.presentation import preview_text
from bestiary.games.cryptic_nature import GAME
from bestiary.games.cryptic_nature.assistant.phase import AssistantTurn
from bestiary.games.cryptic_nature.box.pieces import Place
from bestiary.games.cryptic_nature.choices import Fly, MoveAgain
from bestiary.games.cryptic_nature.field import CryptozoologistTurn
from bestiary.games.cryptic_nature.state import Expedition
from games.cryptic_nature.position import position

TURN = [CryptozoologistTurn(0)]
HERE: dict[str, Any] = {"agenda": TURN, "display": "haber", "place": ["e1"], "bets": ["haber"]}


def preview_texts(state: Expedition, begin: str, language: str = "en") -> dict[str, str]:
    """What is told of the options that begin so."""
    words = Words(GAME, language)
    tell = GAME.page.previews
    assert tell is not None
    options = {notation.write(c): c for c in state.decisions[0].options}
    return {
        t: preview_text(words, tell(state, 0, c)) for t, c in options.items() if t.startswith(begin)
    }


def test_dice_and_their_odds() -> None:
    one = position(**HERE, evidence=["tracks-n3"])
    assert preview_texts(one, "track") == {
        "track haber tracks-n3 action": "1 die, 1 in 3 to succeed."
    }
    assert preview_texts(one, "track", "ru") == {
        "track haber tracks-n3 action": "1 кубик, успех в 1 из 3."
    }
    lucky = position(**HERE, evidence=["tracks-n3"], skills=["luck"])
    assert list(preview_texts(lucky, "track").values()) == [
        "1 die, 1 in 3 to succeed. With Luck 1 in 2."
    ]
    both = position(**HERE, evidence=["tracks-n3 rumour-n1"])
    found = preview_texts(both, "track")
    assert found["track haber tracks-n3+rumour-n1 action"] == "No dice: it is found."


def test_what_is_used_up() -> None:
    state = position(**HERE, ground="e1:bones-n2", skills=["collect"])
    assert preview_texts(state, "collect") == {
        "collect bones-n2 action": "Uses the basic action.",
        "collect bones-n2 skill": "Uses the skill.",
    }
    moved = position(**HERE, steps_left=0)
    assert set(preview_texts(moved, "move-again").values()) == {"Uses the basic action."}


def test_a_place_that_costs_the_ticket_or_the_action_says_which_part_is_spent() -> None:
    state = position(**HERE, skills=["plane-ticket"])
    assert GAME.page.previews is not None
    spent = {
        type(choice).__name__: {preview.spends for preview in GAME.page.previews(state, 0, choice)}
        for choice in state.decisions[0].options
    }
    assert spent["Fly"] == {"skill:plane-ticket"}
    assert spent["Move"] == set()
    assert Click("skill:plane-ticket", any_order=True) in GAME.page.clicks(Fly(Place.ROME))
    assert set(preview_texts(state, "fly").values()) == {"Uses the plane ticket."}
    moved = position(**HERE, steps_left=0)
    again = next(c for c in moved.decisions[0].options if isinstance(c, MoveAgain))
    assert [preview.spends for preview in GAME.page.previews(moved, 0, again)] == ["marker:action"]


def test_the_question_follows_what_is_left_of_the_turn() -> None:
    def asks(**more: Any) -> str:
        return Words(GAME, "en").prompt(position(**HERE, **more).decisions[0])

    assert asks() == "Move, act and use skills"
    assert asks(steps_left=0) == "You have moved: act and use skills"
    assert asks(action_left=False) == "You may still move and use skills"
    assert asks(steps_left=0, action_left=False) == "Use skills, or end your turn"


def test_prices_and_proceeds() -> None:
    state = position(
        agenda=[AssistantTurn(0)], market="sky-w2 rumour-n1", coins=[3, 0], evidence=["tracks-n3"]
    )
    assert preview_texts(state, "buy rumour-n1") == {"buy rumour-n1": "Costs 2 coins."}
    assert preview_texts(state, "sell") == {"sell tracks-n3 _": "Brings 3 coins."}
    assert preview_texts(state, "swap") == {
        "swap tracks-n3 sky-w2": "Costs nothing.",
        "swap tracks-n3 rumour-n1": "Brings 1 coin.",
    }
