"""Scripted openings, in notation, from which lessons go on."""

AFTER_LAYOUT = """
    chance set-sector s6
    chance set-sector s1
    chance set-sector s3
    chance set-sector s4
    chance set-sector s5
    chance set-sector s2
    chance draw-goal mechanics
    chance draw-goal great-minds
    chance draw-goal hospitality
    chance draw-mouse house-mouse-8
    chance go-next 0
    chance go-next 1
    chance draw school
    chance draw solar-array
    chance draw needle-spear
    chance draw automatic-mouse
"""
"""The wheel, the objectives, the first turn order and the starting pairs."""

TAKE_PAIRS = """
    seat-2 take-pair needle-spear automatic-mouse
    seat-1 take-pair school solar-array
"""
MARKETS = """
    chance draw notebook
    chance draw sled
    chance draw wheelbarrow
    chance draw mill
    chance draw bunker
    chance draw satellite-dish
    chance draw telescopic-goggles
    chance draw submarine
"""
FIRST_DAY = AFTER_LAYOUT + TAKE_PAIRS + MARKETS
"""The learner begins, with School in hand and two workers waiting."""

_BEGINS = """go-next {}
    chance go-next {}"""
LAST_OF_TWO = AFTER_LAYOUT.replace(_BEGINS.format(0, 1), _BEGINS.format(1, 0))
"""The other one begins, so that the learner is the first to choose a pair."""

BURGLARS = FIRST_DAY.replace("draw-goal mechanics", "draw-goal burglars")
"""The same day, with an objective for those who open doors."""

ON_THE_FARM = """
    seat-1 place-worker farm
    seat-1 place-worker farm
"""
IN_THE_BURROW = ON_THE_FARM.replace("farm", "burrow")
"""Both workers of the learner are at work."""

IN_THE_BEDROOM = (
    FIRST_DAY
    + ON_THE_FARM
    + """
    seat-1 place-chief explore 2
    seat-1 take-main
    seat-1 open-door window-above-the-ivy
    chance draw-door door-1
    seat-1 move-explorer bedroom
    seat-1 take-bonus metal
    seat-1 end-turn
    seat-2 place-worker forest
    seat-2 place-worker forest
    seat-2 place-chief gather-wood 1
    seat-2 take-main
    seat-2 take-bonus wood
    seat-2 end-turn
    seat-1 place-chief project 1
    seat-1 take-main
    seat-1 take-card notebook
    seat-1 take-card sled
"""
)
"""The explorer stands in a room with a face-down mission, and has a point to spend."""

AT_THE_HATCH = (
    IN_THE_BEDROOM
    + """
    seat-1 take-bonus explore
    seat-1 reveal bedroom
    chance draw-mission hatch
    seat-1 end-turn
    chance draw tunnel
    chance draw hammer
    seat-2 visit-hut
    seat-2 use-potion wood
    seat-2 end-turn
    seat-1 visit-hut
    seat-1 use-potion mission
    seat-1 complete open-the-hatch 0
"""
)
"""A mission is completed, and its marker is to be chosen."""
