"""§2 The round, turn by turn, where the order of the track is not that of the seats."""

from typing import Any

import pytest

from bestiary.games.cryptic_nature import GAME
from bestiary.games.cryptic_nature.assistant.phase import AssistantTurn
from bestiary.games.cryptic_nature.bag import InOrder
from bestiary.games.cryptic_nature.box.components import BIT
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Skill, TerrainTile, Token
from bestiary.games.cryptic_nature.events import RoundBegan
from bestiary.games.cryptic_nature.field import CryptozoologistTurn
from bestiary.games.cryptic_nature.rounds import BeginRound, EndRound, NextTurn
from bestiary.games.cryptic_nature.state import Expedition
from core.narrowing import narrow
from games.cryptic_nature.position import event_kinds, open_prompt, options, play, position

TURN = [CryptozoologistTurn(0)]
DISPLAY = "lossie haber trochus ziphius tsmok squasc"


def test_1_1_what_everybody_begins_with() -> None:
    state = GAME.rules.start(3, GAME.validate_options(3))
    plane = BIT[Skill.PLANE_TICKET]

    assert state.evidence == [(Token.BONUS_1,), (Token.BONUS_2,), (Token.BONUS_3,)]
    assert len(state.supply) == 7
    assert (state.owned, state.ready) == ([plane] * 3, [plane] * 3)
    assert (state.experience, state.surcharge) == ([0, 0, 0], 0)
    assert [state.free_bets(seat) for seat in range(3)] == [2, 2, 2]
    assert GAME.rules.start(2, GAME.validate_options(2, {"surcharge": "no"})).surcharge == 0


def test_2_1_a_round_counts_up_and_rolls_all_dice() -> None:
    state = position(3, agenda=[BeginRound()], rows=[5, 2, 7], round=4, assisting=True)
    play(state, "roll-dice coins-2+coins-3+restore+bonus-rumour")

    assert (state.round, state.assisting, len(state.dice)) == (5, False, 4)
    assert state.mover == 1


def test_2_3_a_move_in_the_first_phase_changes_the_second() -> None:
    state = position(3, agenda=[NextTurn()], rows=[5, 2, 7], waiting=(1, 0, 2))
    assert state.mover == 1
    state.rows = [1, 4, 3]
    play(state, "end-turn")
    assert (state.mover, state.assisting) == (0, False)
    play(state, "end-turn", "end-turn")
    assert (state.mover, state.assisting, state.waiting) == (0, True, (2, 1))


def test_2_2_a_turn_begins_with_a_move_and_an_action() -> None:
    spent: dict[str, Any] = {"steps_left": 0, "action_left": False, "action_steps": 1}
    state = position(3, agenda=[NextTurn()], waiting=(2, 0), skills=["", "", "range-1"], **spent)
    assert (state.steps_left, state.action_left, state.action_steps) == (3, True, 0)
    play(state, "end-turn")
    assert (state.mover, state.steps_left) == (0, 2)


def test_7_1_a_turn_of_the_assistant_begins_anew() -> None:
    spent: dict[str, Any] = {"stepped": True, "bet_moved": True, "traded": (Token.SKY_W2,)}
    used = spent | {"fresh_bets": (Cryptid.LOSSIE,)}
    state = position(3, agenda=[NextTurn()], waiting=(2,), assisting=True, rows=[3, 4, 0], **used)
    assert not state.stepped
    assert not state.bet_moved
    assert (state.traded, state.fresh_bets) == ((), ())
    assert state.from_top
    assert not position(
        3, agenda=[NextTurn()], waiting=(2,), assisting=True, rows=[0, 4, 1]
    ).from_top


