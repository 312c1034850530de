"""Scripted openings, in notation, from which lessons go on."""

AFTER_LAYOUT = """
    chance draw rumour-w4+witness-w1+rumour-s2
    chance draw witness-s4+water-s1+bones-n2+tracks-e4+victim-n1+bones-s3+sky-s3
    chance open squasc+vergisson-bird+tsmok+water-leaper+caballucos+ziphius
    chance deal-contracts kind-reptile
    chance deal-contracts evidence-witness+kind-beast
    chance deal-contracts evidence-tracks+kind-bird
    chance offer region-n+kind-bird+kind-reptile+kind-oddity
"""
"""Map, market, cards and contracts, before anybody has set out."""

OTHERS_SET_OUT = """
    seat-2 start-in novgorod
    seat-2 bet ziphius
    seat-2 bet vergisson-bird
    seat-2 take-tile mountain-13
    seat-2 take-tile forest-3
    seat-2 take-tile water-17
    chance roll-dice coins-3+experience-1+experience-2
"""
SET_OUT = """
    seat-1 start-in rome
    seat-1 bet squasc
    seat-1 bet tsmok
    seat-1 take-tile mountain-6
    seat-1 take-tile forest-10
    seat-1 take-tile water-12
"""
IN_ROME = AFTER_LAYOUT + SET_OUT + OTHERS_SET_OUT
"""The learner sets out from Rome, with a bet on the Squasc of the Alps."""

AFTER_TRAVEL = """
    seat-1 move s2
    seat-1 collect witness-s4 action
    seat-1 end-turn
    seat-2 move e4
    seat-2 collect victim-n1 action
    seat-2 end-turn
"""
"""The first phase of the first round."""

AFTER_ASSISTANTS = """
    seat-1 step-down experience-2
    seat-1 end-turn
    seat-1 place-tile mountain-6
    seat-1 lay 1 1 0
    seat-1 take-tile mountain-8
    seat-2 step-down coins-3
    seat-2 end-turn
    seat-2 place-tile forest-3
    seat-2 lay 8 3 0
    seat-2 take-tile forest-4
    chance roll-dice coins-2+coins-3+restore
"""
"""The second phase of the first round, and the dice of the next."""

NEXT_DAY = """
    seat-2 move n1
    seat-2 collect bones-s3 action
    seat-2 end-turn
    seat-1 step-down coins-2
    seat-1 end-turn
    seat-1 place-tile forest-10
    seat-1 lay 7 2 0
    seat-1 take-tile forest-5
    seat-2 step-down restore
    seat-2 end-turn
    seat-2 place-tile water-17
    seat-2 lay 3 5 0
    seat-2 take-tile water-4
    chance roll-dice coins-2+coins-3+experience-1
"""
"""What follows the first player's turn: the rival's, the refresh, and new dice."""

FOUND = f"""
    seat-1 track squasc bonus-1+witness-s4 action
    chance open caladrius
    seat-1 bet caladrius
    seat-1 move rome
    seat-1 end-turn
    {NEXT_DAY}
"""
"""The second round: the Squasc is found, and waits in Rome."""

POACHER = f"""
    chance draw rumour-w4+witness-w1+rumour-s2
    chance draw witness-s4+water-s1+bones-n2+tracks-e4+victim-n1+bones-s3+sky-s3
    chance open squasc+vergisson-bird+tsmok+water-leaper+caballucos+ziphius
    chance deal-contracts evidence-witness+kind-beast
    chance offer region-n+kind-bird+kind-reptile+kind-oddity
{SET_OUT}
    chance roll-dice coins-3+experience-1+experience-2
    seat-1 move s2
    seat-1 collect witness-s4 action
"""
"""Alone against the poacher, with a turn nearly over."""
