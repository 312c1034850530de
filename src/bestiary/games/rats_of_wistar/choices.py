"""Everything a seat or chance may choose; each names things, never places in a list."""

from typing import NamedTuple

from bestiary.core import Seat, distinct
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
    Sector,
    Skill,
    Status,
)


class Good(Component):
    """What a price of the player's choice may be paid with, and what a trade gives."""

    WOOD = "wood"
    METAL = "metal"
    MOVEMENT = "movement"
    BASIC = "basic"
    ADVANCED = "advanced"


class Bonus(Component):
    """The small icons in the cells of the wheel."""

    PLAY = "play"
    MISSION = "mission"
    MOVE_WORKERS = "move-workers"
    POTION = "potion"
    MOUSE = "take-mouse"
    EXPLORE = "explore"
    WOOD = "wood"
    METAL = "metal"
    JOKER = "joker"
    BASIC = "basic"


class Draught(Component):
    """What a potion may be used for."""

    PLAY = "play"
    MISSION = "mission"
    METAL = "metal"
    WOOD = "wood"


class Loss(Component):
    """What the victim of an aggressive effect gives up where it may choose."""

    WOOD = "wood"
    METAL = "metal"
    MOUSE = "mouse"
    VP = "vp"


@distinct
class SetSector(NamedTuple):
    """Chance lays a sector on the next place of the wheel."""

    sector: Sector


@distinct
class DrawGoal(NamedTuple):
    """Chance turns up a goal card."""

    goal: Goal


@distinct
class DrawMission(NamedTuple):
    """Chance decides what a mission card shows when it is turned over."""

    mission: Mission


@distinct
class DrawMouse(NamedTuple):
    """Chance decides what a mouse token shows when it is turned over."""

    mouse: Mouse


@distinct
class DrawDoor(NamedTuple):
    """Chance decides what a door token shows when it is taken."""

    door: Door


@distinct
class Draw(NamedTuple):
    """Chance turns the top card of a deck."""

    card: Card


@distinct
class DrawStatus(NamedTuple):
    """Chance turns up the rival's next status card."""

    status: Status


@distinct
class GoNext(NamedTuple):
    """Chance puts a player next in the first turn order; in the solo game the last is the rival."""

    seat: Seat


@distinct
class TakePair(NamedTuple):
    """Take a pair of inventions as the first hand."""

    basic: Card
    advanced: Card


@distinct
class PlaceChief(NamedTuple):
    """Put a chief into a cell of the sector at a main action, counted from 1."""

    action: MainAction
    cell: int


@distinct
class VisitHut(NamedTuple):
    """Put a chief into the alchemist's hut."""


@distinct
class TakeMain(NamedTuple):
    """Carry out the main action of the chief's sector."""


@distinct
class TakeBonus(NamedTuple):
    """Carry out a bonus of the chief's cell."""

    bonus: Bonus


@distinct
class EndTurn(NamedTuple):
    """Leave it at that."""


@distinct
class BuyJoker(NamedTuple):
    """Buy a joker token."""


@distinct
class BuyCurrent(NamedTuple):
    """Buy a current token, or turn it to its boosted side."""


@distinct
class UseMovement(NamedTuple):
    """Give back a movement token and move a worker."""

    origin: Area
    target: Area


@distinct
class UseCard(NamedTuple):
    """Use a 1× effect."""

    card: Card


@distinct
class PlaceWorker(NamedTuple):
    """Send a worker from the burrow entrance to the board."""

    area: Area


@distinct
class PitchTent(NamedTuple):
    """Put a tent into a room."""

    room: Room


@distinct
class ShiftTent(NamedTuple):
    """Move a standing tent."""

    origin: Room
    room: Room


@distinct
class AchieveGoal(NamedTuple):
    """Put a disc on a goal."""

    goal: Goal


@distinct
class KeepGoal(NamedTuple):
    """Keep one of the drawn goals for oneself."""

    goal: Goal


@distinct
class Pay(NamedTuple):
    """Pay one unit of a price with wood or metal."""

    good: Good


