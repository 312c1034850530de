"""What a choice will do is told before it is made."""

from bestiary.core import Words, notation
from bestiary.core.picture import say
from bestiary.games.cryptic_nature import GAME
from bestiary.games.cryptic_nature.assistant.phase import AssistantTurn
from bestiary.games.cryptic_nature.field import CryptozoologistTurn
from bestiary.games.cryptic_nature.state import Expedition
from games.cryptic_nature.nature_position import position

TURN = [CryptozoologistTurn(0)]
HERE = {"agenda": TURN, "display": "haber", "place": ["e1"], "bets": ["haber"]}


def told(state: Expedition, begin: str, language: str = "en") -> dict[str, str]:
    """What is told of the options that begin so."""
    words, tell = Words(GAME, language), GAME.previews
    assert tell is not None
    options = {notation.write(c): c for c in state.decisions[0].options}
    return {t: say(words, tell(state, 0, c)) for t, c in options.items() if t.startswith(begin)}


def test_dice_and_their_odds() -> None:
    one = position(**HERE, evidence=["tracks-n3"])
    assert told(one, "track") == {"track haber tracks-n3 action": "1 die, 1 in 3 to succeed."}
    assert told(one, "track", "ru") == {"track haber tracks-n3 action": "1 кубик, успех в 1 из 3."}
    lucky = position(**HERE, evidence=["tracks-n3"], skills=["luck"])
    assert list(told(lucky, "track").values()) == ["1 die, 1 in 3 to succeed. With Luck 1 in 2."]
    both = position(**HERE, evidence=["tracks-n3 rumour-n1"])
    found = told(both, "track")
    assert found["track haber tracks-n3+rumour-n1 action"] == "No dice: it is found."


def test_what_is_used_up() -> None:
    state = position(**HERE, ground="e1:bones-n2", skills=["collect"])
    assert told(state, "collect") == {
        "collect bones-n2 action": "Uses the basic action.",
        "collect bones-n2 skill": "Uses the skill.",
    }
    moved = position(**HERE, steps_left=0)
    assert set(told(moved, "move-again").values()) == {"Uses the basic action."}


def test_prices_and_proceeds() -> None:
    state = position(
        agenda=[AssistantTurn(0)], market="sky-w2 rumour-n1", coins=[3, 0], evidence=["tracks-n3"]
    )
    assert told(state, "buy rumour-n1") == {"buy rumour-n1": "Costs 2 coins."}
    assert told(state, "sell") == {"sell tracks-n3 _": "Brings 3 coins."}
    assert told(state, "swap") == {
        "swap tracks-n3 sky-w2": "Costs nothing.",
        "swap tracks-n3 rumour-n1": "Brings 1 coin.",
    }
