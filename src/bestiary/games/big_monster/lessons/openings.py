"""How the lessons' tables are laid, move by move."""

PORTRAITS = """
    chance draw-explorers woman-in-green+man-in-orange
    chance draw-explorers man-in-red+woman-in-blue
    chance draw-explorers woman-in-orange+man-in-green
"""
SHARED_OUT = """
    seat-2 land man-in-red
    seat-3 land woman-in-orange
    chance draw-tiles mutagen-single+lava-blue+sand+stone-blue-top+stone-blue-bottom\
+lake-left+lake-right+swamp+swamp+grass-medal
    chance draw-tiles ice-blue+ice-orange+ice-green+ice-red+mutagen-single+lava-blue\
+sand+sand+lake-right+grass-lake
    chance draw-tiles ice-blue+ice-green+ice-red+lava-green-red-top\
+lava-green-red-top+lava-blue+sand+stone-double+swamp+swamp
"""
LANDED = f"""
    {PORTRAITS}
    seat-1 land man-in-orange
    {SHARED_OUT}
"""
