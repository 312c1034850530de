"""What the ranger does not do: positions in which an older bot was silly."""

from random import Random
from typing import Any

import pytest

from bestiary.bots import make
from bestiary.core import Position, Words, notation
from bestiary.core.state import is_compiled
from bestiary.games.cryptic_nature import GAME
from bestiary.games.cryptic_nature.assistant.phase import AssistantTurn
from bestiary.games.cryptic_nature.box.pieces import Request
from bestiary.games.cryptic_nature.field import CryptozoologistTurn
from bestiary.games.cryptic_nature.mind import homeward
from bestiary.games.cryptic_nature.mind.advice import parts, rate, value
from bestiary.games.cryptic_nature.mind.grounds import parts as named
from bestiary.games.cryptic_nature.mind.homes import pairs
from bestiary.games.cryptic_nature.mind.pace import turns_left
from bestiary.games.cryptic_nature.rounds import NEXT_TURN
from bestiary.games.cryptic_nature.state import Expedition
from games.cryptic_nature.position import position, read

OUT: dict[str, Any] = {"agenda": [CryptozoologistTurn(0), NEXT_TURN], "waiting": (1,)}
FAR = "n1:bones-n2 n1:sky-n4 n1:water-n4 n1:witness-n2 n1:tracks-e4 n1:rumour-w1 n1:rumour-n1"
NEAR = f"{FAR} e1:tracks-n3"
MOUNTAINS = "............ .MMMM .MMMM"
HARES = {"wolpertinger": "yes"}


def chosen(state: Expedition, level: str = "ranger") -> str:
    bot = make(level, GAME)
    return notation.write(bot.choose(Position.of(GAME, state, 0, Random(1))))


def part(state: Expedition, name: str) -> float:
    return next(g.worth for g in parts(state, 0) if g.text == f"ground-{name}")


def test_it_does_not_refresh_where_a_cryptid_can_be_found_for_certain() -> None:
    state = position(
        **OUT, place=["e1"], display="haber", bets=["haber"], evidence=["tracks-n3 bonus-1"]
    )

    assert chosen(state) == "track haber tracks-n3+bonus-1 action"


def test_it_does_not_leave_a_city_without_relocating() -> None:
    state = position(**OUT, found=["haber"], sanctuary=MOUNTAINS, ground=FAR)

    assert chosen(state) == "relocate haber action"


def test_it_does_not_relocate_one_of_a_pair_that_a_request_takes() -> None:
    request = Request("kind-beast")
    state = position(**OUT, found=["haber dahu"], sanctuary=MOUNTAINS, requests=(request,))

    assert chosen(state) == "fulfil kind-beast haber+dahu action"


def test_it_does_not_give_two_great_homes_away_for_a_request() -> None:
    request = Request("kind-beast")
    state = position(found=["gevaudan-beast gatto-mammone"], requests=(request,))

    assert pairs(state, 0) == []


def test_a_master_fulfils_a_request_that_is_open_and_waits_for_none() -> None:
    request = Request("kind-beast")
    waiting: dict[str, Any] = {"found": ["haber dahu"], "sanctuary": MOUNTAINS}
    both, neither = (position(**OUT, **waiting, requests=r) for r in ((request,), ()))

    assert chosen(both, "master") == "fulfil kind-beast haber+dahu action"
    assert homeward.value(both, 0) == homeward.value(neither, 0)
    assert value(both, 0) > value(neither, 0)


def test_a_card_that_completes_a_pair_is_worth_a_bet() -> None:
    request = Request("kind-beast")
    both: dict[str, Any] = {"display": "dahu trochus", "found": ["haber"], "marks": {}}
    with_request = position(**both, bets=["dahu"], requests=(request,))
    without = position(**both, bets=["dahu"], requests=())

    assert part(with_request, "hunts") > part(without, "hunts")


def test_it_does_not_pass_a_wolpertinger_by_with_a_rumour_to_spare() -> None:
    cities = tuple(GAME.rules.start(2, GAME.validate_options(2, HARES)).cities)
    state = position(**OUT, options=HARES, cities=cities, evidence=["bonus-1"], ground=FAR)

    assert chosen(state) == "search bonus-1 action"


def test_it_does_not_swap_what_changes_nothing() -> None:
    state = position(
        agenda=[AssistantTurn(0), NEXT_TURN],
        assisting=True,
        stepped=True,
        evidence=["tracks-n3"],
        market="tracks-w2 tracks-s1",
        display="haber",
        bets=["haber"],
        coins=[0, 0],
    )

    assert chosen(state) == "end-turn"


def test_it_does_not_use_a_skill_where_the_action_would_do() -> None:
    state = position(
        **OUT, place=["e1"], display="haber", bets=["haber"], skills=["collect"], ground=NEAR
    )

    assert chosen(state) == "collect tracks-n3 action"


def test_it_makes_no_plans_without_an_action_left() -> None:
    last: dict[str, Any] = {
        "display": "haber",
        "bets": ["haber"],
        "final": 2,
        "agenda": [CryptozoologistTurn(0)],
    }
    delayed_worth = position(**last, waiting=(1,))
    spent = position(**last, waiting=(1,), action_left=False)

    assert (turns_left(delayed_worth, 0), turns_left(spent, 0)) == (1, 0)
    assert part(delayed_worth, "hunts") > 0 == part(spent, "hunts")


@pytest.mark.skipif(is_compiled(), reason="compiled functions cannot be replaced")
def test_dice_are_weighed_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(
        **OUT, place=["e1"], display="haber", bets=["haber"], evidence=["tracks-n3 bonus-1"]
    )

    def action_value_by(used: str, chance: float) -> float:
        monkeypatch.setattr(
            "bestiary.games.cryptic_nature.mind.advice.die_chance", lambda *_: chance
        )
        return rate(state, 0, read(f"track haber {used} action"))

    assert action_value_by("tracks-n3+bonus-1", 0) == action_value_by("tracks-n3+bonus-1", 1), (
        "no dice"
    )
    never, sometimes, always = (action_value_by("tracks-n3", chance) for chance in (0, 0.25, 1))
    assert never < sometimes < always
    assert sometimes == pytest.approx(0.75 * never + 0.25 * always)


def test_the_value_is_the_sum_of_parts_that_have_names() -> None:
    state = position(**OUT, found=["haber"], display="dahu", bets=["dahu"])
    grounds = named(state, 0)

    assert len([g for g in grounds if g.worth]) > 3
    assert value(state, 0) == pytest.approx(sum(g.worth for g in grounds))
    for language in ("en", "ru"):
        words = Words(GAME, language)
        assert len({words(g.text, **dict(g.about)) for g in grounds}) == len(grounds)


def test_a_plan_is_told_with_the_cryptid_it_is_for() -> None:
    state = position(**OUT, found=["haber"], display="dahu", bets=["dahu"])
    words = Words(GAME, "en")
    told = {words(g.text, **dict(g.about)) for g in named(state, 0)}

    assert "for the prospect of finding Dahu" in told
    assert "for a home or a request, still to come: Haber" in told
