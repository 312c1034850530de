"""Openings of the lessons as moves in notation, shared by several lessons."""

# Every tile that a lesson asks for must be in these stacks, and must come to the learner in time:
# after a change of one, play the lesson to its end (tests do).
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
CRYSTALLINE = f"""
    {PORTRAITS}
    seat-1 land man-in-orange
    seat-2 land man-in-red
    seat-3 land woman-in-orange
    chance draw-tiles ice-red+lava-green-red-top+sand+stone-double+stone-blue-bottom\
+lake-left+lake-right+swamp+swamp+grass-medal
    chance draw-tiles ice-blue+ice-orange+ice-green+mutagen-single+lava-green-red-top\
+sand+sand+stone-green+lake-right+grass-lake
    chance draw-tiles ice-blue+ice-green+ice-red+lava-blue+lava-blue+sand+stone-red-top\
+lake-left+swamp+swamp
"""
"""Lava and stone in every stack that comes to the learner."""

PASSED_ON = """
    chance draw-passer 0
    seat-1 lay-on 2
    chance draw-passer 1
"""
LAID_BELOW = "seat-2 place 0 2\nseat-3 place 0 2"
SECOND_PASSED = """
    seat-2 take lava-blue
    seat-3 take lake-left
    chance draw-passer 2
    seat-3 lay-on 1
    chance draw-passer 0
"""
SECOND_LAID = "seat-2 place 1 2\nseat-3 place 1 2"
THIRD_PASSED = """
    seat-2 take sand
    seat-3 take ice-blue
    chance draw-passer 1
    seat-2 lay-on 2
    chance draw-passer 0
"""
ROW_OF_SIX = f"""
    {PORTRAITS}
    seat-1 land man-in-orange
    seat-2 land woman-in-blue
    seat-3 land man-in-green
    chance draw-lead 0
    chance draw-tiles ice-blue+mutagen-pair+lava-blue+lake-left+lake-right+swamp
"""
FOUR_LANDED = f"""
    {PORTRAITS}
    chance draw-explorers woman-in-red+man-in-purple
    seat-1 land man-in-orange
    seat-2 land man-in-red
    seat-3 land woman-in-orange
    seat-4 land woman-in-red
    chance draw-tiles ice-red+lava-green-red-top+sand+sand+stone-double+lake-left\
+lake-right+swamp+swamp+grass-medal
    chance draw-tiles ice-blue+ice-orange+ice-green+mutagen-single+lava-green-red-top\
+lava-blue+sand+stone-green+lake-right+grass-lake
    chance draw-tiles ice-blue+ice-green+ice-red+lava-blue+lava-blue+sand+stone-red-top\
+lake-left+swamp+swamp
    chance draw-tiles ice-orange+ice-green+mutagen-pair+mutagen-single+lava-blue+sand\
+stone-blue-top+lake-left+lake-right+grass-stone
"""
