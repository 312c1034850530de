"""Determinisation: draws a full state from a seat's information set, uniformly at random."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, TypeVar

from bestiary.core import Seat, pick
from bestiary.games.big_monster.box.components import Explorer, Tile
from bestiary.games.big_monster.passing import full_wish_list, wish_lists
from bestiary.games.big_monster.state import ORDER, MonsterState, Stack, Thrown, is_known, without

EXPLORER_ORDER: Final = {explorer: number for number, explorer in enumerate(Explorer)}
T = TypeVar("T", bound=str)


def imagine(state: MonsterState, seat: Seat, rng: Random) -> MonsterState:
    """§8.4 What a seat has not seen may lie in any order over the places it cannot look into."""
    world = state.copy()
    # Answers last: what the others may have answered depends on the tiles imagined for them.
    if state.zones:
        _imagine_spares(world, seat, rng)
    else:
        _imagine_dealt(world, seat, rng)
    if state.is_draft and state.round:
        _imagine_tiles(world, seat, rng)
        _imagine_wishes(world, seat, rng)
    _imagine_answers(world, seat, rng)
    return world


def _shuffled(items: Iterable[T], rng: Random) -> list[T]:
    heap = list(items)
    rng.shuffle(heap)
    return heap


def _counted(items: Iterable[T], order: dict[T, int]) -> dict[T, int]:
    counts = Counter(items)
    # In the order of the box: chance draws by position, and the true bag is ordered so.
    return {item: counts[item] for item in sorted(counts, key=order.__getitem__)}


def _imagine_dealt(world: MonsterState, seat: Seat, rng: Random) -> None:
    unseen = [e for player, dealt in enumerate(world.dealt) if player != seat for e in dealt]
    heap = _shuffled((*world.explorers, *unseen), rng)
    world.dealt = tuple(
        dealt if player == seat else _draw(heap, len(dealt), EXPLORER_ORDER)
        for player, dealt in enumerate(world.dealt)
    )
    world.explorers = _counted(heap, EXPLORER_ORDER)


def _imagine_spares(world: MonsterState, seat: Seat, rng: Random) -> None:
    unseen = (spare for player, spare in enumerate(world.spare) if player != seat)
    heap = _shuffled((*world.explorers, *unseen), rng)
    world.spare = tuple(
        spare if player == seat else heap.pop() for player, spare in enumerate(world.spare)
    )
    world.explorers = _counted(heap, EXPLORER_ORDER)


def _draw(heap: list[T], number: int, order: dict[T, int]) -> tuple[T, ...]:
    return tuple(sorted((heap.pop() for _ in range(number)), key=order.__getitem__))


def _imagine_tiles(world: MonsterState, seat: Seat, rng: Random) -> None:
    heap = _shuffled(_unseen(world, seat), rng)
    chosen = list(world.chosen)
    stacks = []
    for number, (tiles, held) in enumerate(world.stacks):
        hidden = world.hidden_from(seat, number)
        whole = tiles if hidden is None else (*tiles, hidden)
        # First fill the stack as it was before its holder chose, then choose anew: whoever knows
        # the stack still cannot know which of its tiles was taken.
        if not is_known(held, seat):
            whole = _draw(heap, len(whole), ORDER)
        if hidden is not None:
            guess = chosen[world.hands.index(number)] = rng.choice(whole)
            whole = without(whole, guess)
        stacks.append(Stack(_sorted(whole), held))
    world.chosen = tuple(chosen)
    world.stacks = tuple(stacks)
    world.discards = tuple(
        thrown if is_known(thrown.known, seat) else Thrown(heap.pop(), thrown.known)
        for thrown in world.discards
    )
    world.bag = _counted(heap, ORDER)


def _imagine_wishes(world: MonsterState, seat: Seat, rng: Random) -> None:
    """Whoever has not passed yet may have named any ships."""
    world.wishes = tuple(
        full_wish_list(world, player, rng.choice(wish_lists(world, player)))
        if wishes and player != seat
        else wishes
        for player, wishes in enumerate(world.wishes)
    )


def _sorted(tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    return tuple(sorted(tiles, key=ORDER.__getitem__))


def _unseen(world: MonsterState, seat: Seat) -> list[Tile]:
    heap = [tile for tile, number in world.bag.items() for _ in range(number)]
    for number, (tiles, held) in enumerate(world.stacks):
        if not is_known(held, seat):
            hidden = world.hidden_from(seat, number)
            heap.extend(tiles if hidden is None else (*tiles, hidden))
    heap.extend(t.tile for t in world.discards if not is_known(t.known, seat))
    return heap


def _imagine_answers(world: MonsterState, seat: Seat, rng: Random) -> None:
    """Others may have answered anything, in the order in which they did."""
    if not world.answers:
        return
    options = {decision.seat: decision.options for decision in world.decisions}
    world.answers = {
        player: answer if player == seat else pick(options[player], rng)
        for player, answer in world.answers.items()
    }
