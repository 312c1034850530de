"""How the lessons' tables are laid, move by move."""

IN_ROME = """
    chance draw rumour-w4+witness-w1+rumour-s2
    chance draw witness-s4+water-s1+bones-n2+tracks-e4+victim-n1+bones-s3+sky-s3
    chance open squasc+vergisson-bird+tsmok+water-leaper+caballucos+ziphius
    chance deal-contracts kind-reptile
    chance deal-contracts evidence-witness+kind-beast
    chance deal-contracts evidence-tracks+kind-bird
    chance offer region-n+kind-bird+kind-reptile+kind-oddity
    seat-1 start-in rome
    seat-1 bet squasc
    seat-1 bet tsmok
    seat-1 take-tile mountain-6
    seat-1 take-tile forest-10
    seat-1 take-tile water-12
    seat-2 start-in novgorod
    seat-2 bet ziphius
    seat-2 bet vergisson-bird
    seat-2 take-tile mountain-13
    seat-2 take-tile forest-3
    seat-2 take-tile water-17
    chance roll-dice coins-3+experience-1+experience-2
"""
"""The learner sets out from Rome, with a bet on the Squasc of the Alps."""
