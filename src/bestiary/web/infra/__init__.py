"""What all rooms stand on: configuration, storage, limits, headers, the site's words and texts.

Nobody passes through on the way of a move. Requests meet the middlewares here before they reach a
page, in the thread of that request; everything else is called from wherever it is needed, and
knows no table.
"""
