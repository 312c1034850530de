"""Chapter 8: what each seat may know."""

from collections import Counter
from collections.abc import Iterable

from bestiary.core import Seat, notation
from bestiary.games.big_monster.box.components import (
    COLOURS,
    MEASURES,
    MEDALS,
    Measure,
    Medal,
    Tile,
)
from bestiary.games.big_monster.finish import team_result
from bestiary.games.big_monster.medals import (
    open_medals,
    open_team_medals,
    partners,
    sand_and_stone,
    team_counts,
)
from bestiary.games.big_monster.scoring import LINES, lines
from bestiary.games.big_monster.setup import tile_mix
from bestiary.games.big_monster.state import (
    MEDAL_BITS,
    NO_STACK,
    ORDER,
    PUBLIC,
    Mode,
    MonsterState,
    is_known,
    medals_in,
    team_of,
)
from bestiary.games.big_monster.view_types import (
    CrystalView,
    KindView,
    LaidTileView,
    MedalView,
    MemoryView,
    MonsterView,
    PendingChoice,
    PendingZone,
    PlayerView,
    StackPlaceView,
    TeamView,
)
from bestiary.games.big_monster.zone import Place, Zone


def view(state: MonsterState, seat: Seat) -> MonsterView:
    """§8.1 Zones, medals, dragons and sizes of stacks are open; a stack only to its holder."""
    own = seat >= 0  # a spectator's seat is negative
    return {
        "seat": seat,
        "seats": state.seats,
        "mode": state.mode.value,
        "passing": state.passing.value,
        "round": state.round,
        "turn": state.turn,
        "lead": state.lead if state.turn and not state.is_draft else None,
        "stage": type(state.agenda[-1]).__name__ if state.agenda else None,
        "waiting": [d.seat for d in state.pending if d.seat >= 0],
        "to-pass": list(state.to_pass),
        "passed": list(state.passed),
        "medals": [_medal(state, medal) for medal in state.layout],
        "dragon": state.dragon,
        "teams": _teams(state),
        "mix": _mix(state),
        "players": [_player(state, player) for player in range(state.seats)],
        "rows": [{"row": row.number, "tiles": list(row.tiles)} for row in state.rows],
        "row": state.row,
        "bag": sum(state.bag.values()),
        "discarded": len(state.discards),
        "explorers": list(state.dealt[seat]) if own and seat < len(state.dealt) else [],
        "hand": _hand(state, seat) if own else [],
        "chosen": state.chosen[seat] if own else None,
        "wishes": list(state.wishes[seat]) if own and state.wishes else [],
        "places": _places(state, seat) if own else [],
        "pending": _pending(state, seat) if own else None,
        "scores": [_pad(_points(state, player)) for player in range(state.seats)],
        "memory": _memory(state, seat),
        "outcome": list(state.outcome.winners) if state.outcome else None,
    }


def _pad(points: Iterable[int]) -> dict[str, int]:
    return dict(zip(LINES, points, strict=True))


def _points(state: MonsterState, player: Seat) -> tuple[int, ...]:
    return state.score(player) if state.zones else (0,) * len(LINES)


def _hand(state: MonsterState, seat: Seat) -> list[str]:
    in_hand = state.hands and not _has_passed(state, seat)
    return list(state.stack_of(seat)) if in_hand else []


