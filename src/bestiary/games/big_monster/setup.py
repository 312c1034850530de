"""Chapter 1: modes, medals and explorers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from bestiary.core import CHANCE, Deal, Decision, Odds, Option, Seat, Step, Variant
from bestiary.core.game import Options
from bestiary.games.big_monster.box.components import DATA, MEDALS, Medal, Tile, explorers, mix
from bestiary.games.big_monster.choices import DrawExplorers, DrawMedals, Land
from bestiary.games.big_monster.draft import BeginRound
from bestiary.games.big_monster.events import LaidOutMedals, Landed
from bestiary.games.big_monster.rows import ChooseLead
from bestiary.games.big_monster.state import Mode, MonsterState, Passing, drained
from bestiary.games.big_monster.zone import landing_zone

EXPLORERS_EACH: Final = 2
PERMANENT: Final = tuple(medal for medal, spec in MEDALS.items() if spec.permanent)
SLOTS: Final = ("lake", "grass-swamp", "lava", "ice")
TEAM_SLOTS: Final = (("lake", "grass-swamp"), ("lava", "ice"))
SIZES: Final = {2: 80, 3: 60, 4: 80, 5: 100, 6: 120}
SPECIAL_SIZE: Final = 120

Layout = tuple[Medal, ...]


def _fitting(*slots: str) -> Layout:
    return tuple(medal for medal, spec in MEDALS.items() if not set(slots).isdisjoint(spec.slots))


def _layouts(slots: Sequence[Layout]) -> tuple[Layout, ...]:
    # Terrains fit into several slots, but there is one medal of each kind.
    return tuple(layout for layout in product(*slots) if len(set(layout)) == len(layout))


INDIVIDUAL_LAYOUTS: Final = _layouts([_fitting(slot) for slot in SLOTS])
TEAM_LAYOUTS: Final = _layouts([_fitting(*slots) for slots in TEAM_SLOTS])
RECOMMENDED: Final[Mapping[bool, Layout]] = {
    False: tuple(map(Medal, DATA["recommended"]["individual"])),
    True: tuple(map(Medal, DATA["recommended"]["team"])),
}


def layout_name(layout: Layout) -> str:
    return "-".join(layout)


LAYOUTS: Final = {layout_name(layout): layout for layout in (*INDIVIDUAL_LAYOUTS, *TEAM_LAYOUTS)}
OPTIONS: Final = (
    Option("mode", ("standard", "special", "teams"), "standard"),
    Option("passing", tuple(Passing), Passing.DRAWN.value),
    Option("check", ("together", "in-order"), "together"),
    Option("medals", ("recommended", "drawn", *LAYOUTS), "recommended"),
)
TEAM_SIZES: Final = (4, 6)
VARIANTS: Final = (
    Variant(2),
    Variant(2, (("check", "in-order"),)),
    Variant(3, (("mode", "special"), ("check", "in-order"), ("medals", "drawn"))),
    Variant(3, (("mode", "special"), ("check", "together"))),
    *(Variant(seats) for seats in (3, 4, 5, 6)),
    Variant(4, (("passing", "as-chosen"), ("medals", "drawn"))),
    Variant(3, (("passing", "ranked"),)),
    Variant(4, (("mode", "teams"), ("medals", "drawn"))),
    Variant(4, (("mode", "teams"), ("passing", "as-chosen"))),
    Variant(4, (("mode", "teams"), ("passing", "ranked"))),
    Variant(6, (("mode", "teams"),)),
)


def mode_of(seats: int, options: Options) -> Mode:
    """§1.1 Two play the duel, three or more for themselves; three also special, 4 or 6 in teams."""
    if options["mode"] == "standard":
        return Mode.DUEL if seats == 2 else Mode.INDIVIDUAL
    return Mode(options["mode"])


def check(seats: int, options: Options) -> str | None:
    mode = mode_of(seats, options)
    if mode is Mode.SPECIAL and seats != 3:
        return "check-special-needs-three"
    if mode is Mode.TEAMS and seats not in TEAM_SIZES:
        return "check-teams-need-four-or-six"
    if mode in (Mode.DUEL, Mode.SPECIAL) and options["passing"] != Passing.DRAWN:
        return "check-nothing-is-passed"
    if mode not in (Mode.DUEL, Mode.SPECIAL) and options["check"] != "together":
        return "check-all-are-checked-together"
    layouts = TEAM_LAYOUTS if mode is Mode.TEAMS else INDIVIDUAL_LAYOUTS
    if options["medals"] in LAYOUTS and LAYOUTS[options["medals"]] not in layouts:
        return "check-medals-of-other-mode"
    return None


def tile_mix(seats: int, mode: Mode) -> Mapping[Tile, int]:
    return mix(SPECIAL_SIZE if mode is Mode.SPECIAL else SIZES[seats])


def start(seats: int, options: Options) -> MonsterState:
    mode = mode_of(seats, options)
    recommended = RECOMMENDED[mode is Mode.TEAMS]
    layout = LAYOUTS.get(options["medals"], recommended)
    none: tuple[int, ...] = (0,) * seats
    state = MonsterState(
        seats=seats,
        mode=mode,
        passing=Passing(options["passing"]),
        in_order=options["check"] == "in-order",
        layout=PERMANENT + layout,
        bag=tile_mix(seats, mode),
        explorers=explorers(seats),
        chosen=(None,) * seats,
        dragons=none,
        personal=none,
        team=none,
    )
    first = BeginRound() if state.is_draft else ChooseLead()
    deals = map(DealExplorers, range(seats))
    medals = (LayOutMedals(),) if options["medals"] == "drawn" else ()
    state.then(*medals, *deals, ChooseExplorers(), first)
    return state


@dataclass(frozen=True, slots=True)
class LayOutMedals(Step):
    """§1.3 Three medals always lie out; the others fill their slots, here as chance has it."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        layouts = TEAM_LAYOUTS if state.mode is Mode.TEAMS else INDIVIDUAL_LAYOUTS
        return (Decision(CHANCE, "lay-out-medals", Odds({DrawMedals(x): 1 for x in layouts})),)

    def resolve(self, state: MonsterState, answers: Mapping[Seat, DrawMedals]) -> None:
        state.layout = PERMANENT + answers[CHANCE].medals
        state.tell(LaidOutMedals, state.layout)
        state.reveal()


@dataclass(frozen=True, slots=True)
class DealExplorers(Step):
    """Two explorers for one player."""

    seat: Seat

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        deal = Deal(state.explorers, EXPLORERS_EACH, DrawExplorers)
        return (Decision(CHANCE, "deal-explorers", deal),)

    def resolve(self, state: MonsterState, answers: Mapping[Seat, DrawExplorers]) -> None:
        dealt = answers[CHANCE].explorers
        state.explorers = drained(state.explorers, dealt)
        state.dealt += (dealt,)
        state.reveal()


@dataclass(frozen=True, slots=True)
class ChooseExplorers(Step):
    """§1.5 All secretly keep one of their two explorers; the other one becomes the ship."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return [
            Decision(seat, "choose-explorer", tuple(map(Land, dealt)))
            for seat, dealt in enumerate(state.dealt)
        ]

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Land]) -> None:
        landing = [answers[seat].explorer for seat in range(state.seats)]
        state.zones = tuple(map(landing_zone, landing))
        state.spare = tuple(
            next(other for other in dealt if other is not explorer)
            for dealt, explorer in zip(state.dealt, landing, strict=True)
        )
        state.dealt = ()
        for seat, explorer in enumerate(landing):
            state.tell(Landed, seat, explorer)
        state.reveal()
