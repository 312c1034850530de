"""Who comes in, and by what right: guests and accounts, links that open a table, seats' tokens.

Pages, sockets and programs ask here who their visitor is before they let anybody near a table.
It runs in the thread of whoever asks: a request's own, or the clerk's for a socket.
"""