@pytest.mark.parametrize(
    ("first", "gone"),
    [
        ("collect bones-n2 action", ["collect", "track", "refresh", "relocate", "move-again"]),
        ("move-again krakow", ["collect", "track", "refresh", "relocate"]),
        ("refresh", ["collect", "track", "refresh", "relocate", "move-again"]),
    ],
)
def test_2_2_there_is_one_action(first: str, gone: list[str]) -> None:
    state = position(
        agenda=TURN,
        place=["e1"],
        steps_left=0,
        ground="e1:bones-n2 e1:sky-w2 krakow:tracks-n3",
        display="haber",
        bets=["haber"],
        evidence=["tracks-e4"],
    )
    play(state, first)
    while open_prompt(state) != "cryptozoologist-turn":
        play(state, options(state)[0] if open_prompt(state) != "draw" else first_draw(state))
    assert [kind for kind in gone if options(state, kind)] == []


def first_draw(state: Expedition) -> str:
    """As many tokens as are asked for, the first of the bag."""
    chance = narrow(InOrder, state.decisions[0].options)
    return "draw " + "+".join(chance.pile[: chance.number])


def test_2_2_a_skill_is_used_once_and_leaves_the_action() -> None:
    state = position(
        agenda=TURN, place=["e1"], ground="e1:bones-n2 e1:sky-w2 n1:rumour-n1", skills=["collect"]
    )
    play(state, "collect bones-n2 skill")
    assert state.action_left
    assert not state.can_use(0, Skill.COLLECT)
    assert options(state, "collect") == ["collect sky-w2 action"]


def test_2_4_bets_are_laid_from_the_top_of_the_track() -> None:
    state = position(
        3, agenda=[EndRound()], display=DISPLAY, bets=["", "lossie", "haber tsmok"], rows=[7, 3, 1]
    )
    order = []
    while open_prompt(state) == "lay-bet":
        order.append(state.decisions[0].seat)
        play(state, options(state)[0])
    assert order == [1, 0, 0]
    assert open_prompt(state) == "roll-dice"


def test_8_5_one_more_round_is_played_and_then_counted() -> None:
    state = position(agenda=[EndRound()], final=1, with_bets=False)
    assert (open_prompt(state), state.final, state.outcome) == ("roll-dice", 2, None)
    play(state, "roll-dice coins-2+coins-2+restore")
    begun = [e for e in state.events or () if isinstance(e, RoundBegan)]
    assert [e.final for e in begun] == [True]
    state = position(agenda=[EndRound()], final=2, with_bets=False)
    assert state.outcome is not None
    assert position(agenda=[EndRound()], final=0, with_bets=False).final == 0


def test_8_5_no_terrain_is_laid_in_the_last_round() -> None:
    tiles = [(TerrainTile.MOUNTAIN_1,), ()]
    given: dict[str, Any] = {
        "assisting": True,
        "stepped": True,
        "market": "sky-w2 sky-n4 sky-s3",
        "tiles": tiles,
    }
    state = play(position(agenda=[AssistantTurn(0)], final=1, **given), "end-turn")
    assert open_prompt(state) == ""
    state = play(position(agenda=[AssistantTurn(0)], final=0, **given), "end-turn")
    assert open_prompt(state) == "place-tile"
    assert "tile-placed" not in event_kinds(state)


def test_8_1_the_market_is_filled_when_the_turn_ends() -> None:
    state = position(agenda=[AssistantTurn(0)], assisting=True, stepped=True, market="sky-w2")
    play(state, "end-turn")
    assert (open_prompt(state), narrow(InOrder, state.decisions[0].options).number) == ("draw", 2)


def test_2_2_relocating_and_tracking_use_the_action() -> None:
    given: dict[str, Any] = {
        "agenda": TURN,
        "place": ["rome"],
        "found": ["lossie"],
        "sanctuary": ". FF FF",
    }
    assert options(position(**given, action_left=False), "relocate") == []
    state = play(position(**given), "relocate lossie action")
    play(state, options(state)[0])
    assert (state.action_left, options(state, "refresh")) == (False, [])
    state = position(
        agenda=TURN,
        place=["e1"],
        ground="e1:bones-n2 n1:sky-w2",
        display="haber",
        bets=["haber"],
        evidence=["tracks-e4 rumour-n1"],
    )
    play(state, "track haber tracks-e4+rumour-n1 action", "open gulon")
    assert not state.action_left
    assert options(state, "collect") + options(state, "refresh") == []
