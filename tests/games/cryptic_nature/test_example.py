"""The rulebook's example of a round: Katya, Alex and Max, step by step."""

from bestiary.games.cryptic_nature.box.components import ACTIVE, BIT
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Place, Skill, TerrainTile, Token
from bestiary.games.cryptic_nature.field import move_range
from bestiary.games.cryptic_nature.rounds import BeginRound
from bestiary.games.cryptic_nature.state import Expedition
from games.cryptic_nature.position import options, play, position, read

KATYA = 0
ALEX = 1
MAX = 2
EVERY_SKILL = " ".join(Skill)


def test_2_2_the_round_of_katya_alex_and_max() -> None:
    state = position(
        3,
        agenda=[BeginRound()],
        place=["aachen", "s1", "rome"],
        rows=[3, 4, 5],
        evidence=["tracks-n3", "witness-n2 water-n4", ""],
        display="trochus lossie karadag-serpent haber mavo ziphius",
        bets=["karadag-serpent ziphius", "karadag-serpent ziphius", "trochus ziphius"],
        marks={Cryptid.MAVO: Token.BONES_S3},
        owed=(),
        skills=["", EVERY_SKILL, ""],
        market="rumour-w1 sky-w2 victim-n1",
        ground="e1:bones-n2 e2:tracks-e4 n1:sky-s3 n2:victim-w3 w1:bones-w4 w2:water-w3",
        sanctuary="........ ..M..... ........ ........ .......W",
        coins=[0, 4, 0],
        tiles=[
            (TerrainTile.MOUNTAIN_1, TerrainTile.FOREST_1, TerrainTile.WATER_1),
            (TerrainTile.MOUNTAIN_2, TerrainTile.FOREST_2, TerrainTile.WATER_2),
            (TerrainTile.MOUNTAIN_3, TerrainTile.FOREST_3, TerrainTile.WATER_3),
        ],
    )
    for tiles in state.tiles:
        for tile in tiles:
            kind = next(k for k in state.stacks if tile.startswith(k))
            state.stacks[kind] = tuple(t for t in state.stacks[kind] if t is not tile)
    katya_collects(state)
    alex_flies_finds_and_refreshes(state)
    alex_splits_his_move(state)
    play(state, "end-turn")
    alex_restores_everything(state)
    katya_swaps_and_takes_two_experience(state)


def katya_collects(state: Expedition) -> None:
    """Aachen to E1, then the bones."""
    play(state, "roll-dice coins-2+experience-1+experience-2+restore")
    assert state.mover == KATYA
    play(state, "move e1", "collect bones-n2 action", "end-turn")
    assert state.evidence[KATYA] == (Token.TRACKS_N3, Token.BONES_N2)


def alex_flies_finds_and_refreshes(state: Expedition) -> None:
    """S1 to E3 by plane, the serpent by the skill, then the refresh as the basic action."""
    assert state.mover == ALEX
    state.steps_left = move_range(state, ALEX)
    play(state, "fly e3", "track karadag-serpent witness-n2+water-n4 skill", "open lindworm")
    assert state.experience[ALEX] == 1
    assert state.found[ALEX] == (Cryptid.KARADAG_SERPENT,)
    assert 1 == state.free_bets(KATYA) == state.free_bets(ALEX)
    assert state.on_ground() == 5
    play(state, "refresh", "drop rumour-w1", "draw rumour-n3+rumour-w4+tracks-s1")
    assert state.ground[Place.N3] == (Token.RUMOUR_W4,)
    assert state.ground[Place.W4] == (Token.TRACKS_S1,)
    assert not any("trochus" in o for o in options(state, "replace"))
    play(state, "replace lossie", "open tsmok", "shift up 2")
    assert state.rows[ALEX] < state.rows[KATYA]


def alex_splits_his_move(state: Expedition) -> None:
    """E3 to E2, collect with the skill, on to Aachen: four locations in two parts."""
    play(state, "move e2", "collect tracks-e4 skill", "move aachen")
    assert Place.AACHEN is state.place[ALEX]
    assert state.steps_left == 0
    play(state, "end-turn")
    assert state.mover == MAX


def alex_restores_everything(state: Expedition) -> None:
    """Up, four coins for the used skills, a bet on the Haber, a water tile."""
    assert state.mover == ALEX
    assert state.assisting
    state.ready[ALEX] &= ~BIT[Skill.LUCK]
    play(state, "step-up")
    for skill in ("plane-ticket", "collect", "track", "luck"):
        play(state, f"restore {skill}")
    assert state.coins[ALEX] == 0
    assert all(state.can_use(ALEX, skill) for skill in ACTIVE)
    assert len(state.dice) == 4
    state.play(ALEX, read("bet haber"))
    state.play(KATYA, read("bet mavo"))
    play(state, "end-turn", "place-tile water-2")
    play(state, next(o for o in options(state)))
    play(state, options(state)[0])
    assert len(state.tiles[ALEX]) == 3


def katya_swaps_and_takes_two_experience(state: Expedition) -> None:
    """Tracks for rumours and a coin, the coin for a step up, then down for the die."""
    assert state.mover == KATYA
    row = state.rows[KATYA]
    play(state, "swap tracks-n3 rumour-n3")
    assert state.coins[KATYA] == 1
    play(state, "paid-step up")
    assert state.coins[KATYA] == 0
    play(state, "step-down experience-2")
    assert row == state.rows[KATYA]
    assert state.experience[KATYA] == 2
    play(state, "end-turn", "place-tile mountain-1", options_first(state, "lay"))
    play(state, options(state)[0])
    assert state.mover == MAX


def options_first(state: Expedition, kind: str) -> str:
    """A choice that is known once the one before it was made."""
    twin = state.copy()
    play(twin, "end-turn", "place-tile mountain-1")
    return options(twin, kind)[0]
