"""How the lessons' tables are laid, move by move."""

FIRST_DAY = """
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
    seat-2 take-pair needle-spear automatic-mouse
    seat-1 take-pair school solar-array
    chance draw notebook
    chance draw sled
    chance draw wheelbarrow
    chance draw mill
    chance draw bunker
    chance draw satellite-dish
    chance draw telescopic-goggles
    chance draw submarine
"""
"""The learner begins, with School in hand and two workers waiting."""
