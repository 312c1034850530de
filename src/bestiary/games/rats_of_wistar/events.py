"""Events of the log, in the past tense, and who may see them."""

from typing import NamedTuple

from bestiary.core import Event, Seat, distinct
from bestiary.core.choice import Component
from bestiary.games.rats_of_wistar.box.names import (
    Area,
    Card,
    Cell,
    Deck,
    Door,
    Goal,
    Hero,
    MainAction,
    Mission,
    Mouse,
    Passage,
    Room,
    Row,
    Skill,
    Status,
)


class Stuff(Component):
    """What may be gained or lost in numbers."""

    WOOD = "wood"
    METAL = "metal"
    MOVEMENT = "movement"
    JOKER = "joker"
    VP = "vp"
    CURRENT = "current"


STUFF = tuple(Stuff)


@distinct
class RoundBegan(NamedTuple):
    """A new round."""

    round: int


@distinct
class WheelTurned(NamedTuple):
    """The wheel went on by one sector."""


@distinct
class OrderChanged(NamedTuple):
    """A new turn order."""

    seats: tuple[Seat, ...]


@distinct
class OrderAgainstRival(NamedTuple):
    """A new turn order of the solo game, whose rival has no seat."""

    seat: Seat
    is_first: bool


def order_event(order: tuple[Seat, ...], seats: int) -> Event:
    """A turn order as it is told at a table of so many seats."""
    return OrderChanged(order) if len(order) == seats else OrderAgainstRival(0, order[0] == 0)


@distinct
class MouseShown(NamedTuple):
    """The mouse of the round."""

    mouse: Mouse


@distinct
class PairTaken(NamedTuple):
    """A first hand."""

    seat: Seat
    basic: Card
    advanced: Card


@distinct
class ChiefPlaced(NamedTuple):
    """A chief on the wheel."""

    seat: Seat
    action: MainAction
    cell: int


@distinct
class HutVisited(NamedTuple):
    """A chief in the hut."""

    seat: Seat


@distinct
class Gained(NamedTuple):
    """Goods or points received."""

    seat: Seat
    stuff: Stuff
    number: int


@distinct
class Lost(NamedTuple):
    """Goods or points lost to somebody's aggressive effect."""

    seat: Seat
    stuff: Stuff
    number: int


@distinct
class Paid(NamedTuple):
    """Goods spent."""

    seat: Seat
    stuff: Stuff
    number: int


@distinct
class Discarded(NamedTuple):
    """A card from hand on its discard pile, open to all."""

    seat: Seat
    card: Card


@distinct
class TookCard(NamedTuple):
    """A card taken into hand where all could see it."""

    seat: Seat
    card: Card


@distinct
class DrewHidden(NamedTuple):
    """A card from the top of a deck, as the others see it."""

    seat: Seat
    deck: Deck


@distinct
class Drew(NamedTuple):
    """A card from the top of a deck."""

    seat: Seat
    card: Card
    deck: Deck

    def seen_by(self, seat: Seat) -> "Drew | DrewHidden":
        """The others see only from which deck it came."""
        return self if seat == self.seat else DrewHidden(self.seat, self.deck)


@distinct
class Flipped(NamedTuple):
    """The top card of a deck turned up and discarded."""

    card: Card


@distinct
class Played(NamedTuple):
    """An invention played."""

    seat: Seat
    card: Card


@distinct
class OnceUsed(NamedTuple):
    """A 1× effect used."""

    seat: Seat
    card: Card


@distinct
class DoorOpened(NamedTuple):
    """A door token taken, its bonus seen by all."""

    seat: Seat
    passage: Passage
    door: Door


@distinct
class ExplorerMoved(NamedTuple):
    """The explorer went on."""

    seat: Seat
    room: Room


@distinct
class MissionShown(NamedTuple):
    """A mission card turned up."""

    room: Room
    mission: Mission


@distinct
class MouseTaken(NamedTuple):
    """A mouse or cheese in a room of one's own."""

    seat: Seat
    mouse: Mouse


@distinct
class MouseLost(NamedTuple):
    """A mouse given up."""

    seat: Seat
    mouse: Mouse


@distinct
class Completed(NamedTuple):
    """A mission completed."""

    seat: Seat
    row: Row


@distinct
class CellFreed(NamedTuple):
    """A marker taken from a cell."""

    seat: Seat
    cell: Cell


@distinct
class Dug(NamedTuple):
    """Rooms dug."""

    seat: Seat
    rooms: int


@distinct
class Built(NamedTuple):
    """Beds built."""

    seat: Seat
    beds: int


@distinct
class BedDropped(NamedTuple):
    """A built bed discarded."""

    seat: Seat


@distinct
class WorkerMoved(NamedTuple):
    """A worker went to another area."""

    seat: Seat
    origin: Area
    target: Area


@distinct
class WorkerPlaced(NamedTuple):
    """A worker came out of the burrow."""

    seat: Seat
    area: Area


@distinct
class TentPitched(NamedTuple):
    """A tent in a room."""

    seat: Seat
    room: Room


@distinct
class GoalAchieved(NamedTuple):
    """A disc on a goal."""

    seat: Seat
    goal: Goal


@distinct
class GoalKept(NamedTuple):
    """A private goal."""

    seat: Seat
    goal: Goal


@distinct
class HeroChosen(NamedTuple):
    """A hero joined."""

    seat: Seat
    hero: Hero


@distinct
class SkillChosen(NamedTuple):
    """A skill token taken."""

    seat: Seat
    skill: Skill


@distinct
class Shuffled(NamedTuple):
    """A discard pile became a deck."""

    deck: Deck


@distinct
class StatusShown(NamedTuple):
    """The rival's card."""

    status: Status


@distinct
class RivalPlaced(NamedTuple):
    """Where the rival's chief went."""

    action: MainAction
    cell: int


@distinct
class RivalAtHut(NamedTuple):
    """The rival's chief went to the hut."""


@distinct
class RivalOpened(NamedTuple):
    """A door the rival opened."""

    passage: Passage


@distinct
class RivalCaught(NamedTuple):
    """A mouse the rival took away unseen."""

    room: Room


@distinct
class RivalCompleted(NamedTuple):
    """The row of a mission the rival took."""

    row: Row


@distinct
class RivalTookMouse(NamedTuple):
    """The mouse of the round, taken by the rival."""

    mouse: Mouse


@distinct
class RivalAchieved(NamedTuple):
    """A goal the rival took."""

    goal: Goal


@distinct
class RivalScored(NamedTuple):
    """Points of the rival."""

    number: int


@distinct
class RivalLost(NamedTuple):
    """Points the rival lost."""

    number: int