@distinct
class PayCard(NamedTuple):
    """Pay one unit of a price, or suffer a loss, with a card from hand."""

    card: Card


@distinct
class Afford(NamedTuple):
    """Pay the price of an effect that asks for one."""


@distinct
class Receive(NamedTuple):
    """Take so much of one good out of several on offer."""

    good: Good
    number: int


@distinct
class Play(NamedTuple):
    """Play an invention, using so many jokers."""

    card: Card
    jokers: int


@distinct
class Discount(NamedTuple):
    """Take one unit of a discount off wood or metal."""

    good: Good


@distinct
class Skip(NamedTuple):
    """Do without."""


@distinct
class OpenDoor(NamedTuple):
    """Take a door token."""

    passage: Passage


@distinct
class MoveExplorer(NamedTuple):
    """Move the explorer into a room."""

    room: Room


@distinct
class Reveal(NamedTuple):
    """Turn up the mission card of a room."""

    room: Room


@distinct
class TakeMouse(NamedTuple):
    """Take a face-down mouse token from a room."""

    room: Room


@distinct
class TakeCheese(NamedTuple):
    """Take the cheese from the pantry."""


@distinct
class TakeIn(NamedTuple):
    """Take a mouse from the supply into a free room."""


@distinct
class TakeCard(NamedTuple):
    """Take a card from a market or a discard pile."""

    card: Card


@distinct
class DrawTop(NamedTuple):
    """Take the top card of a deck."""

    deck: Deck


@distinct
class Complete(NamedTuple):
    """Complete a mission, using so many jokers."""

    row: Row
    jokers: int


@distinct
class FreeCell(NamedTuple):
    """Take the marker from a cell of one's board."""

    cell: Cell


@distinct
class TakeReward(NamedTuple):
    """Receive the reward of a mission before what the freed cell gives."""

    row: Row


@distinct
class TakeAbility(NamedTuple):
    """Use what the freed cell gives before the reward of the mission."""

    cell: Cell


@distinct
class Dig(NamedTuple):
    """Dig so many rooms."""

    rooms: int


@distinct
class Build(NamedTuple):
    """Build so many beds."""

    beds: int


@distinct
class MoveWorker(NamedTuple):
    """Move a worker from one area to another."""

    origin: Area
    target: Area


@distinct
class ChooseMain(NamedTuple):
    """Choose any main action."""

    action: MainAction


@distinct
class UsePotion(NamedTuple):
    """Choose what a potion does."""

    draught: Draught


@distinct
class ChooseHero(NamedTuple):
    """Take a hero."""

    hero: Hero


@distinct
class ChooseSkill(NamedTuple):
    """Take a skill token."""

    skill: Skill


@distinct
class React(NamedTuple):
    """Use the permanent effect of an own card or mouse."""

    source: Card | Mouse


@distinct
class Suffer(NamedTuple):
    """Choose what to lose."""

    loss: Loss


@distinct
class Release(NamedTuple):
    """Give up a mouse token."""

    mouse: Mouse


CHANCE_CHOICES = (
    *(SetSector, DrawGoal, DrawMission, DrawMouse, DrawDoor, Draw, DrawStatus, GoNext),
)
CHOICES = (
    *CHANCE_CHOICES,
    *(TakePair, PlaceChief, VisitHut, TakeMain, TakeBonus, EndTurn),
    *(BuyJoker, BuyCurrent, UseMovement, UseCard, PlaceWorker, PitchTent, ShiftTent),
    *(AchieveGoal, KeepGoal, Pay, PayCard, Afford, Receive, Play, Discount, Skip),
    *(OpenDoor, MoveExplorer, Reveal, TakeMouse, TakeCheese, TakeIn, TakeCard, DrawTop),
    *(Complete, FreeCell, TakeReward, TakeAbility, Dig, Build, MoveWorker, ChooseMain, UsePotion),
    *(ChooseHero, ChooseSkill, React, Suffer, Release),
)