def _teams(state: MonsterState) -> list[TeamView]:
    """The pad's last row: a team has the lower of its two results."""
    if state.mode is not Mode.TEAMS or not state.zones:
        return []
    return [
        {"seats": list(partners(team, state.seats)), "result": team_result(state, team)}
        for team in range(state.seats // 2)
    ]


def _mix(state: MonsterState) -> list[KindView]:
    """Every kind of tile in the game: how many there are, and how many of them lie open."""
    lying_open = Counter(tile for zone in state.zones for tile in zone.tiles)
    lying_open.update(tile for row in state.rows for tile in row.tiles)
    lying_open.update(thrown.tile for thrown in state.discards if thrown.known == PUBLIC)
    if state.turned_up:
        lying_open.update(tile for tile in state.chosen if tile)
    return [
        {"tile": tile.value, "number": number, "open": lying_open[tile]}
        for tile, number in tile_mix(state.seats, state.mode).items()
    ]


def _player(state: MonsterState, player: Seat) -> PlayerView:
    zone = state.zones[player] if state.zones else None
    in_hand = state.hands[player] if state.hands and not _has_passed(state, player) else NO_STACK
    on_ship = state.ships[player] if state.ships else NO_STACK
    tile = state.chosen[player]
    return {
        "seat": player,
        "team": team_of(player, state.seats) if state.mode is Mode.TEAMS else None,
        "explorer": zone.explorer.value if zone else None,
        "tiles": _tiles(zone) if zone else [],
        "crystals": _crystals(zone) if zone else [],
        "chosen": tile if state.turned_up else None,
        "has-chosen": tile is not None,
        "hand": _size(state, in_hand),
        "ship": _size(state, on_ship),
        "medals": list(medals_in(state.personal[player])),
        "team-medals": list(medals_in(state.team[player])),
        "dragons": state.dragons[player],
        "sand-and-stone": sand_and_stone(zone.counts) if zone else 0,
    }


def _has_passed(state: MonsterState, player: Seat) -> bool:
    # `hands` is kept until the turn ends; a stack that lies on a ship is in no hand any more.
    return state.hands[player] in state.ships


def _size(state: MonsterState, number: int) -> int | None:
    return None if number == NO_STACK else len(state.stacks[number].tiles)


def _tiles(zone: Zone) -> list[LaidTileView]:
    return [
        {"tile": tile.value, "x": where.x, "y": where.y, "mutations": hits}
        for tile, where, hits in zone.laid_tiles()
    ]


def _crystals(zone: Zone) -> list[CrystalView]:
    return [
        {"crystal": COLOURS[colour].value, "x": where.x, "y": where.y}
        for colour, where in zone.crystals()
    ]


def _medal(state: MonsterState, medal: Medal) -> MedalView:
    spec = MEDALS[medal]
    teams = state.mode is Mode.TEAMS
    return {
        "medal": medal.value,
        "points": spec.points,
        "goal": spec.personal,
        "team-goal": spec.team if teams else None,
        "open": medal in open_medals(state),
        "team-open": medal in open_team_medals(state),
        "owners": [s for s in range(state.seats) if state.personal[s] & MEDAL_BITS[medal]],
        "team-owners": [s for s in range(state.seats) if state.team[s] & MEDAL_BITS[medal]],
        "progress": _progress(state, medal),
        "team-progress": _team_progress(state, medal) if teams else [],
    }


def _measure(medal: Medal) -> Measure:
    counts = MEDALS[medal].counts  # none for the penalty, which counts two terrains together
    return MEASURES[counts] if counts else sand_and_stone


def _progress(state: MonsterState, medal: Medal) -> list[int]:
    """By seat, what each has alone."""
    return [_measure(medal)(zone.counts) for zone in state.zones]


def _team_progress(state: MonsterState, medal: Medal) -> list[int]:
    teams = range(state.seats // 2) if state.zones else ()
    return [_measure(medal)(team_counts(state, team)) for team in teams]


def _places(state: MonsterState, seat: Seat) -> list[list[int]]:
    """Where the tile just turned up may lie; nothing once the seat has answered."""
    tile = state.chosen[seat]
    asked = any(d.seat == seat and d.prompt == "place" for d in state.pending)
    if tile is None or not asked:
        return []
    return [list(where) for where in state.zones[seat].room(tile).values()]


def _pending(state: MonsterState, seat: Seat) -> PendingChoice | PendingZone | None:
    """The seat's own secret answer, while others still think, with what will come of it."""
    answer = state.answers.get(seat)
    if answer is None:
        return None
    tile = state.chosen[seat]
    if not isinstance(answer, Place) or tile is None:
        return {"choice": notation.write(answer)}
    zone = state.zones[seat].lay(tile, answer)
    points = lines(zone, state.medal_count(seat), state.medal_points(seat))
    return {"tiles": _tiles(zone), "crystals": _crystals(zone), "score": _pad(points)}


def _memory(state: MonsterState, seat: Seat) -> MemoryView:
    """§8.2 Whoever has held a stack knows what is left in it until the round ends."""
    return {
        "spare": state.spare[seat].value if seat >= 0 and state.spare else None,
        "stacks": [
            {
                "at": _where(state, number),
                "size": len(stack.tiles),
                "tiles": _known_tiles(state, number, seat),
            }
            for number, stack in enumerate(state.stacks)
            if is_known(stack.held, seat)
        ],
        "discards": _sorted(t.tile for t in state.discards if is_known(t.known, seat)),
    }


def _sorted(tiles: Iterable[Tile]) -> list[str]:
    return [tile.value for tile in sorted(tiles, key=ORDER.__getitem__)]


def _where(state: MonsterState, number: int) -> StackPlaceView:
    on_ship = number in state.ships
    holders = state.ships if on_ship else state.hands
    return {"seat": holders.index(number), "ship": on_ship}


def _known_tiles(state: MonsterState, number: int, seat: Seat) -> list[str]:
    """The tiles of a known stack; one that another holder has just chosen may be any of them."""
    tiles = state.stacks[number].tiles
    hidden = state.hidden_from(seat, number)
    return _sorted(tiles if hidden is None else (*tiles, hidden))
