"""What goes on by itself: bots move, clocks run out, workers tell each other, readers look back.

Announcements come in after a change and go out to other workers and to the keeper. Its tasks live
in the server's loop; what they ask of tables is done in the clerk's thread, and bots think in
processes of their own.
"""
